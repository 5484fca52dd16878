import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { TLSSocket } from 'node:tls';
import { createForwarder, hostOf, listen, sendText, stop } from '../http.ts';
import type { Handler, LocalSite } from '../types.ts';
import { createLogins, type Logins } from './logins.ts';
import { type EnvironmentName, hostname } from './names.ts';
import { SiteServer } from './site/site-server.ts';

/** Hosting of deployed sites, each environment under the rules of its hosting configuration. */
export interface Hosting {
  /**
   * Address for a browser, `http://127.0.0.1:PORT`: the same for an environment as long as the cloud runs.
   * @returns `undefined` where nothing was ever deployed
   */
  address(slug: string, environment?: EnvironmentName): string | undefined;
  /** Host name that the platform gives the environment. */
  hostname(slug: string, environment?: EnvironmentName): string;
  /** The same address by the host name; `undefined`: it is none of these sites. */
  addressOf(hostname: string): string | undefined;
}

/** The places that answer for a host. */
export interface Places {
  /** Every n-th answer is of the version before, as from a place that has not heard. Default: none is. */
  readonly everyOld?: number;
}

export interface HostingService extends Hosting {
  /** Serves a folder as the environment's site from now on. The version before serves until this one answers. */
  publish(slug: string, environment: string | null, site: string, places?: Places): Promise<void>;
  /** Ends a named environment. */
  withdraw(slug: string, environment: string, places?: Places): Promise<void>;
  /** Named environments of a site that are live. */
  environments(slug: string): readonly string[];
  /** For requests by host name. Those without TLS are sent to `https://`, as the platform does. */
  readonly handler: Handler;
  close(): Promise<void>;
}

export interface HostingOptions {
  readonly sites: readonly LocalSite[];
  /** Folder that the emulator of logins may use as its home. */
  readonly home: string;
  readonly swaStart: boolean;
  /**
   * Answers what is asked below `/api`, which the platform reserves for the backend that is linked to a site. Default:
   * the hosting itself, which has none.
   */
  readonly api?: Handler;
}

/** One deployed version that is served, or was until its last answer is given. */
interface Version {
  readonly server: SiteServer;
  readonly logins: Logins;
  answering: number;
  replaced: boolean;
}

interface Environment {
  readonly slug: string;
  readonly name: string;
  readonly front: Server;
  readonly address: string;
  live: Version | undefined;
  /** What was live before, where some places go on serving it. */
  old: { readonly version: Version | undefined; readonly every: number } | undefined;
  answers: number;
}

export function createHosting(options: HostingOptions): HostingService {
  const environments = new Map<string, Environment>();
  const versions = new Set<Version>();
  const turns = new Map<string, Promise<void>>();
  const forwarder = createForwarder();
  const customDomains = new Map(options.sites.map((site) => [new URL(site.url).hostname, hostname(site.slug)]));
  let closed = false;

  const end = async (version: Version) => {
    await version.logins.end();
    versions.delete(version);
  };

  const answer = async (host: string, request: IncomingMessage, response: ServerResponse) => {
    if (options.api && /^\/api(?:[/?]|$)/.test(request.url ?? '')) {
      // A browser that opened the address of this machine asks for the site nevertheless.
      request.headers.host = host;
      return options.api(request, response);
    }
    const environment = environments.get(customDomains.get(host) ?? host);
    const version = environment && versionFor(environment);
    if (!version) return sendText(response, 404, '404: there is no site here');
    const path = request.url?.split('?')[0] ?? '/';
    version.answering++;
    try {
      if (path.startsWith('/.auth/')) await version.logins.answer(request, response);
      // The prefix belongs to the back end of a site, and none is linked here.
      else if (path === '/api' || path.startsWith('/api/')) sendText(response, 404, '404: the site has no API');
      else await version.server.answer(request, response);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else sendText(response, 500, `local cloud: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      version.answering--;
    }
    if (version.replaced && version.answering === 0) await end(version);
  };

  /** Puts a version in the place of the one before, which ends as soon as it has answered what it was asked. */
  const swap = async (environment: Environment, next: Version | undefined, every: number | undefined) => {
    const { live, old } = environment;
    environment.live = next;
    environment.old = every === undefined ? undefined : { version: live, every };
    for (const version of [old?.version, every === undefined ? live : undefined]) {
      if (!version) continue;
      version.replaced = true;
      if (version.answering === 0) await end(version);
    }
  };

  const open = async (slug: string, name: string): Promise<Environment> => {
    const host = hostname(slug, name);
    const known = environments.get(host);
    if (known) return known;
    const front = http.createServer((request, response) => void answer(host, request, response));
    const address = `http://127.0.0.1:${await listen(front)}`;
    const environment: Environment = { slug, name, front, address, live: undefined, old: undefined, answers: 0 };
    environments.set(host, environment);
    return environment;
  };

  const publish = async (slug: string, name: string, site: string, { everyOld }: Places) => {
    const logins = createLogins({ site, home: options.home, swaStart: options.swaStart }, forwarder);
    const server = await SiteServer.open(site, { rolesOf: (request) => logins.rolesOf(request) });
    const version = { server, logins, answering: 0, replaced: false };
    versions.add(version);
    if (closed) await end(version);
    else await swap(await open(slug, name), version, everyOld);
  };

  return {
    address: (slug, name) => environments.get(hostname(slug, name))?.address,
    hostname,
    addressOf: (host) => environments.get(host)?.address,
    environments: (slug) =>
      [...environments.values()].flatMap((one) => {
        if (one.slug === slug && one.name !== '' && one.live) return [one.name];
        return [];
      }),
    publish(slug, name, site, places = {}) {
      const host = hostname(slug, name);
      // One at a time, so that the deployment that came last is the one that stays.
      const turn = (turns.get(host) ?? Promise.resolve())
        .catch(() => undefined)
        .then(() => publish(slug, name ?? '', site, places));
      turns.set(host, turn);
      return turn;
    },
    async withdraw(slug, name, { everyOld } = {}) {
      const environment = environments.get(hostname(slug, name));
      if (environment) await swap(environment, undefined, everyOld);
    },
    handler(request, response) {
      const host = hostOf(request);
      if (request.socket instanceof TLSSocket) return answer(host, request, response);
      response.writeHead(301, { location: `https://${host}${request.url}` }).end();
    },
    async close() {
      closed = true;
      forwarder.close();
      await Promise.all([...[...versions].map(end), ...[...environments.values()].map(({ front }) => stop(front))]);
    },
  };
}

/** The version that answers next. */
function versionFor(environment: Environment): Version | undefined {
  const { live, old } = environment;
  environment.answers++;
  if (old && environment.answers % old.every === 0) return old.version;
  return live;
}
