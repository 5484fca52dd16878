import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { findFile, isRefused } from './lookup.ts';
import { matchesPattern } from './pattern.ts';
import {
  type HostingRoute,
  type ResponseOverride,
  type Rules,
  readRules,
  routeFor,
} from './rules.ts';
import { type Answer, SiteFiles, send } from './send.ts';

export interface SiteServerOptions {
  readonly readRoles: (request: IncomingMessage) => Promise<readonly string[]>;
}

const configFile = 'staticwebapp.config.json';
const methods = ['GET', 'HEAD', 'OPTIONS'];
/** Refusal of reserved names: neither the navigation fallback nor the site's error pages apply. */
const refusal =
  'The resource you are looking for has been removed, had its name changed, or is ' +
  'temporarily unavailable.';

/**
 * In the documented order (https://learn.microsoft.com/azure/static-web-apps/configuration).
 * Follows the platform if the SWA CLI's emulator differs from it; see this folder's README.
 */
export class SiteServer {
  readonly #files: SiteFiles;
  readonly #rules: Rules;
  readonly #readRoles: SiteServerOptions['readRoles'];

  private constructor(files: SiteFiles, rules: Rules, options: SiteServerOptions) {
    this.#files = files;
    this.#rules = rules;
    this.#readRoles = options.readRoles;
  }

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
    const requested = decoded(encoded);
    if (requested === undefined) return this.#error(400, undefined);
    if (isRefused(encoded, requested)) return { status: 404, text: refusal };
    if (requested === `/${configFile}`) return this.#error(404, undefined);
    const method = request.method ?? 'GET';
    const route = routeFor(this.#rules, method, requested);
    const { allowedRoles } = route ?? {};
    if (allowedRoles && !allowedRoles.some((role) => role.toLowerCase() === 'anonymous')) {
      const roles = (await this.#readRoles(request)).map((role) => role.toLowerCase());
      if (!allowedRoles.some((role) => roles.includes(role.toLowerCase())))
        return this.#error(roles.includes('authenticated') ? 403 : 401, route);
    }
    if (route?.redirect !== undefined)
      return { status: route.statusCode === 301 ? 301 : 302, location: route.redirect };
    if (!methods.includes(method)) return { status: 405, text: '' };
    const status = route?.statusCode ?? 200;
    if (status >= 400) return this.#error(status, route);
    return this.#file(route?.rewrite ?? requested, query, status, route);
  }

  #file(
    target: string,
    query: string | undefined,
    status: number,
    route: HostingRoute | undefined,
  ): Answer {
    const has = (name: string) => this.#files.has(name);
    const found = findFile(has, target, this.#rules.trailingSlash);
    if (found.kind === 'file') return { status, file: found.file, headers: route?.headers };
    // A rewrite target is never redirected.
    if (found.kind === 'redirect' && route?.rewrite === undefined)
      return {
        status: 301,
        location: encodedPath(found.to) + (query === undefined ? '' : `?${query}`),
      };
    const { fallback } = this.#rules;
    const isExcluded = fallback?.exclude.some((pattern) => matchesPattern(pattern, target)) ?? true;
    const page = fallback?.rewrite.slice(1) ?? '';
    // Route headers apply to the file that the route names, not to the fallback.
    if (!isExcluded && has(page)) return { status: 200, file: page };
    return this.#error(404, route);
  }

  #error(status: number, route: HostingRoute | undefined): Answer {
    const override: ResponseOverride = this.#rules.overrides[status] ?? {};
    const { rewrite, redirect, statusCode } = override;
    if (redirect !== undefined)
      return { status: statusCode === 301 ? 301 : 302, location: redirect };
    const page = rewrite?.slice(1);
    if (page !== undefined && this.#files.has(page)) {
      return { status: statusCode ?? status, file: page, headers: route?.headers };
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
