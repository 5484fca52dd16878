/**
 * What it costs to edit pages: the same pages and the same edits (title, description, canonical, robots, five Open Graph tags, JSON-LD, keyed texts) by this program and
 * by libraries, and reading and writing alone. Each way runs in a process of its own, so that its peak memory is its own.
 *
 * The pages are those below FINISH_CORPUS, else the documentation packages of this machine (/usr/share/doc), else generated ones.
 */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { generateSite } from '../fixtures/generate-site.ts';
import { median } from './measure.ts';

const run = promisify(execFile);
const rounds = Number(process.env.FINISH_ROUNDS ?? 3);
const ways = [
  'read and write',
  'ours',
  'ours, 2 threads',
  'ours, no texts',
  'lol-html',
  'posthtml',
  'parse5',
  'cheerio',
];

interface Measured {
  readonly milliseconds: number;
  /** Peak of the process. */
  readonly megabytes: number;
  readonly changed: number;
}

const folder = await mkdtemp(path.join(tmpdir(), 'bench-finish-'));
try {
  const corpus = await findCorpus(folder);
  const files = pagesBelow(corpus);
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  console.log(`${files.length} pages, ${(bytes / 1e6).toFixed(0)} MB, below ${corpus}`);
  const results = new Map(ways.map((way): [string, Measured[]] => [way, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const way of ways) results.get(way)?.push(await measure(way, files));
  }
  const [base = []] = [...results.values()];
  for (const [way, runs] of results) {
    const time = median(runs.map((one) => one.milliseconds));
    const speed = (100 * median(base.map((one) => one.milliseconds))) / time;
    const memory = Math.max(...runs.map((one) => one.megabytes));
    console.log(
      `${way.padEnd(16)} ${time.toFixed(0).padStart(7)} ms  ${speed.toFixed(0).padStart(4)} % of read and write  peak ${memory.toFixed(0)} MB  ${runs[0]?.changed} changed`,
    );
  }
  console.log('ours, by number of pages:');
  for (const count of [100, 1_000, 5_000, 15_000]) {
    const many = Array.from({ length: count }, (_, index) => files[index % files.length] ?? '');
    const { milliseconds, megabytes } = await measure('ours', many);
    console.log(
      `  ${String(count).padStart(6)} pages ${milliseconds.toFixed(0).padStart(6)} ms  peak ${megabytes.toFixed(0)} MB`,
    );
  }
} finally {
  await rm(folder, { recursive: true });
}

async function measure(way: string, files: readonly string[]): Promise<Measured> {
  const list = path.join(folder, 'files.json');
  await writeFile(list, JSON.stringify(files));
  const worker = path.join(import.meta.dirname, 'finish', 'way.ts');
  const { stdout } = await run(process.execPath, [worker, way, list], { maxBuffer: 1 << 26 });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Measured;
}

async function findCorpus(folder: string): Promise<string> {
  const named = process.env.FINISH_CORPUS ?? '/usr/share/doc';
  if (existsSync(named) && pagesBelow(named).length > 500) return named;
  console.log(`${named} holds no corpus of pages: these are generated, and much alike.`);
  await generateSite(folder, { pages: 3_000, totalBytes: 0 });
  return path.join(folder, 'public');
}

function pagesBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
