import { hash } from 'node:crypto';
import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { TLSSocket } from 'node:tls';
import { getErrorMessage } from '../../shared/errors/error.ts';
import { getHost, listen, refusesHost, sendText, stop } from '../service/http.ts';
import type { Handler, LocalSite } from '../service/types.ts';
import { SiteServer } from './site/site-server.ts';

export interface EdgeOptions {
  /** Serves the previous version in every n-th response, like an outdated edge. Default: never. */
  readonly everyOld?: number;
}

export type Hosting = ReturnType<typeof createHosting>;

export interface HostingOptions {
  readonly sites: readonly LocalSite[];
  /**
   * Answers requests for `/api` and the paths below it, which are reserved for a linked backend. By
   * default, these requests get a 404.
   */
  readonly api?: Handler;
}

interface Environment {
  readonly slug: string;
  readonly name: string;
  readonly front: Server;
  /** Loopback address for programs, because not every system resolves `*.localhost`. */
  readonly address: string;
  /**
   * Address for browsers. Each environment has a host name, because browsers send a host's cookies
   * to all of its ports.
   */
  readonly browserAddress: string;
  live: SiteServer | undefined;
  /** Previous version, if some edges still serve it. */
  old: { readonly version: SiteServer | undefined; readonly every: number } | undefined;
  answers: number;
}

export function createHosting(options: HostingOptions) {
  const environments = new Map<string, Environment>();
  const turns = new Map<string, Promise<void>>();
  const customDomains = new Map(
    options.sites.map((site) => [new URL(site.url).hostname, hostname(site.slug)]),
  );

  const answer = async (host: string, request: IncomingMessage, response: ServerResponse) => {
    const isApi = /^\/api(?:[/?]|$)/.test(request.url ?? '');
    const { api } = options;
    // A browser may have called the local address, but the API identifies the site by its host
    // name.
    const answerApi: Handler | undefined =
      api &&
      ((asked, answered) => {
        asked.headers.host = host;
        return api(asked, answered);
      });
    const environment = environments.get(customDomains.get(host) ?? host);
    const version = environment && versionFor(environment);
    if (!version && isApi && answerApi) return answerApi(request, response);
    if (!version) return sendText(response, 404, '404: there is no site here');
    try {
      await version.answer(request, response, answerApi);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else sendText(response, 500, `local cloud: ${getErrorMessage(error)}`);
    }
  };

  const open = async (slug: string, name: string): Promise<Environment> => {
    const host = hostname(slug, name);
    const known = environments.get(host);
    if (known) return known;
    // No other page on this machine, e.g. of the portal, has a host name of this form.
    const browserHost = `${slug}-${name || 'production'}.localhost`.toLowerCase();
    const front = http.createServer((request, response) => {
      const isRefused = refusesHost(request, response, (called) => called === browserHost);
      if (!isRefused) void answer(host, request, response);
    });
    const port = await listen(front);
    const addresses = {
      address: `http://127.0.0.1:${port}`,
      browserAddress: `http://${browserHost}:${port}`,
    };
    const state = { live: undefined, old: undefined, answers: 0 };
    const environment: Environment = { slug, name, front, ...addresses, ...state };
    environments.set(host, environment);
    return environment;
  };

  return {
    /**
     * Returns an environment's address, which is constant while the cloud runs; `undefined` before
     * its first deployment.
     */
    address: (slug: string, name?: EnvironmentName) =>
      environments.get(hostname(slug, name))?.address,
    browserAddress: (slug: string, name?: EnvironmentName) =>
      environments.get(hostname(slug, name))?.browserAddress,
    hostname,
    /** Returns the browser address of the environment with this host name. */
    findAddress: (host: string) => environments.get(host)?.browserAddress,
    environments: (slug: string) =>
      [...environments.values()]
        .filter(({ slug: owner, name, live }) => owner === slug && name !== '' && live)
        .map(({ name }) => name),
    /** Publishes the folder `site`. The previous version is served until the new one is ready. */
    publish(slug: string, name: string | null, site: string, edges?: EdgeOptions) {
      const host = hostname(slug, name);
      // Run deployments one after the other, so that the last one wins.
      const turn = (turns.get(host) ?? Promise.resolve())
        .catch(() => undefined)
        .then(async () => {
          const next = await SiteServer.open(site);
          swap(await open(slug, name ?? ''), next, edges?.everyOld);
        });
      turns.set(host, turn);
      return turn;
    },
    async withdraw(slug: string, name: string, edges?: EdgeOptions) {
      const environment = environments.get(hostname(slug, name));
      if (environment) swap(environment, undefined, edges?.everyOld);
    },
    /** Serves a site. Like the platform, redirects plain HTTP to HTTPS. */
    handler(request: IncomingMessage, response: ServerResponse) {
      const host = getHost(request);
      if (request.socket instanceof TLSSocket) return answer(host, request, response);
      response.writeHead(301, { location: `https://${host}${request.url}` }).end();
    },
    async close() {
      await Promise.all([...environments.values()].map((environment) => stop(environment.front)));
    },
  };
}

function swap(environment: Environment, next: SiteServer | undefined, every: number | undefined) {
  environment.old = every === undefined ? undefined : { version: environment.live, every };
  environment.live = next;
}

function versionFor(environment: Environment): SiteServer | undefined {
  const { live, old } = environment;
  environment.answers++;
  if (old && environment.answers % old.every === 0) return old.version;
  return live;
}

const adjectives = ['gentle', 'calm', 'bright', 'proud', 'witty', 'lively', 'green', 'brave'];
const nouns = ['sea', 'river', 'field', 'stone', 'forest', 'island', 'coast', 'meadow'];
const location = 'eastus2';

export const slice = 2;

/** Derives the platform's name of a site from its slug, so that it is the same in every run. */
function platformName(slug: string): string {
  const digest = hash('sha256', slug, 'buffer');
  const adjective = adjectives[(digest[0] ?? 0) % adjectives.length];
  const noun = nouns[(digest[1] ?? 0) % nouns.length];
  return `${adjective}-${noun}-0${digest.subarray(2, 6).toString('hex')}`;
}

/**
 * Name of an environment. `null`, `undefined` and "production" (case-insensitive) mean Production.
 */
export type EnvironmentName = string | null | undefined;

export function hostname(slug: string, environment?: EnvironmentName): string {
  const name = platformName(slug);
  if (!environment || /^production$/i.test(environment))
    return `${name}.${slice}.azurestaticapps.net`;
  return `${name}-${environment.toLowerCase()}.${location}.${slice}.azurestaticapps.net`;
}

const siteHost =
  /^([a-z]+-[a-z]+-0[0-9a-f]{8})(?:-[a-z0-9]+\.[a-z0-9]+)?\.\d+\.azurestaticapps\.net$/;

/**
 * Returns the slug of the site with this host name in any of its environments; `undefined` for
 * other names.
 */
export function siteOfHostname(host: string, slugs: readonly string[]): string | undefined {
  const [, name] = siteHost.exec(host) ?? [];
  if (name) return slugs.find((slug) => platformName(slug) === name);
  return undefined;
}
