import { describe, expect, it } from 'vitest';
import type { HttpRequest } from '../../../../src/shared/http/client.ts';
import { AttemptTimeout } from '../../../../src/shared/http/fault.ts';
import { retry } from '../../../../src/shared/http/retry.ts';
import { fakeClock } from '../../../support/clock.ts';
import { fault, scriptedHttp } from '../../../support/http.ts';

const url = 'https://api.example.com/a';
const get: HttpRequest = { method: 'GET', url };

describe('the total time limit of a request', () => {
  it('stops retrying after a total of two minutes, not earlier', async () => {
    const clock = fakeClock();
    const hangs = (ms: number) =>
      scriptedHttp(() => {
        clock.pass(ms);
        throw new AttemptTimeout('nothing moved');
      }, clock);
    await expect(hangs(60_000).send(get)).rejects.toMatchObject({ kind: 'timeout', attempts: 2 });
    await expect(hangs(30_000).send(get)).rejects.toMatchObject({ kind: 'timeout', attempts: 4 });
  });

  it('allows time for a file on a slow connection, in every attempt', async () => {
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

  it('applies one time limit across all followed redirects', async () => {
    const clock = fakeClock();
    const http = scriptedHttp(() => {
      clock.pass(400);
      return { status: 302, headers: { location: 'https://api.example.com/next' } };
    }, clock);
    await http.send({ ...get, follow: { max: 3 }, limitMs: 1_000 });
    expect(http.requests.map(({ limitMs }) => limitMs)).toEqual([1_000, 600, 200, 1]);
  });
});
