/**
 * Measures what the local portal's lists cost, for sites of 200, 2,000 and 20,000 pages with five
 * texts each. Calls with a limit are measured 21 times, others five times, each after an edit.
 * Prints the median in ms of processor time, and its growth per returned row from 200 to 2,000
 * pages. Then 50 clients read and write concurrently, measured in requests per second of processor
 * time. If a commit is given, also measures its portal, for up to 200 pages.
 *
 *     npm run bench -- portal [COMMIT]
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { median, root, withSources } from './measure.ts';
import { openSite, processorTime, send, site } from './portal/site.ts';

const calls = [
  `${site}/pages?limit=50`,
  `${site}/pages`,
  `${site}/text?limit=50`,
  `${site}/text?limit=50&order=page`,
  `${site}/text?limit=50&state=default`,
  `${site}/text?limit=50&search=hello&order=page`,
  `${site}/audit?limit=50`,
  `${site}/audit?limit=50&problem=duplicate`,
  `${site}/seo`,
  `${site}/sitemap.xml`,
  '/api/v1/content/pages',
  '/api/v1/pages/page-1/text',
];

/**
 * Returns the median time of a call for each site. The sites take turns, so that all of them meet
 * the same conditions.
 */
async function measure(target: string, sites: readonly Awaited<ReturnType<typeof openSite>>[]) {
  const times: number[][] = sites.map(() => []);
  for (let run = 0; run < (target.includes('limit=') ? 21 : 5); run += 1) {
    for (const [index, { respond }] of sites.entries()) {
      // Edits first, because otherwise the response would come from the portal's cache.
      await send(respond, 'PUT', `${site}/text/page-1.hero.a`, { value: `Run ${run}` });
      const seo = { title: `Run ${run}`, description: 'A description' };
      await send(respond, 'PUT', `${site}/seo/page-1`, seo);
      const before = process.cpuUsage();
      await send(respond, 'GET', target);
      times[index]?.push(processorTime(before));
    }
  }
  return times.map(median);
}

const sizes = [200, 2_000, 20_000];
const sites = await Promise.all(sizes.map((pages) => openSite(root, pages)));
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
for (const portal of sites) await portal.close();

/**
 * Returns the median rate of three runs of the clients. Each run has a separate process, so that no
 * program benefits from code that another one has warmed up.
 */
function mix(folder: string, pages: number): number {
  const script = path.join(import.meta.dirname, 'portal/clients.ts');
  const rates = [1, 2, 3].map(() => {
    const printed = execFileSync(process.execPath, [script, folder, String(pages)], {
      encoding: 'utf8',
    });
    return Number(printed);
  });
  return Math.round(median(rates));
}

function compare(folder?: string): void {
  for (const pages of [20, 200, 2_000]) {
    const now = mix(root, pages);
    // Earlier commits take seconds for each list of a larger site.
    const before = folder && pages <= 200 ? mix(folder, pages) : undefined;
    const times = before && `, ${before} at ${commit}: ${(now / before).toFixed(1)} times`;
    console.log(`50 clients, ${pages} pages: ${now} requests per processor second${times ?? ''}`);
  }
}

const [commit] = process.argv.slice(3);
if (commit) await withSources(commit, compare);
else compare();
