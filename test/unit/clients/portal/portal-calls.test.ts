import { describe, expect, it } from 'vitest';
import {
  type CredentialNeed,
  PortalClient,
  type PortalClientOptions,
} from '../../../../src/clients/portal/portal.ts';
import { PortalAnswerError, PortalError } from '../../../../src/clients/portal/portal-error.ts';
import { HttpFault } from '../../../../src/shared/http/fault.ts';
import type { TransportRequest } from '../../../../src/shared/http/transport.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { ManualClock, settled } from '../../../support/clock.ts';
import { fault, type Reply, scriptedHttp } from '../../../support/http.ts';

const defaults = { locale: 'en_GB' };

function open(
  answer: (request: TransportRequest, count: number) => Reply | Promise<Reply>,
  more: Partial<PortalClientOptions> = {},
) {
  const clock = new ManualClock();
  const output: string[] = [];
  const http = scriptedHttp(answer, clock, (line) => output.push(line));
  const client = new PortalClient({
    http,
    clock,
    url: 'https://portal.example.com',
    credential: async () => new Secret('the-credential'),
    onWait: (line) => output.push(line),
    ...more,
  });
  return {
    client,
    clock,
    output,
    requests: http.requests,
    sent: () => http.requests.map(({ method, url }) => `${method} ${url.pathname}`),
  };
}

/** Starts this number of writes concurrently. */
const writes = (client: PortalClient, length: number) =>
  Promise.all(
    Array.from({ length }, () => client.call('putSeoDefaults', { siteId: 's', body: {} })),
  );

/** Lets the time pass, and returns the result or the error of a call. */
async function ended(work: Promise<unknown>, clock: ManualClock): Promise<unknown> {
  const end = work.then(
    (value) => value,
    (error: unknown) => error,
  );
  await clock.passAll();
  return await end;
}

it('getSitemapParts reads the parts of a sitemap index', async () => {
  const { client, requests } = open(({ url }) => {
    const part = url.searchParams.get('part');
    if (part) return { body: `<urlset>${part}</urlset>` };
    return { body: '<s:sitemapindex><s:sitemap/><s:sitemap></s:sitemap></s:sitemapindex>' };
  });
  const parts = await client.getSitemapParts('s');
  expect(parts).toEqual(['<urlset>1</urlset>', '<urlset>2</urlset>']);
  expect(requests.map(({ url }) => url.search)).toEqual(['', '?part=1', '?part=2']);
});

describe("a portal's response", () => {
  it('keeps fields that are not in the contract', async () => {
    const { client } = open(() => ({ body: { ...defaults, brandNew: { deep: true } } }));
    expect(await client.call('getSeoDefaults', { siteId: 's' })).toEqual({
      ...defaults,
      brandNew: { deep: true },
    });
  });

  it('may contain null for an optional field', async () => {
    const openGraph = { title: null, image: 'https://acme.example/a.png' };
    const page = {
      pageSlug: 'home',
      title: 'T',
      description: 'D',
      updatedAt: '2026-05-01T00:00:00Z',
    };
    const structuredData = { '@context': 'https://schema.org', '@type': 'Thing', name: null };
    const body = { ...page, openGraph, structuredData, keywords: null, social: null };
    const expected = { ...page, openGraph: { image: openGraph.image }, structuredData };
    const { client } = open(() => ({ body }));
    const key = { siteId: 's', pageSlug: 'home' };
    expect(await client.call('getPageSeo', key)).toEqual(expected);
    expect((await client.getRawPageSeo('s', 'home')).value).toEqual(expected);
  });

  it('may contain a time without a zone, which is in UTC', async () => {
    const time = '2026-05-01T10:00:00.123456';
    const page = { slug: 'home', path: '/', title: 'T', type: 'page', textKeyCount: 0 };
    const { client } = open(() => ({
      body: { pages: [{ ...page, lastUpdated: time }], total: 1 },
    }));
    const { pages } = await client.call('listPages', { siteId: 's' });
    expect(pages).toEqual([{ ...page, lastUpdated: `${time}Z` }]);
  });

  it('is refused if it violates the contract, with names of fields but no values', async () => {
    const { client } = open(() => ({ body: { pages: 'SECRET', total: 1 } }));
    const error = await client
      .call('listPages', { siteId: 's' })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PortalAnswerError);
    expect(String(error)).toContain('GET /api/sites/{siteId}/pages: status 200');
    expect(String(error)).toContain('pages: ');
    expect(String(error)).not.toContain('SECRET');
  });

  it.each([
    [
      { success: false, message: 'The site is locked.' },
      'status 200, success: false, The site is locked.',
    ],
    [{ success: false }, 'status 200, success: false'],
  ])('is treated as a refusal of a change if its body is %j', async (body, expected) => {
    const { client } = open(() => ({ body }));
    const change = client.call('putSettings', { siteId: 's', body: {} });
    const refusal = expect(change).rejects;
    await refusal.toBeInstanceOf(PortalError);
    await refusal.toHaveProperty('message', `PUT /api/sites/s/settings: ${expected}`);
  });

  it('may be empty if the specification defines no body', async () => {
    const { client } = open(() => ({ status: 204 }));
    expect(await client.call('putSeoDefaults', { siteId: 's', body: defaults })).toEqual({});
  });

  it('may not be empty after a read', async () => {
    await expect(
      open(() => ({ status: 204 })).client.call('getSeoDefaults', { siteId: 's' }),
    ).rejects.toBeInstanceOf(PortalAnswerError);
  });
});

it.each([400, 401, 403, 404, 409, 422, 429, 500, 503, 302])(
  "a call that the portal answers with status %i fails with the portal's message",
  async (status) => {
    const { client, clock } = open(() => ({ status, body: { message: 'Why.' } }));
    const error = await ended(client.call('getSite', { siteId: 's' }), clock);
    expect(error).toBeInstanceOf(PortalError);
    expect(error).toMatchObject({ status, portalMessage: 'Why.', call: 'GET /api/sites/s' });
  },
);

describe('credentials', () => {
  it('are requested from the caller for each call', async () => {
    let asked = 0;
    const credential = async () => {
      asked += 1;
      return new Secret(`credential-${asked}`);
    };
    const { client, requests } = open(() => ({ body: { versions: [] } }), { credential });
    await client.call('listVersions', { siteId: 's' });
    await client.call('listVersions', { siteId: 's' });
    expect(requests.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer credential-1',
      'Bearer credential-2',
    ]);
  });

  it('are requested again after status 401, and the caller learns which one was refused', async () => {
    const refusals: (string | undefined)[] = [];
    const credential = async ({ refused }: CredentialNeed) => {
      refusals.push(refused?.reveal());
      return new Secret(refused === undefined ? 'old' : 'new');
    };
    const answer = ({ headers }: TransportRequest) =>
      headers.authorization === 'Bearer new' ? { body: { versions: [] } } : { status: 401 };
    const { client, requests } = open(answer, { credential });
    await client.call('listVersions', { siteId: 's' });
    expect(refusals).toEqual([undefined, 'old']);
    expect(requests).toHaveLength(2);
  });

  it('are requested by kind of operation: portal, cloud or deployment', async () => {
    const needs: string[] = [];
    const credential = async ({ auth }: CredentialNeed) => {
      needs.push(auth);
      return new Secret('x');
    };
    const { client } = open(() => ({ body: { versions: [], swaToken: 't', success: true } }), {
      credential,
    });
    const report = {
      event: 'site.deployed',
      timestamp: '2026-01-02T03:04:05Z',
      site: { id: 's', slug: 's' },
      data: { version: '1.0.0', environment: 'Production', commitSha: 'c0ffee' },
      status: 'succeeded',
      run: { id: '1', attempt: 1 },
    } as const;
    await client.call('listVersions', { siteId: 's' });
    await client.call('createDeploymentToken', { body: { siteSlug: 's' } });
    await client.call('completeDeployment', { body: report }, { idempotencyKey: 'key' });
    expect(needs).toEqual(['portal', 'cloud', 'deployment']);
  });

  it.each([
    ['twice if both are refused', () => new Secret(`credential-${Math.random()}`), 2],
    ['once if the caller provides the same one again', () => new Secret('the-credential'), 1],
  ])('are sent only %s', async (_, credential, sent) => {
    const { client, requests } = open(() => ({ status: 401 }), {
      credential: async () => credential(),
    });
    const refused = { name: 'PortalError', status: 401 };
    await expect(client.call('listVersions', { siteId: 's' })).rejects.toMatchObject(refused);
    expect(requests).toHaveLength(sent);
  });

  it('are neither requested nor sent for a public operation', async () => {
    const credential = () => Promise.reject(new Error('nobody is to ask'));
    const { client, requests } = open(() => ({ body: { pages: [], total: 0 } }), { credential });
    await client.call('listContentPages', {}, { host: 'www.acme.example' });
    expect(requests[0]?.headers).toMatchObject({ host: 'www.acme.example' });
    expect(requests[0]?.headers).not.toHaveProperty('authorization');
  });
});

describe('retries', () => {
  it.each<[string, (client: PortalClient) => Promise<unknown>, number]>([
    ['repeat a read five times', (client) => client.call('listPages', { siteId: 's' }), 6],
    [
      'repeat a replacement five times',
      (client) => client.call('putSeoDefaults', { siteId: 's', body: {} }),
      6,
    ],
    [
      'repeat a change of given values five times',
      (client) => client.call('patchSite', { siteId: 's', body: { name: 'x' } }),
      6,
    ],
    [
      'do not repeat a creation',
      (client) => client.call('createRequest', { siteId: 's', body: { title: 'x' } }),
      1,
    ],
    [
      'do not repeat a removal',
      (client) => client.call('deleteTextOverride', { siteId: 's', textKey: 'a.b.c' }),
      1,
    ],
  ])('%s after a lost connection', async (_, call, attempts) => {
    const { client, clock, requests, output } = open(() => {
      throw fault('ECONNRESET');
    });
    const error = await ended(call(client), clock);
    expect(error).toBeInstanceOf(HttpFault);
    expect(error).toMatchObject({ kind: 'reset', attempts });
    expect(requests).toHaveLength(attempts);
    expect(output).toHaveLength(attempts - 1);
  });

  it('wait for the Retry-After of a 429, which delays other reads but not writes', async () => {
    const { client, clock, sent } = open((_, count) =>
      count === 1
        ? { status: 429, headers: { 'retry-after': '20' } }
        : { body: { success: true, versions: [] } },
    );
    const first = client.call('listVersions', { siteId: 'a' });
    await settled();
    const second = client.call('listVersions', { siteId: 'b' });
    await client.call('putSeoDefaults', { siteId: 'c', body: {} });
    await clock.pass(19_999);
    expect(sent()).toEqual(['GET /api/sites/a/versions', 'PUT /api/sites/c/seo/defaults']);
    await clock.pass(1);
    await Promise.all([first, second]);
    expect(sent()).toHaveLength(4);
  });

  it('count towards the limit of 30 writes per minute', async () => {
    const times: number[] = [];
    const met = new Set<string>();
    const { client, clock } = open(({ url }) => {
      times.push(clock.now());
      const isFirst = !met.has(url.pathname);
      met.add(url.pathname);
      return isFirst ? { status: 503 } : { body: {} };
    });
    const all = Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        client.call('putSeoDefaults', { siteId: `s${index}`, body: {} }),
      ),
    );
    await clock.passAll();
    await all;
    expect(times).toHaveLength(60);
    times.slice(30).forEach((time, index) => {
      expect(time - (times[index] ?? 0)).toBeGreaterThan(60_000);
    });
  });
});

it('a portal client logs a wait for the rate limit once, with its duration', async () => {
  const { client, clock, output, requests } = open(() => ({ body: {} }));
  const all = writes(client, 35);
  await settled();
  expect(requests).toHaveLength(30);
  expect(output).toEqual(['The portal allows 30 writes per minute: continuing in 61 s.']);
  await clock.passAll();
  await all;
  expect(output).toHaveLength(1);
});

it('a portal client logs the wait of a Retry-After only as a retry', async () => {
  const { client, clock, output } = open((_, count) =>
    count === 1 ? { status: 429, headers: { 'retry-after': '20' } } : { body: { versions: [] } },
  );
  await ended(client.call('listVersions', { siteId: 'a' }), clock);
  expect(output).toEqual([expect.stringContaining('status 429, attempt 2 in 20.0 s')]);
});

it('a portal client that has spent its limit does not delay a second client', async () => {
  const { client, output } = open(() => ({ body: {} }));
  const other = open(() => ({ body: {} }));
  await writes(client, 30);
  await writes(other.client, 30);
  expect([...output, ...other.output]).toEqual([]);
});

const reason = new Error('cancelled');

it('a portal client does not send a queued call that is cancelled', async () => {
  const { client, clock, requests } = open(() => ({ body: { success: true } }));
  await writes(client, 30);
  const controller = new AbortController();
  const late = client.call(
    'putSeoDefaults',
    { siteId: 's', body: {} },
    { signal: controller.signal },
  );
  const next = client.call('putSeoDefaults', { siteId: 's', body: defaults });
  await settled();
  controller.abort(reason);
  await expect(late).rejects.toBe(reason);
  await clock.passAll();
  await next;
  expect(requests).toHaveLength(31);
  expect(requests[30]?.body).toBe(JSON.stringify(defaults));
});

describe('replacing a record', () => {
  const seo = { pageSlug: 'home', title: 't', description: 'd', updatedAt: '2026-01-01T00:00:00Z' };

  it('sends the entity tag of the record that was read', async () => {
    const { client, requests } = open(({ method }) =>
      method === 'GET'
        ? { headers: { etag: '"v1"' }, body: seo }
        : { body: { success: true, pageSlug: 'home', updatedAt: seo.updatedAt } },
    );
    const { value, etag } = await client.callTagged('getPageSeo', {
      siteId: 's',
      pageSlug: 'home',
    });
    expect({ value, etag }).toEqual({ value: seo, etag: '"v1"' });
    await client.call(
      'putPageSeo',
      { siteId: 's', pageSlug: 'home', body: { title: 't', description: 'd' } },
      { ifMatch: etag },
    );
    expect(requests.map(({ headers }) => headers['if-match'])).toEqual([undefined, '"v1"']);
  });

  it('does not send an entity tag if the portal returned none', async () => {
    const { client, requests } = open(() => ({ body: defaults }));
    const { etag } = await client.callTagged('getSeoDefaults', { siteId: 's' });
    await client.call('putSeoDefaults', { siteId: 's', body: defaults }, { ifMatch: etag });
    expect(requests.some(({ headers }) => 'if-match' in headers)).toBe(false);
  });
});

it.each(['defaults', 'sitemap-config', 'purge'])(
  'a portal client refuses to read or replace metadata of a page with the reserved name "%s"',
  async (slug) => {
    const { client, requests } = open(() => ({ body: {} }));
    await expect(client.call('getPageSeo', { siteId: 's', pageSlug: slug })).rejects.toMatchObject({
      code: 'USAGE',
    });
    await expect(
      client.call('putPageSeo', {
        siteId: 's',
        pageSlug: slug,
        body: { title: 't', description: 'd' },
      }),
    ).rejects.toMatchObject({ code: 'USAGE' });
    expect(requests).toHaveLength(0);
  },
);

it("a portal client keeps the base path of the portal's address", async () => {
  const { client, requests } = open(() => ({ body: {} }), { url: 'https://example.com/portal' });
  await client.call('getSeoDefaults', { siteId: 's' });
  expect(requests[0]?.url.href).toBe('https://example.com/portal/api/sites/s/seo/defaults');
});
