import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectRun } from './harness/expect.ts';
import { filesBelow } from './harness/folder.ts';
import { call, everything, exchanged, loggedIn } from './harness/sent.ts';
import { type Checkout, type RunOptions, useWorld } from './harness/world.ts';

const world = useWorld();

const folder = 'site-deploy-build';

/** What the deploy job has: the files of the repository and the folder of the build job. */
async function handOver(
  from: Checkout,
  change: (folder: string) => Promise<void> = async () => {},
): Promise<Checkout> {
  const checkout = await world.checkout();
  await cp(path.join(from.workspace, folder), path.join(checkout.workspace, folder), {
    recursive: true,
  });
  await change(path.join(checkout.workspace, folder));
  return checkout;
}

async function buildJob(): Promise<Checkout> {
  const checkout = await world.checkout();
  // This job has no permission to get an id token.
  const run = await world.run(checkout, { idToken: false, inputs: { mode: 'build' } });
  expectRun(run, {
    code: 0,
    status: 'succeeded',
    known: 'packed',
    outputs: { folder, artifact: 'site-acme-shop-Production-1.0.0', 'file-count': '2' },
    steps: 'plan build pack',
    sent: [],
    told: [],
    says: [`Built: 1.0.0 for Production, 2 files, `, `in ${folder}.`],
    changed: [`${folder}/manifest.json`, `${folder}/site/404.html`, `${folder}/site/index.html`],
  });
  return checkout;
}

const deployJob = { inputs: { mode: 'deploy' } };

it('the deploy job uses the output of the build job, and runs no tool', async () => {
  const from = await buildJob();
  const checkout = await handOver(from);
  const empty = path.join(checkout.outside, 'bin');
  await mkdir(empty);
  const run = await world.run(checkout, { ...deployJob, env: { PATH: empty } });
  expectRun(run, {
    code: 0,
    status: 'succeeded',
    notified: true,
    known: 'live',
    outputs: { 'file-count': '4' },
    steps: 'plan login exchange build finish pack upload verify notify',
    sent: everything,
    told: ['succeeded Production 1.0.0'],
    says: ['built by the earlier job, 2 files'],
  });
  expect(run.buildEnv).toBeUndefined();
});

it('a second build job replaces the output of the first', async () => {
  const checkout = await buildJob();
  await writeFile(path.join(checkout.workspace, folder, 'site/stale.html'), 'stale');
  const run = await world.run(checkout, { inputs: { mode: 'build' } });
  expect(run.code).toBe(0);
  expect(
    (await filesBelow(path.join(checkout.workspace, folder))).map((file) => path.basename(file)),
  ).toEqual(['manifest.json', '404.html', 'index.html']);
});

it('leaves a folder of the same name untouched if it holds something else', async () => {
  const run = await world.deploy({
    inputs: { mode: 'build' },
    files: { [`${folder}/thesis.txt`]: 'mine' },
  });
  expectRun(run, {
    code: 1,
    status: 'failed',
    known: 'planned',
    steps: 'plan build pack',
    sent: [],
    told: [],
    says: ['[USAGE]', 'contains something other than a built site'],
  });
});

describe('the deploy job refuses, before the upload,', () => {
  const page = (at: string) => path.join(at, 'site/index.html');
  it.each<[string, (at: string) => Promise<void>, RunOptions, string[], string]>([
    [
      'a changed file',
      async (at) => writeFile(page(at), '<h1>Evil</h1>'),
      {},
      ['changed: index.html'],
      'pack',
    ],
    [
      'a missing file',
      (at) => rm(path.join(at, 'site/404.html')),
      {},
      ['missing: 404.html'],
      'pack',
    ],
    [
      'an added file',
      (at) => writeFile(path.join(at, 'site/evil.js'), 'evil'),
      {},
      ['added:   evil.js'],
      'pack',
    ],
    [
      'an added hosting configuration',
      (at) => writeFile(path.join(at, 'site/staticwebapp.config.json'), '{}'),
      {},
      ['added:   staticwebapp.config.json'],
      'pack',
    ],
    [
      'another commit',
      async () => {},
      { event: { sha: 'e'.repeat(40) } },
      [`this run deploys ${'e'.repeat(40)}`],
      'build',
    ],
    [
      'another version',
      async () => {},
      { inputs: { mode: 'deploy', 'site-version': '1.0.1' } },
      ['version: built for 1.0.0, but this run deploys 1.0.1'],
      'build',
    ],
    [
      'another environment',
      async () => {},
      { event: { ref: 'refs/heads/release/1.0.0' }, jobEnvironment: 'Preview' },
      ['environment: built for Production, but this run deploys Preview'],
      'build',
    ],
    [
      'no folder',
      (at) => rm(at, { recursive: true }),
      {},
      [`${folder}/manifest.json does not exist`],
      'build',
    ],
    [
      'a list of files that was changed as well',
      changeList,
      {},
      ['does not match its digest'],
      'build',
    ],
    [
      'a manifest that is none',
      (at) => writeFile(path.join(at, 'manifest.json'), '{"format":3}'),
      {},
      ["is not a build job's manifest"],
      'build',
    ],
  ])('%s', async (_, change, options, texts, step) => {
    const run = await world.run(await handOver(await buildJob(), change), {
      ...deployJob,
      ...options,
    });
    expect(run.outputs).toMatchObject({ status: 'failed', 'deployment-id': '', url: '' });
    expect([run.code, run.leftBehind, run.changed, run.running]).toEqual([1, [], [], []]);
    for (const text of [
      '[ARTIFACT_INVALID]',
      `Failed in step ${step}`,
      'The live site was not changed.',
      ...texts,
    ])
      expect(run.visible).toContain(text);
    // The login overlaps the check of the files, so how far it comes is open; nothing after it is sent but the report.
    // The manifest is judged before: then the login is for the report alone.
    const overlapping = step === 'build' ? loggedIn : [...exchanged, call.exchange('none')];
    expect(run.sent.filter((line) => !overlapping.includes(line))).toEqual([call.notify()]);
    expect(run.told).toEqual([expect.stringMatching(/^failed \w+ [\d.]+ ARTIFACT_INVALID$/)]);
  });

  async function changeList(at: string): Promise<void> {
    const file = path.join(at, 'manifest.json');
    const manifest = JSON.parse(await readFile(file, 'utf8'));
    manifest.files[0].size += 1;
    manifest.files.pop();
    await writeFile(file, JSON.stringify(manifest));
  }
});
