import { mkdirSync, rmSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { useFolderOfTheFile } from '../../../../support/folder.ts';
import { Company, type Deployment, pageFile } from './histories/company.ts';
import { type History, histories, play } from './histories/events.ts';
import { zipPackage } from './histories/store.ts';

/** Number of histories. `npm run test:histories` runs ten thousand. */
const runs = Number(process.env.SITE_DEPLOY_HISTORIES ?? 100);
const folder = useFolderOfTheFile();

const toProduction: Deployment = {
  ...{ branch: 'master', event: 'push', environment: 'Production', attempt: 1 },
};

async function playAll({ settings, events }: History): Promise<Company> {
  rmSync(folder.root, { recursive: true });
  mkdirSync(folder.at('scratch'), { recursive: true });
  folder.write({
    'checkout/package.json': { scripts: { build: 'x' }, dependencies: { a: '1' } },
    'checkout/package-lock.json': {},
  });
  const company = new Company(folder, settings);
  await company.deploy(toProduction);
  for (const event of events) await play(event, company);
  return company;
}

it('a deployment in a random history of a repository reuses only builds with equal inputs', {
  timeout: 3_600_000,
}, async () => {
  const answers = new Map<string, number>();
  const property = fc.asyncProperty(histories, async (history) => {
    const company = await playAll(history);
    for (const answer of company.answers) {
      const reason = answer.replace(/\d+(\.\d+)*|[0-9a-f]{12}/g, '…');
      answers.set(reason, (answers.get(reason) ?? 0) + 1);
    }
    expect(company.faults).toEqual([]);
  });
  await fc.assert(property, { numRuns: runs, seed: 50 });
  if (runs > 1000) console.log([...answers].sort(([, a], [, b]) => b - a));
  // Without this check, the test would also pass if every deployment built the site anew.
  const reasons = [...answers.keys()].join('\n');
  for (const reason of [
    'reuse',
    'may restore a cache',
    'is damaged',
    'its files have more than',
    'it was started by',
    'kept more',
  ])
    expect(reasons).toContain(reason);
});

it('a search for a package to reuse reports that the newest package is damaged', async () => {
  const company = await playAll({ settings: { reads: [], more: '' }, events: [] });
  company.commit('master', new Map(company.head('master').tree).set(pageFile, '1'));
  await company.deploy(toProduction);
  const [, artifact] = company.github.artifacts;
  if (artifact) artifact.zip = zipPackage(artifact.stored, 'content');
  await company.deploy(toProduction);
  expect(company.answers.at(-1)).toMatch(/^the package of run 2 is not usable: .* is damaged$/);
});
