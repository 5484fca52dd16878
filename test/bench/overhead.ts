/**
 * Measures what the program itself costs: the time until it starts its first work, and the whole
 * run of a prebuilt site against the local cloud, without the platform's time. The same rounds
 * measure an empty Node process, the platform's own command line, other builds, and the same calls
 * in one straight line of code (bare/), which is the least that a deployment takes if nothing is
 * checked, repeated or logged. The services share this process, so their garbage is collected
 * between the runs.
 *
 * Limits, to be checked by hand: startup until a coded error takes at most as long as 2 empty
 * processes (measured: 1.4, or 3.1 while everything was loaded at startup). `direct` takes at most
 * 0.7 of the peer's own time (measured: 0.64), and `official` at most 0.95 (measured: 0.94,
 * although the peer neither logs in nor verifies). `direct` takes at most 1.3 times as long as the
 * same calls alone (measured: 1.2). On a busy machine, these figures vary by 5 percent.
 *
 *     PEER_DIST=<dist/index.js of shibayan/swa-deploy>   also that Action
 *     BEFORE=<checkout of this repository>               also its dist/
 *     ROUNDS=<number>                                    default: 15
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleBareAction, removeBundle } from './bundle.ts';
import { ours, peer, type Start, swaDeploy } from './deployers.ts';
import { median, summary } from './measure.ts';
import { ownTime, type Run, wholeRuns } from './whole-run.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { PEER_DIST, BEFORE, ROUNDS = '15' } = process.env;
const rounds = Number(ROUNDS);
const steps = [
  'plan',
  'login',
  'exchange',
  'build',
  'finish',
  'pack',
  'upload',
  'verify',
  'notify',
];

/**
 * Returns the milliseconds from the start of a Node process until its output on stdout and stderr
 * contains `text`.
 */
async function firstOutput(args: readonly string[], cwd: string, text: string): Promise<number> {
  const start = performance.now();
  // Omits our own environment, which could slow Node down or look like a runner's. PATH is needed
  // for programs.
  const env = {
    PATH: process.env.PATH,
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: cwd,
    RUNNER_TEMP: cwd,
  };
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const exit = once(child, 'exit');
  let elapsed: number | undefined;
  let printed = '';
  const stop = (chunk: Buffer) => {
    printed += chunk.toString();
    if (printed.includes(text)) elapsed ??= performance.now() - start;
  };
  child.stdout.on('data', stop);
  child.stderr.on('data', stop);
  await exit;
  if (elapsed === undefined) throw new Error(`node ${args.join(' ')} did not print ${text}`);
  return elapsed;
}

/** Returns the median duration of a step as text, according to the reports of the runs. */
function stepTime(runs: readonly Run[], step: string): string {
  const seconds = runs.map((run) => Number(JSON.parse(run.outputs.report ?? '{}').seconds?.[step]));
  return seconds.some(Number.isNaN) ? 'unknown' : `${Math.round(median(seconds) * 1000)} ms`;
}

const action = path.join(root, 'dist/action.js');
if (!existsSync(action))
  throw new Error('dist/action.js does not exist: run "npm run build" first.');
const bare = await bundleBareAction();
const deployers: Readonly<Record<string, Start>> = {
  direct: ours('direct', root),
  official: ours('official', root),
  ...(BEFORE !== undefined && {
    'direct, before': ours('direct', BEFORE),
    'official, before': ours('official', BEFORE),
  }),
  'the same calls alone': ours('direct', bare),
  'swa deploy': swaDeploy,
  ...(PEER_DIST !== undefined && { peer: peer(PEER_DIST) }),
};
const empty = await mkdtemp(path.join(tmpdir(), 'bench-overhead-'));
const node: number[] = [];
const start: number[] = [];
const between = async () => {
  node.push(await firstOutput(['-e', 'console.log(1)'], empty, '1'));
  // In an empty workspace, the run ends in its first step, because there is no site config.
  start.push(await firstOutput([action], empty, '::error'));
};
try {
  const { files, bytes, runs } = await wholeRuns(deployers, {
    pages: 100,
    totalBytes: 5_000_000,
    rounds,
    between,
  });
  console.log(summary('empty Node process, until its first output', node));
  console.log(summary('dist/action.js in an empty workspace, until its error', start));
  console.log(`  ${(median(start) / median(node)).toFixed(2)} empty Node processes`);
  const others = (name: string) =>
    ['peer', 'the same calls alone']
      .filter((other) => runs[other])
      .map((other) => `, ${(own(name) / own(other)).toFixed(2)} of ${other}`)
      .join('');
  const own = (name: string) => median((runs[name] ?? []).map(ownTime));
  for (const [name, measured] of Object.entries(runs)) {
    const times = (title: string, of: (run: Run) => number) =>
      console.log(summary(`  ${title}`, measured.map(of)));
    console.log(
      `\n${name}: prebuilt site of ${files} files, ${bytes} bytes, against the local cloud`,
    );
    times('whole run', ({ total }) => total);
    times('of it the hosting emulator', ({ hosting }) => hosting);
    times('waiting for it, with the pauses between two looks', ({ waiting }) => waiting);
    times('the rest, which is its own', ownTime);
    times("the processor's time", ({ processor }) => processor);
    console.log(
      `  its own time: ${(own(name) / median(node)).toFixed(1)} empty Node processes${others(name)}`,
    );
    if (measured[0]?.outputs.report)
      console.log(`  ${steps.map((step) => `${step} ${stepTime(measured, step)}`).join(', ')}`);
  }
} finally {
  await rm(empty, { recursive: true });
  await removeBundle(bare);
}
