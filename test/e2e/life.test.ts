import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { built } from './harness/built.ts';
import { onboard, one } from './harness/onboard.ts';
import { openPusher, type Pusher, siteFiles } from './harness/pusher.ts';
import { acme } from './harness/site.ts';

vi.setConfig({ testTimeout: 180_000 });

let pusher: Pusher;
/** A folder outside the clone: the commands read the repository over the API. */
let home: string;
let fullName = 'acme/shop';
let branch = 'master';
beforeAll(async () => {
  const site = { ...acme, azure: { ...acme.azure, previewClientId: identity } };
  pusher = await openPusher({ actionRoot: built.action, env: built.env, site });
  for (const app of pusher.cloud.entra.apps) app.federatedCredentials = [];
  home = await mkdtemp(path.join(tmpdir(), 'site-deploy-life-'));
}, 120_000);
afterAll(async () => {
  await pusher[Symbol.asyncDispose]();
  await rm(home, { recursive: true, force: true });
});

/** Another application, which the portal lets deploy to Preview. */
const identity = '66666666-6666-4666-8666-666666666666';

const repository = () => {
  const found = pusher.cloud.githubApi.repository(fullName);
  if (found === undefined) throw new Error(`no repository ${fullName}`);
  return found;
};
const live = async (environment?: 'preview') =>
  (await fetch(`${pusher.cloud.hosting.address(acme.slug, environment)}/`)).text();
const command = (...args: string[]) =>
  onboard({ cloud: pusher.cloud, folder: home }, [...one(), ...args]);

/** Merges the open pull request, as people do, and takes it into the clone. */
async function merge(): Promise<void> {
  const at = `/repos/${fullName}/pulls`;
  const { json } = await pusher.cloud.githubApi.send('GET', `${at}?state=open`);
  const [pull] = json as { number: number }[];
  const { status } = await pusher.cloud.githubApi.send('PUT', `${at}/${pull?.number}/merge`, {});
  expect(status).toBe(200);
  await pusher.settled();
  await pusher.git('pull', '--quiet', '--rebase', 'origin', branch);
}

async function expectDeployed(title: string): Promise<void> {
  const { 'index.html': page = '' } = siteFiles(title);
  await pusher.push(`HEAD:${branch}`, title, { 'index.html': page });
  const run = repository().runs.at(-1);
  const log = run?.jobs?.flatMap((job) => job.steps.flatMap((step) => step.log)).join('\n');
  expect(run?.conclusion, log).toBe('success');
  expect(await live()).toContain(`<title>${title}</title>`);
}

it('a site is onboarded, and its pushes deploy', async () => {
  const { 'site.config.yml': _, ...files } = siteFiles('First');
  const own = Object.entries(files).filter(([file]) => !file.startsWith('.github/'));
  await pusher.push('HEAD:master', 'Begin', Object.fromEntries(own));
  expect(repository().runs).toEqual([]);
  expect(await command('--apply')).toMatchObject({ code: 0 });
  await merge();
  await expectDeployed('Second');
});

/** Changes the site config, by push. The text must be there. */
async function configure(text: string, replacement: string): Promise<void> {
  const config = await pusher.git('show', `origin/${branch}:site.config.yml`);
  expect(config).toContain(text);
  await pusher.push(`HEAD:${branch}`, 'Configure', {
    'site.config.yml': `${config.replaceAll(text, replacement)}\n`,
  });
}

/** Applies the plan, and merges its pull request if there is one. Then nothing is left to do. */
async function apply(...args: string[]): Promise<void> {
  const { code, output } = await command('--apply', ...args);
  expect(code, output).toBe(0);
  if (output.includes('Pull request:')) await merge();
}

it('the default branch is renamed', async () => {
  await pusher.git('push', '--quiet', 'origin', 'HEAD:main');
  branch = 'main';
  repository().defaultBranch = 'main';
  const git = await pusher.cloud.githubApi.gitRepository(fullName);
  await git?.run('symbolic-ref', 'HEAD', 'refs/heads/main');
  await pusher.git('push', '--quiet', 'origin', '--delete', 'master');
  await pusher.settled();
  const { code, output } = await command('--check');
  expect([code, output]).toEqual([3, expect.stringContaining('the default branch is main')]);
  await configure('branch: master', 'branch: main');
  await apply();
  await expectDeployed('Third');
});

it('the repository is renamed', async () => {
  await pusher.cloud.githubApi.rename('acme/shop', 'store');
  fullName = 'acme/store';
  await pusher.git('remote', 'set-url', 'origin', pusher.remote.replace('shop', 'store'));
  await apply();
  await expectDeployed('Fourth');
});

it('the identity of Preview is rotated while a release branch is open', async () => {
  const page = (title: string) => ({ 'index.html': siteFiles(title)['index.html'] ?? '' });
  await pusher.push('HEAD:release/2.0.0', 'Release', page('Release'));
  expect(await live('preview')).toContain('<title>Release</title>');
  await pusher.git('branch', 'release');
  await configure('branch: main', `branch: main\n  preview:\n    clientId: ${identity}`);
  await apply('--prune');
  await apply('--prune');
  await expectDeployed('Fifth');
  // Its workflow and its site config still name the former identity.
  await pusher.git('checkout', '--quiet', 'release');
  await pusher.push('HEAD:release/2.0.0', 'Release again', page('Again'));
  await pusher.git('checkout', '--quiet', '-');
  expect(await live('preview')).toContain('<title>Again</title>');
});

it('the portal moves', async () => {
  const { cloud } = pusher;
  cloud.route('portal-2.acme.example', cloud.portal.handle);
  await configure('https://portal.acme.example', 'https://portal-2.acme.example');
  await apply('--portal', 'https://portal-2.acme.example');
  await expectDeployed('Sixth');
});

it('an archived repository takes no push, and a removed site deploys none', async () => {
  repository().archived = true;
  await expect(pusher.push('HEAD:main', 'Seventh', {})).rejects.toThrow('archived');
  expect((await command('--check')).output).toContain('the repository is archived');
  repository().archived = false;
  const remove = ['--remove', '--yes', '--portal', 'https://portal-2.acme.example'];
  expect(await command(...remove)).toMatchObject({ code: 3 });
  await merge();
  await command(...remove);
  expect([repository().hooks, [...repository().variables]]).toEqual([[], []]);
  const { length } = repository().runs;
  await pusher.push('HEAD:main', 'After', {});
  expect(repository().runs).toHaveLength(length);
  expect(await live()).toContain('<title>Sixth</title>');
});
