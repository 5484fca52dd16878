/**
 * Edits pages with one program or library, in a separate process: `node way.js NAME LIST`. Prints
 * the costs as JSON.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PageJob } from '../../../src/deploy/steps/finish/rewrite/page-job.ts';
import { rewritePages } from '../../../src/deploy/steps/finish/rewrite/rewrite.ts';
import { Spool } from '../../../src/deploy/steps/finish/rewrite/rewrite-page.ts';
import { editors } from './editors.ts';
import { headEdits, texts } from './edits.ts';
import { peakMegabytes } from './peak.ts';

const [way = '', list = ''] = process.argv.slice(2);
const files = JSON.parse(readFileSync(list, 'utf8')) as string[];
const scratch = mkdtempSync(path.join(tmpdir(), 'bench-way-'));
const edit = (await editors[way]?.()) ?? ((page: Buffer) => page);

const start = performance.now();
const cpu = process.cpuUsage();
const changed = way.startsWith('ours') ? await ours() : theirs();
const milliseconds = performance.now() - start;
const { user, system } = process.cpuUsage(cpu);
const cpuMilliseconds = (user + system) / 1000;
rmSync(scratch, { recursive: true });
console.log(JSON.stringify({ milliseconds, cpuMilliseconds, megabytes: peakMegabytes(), changed }));

async function ours(): Promise<number> {
  const threads = /(\d) thread/.exec(way)?.[1];
  const results = await rewritePages(jobs(), {
    scratch,
    texts,
    hashes: false,
    detectsFrameworks: false,
    hold: 'never',
    holdScript: {},
    signal: new AbortController().signal,
    // "1 thread" means the current one, without additional threads.
    ...(threads !== undefined && { threads: threads === '1' ? 0 : Number(threads) }),
  });
  return results.filter(({ page }) => page !== undefined).length;
}

function* jobs(): Generator<PageJob> {
  for (const [index, source] of files.entries())
    yield { path: `${index}.html`, source, head: headEdits, isCopy: false, rendersHead: false };
}

/**
 * Edits the pages with a library, or only reads and writes them. Except for `read and write`, all
 * pages are written to one file, which is faster.
 * @returns the number of pages
 */
function theirs(): number {
  if (way === 'read and write') {
    for (const [index, file] of files.entries())
      writeFileSync(path.join(scratch, `${index}.html`), readFileSync(file));
    return files.length;
  }
  using spool = new Spool(path.join(scratch, 'pages'));
  for (const file of files) {
    const result = edit(readFileSync(file));
    spool.add(typeof result === 'string' ? Buffer.from(result) : result);
  }
  return files.length;
}
