/**
 * Checks everything, the cheapest check first.
 *
 *     npm run check            everything; .ci/run installs first
 *     npm run check:portable   the part that also runs on Windows and macOS
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
/** Tests that start no shell, create no link and don't read /proc. */
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
 * Runs scripts of package.json concurrently, and shows each one's output when it ends. npm sets the path of its own
 * program for its child processes.
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
  // Without the intent to add, git would ignore a file that this build has created.
  execFileSync('git', ['add', '-N', 'dist'], { cwd: root });
  const { status } = spawnSync('git', ['diff', '--exit-code', '--stat', '--', 'dist'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) console.error('dist/ is outdated. Run "npm run build", and commit dist/, too.');
  return status === 0;
}

/** The folder where npm lets Node cache compiled code. */
const nodeCache = 'node-compile-cache';

/** In bytes; the tests need less. */
const enoughMemory = 4 * 2 ** 30;

/**
 * Memory if it has room and runs programs, because the tests create and delete many thousands of
 * files: on ext4, a quarter of their system time. Otherwise, the usual folder.
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

/** Runs the tests with the default reporter, and as JSON for the last lines. */
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
    // Chromium leaves files of its own if it is stopped while it starts.
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

// None needs another, and one of them waits for a download.
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
// Line endings and paths of another system must not count as a change.
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
