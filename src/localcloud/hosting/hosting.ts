import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { TLSSocket } from 'node:tls';
import { getErrorMessage } from '../../shared/errors/error.ts';
import {
  createForwarder,
  type Forwarder,
  getHost,
  listen,
  readBody,
  refusesHost,
  sendText,
  stop,
} from '../http.ts';
import type { Handler, LocalSite } from '../types.ts';
import { type Emulator, type EmulatorOptions, startEmulator } from './emulator.ts';
import { type EnvironmentName, hostname } from './names.ts';
import { SiteServer } from './site/site-server.ts';

export interface Hosting {
  /** Stable while the cloud runs. `undefined` before a deployment. */
  address(slug: string, environment?: EnvironmentName): string | undefined;
  hostname(slug: string, environment?: EnvironmentName): string;
  findAddress(hostname: string): string | undefined;
}

export interface EdgeOptions {
  /** Every n-th response is the previous version's, as from an outdated edge. Default: none. */
  readonly everyOld?: number;
}

export interface HostingService extends Hosting {
  /** The previous version is served until the new one responds. */
  publish(
    slug: string,
    environment: string | null,
    site: string,
    edges?: EdgeOptions,
  ): Promise<void>;
  withdraw(slug: string, environment: string, edges?: EdgeOptions): Promise<void>;
  environments(slug: string): readonly string[];
  /** Redirects plain HTTP, as the platform does. */
  readonly handler: Handler;
  close(): Promise<void>;
}

export interface HostingOptions {
  readonly sites: readonly LocalSite[];
  readonly home: string;
  /** Below `/api`, reserved for a linked backend. Default: the hosting itself. */
  readonly api?: Handler;
}

interface Version {
  readonly server: SiteServer;
  readonly logins: ReturnType<typeof createLogins>;
  answering: number;
  replaced: boolean;
}

interface Environment {
  readonly slug: string;
  readonly name: string;
  readonly front: Server;
  readonly address: string;
  live: Version | undefined;
  /** If some edges still serve it. */
  old: { readonly version: Version | undefined; readonly every: number } | undefined;
  answers: number;
}

export function createHosting(options: HostingOptions): HostingService {
  const environments = new Map<string, Environment>();
  const versions = new Set<Version>();
  const turns = new Map<string, Promise<void>>();
  const forwarder = createForwarder();
  const customDomains = new Map(
    options.sites.map((site) => [new URL(site.url).hostname, hostname(site.slug)]),
  );
  let closed = false;

  const stopVersion = async (version: Version) => {
    await version.logins.terminate();
    versions.delete(version);
  };

  const answer = async (host: string, request: IncomingMessage, response: ServerResponse) => {
    if (options.api && /^\/api(?:[/?]|$)/.test(request.url ?? '')) {
      // A browser may use the local address, but the request is for the site.
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
      else if (path === '/api' || path.startsWith('/api/'))
        sendText(response, 404, '404: the site has no API');
      else await version.server.answer(request, response);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else sendText(response, 500, `local cloud: ${getErrorMessage(error)}`);
    } finally {
      version.answering--;
    }
    if (version.replaced && version.answering === 0) await stopVersion(version);
  };

  /** The replaced version ends once its pending requests are answered. */
  const swap = async (
    environment: Environment,
    next: Version | undefined,
    every: number | undefined,
  ) => {
    const { live, old } = environment;
    environment.live = next;
    environment.old = every === undefined ? undefined : { version: live, every };
    for (const version of [old?.version, every === undefined ? live : undefined]) {
      if (!version) continue;
      version.replaced = true;
      if (version.answering === 0) await stopVersion(version);
    }
  };

  const open = async (slug: string, name: string): Promise<Environment> => {
    const host = hostname(slug, name);
    const known = environments.get(host);
    if (known) return known;
    const front = http.createServer((request, response) => {
      if (!refusesHost(request, response)) void answer(host, request, response);
    });
    const address = `http://127.0.0.1:${await listen(front)}`;
    const environment: Environment = {
      slug,
      name,
      front,
      address,
      live: undefined,
      old: undefined,
      answers: 0,
    };
    environments.set(host, environment);
    return environment;
  };

  const publish = async (slug: string, name: string, site: string, edgeOptions: EdgeOptions) => {
    const logins = createLogins({ site, home: options.home }, forwarder);
    const server = await SiteServer.open(site, {
      readRoles: (request) => logins.readRoles(request),
    });
    const version = { server, logins, answering: 0, replaced: false };
    versions.add(version);
    if (closed) await stopVersion(version);
    else await swap(await open(slug, name), version, edgeOptions.everyOld);
  };

  return {
    address: (slug, name) => environments.get(hostname(slug, name))?.address,
    hostname,
    findAddress: (host) => environments.get(host)?.address,
    environments: (slug) =>
      [...environments.values()].flatMap((environment) => {
        if (environment.slug === slug && environment.name !== '' && environment.live)
          return [environment.name];
        return [];
      }),
    publish(slug, name, site, places = {}) {
      const host = hostname(slug, name);
      // One at a time, so that the last deployment wins.
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
      const host = getHost(request);
      if (request.socket instanceof TLSSocket) return answer(host, request, response);
      response.writeHead(301, { location: `https://${host}${request.url}` }).end();
    },
    async close() {
      closed = true;
      forwarder.close();
      await Promise.all([
        ...[...versions].map(stopVersion),
        ...[...environments.values()].map((environment) => stop(environment.front)),
      ]);
    },
  };
}

function versionFor(environment: Environment): Version | undefined {
  const { live, old } = environment;
  environment.answers++;
  if (old && environment.answers % old.every === 0) return old.version;
  return live;
}

/** The SWA CLI's emulator, for pages below `/.auth/`. Started on demand: it takes seconds. */
function createLogins(options: EmulatorOptions, forwarder: Forwarder) {
  let started: Promise<Emulator> | undefined;
  let isTerminated = false;
  const emulator = () => {
    started ??= startEmulator(options);
    return started;
  };
  return {
    async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      await forwarder.forward((await emulator()).port, request, response);
    },
    async readRoles(request: IncomingMessage): Promise<readonly string[]> {
      const { cookie } = request.headers;
      if (!cookie || isTerminated) return ['anonymous'];
      const principal = await fetchPrincipalRoles((await emulator()).port, cookie);
      return ['anonymous', ...(principal ?? [])];
    },
    async terminate() {
      isTerminated = true;
      const running = await started?.catch(() => undefined);
      await running?.terminate();
    },
  };
}

/** Only the emulator can decode the cookie. */
async function fetchPrincipalRoles(port: number, cookie: string) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path: '/.auth/me', headers: { cookie } }, resolve)
      .once('error', reject);
  });
  const { clientPrincipal } = JSON.parse((await readBody(answer)).toString()) as {
    clientPrincipal: { userRoles?: string[] } | null;
  };
  return clientPrincipal?.userRoles;
}
