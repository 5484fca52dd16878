import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, it } from 'vitest';
import { verify } from '../../../../../src/deploy/steps/verify/verify.ts';
import { createHttp } from '../../../../../src/shared/http/client.ts';
import { createTransport } from '../../../../../src/shared/http/transport.ts';
import { markerPath } from '../../../../../src/shared/live-site/marker.ts';
import { fakeClock } from '../../../../support/clock.ts';
import { createDeps } from '../../../../support/deps.ts';
import { createPlan } from '../../../../support/plan.ts';
import { makePackage, replaceFiles } from './site-package.ts';

const names = Array.from({ length: 40 }, (_, index) => `p${index}.html`);
const files = Object.fromEntries(['index.html', ...names].map((name) => [name, 'new']));
const before = { ...files, 'p7.html': 'old', 'p8.html': 'old' };
const sitePackage = replaceFiles(before, makePackage({ files }));

type Lose = (request: IncomingMessage, response: ServerResponse, count: number) => boolean;

const answered = new WeakSet<Socket>();

/** Ways to close real connections without notice. Each returns whether the request is lost. */
const losses: Readonly<Record<string, Lose>> = {
  'by FIN after each response'({ socket }, response) {
    response.on('finish', () => socket.end());
    return false;
  },
  'by RST at the second request of each connection'({ socket }) {
    if (answered.has(socket)) socket.resetAndDestroy();
    const isLost = answered.has(socket);
    answered.add(socket);
    return isLost;
  },
  'by RST at every third request'({ socket }, _response, count) {
    if (count % 3 === 0) socket.resetAndDestroy();
    return count % 3 === 0;
  },
};

it.each(Object.entries(losses))('verify succeeds if connections end %s', async (_, lose) => {
  let count = 0;
  const server = http.createServer((request, response) => {
    count += 1;
    if (lose(request, response, count)) return;
    const name = decodeURIComponent(request.url ?? '').replace(/^\/|\/$/g, '') || 'index.html';
    const text = files[name] ?? files[`${name}.html`];
    if (name === markerPath) response.end(JSON.stringify(sitePackage.marker));
    else response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const transport = createTransport({});
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const clock = fakeClock();
    const client = createHttp({ transport: transport.send, clock, userAgent: 'test' });
    const deps = { ...createDeps({ http: client }), clock };
    const sent = { id: '1', correlationId: 'c', outcome: 'accepted', url, before: [] } as const;
    const { checks } = await verify(createPlan({ url }), sitePackage, sent, deps);
    expect(checks).toContain('2 of 2 changed pages');
    expect(count).toBeLessThan(120);
    // A lost request is repeated immediately. Only one that is lost twice waits for the next round.
    if (lose !== losses['by RST at every third request']) expect(clock.pauses).toEqual([]);
  } finally {
    transport.close();
    server.closeAllConnections();
    server.close();
  }
});
