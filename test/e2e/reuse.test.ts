import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { LocalArtifact } from '../../src/localcloud/github/state/run.ts';
import type { LocalRun } from '../../src/localcloud/github/state/state.ts';
import { useAll } from '../support/fixture.ts';
import { built } from './harness/built.ts';
import { callPortal } from './harness/portal.ts';
import { openPusher, siteFiles } from './harness/pusher.ts';
import { acme, repository } from './harness/site.ts';

const texts = (title: string) => ({
  'content/overrides.json': `${JSON.stringify({ 'home.hero.title': title })}\n`,
});
/** A build script whose output differs each time, as with several frameworks. */
const build = `import fs from 'node:fs';
fs.mkdirSync('dist', { recursive: true });
const page = fs.readFileSync('index.html', 'utf8').replace('<h1>', '<h1 data-text-key="home.hero.title">');
fs.writeFileSync('dist/index.html', page.replace('<body>', '<body data-build="' + Math.random() + '">'));
`;

/** A script that copies a deployed package and replaces its page. */
const plant = `import fs from 'node:fs';
import { createHash } from 'node:crypto';
const page = '<title>Evil</title>';
const manifest = JSON.parse(fs.readFileSync(process.argv[2] + '/manifest.json', 'utf8'));
const sha256 = createHash('sha256').update(page).digest('hex');
manifest.files = [{ path: 'index.html', size: page.length, sha256 }];
fs.mkdirSync('planted/site', { recursive: true });
fs.writeFileSync('planted/site/index.html', page);
fs.writeFileSync('planted/manifest.json', JSON.stringify(manifest));
`;
const plantWorkflow = `on:
  workflow_dispatch:
    inputs: { genuine: { type: string }, name: { type: string } }
jobs:
  plant:
    runs-on: ubuntu-24.04
    steps:
      - uses: actions/checkout@v7
      - run: node plant.mjs '\${{ inputs.genuine }}'
      - uses: actions/upload-artifact@v7
        with: { name: '\${{ inputs.name }}', path: planted }
`;
const planted = { 'plant.mjs': plant, '.github/workflows/plant.yml': plantWorkflow };

/** One site and one history for all tests of this file. */
const pusher = useAll(() => openPusher({ actionRoot: built.action, env: built.env }));

const repositoryTraits = { lockfile: 'package-lock.json', reuse: true };
const onboarding = { repository: repositoryTraits, with: ['release'] } as const;
const siteConfig = siteFiles('A', onboarding)['site.config.yml'] ?? '';
const settings = (lines: string) => ({ 'site.config.yml': `${siteConfig}\n${lines}\n` });
const nothingRead = settings('build: { reads: [] }');

/** Pushes the first commit of a site whose workflow has this shape, and expects a build. */
async function begin(shape: 'published' | 'two-jobs'): Promise<void> {
  const files = siteFiles('A', { ...onboarding, shape });
  const site = { ...files, ...texts('First'), ...nothingRead, ...planted, 'build.mjs': build };
  await pusher.push('HEAD:master', 'Begin', site);
  expect(lastRun(), log()).toBe('push master success: build');
}

const log = () =>
  (pusher.runs().at(-1)?.jobs ?? [])
    .flatMap((job) => job.steps.flatMap((step) => [`== ${job.name} / ${step.name}`, ...step.log]))
    .join('\n');

/** Describes the last run: its event, branch and conclusion, and whether it built. */
function lastRun(): string {
  const { event, branch, conclusion, jobs = [] } = pusher.runs().at(-1) ?? {};
  const steps = jobs.flatMap((job) => job.steps);
  const isBuilt = steps.some(({ log }) => log.some((line) => line.startsWith('Built: ')));
  const toolsRan = steps.some(
    ({ name, conclusion }) => name.includes('setup-node') && conclusion === 'success',
  );
  const did = isBuilt ? 'build' : 'reuse';
  return `${event} ${branch} ${conclusion}: ${did}${toolsRan === isBuilt ? '' : ', and tools'}`;
}

const live = async (environment?: 'preview') =>
  (await fetch(`${pusher.cloud.hosting.address(acme.slug, environment)}/`)).text();
const buildId = (page: string) => /data-build="(.*?)"/.exec(page)?.[1];
const change = (files: Record<string, string>) => ({
  'index.html': `<!doctype html><html lang="en"><head><title>${files.title}</title></head><body><h1>x</h1></body></html>\n`,
});

async function dispatch(workflow: string, inputs: object) {
  const at = `/repos/acme/shop/actions/workflows/${workflow}/dispatches`;
  await pusher.cloud.githubApi.send('POST', at, { ref: 'master', inputs });
  await pusher.settled();
}

/**
 * Requires a review of deployments to Production.
 * @returns a function that approves the newest run, after which later ones need no review
 */
async function requireReview(): Promise<() => Promise<void>> {
  const { githubApi } = pusher.cloud;
  const change = (reviewers: readonly object[]) =>
    githubApi.send('PUT', '/repos/acme/shop/environments/Production', { reviewers });
  await change([{ type: 'User', id: 1 }]);
  return async () => {
    const pending = `/repos/acme/shop/actions/runs/${pusher.runs().at(-1)?.id}/pending_deployments`;
    const answer = { environment_ids: [1], state: 'approved', comment: '' };
    await githubApi.send('POST', pending, answer);
    await pusher.settled();
    await change([]);
  };
}

const artifacts = (): LocalArtifact[] =>
  pusher.cloud.githubApi.repository(repository)?.artifacts as LocalArtifact[];

/**
 * Pushes a release branch.
 * @returns the id of the build that Preview shows
 */
async function startRelease(version: string, files: Record<string, string>) {
  await pusher.git('checkout', '-q', '-B', `release/${version}`);
  await pusher.push(`HEAD:release/${version}`, 'Release', {
    ...change({ title: version }),
    ...files,
  });
  expect(lastRun(), log()).toBe(`push release/${version} success: build`);
  return buildId(await live('preview'));
}

/** Merges the release branch by hand. */
async function merge(version: string): Promise<void> {
  await pusher.git('checkout', '-q', '-B', 'master', 'origin/master');
  const message = `Merge branch 'release/${version}'`;
  await pusher.git('merge', '--no-ff', '-q', '-m', message, `release/${version}`);
  await pusher.git('push', '--quiet', 'origin', 'HEAD:master');
  await pusher.settled();
}

async function expectPromotion(event: string, shown: string | undefined, version: string) {
  expect(lastRun(), log()).toBe(`${event} master success: reuse`);
  expect(shown).toBeDefined();
  expect(buildId(await live()), log()).toBe(shown);
  expect(log()).toMatch(new RegExp(`that run \\d+ built from [0-9a-f]{12} for Preview ${version}`));
  expect(log()).toMatch(/The same build as Preview's, of [0-9a-f]{12}\./);
}

it('a run reuses the package for changed texts and metadata, and builds for changed code', {
  timeout: 240_000,
}, async () => {
  await begin('two-jobs');
  const first = buildId(await live());
  await pusher.push('HEAD:master', 'Text', texts('Second'));
  expect(lastRun(), log()).toBe('push master success: reuse');
  expect(await live()).toContain('Second');
  expect(buildId(await live())).toBe(first);

  // Changed metadata doesn't need a commit, but its deployment waits for the environment's
  // reviewers.
  const approve = await requireReview();
  const { pages } = JSON.parse((await callPortal(pusher.cloud, 'admin', 'GET', 'pages')).body);
  const metadata = { title: 'Of the portal', description: 'Saved without a commit.' };
  await callPortal(pusher.cloud, 'admin', 'PUT', `seo/${pages[0].slug}`, metadata);
  await dispatch('deploy.yml', { environment: 'Production' });
  expect(pusher.runs().at(-1)?.status, log()).toBe('waiting');
  expect(await live()).not.toContain('Of the portal');
  await approve();
  expect(lastRun(), log()).toBe('workflow_dispatch master success: reuse');
  expect(await live()).toContain('<title>Of the portal');
  expect(buildId(await live())).toBe(first);

  await pusher.push('HEAD:master', 'Code', change({ title: 'B' }));
  expect(lastRun(), log()).toBe('push master success: build');
  expect(log()).toContain('Nothing is reused: no package of 1.0.0 was built from these files.');
});

it('a run builds if the package is damaged or from another workflow, or if it is restarted', {
  timeout: 240_000,
}, async () => {
  const damage = async (reason: string) => {
    await pusher.push('HEAD:master', 'Text', texts(reason));
    expect(lastRun(), log()).toBe('push master success: build');
    expect(log()).toContain('Nothing is reused: ');
    expect(log()).toContain(reason);
    expect(await live()).toContain(reason);
  };
  const expire = (kept: readonly LocalArtifact[]) => {
    for (const artifact of kept) Object.assign(artifact, { expiresAt: '2020-01-01T00:00:00Z' });
  };
  const newest = artifacts().at(-1);
  expire(artifacts().slice(0, -1));
  await writeFile(path.join(newest?.folder ?? '', 'site/index.html'), '<title>Evil</title>');
  await damage('its file index.html is damaged');

  // Another workflow of the same commit stores a package with the same name.
  const { folder: genuine, name } = artifacts().at(-1) ?? {};
  await dispatch('plant.yml', { genuine, name });
  expect(artifacts().at(-1)?.name, log()).toBe(name);
  expire(artifacts().slice(0, -1));
  await damage('plant.yml does not deploy the site');

  pusher.runs().at(-1)?.control?.rerun(false);
  await pusher.settled();
  expect(lastRun(), log()).toContain('success: build');
  expect(log()).toContain('Nothing is reused: the run was started again');
});

it('a release deploys to Production the package that Preview showed', {
  timeout: 240_000,
}, async () => {
  const manifest = siteFiles('A')['package.json']?.replace('1.0.0', '1.1.0') ?? '';
  const shown = await startRelease('1.1.0', { 'package.json': manifest });
  // Release automation merges it and starts the deployment.
  await dispatch('release.yml', { release: 'finish' });
  await expectPromotion('workflow_dispatch', shown, '1.1.0');
  await pusher.git('fetch', '-q', 'origin');
});

it('a build that differs from the approved one is refused if approvals cover the build', {
  timeout: 240_000,
}, async () => {
  const before = await live();
  const lines = 'build: { passEnv: [SECRET], reads: [] }\napproval: { build: same }';
  await startRelease('1.3.0', settings(lines));
  await merge('1.3.0');
  expect(lastRun(), log()).toBe('push master failure: build');
  expect(log()).toContain('build.passEnv passes SECRET');
  for (const text of ['[BUILD_NOT_APPROVED]', 'index.html']) expect(log()).toContain(text);
  expect(await live()).toBe(before);
});

it('the published workflow reuses the package for a text, and deploys the package of Preview to Production', {
  timeout: 240_000,
}, async () => {
  await begin('published');
  await pusher.push('HEAD:master', 'Text', texts('Third'));
  expect(lastRun(), log()).toBe('push master success: reuse');
  expect(await live()).toContain('Third');

  const shown = await startRelease('1.4.0', {});
  await merge('1.4.0');
  await expectPromotion('push', shown, '1.4.0');
});

/**
 * Whether to try the attacks of `npm run test:planted`. In most of them, somebody stores a package
 * that nobody approved, before a text is saved.
 */
const isAsked = process.env.SITE_DEPLOY_PLANTED !== undefined;
it.runIf(isAsked)('no planted package is deployed', { timeout: 1_800_000 }, async () => {
  await begin('two-jobs');
  const { git } = pusher;
  const table = ['| Planted | What is deployed with the next text |', '|---|---|'];
  const run = () => pusher.runs().at(-1) as LocalRun;
  const back = async (commit: string) => {
    await git('reset', '-q', '--hard', commit);
    await git('push', '-q', '--force', 'origin', 'HEAD:master');
    await pusher.settled();
  };
  const onlyNewest = () => {
    for (const artifact of artifacts().slice(0, -1)) artifact.expiresAt = '2020-01-01T00:00:00Z';
  };
  const onBranch = async (name: string, message: string, files = {}) => {
    await git('checkout', '-q', '-B', name);
    await pusher.push(`HEAD:${name}`, message, files);
    await git('checkout', '-q', '-B', 'master', 'origin/master');
  };
  /**
   * Attacks, saves a text, and checks what is deployed.
   * @param expected `reuse` of the genuine package, or else the reason to build
   */
  async function attack(name: string, prepare: () => Promise<unknown>, expected: string | RegExp) {
    const genuine = buildId(await live());
    await prepare();
    await pusher.push('HEAD:master', 'Text', texts(name));
    const page = await live();
    expect(page, log()).toContain(name);
    expect(page, log()).not.toContain('Evil');
    const isReused = expected === 'reuse';
    expect(lastRun(), log()).toBe(`push master success: ${isReused ? 'reuse' : 'build'}`);
    if (isReused) expect(buildId(page)).toBe(genuine);
    const reason = /Nothing is reused: (.*?)\.( The next|$)/m.exec(log())?.[1] ?? '';
    if (!isReused) expect(reason).toMatch(expected);
    const why = reason.replace(/.* is not usable: /, '').replace('.github/workflows/', '');
    table.push(`| ${name} | ${isReused ? 'the genuine package' : `a new build: ${why}`} |`);
  }
  const workflow = '.github/workflows/deploy.yml';
  const generated = siteFiles('A', { ...onboarding, shape: 'two-jobs' })[workflow] ?? '';
  const evil = change({ title: 'Evil' });
  const beforeBuild = (step: string) =>
    generated.replace(
      /^( +)- (?=if: .*\n +name: |uses: actions\/setup-node|if: steps\.reuse)/m,
      (found) => `${found.replace('- ', '')}- ${step}\n${found}`,
    );

  await attack(
    'A package with its name, kept by a different workflow of the same commit',
    async () => {
      const { folder: genuine, name } = artifacts().at(-1) ?? {};
      await dispatch('plant.yml', { genuine, name });
      onlyNewest();
    },
    /plant\.yml does not deploy the site/,
  );
  await attack(
    'A package that was changed where it is stored',
    async () => {
      onlyNewest();
      await writeFile(path.join(artifacts().at(-1)?.folder ?? '', 'site/index.html'), 'Evil');
    },
    /is damaged/,
  );
  await attack(
    'A workflow with one more step, taken back afterwards',
    async () => {
      const good = await git('rev-parse', 'HEAD');
      const step = "run: echo '<title>Evil</title><h1>Evil</h1>' > index.html";
      await pusher.push('HEAD:master', 'Step', { [workflow]: beforeBuild(step) });
      expect(await live(), log()).toContain('Evil');
      await git('revert', '--no-edit', `${good}..HEAD`);
      await git('push', '-q', 'origin', 'HEAD:master');
      await pusher.settled();
    },
    'reuse',
  );
  await attack(
    'A workflow that restores a cache',
    async () => {
      const step = 'uses: actions/cache@v5\n        with: { path: poisoned, key: x }';
      await pusher.push('HEAD:master', 'Cache', { [workflow]: beforeBuild(step) });
      onlyNewest();
    },
    /uses actions\/cache@v5, which may restore a cache/,
  );
  await pusher.push('HEAD:master', 'Without a cache', { [workflow]: generated });
  await attack(
    'A commit that was forced away',
    async () => {
      const good = await git('rev-parse', 'HEAD');
      await pusher.push('HEAD:master', 'Evil', evil);
      expect(await live(), log()).toContain('Evil');
      await back(good);
    },
    'reuse',
  );
  await attack(
    'A deployment of the same files, from a branch that is not deployed',
    async () => {
      await onBranch('evil', 'Nothing');
      const before = artifacts().length;
      const at = '/repos/acme/shop/actions/workflows/deploy.yml/dispatches';
      const inputs = { environment: 'Production' };
      await pusher.cloud.githubApi.send('POST', at, { ref: 'evil', inputs });
      await pusher.settled();
      expect(run()).toMatchObject({ branch: 'evil', conclusion: 'failure' });
      expect(artifacts()).toHaveLength(before);
    },
    'reuse',
  );
  await attack(
    'The package of a fork',
    async () => {
      onlyNewest();
      const { run: id } = artifacts().at(-1) ?? {};
      const found = pusher.runs().find((one) => String(one.id) === String(id)) as LocalRun;
      found.repository = 'eve/shop';
    },
    /it built a commit of eve\/shop/,
  );
  const last = artifacts().at(-1);
  const pulled = plantWorkflow
    .replace(/on:\n.*\n.*\n/, 'on: pull_request\n')
    .replace('${{ inputs.genuine }}', last?.folder ?? '')
    .replace('${{ inputs.name }}', last?.name ?? '');
  await pusher.push('HEAD:master', 'Checks', { '.github/workflows/checks.yml': pulled });
  await attack(
    'The package of a pull request, of the same files',
    async () => {
      await onBranch('proposal', 'Nothing');
      const pull = { title: 'Nothing', body: '', head: 'proposal', base: 'master' };
      await pusher.cloud.githubApi.send('POST', '/repos/acme/shop/pulls', pull);
      await pusher.settled();
      expect(run().event, log()).toBe('pull_request');
      onlyNewest();
    },
    /it was started by pull_request/,
  );
  const kept = artifacts().at(-1);
  const taken = plantWorkflow
    .replace(/on:\n.*\n.*\n/, 'on: { push: { branches: [master] } }\n')
    .replace('${{ inputs.genuine }}', kept?.folder ?? '')
    .replace('${{ inputs.name }}', kept?.name ?? '');
  await attack(
    'A deployment workflow with a different name, and an evil one with its former name',
    async () => {
      const site = '.github/workflows/site.yml';
      await pusher.push('HEAD:master', 'Rename', { [site]: generated, [workflow]: taken });
      const planted = artifacts().filter(({ folder = '' }) => isEvil(folder));
      for (const artifact of artifacts())
        if (!planted.includes(artifact)) artifact.expiresAt = '2020-01-01T00:00:00Z';
      expect(planted.length).toBeGreaterThan(0);
    },
    /deploy\.yml does not deploy the site|more than one package/,
  );
  await pusher.push('HEAD:master', 'Name', { [workflow]: generated });
  await git('rm', '-q', '.github/workflows/site.yml');
  await pusher.push('HEAD:master', 'One workflow', {});
  run().control?.rerun(false);
  await pusher.settled();
  expect(log()).toContain('Nothing is reused: the run was started again');
  table.push('| A run that is started again | a new build: the run was started again |');
  console.log(table.join('\n'));
});

const isEvil = (folder: string) =>
  readFileSync(path.join(folder, 'site/index.html'), 'utf8').includes('Evil');
