import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { expectRun } from './harness/expect.ts';
import { filesBelow } from './harness/folder.ts';
import { type Checkout, useHarness } from './harness/harness.ts';
import { call, everything, exchanged } from './harness/sent.ts';

const harness = useHarness();

const folder = 'site-deploy-build';

/**
 * Creates the input of a deploy job: the files of the repository and the handover of the build job.
 */
async function handOver(
  from: Checkout,
  change: (folder: string) => Promise<void> = async () => {},
): Promise<Checkout> {
  const checkout = await harness.checkout();
  await cp(path.join(from.workspace, folder), path.join(checkout.workspace, folder), {
    recursive: true,
  });
  await change(path.join(checkout.workspace, folder));
  return checkout;
}

async function buildJob(): Promise<Checkout> {
  const checkout = await harness.checkout();
  // This job has no permission to get an id token.
  const run = await harness.run(checkout, { idToken: false, inputs: { mode: 'build' } });
  expectRun(run, {
    code: 0,
    status: 'succeeded',
    known: 'packed',
    outputs: { folder, artifact: 'site-acme-shop-Production-1.0.0', 'file-count': '2' },
    steps: 'plan build pack',
    sent: [],
    notifications: [],
    output: [`Built: 1.0.0 for Production, 2 files, `, `in ${folder}.`],
    changed: [`${folder}/manifest.json`, `${folder}/site/404.html`, `${folder}/site/index.html`],
  });
  return checkout;
}

const deployJob = { inputs: { mode: 'deploy' } };

it('a deploy job uses the output of the build job without running a tool', async () => {
  const from = await buildJob();
  const checkout = await handOver(from);
  const empty = path.join(checkout.outside, 'bin');
  await mkdir(empty);
  const run = await harness.run(checkout, { ...deployJob, env: { PATH: empty } });
  expectRun(run, {
    code: 0,
    status: 'succeeded',
    notified: true,
    known: 'live',
    outputs: { 'file-count': '4' },
    steps: 'plan login exchange build finish pack upload verify notify',
    sent: everything,
    notifications: ['succeeded Production 1.0.0'],
    output: ['built by the earlier job, 2 files'],
  });
  expect(run.buildEnv).toBeUndefined();
});

it('a deploy job refuses changed output of the build job', async () => {
  const from = await buildJob();
  const change = (at: string) => writeFile(path.join(at, 'site/index.html'), '<h1>Evil</h1>');
  const refused = await harness.run(await handOver(from, change), deployJob);
  expect(refused.outputs).toMatchObject({ status: 'failed', 'deployment-id': '', url: '' });
  expect([refused.code, refused.leftBehind, refused.changed, refused.running]).toEqual([
    1,
    [],
    [],
    [],
  ]);
  for (const text of [
    '[ARTIFACT_INVALID]',
    'Failed in step pack',
    'The live site was not changed.',
    'changed: index.html',
  ])
    expect(refused.visible).toContain(text);
  // The login overlaps the check of the files and may not have ended yet. Apart from it, only the
  // report is sent.
  const overlapping = [...exchanged, call.exchange('none')];
  const probe = /^GET www\.acme\.example\/\.well-known/;
  const rest = refused.sent.filter((line) => !overlapping.includes(line) && !probe.test(line));
  expect(rest).toEqual([call.notify()]);
  expect(refused.notifications).toEqual(['failed Production 1.0.0 ARTIFACT_INVALID']);
});

it('a second build job replaces the output of the first', async () => {
  const from = await buildJob();
  await writeFile(path.join(from.workspace, folder, 'site/stale.html'), 'stale');
  const second = await harness.run(from, { inputs: { mode: 'build' } });
  expect(second.code).toBe(0);
  expect(
    (await filesBelow(path.join(from.workspace, folder))).map((file) => path.basename(file)),
  ).toEqual(['manifest.json', '404.html', 'index.html']);
});
