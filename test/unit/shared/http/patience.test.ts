import { describe, expect, it } from 'vitest';
import type { HttpRequest } from '../../../../src/shared/http/client.ts';
import { AttemptTimeout } from '../../../../src/shared/http/fault.ts';
import { retry } from '../../../../src/shared/http/retry.ts';
import { fakeClock } from '../../../support/clock.ts';
import { fault, scriptedHttp } from '../../../support/http.ts';

const url = 'https://api.example.com/a';
const get: HttpRequest = { method: 'GET', url };

describe('the time that a request may take in all', () => {
  it('ends the attempts when they have lasted two minutes together, and not before', async () => {
    const clock = fakeClock();
    const hangs = (ms: number) =>
      scriptedHttp(() => {
        clock.pass(ms);
        throw new AttemptTimeout('nothing moved');
      }, clock);
    await expect(hangs(60_000).send(get)).rejects.toMatchObject({ kind: 'timeout', attempts: 2 });
    await expect(hangs(30_000).send(get)).rejects.toMatchObject({ kind: 'timeout', attempts: 4 });
  });

  it('gives a file the time of a slow line, and all its attempts', async () => {
    const clock = fakeClock();
    const http = scriptedHttp(() => {
      clock.pass(600_000);
      throw fault('ECONNRESET');
    }, clock);
    const body = { file: '/site.zip', size: 100_000_000 };
    await expect(http.send({ method: 'PUT', url, body, retry: retry.safe })).rejects.toMatchObject({
      attempts: 4,
    });
    expect(http.requests[0]?.limitMs).toBe(60_000 + 2_000_000);
  });

  it('counts all redirects that it follows against one limit', async () => {
    const clock = fakeClock();
    const http = scriptedHttp(() => {
      clock.pass(400);
      return { status: 302, headers: { location: 'https://api.example.com/next' } };
    }, clock);
    await http.send({ ...get, follow: { max: 3 }, limitMs: 1_000 });
    expect(http.requests.map(({ limitMs }) => limitMs)).toEqual([1_000, 600, 200, 1]);
  });
});
