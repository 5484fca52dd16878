/**
 * `npm run test:mutants -- src/deploy/steps/verify --count 40`: changes the sources of a folder in small ways, one at a
 * time and in a copy of the tree, and prints the changes that no test notices. The tests beside the one named after the
 * file (otherwise those below its folder) run first, then all that `vitest related` finds (`--near` leaves these out).
 * The same `--seed` (default: 1) draws the same changes.
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

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    near: { type: 'boolean', default: false },
  },
});
const root = path.resolve(import.meta.dirname, '../..');
/** A mutant that makes a test wait for ever is noticed as well. */
const limitMs = 600_000;
const lanes = ['unit', 'property', 'integration', 'contract'].flatMap((name) => [
  '--project',
  name,
]);

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !file.startsWith('dist/') && existsSync(path.join(root, file)));
const sources = tracked.filter(
  (file) =>
    /^src\/.*\.ts$/.test(file) &&
    positionals.some((chosen) => file === chosen || file.startsWith(chosen.replace(/\/*$/, '/'))),
);
const all = sources.flatMap((file): Placed[] =>
  findMutants(file, readFileSync(path.join(root, file), 'utf8')).map((mutant) => ({
    file,
    ...mutant,
  })),
);
const drawn = drawMutants(all, Number(values.count), Number(values.seed));
console.log(`${drawn.length} of ${all.length} mutants in ${sources.length} files`);

const copy = mkdtempSync(path.join(tmpdir(), 'site-deploy-mutants-'));
const report = path.join(copy, 'report.json');
for (const file of tracked) cpSync(path.join(root, file), path.join(copy, file));
symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));

/** Undefined if all passed, otherwise the first test that failed. */
function runTests(command: readonly string[]): string | undefined {
  rmSync(report, { force: true });
  const { status } = spawnSync(
    path.join(copy, 'node_modules/.bin/vitest'),
    [
      ...[...command, '--config', 'test/vitest.config.ts', '--bail=1', '--passWithNoTests'],
      ...['--reporter=json', `--outputFile=${report}`, ...lanes],
    ],
    { cwd: copy, timeout: limitMs, stdio: 'ignore' },
  );
  if (status === 0) return undefined;
  if (status === null) return 'out of time';
  const { testResults = [] } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const tests = testResults.flatMap((file: { assertionResults: unknown }) => file.assertionResults);
  return tests.find(({ status }: { status: string }) => status === 'failed')?.fullName ?? 'a file';
}

/** The tests beside the one named after the file, otherwise those below the closest folder. */
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

function judge({ file, start, end, after }: Placed): string | undefined {
  const target = path.join(copy, file);
  const text = readFileSync(path.join(root, file), 'utf8');
  writeFileSync(target, text.slice(0, start) + after + text.slice(end));
  try {
    const near = runTests(findNear(file));
    if (near !== undefined || values.near) return near;
    return runTests(['related', '--run', file]);
  } finally {
    writeFileSync(target, text);
  }
}

let survived = 0;
try {
  const folders = new Set(drawn.map(({ file }) => findNear(file).join(' ')));
  for (const folder of folders) {
    const failed = runTests(folder.split(' '));
    if (failed !== undefined) throw new Error(`Without a mutant, ${folder} fails: ${failed}`);
  }
  for (const mutant of drawn) {
    const killer = judge(mutant);
    if (killer === undefined) survived += 1;
    const { file, line, before, after } = mutant;
    const change = `${file}:${line}  ${before} → ${after}`.replaceAll(/\s*\n\s*/g, ' ');
    console.log(`${killer === undefined ? 'SURVIVED' : 'killed  '}  ${change}  ${killer ?? ''}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
const share = Math.round((100 * (drawn.length - survived)) / Math.max(1, drawn.length));
console.log(`${drawn.length - survived} of ${drawn.length} killed (${share} %)`);
process.exitCode = survived === 0 ? 0 : 1;
