/**
 * What the program itself costs: the time from the start of its process until it does its first work, and the whole run of a
 * prebuilt site against the local cloud without what the hosting emulator takes to start: by the direct upload, by the platform's
 * own client, and by `swa deploy` with the same stand-in for that client.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { interleaved, median, summary } from './measure.ts';
import { wholeRun } from './whole-run.ts';

const action = path.resolve(import.meta.dirname, '../../dist/action.js');
const rounds = 15;

/** Milliseconds from the start of a Node process to its first output. */
async function firstOutput(args: readonly string[], cwd: string): Promise<number> {
  const start = performance.now();
  // Nothing of our own environment, which may slow Node down or be taken for a runner's; PATH for the programs that it asks.
  const env = { PATH: process.env.PATH, GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: cwd, RUNNER_TEMP: cwd };
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const exit = once(child, 'exit');
  let elapsed: number | undefined;
  const stop = () => {
    elapsed ??= performance.now() - start;
  };
  child.stdout.on('data', stop);
  child.stderr.on('data', stop);
  await exit;
  if (elapsed === undefined) throw new Error(`node ${args.join(' ')} printed nothing`);
  return elapsed;
}

if (!existsSync(action)) throw new Error('dist/action.js does not exist: run "npm run build" first.');
const empty = await mkdtemp(path.join(tmpdir(), 'bench-overhead-'));
try {
  const times = await interleaved(rounds, {
    node: () => firstOutput(['-e', 'console.log(1)'], empty),
    // In an empty workspace the run ends at its first step, with the report that there is no site config.
    action: () => firstOutput([action], empty),
  });
  console.log(summary('empty Node process, until its first output', times.node));
  console.log(summary('dist/action.js in an empty workspace, until its first output', times.action));
  console.log(`start of the Action: ${Math.round(median(times.action) - median(times.node))} ms\n`);
} finally {
  await rm(empty, { recursive: true });
}
for (const deployer of ['direct', 'official', 'swa deploy'] as const)
  console.log(`${(await wholeRun(deployer, { pages: 100, totalBytes: 5_000_000, rounds: 5 })).join('\n')}\n`);
