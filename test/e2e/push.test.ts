import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { built } from './harness/built.ts';
import {
  callerFiles,
  openPusher,
  type Pusher,
  repository,
  reusableFiles,
  siteFiles,
} from './harness/pusher.ts';
import { acme } from './harness/site.ts';

let pusher: Pusher;
const told: string[] = [];
beforeAll(async () => {
  const onLine = (line: string) => told.push(line);
  pusher = await openPusher({ actionRoot: built.action, env: built.env, onLine });
}, 120_000);
afterAll(() => pusher[Symbol.asyncDispose]());

const runs = () =>
  pusher
    .runs()
    .map(
      ({ workflow, event, branch, conclusion }) =>
        `${path.basename(workflow)} ${event} ${branch} ${conclusion}`,
    );
const live = async (environment?: 'preview') =>
  (await fetch(`${pusher.cloud.hosting.address(acme.slug, environment)}/`)).text();

it('a push to master is live in Production by a published workflow, and the portal knows', {
  timeout: 180_000,
}, async () => {
  await pusher.push('HEAD:master', 'Begin', siteFiles('First'));
  const { jobs = [] } = pusher.runs()[0] ?? {};
  const log = jobs.flatMap((job) => job.steps.flatMap((step) => step.log)).join('\n');
  expect(runs(), log).toEqual(['deploy.yml push master success']);
  expect(await live()).toContain('<title>First</title>');
  const address = String.raw`\(https://github\.com/acme/shop/actions/runs/\d+\)$`;
  expect(told).toEqual([
    expect.stringMatching(new RegExp(`^Deploy: push on master ${address}`)),
    expect.stringMatching(new RegExp(`^ {2}deploy / build: success ${address}`)),
    expect.stringMatching(new RegExp(`^ {2}deploy / deploy: success ${address}`)),
    expect.stringMatching(new RegExp(`^ {2}deploy: success ${address}`)),
  ]);
  expect(pusher.cloud.githubApi.repository(repository)?.deployments.at(-1)).toMatchObject({
    environment: 'Production',
    statuses: [{ state: 'in_progress' }, { state: 'success', environmentUrl: acme.url }],
  });
});

it('a release branch is live in Preview, and closed when it is deleted', {
  timeout: 180_000,
}, async () => {
  await pusher.push('HEAD:release/1.5.0', 'Second', siteFiles('Second'));
  expect(await live('preview')).toContain('<title>Second</title>');
  expect(await live()).toContain('<title>First</title>');
  await pusher.git('push', '--quiet', 'origin', '--delete', 'release/1.5.0');
  await pusher.settled();
  expect(runs().slice(1)).toEqual([
    'deploy.yml push release/1.5.0 success',
    'close-preview.yml delete master success',
  ]);
  expect(await live('preview')).not.toContain('Second');
});

/** Pushes to master, and expects what its deployment has made live. */
async function expectLive(title: string, files: Readonly<Record<string, string>>): Promise<void> {
  await pusher.push('HEAD:master', title, files);
  const run = pusher.runs().findLast(({ workflow }) => workflow.endsWith('/deploy.yml'));
  const log = run?.jobs?.flatMap(({ steps, notes }) => [
    ...notes,
    ...steps.flatMap((step) => step.log),
  ]);
  expect(run?.conclusion, log?.join('\n')).toBe('success');
  expect(await live()).toContain(`<title>${title}</title>`);
}

it('deploys by a single job', { timeout: 180_000 }, async () => {
  await expectLive('Single', siteFiles('Single', { shape: 'single-job' }));
});

it('deploys by jobs of the repository, and by the reusable workflow of the organisation', {
  timeout: 180_000,
}, async () => {
  const own = siteFiles('Own jobs', { shape: 'two-jobs' });
  await expectLive('Own jobs', { ...own, ...reusableFiles() });
  const commit = await pusher.git('rev-parse', 'HEAD');
  await expectLive('Called', callerFiles('Called', commit));
});
