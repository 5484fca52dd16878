import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { LocalArtifact } from '../../src/localcloud/github/state/run.ts';
import { built } from './harness/built.ts';
import { openPusher, type Pusher, siteFiles } from './harness/pusher.ts';
import { acme, repository } from './harness/site.ts';

const texts = (title: string) => ({
  'content/overrides.json': `${JSON.stringify({ 'home.hero.title': title })}\n`,
});
/** Each build gives other bytes, as those of several frameworks. */
const build = `import fs from 'node:fs';
fs.mkdirSync('dist', { recursive: true });
const page = fs.readFileSync('index.html', 'utf8').replace('<h1>', '<h1 data-text-key="home.hero.title">');
fs.writeFileSync('dist/index.html', page.replace('</title>', ' ' + Math.random() + '</title>'));
`;

let pusher: Pusher;
afterEach(() => pusher[Symbol.asyncDispose]());

async function open(build_: string, shape: 'published' | 'two-jobs' = 'two-jobs') {
  pusher = await openPusher({ actionRoot: built.action, env: built.env });
  const files = siteFiles('A', {
    shape,
    repository: { lockfile: 'package-lock.json', reuse: true },
  });
  await pusher.push('HEAD:master', 'Begin', {
    ...files,
    ...texts('First'),
    'build.mjs': build,
    'site.config.yml': `${files['site.config.yml']}\nbuild: { ${build_} }\n`,
  });
  expect(lastRun(), log()).toBe('push master success: build');
}

const log = () =>
  (pusher.runs().at(-1)?.jobs ?? [])
    .flatMap((job) => job.steps.flatMap((step) => [`== ${job.name} / ${step.name}`, ...step.log]))
    .join('\n');

/** What the last run did, and whether it built. */
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
const title = (page: string) => /<title>(.*?)<\/title>/.exec(page)?.[1];
const change = (files: Record<string, string>) => ({
  'index.html': `<!doctype html><html lang="en"><head><title>${files.title}</title></head><body><h1>x</h1></body></html>\n`,
});

async function dispatch(environment: string, ref = 'master') {
  const at = '/repos/acme/shop/actions/workflows/deploy.yml/dispatches';
  await pusher.cloud.githubApi.send('POST', at, { ref, inputs: { environment } });
  await pusher.settled();
}

const artifacts = (): LocalArtifact[] =>
  pusher.cloud.githubApi.repository(repository)?.artifacts as LocalArtifact[];

describe.each(['two-jobs', 'published'] as const)('with build.reads, %s', (shape) => {
  it('reuses packages of the same inputs, and builds anew for others', {
    timeout: 240_000,
  }, async () => {
    await open('reads: []', shape);
    const first = title(await live());

    await pusher.push('HEAD:master', 'Text', texts('Second'));
    expect(lastRun(), log()).toBe('push master success: reuse');
    expect(await live()).toContain('Second');
    expect(title(await live())).toBe(first);

    await dispatch('Production');
    expect(lastRun(), log()).toBe('workflow_dispatch master success: reuse');

    await pusher.push('HEAD:master', 'Code', change({ title: 'B' }));
    expect(lastRun(), log()).toBe('push master success: build');
    expect(log()).toContain('Nothing is reused: no package of 1.0.0 was built from these files.');
    await pusher.git('revert', '--no-edit', 'HEAD');
    await pusher.push('HEAD:master', 'Nothing', {});
    expect(lastRun(), log()).toBe('push master success: reuse');
    expect(title(await live())).toBe(first);

    await pusher.git('checkout', '-q', '-B', 'release/1.1.0');
    await pusher.push('HEAD:release/1.1.0', 'Release', change({ title: 'C' }));
    expect(lastRun(), log()).toBe('push release/1.1.0 success: build');
    const shown = title(await live('preview'));
    await pusher.git('checkout', '-q', '-B', 'master', 'origin/master');
    const merge = "Merge branch 'release/1.1.0'";
    await pusher.git('merge', '--no-ff', '-q', '-m', merge, 'release/1.1.0');
    await pusher.git('push', '--quiet', 'origin', 'HEAD:master');
    await pusher.settled();
    expect(lastRun(), log()).toBe('push master success: reuse');
    expect(title(await live())).toBe(shown);
    expect(log()).toMatch(/that run \d+ built from [0-9a-f]{12} for Preview 1\.1\.0/);
    expect(log()).toMatch(/The same build as Preview's, of [0-9a-f]{12}\./);
  });
});

describe('a package that is not reused', () => {
  it('is damaged, expired, of another run, or that of a run that is started again', {
    timeout: 240_000,
  }, async () => {
    await open('reads: []');
    const damage = async (reason: string) => {
      await pusher.push('HEAD:master', 'Text', texts(reason));
      expect(lastRun(), log()).toBe('push master success: build');
      expect(log()).toContain('Nothing is reused: ');
      expect(log()).toContain(reason);
      expect(await live()).toContain(reason);
    };
    const page = (artifact: LocalArtifact | undefined) =>
      path.join(artifact?.folder ?? '', 'site/index.html');
    await writeFile(page(artifacts().at(-1)), '<title>Evil</title>');
    await damage('its file index.html is damaged');

    // Another workflow keeps a package under the name.
    const evil = { ...artifacts().at(-1) } as LocalArtifact;
    for (const artifact of artifacts())
      Object.assign(artifact, { expiresAt: '2020-01-01T00:00:00Z' });
    await damage('GitHub keeps no package of 1.0.0');
    const [{ run: other } = { run: 0 }] = artifacts();
    const run = pusher.runs().find(({ id }) => id === artifacts().at(-1)?.run);
    Object.assign(run ?? {}, { event: 'pull_request' });
    await damage('it was started by pull_request');
    expect(evil.run).not.toBe(other);

    const again = pusher.runs().at(-1);
    again?.control?.rerun(false);
    await pusher.settled();
    expect(lastRun(), log()).toContain('success: build');
    expect(log()).toContain('Nothing is reused: the run was started again');
  });

  it.each([
    ['reads: [environment]', 'no package of 1.1.0 was built'],
    ['passEnv: [SECRET], reads: []', 'build.passEnv passes SECRET'],
  ])('Preview’s, for Production, with %s', { timeout: 240_000 }, async (settings) => {
    await open(settings);
    await pusher.git('checkout', '-q', '-B', 'release/1.1.0');
    await pusher.push('HEAD:release/1.1.0', 'Release', change({ title: 'C' }));
    await pusher.git('checkout', '-q', '-B', 'master', 'origin/master');
    const merge = "Merge branch 'release/1.1.0'";
    await pusher.git('merge', '--no-ff', '-q', '-m', merge, 'release/1.1.0');
    await pusher.git('push', '--quiet', 'origin', 'HEAD:master');
    await pusher.settled();
    expect(lastRun(), log()).toBe('push master success: build');
    expect(log()).toMatch(/Built anew: one file differs from what Preview showed, of \w{12}\./);
  });

  it('does not go live if approvals cover the build', { timeout: 240_000 }, async () => {
    await open('env: { A: b }');
    const before = await live();
    await pusher.git('checkout', '-q', '-B', 'release/1.1.0');
    const config = `${await pusher.git('show', 'HEAD:site.config.yml')}\napproval: { build: same }\n`;
    const files = { ...change({ title: 'C' }), 'site.config.yml': config };
    await pusher.push('HEAD:release/1.1.0', 'Release', files);
    await pusher.git('checkout', '-q', '-B', 'master', 'origin/master');
    const merge = "Merge branch 'release/1.1.0'";
    await pusher.git('merge', '--no-ff', '-q', '-m', merge, 'release/1.1.0');
    await pusher.git('push', '--quiet', 'origin', 'HEAD:master');
    await pusher.settled();
    expect(lastRun(), log()).toBe('push master failure: build');
    expect(log()).toContain('[BUILD_NOT_APPROVED]');
    expect(log()).toContain('index.html');
    expect(await live()).toBe(before);
  });
});
