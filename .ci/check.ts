/**
 * Checks everything, the cheapest check first.
 *
 *     npm run check            all checks; .ci/run also installs the packages
 *     npm run check:portable   the checks that also run on Windows and macOS
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { summaryOf, type TestReport } from './check/summary.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const isPortable = process.argv[2] === 'portable';
/**
 * Folders of tests that run on Windows and macOS, too: they start no shell, create no link and
 * don't read /proc.
 */
const portableTests = [
  'clients/azure',
  'clients/github',
  'clients/portal',
  'config',
  'operations/onboard',
].map((room) => `test/unit/${room}/`);

/** Runs a script with this Node, and shows its output as it arrives. */
function run(script: string, ...args: string[]): boolean {
  const { status } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  return status === 0;
}

/**
 * Runs scripts of package.json concurrently, and shows each one's output when it ends. npm passes
 * its own path in `npm_execpath`.
 * @returns whether all of them succeeded
 */
async function npmRunTogether(
  ...scripts: readonly (readonly [name: string, ...args: string[]])[]
): Promise<boolean> {
  const npm = process.env.npm_execpath;
  if (npm === undefined) throw new Error('Run this as "npm run check".');
  const codes = scripts.map(async ([name, ...args]) => {
    const start = performance.now();
    const child = spawn(process.execPath, [npm, 'run', '--silent', name, '--', ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => printed.push(chunk));
    const [code] = await once(child, 'close');
    process.stdout.write(Buffer.concat(printed));
    console.log(
      `${name}: ${Math.round((performance.now() - start) / 1000)} s${code === 0 ? '' : ', failed'}`,
    );
    return code;
  });
  return (await Promise.all(codes)).every((code) => code === 0);
}

async function phase(name: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const start = performance.now();
  console.log(`==> ${name}`);
  const held = await holds();
  console.log(
    `==> ${name}: ${Math.round((performance.now() - start) / 1000)} s${held ? '' : ', failed'}`,
  );
  if (!held) process.exit(1);
}

function distIsCurrent(): boolean {
  // `git diff` ignores new files until they are added with `--intent-to-add`.
  execFileSync('git', ['add', '-N', 'dist'], { cwd: root });
  const { status } = spawnSync('git', ['diff', '--exit-code', '--stat', '--', 'dist'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) console.error('dist/ is outdated. Run "npm run build", and commit dist/, too.');
  return status === 0;
}

/** Name of the folder in which Node caches compiled code for npm. */
const nodeCache = 'node-compile-cache';

/** Free space in bytes that an in-memory folder must have. The tests use less. */
const enoughMemory = 4 * 2 ** 30;

/**
 * Returns an in-memory folder if it has enough space and may run programs; otherwise, the system's
 * temporary folder. The tests create and delete many thousands of files, which takes a quarter of
 * their system time on ext4.
 */
function findTemporary(): string {
  const memory = '/dev/shm';
  const probe = path.join(memory, `site-deploy-probe-${process.pid}`);
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < enoughMemory) return tmpdir();
    writeFileSync(probe, '#!/bin/sh\n', { mode: 0o755 });
    return spawnSync(probe).status === 0 ? memory : tmpdir();
  } catch {
    return tmpdir();
  } finally {
    rmSync(probe, { force: true });
  }
}

/**
 * Runs the tests and prints a summary from their JSON report.
 * @returns whether they passed and cleaned up
 */
function tests(): boolean {
  const folder = mkdtempSync(path.join(findTemporary(), 'site-deploy-check-'));
  const temporary = path.join(folder, 'tmp');
  mkdirSync(temporary);
  process.env.TMPDIR = temporary;
  try {
    process.env.SITE_DEPLOY_TEST_REPORT = path.join(folder, 'report.json');
    process.env.SITE_DEPLOY_IS_BUILT = 'true';
    run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'test/vitest.config.ts',
      ...(isPortable ? portableTests : []),
    );
    const report: TestReport = JSON.parse(
      readFileSync(process.env.SITE_DEPLOY_TEST_REPORT, 'utf8'),
    );
    // Chromium leaves files behind if it is stopped during startup.
    const isOfPrograms = (name: string) => name === nodeCache || /^\.org\.chromium\./.test(name);
    const left = readdirSync(temporary).filter((name) => !isOfPrograms(name));
    if (left.length > 0) console.error(`The tests left behind: ${left.join(', ')}`);
    const { lines, holds } = summaryOf(report);
    for (const line of lines) console.log(line);
    return holds && left.length === 0;
  } catch (error) {
    console.error('The tests left no report.', error);
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// These scripts don't depend on one another, and one of them waits for a download.
await phase('static and build', () =>
  npmRunTogether(
    ['generate:github', '--check'],
    ['typecheck'],
    ['lint'],
    ['prepack'],
    ['build'],
    ['generate', '--check'],
  ),
);
// Skip this in portable checks, because the line endings and paths of other systems would count as
// changes.
if (!isPortable) await phase('dist is current', distIsCurrent);
if (isPortable)
  await phase(
    'command',
    () =>
      run('src/launch.cjs', '--version') &&
      run('lib/cli.js', 'check', 'test/fixtures/sites/prebuilt'),
  );
// The tests come last, so that their summary ends the output.
console.log('==> test');
process.exitCode = tests() ? 0 : 1;
