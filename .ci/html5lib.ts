/**
 * Puts the inputs of html5lib's tokenizer and tree construction tests (except those with NUL or lone
 * surrogates) into pages at 17 places, edits the pages, and compares how parse5 reads them before
 * and after: `npm run html5lib`. Downloads the tests from GitHub, or reads a checkout of
 * https://github.com/html5lib/html5lib-tests whose folder is an argument. Takes about two minutes
 * for 150,000 pages. `npm test` runs a selection.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Last commit with the tree construction tests, which have moved to web-platform-tests since. */
const commit = '9329e64694e7835d0dcff9811e22856ef6ad16f9';
const archive = `https://codeload.github.com/html5lib/html5lib-tests/tar.gz/${commit}`;

const root = fileURLToPath(new URL('..', import.meta.url));
const test = 'test/unit/deploy/steps/finish/html/standard.property.test.ts';
const folder = await mkdtemp(path.join(tmpdir(), 'html5lib-'));
try {
  const [given] = process.argv.slice(2);
  if (!given) await fetchTests();
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/vitest.config.ts'];
  const slow = ['--testTimeout', '600000', '--reporter', 'verbose'];
  process.exitCode = await run(process.execPath, [...vitest, test, ...slow], root, {
    ...process.env,
    SITE_DEPLOY_HTML5LIB: path.resolve(given ?? folder),
  });
} finally {
  await rm(folder, { recursive: true });
}

async function fetchTests(): Promise<void> {
  const answer = await fetch(archive).catch((error: Error) => error);
  if (answer instanceof Error || !answer.ok) {
    const problem = answer instanceof Error ? "can't be reached" : `answered ${answer.status}`;
    throw new Error(
      `${archive} ${problem}. Check out commit ${commit} of ` +
        'https://github.com/html5lib/html5lib-tests elsewhere, and pass its folder: npm run html5lib -- FOLDER',
    );
  }
  await writeFile(path.join(folder, 'tests.tar.gz'), await answer.bytes());
  const code = await run('tar', ['xzf', 'tests.tar.gz', '--strip-components', '1'], folder);
  if (code !== 0) throw new Error(`tar ended with ${code}`);
}

async function run(command: string, args: readonly string[], cwd: string, env = process.env) {
  const child = spawn(command, args, { cwd, env, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return Number(code ?? 1);
}
