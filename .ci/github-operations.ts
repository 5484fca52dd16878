/**
 * Writes the operations that the local GitHub supports, based on GitHub's description of its API:
 * `node .ci/github-operations.ts` (`npm run generate:github`). With `--check`, it writes nothing,
 * and exits with 1 if anything would change. The package with the description isn't a dependency,
 * because it takes 400 MB.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gitHubOperations } from './generate/github-operations.ts';

const run = promisify(execFile);
const description = '@octokit/openapi@23.0.2';
const target = fileURLToPath(
  new URL('../src/localcloud/github/openapi/operations.json', import.meta.url),
);

const folder = await mkdtemp(path.join(tmpdir(), 'github-operations-'));
try {
  // On Windows, npm is a script, which only a shell can run.
  const { stdout } = await run('npm', ['pack', description], {
    cwd: folder,
    shell: process.platform === 'win32',
  });
  const file = 'package/generated/api.github.com.json';
  await run('tar', ['-xzf', stdout.trim().split('\n').at(-1) ?? '', file], { cwd: folder });
  const operations = gitHubOperations(await readFile(path.join(folder, file), 'utf8'));
  if ((await readFile(target, 'utf8')) === operations)
    console.log(`The operations match ${description}.`);
  else if (process.argv.includes('--check')) {
    console.error(`The operations don't match ${description}. Run "npm run generate:github".`);
    process.exitCode = 1;
  } else {
    await writeFile(target, operations);
    console.log('Written: operations.json.');
  }
} finally {
  await rm(folder, { recursive: true });
}
