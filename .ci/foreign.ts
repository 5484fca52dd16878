/**
 * Runs unmodified third-party programs against the local cloud, and writes the results into
 * test/fixtures/foreign/README.md: `npm run foreign`. It installs them from npm, but uses this
 * computer's `gh` and git. With a folder, it uses the packages there: `npm run foreign -- FOLDER`.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Case, programs } from './foreign/programs.ts';
import { openForeign } from './foreign/repository.ts';

const run = promisify(execFile);
/** Packages to install, with the versions for which the table was last written. */
const packages = [
  '@actions/artifact@6.2.1',
  '@actions/cache@6.3.0',
  '@actions/attest@3.2.0',
  'release-please@17.9.0',
  'semantic-release@24.2.9',
];

const [given] = process.argv.slice(2);
const folder = path.resolve(given ?? (await mkdtemp(path.join(tmpdir(), 'foreign-'))));
try {
  if (!given)
    await run('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: folder });
  const rows: [Case, string][] = [];
  for (const program of programs) {
    await using here = await openForeign(folder);
    for (const one of await program(here)) {
      const problem = await one.run().then(
        () => '',
        (error: Error & { stderr?: string }) => lastLine(error.stderr || error.message),
      );
      rows.push([one, problem]);
      console.log(`${problem ? 'fails' : 'works'}  ${one.program}: ${one.name}  ${problem}`);
    }
  }
  const file = path.resolve(import.meta.dirname, '../test/fixtures/foreign/README.md');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, renderTable(rows));
  process.exitCode = rows.some(([{ known }, problem]) => problem !== '' && !known) ? 1 : 0;
} finally {
  if (!given) await rm(folder, { recursive: true, force: true });
}

function lastLine(text: string): string {
  const lines = text
    .trim()
    .split('\n')
    .filter((line) => line.trim() !== '');
  const named = lines.find((line) => /error|fatal|✘/i.test(line));
  return (named ?? lines.at(-1) ?? '').trim().slice(0, 200);
}

function renderTable(rows: readonly (readonly [Case, string])[]): string {
  const lines = rows.map(([{ program, name, known }, problem]) => {
    const outcome = problem === '' ? 'works' : (known ?? 'fails');
    return `| ${program} | ${name} | ${outcome} |`;
  });
  return `# Programs of others

\`npm run foreign\` runs them against the local cloud, unmodified, and writes this table. Packages: ${packages.map((name) => `\`${name}\``).join(', ')}.

| Program | What it does | Outcome |
|---|---|---|
${lines.join('\n')}
`;
}
