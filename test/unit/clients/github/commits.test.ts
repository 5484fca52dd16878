import { expect, it } from 'vitest';
import {
  commitsSince,
  findMergeBase,
  isAncestor,
  latestCommits,
  listPushers,
  readPush,
} from '../../../../src/clients/github/commits.ts';
import {
  createCommit,
  listTree,
  readBytes,
  readFileAt,
} from '../../../../src/clients/github/tree.ts';
import { catchError } from '../../../support/failure.ts';
import { scriptedRepository } from './scripted.ts';

it.each([
  ['behind', true],
  ['identical', false],
  ['ahead', false],
  ['diverged', false],
])('isAncestor returns $1 if GitHub compares the commits as "$0"', async (status, expected) => {
  const { repo } = scriptedRepository({ 'GET /compare/c2...c1': { body: { status } } });
  expect(await isAncestor(repo, 'c1', 'c2')).toBe(expected);
});

it('findMergeBase returns the common ancestor of two commits', async () => {
  const { repo } = scriptedRepository({
    'GET /compare/c2...c3': { body: { merge_base_commit: { sha: 'c1' } } },
  });
  expect(await findMergeBase(repo, 'c2', 'c3')).toBe('c1');
});

it('latestCommits returns the ids of the commits that changed a file', async () => {
  const { repo } = scriptedRepository({
    'GET /commits?path=a%2Fb.json': { body: [{ sha: 'c2' }, { sha: 'c1' }] },
  });
  expect(await latestCommits(repo, 'a/b.json', 2)).toEqual(['c2', 'c1']);
});

it('commitsSince returns commits with their parents and messages', async () => {
  const commit = { sha: 'c2', parents: [{ sha: 'c1' }], commit: { message: 'fix: a' } };
  const { repo } = scriptedRepository({
    'GET /compare/v1...release/1': { body: { total_commits: 1, commits: [commit] } },
  });
  expect(await commitsSince(repo, 'v1', 'release/1')).toEqual([
    { id: 'c2', parents: ['c1'], message: 'fix: a' },
  ]);
});

const activity = 'GET /activity?ref=refs%2Fheads%2Fmaster';
const move = (after: string, login?: string, timestamp?: string) => ({
  ...{ after, timestamp },
  actor: login === undefined ? null : { login },
});
const job = 'github-actions[bot]';

it.each([
  ['returns the push of a person', [move('c1', 'ada', 't1')], { isByJob: false, at: 't1' }],
  [
    'returns the push of a job',
    [move('c2', 'ada', 't2'), move('c1', job, 't1')],
    { isByJob: true, at: 't1' },
  ],
  [
    'attributes a commit pushed by a job and a person to the person',
    [move('c1', job, 't2'), move('c1', 'ada', 't1')],
    { isByJob: false, at: 't2' },
  ],
  ['attributes an unknown account to a person', [move('c1')], { isByJob: false, at: '' }],
  ['returns undefined for a commit that was not pushed', [move('c2', 'ada', 't2')], undefined],
])('readPush %s', async (_, body, expected) => {
  const { repo } = scriptedRepository({ [activity]: { body } });
  const push = { branch: 'master', commit: 'c1' } as Parameters<typeof readPush>[1];
  expect(await readPush(repo, push)).toEqual(expected);
});

it('readPush and listPushers find nothing after status 404', async () => {
  const { repo } = scriptedRepository({ [activity]: { status: 404, body: {} } });
  const push = { branch: 'master', commit: 'c1' } as Parameters<typeof readPush>[1];
  expect(await readPush(repo, push)).toBeUndefined();
  expect([...(await listPushers(repo, 'master'))]).toEqual([]);
});

it('listTree returns modes and ids, and refuses a truncated list', async () => {
  const tree = [
    { path: 'a', mode: '100755', type: 'blob', sha: 's1' },
    { path: 'b', type: 'tree', sha: 's2' },
  ];
  const path = 'GET /git/trees/c1?recursive=1';
  const { repo } = scriptedRepository({
    [path]: [{ body: { truncated: false, tree } }, { body: { truncated: true, tree } }],
  });
  expect([...(await listTree(repo, 'c1'))]).toEqual([
    ['a', { mode: '100755', id: 's1' }],
    ['b', { mode: '', id: 's2' }],
  ]);
  expect((await catchError(listTree(repo, 'c1'))).code).toBe('GITHUB_REFUSED');
});

it.each([
  ['base64', 'w6Q='],
  ['utf-8', 'ä'],
])('readBytes and readFileAt decode content in %s', async (encoding, content) => {
  const { repo } = scriptedRepository({
    'GET /git/blobs/s1': { body: { encoding, content } },
    'GET /contents/a/b?ref=c1': { body: { encoding, content } },
  });
  expect((await readBytes(repo, 's1')).toString()).toBe('ä');
  expect(await readFileAt(repo, 'c1', 'a/b')).toBe('ä');
});

it('readFileAt returns undefined for a missing file', async () => {
  const { repo } = scriptedRepository({ 'GET /contents/x?ref=c1': { status: 404, body: {} } });
  expect(await readFileAt(repo, 'c1', 'x')).toBeUndefined();
});

it.each([
  ['written files', undefined],
  ['written and removed files', ['b']],
])('createCommit sends %s', async (_, removed) => {
  const { repo, sent } = scriptedRepository({
    'GET /git/commits/p1': {
      body: { sha: 'p1', message: 'm', tree: { sha: 't1' }, parents: [] },
    },
    'POST /git/trees': { status: 201, body: { sha: 't2' } },
    'POST /git/commits': { status: 201, body: { sha: 'c2' } },
  });
  const files = [{ path: 'a', content: 'x' }];
  expect(await createCommit(repo, { message: 'Add', parent: 'p1', files, removed })).toBe('c2');
  const blob = { mode: '100644', type: 'blob' };
  const gone = (removed ?? []).map((path) => ({ ...blob, path, sha: null }));
  expect(sent).toEqual([
    { base_tree: 't1', tree: [{ ...blob, path: 'a', content: 'x' }, ...gone] },
    { message: 'Add', tree: 't2', parents: ['p1'] },
  ]);
});
