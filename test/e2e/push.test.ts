import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Authority,
  createAuthority,
} from '../unit/deploy/steps/upload/attestation/authority.ts';
import { attestAs } from './harness/attest.ts';
import { built } from './harness/built.ts';
import { type GeneratedCase, generatedCases, managers } from './harness/generated-cases.ts';
import {
  callerFiles,
  openPusher,
  type Pusher,
  reusableFiles,
  siteFiles,
} from './harness/pusher.ts';
import { acme, action, repository } from './harness/site.ts';

/** Whether to run every kind of generated workflow, as `npm run test:workflows` does. */
const isWhole = process.env.SITE_DEPLOY_WORKFLOWS === 'all';
const cases = generatedCases.filter(({ isQuick }) => isWhole || isQuick);

let pusher: Pusher;
let authority: Authority;
const notifications: string[] = [];
beforeAll(async () => {
  const onLine = (line: string) => notifications.push(line);
  authority = await createAuthority();
  const attest = attestAs(authority);
  pusher = await openPusher({ actionRoot: built.action, env: built.env, attest, onLine });
  restore = await managers();
}, 120_000);
afterAll(async () => {
  await restore();
  await pusher[Symbol.asyncDispose]();
});
let restore: () => Promise<void>;

const runs = () =>
  pusher
    .runs()
    .map(
      ({ workflow, event, branch, conclusion }) =>
        `${path.basename(workflow)} ${event} ${branch} ${conclusion}`,
    );
const live = async (environment?: 'preview') =>
  (await fetch(`${pusher.cloud.hosting.address(acme.slug, environment)}/`)).text();

it('a push to master goes live in Production through a published workflow, with a deployment on GitHub', {
  timeout: 180_000,
}, async () => {
  await pusher.push('HEAD:master', 'Begin', siteFiles('First'));
  const { jobs = [] } = pusher.runs()[0] ?? {};
  const log = jobs.flatMap((job) => job.steps.flatMap((step) => step.log)).join('\n');
  expect(runs(), log).toEqual(['deploy.yml push master success']);
  expect(await live()).toContain('<title>First</title>');
  const address = String.raw`\(https://github\.com/acme/shop/actions/runs/\d+\)$`;
  expect(notifications).toEqual([
    expect.stringMatching(new RegExp(`^Deploy: push on master ${address}`)),
    expect.stringMatching(new RegExp(`^ {2}deploy / build: success ${address}`)),
    expect.stringMatching(new RegExp(`^ {2}deploy / deploy: success ${address}`)),
  ]);
  expect(pusher.cloud.githubApi.repository(repository)?.deployments.at(-1)).toMatchObject({
    environment: 'Production',
    statuses: [{ state: 'in_progress' }, { state: 'success', environmentUrl: acme.url }],
  });
});

it('a required attestation is accepted only if the published workflow has signed it', {
  timeout: 180_000,
}, async () => {
  const [path = '', commit] = action.uses.split('@');
  const signer = `${path}/.github/workflows/deploy.yml`;
  const files = siteFiles('Attested', { attest: true });
  const config = files['site.config.yml'] ?? '';
  expect(config).toContain(`signer: ${signer}`);
  const pinned = config.replace(signer, `${signer}@${commit}\n  trustedRoot: roots.jsonl`);
  const own = {
    'site.config.yml': pinned,
    'roots.jsonl': JSON.stringify(authority.trustedRoot),
  };
  await expectLive('Attested', { ...files, ...own });
  // These jobs attest, too, but in a workflow of the repository itself.
  const jobs = siteFiles('Forged', { attest: true, shape: 'two-jobs' });
  await pusher.push('HEAD:master', 'Forged', { ...jobs, ...own });
  const run = pusher.runs().at(-1);
  expect(run?.jobs?.map(({ name, conclusion }) => `${name}: ${conclusion}`)).toEqual([
    'build: success',
    'attest: success',
    'deploy: failure',
  ]);
  const log = run?.jobs
    ?.at(-1)
    ?.steps.flatMap((step) => step.log)
    .join('\n');
  const signed = `it is signed by https://github.com/${repository}/.github/workflows/deploy.yml@`;
  for (const text of ['[ATTESTATION_INVALID]', signed, `expected https://github.com/${signer}@`])
    expect(log).toContain(text);
  expect(await live()).toContain('<title>Attested</title>');
});

/** Pushes to master and expects the deployed title. */
async function expectLive(title: string, files: Readonly<Record<string, string>>): Promise<void> {
  await pusher.push('HEAD:master', title, files);
  expectEnd(path.basename(pusher.runs().at(-1)?.workflow ?? ''));
  expect(await live()).toContain(`<title>${title}</title>`);
}

async function getFiles({ onboarding }: GeneratedCase): Promise<Record<string, string>> {
  if (onboarding.shape !== 'caller') return siteFiles('One', onboarding);
  await pusher.push('HEAD:master', 'Reusable', reusableFiles(onboarding));
  return callerFiles('One', await pusher.git('rev-parse', 'HEAD'), onboarding);
}

it.each(cases)(
  'a repository with the generated files deploys: $title',
  { timeout: 300_000 },
  async (one) => {
    await pusher.git('rm', '-rq', '--ignore-unmatch', '.github', 'package-lock.json');
    const files = await getFiles(one);
    await expectLive('One', { ...files, ...one.files });
    if (!isWhole) return;
    const first = String(pusher.runs().at(-1)?.id);
    await expectLive('Two', { 'index.html': files['index.html']?.replaceAll('One', 'Two') ?? '' });
    if (files['.github/workflows/rollback.yml']) {
      await start('rollback.yml', { environment: 'Production', run: first });
      expect(await live()).toContain('<title>One</title>');
    }
    await pusher.git('push', '--quiet', 'origin', 'HEAD:release/1.6.0');
    await pusher.settled();
    expect(await live('preview')).toContain('<title>Two</title>');
    await pusher.git('push', '--quiet', 'origin', '--delete', 'release/1.6.0');
    await pusher.settled();
    expectEnd('close-preview.yml');
    expect(await live('preview')).not.toContain('Two');
    for (const [file, inputs] of Object.entries(one.starts ?? {})) await start(file, inputs);
  },
);

async function start(file: string, inputs: Readonly<Record<string, string>>): Promise<void> {
  const path = `/repos/${repository}/actions/workflows/${file}/dispatches`;
  const { status } = await pusher.cloud.githubApi.send('POST', path, { ref: 'master', inputs });
  expect(status).toBe(204);
  await pusher.settled();
  expectEnd(file);
}

/** Expects that the last run of a workflow succeeded. */
function expectEnd(file: string): void {
  const run = pusher.runs().findLast(({ workflow }) => workflow.endsWith(`/${file}`));
  const log = run?.jobs?.flatMap(({ steps, notes }) => [
    ...notes,
    ...steps.flatMap((step) => step.log),
  ]);
  expect(run?.conclusion, log?.join('\n')).toBe('success');
}
