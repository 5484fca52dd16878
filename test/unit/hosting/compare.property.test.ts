import { afterAll, expect, it } from 'vitest';
import { HostedSite } from '../../../src/hosting/hosted-site.ts';
import { decodePath, readRules } from '../../../src/hosting/rules.ts';
import { SiteServer } from '../../../src/localcloud/hosting/site/site-server.ts';
import { useFolder } from '../../support/folder.ts';
import { differences } from './differences.ts';
import { randomSites, trees, type Visit } from './random-sites.ts';
import { loadEmulator, type Seen, startServer } from './servers.ts';

const folder = useFolder();
const server = await startServer();
const emulator = await loadEmulator();
afterAll(() => server.close());

/** Number of random sites to compare. `npm run hosting` compares 3,000, with more visits to each. */
const configurations = Number(process.env.SITE_DEPLOY_CONFIGURATIONS ?? 100);
const visitsPerSite = configurations > 100 ? 16 : 6;

function ask(site: HostedSite, visit: Visit): Seen {
  const { status, file, location, headers } = site.answer(visit.address, visit);
  const set = Object.entries(headers)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name.toLowerCase()}=${value}`);
  return { status, file, location, headers: file && set.sort().join() };
}

/** Returns the comparable part of a response: only the body of a GET identifies a file. */
function reduce({ status, file, location, headers }: Seen, { method }: Visit): Seen {
  if (method === 'GET') return { status, file, location, headers };
  return { status, location };
}

it('the model, the local hosting and the emulator agree on random sites, except for listed differences', {
  timeout: 7_200_000,
}, async () => {
  for (const [index, files] of trees.entries())
    folder.write(Object.fromEntries(files.map((file) => [`${index}/${file}`, file])));
  const wrong: unknown[] = [];
  const rows = new Map<string, number>();
  let same = 0;
  for (const { files, config, visits } of randomSites(
    configurations,
    configurations,
    visitsPerSite,
  )) {
    const number = trees.indexOf(files);
    folder.write({ [`${number}/staticwebapp.config.json`]: config });
    const local = await SiteServer.open(folder.at(String(number)));
    const rules = readRules(config);
    const site = new HostedSite(new Set(files), rules);
    for (const visit of visits) {
      const model = reduce(ask(site, visit), visit);
      const served = await server.visit(visit, files, (...exchange) => local.answer(...exchange));
      const ours = { local: reduce(served, visit), model };
      if (JSON.stringify(ours.local) !== JSON.stringify(model))
        wrong.push({ ...ours, visit, config });
      // The emulator treats other methods as GET.
      if (visit.method !== 'GET') continue;
      const theirs = await server.visit(visit, files, emulator(folder.at(String(number)), config));
      if (JSON.stringify(theirs) === JSON.stringify(model)) {
        same += 1;
        continue;
      }
      const path = decodePath(visit.address.split('?')[0] ?? '') ?? '';
      const answer = site.answer(visit.address, visit);
      const compared = { files, config, visit, rules, path, model: answer, emulator: theirs };
      const row = differences.find(({ applies }) => applies(compared));
      if (row) rows.set(row.name, (rows.get(row.name) ?? 0) + 1);
      else wrong.push({ model, emulator: theirs, visit, config });
    }
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  const different = [...rows.values()].reduce((sum, number) => sum + number, 0);
  expect(same).toBeGreaterThan(different);
  if (configurations >= 1_000)
    expect(differences.map(({ name }) => name).filter((name) => !rows.has(name))).toEqual([]);
});
