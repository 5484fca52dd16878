import { type FileNames, findFile, findTarget, getNaturalPath, listPaths } from './lookup.ts';
import { whyFiltered, whyHidden } from './names.ts';
import { isWildcard, matchesPattern, pathThatMatches, withoutSlash } from './patterns.ts';
import {
  decodePath,
  type HostingRules,
  type RouteRule,
  type RuleTarget,
  toAddress,
} from './rules.ts';

export const hostingFile = 'staticwebapp.config.json';

export interface Visit {
  /** Method of the request. Default: GET. */
  readonly method?: string;
  /** Roles of the visitor. Default: the roles of a visitor without a login. */
  readonly roles?: readonly string[];
}

export interface HostedAnswer {
  readonly status: number;
  /**
   * What determined the response: the server's filter, a route, the file, the fallback, an
   * override, a service (login pages or functions), or nothing.
   */
  readonly by: 'filter' | 'route' | 'file' | 'fallback' | 'override' | 'service' | 'nothing';
  readonly file?: string | undefined;
  /** Target of a redirect. */
  readonly location?: string | undefined;
  /** Headers that the configuration sets, without the platform's defaults. */
  readonly headers: Readonly<Record<string, string>>;
  /** Route that matched, if any. */
  readonly rule?: RouteRule | undefined;
}

const readers = ['GET', 'HEAD', 'OPTIONS'];
const base = 'https://site.invalid';
const isService = (path: string) => /^\/(\.auth|api)(\/|$)/.test(path);

/**
 * A pure model of a site on Azure Static Web Apps as visitors see it. This folder's README lists
 * every rule with its source.
 */
export class HostedSite {
  readonly rules: HostingRules;
  readonly #files: FileNames;
  /** Routes by path, because a site may have many routes and many paths. */
  readonly #exact: ReadonlyMap<string, readonly RouteRule[]>;
  readonly #wildcards: readonly RouteRule[];
  readonly #addresses = new Map<string, readonly string[]>();
  readonly #rewrites: ReadonlyMap<string | undefined, readonly RouteRule[]>;

  constructor(files: FileNames, rules: HostingRules) {
    this.#files = files;
    this.rules = rules;
    const exact = rules.routes.filter(({ route }) => !isWildcard(route));
    this.#exact = Map.groupBy(exact, ({ route }) => withoutSlash(route));
    this.#wildcards = rules.routes.filter(({ route }) => isWildcard(route));
    this.#rewrites = Map.groupBy(rules.routes, ({ rewrite }) =>
      rewrite === undefined ? undefined : findTarget(files, rewrite),
    );
  }

  /**
   * Returns the response to a request.
   * @param address path as sent: encoded, possibly with a query
   */
  answer(address: string, visit: Visit = {}): HostedAnswer {
    const [encoded = '/', query] = address.split(/\?(.*)/s);
    const path = decodePath(encoded);
    if (path === undefined) return this.#error(400, undefined, address);
    if (whyFiltered(path)) return { status: 404, by: 'filter', headers: {} };
    if (path === `/${hostingFile}`) return this.#error(404, undefined, address);
    const { method = 'GET', roles = ['anonymous'] } = visit;
    const rule = this.ruleFor(path, method);
    if (rule?.roles && !roles.some((role) => rule.roles?.includes(role.toLowerCase())))
      return this.#error(roles.includes('authenticated') ? 403 : 401, rule, address);
    if (rule?.redirect !== undefined) return redirect(rule, rule.redirect, 'route', rule);
    const status = rule?.statusCode ?? 200;
    if (status >= 400) return this.#error(status, rule, address);
    const service = this.#service(rule?.rewrite ?? path, rule, address);
    if (service) return service;
    if (!readers.includes(method)) return { status: 405, by: 'nothing', headers: {}, rule };
    return this.#file(path, query, status, rule, address);
  }

  /** Returns the first matching route. Skips a route that redirects to the path itself. */
  ruleFor(path: string, method = 'GET'): RouteRule | undefined {
    const bare = withoutSlash(path);
    const folder = bare === '/' ? '/index.html' : `${bare}/index.html`;
    const exact = [...(this.#exact.get(bare) ?? []), ...(this.#exact.get(folder) ?? [])];
    const fits = (rule: RouteRule) =>
      (!rule.methods || rule.methods.includes(method)) && rule.redirect !== path;
    // Login pages are open even if a wildcard protects them; see the route-processor of the SWA
    // CLI's emulator.
    const wildcards = /^\/\.auth\//.test(path) ? [] : this.#wildcards;
    const wide = wildcards.find((rule) => matchesPattern(rule.route, path) && fits(rule));
    if (exact.length === 0) return wide;
    const found = [...exact.filter(fits), ...(wide ? [wide] : [])];
    return found.toSorted((a, b) => a.index - b.index)[0];
  }

  /**
   * Returns a response for paths of login pages and functions; `undefined` for other paths. It is a
   * guess, because the model doesn't include these services.
   */
  #service(target: string, rule: RouteRule | undefined, address: string): HostedAnswer | undefined {
    if (!isService(target)) return undefined;
    if (target.startsWith('/.auth')) return { status: 302, by: 'service', headers: {}, rule };
    return { ...this.#error(404, rule, address), by: 'service' };
  }

  #file(
    path: string,
    query: string | undefined,
    status: number,
    rule: RouteRule | undefined,
    address: string,
  ): HostedAnswer {
    const { trailingSlash, fallback, globalHeaders } = this.rules;
    const target = rule?.rewrite ?? path;
    if (rule?.rewrite !== undefined) {
      const file = findTarget(this.#files, target);
      const headers = joinHeaders(globalHeaders, rule.headers);
      if (file !== undefined) return { status, by: 'route', file, headers, rule };
    } else {
      const found = findFile(this.#files, path, trailingSlash);
      if (found && 'location' in found) {
        const location = toAddress(found.location) + (query === undefined ? '' : `?${query}`);
        return { status: 301, by: 'file', location, headers: {}, rule };
      }
      const headers = rule ? joinHeaders(globalHeaders, rule.headers) : globalHeaders;
      if (found) return { status, by: 'file', file: found.file, headers, rule };
    }
    if (!fallback || fallback.exclude.some((pattern) => matchesPattern(pattern, target)))
      return this.#error(404, rule, address);
    const service = this.#service(fallback.rewrite, rule, address);
    if (service) return service;
    const file = findTarget(this.#files, fallback.rewrite);
    if (file === undefined) return this.#error(404, rule, address);
    return { status: 200, by: 'fallback', file, headers: globalHeaders, rule };
  }

  #error(status: number, rule: RouteRule | undefined, address: string): HostedAnswer {
    const override: RuleTarget = this.rules.overrides.get(status) ?? {};
    if (override.redirect !== undefined) {
      const location = override.redirect.replace('.referrer', encodeURIComponent(address));
      return redirect(override, location, 'override', rule);
    }
    const file = override.rewrite && findTarget(this.#files, override.rewrite);
    const shown = override.statusCode ?? status;
    if (!file) return { status: shown, by: 'nothing', headers: {}, rule };
    return { status: shown, by: 'override', file, headers: this.rules.globalHeaders, rule };
  }

  /**
   * Returns the decoded paths at which everybody gets this file with status 200, the most natural
   * one first.
   */
  visitorsAddresses(file: string): readonly string[] {
    const known = this.#addresses.get(file);
    if (known) return known;
    const paths = whyHidden(file) ? [] : [...listPaths(file), ...this.#rewritesTo(file)];
    const served = [...new Set(paths)].filter((path) => this.isServedAt(path, file));
    this.#addresses.set(file, served);
    return served;
  }

  /** Returns the file's paths (`listPaths`) at which visitors without a login don't get it. */
  movedPaths(file: string): string[] {
    const served = this.visitorsAddresses(file);
    return listPaths(file).filter((path) => !served.includes(path));
  }

  /**
   * Returns whether everybody gets this file with status 200.
   * @param path decoded
   */
  isServedAt(path: string, file: string): boolean {
    const answer = this.answer(toAddress(path));
    return answer.status === 200 && answer.file === file;
  }

  /**
   * Returns a path with status 200 for links to a page, if possible `written`; `undefined` if a
   * route protects or moves the page, or if it isn't served at all.
   * @param written decoded path by which the page is known
   */
  getAddress(file: string, written: string): string | undefined {
    const paths = this.visitorsAddresses(file);
    const same = paths.filter((path) => withoutSlash(path) === withoutSlash(written));
    const isClosed = (path: string) => this.#isClosed(path, file);
    // If a route protects or moves a page, don't link to another path of its file.
    if (isClosed(written) || (same.length === 0 && isClosed(getNaturalPath(file))))
      return undefined;
    return same.find((path) => path === written) ?? same[0] ?? paths[0];
  }

  /** Returns whether everybody who may read the address may read all paths of the file, too. */
  isAsOpenAs(address: string, file: string): boolean {
    const shared = this.ruleFor(address);
    const rules = listPaths(file).map((path) => this.ruleFor(path));
    return rules.every((rule) => !rule?.roles || rule === shared);
  }

  /** Returns whether a route keeps visitors of a path from getting the file. */
  #isClosed(path: string, file: string): boolean {
    const { roles, redirect, rewrite, statusCode = 200 } = this.ruleFor(path) ?? {};
    if (rewrite !== undefined && this.findPage(rewrite) !== file) return true;
    return roles !== undefined || redirect !== undefined || statusCode >= 400;
  }

  /** Returns the file that a rewrite to this path shows, if any. */
  findPage(path: string): string | undefined {
    return findTarget(this.#files, path);
  }

  hasTarget(path: string): boolean {
    return isService(path) || this.findPage(path) !== undefined;
  }

  /**
   * Follows redirects within the site. Returns their paths, and the last response unless there is a
   * cycle.
   */
  follow(address: string): { readonly paths: readonly string[]; readonly last?: HostedAnswer } {
    const paths: string[] = [];
    for (let next = new URL(address, base); ; ) {
      const isCircle = paths.includes(next.pathname);
      paths.push(next.pathname);
      if (isCircle) return { paths };
      const last = this.answer(next.pathname + next.search);
      const target = last.location === undefined ? null : URL.parse(last.location, next.href);
      if (target?.origin !== next.origin) return { paths, last };
      next = target;
    }
  }

  #rewritesTo(file: string): string[] {
    const targets = this.#rewrites.get(file) ?? [];
    return targets.map(({ route }) => pathThatMatches(route, '') ?? route);
  }
}

function redirect(
  target: RuleTarget,
  location: string,
  by: HostedAnswer['by'],
  rule?: RouteRule,
): HostedAnswer {
  // Other codes become 302: https://learn.microsoft.com/azure/static-web-apps/configuration#routes
  return { status: target.statusCode === 301 ? 301 : 302, by, location, headers: {}, rule };
}

/** Merges headers case-insensitively. Later ones take precedence. */
export function joinHeaders(
  ...all: readonly Readonly<Record<string, string>>[]
): Record<string, string> {
  const joined = new Map<string, [string, string]>();
  for (const headers of all)
    for (const [name, value] of Object.entries(headers))
      joined.set(name.toLowerCase(), [name, value]);
  return Object.fromEntries(joined.values());
}
