import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { progressFile, progressPath } from '../../../../src/cli/fleet/progress.ts';
import { Redactor } from '../../../../src/shared/secret.ts';
import { useFolder } from '../../../support/folder.ts';

const folder = useFolder();

it('progressFile replaces, reads and removes a file that only its owner may read', async () => {
  const file = folder.at('state', 'progress.json');
  const store = progressFile(file, new Redactor());
  expect(await store.read()).toBeUndefined();
  await store.write('one');
  await store.write('two');
  expect(await store.read()).toBe('two');
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(await readdir(path.dirname(file))).toEqual(['progress.json']);
  await store.remove();
  await store.remove();
  expect(await store.read()).toBeUndefined();
});

it('progressFile redacts secrets', async () => {
  const redactor = new Redactor();
  redactor.add('the-token-of-github');
  const file = folder.at('progress.json');
  await progressFile(file, redactor).write('a note with the-token-of-github');
  expect(await readFile(file, 'utf8')).toBe('a note with ***');
});

it("progressPath is in the user's state folder, and differs between kinds of run", () => {
  const run = ['https://portal.example', 'https://api.github.com', 'apply'];
  const at = (env: Record<string, string>, platform: NodeJS.Platform) =>
    path.dirname(progressPath(env, run, platform));
  expect(at({ HOME: '/home/ada' }, 'linux')).toBe('/home/ada/.local/state/site-deploy');
  expect(at({ HOME: '/home/ada', XDG_STATE_HOME: '/state' }, 'linux')).toBe('/state/site-deploy');
  expect(at({ HOME: '/home/ada', XDG_STATE_HOME: 'state' }, 'linux')).toBe(
    '/home/ada/.local/state/site-deploy',
  );
  expect(at({ HOME: '/Users/ada' }, 'darwin')).toBe(
    '/Users/ada/Library/Application Support/site-deploy',
  );
  const env = { HOME: '/home/ada' };
  expect(progressPath(env, run)).toBe(progressPath(env, run));
  expect(progressPath(env, run)).not.toBe(progressPath(env, [...run.slice(0, 2), 'look']));
});
