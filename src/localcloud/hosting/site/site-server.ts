import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { lookUp } from './lookup.ts';
import { matchesPattern } from './pattern.ts';
import { isRefused } from './refused.ts';
import { type HostingRoute, type ResponseOverride, type Rules, readRules, routeFor } from './rules.ts';
import { type Answer, send } from './send.ts';
import { SiteFiles } from './site-files.ts';

export interface SiteServerOptions {
  /** Roles of the visitor that a request is from. */
  readonly rolesOf: (request: IncomingMessage) => Promise<readonly string[]>;
}

const configFile = 'staticwebapp.config.json';
/** A file answers only these. */
const methods = ['GET', 'HEAD', 'OPTIONS'];
/**
 * What the server says of a name that it keeps for itself: neither the fallback nor a page for errors of the site
 * counts.
 */
const refusal =
  'The resource you are looking for has been removed, had its name changed, or is temporarily unavailable.';

/**
 * Serves a deployed site under the rules of its hosting configuration as Azure Static Web Apps does, in the order of
 * its documentation: the server's own filter, one route, its roles, the file, the navigation fallback, the overrides of
 * errors. Where the emulator of the SWA CLI differs from the platform this follows the platform; the differences are
 * listed in the README of this folder. (https://learn.microsoft.com/azure/static-web-apps/configuration)
 */
export class SiteServer {
  readonly #files: SiteFiles;
  readonly #rules: Rules;
  readonly #rolesOf: SiteServerOptions['rolesOf'];

  private constructor(files: SiteFiles, rules: Rules, { rolesOf }: SiteServerOptions) {
    this.#files = files;
    this.#rules = rules;
    this.#rolesOf = rolesOf;
  }

  /** @param folder of the deployed site, its hosting configuration at the root */
  static async open(folder: string, options: SiteServerOptions): Promise<SiteServer> {
    const config = await readFile(path.join(folder, configFile), 'utf8').catch(() => undefined);
    return new SiteServer(await SiteFiles.of(folder), readRules(config), options);
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await this.#answerTo(request);
    await send(request, response, answer, this.#files, this.#rules);
  }

  async #answerTo(request: IncomingMessage): Promise<Answer> {
    const [encoded = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
    const asked = decoded(encoded);
    if (asked === undefined) return this.#error(400, undefined);
    if (isRefused(encoded, asked)) return { status: 404, text: refusal };
    if (asked === `/${configFile}`) return this.#error(404, undefined);
    const method = request.method ?? 'GET';
    const route = routeFor(this.#rules, method, asked);
    const { allowedRoles } = route ?? {};
    if (allowedRoles && !allowedRoles.some((role) => role.toLowerCase() === 'anonymous')) {
      const roles = (await this.#rolesOf(request)).map((role) => role.toLowerCase());
      if (!allowedRoles.some((role) => roles.includes(role.toLowerCase())))
        return this.#error(roles.includes('authenticated') ? 403 : 401, route);
    }
    if (route?.redirect !== undefined)
      return { status: route.statusCode === 301 ? 301 : 302, location: route.redirect };
    if (!methods.includes(method)) return { status: 405, text: '' };
    const status = route?.statusCode ?? 200;
    if (status >= 400) return this.#error(status, route);
    return this.#file(route?.rewrite ?? asked, query, status, route);
  }

  #file(target: string, query: string | undefined, status: number, route: HostingRoute | undefined): Answer {
    const has = (name: string) => this.#files.has(name);
    const found = lookUp(has, target, this.#rules.trailingSlash);
    if (found.kind === 'file') return { status, file: found.file, ...(route?.headers && { headers: route.headers }) };
    // The target of a rewrite is taken as it is.
    if (found.kind === 'redirect' && route?.rewrite === undefined)
      return { status: 301, location: encodedPath(found.to) + (query === undefined ? '' : `?${query}`) };
    const { fallback } = this.#rules;
    const isExcluded = fallback?.exclude.some((pattern) => matchesPattern(pattern, target)) ?? true;
    const page = fallback?.rewrite.slice(1) ?? '';
    // Headers of a route are for the file that it names, not for the fallback.
    if (!isExcluded && has(page)) return { status: 200, file: page };
    return this.#error(404, route);
  }

  #error(status: number, route: HostingRoute | undefined): Answer {
    const override: ResponseOverride = this.#rules.overrides[status] ?? {};
    const { rewrite, redirect, statusCode } = override;
    if (redirect !== undefined) return { status: statusCode === 301 ? 301 : 302, location: redirect };
    const page = rewrite?.slice(1);
    if (page !== undefined && this.#files.has(page)) {
      return { status: statusCode ?? status, file: page, ...(route?.headers && { headers: route.headers }) };
    }
    return { status: statusCode ?? status, text: `Azure Static Web Apps - ${status}` };
  }
}

function decoded(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

const encodedPath = (name: string) => name.split('/').map(encodeURIComponent).join('/');
