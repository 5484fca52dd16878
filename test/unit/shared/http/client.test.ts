import { describe, expect, it } from 'vitest';
import type { HttpRequest } from '../../../../src/shared/http/client.ts';
import { AttemptTimeout, HttpFault } from '../../../../src/shared/http/fault.ts';
import { retry } from '../../../../src/shared/http/retry.ts';
import type { TransportRequest } from '../../../../src/shared/http/transport.ts';
import { fakeClock } from '../../../support/clock.ts';
import { fault, type Reply, scriptedHttp } from '../../../support/http.ts';

const url = 'https://api.example.com/a/b?sig=SECRET';
const get: HttpRequest = { method: 'GET', url };
const post: HttpRequest = { method: 'POST', url, json: { a: 1 } };
const safe: HttpRequest = { ...post, retry: retry.safe };
const refusedOnly: HttpRequest = { ...post, retry: retry.refusedOnly };

/** Returns a handler that gives these responses in order and repeats the last one. */
const inTurn = (answers: readonly (Reply | Error)[]) => (_: TransportRequest, count: number) => {
  const answer = answers[Math.min(count, answers.length) - 1];
  if (answer === undefined || answer instanceof Error) throw answer;
  return answer;
};

describe('an HTTP client', () => {
  const words: Readonly<Record<number, string>> = {
    1: 'one attempt',
    4: 'four attempts',
    6: 'six attempts',
  };
  const table: [string, HttpRequest, Reply | Error, number][] = [
    ...[200, 201, 204, 301, 304, 400, 401, 403, 404, 409, 422, 501].map(
      (status): [string, HttpRequest, Reply, number] => [
        `a GET that is answered with ${status}`,
        get,
        { status },
        1,
      ],
    ),
    ...[408, 500, 502, 503, 504].map((status): [string, HttpRequest, Reply, number] => [
      `a GET that is answered with ${status}`,
      get,
      { status },
      6,
    ]),
    ['a GET that is answered with 429', get, { status: 429 }, 4],
    ['a HEAD that is answered with 503', { method: 'HEAD', url }, { status: 503 }, 6],
    ...(['POST', 'PUT', 'PATCH', 'DELETE'] as const).map(
      (method): [string, HttpRequest, Reply, number] => [
        `a ${method} that is answered with 503`,
        { method, url },
        { status: 503 },
        1,
      ],
    ),
    ['a POST with retry.safe that is answered with 503', safe, { status: 503 }, 6],
    ['a POST with retry.refusedOnly that is answered with 503', refusedOnly, { status: 503 }, 6],
    ['a POST with retry.refusedOnly that is answered with 429', refusedOnly, { status: 429 }, 4],
    ['a POST with retry.refusedOnly that is answered with 500', refusedOnly, { status: 500 }, 1],
    ['a GET whose connection is reset', get, fault('ECONNRESET'), 6],
    ['a GET whose connection is refused', get, fault('ECONNREFUSED'), 6],
    ['a GET that times out', get, new AttemptTimeout('nothing moved'), 6],
    ['a POST whose connection is reset', post, fault('ECONNRESET'), 1],
    ['a POST with retry.safe whose connection is reset', safe, fault('ECONNRESET'), 6],
    [
      'a POST with retry.refusedOnly whose connection is reset',
      refusedOnly,
      fault('ECONNRESET'),
      1,
    ],
    [
      'a POST with retry.refusedOnly whose connection is refused',
      refusedOnly,
      fault('ECONNREFUSED'),
      6,
    ],
    ['a POST whose connection is refused', post, fault('ECONNREFUSED'), 1],
    [
      'a GET to a server with a self-signed certificate',
      get,
      fault('DEPTH_ZERO_SELF_SIGNED_CERT'),
      1,
    ],
    [
      'a GET to a server with a certificate for a different host',
      get,
      fault('ERR_TLS_CERT_ALTNAME_INVALID'),
      1,
    ],
  ];
  const rows = table.map(
    ([what, request, answer, attempts]) =>
      [words[attempts], what, request, answer, attempts] as const,
  );
  it.each(rows)('makes %s for %s', async (_words, _what, request, answer, attempts) => {
    const http = scriptedHttp(inTurn([answer]));
    const outcome = await http.send(request).catch((error: unknown) => error);
    expect(http.requests).toHaveLength(attempts);
    expect(outcome).toMatchObject(
      answer instanceof Error ? { name: 'HttpFault', attempts } : { ...answer, attempts },
    );
  });

  it('returns the first answer that does not need a retry', async () => {
    const http = scriptedHttp(
      inTurn([fault('ECONNRESET'), { status: 502 }, { status: 200, body: 'fine' }]),
    );
    expect(await http.send(get)).toMatchObject({
      status: 200,
      ok: true,
      text: 'fine',
      attempts: 3,
    });
    expect(http.requests).toHaveLength(3);
  });

  it('sends the same bytes in each attempt', async () => {
    const http = scriptedHttp(inTurn([{ status: 503 }, { status: 503 }, {}]));
    await http.send({ ...post, retry: retry.safe });
    expect(http.requests.map(({ body }) => body)).toEqual(['{"a":1}', '{"a":1}', '{"a":1}']);
  });
});

describe('pauses before a retry', () => {
  it("use the service's clock if Retry-After is a date", async () => {
    const clock = fakeClock();
    const serviceNow = clock.now() + 600_000;
    const date = new Date(serviceNow).toUTCString();
    const later = new Date(serviceNow + 9_000).toUTCString();
    const http = scriptedHttp(
      () => ({ status: 503, headers: { date, 'retry-after': later } }),
      clock,
    );
    await http.send(get);
    expect(clock.pauses[0]).toBe(9_000);
  });

  it('are reported without the query of the URL', async () => {
    const output: string[] = [];
    const onRetry = (line: string) => output.push(line);
    await scriptedHttp(() => ({ status: 503 }), fakeClock(), onRetry).send(get);
    expect(output).toEqual([
      'GET https://api.example.com/a/b: status 503, attempt 2 in 0.9 s',
      'GET https://api.example.com/a/b: status 503, attempt 3 in 1.8 s',
      'GET https://api.example.com/a/b: status 503, attempt 4 in 3.5 s',
      'GET https://api.example.com/a/b: status 503, attempt 5 in 7.0 s',
      'GET https://api.example.com/a/b: status 503, attempt 6 in 14.0 s',
    ]);
  });
});

it('a request that is cancelled during a pause is not sent again', async () => {
  const controller = new AbortController();
  const reason = new Error('cancelled');
  const http = scriptedHttp(() => ({ status: 503 }), {
    now: () => 0,
    async sleep(_, signal) {
      controller.abort(reason);
      signal?.throwIfAborted();
    },
  });
  await expect(http.send({ ...get, signal: controller.signal })).rejects.toBe(reason);
  expect(http.requests).toHaveLength(1);
});

it('a request that is cancelled during an attempt is not sent again', async () => {
  const controller = new AbortController();
  const reason = new Error('cancelled');
  const http = scriptedHttp(() => {
    controller.abort(reason);
    throw fault('ECONNRESET');
  });
  await expect(http.send({ ...get, signal: controller.signal })).rejects.toBe(reason);
  expect(http.requests).toHaveLength(1);
});

describe('a network fault', () => {
  it.each([
    ['ECONNREFUSED', 'refused'],
    ['ECONNRESET', 'reset'],
    ['EPIPE', 'reset'],
    ['ENOTFOUND', 'dns'],
    ['EAI_AGAIN', 'dns'],
    ['ETIMEDOUT', 'timeout'],
    ['ERR_PROXY_TUNNEL', 'proxy'],
    ['CERT_HAS_EXPIRED', 'tls'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'tls'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'tls'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'tls'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'tls'],
    ['EWHATEVER', 'other'],
  ])('with the code %s is of the kind %s', async (code, kind) => {
    const http = scriptedHttp(inTurn([fault(code)]));
    const error = await http.send(post).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(HttpFault);
    expect(error).toMatchObject({ kind, attempts: 1, cause: { code } });
  });

  it('names the request without its query', async () => {
    const http = scriptedHttp(inTurn([fault('ECONNRESET')]));
    const error = await http.send(get).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      message:
        'GET https://api.example.com/a/b: connection closed before the response: the network says ECONNRESET (6 attempts)',
      request: 'GET https://api.example.com/a/b',
    });
  });
});

describe('a redirect', () => {
  const to = (location: string, status = 302): Reply => ({ status, headers: { location } });
  const headers = { authorization: 'Bearer SECRET', accept: 'text/plain', Cookie: 'a=SECRET' };
  const sentTo = (http: { readonly requests: readonly TransportRequest[] }) =>
    http.requests.map(({ url: { href } }) => href);

  it('is not followed unless requested', async () => {
    const http = scriptedHttp(() => to('/b'));
    expect(await http.send(get)).toMatchObject({ status: 302, url });
    expect(http.requests).toHaveLength(1);
  });

  it.each([301, 302, 303, 307, 308])(
    'with status %i is followed on the same origin with all headers',
    async (status) => {
      const http = scriptedHttp(inTurn([to('/b?c', status), { body: 'found' }]));
      const answer = await http.send({ ...get, headers, follow: {} });
      expect(answer).toMatchObject({
        status: 200,
        text: 'found',
        url: 'https://api.example.com/b?c',
      });
      expect(http.requests[1]?.headers).toMatchObject(headers);
    },
  );

  it('to a different origin is followed without credentials, even back to the first origin', async () => {
    const http = scriptedHttp(
      inTurn([to('https://other.example.com/x'), to('https://api.example.com/y'), {}]),
    );
    await http.send({ ...get, headers, follow: {} });
    expect(sentTo(http).slice(1)).toEqual([
      'https://other.example.com/x',
      'https://api.example.com/y',
    ]);
    for (const { headers: sent } of http.requests.slice(1))
      expect(JSON.stringify(sent)).not.toContain('SECRET');
    expect(http.requests[1]?.headers).toMatchObject({ accept: 'text/plain' });
  });

  it('is followed at most five times, or as often as the request allows', async () => {
    const endless = scriptedHttp((_, count) => to(`/${count}`));
    expect(await endless.send({ ...get, follow: {} })).toMatchObject({
      status: 302,
      url: 'https://api.example.com/5',
    });
    expect(endless.requests).toHaveLength(6);
    const once = scriptedHttp((_, count) => to(`/${count}`));
    await once.send({ ...get, follow: { max: 1 } });
    expect(once.requests).toHaveLength(2);
  });

  it.each(['ftp://other.example.com/', 'data:text/plain,x', 'https://', 'file:///etc/passwd'])(
    'to %s is not followed',
    async (location) => {
      const http = scriptedHttp(() => to(location));
      expect(await http.send({ ...get, follow: {} })).toMatchObject({ status: 302 });
      expect(http.requests).toHaveLength(1);
    },
  );

  it('to http is not followed if only the public web is allowed', async () => {
    const http = scriptedHttp(() => to('http://api.example.com/b'));
    expect(await http.send({ ...get, follow: { to: 'public' } })).toMatchObject({ status: 302 });
    expect(http.requests).toHaveLength(1);
  });

  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://10.1.2.3/x',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:192.168.0.1]/',
    'https://[fd00::1]/',
    'https://localhost/',
    'https://x.local/',
  ])('to %s is not followed if only the public web is allowed', async (location) => {
    const http = scriptedHttp(inTurn([to(location), { body: 'inside' }]));
    expect(await http.send({ ...get, follow: { to: 'public' } })).toMatchObject({ status: 302 });
    expect(http.requests).toHaveLength(1);
  });

  it('to a private address is followed if the request was sent to a private address', async () => {
    const http = scriptedHttp(inTurn([to('https://10.0.0.2/b'), { body: 'found' }]));
    const url = 'https://10.0.0.1/a';
    expect(await http.send({ ...get, url, follow: { to: 'public' } })).toMatchObject({
      text: 'found',
    });
  });

  it('of a POST is not followed', async () => {
    const http = scriptedHttp(() => to('/b', 307));
    expect(await http.send({ ...post, follow: {} })).toMatchObject({ status: 307 });
    expect(http.requests).toHaveLength(1);
  });

  it('resets the count of attempts', async () => {
    const http = scriptedHttp(
      inTurn([{ status: 503 }, to('/b'), { status: 503 }, { body: 'found' }]),
    );
    expect(await http.send({ ...get, follow: {} })).toMatchObject({ text: 'found', attempts: 2 });
  });
});

/** Creates turns that let every request through, and record it. */
function createTurns(log: string[]) {
  return {
    async next() {
      log.push('next');
      return () => void log.push('done');
    },
    hold: (ms: number) => void log.push(`hold ${ms}`),
  };
}

it('a request waits for its turn before each attempt and gives it up afterwards', async () => {
  const log: string[] = [];
  const http = scriptedHttp((_, count) => {
    log.push('sent');
    if (count === 1) throw fault('ECONNRESET');
    return count === 2 ? { status: 503 } : {};
  });
  await http.send({ ...get, turns: createTurns(log) });
  expect(log).toEqual(['next', 'sent', 'done', 'next', 'sent', 'done', 'next', 'sent', 'done']);
});

it('a 429 with Retry-After pauses the turns of all requests', async () => {
  const log: string[] = [];
  const clock = fakeClock();
  const http = scriptedHttp(inTurn([{ status: 429, headers: { 'retry-after': '7' } }, {}]), clock);
  await http.send({ ...get, turns: createTurns(log) });
  expect(log).toEqual(['next', 'done', 'hold 7000', 'next', 'done']);
  expect(clock.pauses).toEqual([]);
});

it('a request that is cancelled while it waits for its turn is not sent', async () => {
  const reason = new Error('cancelled');
  const http = scriptedHttp(() => ({}));
  const turns = { next: () => Promise.reject(reason), hold() {} };
  await expect(http.send({ ...get, turns, signal: AbortSignal.abort(reason) })).rejects.toBe(
    reason,
  );
  expect(http.requests).toHaveLength(0);
});

it('a request has a JSON body, a user agent and time limits', async () => {
  const http = scriptedHttp(() => ({}));
  await http.send({ ...post, headers: { authorization: 'Bearer t' } });
  expect(http.requests[0]).toMatchObject({
    headers: {
      'user-agent': 'site-deploy/test',
      authorization: 'Bearer t',
      'content-type': 'application/json',
    },
    body: '{"a":1}',
    idleMs: 30_000,
    limitMs: 60_000,
  });
});
