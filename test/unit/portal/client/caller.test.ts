import { describe, expect, it } from 'vitest';
import { PortalClient, type PortalClientOptions } from '../../../../src/portal/client/client.ts';
import { PortalAnswerError, PortalError } from '../../../../src/portal/client/portal-error.ts';
import { HttpFault } from '../../../../src/shared/http/fault.ts';
import type { TransportRequest } from '../../../../src/shared/http/transport.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { fault, type Reply, scriptedHttp } from '../../world.ts';
import { ManualClock, settled } from './manual-clock.ts';

const defaults = { locale: 'en_GB' };
const cached = { 'cache-control': 'public, max-age=3600, stale-while-revalidate=300' };

function open(
  answer: (request: TransportRequest, count: number) => Reply | Promise<Reply>,
  more: Partial<PortalClientOptions> = {},
) {
  const clock = new ManualClock();
  const http = scriptedHttp(answer);
  const said: string[] = [];
  const client = new PortalClient({
    http,
    clock,
    url: 'https://portal.example.com',
    credential: async () => new Secret('the-credential'),
    random: () => 0.5,
    onRetry: (line) => void said.push(line),
    ...more,
  });
  return {
    client,
    clock,
    said,
    requests: http.requests,
    sent: () => http.requests.map(({ method, url }) => `${method} ${url.pathname}`),
  };
}

/** What a call has ended with, once time has passed. */
async function ended(work: Promise<unknown>, clock: ManualClock): Promise<unknown> {
  const end = work.then(
    (value) => value,
    (error: unknown) => error,
  );
  await clock.passAll();
  return await end;
}

describe('an answer', () => {
  it('keeps the fields that the contract does not know', async () => {
    const { client } = open(() => ({ body: { ...defaults, brandNew: { deep: true } } }));
    expect(await client.getSeoDefaults('s')).toEqual({ ...defaults, brandNew: { deep: true } });
  });

  it('that is not what the contract says is refused, naming fields and no values', async () => {
    const { client } = open(() => ({ body: { pages: 'SECRET', total: 1 } }));
    const error = await client.listPages('s').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PortalAnswerError);
    expect(String(error)).toContain('GET /api/sites/{siteId}/pages: status 200');
    expect(String(error)).toContain('pages: ');
    expect(String(error)).not.toContain('SECRET');
  });

  it('may be empty where the specification shows none', async () => {
    const { client } = open(() => ({ status: 204 }));
    expect(await client.updateSeoDefaults('s', defaults)).toEqual({});
  });
});

describe('a refusal', () => {
  it.each([400, 401, 403, 404, 409, 422, 429, 500, 503, 302])(
    'with status %i says what the portal said',
    async (status) => {
      const body = { error: 'code', message: 'Why.', details: [{ field: 'url', message: 'no address' }] };
      const { client, clock } = open(() => ({ status, body, headers: { 'x-request-id': 'r1' } }));
      const error = await ended(client.getSite('s'), clock);
      expect(error).toBeInstanceOf(PortalError);
      expect(error).toMatchObject({ status, code: 'code', said: 'Why.', details: body.details, requestId: 'r1' });
      expect(error).toMatchObject({ call: 'GET /api/sites/s' });
    },
  );
});

describe('the credential', () => {
  it('is asked for every call', async () => {
    let asked = 0;
    const credential = async () => {
      asked += 1;
      return new Secret(`credential-${asked}`);
    };
    const { client, requests } = open(() => ({ body: { versions: [] } }), { credential });
    await client.listVersions('s');
    await client.listVersions('s');
    expect(requests.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer credential-1',
      'Bearer credential-2',
    ]);
  });

  it('is asked for anew once after a 401, with the one that was refused', async () => {
    const refusals: (string | undefined)[] = [];
    const credential = async (refused?: Secret) => {
      refusals.push(refused?.reveal());
      return new Secret(refused === undefined ? 'old' : 'new');
    };
    const answer = ({ headers }: TransportRequest) =>
      headers.authorization === 'Bearer new' ? { body: { versions: [] } } : { status: 401 };
    const { client, requests } = open(answer, { credential });
    await client.listVersions('s');
    expect(refusals).toEqual([undefined, 'old']);
    expect(requests).toHaveLength(2);
  });

  it('is not asked for a third time', async () => {
    let count = 0;
    const credential = async () => new Secret(`credential-${count++}`);
    const { client, requests } = open(() => ({ status: 401 }), { credential });
    await expect(client.listVersions('s')).rejects.toMatchObject({ name: 'PortalError', status: 401 });
    expect({ count, sent: requests.length }).toEqual({ count: 2, sent: 2 });
  });

  it('is not sent again when it is the same', async () => {
    const { client, requests } = open(() => ({ status: 401 }));
    await expect(client.listVersions('s')).rejects.toMatchObject({ name: 'PortalError', status: 401 });
    expect(requests).toHaveLength(1);
  });

  it('is not asked for and not sent where the API is public', async () => {
    const credential = () => Promise.reject(new Error('nobody is to ask'));
    const { client, requests } = open(() => ({ body: { pages: [], total: 0 } }), { credential });
    await client.listContentPages('www.acme.example');
    expect(requests[0]?.headers).toMatchObject({ host: 'www.acme.example' });
    expect(requests[0]?.headers).not.toHaveProperty('authorization');
  });
});

describe('attempts', () => {
  it.each<[string, (client: PortalClient) => Promise<unknown>, number]>([
    ['a read', (client) => client.listPages('s'), 4],
    ['a replacement', (client) => client.updateSeoDefaults('s', {}), 4],
    ['a change to given values', (client) => client.updateSite('s', { name: 'x' }), 4],
    ['a creation', (client) => client.createRequest('s', { title: 'x' }), 1],
    ['a removal', (client) => client.removeTextOverride('s', 'a.b.c'), 1],
  ])('of %s without an answer: as many as are safe', async (_, call, attempts) => {
    const { client, clock, requests, said } = open(() => {
      throw fault('ECONNRESET');
    });
    const error = await ended(call(client), clock);
    expect(error).toBeInstanceOf(HttpFault);
    expect(error).toMatchObject({ kind: 'reset', attempts });
    expect(requests).toHaveLength(attempts);
    expect(said).toHaveLength(attempts - 1);
  });

  it('end with the first good answer, and say why they were needed', async () => {
    const { client, clock, said } = open((_, count) => (count < 3 ? { status: 503 } : { body: { versions: [] } }));
    expect(await ended(client.listVersions('s'), clock)).toEqual({ versions: [] });
    expect(said).toEqual([
      'GET https://portal.example.com/api/sites/s/versions: status 503, attempt 2 of 4 in 0.1 s',
      'GET https://portal.example.com/api/sites/s/versions: status 503, attempt 3 of 4 in 0.3 s',
    ]);
  });

  it('after a 429 wait as long as the portal asks, and so does every other call of the kind', async () => {
    const { client, clock, sent } = open((_, count) =>
      count === 1 ? { status: 429, headers: { 'retry-after': '20' } } : { body: { success: true, versions: [] } },
    );
    const first = client.listVersions('a');
    await settled();
    const second = client.listVersions('b');
    await client.updateSeoDefaults('c', {});
    await clock.pass(19_999);
    expect(sent()).toEqual(['GET /api/sites/a/versions', 'PUT /api/sites/c/seo/defaults']);
    await clock.pass(1);
    await Promise.all([first, second]);
    expect(sent()).toHaveLength(4);
  });

  it('are not made when the portal asks for more than a minute', async () => {
    const { client, requests } = open(() => ({ status: 429, headers: { 'retry-after': '600' } }));
    const error = await client.listVersions('a').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'PortalError', status: 429, retryAfter: 600_000 });
    expect(requests).toHaveLength(1);
  });

  it('count as requests under the limit: no 31 of them are sent within a minute', async () => {
    const times: number[] = [];
    const met = new Set<string>();
    const { client, clock } = open(({ url }) => {
      times.push(clock.now());
      const isFirst = !met.has(url.pathname);
      met.add(url.pathname);
      return isFirst ? { status: 503 } : { body: {} };
    });
    const all = Promise.all(Array.from({ length: 30 }, (_, index) => client.updateSeoDefaults(`s${index}`, {})));
    await clock.passAll();
    await all;
    expect(times).toHaveLength(60);
    times.slice(30).forEach((time, index) => {
      expect(time - (times[index] ?? 0)).toBeGreaterThan(60_000);
    });
  });
});

describe('cancellation', () => {
  const reason = new Error('cancelled');

  it('ends a call before it is sent', async () => {
    const { client, requests } = open(() => ({ body: {} }));
    await expect(client.getSite('s', AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(requests).toHaveLength(0);
  });

  it('ends a call that waits for its turn, and never sends it', async () => {
    const { client, clock, requests } = open(() => ({ body: { success: true } }));
    await Promise.all(Array.from({ length: 30 }, () => client.updateSeoDefaults('s', {})));
    const controller = new AbortController();
    const late = client.updateSeoDefaults('s', {}, controller.signal);
    const next = client.updateSeoDefaults('s', defaults);
    await settled();
    controller.abort(reason);
    await expect(late).rejects.toBe(reason);
    await clock.passAll();
    await next;
    expect(requests).toHaveLength(31);
    expect(requests[30]?.body).toBe(JSON.stringify(defaults));
  });

  it('ends a call in the pause before another attempt', async () => {
    const { client, clock, requests } = open(() => ({ status: 503 }));
    const controller = new AbortController();
    const work = client.getSite('s', controller.signal);
    work.catch(() => undefined);
    await settled();
    expect(clock.sleepers).toBe(1);
    controller.abort(reason);
    await expect(work).rejects.toBe(reason);
    expect(requests).toHaveLength(1);
  });
});

describe('SEO that was read', () => {
  const seo = { pageSlug: 'home', title: 't', description: 'd', updatedAt: '2026-01-01T00:00:00Z' };
  const answer = ({ method, url }: TransportRequest): Reply => {
    if (method !== 'GET')
      return {
        body: {
          success: true,
          pageSlug: 'home',
          updatedAt: seo.updatedAt,
          purgedAt: seo.updatedAt,
          site: { id: 's', name: 'n', updatedAt: seo.updatedAt },
        },
      };
    return { headers: cached, body: url.pathname.endsWith('/home') ? seo : defaults };
  };

  it('is asked for once while it is fresh', async () => {
    const { client, clock, requests } = open(answer);
    await client.getPageSeo('s', 'home');
    await clock.pass(3_599_999);
    expect(await client.getPageSeo('s', 'home')).toEqual(seo);
    expect(requests).toHaveLength(1);
  });

  it.each<[string, (client: PortalClient) => Promise<unknown>]>([
    ['the page', (client) => client.updatePageSeo('s', 'home', { title: 't', description: 'd' })],
    ['the defaults', (client) => client.updateSeoDefaults('s', {})],
    ['the sitemap', (client) => client.updateSitemapConfig('s', {})],
    ['the settings', (client) => client.updateSettings('s', {})],
    ['the site', (client) => client.updateSite('s', {})],
    ['the cache of the portal', (client) => client.purgeSeoCache('s')],
  ])('is forgotten when the client changes %s', async (_, write) => {
    const { client, sent } = open(answer);
    await client.getPageSeo('s', 'home');
    await client.getSeoDefaults('s');
    await client.getSeoDefaults('other');
    await write(client);
    await client.getPageSeo('s', 'home');
    await client.getSeoDefaults('s');
    await client.getSeoDefaults('other');
    const reads = sent().filter((call) => call.startsWith('GET'));
    expect(reads).toHaveLength(5);
    expect(reads.filter((call) => call.includes('/other/'))).toHaveLength(1);
  });

  it('is forgotten also when the write fails, since it may have been carried out', async () => {
    const { client, clock, sent } = open((request) => (request.method === 'GET' ? answer(request) : { status: 500 }));
    await client.getPageSeo('s', 'home');
    expect(await ended(client.updateSeoDefaults('s', {}), clock)).toMatchObject({ name: 'PortalError', status: 500 });
    await client.getPageSeo('s', 'home');
    expect(sent().filter((call) => call.startsWith('GET'))).toHaveLength(2);
  });

  it.each(['defaults', 'sitemap-config', 'purge'])(
    'is never of a page "%s": the portal has an endpoint there',
    async (slug) => {
      const { client, requests } = open(answer);
      await expect(client.getPageSeo('s', slug)).rejects.toMatchObject({ code: 'USAGE' });
      await expect(client.updatePageSeo('s', slug, { title: 't', description: 'd' })).rejects.toMatchObject({
        code: 'USAGE',
      });
      expect(requests).toHaveLength(0);
    },
  );
});
