/**
 * Packing: ours against the libraries and against the limit, which is reading and deflating the same bytes on two workers without a container; and the decision
 * that nothing has to be sent against hashing the same files. Everything runs as it is shipped, bundled, each in a process of its own.
 *
 *     npm run bench -- pack [--set A|B] [--only "ours;yazl"] [--rounds 3]
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bundleForBench, removeBundle } from './bundle.ts';
import { median } from './measure.ts';
import { type SiteName, sites, writeSite } from './pack-sites.ts';
import type { Result } from './pack-way.ts';

/** The slow ones run twice, and the last three only when they are asked for: the whole takes less than four minutes. */
const ways = ['ours', 'limit', 'skip decision', 'hash on one thread', 'yazl', 'archiver'];
const others = ['ours, one thread', 'fflate', 'Info-ZIP'];
const slow = ['yazl', 'archiver', ...others];
/** After so many milliseconds a way is given up. */
const timeout = 60_000;
/** What is wanted: a way is at least so many times, or at most so many times as slow as another. */
const aims = [
  { way: 'yazl', by: 'ours', least: 5 },
  { way: 'archiver', by: 'ours', least: 6 },
  { way: 'ours', by: 'limit', most: 1.3 },
  { way: 'skip decision', by: 'hash on one thread', most: 1.3 },
];

const { values: options } = parseArgs({
  options: {
    set: { type: 'string' },
    only: { type: 'string' },
    rounds: { type: 'string', default: '3' },
  },
  args: process.argv.slice(3),
});
const rounds = Number(options.rounds);
const chosen =
  options.only === undefined
    ? ways
    : [...ways, ...others].filter((way) => options.only?.split(';').includes(way));

const bench = import.meta.dirname;
const root = mkdtempSync(path.join(tmpdir(), 'bench-pack-'));
const bundled = await bundleForBench(
  path.basename(root),
  { way: 'test/bench/pack-way.ts', 'deploy/steps/pack/worker': 'src/deploy/steps/pack/worker.ts' },
  ['yazl', 'archiver', 'fflate'],
);
try {
  for (const name of Object.keys(sites) as SiteName[]) {
    if (options.set === undefined || options.set === name) measure(name);
  }
} finally {
  rmSync(root, { recursive: true, force: true });
  await removeBundle(bundled);
}

function measure(name: SiteName): void {
  const base = path.join(root, name);
  const folder = path.join(base, 'public');
  mkdirSync(folder, { recursive: true });
  copyFileSync(
    path.resolve(bench, '../fixtures/sites/prebuilt/site.config.yml'),
    path.join(base, 'site.config.yml'),
  );
  const { files, bytes } = writeSite(name, folder);
  console.log(`\n${name}: ${files} files, ${(bytes / 1e6).toFixed(0)} MB`);
  const archive = path.join(base, 'site.zip');
  // For nothing: it reads the files from the disk, and tells the digest.
  const { digest = '' } = run('ours', folder, archive, '') ?? {};
  const results = new Map<string, Result[]>(chosen.map((way) => [way, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const way of chosen) {
      if (slow.includes(way) && round > 1) continue;
      const result = run(way, folder, archive, digest);
      if (result !== undefined) results.get(way)?.push(result);
    }
  }
  const of = (way: string, key: keyof Omit<Result, 'digest'>) =>
    median((results.get(way) ?? []).map((result) => result[key]));
  console.log(
    `${'way'.padEnd(20)}${['ms', 'cpu ms', 'peak MB', 'zip MB'].map((title) => title.padStart(9)).join('')}`,
  );
  for (const way of chosen) {
    const cells = [
      of(way, 'milliseconds'),
      of(way, 'cpu'),
      of(way, 'megabytes'),
      of(way, 'size') / 1e6,
    ];
    console.log(way.padEnd(20) + cells.map((cell) => cell.toFixed(0).padStart(9)).join(''));
  }
  for (const { way, by, least, most } of aims) {
    const times = of(way, 'milliseconds') / of(by, 'milliseconds');
    if (Number.isNaN(times)) continue;
    const isMet = times >= (least ?? 0) && times <= (most ?? Number.POSITIVE_INFINITY);
    const aim = least === undefined ? `at most ${most}` : `at least ${least}`;
    console.log(`${way}: ${times.toFixed(2)} times ${by}, ${aim}: ${isMet ? 'met' : 'NOT MET'}`);
  }
}

function run(way: string, folder: string, archive: string, digest: string): Result | undefined {
  const args = [path.join(bundled, 'way.js'), way, folder, archive, digest];
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    timeout,
  });
  rmSync(archive, { force: true });
  if (status === 0) return JSON.parse(stdout);
  console.log(`${way}: ${signal === null ? stderr : `ended after ${timeout / 1_000} s`}`);
  return undefined;
}
