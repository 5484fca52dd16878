import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createExec } from '../../../src/shared/exec.ts';
import { createGit } from '../../../src/shared/git.ts';
import { useFolder } from '../../support/folder.ts';

const run = promisify(execFile);
const env = {
  PATH: process.env.PATH,
  HOME: tmpdir(),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

const folder = useFolder();

const never = new AbortController().signal;

const runGit = (...args: string[]) =>
  run('git', ['-c', 'user.name=A', '-c', 'user.email=a@acme.example', ...args], {
    cwd: folder.root,
    env,
  });

async function repository(): Promise<string> {
  await runGit('init', '-q', '-b', 'master');
  await runGit('commit', '-q', '--allow-empty', '-m', "Merge branch 'release/1.4.0'");
  await runGit('tag', 'v1.4.0');
  return (await runGit('rev-parse', 'HEAD')).stdout.trim();
}

/**
 * Creates a program named git.
 * @returns a PATH on which it is found first
 */
async function stub(script: string): Promise<string> {
  const file = folder.at('git');
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o755);
  return `${folder.root}${path.delimiter}${process.env.PATH}`;
}

const createGitWith = (variables: Record<string, string | undefined>) =>
  createGit(createExec(), variables);

describe.skipIf(process.platform === 'win32')('git on the host', () => {
  it('reads tags and messages of the checkout', async () => {
    const sha = await repository();
    const git = createGitWith(env);
    expect(await git(folder.root, ['tag', '--points-at', sha], never)).toBe('v1.4.0\n');
    expect(await git(folder.root, ['log', '-1', '--format=%B', sha], never)).toBe(
      "Merge branch 'release/1.4.0'\n\n",
    );
  });

  it('returns undefined if git fails, is missing, or the folder does not exist', async () => {
    const git = createGitWith(env);
    expect(await git(folder.root, ['log', '-1'], never)).toBeUndefined();
    expect(await git(folder.at('gone'), ['--version'], never)).toBeUndefined();
    expect(
      await createGitWith({ PATH: folder.at('empty') })(folder.root, ['--version'], never),
    ).toBeUndefined();
  });

  it('ignores a repository above the checkout', async () => {
    await repository();
    const below = folder.at('site');
    await mkdir(below);
    expect(await createGitWith(env)(below, ['tag'], never)).toBeUndefined();
  });

  it('gets only the environment variables that it needs', async () => {
    const PATH = await stub('env');
    const git = createGitWith({
      PATH,
      HOME: '/home/x',
      GIT_DIR: '/elsewhere',
      GITHUB_TOKEN: 'abc',
      A: 'b',
    });
    const lines = (await git(folder.root, [], never))?.split('\n') ?? [];
    const names = lines.map((line) => line.split('=')[0]);
    expect(names).toEqual(expect.arrayContaining(['PATH', 'HOME', 'GIT_CEILING_DIRECTORIES']));
    expect(lines).toContain('GIT_TERMINAL_PROMPT=0');
    for (const name of ['GITHUB_TOKEN', 'GIT_DIR', 'A']) expect(names).not.toContain(name);
  });

  it('does not run a program that the configuration of the checkout names', async () => {
    const sha = await repository();
    const trap = folder.at('trap');
    await writeFile(trap, `#!/bin/sh\ntouch "${folder.root}/caught"\n`);
    await chmod(trap, 0o755);
    const settings = [
      'core.fsmonitor',
      'core.sshCommand',
      'core.gitProxy',
      'core.askPass',
      'credential.helper',
    ];
    for (const name of [
      ...settings,
      'gpg.program',
      'remote.file.uploadpack',
      'remote.lazy.uploadpack',
    ])
      await runGit('config', name, trap);
    for (const [name, value] of [
      // These two keys take precedence over `protocol.allow`.
      ['protocol.ext.allow', 'always'],
      ['protocol.file.allow', 'always'],
      ['log.showSignature', 'true'],
      ['remote.file.url', folder.root],
      ['remote.vcs.url', 'https://127.0.0.1:1/none'],
      ['remote.vcs.vcs', 'ext'],
      ['remote.lazy.url', folder.root],
      ['remote.lazy.promisor', 'true'],
      ['extensions.partialClone', 'lazy'],
      ['core.repositoryFormatVersion', '1'],
      [`url.ext::${trap} .insteadOf`, 'https://instead.example/'],
    ] as const)
      await runGit('config', name, value);
    await runGit('remote', 'add', 'origin', 'ssh://nobody@127.0.0.1:1/none');
    await runGit('remote', 'add', 'ext', `ext::${trap}`);
    const git = createGitWith(env);
    expect(await git(folder.root, ['log', '-1', '--format=%H', sha], never)).toBe(`${sha}\n`);
    await git(folder.root, ['status'], never);
    expect(await git(folder.root, ['ls-remote', 'origin'], never)).toBeUndefined();
    for (const remote of [
      'ext',
      'file',
      'vcs',
      'lazy',
      'https://instead.example/x',
      'git://127.0.0.1:1/x',
    ])
      expect(await git(folder.root, ['ls-remote', remote], never)).toBeUndefined();
    expect(
      await git(folder.root, ['cat-file', '-e', `${'a'.repeat(40)}^{commit}`], never),
    ).toBeUndefined();
    expect(existsSync(folder.at('caught'))).toBe(false);
  });

  it('rejects with the abort reason', async () => {
    const PATH = await stub('exec sleep 600');
    const controller = new AbortController();
    const answer = createGitWith({ PATH })(folder.root, ['log'], controller.signal);
    const reason = new Error('cancelled');
    controller.abort(reason);
    await expect(answer).rejects.toBe(reason);
    await expect(createGitWith({ PATH })(folder.root, ['log'], controller.signal)).rejects.toBe(
      reason,
    );
  });
});
