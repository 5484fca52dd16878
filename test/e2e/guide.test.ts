import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useFolderOfTheFile } from '../support/folder.ts';
import { signIn } from '../support/sign-in.ts';
import { getText } from '../unit/action/rendered.ts';
import { built } from './harness/built.ts';

const guide = path.resolve(import.meta.dirname, '../../src/cli/init/guides/push.md');
const home = useFolderOfTheFile();
let cloud: ChildProcess | undefined;
let written = '';
let pages: Awaited<ReturnType<typeof signIn>>;
const printed = new EventEmitter();
/** Parent of all temporary folders of the local cloud. */
let temp: string;
beforeAll(async () => {
  temp = home.at('temp');
  await mkdir(temp);
  const command = `#!/bin/sh\nexec '${process.execPath}' '${built.cli}' "$@"\n`;
  await writeFile(home.at('site-deploy'), command, { mode: 0o755 });
});
afterAll(async () => {
  cloud?.kill('SIGINT');
  if (cloud?.exitCode === null) await new Promise((resolve) => cloud?.once('close', resolve));
});

/**
 * Runs commands of the guide.
 * @param before shell commands that set variables
 */
async function type(commands: string, folder: string, before = ''): Promise<void> {
  const PATH = `${home.root}${path.delimiter}${process.env.PATH}`;
  const who = { GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@acme.example' };
  const whom = { GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: 'ada@acme.example' };
  const env = { PATH, HOME: home.root, GIT_CONFIG_NOSYSTEM: '1', ...who, ...whom, ...built.env };
  const script = `set -e\n${before}\n${commands}`;
  await promisify(execFile)('sh', ['-c', script], { cwd: folder, env });
}

/**
 * Waits until the local cloud has printed a line.
 * @param from position to start at
 */
async function waitFor(pattern: RegExp, from = 0): Promise<RegExpExecArray> {
  const end = AbortSignal.timeout(60_000);
  for (;;) {
    const found = pattern.exec(written.slice(from));
    if (found) return found;
    await once(printed, 'piece', { signal: end }).catch(() => {
      throw new Error(`It has not printed ${pattern}, but:\n${written.slice(from)}`);
    });
  }
}

/** Expects a successful run, or else shows why it failed. */
async function expectDeployed(from = 0): Promise<void> {
  const end = /^ {2}deploy \/ (?:deploy: (\w+)|build: failure) \((.*)\)/m;
  const [, conclusion = 'failure', page = ''] = await waitFor(end, from);
  const { pathname } = new URL(page || 'http://none');
  const log = conclusion === 'success' ? '' : getText(await (await pages.open(pathname)).text());
  expect(conclusion, log).toBe('success');
}

it('the commands of the guide "push" publish a folder, update the site, and leave no temporary files', {
  timeout: 180_000,
}, async () => {
  const text = await readFile(guide, 'utf8');
  const blocks = [...text.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);
  const [begin = '', start, onboard = '', again = ''] = blocks;
  await type(begin, home.root);
  const folder = home.at('my-site');
  expect(start).toBe('site-deploy localcloud .\n');
  const env = { PATH: process.env.PATH, HOME: home.root, TMPDIR: temp, ...built.env };
  cloud = spawn(process.execPath, [built.cli, 'localcloud', '.'], { cwd: folder, env });
  for (const output of [cloud.stdout, cloud.stderr])
    output?.setEncoding('utf8').on('data', (piece: string) => {
      written += piece;
      printed.emit('piece');
    });
  await waitFor(/Running until Ctrl-C\./);
  const lines = written.split('\n');
  const pasted = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).join('\n');
  const variables = pasted(/^ {2}\. '/);
  pages = await signIn(/^Portal web UI: (\S+)/m.exec(written)?.[1] ?? '');
  const remote = pasted(/^ {2}git remote add local /);
  const printedCommand = pasted(/^ {2}site-deploy onboard --apply /);
  const commands = onboard.replace(/^site-deploy onboard .*\n.*@vX\.Y\.Z$/m, printedCommand);
  await type(`${remote}\n${commands}`, folder, variables);
  const address = async () => {
    const start = await (await pages.open('/')).text();
    const [site = ''] = /\/sites\/site_local_[\w-]+/.exec(start) ?? [];
    const page = await (await pages.open(site)).text();
    const port = /href="http:\/\/my-site[\w-]*-production\.localhost:(\d+)/.exec(page)?.[1];
    return `http://127.0.0.1:${port}/`;
  };
  await expectDeployed();
  const url = await address();
  expect(await (await fetch(url)).text()).toContain('<title>First</title>');
  const from = written.length;
  await type(again, folder, variables);
  await expectDeployed(from);
  expect(await (await fetch(url)).text()).toContain('<title>Second</title>');
  // Fails unless everything was checked, the federated credentials included.
  await type(printedCommand.replace('onboard --apply', 'doctor'), folder, variables);
  // The connections of `fetch` are still open, as a browser's would be.
  cloud.kill('SIGINT');
  expect((await once(cloud, 'close'))[0], written).toBe(0);
  expect(await readdir(temp)).toEqual([]);
});
