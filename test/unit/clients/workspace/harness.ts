import type { WorkspaceBehaviour } from '../../../../src/localcloud/workspace-api/seed.ts';
import { createWorkspaceService } from '../../../../src/localcloud/workspace-api/workspace-api.ts';
import { systemClock } from '../../../../src/shared/clock.ts';
import { createHttp, type Http } from '../../../../src/shared/http/client.ts';
import { createTransport, type Transport } from '../../../../src/shared/http/transport.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { callHandler } from '../../../support/in-process.ts';

/** The client application of the local service. */
export const client = { id: 'site-deploy', secret: new Secret('local-client-secret') };

/** Opens the program's own HTTP client, without pauses between attempts. */
export function openHttp(): { readonly http: Http } & Disposable {
  const transport = createTransport({});
  const clock = { ...systemClock, sleep: async () => undefined };
  const http = createHttp({ transport: transport.send, clock, userAgent: 'test' });
  return { http, [Symbol.dispose]: transport.close };
}

/** Opens the local service, which the program and a person's browser call without a network. */
export function openService(behaviour: Partial<WorkspaceBehaviour> = {}) {
  const authUrl = 'https://auth.example';
  const service = createWorkspaceService({ behaviour, authUrl });
  const clock = { ...systemClock, sleep: async () => undefined };
  const transport: Transport = (request) => callHandler(service.handler, request);
  const http = createHttp({ transport, clock, userAgent: 'test' });
  const fetch = async (address: string | URL | Request, init: RequestInit = {}) => {
    const sent = new Request(address, init);
    const { method, url, headers } = sent;
    const answer = await callHandler(service.handler, {
      method,
      url: new URL(url),
      headers: Object.fromEntries(headers),
      body: await sent.text(),
    });
    const answered = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
    const options = { status: answer.status, headers: Object.fromEntries(answered) };
    return new Response(new Uint8Array(answer.body), options);
  };
  return { ...service, authUrl, http, fetch };
}
