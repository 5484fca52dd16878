import http from 'node:http';
import { expect, it } from 'vitest';
import { listen, stop } from '../../../../src/localcloud/service/http.ts';
import { openTerminal } from './terminal.ts';

it('requests to a portal on this machine bypass the proxy', async () => {
  const seen: string[] = [];
  const proxy = http.createServer((request, response) => {
    seen.push(`${request.url} ${request.headers.authorization}`);
    response.end('{}');
  });
  const address = `http://127.0.0.1:${await listen(proxy)}`;
  await using terminal = await openTerminal();
  const env = { HTTP_PROXY: address, http_proxy: address, HTTPS_PROXY: address };
  for (const url of [terminal.url, terminal.url.replace('127.0.0.1', 'localhost')])
    expect(await terminal.run(['sites', '--portal', url], { env })).toMatchObject({
      code: 0,
      out: expect.stringContaining('harbour-pine-web'),
    });
  await stop(proxy);
  expect(seen).toEqual([]);
  expect(terminal.requests).toHaveLength(2);
});
