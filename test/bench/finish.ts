/**
 * Measures what it costs to edit pages. This program and several libraries make the same edits to
 * the same pages (title, description, canonical, robots, five Open Graph tags, JSON-LD, and five
 * texts on pages with text keys), compared with only reading and writing them. Each run has a
 * separate process, so that its peak memory can be measured.
 *
 * FINISH_CORPUS is a folder of pages, FINISH_PAGES the number of pages of each size, FINISH_ROUNDS
 * the number of rounds. FINISH_WAYS lists the programs and libraries to compare (see `ways`),
 * separated by semicolons. FINISH_ONLY runs a single part: `compare`, `large`, `routes` (bytes that
 * a browser loads for another route), `threads` or `memory`.
 */
import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { bundleForBench } from './bundle.ts';
import { createSite, findPages, keyedCopies, spread, writeLargePages } from './finish/pages.ts';
import { compareRoutes } from './finish/routes.ts';
import { median } from './measure.ts';

const run = promisify(execFile);
const rounds = Number(process.env.FINISH_ROUNDS ?? 3);
const count = Number(process.env.FINISH_PAGES ?? 1_500);
const only = process.env.FINISH_ONLY;
const ways = process.env.FINISH_WAYS?.split(';') ?? [
  'read and write',
  'read and write, one file',
  'ours',
  'ours, 1 thread',
  'lol-html',
  'posthtml',
  'parse5',
  'cheerio',
];
const sizes = [100, 1_000, 5_000, 15_000];
/** Ranges of page sizes in bytes: usual pages, and small ones. */
const corpora = [
  { title: 'pages of 20 to 60 kB', from: 20_000, to: 60_000 },
  { title: 'pages of 3 to 9 kB', from: 3_000, to: 9_000 },
];
const isBetween = (size: number, from: number, to: number) => size >= from && size <= to;

interface Measured {
  readonly milliseconds: number;
  /** Total of all threads. On a busy machine, it is more reliable than elapsed time. */
  readonly cpuMilliseconds?: number;
  /** Peak memory of the process. */
  readonly megabytes: number;
  readonly changed: number;
  /** Peak memory before the work began, if known. */
  readonly before?: number;
}

const scratch = await mkdtemp(path.join(tmpdir(), 'bench-finish-'));
try {
  const bundled = await bundleForBench(
    'bench-finish',
    {
      way: 'test/bench/finish/way.ts',
      step: 'test/bench/finish/step.ts',
      'deploy/steps/finish/rewrite/worker': 'src/deploy/steps/finish/rewrite/worker.ts',
    },
    // lol-html reads its WebAssembly from its own folder, and the Action's bundle omits parts
    // that the others need.
    ['lol-html', 'cheerio', 'posthtml'],
  );
  const { root, files } = await findPages(scratch);
  console.log(`${files.length} pages below ${root}`);
  for (const { title, from, to } of corpora) {
    const inSize = files.filter((file) => isBetween(statSync(file).size, from, to));
    if (inSize.length === 0) {
      console.log(`\nno ${title}: name a folder that has some, as FINISH_CORPUS`);
      continue;
    }
    const compared = spread(inSize, count);
    if (only === undefined || only === 'compare') {
      await compare(`${title}, metadata`, compared, bundled);
      const keyed = await keyedCopies(compared, path.join(scratch, `keyed-${from}`));
      await compare(`${title}, metadata and five texts`, keyed, bundled);
    }
    if (only === undefined || only === 'routes') await compareRoutes(title, compared);
  }
  if (only === undefined || only === 'large') {
    const large = await writeLargePages(spread(files, 200), path.join(scratch, 'large'));
    const compared = spread(large, 40);
    await compare('pages of 1 to 5 MB, metadata', compared, bundled);
    const keyed = await keyedCopies(compared, path.join(scratch, 'keyed-large'));
    await compare('pages of 1 to 5 MB, metadata and five texts', keyed, bundled);
  }
  if (only === undefined || only === 'threads') await compareThreads(files, bundled);
  if (only === undefined || only === 'memory') await measureSizes(files, bundled);
} finally {
  await rm(scratch, { recursive: true });
}

async function compare(title: string, files: readonly string[], bundled: string): Promise<void> {
  const lengths = files.map((file) => statSync(file).size);
  const bytes = lengths.reduce((sum, length) => sum + length, 0);
  console.log(
    `\n${title}: ${files.length}, ${(bytes / 1e6).toFixed(0)} MB, their median ${(median(lengths) / 1e3).toFixed(0)} kB; median of ${rounds} runs`,
  );
  const results = new Map(ways.map((way): [string, Measured[]] => [way, []]));
  // A warm-up, because the first run reads the files from the disk.
  await measureWay('read and write', files, bundled);
  for (let round = 0; round < rounds; round += 1) {
    for (const way of ways) results.get(way)?.push(await measureWay(way, files, bundled));
  }
  const getMedianTime = (way: string) =>
    median((results.get(way) ?? []).map((one) => one.milliseconds));
  const getCpu = (way: string) =>
    median((results.get(way) ?? []).map((one) => one.cpuMilliseconds ?? 0));
  for (const [way, runs] of results) {
    const speed = (100 * getMedianTime('read and write')) / getMedianTime(way);
    const peak = Math.max(...runs.map((one) => one.megabytes));
    console.log(
      [
        way.padEnd(26),
        `${getMedianTime(way).toFixed(0).padStart(7)} ms`,
        `${(getMedianTime(way) / getMedianTime('ours')).toFixed(1).padStart(6)} x ours`,
        `${speed.toFixed(0).padStart(5)} % of read and write`,
        `  cpu ${getCpu(way).toFixed(0).padStart(5)} ms, ${(getCpu(way) / getCpu('lol-html')).toFixed(2)} x lol-html`,
        `  peak ${peak.toFixed(0).padStart(4)} MB`,
      ].join(''),
    );
  }
}

/** Prints times of the current thread alone and of two other threads, by number of pages. */
async function compareThreads(files: readonly string[], bundled: string): Promise<void> {
  console.log(`\nthis thread alone, and two others, median of ${rounds + 2}`);
  for (const size of [100, 200, 350, 500, 1_000, 2_000, 5_000]) {
    const times: Record<string, number[]> = { 'ours, 1 thread': [], 'ours, 2 threads': [] };
    for (let round = 0; round < rounds + 2; round += 1) {
      for (const [way, list] of Object.entries(times))
        list.push((await measureWay(way, spread(files, size), bundled)).milliseconds);
    }
    const [one = 0, two = 0] = Object.values(times).map(median);
    console.log(
      `${String(size).padStart(6)} pages ${one.toFixed(0).padStart(6)} ms ${two.toFixed(0).padStart(6)} ms  gain ${(one / two).toFixed(2)}`,
    );
  }
}

async function measureSizes(files: readonly string[], bundled: string): Promise<void> {
  console.log(
    '\nby number of pages: the pages alone; and the whole step, with what the portal holds of every page',
  );
  for (const size of sizes) {
    const site = path.join(scratch, `site-${size}`);
    await createSite(spread(files, size), site);
    const alone = await measureWay('ours', spread(files, size), bundled);
    const step = await measure(path.join(bundled, 'step.js'), [site]);
    console.log(
      [
        `${String(size).padStart(6)} pages ${alone.milliseconds.toFixed(0).padStart(6)} ms  peak ${alone.megabytes.toFixed(0).padStart(4)} MB`,
        `   whole step ${step.milliseconds.toFixed(0).padStart(6)} ms  peak ${step.megabytes.toFixed(0).padStart(4)} MB, of it before ${step.before?.toFixed(0)} MB`,
      ].join(''),
    );
    await rm(site, { recursive: true });
  }
}

async function measureWay(
  way: string,
  files: readonly string[],
  bundled: string,
): Promise<Measured> {
  const list = path.join(scratch, 'files.json');
  await writeFile(list, JSON.stringify(files));
  return measure(path.join(bundled, 'way.js'), [way, list]);
}

async function measure(script: string, args: readonly string[]): Promise<Measured> {
  const { stdout } = await run(process.execPath, [script, ...args], { maxBuffer: 1 << 26 });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Measured;
}
