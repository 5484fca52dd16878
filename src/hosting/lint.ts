import { isIPv4 } from 'node:net';
import { isObject, type JsonObject, toObject } from '../shared/json.ts';
import { coversPattern, isWildcard, withoutSlash } from './patterns.ts';
import { type RouteRule, readRules } from './rules.ts';

export interface RuleProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
  /** Whether the platform accepts the setting, but without the effect that one would expect. */
  readonly isAccepted: boolean;
}

/** Limits of the platform: https://learn.microsoft.com/azure/static-web-apps/quotas */
const limits = { roles: 50, networks: 25 } as const;

/**
 * Finds settings that the platform rejects or ignores, other than violations of its JSON schema.
 * The README lists the sources.
 */
export function lintRules(config: JsonObject): RuleProblem[] {
  const rules = readRules(config);
  const { routes } = config;
  const written = (Array.isArray(routes) ? routes : []).map(toObject);
  return [
    ...rules.routes.flatMap((rule) => [
      ...lintRule(rule, written[rule.index] ?? {}),
      ...compareRules(rule, rules.routes),
    ]),
    ...lintRoles(written),
    ...lintNetworks(toObject(config.networking).allowedIpRanges),
    ...lintHeaders(['globalHeaders'], config.globalHeaders),
    ...lintFallback(toObject(config.navigationFallback).rewrite),
    ...(rules.restriction === 'forwardingGateway.requiredHeaders'
      ? [
          warn(
            ['forwardingGateway', 'requiredHeaders'],
            'visitors, and the verification, are denied without these headers',
          ),
        ]
      : []),
  ];
}

const refuse = (path: RuleProblem['path'], message: string): RuleProblem => {
  return { path, message, isAccepted: false };
};
const warn = (path: RuleProblem['path'], message: string): RuleProblem => {
  return { path, message, isAccepted: true };
};

function lintRule(rule: RouteRule, written: JsonObject): RuleProblem[] {
  const path = ['routes', rule.index];
  const problems = lintHeaders([...path, 'headers'], written.headers);
  const { rewrite, redirect, statusCode } = rule;
  if (rewrite !== undefined && statusCode !== undefined)
    problems.push(refuse([...path, 'statusCode'], 'the platform refuses a status with a rewrite'));
  if (redirect !== undefined && statusCode !== undefined && ![301, 302].includes(statusCode))
    problems.push(
      warn([...path, 'statusCode'], `the platform redirects with 302, not ${statusCode}`),
    );
  if (!String(written.route).startsWith('/'))
    problems.push(warn([...path, 'route'], `read as "${rule.route}": begin it with a slash`));
  if (/[?#]/.test(rule.route))
    problems.push(warn([...path, 'route'], 'never matches: a route is a path without a query'));
  if (redirect !== undefined && withoutSlash(redirect) === withoutSlash(rule.route))
    problems.push(
      warn([...path, 'redirect'], 'redirects to its own route, which ignores a slash at the end'),
    );
  if (rule.route === '/*' && rewrite !== undefined && !rule.methods)
    problems.push(
      warn(
        path,
        'sends this page for every address, scripts and images included; use navigationFallback',
      ),
    );
  if (typeof written.rewrite === 'string' && /^[a-z][a-z\d+.-]*:/i.test(written.rewrite))
    problems.push(warn([...path, 'rewrite'], 'a rewrite can only name a path of this site'));
  return problems;
}

/** Finds routes that no request can reach, most of which the platform rejects. */
function compareRules(rule: RouteRule, routes: readonly RouteRule[]): RuleProblem[] {
  const path = ['routes', rule.index, 'route'];
  for (const earlier of routes) {
    if (earlier.index >= rule.index) break;
    const { route, methods, index } = earlier;
    const isSame = withoutSlash(route) === withoutSlash(rule.route);
    if (isSame && !methods && !rule.methods)
      return [
        refuse(path, `the platform refuses the same route twice: routes[${index}] is "${route}"`),
      ];
    const isHidden = !methods || rule.methods?.every((method) => methods.includes(method)) === true;
    if (isSame && methods && isHidden)
      return [warn(path, `never reached: routes[${index}] has the same route and methods`)];
    if (isSame || !isWildcard(route)) continue;
    const isPlain = route.endsWith('*');
    if (isHidden && coversPattern(route, rule.route)) {
      if (isPlain && !methods)
        return [
          refuse(
            path,
            `the platform refuses a route that "${route}" (routes[${index}]) covers; move it up`,
          ),
        ];
      return [warn(path, `never reached: "${route}" (routes[${index}]) covers it`)];
    }
    // The platform's check has been observed to ignore case:
    // https://github.com/Azure/static-web-apps/issues/748
    if (isPlain && !methods && coversPattern(route.toLowerCase(), rule.route.toLowerCase()))
      return [
        warn(
          path,
          `the platform may refuse it: "${route}" (routes[${index}]) covers it in another case`,
        ),
      ];
  }
  return [];
}

function lintRoles(routes: readonly JsonObject[]): RuleProblem[] {
  const problems: RuleProblem[] = [];
  const names = new Set<string>();
  for (const [index, { allowedRoles }] of routes.entries())
    for (const [number, role] of (Array.isArray(allowedRoles) ? allowedRoles : []).entries()) {
      names.add(String(role).toLowerCase());
      // Only these characters are documented; see also Azure/static-web-apps#692.
      if (typeof role === 'string' && !/^\w+$/.test(role))
        problems.push(
          refuse(
            ['routes', index, 'allowedRoles', number],
            `the platform refuses the role "${role}": only letters, digits and _`,
          ),
        );
    }
  for (const builtIn of ['anonymous', 'authenticated']) names.delete(builtIn);
  if (names.size > limits.roles)
    problems.push(
      refuse(['routes'], `${names.size} roles; the platform's limit is ${limits.roles}`),
    );
  return problems;
}

function lintNetworks(ranges: unknown): RuleProblem[] {
  const path = ['networking', 'allowedIpRanges'];
  if (!Array.isArray(ranges)) return [];
  if (ranges.length === 0) return [warn(path, 'an empty list lets nobody in')];
  const problems: RuleProblem[] = [];
  if (ranges.length > limits.networks)
    problems.push(
      refuse(path, `${ranges.length} networks; the platform's limit is ${limits.networks}`),
    );
  for (const [index, range] of ranges.entries()) {
    const [network = '', bits = '32'] = String(range).split('/');
    // Entries that aren't IP addresses are service tags, such as AzureFrontDoor.Backend.
    const isNumeric = /^[\d.]+$/.test(network);
    const isRight = isIPv4(network) && /^\d{1,2}$/.test(bits) && Number(bits) <= 32;
    if (network.includes(':'))
      problems.push(warn([...path, index], `"${range}" is not an IPv4 network, as documented`));
    if (isNumeric && !isRight)
      problems.push(
        refuse([...path, index], `"${range}" is not an IPv4 network, such as 10.0.0.0/24`),
      );
  }
  return problems;
}

/**
 * Finds headers that the platform does not send as written: Azure/static-web-apps#402, #191 and
 * #1561
 */
function lintHeaders(path: RuleProblem['path'], headers: unknown): RuleProblem[] {
  if (!isObject(headers)) return [];
  const names = Object.keys(headers);
  return names.flatMap((name, index) => {
    const lower = name.toLowerCase();
    const at = [...path, name];
    if (lower === 'content-type')
      return [warn(at, 'the platform takes the type from the extension: use mimeTypes')];
    if (lower === 'server') return [warn(at, 'the platform does not change this header')];
    if (lower === 'x-xss-protection' && headers[name] === '')
      return [warn(at, 'the platform does not remove this header')];
    if (names.slice(0, index).some((earlier) => earlier.toLowerCase() === lower))
      return [warn(at, 'overrides the same header in another case')];
    return [];
  });
}

function lintFallback(rewrite: unknown): RuleProblem[] {
  const isAbsolute = typeof rewrite === 'string' && /^([a-z][a-z\d+.-]*:|\/\/)/i.test(rewrite);
  if (!isAbsolute) return [];
  return [warn(['navigationFallback', 'rewrite'], 'a fallback can only name a path of this site')];
}
