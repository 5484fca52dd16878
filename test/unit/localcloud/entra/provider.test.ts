import { createServer, request } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { createDirectory } from '../../../../src/localcloud/entra/directory.ts';
import {
  createTokenService,
  getSigningKeys,
  loadProvider,
} from '../../../../src/localcloud/entra/provider.ts';
import { sampleSite } from '../../../../src/localcloud/localcloud.ts';
import { listen, stop } from '../../../../src/localcloud/service/http.ts';

afterEach(() => vi.restoreAllMocks());

it('the token service prints nothing if a client disconnects during its request', async () => {
  const directory = createDirectory([sampleSite], 'https://issuer.example');
  const [app] = directory.apps;
  if (!app) throw new Error('no application');
  const keys = await getSigningKeys();
  const behaviour = { accessTokenVersion: 2, clockOffsetSeconds: 0 } as const;
  const { tenantId } = sampleSite.azure;
  const service = createTokenService(loadProvider(), tenantId, directory, keys, behaviour);
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const grant = { app, audience: sampleSite.portal.audience };
  const left = Promise.withResolvers<void>();
  const server = createServer(async (incoming, response) => {
    await service.issue(grant, incoming, response);
    incoming.socket.once('close', left.resolve);
    incoming.socket.destroy(new Error('the caller has left'));
  });
  const port = await listen(server);
  request({ port, method: 'POST' })
    .on('error', () => undefined)
    .end();
  await left.promise;
  await stop(server);
  expect(printed.mock.calls).toEqual([]);
});
