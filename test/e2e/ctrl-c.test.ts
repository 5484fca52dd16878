import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { run } from '../../src/cli/program.ts';
import { useFolderOfTheFile } from '../support/folder.ts';
import { built } from './harness/built.ts';
import { startFolderCloud } from './harness/folder-cloud.ts';
import { target } from './harness/sent.ts';
import { acme, configText, writeFiles } from './harness/site.ts';

const folder = useFolderOfTheFile();
let site: string;
/** Parent of all temporary folders of the commands. */
let temp: string;
let env: Readonly<Record<string, string | undefined>>;

beforeAll(async () => {
  [site, temp] = [folder.at('site'), folder.at('temp')];
  for (const name of [site, temp]) await mkdir(name);
  const config = configText(acme, { build: { command: undefined, output: 'public' } }, folder.root);
  await writeFiles(site, {
    'site.config.yml': config,
    'public/index.html': '<!doctype html><title>Home</title>',
  });
  env = {
    PATH: process.env.PATH,
    HOME: folder.root,
    TMPDIR: temp,
    XDG_CACHE_HOME: folder.at('cache'),
    ...built.env,
  };
});
afterEach(() => vi.unstubAllEnvs());
beforeEach(async () => {
  expect(await readdir(temp)).toEqual([]);
});

function start(...args: string[]) {
  const options = { cwd: site, env, detached: true } as const;
  const child = spawn(process.execPath, [built.cli, ...args], options);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (printed += text));
  return { child, ended: once(child, 'close'), printed: () => printed };
}

it('"deploy --local" that is interrupted during the upload reports an unchanged site and names SIGINT', async () => {
  await using local = await startFolderCloud(site, env);
  local.cloud.faults.add({ ...target.put, kind: { type: 'hang' } });
  const seen = local.cloud.requests.next(target.put);
  const { child, ended, printed } = start('deploy', '--local', '--site-version', '1.0.0');
  await seen;
  // Signals the whole process group, as a terminal does.
  process.kill(-(child.pid ?? 0), 'SIGINT');
  expect((await ended)[0], printed()).toBe(1);
  expect(printed()).toContain('The live site was not changed.');
  expect(printed()).toContain('The run was cancelled (SIGINT).');
  expect(printed()).not.toMatch(/SIGTERM|unknown whether/);
  expect(printed().match(/(Cancelled|Failed|Outcome unknown) in step/g), printed()).toHaveLength(1);
});

it('"deploy --local" deploys a folder without a commit, and reports that there is none', async () => {
  await using local = await startFolderCloud(site, env);
  const { ended, printed } = start('deploy', '--local', '--site-version', '1.0.0');
  expect((await ended)[0], printed()).toBe(0);
  expect(printed()).toContain('The folder has no commit: the local cloud makes one of its files.');
  expect(printed()).toContain('to Production, no commit');
  expect(printed()).not.toMatch(/commit [0-9a-f]{7}|branch|proxy/);
  expect(local.cloud.portal.deployments(acme.id)).toHaveLength(1);
});

it('"deploy --local" that is stuck ends on Ctrl-C and reports an unknown outcome', {
  timeout: 60_000,
}, async () => {
  await writeFiles(folder.root, { 'stuck.cjs': "process.on('SIGINT', () => { for (;;); });" });
  await using local = await startFolderCloud(site, env, {
    NODE_OPTIONS: `--require=${folder.at('stuck.cjs')}`,
  });
  local.cloud.distribution.behaviour.outcome = 'stuck';
  const seen = local.cloud.requests.next(target.check);
  const { child, ended, printed } = start('deploy', '--local', '--site-version', '1.0.0');
  await seen;
  child.kill('SIGINT');
  expect((await ended)[0], printed()).toBe(1);
  expect(printed()).toContain('It is unknown whether the site on the local cloud changed.');
  expect(printed()).toContain('[CANCELLED]');
  expect(await readdir(temp)).toEqual([]);
});

it('"deploy --local" that serves on a terminal ends on Ctrl-C and leaves neither a server nor temporary files', async () => {
  const ending = new AbortController();
  let printed = '';
  const stdout = {
    isTTY: true,
    write(text: string) {
      printed += text;
      if (printed.includes('Serving until Ctrl-C.')) ending.abort(new Error('enough'));
    },
  };
  vi.stubEnv('TMPDIR', temp);
  const code = await run(['deploy', '--local', '--site-version', '1.0.0'], {
    ...{ env, cwd: site, stdout, stderr: { write: () => true }, signal: ending.signal },
  });
  const open = /Open: {3}(\S+)/.exec(printed)?.[1] ?? '';
  expect({ code, isOpen: await fetch(open).then(Boolean, () => false) }, printed).toEqual({
    code: 0,
    isOpen: false,
  });
  expect(await readdir(temp)).toEqual([]);
});
