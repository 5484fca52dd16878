import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { HttpRequest } from '../../../../src/shared/http/client.ts';
import { HttpFault } from '../../../../src/shared/http/fault.ts';
import { probeUrl } from '../../../../src/shared/live-site/probe.ts';
import { createDeps } from '../../../support/deps.ts';
import { createResponse } from '../../../support/http.ts';

const url = 'https://www.acme.example/';

/** Creates a host that responds with these bytes. */
function serve(encoding: string, body: Buffer) {
  const requests: HttpRequest[] = [];
  const send = async (request: HttpRequest) => {
    requests.push(request);
    return { ...createResponse(200, {}, url), headers: { 'content-encoding': encoding }, body };
  };
  return { deps: createDeps({ http: { send } }), requests };
}

describe('probing an address as a visitor', () => {
  it.each([
    ['gzip', gzipSync('text')],
    ['br', brotliCompressSync('text')],
  ])('decodes a body with the encoding %s', async (encoding, body) => {
    const { deps, requests } = serve(encoding, body);
    const answer = await probeUrl(url, deps, { asVisitor: true, maxBytes: 5 });
    expect(answer.body.toString()).toBe('text');
    expect(requests[0]?.headers).toMatchObject({ 'accept-encoding': 'gzip, br' });
    expect(requests[0]?.headers).not.toHaveProperty('cache-control');
  });

  it('returns a message instead of a body that is too long or not gzip', async () => {
    for (const body of [gzipSync('a'.repeat(99)), Buffer.from('plain')])
      expect(
        (await probeUrl(url, serve('gzip', body).deps, { asVisitor: true, maxBytes: 5 })).text,
      ).toBe('The body could not be decoded.');
  });
});

it('probeUrl repeats a probe once, with a new connection, if the connection is lost', async () => {
  const requests: HttpRequest[] = [];
  const send = async (request: HttpRequest) => {
    requests.push(request);
    throw new HttpFault('reset', 'GET /', 1, new Error('reset'));
  };
  await expect(probeUrl(url, createDeps({ http: { send } }))).rejects.toBeInstanceOf(HttpFault);
  expect(requests.map(({ newConnection = false }) => newConnection)).toEqual([false, true]);
});
