import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { useFolderOfTheFile } from '../support/folder.ts';
import { built } from './harness/built.ts';
import { mergePull, onboard, one } from './harness/onboard.ts';
import { openPusher, type Pusher, siteFiles } from './harness/pusher.ts';
import { acme } from './harness/site.ts';

vi.setConfig({ testTimeout: 180_000 });

/** Another application that the portal allows to deploy to both environments. */
const identity = '66666666-6666-4666-8666-666666666666';
const newPortal = 'https://portal-2.acme.example';

let pusher: Pusher;
const home = useFolderOfTheFile();
let fullName = 'acme/shop';
let branch = 'master';
let portal: string[] = [];
let token: string | undefined;
beforeAll(async () => {
  const site = { ...acme, azure: { ...acme.azure, previewClientId: identity } };
  pusher = await openPusher({ actionRoot: built.action, env: built.env, site });
  for (const app of pusher.cloud.entra.apps) app.federatedCredentials = [];
  const { 'site.config.yml': _, ...files } = siteFiles('First');
  const own = Object.entries(files).filter(([file]) => !file.startsWith('.github/'));
  await pusher.push('HEAD:master', 'Begin', Object.fromEntries(own));
  expect(await command('--apply')).toMatchObject({ code: 0 });
  await merge();
}, 180_000);
beforeEach(() => {
  // Tests that share a token would wait for GitHub's limit of points per minute.
  token = crypto.randomUUID();
  pusher.cloud.githubApi.tokens.set(token, 'all');
});
afterAll(async () => {
  await pusher[Symbol.asyncDispose]();
});

const repository = () => {
  const found = pusher.cloud.githubApi.repository(fullName);
  if (found === undefined) throw new Error(`no repository ${fullName}`);
  return found;
};
const command = (...args: string[]) =>
  onboard(
    { cloud: pusher.cloud, folder: home.root },
    [...one(), ...portal, ...args],
    token ? { GH_TOKEN: token } : {},
  );
const rename = (to: string, ...args: string[]) => command('--rename', to, ...args);

/** Merges the open pull request. */
async function merge(): Promise<void> {
  await mergePull(pusher.cloud, fullName);
  await update();
}

async function update(): Promise<void> {
  await pusher.settled();
  await pusher.git('remote', 'set-url', 'origin', pusher.remote.replace('acme/shop', fullName));
  await pusher.git('fetch', '--quiet', 'origin');
  await pusher.git('rebase', '--quiet', `origin/${branch}`);
}

async function expectDeployed(title: string): Promise<void> {
  const { 'index.html': page = '' } = siteFiles(title);
  await pusher.push(`HEAD:${branch}`, title, { 'index.html': page });
  const run = repository().runs.at(-1);
  const log = run?.jobs?.flatMap((job) => job.steps.flatMap((step) => step.log)).join('\n');
  expect(run?.conclusion, log).toBe('success');
  const live = await fetch(`${pusher.cloud.hosting.address(acme.slug)}/`);
  expect(await live.text()).toContain(`<title>${title}</title>`);
}

/** Renames the branch, and merges the pull request if the command asks for it. */
async function expectRenamed(to: string): Promise<void> {
  const first = await rename(to, '--apply');
  if (first.code === 3) {
    expect(first.output).toContain('then run the same command again');
    await expectDeployed(`Before the merge of ${to}`);
    await merge();
  } else await update();
  const { code, output } = await rename(to, '--apply');
  expect(code, output).toBe(0);
  expect(await rename(to, '--check')).toMatchObject({
    code: 0,
    output: expect.stringContaining('Nothing to do'),
  });
}

it('renames the default branch, and merges at the same moment', async () => {
  await expectDeployed('Second');
  const shown = await rename('branch=main', '--check');
  expect(shown.code).toBe(3);
  expect(shown.output).toContain('Rename the default branch to main\n');
  expect(repository().defaultBranch).toBe('master');
  branch = 'main';
  await expectRenamed('branch=main');
  // The merge itself was deployed.
  expect(repository().runs.at(-1)).toMatchObject({ branch: 'main', conclusion: 'success' });
  await expectDeployed('Third');
});

it('renames the repository', async () => {
  fullName = 'acme/store';
  await expectRenamed('repository=store');
  await expectDeployed('Fourth');
});

it('changes the identity of Preview', async () => {
  await expectRenamed(`preview-identity=${identity}`);
  await expectDeployed('Fifth');
  await pusher.push('HEAD:release/2.0.0', 'Release', {});
  expect(repository().runs.at(-1)?.conclusion).toBe('success');
});

it('moves to another portal', async () => {
  const { cloud } = pusher;
  cloud.route('portal-2.acme.example', cloud.portal.handle);
  await expectRenamed(`portal=${newPortal}`);
  portal = ['--portal', newPortal];
  expect(repository().hooks.map(({ config }) => config.url)).toEqual([
    `${newPortal}/api/webhooks/repohost`,
  ]);
  await expectDeployed('Sixth');
});

it('refuses a rename that it does not know', async () => {
  const { code, output } = await rename('colour=red');
  expect(code).toBe(2);
  expect(output).toContain('Expected a rename');
});
