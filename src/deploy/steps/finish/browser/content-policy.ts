import type { HostedSite } from '../../../../hosting/hosted-site.ts';
import { getNaturalPath } from '../../../../hosting/lookup.ts';
import { findHeader, type HostingRules, type RouteRule } from '../../../../hosting/rules.ts';
import type { Hosting } from '../hosting/hosting.ts';
import type { BrowserScript } from './browser.ts';

const policyHeader = 'content-security-policy';

export interface PolicyProblem {
  /** `script`: the script doesn't run. `requests`: the script runs, but can't fetch anything. */
  readonly stops: 'script' | 'requests';
  readonly reason: string;
}

/**
 * Returns how a Content Security Policy stops a script that site-deploy adds to pages; `undefined`
 * if it allows the script.
 * @param integrity attribute of the script's element, if any
 */
export function policyProblem(
  header: string,
  origin: string,
  integrity?: string,
): PolicyProblem | undefined {
  const problems = header
    .split(',')
    .map((policy) => findProblem(policy, new URL(origin), integrity));
  return problems.find((problem) => problem?.stops === 'script') ?? problems.find(Boolean);
}

function findProblem(
  policy: string,
  site: URL,
  integrity: string | undefined,
): PolicyProblem | undefined {
  const directives = new Map<string, string[]>();
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/);
    // A repeated directive is ignored: https://www.w3.org/TR/CSP3/#parse-serialized-policy
    if (!directives.has(name)) directives.set(name, sources);
  }
  const getSources = (...names: readonly string[]) =>
    names.map((name) => directives.get(name)).find(Boolean);
  const allows = (sources: readonly string[] | undefined) =>
    !sources || sources.some((source) => matchesSource(source, site));
  const scripts = getSources('script-src-elem', 'script-src', 'default-src');
  const isListed = integrity && scripts?.includes(`'${integrity}'`.toLowerCase());
  // With 'strict-dynamic', browsers ignore the listed hosts:
  // https://www.w3.org/TR/CSP3/#strict-dynamic-usage
  if (!isListed && scripts?.includes("'strict-dynamic'"))
    return { stops: 'script', reason: "script-src has 'strict-dynamic', which overrides 'self'" };
  if (!isListed && !allows(scripts))
    return { stops: 'script', reason: "script-src does not allow 'self'" };
  if (allows(getSources('connect-src', 'default-src'))) return undefined;
  return { stops: 'requests', reason: "connect-src does not allow 'self'" };
}

/**
 * Returns whether a source expression matches the site:
 * https://www.w3.org/TR/CSP3/#match-url-to-source-expression
 */
function matchesSource(source: string, site: URL): boolean {
  if (source === "'self'") return true;
  const matchesScheme = (scheme: string) => scheme === 'http:' || scheme === site.protocol;
  if (/^[a-z][a-z\d+.-]*:$/.test(source)) return matchesScheme(source);
  const parts = /^([a-z][a-z\d+.-]*:)?(?:\/\/)?(\*|(?:\*\.)?[^:/*']+)(?::(\d+|\*))?\/?$/.exec(
    source,
  );
  if (!parts) return false;
  const [, scheme, host = '', port = ''] = parts;
  if (scheme && !matchesScheme(scheme)) return false;
  const ownPort = site.port || (site.protocol === 'https:' ? '443' : '80');
  const isPort = port === '' ? site.port === '' || host === '*' : ['*', ownPort].includes(port);
  const isBelow = host.startsWith('*.') && site.hostname.endsWith(host.slice(1));
  return isPort && (host === '*' || host === site.hostname || isBelow);
}

export interface SitePolicy {
  readonly name: string;
  readonly policy: string;
}

export function hostingPolicies(
  hosting: Pick<Hosting, 'globalHeaders'>,
  hosted: HostedSite,
  files: Iterable<string>,
): SitePolicy[] {
  const ofAll = findHeader(policyHeader, hosting.globalHeaders);
  const general = { name: "The site's content security policy", policy: ofAll ?? '' };
  if (!hosted.rules.routes.some(({ headers }) => findHeader(policyHeader, headers)))
    return [general];
  const found = new Map<RouteRule | undefined, SitePolicy>();
  for (const file of files) {
    const rule = hosted.ruleFor(getNaturalPath(file));
    const policy = findHeader(policyHeader, rule?.headers);
    if (policy === undefined) found.set(undefined, general);
    else found.set(rule, { name: `The content security policy of route ${rule?.route}`, policy });
  }
  return [...found.values()];
}

/**
 * Returns whether a header in the hosting configuration makes browsers refuse scripts without a
 * hash: https://www.w3.org/TR/sri-2/#integrity-policy
 */
export function needsIntegrity({ globalHeaders, routes }: HostingRules): boolean {
  const all = [globalHeaders, ...routes.map((rule) => rule.headers)];
  return all.some((headers) => findHeader('integrity-policy', headers) !== undefined);
}

export function policyWarnings(
  script: BrowserScript,
  policies: readonly SitePolicy[],
  origin: string,
  meaning: Readonly<Record<PolicyProblem['stops'], string>>,
): string[] {
  return policies.flatMap(({ name, policy }) => {
    const problem = policyProblem(policy, origin);
    if (!problem) return [];
    return [`${name} blocks /${script.path}: ${problem.reason}. ${meaning[problem.stops]}`];
  });
}
