/**
 * How the processor time of the local portal's lists grows: 200, 1,000 and 5,000 pages with five texts each, each call
 * five times, the median in ms. Lists that return a part cost about the same at each size.
 */
import { createPortal } from '../../src/localcloud/portal/portal.ts';
import { docsSite, portalOptions } from '../unit/localcloud/portal/harness.ts';
import { median } from './measure.ts';

const site = `/api/sites/${docsSite.id}`;
const calls = [
  `${site}/pages?limit=50`,
  `${site}/pages?limit=50&search=page-7`,
  `${site}/pages`,
  `${site}/text?limit=50`,
  `${site}/text?limit=50&search=hello`,
  `${site}/seo`,
  `${site}/sitemap.xml`,
  '/api/v1/content/pages',
  '/api/v1/pages/page-1/text',
];

async function measure(pages: number): Promise<readonly number[]> {
  const rateLimits = { read: 1e6, write: 1e6, documents: 1e6 };
  const portal = await createPortal({ ...portalOptions, seed: false, rateLimits });
  const send = (method: string, target: string, body?: object) => {
    const url = new URL(target, 'https://portal.example.com');
    return portal.respond({
      ...{ method, path: url.pathname, query: url.searchParams, client: '127.0.0.1' },
      headers: { authorization: 'Bearer local-admin-token', 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : '',
      host: target.startsWith(site) ? url.hostname : new URL(docsSite.url).host,
    });
  };
  const page = (number: number) => {
    const key = (name: string) => [`page-${number}.hero.${name}`, 'Hello'];
    const texts = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map(key));
    return { path: `/page-${number}`, title: `Page ${number}`, texts };
  };
  const all = Array.from({ length: pages }, (_, index) => page(index + 1));
  const notifications = await send('PUT', `${site}/pages`, { pages: all });
  if (notifications.status !== 200)
    throw new Error(`${notifications.status} ${notifications.body}`);
  const medians: number[] = [];
  for (const target of calls) {
    const times: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const before = process.cpuUsage();
      const { status } = await send('GET', target);
      const { user, system } = process.cpuUsage(before);
      if (status !== 200) throw new Error(`${target}: ${status}`);
      times.push((user + system) / 1_000);
    }
    medians.push(median(times));
  }
  await portal.close();
  return medians;
}

const sizes = [200, 1_000, 5_000];
const columns: (readonly number[])[] = [];
for (const size of sizes) columns.push(await measure(size));
console.log(`${'pages'.padEnd(50)}${sizes.map((size) => String(size).padStart(9)).join('')}`);
for (const [row, target] of calls.entries())
  console.log(
    `${target.padEnd(50)}${columns.map((times) => (times[row] ?? 0).toFixed(1).padStart(9)).join('')}`,
  );
