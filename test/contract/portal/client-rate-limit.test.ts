import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { PortalClient } from '../../../src/clients/portal/portal.ts';
import { openHttp } from '../../../src/shared/http/open-http.ts';
import { Secret } from '../../../src/shared/secret.ts';
import { localPortal } from './backend.ts';

it('the client stays below the rate limits of the specification', async () => {
  const strict = await localPortal({ rateLimits: {} });
  const statuses: number[] = [];
  const limited = http.createServer((request, response) => {
    response.on('finish', () => statuses.push(response.statusCode));
    void strict.handle(request, response);
  });
  await new Promise<void>((resolve) => limited.listen(0, '127.0.0.1', resolve));
  const network = openHttp({ env: {} });
  const client = new PortalClient({
    http: network,
    url: `http://127.0.0.1:${(limited.address() as AddressInfo).port}`,
    credential: async () => new Secret('local-owner-token'),
  });
  try {
    const controller = new AbortController();
    const reason = new Error('seen enough');
    const all = Array.from({ length: 130 }, () =>
      client.call('listVersions', { siteId: 'site_hp_web' }, { signal: controller.signal }),
    );
    // The hundred that may be sent; the others wait for their turn.
    await Promise.all(all.slice(0, 100));
    controller.abort(reason);
    const rest = await Promise.allSettled(all.slice(100));
    expect(
      rest.every((outcome) => outcome.status === 'rejected' && outcome.reason === reason),
    ).toBe(true);
  } finally {
    network[Symbol.dispose]();
    await new Promise((resolve) => limited.close(resolve));
    await strict.close();
  }
  expect(statuses).toEqual(Array.from({ length: 100 }, () => 200));
});
