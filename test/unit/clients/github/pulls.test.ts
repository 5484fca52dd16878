import { describe, expect, it } from 'vitest';
import {
  closedIssues,
  closesIssue,
  filesOfPull,
  findRepositoryPull,
  getMergeCommit,
  getPullState,
  listPulls,
  listRepositoryPulls,
  openDraftPull,
  pullsOfDeployment,
  readPull,
  readPulls,
  recentlyMerged,
  writePull,
} from '../../../../src/clients/github/pulls.ts';
import { catchError } from '../../../support/failure.ts';
import { scriptedRepository } from './scripted.ts';

const commit = 'c'.repeat(40);
const pull = (number: number, more: object = {}) => ({
  number,
  state: 'open',
  title: 'Title',
  html_url: `https://github.com/acme/docs/pull/${number}`,
  head: { ref: 'work', repo: { full_name: 'Acme/Docs' } },
  base: { ref: 'master' },
  ...more,
});
const fork = { head: { ref: 'work', repo: { full_name: 'eve/docs' } } };
const merged = { state: 'closed', merged_at: '2026-01-01T00:00:00Z' };
const getNumbers = (pulls: readonly { readonly number: number }[]) =>
  pulls.map(({ number }) => number);

const states = [
  ['open', 'an open pull request', { state: 'open' }],
  ['merged', 'a pull request with a merge time', { state: 'closed', merged_at: '2026-01-01' }],
  ['merged', 'a pull request marked as merged', { state: 'closed', merged: true }],
  ['closed', 'a closed pull request', { state: 'closed', merged_at: null, merged: false }],
] as const;

it.each(states)('getPullState returns "%s" for %s', (state, _, found) => {
  expect(getPullState(found)).toBe(state);
});

it.each(states.filter(([state]) => state === 'merged'))(
  'getMergeCommit returns the merge commit of $1',
  (_state, _, found) => {
    expect(getMergeCommit({ ...found, merge_commit_sha: 'm1' })).toBe('m1');
    expect(getMergeCommit({ ...found, merge_commit_sha: null })).toBeUndefined();
  },
);

it.each(states.filter(([state]) => state !== 'merged'))(
  'getMergeCommit returns undefined for $1',
  (_state, _, found) => {
    expect(getMergeCommit({ ...found, merge_commit_sha: 'm1' })).toBeUndefined();
  },
);

it.each([
  [
    'all fields of a pull request',
    {
      ...{ body: 'Text', draft: true, created_at: '2026-01-01', user: { login: 'ada' } },
      head: { ref: 'work', sha: 'c1' },
    },
    { body: 'Text', draft: true, createdAt: '2026-01-01', author: 'ada', headCommit: 'c1' },
  ],
  [
    'a pull request of a deleted account',
    { body: null, user: null, html_url: undefined },
    { body: '', draft: false, createdAt: '', author: '', headCommit: '', url: '' },
  ],
])('readPull reads %s', async (_, more, expected) => {
  const { repo } = scriptedRepository({ 'GET /pulls/7': { body: pull(7, more) } });
  expect(await readPull(repo, 7)).toMatchObject({ number: 7, base: 'master', ...expected });
});

const ofBranch = 'GET /pulls?state=all&head=acme%3Awork';

it('readPulls returns the pull requests of exactly this branch, newest first', async () => {
  const other = { head: { ref: 'work-2' } };
  const ofSameOwner = { head: { ref: 'work', repo: { full_name: 'acme/docs-fork' } } };
  const body = [pull(1), pull(3, other), pull(5), pull(4), pull(6, ofSameOwner)];
  const { repo } = scriptedRepository({ [ofBranch]: { body } });
  expect(getNumbers(await readPulls(repo, 'work'))).toEqual([5, 4, 1]);
});

describe('pullsOfDeployment', () => {
  const open = 'GET /pulls?state=open&head=acme%3Awork';
  const withCommit = `GET /commits/${commit}/pulls`;

  it('finds open pull requests of the branch and those with the commit, each once', async () => {
    const elsewhere = { head: { ref: 'other' } };
    const { repo } = scriptedRepository({
      [open]: { body: [pull(1), pull(2, { state: 'closed' }), pull(3, elsewhere)] },
      [withCommit]: {
        body: [
          pull(1),
          pull(4, elsewhere),
          pull(5, { ...elsewhere, merge_commit_sha: commit }),
          pull(6, { state: 'closed' }),
        ],
      },
    });
    const push = { branch: 'work', commit } as Parameters<typeof pullsOfDeployment>[1];
    expect(await pullsOfDeployment(repo, push)).toEqual([1, 5, 6]);
  });

  it.each([
    ['searches only by commit without a branch', '', commit, [withCommit]],
    ['searches only by branch if the commit is not a hash', 'work', 'no commit', [open]],
    ['searches only by branch if the commit has 41 digits', 'work', `${commit}0`, [open]],
    ['does not send a request without a branch and a commit', '', '', []],
  ])('%s', async (_, branch, at, expected) => {
    const { repo, calls } = scriptedRepository({
      [open]: { body: [] },
      [withCommit]: { body: [] },
    });
    const push = { branch, commit: at } as Parameters<typeof pullsOfDeployment>[1];
    expect(await pullsOfDeployment(repo, push)).toEqual([]);
    expect(calls).toEqual(expected);
  });
});

describe('writePull', () => {
  const text = { title: 'New', body: 'Text' };

  it('changes the open pull request of the branch', async () => {
    const { repo, sent } = scriptedRepository({
      [ofBranch]: { body: [pull(9, merged), pull(8, { base: { ref: 'other' } }), pull(7)] },
      'PATCH /pulls/7': { body: {} },
    });
    expect(await writePull(repo, 'work', text)).toBe(pull(7).html_url);
    expect(sent).toEqual([text]);
  });

  it('creates a pull request if the branch has no open one into the base', async () => {
    const { repo, sent } = scriptedRepository({
      [ofBranch]: { body: [pull(9, merged), pull(7)] },
      'POST /pulls': { status: 201, body: pull(10) },
    });
    expect(await writePull(repo, 'work', text, 'next')).toBe(pull(10).html_url);
    expect(sent).toEqual([{ ...text, head: 'work', base: 'next' }]);
  });
});

const deleted = { head: { ref: 'work', repo: null } };
it.each([
  ['returns a pull request of the repository', { body: pull(7) }, 7],
  ['ignores a pull request of a fork', { body: pull(7, fork) }, undefined],
  ['ignores a pull request of a deleted fork', { body: pull(7, deleted) }, undefined],
  ['returns undefined for a missing pull request', { status: 404, body: {} }, undefined],
])('findRepositoryPull %s', async (_, reply, expected) => {
  const { repo } = scriptedRepository({ 'GET /pulls/7': reply });
  expect((await findRepositoryPull(repo, 7))?.number).toBe(expected);
});

describe('pull requests from forks', () => {
  it('are omitted by recentlyMerged', async () => {
    const body = [
      ...[pull(1), pull(2, merged), pull(3, { ...merged, ...fork })],
      ...[pull(4, { state: 'closed', merged: true }), pull(5, { ...merged, ...deleted })],
    ];
    const { repo } = scriptedRepository({
      'GET /pulls?state=closed&sort=updated&direction=desc': { body },
    });
    expect(getNumbers(await recentlyMerged(repo))).toEqual([2, 4]);
  });

  it('are returned by listPulls, but not by listRepositoryPulls', async () => {
    const { repo } = scriptedRepository({
      'GET /pulls?state=all&sort=updated&direction=desc': {
        body: [pull(1), pull(3, fork), pull(2)],
      },
    });
    expect(getNumbers(await listRepositoryPulls(repo))).toEqual([2, 1]);
    expect(getNumbers(await listPulls(repo))).toEqual([3, 2, 1]);
  });
});

it.each([
  [[7], 'Closes #7'],
  [[7, 8, 9], 'closed #7, Fixes: #8\nresolve #9'],
  [[1, 2, 3, 4, 5], 'fix #1 fixed #2 resolved #3 resolves #4 close #5'],
  [[], 'See #7'],
  [[], 'encloses#7, discloses #8, Closes #9a'],
  [[7, 8], 'Fixes https://github.com/Acme/docs/issues/7, closes acme/docs#8'],
  [[], 'Fixes https://github.com/acme/other/issues/7, closes docs#8, resolves other/docs#9'],
  [[8], '<!-- e.g. Closes #7 -->\nCloses GH-8\n<!-- Fixes #9'],
])('closedIssues and closesIssue find the issues %j in %j', (expected, body) => {
  const text = { body, url: 'https://github.com/acme/docs/pull/3' };
  expect(closedIssues(text)).toEqual(expected);
  expect(closesIssue(text, expected[0] ?? 7)).toBe(expected.length > 0);
  expect(closesIssue(text, undefined)).toBe(false);
});

it.each([
  ['returns the address of the new pull request', 201, pull(7), pull(7).html_url],
  [
    'returns undefined if the pull request exists',
    422,
    { message: 'A pull request already exists' },
    undefined,
  ],
  [
    'fails if there are no commits to merge',
    422,
    { message: 'No commits between' },
    'GITHUB_REFUSED',
  ],
])('openDraftPull %s', async (_, status, body, expected) => {
  const { repo, sent } = scriptedRepository({ 'POST /pulls': { status, body } });
  const text = { title: 'T', body: 'B', head: 'work', base: 'master' };
  const opening = openDraftPull(repo, text);
  if (expected === 'GITHUB_REFUSED') expect((await catchError(opening)).code).toBe(expected);
  else expect(await opening).toBe(expected);
  expect(sent).toEqual([{ ...text, draft: true }]);
});

it('filesOfPull returns the new and the old name of a renamed file', async () => {
  const body = [{ filename: 'a' }, { filename: 'c', previous_filename: 'b' }];
  const { repo } = scriptedRepository({ 'GET /pulls/7/files': { body } });
  expect(await filesOfPull(repo, 7)).toEqual(['a', 'c', 'b']);
});
