import { describe, expect, it } from 'vitest';
import { createHttp, type HttpRequest } from '../../../../src/shared/http/client.ts';
import { AttemptTimeout } from '../../../../src/shared/http/fault.ts';
import { retry } from '../../../../src/shared/http/retry.ts';
import { fakeClock } from '../../../support/clock.ts';
import { fault, scriptedHttp } from '../../../support/http.ts';

const url = 'https://api.example.com/a';
const get: HttpRequest = { method: 'GET', url };

describe('the time limit of a request', () => {
  it('allows further attempts for two minutes', async () => {
    const clock = fakeClock();
    const hangs = (ms: number) =>
      scriptedHttp(() => {
        clock.pass(ms);
        throw new AttemptTimeout('nothing moved');
      }, clock);
    await expect(hangs(60_000).send(get)).rejects.toMatchObject({ kind: 'timeout', attempts: 2 });
    await expect(hangs(30_000).send(get)).rejects.toMatchObject({ kind: 'timeout', attempts: 4 });
  });

  it('does not include the time that a request waits for its turn', async () => {
    const clock = fakeClock();
    const http = scriptedHttp((_, count) => ({ status: count === 1 ? 502 : 200 }), clock);
    const next = async () => {
      clock.pass(3_600_000);
      return () => {};
    };
    const turns = { next, hold: () => {} };
    expect(await http.send({ ...get, turns })).toMatchObject({ ok: true, attempts: 2 });
  });

  it('is longer in each attempt to send a large file', async () => {
    const clock = fakeClock();
    const http = scriptedHttp(() => {
      clock.pass(600_000);
      throw fault('ECONNRESET');
    }, clock);
    const body = { file: '/site.zip', size: 100_000_000 };
    await expect(http.send({ method: 'PUT', url, body, retry: retry.safe })).rejects.toMatchObject({
      attempts: 6,
    });
    expect(http.requests[0]?.limitMs).toBe(60_000 + 2_000_000);
  });

  it('covers all attempts of a download', async () => {
    const clock = fakeClock();
    const http = scriptedHttp(({ limitMs }) => {
      clock.pass(Math.min(limitMs, 600_000));
      throw new AttemptTimeout('not finished');
    }, clock);
    await expect(http.send({ ...get, saveTo: '/client' })).rejects.toMatchObject({ attempts: 2 });
    expect(http.requests.map(({ limitMs }) => limitMs)).toEqual([900_000, expect.any(Number)]);
    expect(clock.now()).toBeLessThanOrEqual(fakeClock().now() + 900_000);
  });

  it('outlasts an outage of 20 s even with the shortest pauses', async () => {
    const clock = fakeClock();
    const began = clock.now();
    const http = createHttp({
      clock,
      userAgent: 'test',
      random: () => 0,
      async transport() {
        if (clock.now() - began < 20_000) throw fault('ECONNREFUSED');
        return { status: 200, headers: {}, body: Buffer.alloc(0) };
      },
    });
    for (const policy of [retry.safe, retry.refusedOnly])
      expect(await http.send({ method: 'POST', url, retry: policy })).toMatchObject({ ok: true });
    expect(clock.pauses.every((pause) => pause >= 750 && pause <= 16_000)).toBe(true);
  });

  it('covers all redirects', async () => {
    const clock = fakeClock();
    const http = scriptedHttp(() => {
      clock.pass(400);
      return { status: 302, headers: { location: 'https://api.example.com/next' } };
    }, clock);
    await http.send({ ...get, follow: { max: 3 }, limitMs: 1_000 });
    expect(http.requests.map(({ limitMs }) => limitMs)).toEqual([1_000, 600, 200, 1]);
  });
});
