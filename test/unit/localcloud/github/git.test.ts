import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { RefChange } from '../../../../src/localcloud/github/git/types.ts';
import { createGitHubApi } from '../../../../src/localcloud/github/github.ts';
import { useFolderOfTheFile } from '../../../support/folder.ts';
import { serveGitHub } from './served.ts';

const fullName = 'acme/site';
const repositories = [{ owner: 'acme', name: 'site', defaultBranch: 'master' }];
const github = await serveGitHub({ repositories }, true);
const { api, base } = github;
const folder = useFolderOfTheFile();
let changes: RefChange[];
beforeAll(async () => {
  api.tokens.set('ghs_job', { contents: 'write' });
  api.tokens.set('reader', { contents: 'read' });
  api.logins.set('reader', 'anna');
  api.refChanges.on('change', (change) => changes.push(change));
  await git('.', 'clone', '--quiet', remote(), 'site');
});
afterAll(() => github[Symbol.asyncDispose]());
beforeEach(() => {
  changes = [];
  api.repository(fullName)?.rules.clear();
});

const remote = (token = api.token) =>
  `${base.replace('//', `//x-access-token:${token}@`)}/${fullName}.git`;

/** Runs the unmodified git. */
function git(below: string, ...args: string[]) {
  const env = {
    PATH: process.env.PATH,
    HOME: folder.root,
    GIT_TERMINAL_PROMPT: '0',
    GIT_AUTHOR_NAME: 'anna',
    GIT_AUTHOR_EMAIL: 'anna@acme.example',
    GIT_COMMITTER_NAME: 'anna',
    GIT_COMMITTER_EMAIL: 'anna@acme.example',
    LC_ALL: 'C',
  };
  return new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    execFile('git', args, { cwd: folder.at(below), env }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out: out.trim(), err }),
    );
  });
}

/**
 * Sets a branch of the clone to a new commit on top of the remote's master.
 * @returns its id
 */
async function commit(branch: string, file: string, content = branch) {
  await git('site', 'fetch', '--quiet', 'origin');
  await git('site', 'checkout', '--quiet', '-B', branch, 'origin/master');
  await git('site', 'config', 'core.hooksPath', '/dev/null');
  folder.write({ [`site/${file}`]: content });
  await git('site', 'add', '--all');
  await git('site', 'commit', '--quiet', '-m', `Change ${file}`);
  return (await git('site', 'rev-parse', 'HEAD')).out;
}

it('git clones the files that the API shows, and the API shows the commits that git pushes', async () => {
  expect(await readFile(folder.at('site/README.md'), 'utf8')).toBe('# site\n');
  const before = (await git('site', 'rev-parse', 'origin/master')).out;
  expect(await api.getHead(fullName, 'master')).toBe(before);
  const after = await commit('master', 'a/b.txt', 'pushed');
  expect(await git('site', 'push', 'origin', 'master')).toMatchObject({ code: 0 });
  expect(await api.readFile(fullName, 'master', 'a/b.txt')).toBe('pushed');
  const by = { actor: 'local-admin', byJobToken: false };
  const change = { repository: fullName, ref: 'refs/heads/master', before, after, ...by };
  expect(changes).toEqual([change]);
  await api.writeFile(fullName, 'master', 'c.txt', 'by the API');
  await git('site', 'pull', '--quiet', 'origin', 'master');
  expect(await readFile(folder.at('site/c.txt'), 'utf8')).toBe('by the API');
  const { out } = await git('site', 'fsck', '--strict');
  expect(out).toBe('');
});

it('pushes report new, force-pushed and deleted refs, but no tags if they contain four', async () => {
  const zeros = '0'.repeat(40);
  const first = await commit('topic', 'd.txt');
  await git('site', 'tag', '-a', 'v1', '-m', 'one');
  await git('site', 'push', 'origin', 'topic', 'v1');
  expect(changes.map(({ ref, before }) => [ref, before])).toEqual([
    ['refs/heads/topic', zeros],
    ['refs/tags/v1', zeros],
  ]);
  const second = await commit('topic', 'e.txt');
  expect(await git('site', 'push', 'origin', 'topic')).toMatchObject({ code: 1 });
  await git('site', 'push', '--force', 'origin', 'topic');
  await git('site', 'push', 'origin', ':topic');
  expect(changes.slice(2).map(({ before, after }) => [before, after])).toEqual([
    [first, second],
    [second, zeros],
  ]);
  expect(api.repository(fullName)?.activity.map(({ kind }) => kind)).toContain('force_push');
  const { json } = await api.send('GET', `/repos/${fullName}/git/ref/tags/v1`);
  expect(json).toMatchObject({ object: { type: 'tag' } });
  const before = changes.length;
  const many = ['w1', 'w2', 'w3', 'w4'];
  for (const tag of many) await git('site', 'tag', tag);
  expect((await git('site', 'push', 'origin', ...many)).code).toBe(0);
  // GitHub creates no events for tags if more than three are pushed at once.
  expect(changes).toHaveLength(before);
});

it('git makes shallow and partial clones, and fetches a single commit', async () => {
  const head = (await api.getHead(fullName, 'master')) ?? '';
  expect(await git('.', 'clone', '--depth=1', remote(), 'shallow')).toMatchObject({ code: 0 });
  expect((await git('shallow', 'rev-list', '--count', 'HEAD')).out).toBe('1');
  const options = ['--filter=blob:none', '--no-checkout'];
  const partial = await git('.', 'clone', ...options, remote(), 'partial');
  expect(partial.err).not.toMatch(/filtering not recognized/);
  expect((await git('partial', 'show', 'HEAD:README.md')).out).toBe('# site');
  await git('.', 'init', '--quiet', 'one');
  expect(await git('one', 'fetch', '--depth=1', remote(), head)).toMatchObject({ code: 0 });
});

it('git needs a token to read, and a token with write access to push', async () => {
  const url = `${base}/${fullName}.git`;
  const answer = await fetch(`${url}/info/refs?service=git-upload-pack`);
  expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([
    401,
    'Basic realm="GitHub"',
  ]);
  expect((await git('.', 'ls-remote', url)).code).toBe(128);
  expect((await git('.', 'ls-remote', remote('reader'))).out).toContain('refs/heads/master');
  await commit('denied', 'f.txt');
  expect((await git('site', 'push', remote('reader'), 'denied')).err).toContain(
    'Permission to acme/site.git denied to anna.',
  );
  const other = remote().replace('acme/site', 'acme/other');
  expect((await git('.', 'ls-remote', other)).err).toContain('Repository not found.');
});

const rule = (type: string, isClassic = false) =>
  api.repository(fullName)?.rules.set('master', [{ type, isClassic }]);

it.each([
  ['GH013: Repository rule violations found for refs/heads/master.', false],
  ['GH006: Protected branch update failed for refs/heads/master.', true],
])('a push to a branch that requires pull requests fails with %s', async (words, isClassic) => {
  rule('pull_request', isClassic);
  const before = await api.getHead(fullName, 'master');
  await commit('master', 'g.txt');
  const { code, err } = await git('site', 'push', 'origin', 'master');
  expect(code).toBe(1);
  expect(err).toContain(`remote: error: ${words}`);
  expect(err).toContain('Changes must be made through a pull request.');
  expect([await api.getHead(fullName, 'master'), changes]).toEqual([before, []]);
});

it('rules can forbid forced pushes and merge commits', async () => {
  const head = await commit('master', 'h.txt');
  rule('non_fast_forward');
  const back = await git('site', 'push', '--force', 'origin', `${head}~2:refs/heads/master`);
  expect(back.err).toContain('Cannot force-push to this branch');
  rule('required_linear_history');
  await git('site', 'checkout', '--quiet', '-b', 'side', `${head}~1`);
  await git('site', 'merge', '--no-ff', '-m', 'Merge', head);
  const merged = await git('site', 'push', 'origin', 'side:master');
  expect(merged.err).toContain('This branch must not contain merge commits.');
  expect(changes).toEqual([]);
});

it('git pushes workflow files only with a token that may write them', async () => {
  await commit('workflows', '.github/workflows/deploy.yml', 'on: push\n');
  const { err } = await git('site', 'push', remote('ghs_job'), 'workflows');
  expect(err).toContain(
    'refusing to allow a GitHub App to create or update workflow ' +
      '`.github/workflows/deploy.yml` without `workflows` permission',
  );
  expect(changes).toEqual([]);
  await git('site', 'push', 'origin', 'workflows');
  await commit('plain', 'i.txt');
  await git('site', 'push', remote('ghs_job'), 'plain');
  expect(changes.map(({ actor, byJobToken }) => [actor, byJobToken])).toEqual([
    ['local-admin', false],
    ['github-actions[bot]', true],
  ]);
});

it('a pushed file of 200,000 lines arrives completely', async () => {
  const content = Array.from({ length: 200_000 }, () => Math.random().toString(36)).join('\n');
  await commit('large', 'large.txt', content);
  expect(await git('site', 'push', 'origin', 'large')).toMatchObject({ code: 0 });
  expect((await api.readFile(fullName, 'large', 'large.txt'))?.length).toBe(content.length);
});

it('a repository starts with the commits of a checkout, or with the files of a folder', async () => {
  await commit('release/1.0.0', 'j.txt');
  folder.write({ 'site/ignored.txt': '', 'plain/index.html': '<p>' });
  const site = { owner: 'acme', defaultBranch: 'master' };
  await git('.', 'init', '--quiet', 'empty');
  const plain = folder.at('plain');
  const filled = createGitHubApi({
    repositories: [
      { ...site, name: 'checkout', checkout: folder.at('site') },
      { ...site, name: 'plain', checkout: plain },
    ],
  });
  try {
    const head = (await git('site', 'rev-parse', 'HEAD')).out;
    expect(await filled.getHead('acme/checkout', 'release/1.0.0')).toBe(head);
    expect(await filled.listPaths('acme/checkout', 'release/1.0.0')).not.toContain('ignored.txt');
    expect(await filled.listPaths('acme/plain', 'master')).toEqual(['index.html']);
  } finally {
    await filled.close();
  }
  expect(await readdir(plain)).toEqual(['index.html']);
});

it('the refs of a pull request can be fetched, but changed neither by git nor by the API', async () => {
  const sha = await commit('topic', 'topic.txt');
  await git('site', 'push', '--quiet', 'origin', 'topic');
  const pull = { title: 'Topic', head: 'topic', base: 'master' };
  expect(await api.send('POST', `/repos/${fullName}/pulls`, pull)).toMatchObject({ status: 201 });
  await git('site', 'fetch', '--quiet', 'origin', 'pull/1/merge');
  expect((await git('site', 'rev-parse', 'FETCH_HEAD^2')).out).toBe(sha);
  const ref = 'refs/pull/1/head';
  const { err } = await git('site', 'push', 'origin', `origin/master:${ref}`);
  expect(err).toContain('deny updating a hidden ref');
  const change = api.send('PATCH', `/repos/${fullName}/git/${ref}`, { sha, force: true });
  expect(await change).toMatchObject({ status: 422 });
});

it('a renamed repository is fetched and pushed at its former name, too', async () => {
  const sha = await commit('renamed', 'renamed.txt');
  const helper = `!f() { echo username=x; echo password=${api.token}; }; f`;
  const asked = ['-c', `credential.helper=${helper}`];
  const former = `${base}/${fullName}.git`;
  await api.rename(fullName, 'shop');
  try {
    expect(await git('site', ...asked, 'push', former, 'renamed')).toMatchObject({ code: 0 });
    expect(await api.getHead('acme/shop', 'renamed')).toBe(sha);
    expect(await git('site', ...asked, 'fetch', former, 'renamed')).toMatchObject({ code: 0 });
  } finally {
    await api.rename('acme/shop', 'site');
  }
});
