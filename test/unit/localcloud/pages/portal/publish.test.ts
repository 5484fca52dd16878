import { afterAll, expect, it } from 'vitest';
import { createGitHubApi, toRepositories } from '../../../../../src/localcloud/github/github.ts';
import {
  type FolderDeployer,
  type LocalRun,
  sampleSite,
} from '../../../../../src/localcloud/localcloud.ts';
import { startSnapshotRun } from '../../../../../src/localcloud/running/snapshot-runs.ts';
import { getText } from '../../../action/rendered.ts';
import { openFace } from '../open-face.ts';

const site = '/sites/site_hp_guides';
const own = `/sites/${sampleSite.id}`;
const githubApi = createGitHubApi({ repositories: toRepositories([sampleSite]) });
const deployer: FolderDeployer & { active: LocalRun | undefined } = {
  active: undefined,
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
    return run;
  },
};
const pages = await openFace({ githubApi }, { deployers: new Map([[sampleSite.id, deployer]]) });
afterAll(async () => {
  await pages.close();
  await githubApi.close();
});
const read = async (path: string) => getText((await pages.open(path)).html).replaceAll(/\s+/g, ' ');

it('lists an unpublished change with both values and its author', async () => {
  const [, key = ''] = /name="text:([^"]+)"/.exec((await pages.open(`${site}/texts`)).html) ?? [];
  await pages.submit(`${site}/texts`, `${site}/texts`, { [`text:${key}`]: 'A better text' });
  const page = `${site}/pages/home`;
  await pages.submit(page, page, { title: 'Guides', description: 'All of our guides' });
  const shown = await read(`${site}/publish`);
  expect(shown).toMatch(new RegExp(`${key}[^]*repairedA better textOscar Meyer`));
  expect(shown).toMatch(/Title GuidesDescription All of our guidesOscar Meyer/);
  // The form has submitted these boxes, but nobody has checked them.
  expect(shown).not.toMatch(/noIndex|Hide from search results/);
});

it('the page follows the deployment it started until the portal reports its end', async () => {
  const { address } = await pages.send(`${own}/publish`, `${own}/publish/preview`, {});
  const followed = new URL(address).pathname + new URL(address).search;
  expect(followed).toContain(`${own}/publish?run=`);
  const isFollowed = async () => (await pages.open(followed)).headers.has('refresh');
  expect(await read(followed)).toContain('The deployment to preview is running.');
  Object.assign(deployer.active ?? {}, { status: 'completed', conclusion: 'success' });
  expect(await isFollowed()).toBe(true);
  deployer.active = undefined;
  expect(await isFollowed()).toBe(false);
  expect(await read(followed)).toContain('The deployment to preview has ended');
});
