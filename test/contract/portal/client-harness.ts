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
  /** Returns a client of the user who owns the sites of the seed. */
  owner(): PortalClient;
}

export async function openClientHarness(): Promise<ClientHarness> {
  const transport = createTransport({});
  const calls: { readonly method: string; readonly path: string }[] = [];
  const portal = await localPortal();
  const server = http.createServer((request, response) => {
    calls.push({ method: request.method ?? '', path: (request.url ?? '').split('?', 1)[0] ?? '' });
    void portal.handle(request, response);
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
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
