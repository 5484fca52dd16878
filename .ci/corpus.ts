/**
 * Edits thousands of real pages, and compares how another parser reads them before and after: `npm
 * run corpus -- PACKAGE...`. The pages are from Debian's documentation packages, which are
 * downloaded and unpacked, but not installed. This needs `apt-get` with package lists, and
 * `dpkg-deb`, and takes about a minute for 2,000 pages.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const usual = [
  'python3.11-doc',
  'sqlite3-doc',
  'git-doc',
  'nodejs-doc',
  'debian-reference-en',
  'postgresql-doc-15',
];
const packages = process.argv.length > 2 ? process.argv.slice(2) : usual;

/**
 * Runs a command, and shows its output.
 * @throws Error if it fails
 */
async function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env = process.env,
): Promise<void> {
  const child = spawn(command, args, { cwd, env, stdio: 'inherit' });
  const [code] = await Promise.race([
    once(child, 'exit'),
    once(child, 'error').then(([error]) => Promise.reject(error)),
  ]);
  if (code !== 0) throw new Error(`${command} ${args[0]} ended with ${code}`);
}

const folder = await mkdtemp(path.join(tmpdir(), 'corpus-'));
try {
  const [archives, pages] = [path.join(folder, 'archives'), path.join(folder, 'pages')];
  await Promise.all([mkdir(archives), mkdir(pages)]);
  await run('apt-get', ['download', ...packages], archives);
  for (const archive of await readdir(archives))
    await run(
      'dpkg-deb',
      ['-x', archive, path.join(pages, archive.split('_')[0] ?? archive)],
      archives,
    );
  const test = [
    'run',
    '--config',
    'test/vitest.config.ts',
    'test/unit/deploy/steps/finish/html/corpus.property.test.ts',
  ];
  await run(process.execPath, ['node_modules/vitest/vitest.mjs', ...test], root, {
    ...process.env,
    SITE_DEPLOY_CORPUS: pages,
  });
} finally {
  await rm(folder, { recursive: true });
}
