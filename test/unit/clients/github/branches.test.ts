import { expect, it } from 'vitest';
import {
  createBranch,
  deleteBranch,
  findBranchName,
  listBranches,
  listOwnRefs,
  listTags,
  readTag,
} from '../../../../src/clients/github/branches.ts';
import {
  advanceBranch,
  createMergeCommit,
  pointBranch,
} from '../../../../src/clients/github/tree.ts';
import { catchError } from '../../../support/failure.ts';
import { scriptedRepository } from './scripted.ts';

const ref = (name: string, sha = 'c1') => ({ ref: `refs/${name}`, object: { sha } });

it('listBranches, listTags and listOwnRefs return names without the prefix of their kind', async () => {
  const { repo } = scriptedRepository({
    'GET /git/matching-refs/heads/release/': { body: [ref('heads/release/1'), ref('tags/x')] },
    'GET /git/matching-refs/tags/v': { body: [ref('tags/v1'), ref('tags/v10', 'c2')] },
    'GET /git/matching-refs/site-deploy/a': { body: [ref('site-deploy/a/b')] },
  });
  expect(await listBranches(repo, 'release/')).toEqual([{ name: 'release/1', commit: 'c1' }]);
  expect(await listTags(repo, 'v')).toEqual(['v1', 'v10']);
  expect(await listOwnRefs(repo, 'a')).toEqual(['a/b']);
});

it('readTag ignores tags that only begin with the name', async () => {
  const { repo } = scriptedRepository({
    'GET /git/matching-refs/tags/v10': { body: [ref('tags/v10', 'c2')] },
    'GET /git/matching-refs/tags/v2': { body: [ref('tags/v20')] },
  });
  expect(await readTag(repo, 'v10')).toBe('c2');
  expect(await readTag(repo, 'v2')).toBeUndefined();
});

it.each([
  ['returns true for a new branch', 201, '', true],
  ['returns false if the branch exists', 422, 'Reference already exists', false],
  ['fails if a rule forbids it', 422, 'Repository rule violations found', 'GITHUB_REFUSED'],
])('createBranch %s', async (_, status, message, expected) => {
  const { repo, sent } = scriptedRepository({ 'POST /git/refs': { status, body: { message } } });
  const creating = createBranch(repo, { name: 'work', commit: 'c1' });
  if (typeof expected === 'string') expect((await catchError(creating)).code).toBe(expected);
  else expect(await creating).toBe(expected);
  expect(sent).toEqual([{ ref: 'refs/heads/work', sha: 'c1' }]);
});

it.each([
  ['returns undefined after the deletion', 204, '', undefined],
  ['returns undefined if status 404 reports a missing branch', 404, 'Not Found', undefined],
  [
    'returns undefined if status 422 reports a missing branch',
    422,
    'Reference does not exist',
    undefined,
  ],
  [
    'returns the reason for a refusal',
    422,
    'Cannot delete a protected branch',
    'Cannot delete a protected branch',
  ],
])('deleteBranch %s', async (_, status, message, expected) => {
  const body = status === 204 ? '' : { message };
  const { repo } = scriptedRepository({ 'DELETE /git/refs/heads/a/b%20c': { status, body } });
  expect(await deleteBranch(repo, 'a/b c')).toBe(expected);
});

it.each([
  ['creates a missing branch', 201, []],
  ['moves an existing branch by force', 422, [{ sha: 'c2', force: true }]],
])('pointBranch %s', async (_, status, moved) => {
  const { repo, sent } = scriptedRepository({
    'POST /git/refs': { status, body: { message: 'Reference already exists' } },
    'PATCH /git/refs/heads/work': { body: {} },
  });
  await pointBranch(repo, 'work', 'c2');
  expect(sent).toEqual([{ ref: 'refs/heads/work', sha: 'c2' }, ...moved]);
});

it.each([
  [200, 'OK'],
  [422, 'Update is not a fast forward'],
  [422, 'Update is not a fast-forward'],
])('advanceBranch accepts status %i with the message "%s"', async (status, message) => {
  const { repo, sent } = scriptedRepository({
    'PATCH /git/refs/heads/work': { status, body: { message } },
  });
  await advanceBranch(repo, 'work', 'c2');
  expect(sent).toEqual([{ sha: 'c2', force: false }]);
});

it('advanceBranch fails if a rule forbids the update', async () => {
  const { repo } = scriptedRepository({
    'PATCH /git/refs/heads/work': {
      status: 422,
      body: { message: 'Repository rule violations found' },
    },
  });
  expect((await catchError(advanceBranch(repo, 'work', 'c2'))).code).toBe('GITHUB_REFUSED');
});

const moved = 'https://api.github.com/repos/acme/docs/branches/new';
it.each([
  ['returns the name of an unchanged branch', { status: 200, body: { name: 'old' } }, 'old'],
  [
    'returns the new name of a renamed branch',
    { status: 301, headers: { location: moved }, body: {} },
    'new',
  ],
  ['returns undefined for a missing branch', { status: 404, body: {} }, undefined],
  [
    'does not follow a redirect to a different host',
    { status: 301, headers: { location: 'https://evil.example/' } },
    undefined,
  ],
])('findBranchName %s', async (_, reply, expected) => {
  const { repo, calls } = scriptedRepository({
    'GET /branches/old': reply,
    'GET /branches/new': { body: { name: 'new' } },
  });
  expect(await findBranchName(repo, 'old')).toBe(expected);
  expect(calls).toHaveLength(expected === 'new' ? 2 : 1);
});

const base = { sha: 'b1', message: 'm', tree: { sha: 't1' }, parents: [{ sha: 'p1' }] };
it.each([
  ['reuses the tree of the base if nothing changes', [], 't1'],
  ['creates a tree with the changes', [{ path: 'a', mode: '100644', content: 'x' }], 't2'],
])('createMergeCommit %s', async (_, entries, tree) => {
  const { repo, sent } = scriptedRepository({
    'GET /git/commits/b1': { body: base },
    'POST /git/trees': { status: 201, body: { sha: 't2' } },
    'POST /git/commits': { status: 201, body: { sha: 'c2' } },
  });
  const parents = ['b1', 'c1'];
  expect(await createMergeCommit(repo, { message: 'Merge', base: 'b1', entries, parents })).toBe(
    'c2',
  );
  const trees = entries.map((entry) => ({ base_tree: 't1', tree: [{ ...entry, type: 'blob' }] }));
  expect(sent).toEqual([...trees, { message: 'Merge', tree, parents }]);
});
