import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGit } from '../../../../src/steps/plan/git.ts';

const run = promisify(execFile);
const env = { PATH: process.env.PATH, HOME: tmpdir(), GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-git-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const never = new AbortController().signal;

async function repository(): Promise<string> {
  const git = (...args: string[]) =>
    run('git', ['-c', 'user.name=A', '-c', 'user.email=a@acme.example', ...args], { cwd: folder, env });
  await git('init', '-q', '-b', 'master');
  await git('commit', '-q', '--allow-empty', '-m', "Merge branch 'release/1.4.0'");
  await git('tag', 'v1.4.0');
  return (await git('rev-parse', 'HEAD')).stdout.trim();
}

/** A program that stands in for git on a PATH of its own. */
async function stub(script: string): Promise<string> {
  const file = path.join(folder, 'git');
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o755);
  return `${folder}${path.delimiter}${process.env.PATH}`;
}

describe.skipIf(process.platform === 'win32')('createGit', () => {
  it('answers for the workspace', async () => {
    const sha = await repository();
    const git = createGit(folder, env, never);
    expect(await git(['tag', '--points-at', sha])).toBe('v1.4.0\n');
    expect(await git(['log', '-1', '--format=%B', sha])).toBe("Merge branch 'release/1.4.0'\n\n");
  });

  it('has no answer where git fails, or is missing', async () => {
    const git = createGit(folder, env, never);
    expect(await git(['log', '-1'])).toBeUndefined();
    const nowhere = createGit(folder, { PATH: path.join(folder, 'empty') }, never);
    expect(await nowhere(['--version'])).toBeUndefined();
  });

  it('does not answer from a repository above the workspace', async () => {
    await repository();
    const below = path.join(folder, 'site');
    await mkdir(below);
    expect(await createGit(below, env, never)(['tag'])).toBeUndefined();
  });

  it('gives git nothing of the environment but what it needs', async () => {
    await stub('env');
    const PATH = `${folder}${path.delimiter}${process.env.PATH}`;
    const git = createGit(folder, { PATH, HOME: '/home/x', GIT_DIR: '/elsewhere', GITHUB_TOKEN: 'abc', A: 'b' }, never);
    const names = (await git([]))?.split('\n').map((line) => line.split('=')[0]);
    expect(names).toEqual(expect.arrayContaining(['PATH', 'HOME', 'GIT_TERMINAL_PROMPT', 'GIT_CEILING_DIRECTORIES']));
    for (const name of ['GITHUB_TOKEN', 'GIT_DIR', 'A']) expect(names).not.toContain(name);
  });

  it('ends with the signal, by its reason', async () => {
    const PATH = await stub('exec sleep 600');
    const controller = new AbortController();
    const answer = createGit(folder, { PATH }, controller.signal)(['log']);
    const reason = new Error('cancelled');
    controller.abort(reason);
    await expect(answer).rejects.toBe(reason);
    await expect(createGit(folder, { PATH }, controller.signal)(['log'])).rejects.toBe(reason);
  });
});
