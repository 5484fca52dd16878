/**
 * What lists of the local portal cost: sites of 200, 2,000 and 20,000 pages with five texts each, calls with a limit 21
 * times, others five times, the median in ms of processor time, and its growth per returned row from 200 to 2,000 pages.
 * Then 50 clients that read and write at once, in requests per second of processor time.
 */
import { createPortal } from '../../src/localcloud/portal/portal.ts';
import { docsSite, portalOptions } from '../unit/localcloud/portal/harness.ts';
import { median } from './measure.ts';

const site = `/api/sites/${docsSite.id}`;
const calls = [
  `${site}/pages?limit=50`,
  `${site}/pages?limit=10&search=page-7`,
  `${site}/pages`,
  `${site}/text?limit=50`,
  `${site}/text?limit=50&order=page`,
  `${site}/text?limit=50&state=default`,
  `${site}/text?limit=50&search=hello`,
  `${site}/text?limit=50&search=hello&order=page`,
  `${site}/text?limit=50&search=nothing`,
  `${site}/seo`,
  `${site}/sitemap.xml`,
  '/api/v1/content/pages',
  '/api/v1/pages/page-1/text',
];

const rateLimits = { read: 1e6, write: 1e6, documents: 1e6, delete: 1e6 };

async function open(pages: number) {
  const portal = await createPortal({ ...portalOptions, seed: false, rateLimits });
  const send = async (method: string, target: string, body?: object) => {
    const url = new URL(target, 'https://portal.example.com');
    const answer = await portal.respond({
      ...{ method, path: url.pathname, query: url.searchParams, client: '127.0.0.1' },
      headers: { authorization: 'Bearer local-admin-token', 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : '',
      host: target.startsWith(site) ? url.hostname : new URL(docsSite.url).host,
    });
    if (answer.status !== 200) throw new Error(`${target}: ${answer.status} ${answer.body}`);
    return answer;
  };
  const page = (number: number) => {
    const key = (name: string) => [`page-${number}.hero.${name}`, 'Hello'];
    const texts = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map(key));
    return { path: `/page-${number}`, title: `Page ${number}`, texts };
  };
  const all = Array.from({ length: pages }, (_, index) => page(index + 1));
  await send('PUT', `${site}/pages`, { pages: all });
  return { portal, send };
}

/** In ms. */
function processorTime(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
}

/** The sites take turns, so that all of them meet the same machine. Returns a median per site. */
async function measure(target: string, sites: readonly Awaited<ReturnType<typeof open>>[]) {
  const times: number[][] = sites.map(() => []);
  for (let run = 0; run < (target.includes('limit=') ? 21 : 5); run += 1) {
    for (const [index, { send }] of sites.entries()) {
      const before = process.cpuUsage();
      await send('GET', target);
      times[index]?.push(processorTime(before));
    }
  }
  return times.map(median);
}

/** Each of 50 clients reads lists, pages and texts, and saves a text and metadata. */
async function mix(pages: number, rounds: number): Promise<number> {
  const { portal, send } = await open(pages);
  let requests = 0;
  const before = process.cpuUsage();
  const client = async (number: number) => {
    for (let round = 0; round < rounds; round += 1) {
      const name = `page-${number + 50 * round + 1}`;
      const seo = { title: `Title ${round}`, description: 'A description' };
      const own: readonly [method: string, target: string, body?: object][] = [
        ['GET', site],
        ['GET', `${site}/pages?limit=50`],
        ['GET', `${site}/text?limit=50&search=${name}`],
        ['GET', `${site}/seo/${name}`],
        ['PUT', `${site}/seo/${name}`, seo],
        ['PUT', `${site}/text/${name}.hero.a`, { value: `Round ${round}` }],
        ['GET', `/api/v1/pages/${name}/text`],
        ['GET', `${site}/seo`],
      ];
      for (const [method, target, body] of own) {
        await send(method, target, body);
        requests += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: 50 }, (_, number) => client(number)));
  const seconds = processorTime(before) / 1_000;
  await portal.close();
  return requests / seconds;
}

const sizes = process.env.PORTAL_PAGES?.split(',').map(Number) ?? [200, 2_000, 20_000];
const sites = await Promise.all(sizes.map(open));
const cells = (values: readonly string[]) => values.map((value) => value.padStart(9)).join('');
console.log(`${'pages'.padEnd(50)}${cells([...sizes.map(String), 'per row'])}`);
const [least = 1, more = 1] = sizes;
for (const target of calls) {
  const times = await measure(target, sites);
  const rows = /limit=|pages\/page/.test(target) ? 1 : more / least;
  const growth = (times[1] ?? 0) / (times[0] ?? 1) / rows;
  console.log(
    `${target.padEnd(50)}${cells([...times.map((time) => time.toFixed(1)), growth.toFixed(2)])}`,
  );
}
for (const { portal } of sites) await portal.close();
const rate = await mix(more, 4);
console.log(`50 clients, ${more} pages: ${Math.round(rate)} requests per processor second`);
