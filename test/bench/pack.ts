/** Packing: ours against the libraries, against `zip`, and against the limit: reading and deflating the same bytes on two workers without a container. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median } from './measure.ts';
import { type SiteName, sites, writeSite } from './pack-sites.ts';

const ways = [
  'ours',
  'ours, one thread',
  'ours, skip decision',
  'limit: read and deflate on two workers',
  'hash: read and hash, one thread',
  'yazl',
  'archiver',
  'fflate',
  'zip',
];
const rounds = Number(process.env.ROUNDS ?? '3');
const chosen = process.env.WAYS === undefined ? ways : ways.filter((way) => process.env.WAYS?.split(';').includes(way));

interface Result {
  readonly milliseconds: number;
  /** Milliseconds of all cores together. Not known for a program of its own. */
  readonly cpu: number;
  readonly megabytes: number;
  readonly size: number;
}

const root = mkdtempSync(path.join(tmpdir(), 'bench-pack-'));
try {
  for (const name of Object.keys(sites) as SiteName[]) await measure(name);
} finally {
  rmSync(root, { recursive: true });
}

async function measure(name: SiteName): Promise<void> {
  const base = path.join(root, name);
  const folder = path.join(base, 'public');
  mkdirSync(folder, { recursive: true });
  await copyFile(
    path.resolve(import.meta.dirname, '../fixtures/sites/prebuilt/site.config.yml'),
    path.join(base, 'site.config.yml'),
  );
  const { files, bytes } = writeSite(name, folder);
  console.log(`\n${name}: ${files} files, ${(bytes / 1e6).toFixed(0)} MB`);
  const results = new Map<string, Result[]>(chosen.map((way) => [way, []]));
  // The first round is for nothing: it reads the files from the disk.
  for (let round = 0; round <= rounds; round += 1) {
    for (const way of chosen) {
      if (round === 0 && way !== 'ours') continue;
      const result = run(way, folder, path.join(base, 'out.zip'));
      if (round > 0) results.get(way)?.push(result);
    }
  }
  const of = (way: string, key: keyof Result) => median((results.get(way) ?? []).map((result) => result[key]));
  console.log(
    `${'way'.padEnd(42)}${'ms'.padStart(8)}${'x ours'.padStart(9)}${'cpu ms'.padStart(8)}${'peak MB'.padStart(10)}${'zip MB'.padStart(9)}`,
  );
  for (const way of chosen) {
    const ms = of(way, 'milliseconds');
    const times = (ms / of('ours', 'milliseconds')).toFixed(2);
    console.log(
      `${way.padEnd(42)}${ms.toFixed(0).padStart(8)}${times.padStart(9)}${of(way, 'cpu').toFixed(0).padStart(8)}${of(way, 'megabytes').toFixed(0).padStart(10)}${(of(way, 'size') / 1e6).toFixed(1).padStart(9)}`,
    );
  }
}

function run(way: string, folder: string, archive: string): Result {
  const script = path.join(import.meta.dirname, 'pack-way.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, way, folder, archive], { encoding: 'utf8' });
  for (const file of [archive, `${archive}.bytes`]) rmSync(file, { force: true });
  if (status !== 0) throw new Error(`${way}: ${stderr}`);
  return JSON.parse(stdout);
}
