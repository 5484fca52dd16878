/**
 * `npm run test:mutants -- src/deploy/steps/verify --count 40`: changes the sources of a folder in
 * small ways, one at a time and in a copy of the tree, and prints the changes that no test notices.
 * The tests next to the one named after the file (or else those below the closest folder with
 * tests) run first, then everything that `vitest related` finds, unless `--near` is set. `--fast`
 * runs only the unit and the property lane. The same `--seed` (default: 1) draws the same changes.
 *
 * A change counts as noticed only if a test fails that passes without it. A file that twice fails
 * without it is left out for this change, and the run ends with exit code 2 (1: a change survived).
 * A run that ends late or crashes proves nothing, and is counted separately. `accepted.json` lists
 * changes that nobody needs to notice, with the reason.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { drawMutants, findMutants, type Mutant } from './mutants.ts';

interface Placed extends Mutant {
  readonly file: string;
}

/** The outcome of a test run; `file` and `title` are those of the first failed test. */
type Run =
  | { readonly ended: 'passed' | 'late' | 'died' }
  | { readonly ended: 'failed'; readonly file: string; readonly title: string };

/** A file in Vitest's report. */
interface FileResult {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
}

const hasFailed = ({ status }: { readonly status: string }) => status === 'failed';

/** A change that nobody needs to notice. `line` is the text of the changed line, trimmed. */
interface Accepted {
  readonly file: string;
  readonly line: string;
  readonly after: string;
  readonly reason: string;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    near: { type: 'boolean', default: false },
    fast: { type: 'boolean', default: false },
  },
});
const root = path.resolve(import.meta.dirname, '../..');
const limitMs = 600_000;
const named = values.fast ? ['unit', 'property'] : ['unit', 'property', 'integration', 'contract'];
const lanes = named.flatMap((name) => ['--project', name]);
const accepted: readonly Accepted[] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'accepted.json'), 'utf8'),
);

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !file.startsWith('dist/') && existsSync(path.join(root, file)));
const browserScripts = 'src/deploy/steps/finish/browser/';
const generatedScripts = `${browserScripts}scripts.ts`;
const sources = tracked.filter(
  (file) =>
    /^src\/.*\.ts$/.test(file) &&
    file !== generatedScripts &&
    positionals.some((chosen) => file === chosen || file.startsWith(chosen.replace(/\/*$/, '/'))),
);
const all = sources.flatMap((file): Placed[] => {
  const text = readFileSync(path.join(root, file), 'utf8');
  return findMutants(file, text).map((mutant) => ({ file, ...mutant }));
});
const drawn = drawMutants(all, Number(values.count), Number(values.seed));
console.log(`${drawn.length} of ${all.length} mutants in ${sources.length} files`);

const copy = mkdtempSync(path.join(tmpdir(), 'site-deploy-mutants-'));
const report = path.join(copy, 'report.json');
for (const file of tracked) cpSync(path.join(root, file), path.join(copy, file));
symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));

function runTests(command: readonly string[]): Run {
  rmSync(report, { force: true });
  const { status } = spawnSync(
    path.join(copy, 'node_modules/.bin/vitest'),
    [
      ...[...command, '--config', 'test/vitest.config.ts', '--bail=1', '--passWithNoTests'],
      ...['--reporter=json', `--outputFile=${report}`, ...lanes],
    ],
    { cwd: copy, timeout: limitMs, stdio: 'ignore' },
  );
  if (status === 0) return { ended: 'passed' };
  if (status === null) return { ended: 'late' };
  if (!existsSync(report)) return { ended: 'died' };
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = (testResults as readonly FileResult[]).filter(hasFailed);
  // Files that `--bail` cuts off count as failed, too, although none of their tests failed.
  const file = failed.find((one) => one.assertionResults.some(hasFailed)) ?? failed[0];
  if (file === undefined) return { ended: 'died' };
  const test = file.assertionResults.find(hasFailed);
  return { ended: 'failed', file: file.name, title: test?.fullName ?? 'the file does not load' };
}

/** Files that have passed without a mutant. */
const passing = new Set<string>();
/** Last failures of files that have failed twice without a mutant. */
const failing = new Map<string, string>();

/** Returns whether a file passes alone, without a mutant. Tries twice for busy machines. */
function isPassing(file: string): boolean {
  if (passing.has(file)) return true;
  const command = ['run', path.relative(copy, file)];
  const first = runTests(command);
  const run = first.ended === 'passed' ? first : runTests(command);
  if (run.ended === 'passed') passing.add(file);
  else failing.set(file, run.ended === 'failed' ? run.title : run.ended);
  return run.ended === 'passed';
}

/**
 * Returns Vitest's arguments for the tests next to the one named after the file, or else for those
 * below the closest folder with tests.
 */
function findNear(file: string): string[] {
  const place = `test/unit/${file.slice('src/'.length).replace(/\.ts$/, '')}`;
  let folder = path.dirname(place);
  if (!tracked.includes(`${place}.test.ts`)) {
    const hasTests = () =>
      tracked.some((it) => it.startsWith(`${folder}/`) && /\.test\.ts$/.test(it));
    while (!hasTests()) folder = path.dirname(folder);
    return ['run', `${folder}/`];
  }
  return ['run', ...tracked.filter((it) => path.dirname(it) === folder && /\.test\.ts$/.test(it))];
}

/** Writes a source into the copy. If it is a browser script, also generates scripts.ts anew. */
function write(file: string, text: string): void {
  writeFileSync(path.join(copy, file), text);
  if (file.startsWith(browserScripts))
    spawnSync(process.execPath, ['.ci/generate.ts'], { cwd: copy, stdio: 'ignore' });
}

/**
 * Runs the tests against a mutant. A test file that fails without it, too, is left out, and the
 * others decide.
 */
function tryMutant(mutant: Placed): Run {
  const { file, start, end, after } = mutant;
  const text = readFileSync(path.join(root, file), 'utf8');
  const leftOut: string[] = [];
  try {
    for (;;) {
      write(file, text.slice(0, start) + after + text.slice(end));
      let run = runTests(findNear(file));
      // No module imports a browser script, because pages contain its generated form.
      const imported = file.startsWith(browserScripts) ? [file, generatedScripts] : [file];
      if (run.ended === 'passed' && !values.near) run = runTests(['related', '--run', ...imported]);
      write(file, text);
      if (run.ended !== 'failed' || isPassing(run.file)) return run;
      leftOut.push(run.file);
      rmSync(run.file);
    }
  } finally {
    write(file, text);
    for (const one of leftOut) cpSync(path.join(root, path.relative(copy, one)), one);
  }
}

function findAccepted({ file, line, after }: Placed): Accepted | undefined {
  const text = readFileSync(path.join(root, file), 'utf8').split('\n')[line - 1]?.trim();
  return accepted.find((one) => one.file === file && one.line === text && one.after === after);
}

const counts = { noticed: 0, survived: 0, accepted: 0, unproven: 0 };
try {
  for (const mutant of drawn) {
    const run = tryMutant(mutant);
    const known = run.ended === 'passed' ? findAccepted(mutant) : undefined;
    const { file, line, before, after } = mutant;
    const change = `${file}:${line}  ${before} → ${after}`.replaceAll(/\s*\n\s*/g, ' ');
    if (run.ended === 'failed') counts.noticed += 1;
    else if (run.ended !== 'passed') counts.unproven += 1;
    else if (known === undefined) counts.survived += 1;
    else counts.accepted += 1;
    const reason = run.ended === 'failed' ? run.title : (known?.reason ?? run.ended);
    const verdict = run.ended === 'passed' && known === undefined ? 'SURVIVED' : run.ended;
    console.log(`${verdict.padEnd(8)}  ${change}  ${reason}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
const { noticed, survived } = counts;
const share = Math.round((100 * noticed) / Math.max(1, noticed + survived));
console.log(
  `${noticed} of ${noticed + survived} noticed (${share} %); ` +
    `${counts.accepted} accepted, ${counts.unproven} unproven (late, or the tests died)`,
);
for (const [file, title] of failing)
  console.log(`FAILS WITHOUT A MUTANT, left out: ${path.relative(copy, file)}  ${title}`);
if (survived > 0) process.exitCode = 1;
if (failing.size > 0) process.exitCode = 2;
