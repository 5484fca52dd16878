/**
 * Measures whether many deployments in one process leave anything behind that a long-lived program
 * with this library would notice: heap and memory after a garbage collection, descriptors,
 * listeners and whatever keeps the process alive. The services run in another process. Every fourth
 * deployment fails in the finish step. Exits with code 1 if one of these grows by more than its
 * limit in the second half.
 *
 *     COUNT=<number>   default: 200
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocalCloud } from '../../src/localcloud/localcloud.ts';
import { generateSite } from '../fixtures/generate-site.ts';
import { deployedSite } from './deployers.ts';
import type { Left, Turn } from './repeat/deployer.ts';

const count = Number(process.env.COUNT ?? 200);
/** Number of deployments between two measurements. */
const every = Math.max(1, Math.floor(count / 10));
const limits: Readonly<Record<keyof Left, number>> = {
  ...{ heap: 1_000_000, memory: 8_000_000, descriptors: 2, listeners: 0, handles: 2, files: 0 },
};

const workspace = await mkdtemp(path.join(tmpdir(), 'bench-repeat-'));
try {
  await generateSite(workspace, { pages: 20, totalBytes: 200_000 });
  const portal = { rateLimits: { read: 1e6, write: 1e6, delete: 1e6 } };
  await using cloud = await startLocalCloud({ sites: [deployedSite], portal });
  const deployer = fork(path.join(import.meta.dirname, 'repeat/deployer.ts'), [], {
    execArgv: ['--expose-gc'],
    env: { PATH: process.env.PATH, TMPDIR: workspace, ...cloud.env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const event = {
    ...{ name: 'push', ref: 'refs/heads/master', repository: 'acme/static' },
    sha: 'a'.repeat(40),
  };
  const ended = once(deployer, 'exit');
  const failed = ended.then(() => Promise.reject(new Error('the deployer ended')));
  failed.catch(() => undefined);
  const samples: Left[] = [];
  const columns = Object.keys(limits) as (keyof Left)[];
  console.log(['after', ...columns].map((head) => head.padStart(12)).join(''));
  for (let run = 1; run <= count; run += 1) {
    const fails = run % 4 === 0;
    await writeFile(
      path.join(workspace, 'public/staticwebapp.config.json'),
      fails ? '{' : JSON.stringify({ globalHeaders: { 'x-run': String(run) } }),
    );
    const env = await cloud.github.runnerEnv({ ...event, environment: 'Production' });
    const turn: Turn = { workspace, event, run, env, fails, measures: run % every === 0 };
    deployer.send(turn);
    const answered = Promise.withResolvers<Left>();
    deployer.once('message', answered.resolve);
    const answer = await Promise.race([answered.promise, failed]);
    if (!turn.measures) continue;
    samples.push(answer);
    const cells = columns.map((name) => String(answer[name]).padStart(12));
    console.log(String(run).padStart(12) + cells.join(''));
  }
  deployer.disconnect();
  await ended;
  const [from, to] = [samples[Math.floor(samples.length / 2) - 1], samples.at(-1)];
  for (const name of columns) {
    const growth = Number(to?.[name]) - Number(from?.[name]);
    if (growth <= limits[name]) continue;
    console.log(`${name} has grown by ${growth} in the second half; at most ${limits[name]}.`);
    process.exitCode = 1;
  }
} finally {
  await rm(workspace, { recursive: true });
}
