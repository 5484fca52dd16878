import { expect, it } from 'vitest';
import { serve } from '../../../support/serve.ts';
import { openTerminal } from './terminal.ts';

it('requests to a portal on this machine bypass the proxy', async () => {
  const seen: string[] = [];
  await using proxy = await serve((request, response) => {
    seen.push(`${request.url} ${request.headers.authorization}`);
    response.end('{}');
  });
  await using terminal = await openTerminal();
  const { origin } = proxy;
  const env = { HTTP_PROXY: origin, http_proxy: origin, HTTPS_PROXY: origin };
  for (const url of [terminal.url, terminal.url.replace('127.0.0.1', 'localhost')])
    expect(await terminal.run(['sites', '--portal', url], { env })).toMatchObject({
      code: 0,
      out: expect.stringContaining('harbour-pine-web'),
    });
  expect(seen).toEqual([]);
  expect(terminal.requests).toHaveLength(2);
});
