import { afterAll, expect, it } from 'vitest';
import { createGitHubApi, toRepositories } from '../../../../../src/localcloud/github/github.ts';
import type { LocalJob } from '../../../../../src/localcloud/github/state/run.ts';
import {
  type FolderDeployer,
  type LocalRun,
  sampleSite,
} from '../../../../../src/localcloud/localcloud.ts';
import { portalCalls } from '../../../../../src/localcloud/portal/portal-calls.ts';
import { startSnapshotRun } from '../../../../../src/localcloud/running/snapshot-runs.ts';
import { getText } from '../../../action/rendered.ts';
import { oneHosting, openFace } from '../open-face.ts';

const site = '/sites/site_hp_guides';
const own = `/sites/${sampleSite.id}`;
const githubApi = createGitHubApi({ repositories: toRepositories([sampleSite]) });
const deployer: FolderDeployer & { active: LocalRun | undefined; last: LocalRun | undefined } = {
  active: undefined,
  last: undefined,
  deploy: () => Promise.reject(new Error('Nothing else deploys here.')),
  async again(environment) {
    const repository = `${sampleSite.repository.owner}/${sampleSite.repository.name}`;
    const commit = (await githubApi.getHead(repository, 'master')) ?? '';
    const source = 'name: Deploy\non: workflow_dispatch\njobs: {}';
    const { run } = await startSnapshotRun(githubApi, repository, {
      ...{ workflow: '.github/workflows/local.yml', source, event: 'workflow_dispatch' },
      ...{ branch: 'master', commit, inputs: { environment: environment ?? '' } },
    });
    deployer.active = run;
    deployer.last = run;
    return run;
  },
};
const pages = await openFace(
  { githubApi, hosting: oneHosting },
  { deployers: new Map([[sampleSite.id, deployer]]) },
);
afterAll(async () => {
  await pages.close();
  await githubApi.close();
});
const { read } = pages;

it('the publish page lists an unpublished change with both values and its author', async () => {
  const [, key = ''] = /name="text:([^"]+)"/.exec((await pages.open(`${site}/texts`)).html) ?? [];
  await pages.submit(`${site}/texts`, `${site}/texts`, { [`text:${key}`]: 'A better text' });
  const page = `${site}/pages/home`;
  await pages.submit(page, page, { title: 'Guides', description: 'All of our guides' });
  const shown = await read(`${site}/publish`);
  expect(shown).toMatch(new RegExp(`${key}[^]*repairedA better textOscar Meyer`));
  expect(shown).toMatch(/Title GuidesDescription All of our guidesOscar Meyer/);
  // The form has submitted these checkboxes unchecked.
  expect(shown).not.toMatch(/noIndex|Hide from search results/);
});

it('a text counts as unpublished after its removal, but not after a change back to its live value', async () => {
  const texts = '/sites/site_hp_web/texts';
  const { html } = await pages.open(`${texts}?search=home.footer.note`);
  const live = /data-default="[^"]*"[^>]*>([^<]+)<\/textarea>/.exec(html)?.[1] ?? '';
  const field = 'text:home.footer.note';
  for (const value of ['Another note', live, '', live])
    await pages.submit(texts, texts, { [field]: value });
  expect(await read('/sites/site_hp_web/publish')).not.toContain('home.footer.note');
  expect(await read(`${texts}?search=home.footer.note`)).toMatch(/Edited by .*, live/);
  await pages.submit(texts, texts, { [field]: 'Another note' });
  await pages.submit(texts, texts, { [field]: '' });
  expect(await read('/sites/site_hp_web/publish')).toMatch(/home\.footer\.note.*Oscar Meyer/);
});

it('the publish page follows a publication until its end is reported', async () => {
  const { address } = await pages.send(`${own}/publish`, `${own}/publish/preview`, {});
  const followed = new URL(address).pathname + new URL(address).search;
  expect(followed).toContain(`${own}/publish?run=`);
  const isFollowed = async () => (await pages.open(followed)).html.includes('data-follows');
  expect(await read(followed)).toContain('The site is going to Preview: step 1 of 6, Prepare.');
  const { active } = deployer;
  end(active);
  deployer.active = active;
  expect(await isFollowed()).toBe(true);
  deployer.active = undefined;
  expect(await isFollowed()).toBe(false);
  expect(await read(followed)).toMatch(/In Preview since .* It took \d/);
});

it('the publish page shows finished steps, how long the last publication took, and links to live pages', async () => {
  await publish(`${own}/publish/production`);
  end(deployer.active, 'success', 62_000);
  const page = `${own}/pages/home`;
  await pages.submit(page, page, { title: 'Acme', description: 'All of our documents' });
  const { path, run } = await publish(`${own}/publish/production`);
  const log = ['plan       0.23 s  acme', 'login      0.81 s  as', 'build      1 min 3 s  dist'];
  run.jobs = [job(log)];
  const shown = await read(path);
  expect(shown).toContain('being published: step 3 of 6, Insert texts and metadata.');
  expect(shown).toMatch(/Prepare doneBuild the site doneInsert texts and metadata …/);
  expect(shown).toContain('The last time took 1 min 2 s.');
  expect(shown).not.toContain('Publish again');
  end(run);
  const { html } = await pages.open(path);
  expect(getText(html)).toContain('Live since');
  expect(html).toContain('<a href="http://acme-docs-production.localhost:1/"');
});

it('the page of a failed publication explains what failed, and that nothing is lost', async () => {
  const { path, run } = await publish(`${own}/publish/production`);
  run.jobs = [job(failedLog)];
  run.jobs[0]?.steps[0]?.annotations.push({ level: 'error', message: 'npm has failed.' });
  end(run, 'failure');
  const shown = await read(path);
  expect(shown).toMatch(
    /It was not published. Nothing has changed for visitors. What you saved is kept. Ask a developer/,
  );
  expect(shown).toMatch(/Failed at .*, in the step “Build the site”/);
  expect((await pages.open(path)).html).toMatch(/<details><summary>For dev.*npm has failed./s);
  run.jobs = [job(failedLog.with(-1, 'https://acme.example may have changed: no check found it.'))];
  expect(await read(path)).toContain(
    'It did not succeed. Something may have changed for visitors.',
  );
});

it('the publish page shows the running publication, or else the last one', async () => {
  const { run } = await publish(`${own}/publish/production`);
  expect(await read(`${own}/publish`)).toMatch(/step 1 of 6, Prepare.*Since .*, for (\d|one)/);
  end(run, 'failure');
  expect(await read(`${own}/publish`)).toMatch(/Failed at .*, in the step “Prepare”/);
  end((await publish(`${own}/publish/production`)).run);
  expect(await read(`${own}/publish`)).toContain('Live since');
});

it('a publication lists only the pages that it changes, with their new titles', async () => {
  const list = [...Array(12).keys()].map((at) => ({
    ...{ path: at === 0 ? '/' : `/p${at}`, title: `Page ${at}` },
    texts: { 'home.head.all': 'Everywhere', ...(at % 3 ? {} : { 'home.footer.note': 'Open' }) },
  }));
  const { calls } = pages;
  await calls.send('PUT', `/api/sites/${sampleSite.id}/pages`, { pages: list });
  const edit = (slug: string, title: string) =>
    pages.submit(`${own}/pages/${slug}`, `${own}/pages/${slug}`, { title });
  const change = async (key: string) => {
    await pages.submit(`${own}/texts`, `${own}/texts`, { [`text:${key}`]: 'New' });
    const { path, run } = await publish(`${own}/publish/production`);
    end(run);
    return /What has changed.*?<\/ul>/s.exec((await pages.open(path)).html)?.[0] ?? '';
  };
  await edit('p4', 'Changed');
  await edit('p4', '');
  await edit('p6', 'A new title');
  const some = getText(await change('home.footer.note'));
  expect(some).toBe('What has changed:\nAcmePage 3A new titlePage 9');
  const all = await change('home.head.all');
  expect(all).toContain('What has changed, on all 12 pages:');
  expect(all.match(/<li>/g)).toHaveLength(10);
});

it('the publish page lists the pages affected by changed metadata defaults, before and after a publication', async () => {
  const list = [...Array(4).keys()].map((at) => ({
    path: `/q${at}`,
    title: `Page ${at}`,
    texts: {},
  }));
  const { calls } = pages;
  const api = `/api/sites/${sampleSite.id}`;
  await calls.send('PUT', `${api}/pages`, { pages: list });
  const graph = { locale: 'de_DE' };
  const ofPage = { description: 'Own', openGraph: graph };
  await calls.send('PUT', `${api}/seo/q1`, { title: 'One', ...ofPage });
  await calls.send('PUT', `${api}/seo/q2`, { title: '', ...ofPage, derived: ['title'] });
  end((await publish(`${own}/publish/production`)).run);
  const save = (values: Record<string, string>) =>
    pages.submit(`${own}/settings`, `${own}/settings/seo`, values);
  const readRow = async () =>
    /Metadata defaults.*?<\/tr>/s.exec((await pages.open(`${own}/publish`)).html)?.[0] ?? '';
  await save({ locale: 'en_GB' });
  expect(getText(await readRow())).toMatch(/Changes:\s*Page 0\s*Page 3/);
  await save({ locale: '', titleSuffix: ' | Acme' });
  expect(await readRow()).toMatch(/Changes, on all 4 pages:/);
  await save({ titleSuffix: '', defaultDescription: 'Ours' });
  const row = await readRow();
  expect(row).toContain('<a href="http://acme-docs-production.localhost:1/q0"');
  const { path, run } = await publish(`${own}/publish/production`);
  end(run);
  const after = /What has changed.*?<\/ul>/s.exec((await pages.open(path)).html)?.[0] ?? '';
  // The changed pages have no value of their own, or their metadata was edited above.
  expect(getText(after)).toContain('What has changed, on all 4 pages:\nPage 0OnePage 2Page 3');
  expect(after).not.toContain('defaults');
});

it('the publish page shows the outcome that the portal has recorded if the run is unknown', async () => {
  const { portal } = pages.cloud;
  const calls = portalCalls(portal, portal.apiToken);
  const report = async (status: string, environment: string, error?: object) => {
    const timestamp = new Date().toISOString();
    await calls.send('POST', '/api/v1/webhooks/repohost/deployment-complete', {
      ...{ event: 'site.deployed', timestamp, status, error },
      site: { id: 'site_hp_guides', slug: 'harbour-pine-guides' },
      data: { version: '9.0.0', environment, commitSha: 'f'.repeat(40) },
      run: { id: timestamp, attempt: 1 },
    });
    return await pages.open(`${site}/publish`);
  };
  const error = { code: 'BUILD_FAILED', message: '"npm run build" ended with exit code 1.' };
  const { html } = await report('failed', 'Production', error);
  expect(getText(html)).toMatch(/The last publication\s+failed at .*What you saved is kept. Ask/s);
  expect(html).toMatch(/<summary>For developers.*BUILD_FAILED: &quot;npm run build/s);
  expect(getText((await report('succeeded', 'Preview')).html)).toMatch(/In Preview since\s+\d/);
  expect(getText((await report('succeeded', 'Production')).html)).toMatch(/Live since\s+\d/);
});

const failedLog = [
  'plan       0.23 s  acme',
  'login      0.81 s  as',
  'exchange   0.1 s  for',
  'notify     0.1 s  failed',
  '##[error]Failed in step build: "npm run build" ended with exit code 1. [BUILD_FAILED]',
  'The live site was not changed. https://acme.example serves 1.4.0.',
];

async function publish(action: string) {
  const { address } = await pages.send(`${own}/publish`, action, {});
  const run = deployer.active;
  if (!run) throw new Error('Nothing was started.');
  return { path: new URL(address).pathname + new URL(address).search, run };
}

function end(run: LocalRun | undefined, conclusion: 'success' | 'failure' = 'success', took = 0) {
  const updatedAt = new Date(Date.parse(run?.createdAt ?? '') + took).toISOString();
  Object.assign(run ?? {}, { status: 'completed', conclusion, updatedAt });
  deployer.active = undefined;
}

function job(log: string[]): LocalJob {
  const step = { name: 'Deploy', conclusion: undefined, log, summary: '', annotations: [] };
  return {
    ...{ id: 1, name: 'deploy', needs: [], status: 'in_progress', conclusion: null },
    ...{ environment: '', environmentUrl: '', outputs: {}, permissions: {}, notes: [] },
    steps: [{ ...step, milliseconds: 0 }],
  };
}
