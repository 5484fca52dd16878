import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { LocalSite } from '../../src/localcloud/service/types.ts';
import { built } from './harness/built.ts';
import { runCommand } from './harness/command.ts';
import { getTokens, mergePull, onboard, one } from './harness/onboard.ts';
import { type Clone, openPusher, type Pusher, siteFiles } from './harness/pusher.ts';
import { acme, blogSite } from './harness/site.ts';

vi.setConfig({ testTimeout: 180_000 });

let pusher: Pusher;
/** A folder outside the clone, so that commands read the repository through the API. */
let home: string;

/** A site during its life: the current name of its repository, and a person's clone. */
interface Life {
  readonly site: LocalSite;
  fullName: string;
  branch: string;
  clone: Clone;
}

/** A site whose workflow calls the workflow that site-deploy publishes. */
let shop: Life;
/** A site whose workflow calls its organisation's reusable workflow. */
let blog: Life;
beforeAll(async () => {
  const site = { ...acme, azure: { ...acme.azure, previewClientId: identity } };
  const others = [blogSite, organisation];
  pusher = await openPusher({ actionRoot: built.action, env: built.env, site, others });
  shop = { site, fullName: 'acme/shop', branch: 'master', clone: pusher };
  const clone = await pusher.clone('acme/blog');
  blog = { site: blogSite, fullName: 'acme/blog', branch: 'master', clone };
  for (const app of pusher.cloud.entra.apps) app.federatedCredentials = [];
  home = await mkdtemp(path.join(tmpdir(), 'site-deploy-life-'));
}, 120_000);
afterAll(async () => {
  await pusher[Symbol.asyncDispose]();
  await rm(home, { recursive: true, force: true });
});

/** A second application, which the portal allows to deploy to Preview. */
const identity = '66666666-6666-4666-8666-666666666666';
/** The repository of the organisation's workflow. */
const organisation: LocalSite = {
  ...blogSite,
  id: 'site_791',
  slug: 'acme-workflows',
  url: 'https://workflows.acme.example',
  repository: { owner: 'acme', name: 'workflows' },
};

const organisationArgs = [
  ...['organisation', 'onboard', '--repository', 'acme/workflows', '--apply'],
  ...['--action', `acme/site-deploy@${'a'.repeat(40)}#v0.1.0`],
  ...['--portal', acme.portal.url, '--audience', acme.portal.audience],
  ...['--tenant-id', acme.azure.tenantId],
];

function findRepository(fullName: string) {
  const found = pusher.cloud.githubApi.repository(fullName);
  if (found === undefined) throw new Error(`no repository ${fullName}`);
  return found;
}
const repository = ({ fullName }: Life) => findRepository(fullName);
const live = async ({ site }: Life, environment?: 'preview') =>
  (await fetch(`${pusher.cloud.hosting.address(site.slug, environment)}/`)).text();
const command = ({ site }: Life, ...args: string[]) => {
  const application = ['--client-id', site.azure.clientId];
  return onboard({ cloud: pusher.cloud, folder: home }, [...args, ...one(site), ...application]);
};

/** Merges the open pull request. */
async function mergeAt(fullName: string): Promise<void> {
  await mergePull(pusher.cloud, fullName);
  await pusher.settled();
}

/** Merges the pull request, and pulls it into the clone. */
async function merge({ fullName, branch, clone }: Life): Promise<void> {
  await mergeAt(fullName);
  await clone.git('pull', '--quiet', '--rebase', 'origin', branch);
}

async function push({ branch, clone }: Life, title: string): Promise<void> {
  const { 'index.html': page = '' } = siteFiles(title);
  await clone.push(`HEAD:${branch}`, title, { 'index.html': page });
}

async function expectDeployed(life: Life, title: string): Promise<void> {
  await push(life, title);
  const run = repository(life).runs.at(-1);
  const log = run?.jobs?.flatMap(({ steps, notes }) => [
    ...notes,
    ...steps.flatMap((step) => step.log),
  ]);
  expect(run?.conclusion, log?.join('\n')).toBe('success');
  expect(await live(life)).toContain(`<title>${title}</title>`);
}

/**
 * Runs the command `rename`, and merges its pull request if it opens one. Expects that nothing is
 * left to do.
 * @param to new name of the repository, or another change, such as `portal=URL`
 */
async function rename(life: Life, to: string): Promise<void> {
  const first = await command(life, 'rename', to, '--apply');
  if (first.code === 3) {
    expect(first.output).toContain('then run the same command again');
    await merge(life);
  } else {
    await pusher.settled();
    await life.clone.git('pull', '--quiet', '--rebase', 'origin', life.branch);
  }
  const { code, output } = await command(life, 'rename', to, '--apply');
  expect(code, output).toBe(0);
  const done = { code: 0, output: expect.stringContaining('Nothing to do') };
  expect(await command(life, 'rename', to, '--check')).toMatchObject(done);
}

/** Creates the first commit of a site without any deployment. */
async function begin(life: Life): Promise<void> {
  const { 'site.config.yml': _, ...files } = siteFiles('First');
  const own = Object.entries(files).filter(([file]) => !file.startsWith('.github/'));
  await life.clone.push('HEAD:master', 'Begin', Object.fromEntries(own));
  expect(repository(life).runs).toEqual([]);
}

/** Pushes a change to the site config, which must contain `text`. */
async function configure(life: Life, text: string, replacement: string): Promise<void> {
  const { branch, clone } = life;
  const config = await clone.git('show', `origin/${branch}:site.config.yml`);
  expect(config).toContain(text);
  await clone.push(`HEAD:${branch}`, 'Configure', {
    'site.config.yml': `${config.replaceAll(text, replacement)}\n`,
  });
}

/** Applies the plan, and merges its pull request if there is one. */
async function apply(life: Life, ...args: string[]): Promise<void> {
  const { code, output } = await command(life, '--apply', ...args);
  expect(code, output).toBe(0);
  if (output.includes('Pull request:')) await merge(life);
}

it('a site deploys a push after onboarding', async () => {
  await begin(shop);
  await apply(shop);
  await expectDeployed(shop, 'Second');
});

it("a site deploys with its organisation's workflow once the workflow is shared", async () => {
  const workflow = '.github/workflows/site-deploy.yml';
  const { code: made, output: written } = await runCommand(pusher.cloud, organisationArgs, {
    cwd: home,
    env: getTokens(pusher.cloud),
  });
  expect(made, written).toBe(0);
  await mergeAt('acme/workflows');
  const commit = await pusher.cloud.githubApi.getHead('acme/workflows', 'master');
  await begin(blog);
  const called = ['--reusable', `acme/workflows/${workflow}@${commit}#v1.0.0`];
  const { code, output } = await command(blog, ...called, '--check');
  const unshared = 'acme/workflows does not share its workflows with acme/blog';
  expect([code, output]).toEqual([3, expect.stringContaining(unshared)]);
  findRepository('acme/workflows').workflowAccess = 'organization';
  await apply(blog, ...called);
  await expectDeployed(blog, 'Second');
});

it('a site deploys after its default branch is renamed', async () => {
  await shop.clone.git('push', '--quiet', 'origin', 'HEAD:main');
  shop.branch = 'main';
  repository(shop).defaultBranch = 'main';
  const git = await pusher.cloud.githubApi.open(shop.fullName);
  await git?.run('symbolic-ref', 'HEAD', 'refs/heads/main');
  await shop.clone.git('push', '--quiet', 'origin', '--delete', 'master');
  await pusher.settled();
  const { code, output } = await command(shop, '--check');
  expect([code, output]).toEqual([3, expect.stringContaining('the default branch is main')]);
  await configure(shop, 'branch: master', 'branch: main');
  await apply(shop);
  await expectDeployed(shop, 'Third');
});

it('a site deploys after its repository is renamed', async () => {
  await pusher.cloud.githubApi.rename('acme/shop', 'store');
  expect((await command(shop, '--check')).output).toContain('it is acme/store now');
  pusher.cloud.portal.setRepository(acme.slug, 'acme', 'store');
  shop.fullName = 'acme/store';
  await shop.clone.git('remote', 'set-url', 'origin', shop.clone.remote.replace('shop', 'store'));
  await apply(shop);
  await expectDeployed(shop, 'Fourth');
});

it('an open release branch deploys after the Preview identity is replaced', async () => {
  const page = (title: string) => ({ 'index.html': siteFiles(title)['index.html'] ?? '' });
  await shop.clone.push('HEAD:release/2.0.0', 'Release', page('Release'));
  expect(await live(shop, 'preview')).toContain('<title>Release</title>');
  await shop.clone.git('branch', 'release');
  await configure(shop, 'branch: main', `branch: main\n  preview:\n    clientId: ${identity}`);
  await apply(shop, '--prune');
  await apply(shop, '--prune');
  // The branch's workflow and site config still contain the former identity.
  await shop.clone.git('checkout', '--quiet', 'release');
  await shop.clone.push('HEAD:release/2.0.0', 'Release again', page('Again'));
  await shop.clone.git('checkout', '--quiet', '-');
  expect(await live(shop, 'preview')).toContain('<title>Again</title>');
});

it('a site deploys after the portal has moved', async () => {
  const { cloud } = pusher;
  cloud.route('portal-2.acme.example', cloud.portal.handle);
  await rename(shop, 'portal=https://portal-2.acme.example');
  const hook = 'https://portal-2.acme.example/api/webhooks/repohost';
  expect(repository(shop).hooks.map(({ config }) => config.url)).toEqual([hook]);
  await expectDeployed(shop, 'Sixth');
});

it('onboarding reports that the repository is archived', async () => {
  repository(shop).archived = true;
  await expect(shop.clone.push('HEAD:main', 'Seventh', {})).rejects.toThrow('archived');
  expect((await command(shop, '--check')).output).toContain('the repository is archived');
  repository(shop).archived = false;
});

it('a push to a removed site is not deployed', async () => {
  const remove = ['remove', '--yes', '--portal', 'https://portal-2.acme.example'];
  expect(await command(shop, ...remove)).toMatchObject({ code: 3 });
  await merge(shop);
  await command(shop, ...remove);
  expect([repository(shop).hooks, [...repository(shop).variables]]).toEqual([[], []]);
  const { length } = repository(shop).runs;
  await shop.clone.push('HEAD:main', 'After', {});
  expect(repository(shop).runs).toHaveLength(length);
  expect(await live(shop)).toContain('<title>Sixth</title>');
});

it('a transferred repository fails to deploy until onboarding has repaired it', async () => {
  await pusher.cloud.githubApi.transfer('acme/blog', 'globex');
  blog.fullName = 'globex/blog';
  // The clone still has the former URL.
  await push(blog, 'Third');
  const run = repository(blog).runs.at(-1);
  expect(run).toMatchObject({ conclusion: 'failure' });
  expect(run?.jobs?.flatMap(({ notes }) => notes).join()).toMatch(/acme\/workflows.*not found/);
  const { code, output } = await command(blog, '--check');
  expect(code).toBe(3);
  const { id, ownerId } = repository(blog);
  for (const text of [
    `repo:globex@${ownerId}/blog@${id}:environment:Production`,
    'Only others of acme may call them: use --published.',
  ])
    expect(output).toContain(text);
  pusher.cloud.portal.setRepository(blogSite.slug, 'globex', 'blog');
  await apply(blog, '--published');
  await expectDeployed(blog, 'Fourth');
});
