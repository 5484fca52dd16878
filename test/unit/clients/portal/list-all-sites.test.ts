import { expect, it } from 'vitest';
import { PortalClient } from '../../../../src/clients/portal/portal.ts';
import type { TransportRequest } from '../../../../src/shared/http/transport.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { ManualClock } from '../../../support/clock.ts';
import { scriptedHttp } from '../../../support/http.ts';

const site = (number: number) => ({
  id: `site_${number}`,
  slug: `s${number}`,
  name: `Site ${number}`,
  url: 'https://a.example',
  status: 'active',
  company: { id: 'c', name: 'C' },
  framework: 'docs',
  createdAt: '2026-01-01T00:00:00Z',
});

/** Creates a portal with this number of sites, which returns at most `most` per page. */
function portal(total: () => number, most = 200) {
  const http = scriptedHttp(({ url }: TransportRequest) => {
    const limit = Math.min(Number(url.searchParams.get('limit') ?? 50), most);
    const offset = Number(url.searchParams.get('offset') ?? 0);
    const sites = Array.from(
      { length: Math.max(0, Math.min(limit, total() - offset)) },
      (_, index) => site(offset + index),
    );
    return { body: { sites, total: total(), limit, offset } };
  });
  const client = new PortalClient({
    http,
    url: 'https://portal.example.com',
    credential: async () => new Secret('the-credential'),
    clock: new ManualClock(),
  });
  return { client, queries: () => http.requests.map(({ url }) => url.search) };
}

async function getIds(sites: AsyncIterable<{ readonly id: string }>): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of sites) ids.push(id);
  return ids;
}

it('listAllSites filters each page and yields the sites of all pages', async () => {
  const { client, queries } = portal(() => 5);
  const ids = await getIds(client.listAllSites({ status: 'active', companyId: 'c', limit: 2 }));
  expect(ids).toEqual(['site_0', 'site_1', 'site_2', 'site_3', 'site_4']);
  expect(queries()).toEqual([
    '?status=active&companyId=c&limit=2&offset=0',
    '?status=active&companyId=c&limit=2&offset=2',
    '?status=active&companyId=c&limit=2&offset=4',
  ]);
});

it('listAllSites accepts an empty list, and pages shorter than requested', async () => {
  expect(await getIds(portal(() => 0).client.listAllSites())).toEqual([]);
  const small = portal(() => 7, 3);
  expect(await getIds(small.client.listAllSites({ limit: 100 }))).toHaveLength(7);
  expect(small.queries()).toHaveLength(3);
});

it('listAllSites does not request another page after its caller stops iterating', async () => {
  const { client, queries } = portal(() => 5);
  for await (const { id } of client.listAllSites({ limit: 2 })) if (id === 'site_1') break;
  expect(queries()).toHaveLength(1);
});

it('listAllSites ends if the list shrinks between two pages', async () => {
  let total = 4;
  const { client } = portal(() => total);
  const ids: string[] = [];
  for await (const { id } of client.listAllSites({ limit: 2 })) {
    ids.push(id);
    total = 1;
  }
  expect(ids).toEqual(['site_0', 'site_1']);
});

it('listSites returns one page, the first one by default', async () => {
  const { client, queries } = portal(() => 60);
  expect(await client.call('listSites', {})).toMatchObject({ total: 60, limit: 50, offset: 0 });
  expect(await client.call('listSites', { query: { limit: 10, offset: 55 } })).toMatchObject({
    sites: { length: 5 },
  });
  expect(queries()).toEqual(['', '?limit=10&offset=55']);
});
