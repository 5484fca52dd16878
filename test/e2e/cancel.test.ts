import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cancel, cancelled, says, untouched } from './harness/cancel.ts';
import { expectRun } from './harness/expect.ts';
import { fileAppears } from './harness/folder.ts';
import { call, exchanged, loggedIn, target } from './harness/sent.ts';
import { endlessBuild, type Files } from './harness/site.ts';
import { type Job, useWorld } from './harness/world.ts';

const world = useWorld();

it('a run cancelled while git runs knows nothing yet and notifies nobody', async () => {
  const checkout = await world.checkout();
  const bin = path.join(checkout.outside, 'bin');
  await mkdir(bin);
  await writeFile(
    path.join(bin, 'git'),
    `#!/bin/sh\necho $$ >> '${checkout.outside}/pids'\nexec sleep 600\n`,
  );
  await chmod(path.join(bin, 'git'), 0o755);
  const run = await world.run(checkout, {
    env: { PATH: `${bin}:${process.env.PATH}` },
    async during(job) {
      await job.until(fileAppears(path.join(job.outside, 'pids')));
      await cancel(job, 'SIGTERM');
    },
  });
  expectRun(run, {
    code: 1,
    status: 'cancelled',
    known: 'nothing',
    steps: 'plan',
    sent: [],
    told: [],
    says: says('plan', untouched),
  });
});

it('a run cancelled while its program loads says so', async () => {
  const early = `import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) {
      if (url.endsWith('/dist/shared.js')) process.kill(process.pid, 'SIGTERM');
      return next(url, context);
    } });`;
  const run = await world.deploy({
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(early)}` },
  });
  expectRun(run, {
    code: 1,
    status: 'cancelled',
    known: 'nothing',
    steps: 'plan',
    sent: [],
    told: [],
    says: says('plan', untouched),
  });
});

describe('a run cancelled during the build', () => {
  const endless = { files: { 'build.mjs': endlessBuild } };
  const building = async (job: Job) => {
    await job.until(job.action.line(/^the build goes on and on/));
    await job.until(fileAppears(path.join(job.outside, 'stubborn')));
  };

  it.each<[string, NodeJS.Signals[]]>([
    ['SIGTERM', ['SIGTERM']],
    ['SIGINT', ['SIGINT', 'SIGTERM']],
  ])('ends all its processes if it holds credentials (%s first)', async (first, signals) => {
    const run = await world.deploy({
      ...endless,
      async during(job) {
        await building(job);
        await job.until(job.action.line(/^::add-mask::[0-9a-f]{64}\d-/));
        await cancel(job, ...signals);
      },
    });
    expectRun(run, {
      ...cancelled,
      known: 'planned',
      steps: 'plan login exchange build notify',
      sent: [...exchanged, call.notify()],
      says: [`Cancelled in step build: The run was cancelled (${first}). [CANCELLED]`, untouched],
    });
  });

  it('notifies the portal with the API token if the exchange hangs', async () => {
    world.cloud.faults.add({ ...target.exchange, kind: { type: 'hang' } });
    const reached = world.cloud.requests.next(target.exchange);
    const run = await world.deploy({
      ...endless,
      inputs: { 'api-token': world.cloud.portal.apiToken },
      async during(job) {
        await building(job);
        await job.until(reached);
        await cancel(job, 'SIGTERM');
      },
    });
    expectRun(run, {
      ...cancelled,
      known: 'planned',
      steps: 'plan login exchange build notify',
      sent: [...loggedIn, call.exchange('none'), call.notify()],
      says: ['[CANCELLED]', untouched],
    });
  });
});

it('a run cancelled while it packs the site removes the incomplete archive', async () => {
  // Enough that packing takes many times as long as a signal on its way.
  const noise = (seed: number) =>
    Uint8Array.from(
      { length: 1_500_000 },
      (_, at) => (Math.imul(at + seed, 2_654_435_761) >>> 13) & 0xff,
    );
  const bytes = noise(1);
  const base: Files = {
    'package.json': '{"version":"1.0.0"}',
    'public/index.html': 'x',
    ...Object.fromEntries(
      Array.from({ length: 60 }, (_, number) => [`public/${number}.bin`, bytes]),
    ),
  };
  const run = await world.deploy({
    base,
    config: { build: { command: undefined, output: 'public' } },
    env: { RUNNER_DEBUG: '1' },
    async during(job) {
      await job.until(job.action.line(/^::debug::step pack begins/));
      await cancel(job, 'SIGTERM');
    },
  });
  // How far the login has come by then is open.
  expect([run.code, run.leftBehind, run.changed]).toEqual([1, [], []]);
  expect(run.outputs).toMatchObject({
    status: 'cancelled',
    environment: 'Production',
    'file-count': '',
    digest: '',
    closes: '',
    'correlation-id': '',
  });
  // Login and exchange are ended as well; the step that is named is the one that ended first.
  expect(run.visible).toMatch(/Cancelled in step (pack|login|exchange): The run was cancelled/);
  expect(run.visible).toMatch(/^pack .+ ended$/m);
  expect(run.visible).toContain(untouched);
  const reports = run.sent.filter((line) => !exchanged.includes(line) && !/ none$/.test(line));
  expect(reports).toEqual(run.outputs.notified === 'true' ? [call.notify()] : []);
  expect(run.told).toEqual(run.outputs.notified === 'true' ? cancelled.told : []);
});
