import http from 'node:http';
import { PortalClient } from '../../../src/clients/portal/portal.ts';
import type { Portal } from '../../../src/localcloud/portal/portal.ts';
import { listen, stop } from '../../../src/localcloud/service/http.ts';
import { systemClock } from '../../../src/shared/clock.ts';
import { createHttp } from '../../../src/shared/http/client.ts';
import { createTransport } from '../../../src/shared/http/transport.ts';
import { Secret } from '../../../src/shared/secret.ts';
import { localPortal } from './backend.ts';

/** A local portal on a free port, and its clients. */
export interface ClientHarness extends AsyncDisposable {
  readonly portal: Portal;
  /** Calls that reached the portal. */
  readonly calls: { readonly method: string; readonly path: string }[];
  /** Returns a client with its own rate limit. */
  createClient(token: string | (() => Promise<Secret>)): PortalClient;
  /** Returns a client for the user who owns the seed's sites. */
  owner(): PortalClient;
}

export async function openClientHarness(): Promise<ClientHarness> {
  const transport = createTransport({});
  const calls: { readonly method: string; readonly path: string }[] = [];
  // `npm run integrators` puts a proxy in between, which drops the host name of the runtime APIs.
  const { SITE_DEPLOY_PORTAL_PORT: port, SITE_DEPLOY_PORTAL_PROXY: proxy } = process.env;
  const portal = await localPortal(proxy ? { siteSlug: 'harbour-pine-web' } : {});
  const server = http.createServer((request, response) => {
    calls.push({ method: request.method ?? '', path: (request.url ?? '').split('?', 1)[0] ?? '' });
    void portal.handle(request, response);
  });
  const own = `http://127.0.0.1:${await listen(server, Number(port ?? 0))}`;
  const url = proxy ?? own;
  const createClient = (token: string | (() => Promise<Secret>)) =>
    new PortalClient({
      http: createHttp({
        transport: transport.send,
        clock: systemClock,
        userAgent: 'site-deploy/test',
      }),
      url,
      credential: typeof token === 'string' ? async () => new Secret(token) : token,
    });
  return {
    portal,
    calls,
    createClient,
    owner: () => createClient('local-owner-token'),
    async [Symbol.asyncDispose]() {
      transport.close();
      await stop(server);
      await portal.close();
    },
  };
}
