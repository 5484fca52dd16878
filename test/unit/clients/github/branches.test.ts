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

it('listBranches and listTags drop the prefix of refs', async () => {
  const { repo } = scriptedRepository({
    'GET /git/matching-refs/heads/release/': { body: [ref('heads/release/1'), ref('tags/x')] },
    'GET /git/matching-refs/tags/v': { body: [ref('tags/v1'), ref('tags/v10', 'c2')] },
    'GET /git/matching-refs/tags/v10': { body: [ref('tags/v10', 'c2')] },
    'GET /git/matching-refs/tags/v2': { body: [ref('tags/v20')] },
    'GET /git/matching-refs/site-deploy/a': { body: [ref('site-deploy/a/b')] },
  });
  expect(await listBranches(repo, 'release/')).toEqual([{ name: 'release/1', commit: 'c1' }]);
  expect(await listTags(repo, 'v')).toEqual(['v1', 'v10']);
  expect(await readTag(repo, 'v10')).toBe('c2');
  expect(await readTag(repo, 'v2')).toBeUndefined();
  expect(await listOwnRefs(repo, 'a')).toEqual(['a/b']);
});

it.each([
  [201, '', true],
  [422, 'Reference already exists', false],
  [422, 'Repository rule violations found', 'GITHUB_REFUSED'],
])('createBranch that gets status %i and "%s" ends with: %s', async (status, message, expected) => {
  const { repo, sent } = scriptedRepository({ 'POST /git/refs': { status, body: { message } } });
  const creating = createBranch(repo, { name: 'work', commit: 'c1' });
  if (typeof expected === 'string') expect((await catchError(creating)).code).toBe(expected);
  else expect(await creating).toBe(expected);
  expect(sent).toEqual([{ ref: 'refs/heads/work', sha: 'c1' }]);
});

it.each([
  [204, '', undefined],
  [404, 'Not Found', undefined],
  [422, 'Reference does not exist', undefined],
  [422, 'Cannot delete a protected branch', 'Cannot delete a protected branch'],
])('deleteBranch that gets status %i and "%s" returns: %s', async (status, message, expected) => {
  const body = status === 204 ? '' : { message };
  const { repo } = scriptedRepository({ 'DELETE /git/refs/heads/a/b%20c': { status, body } });
  expect(await deleteBranch(repo, 'a/b c')).toBe(expected);
});

it.each([
  [201, []],
  [422, [{ sha: 'c2', force: true }]],
])(
  'pointBranch after status %i of the creation moves the branch with %j',
  async (status, moved) => {
    const { repo, sent } = scriptedRepository({
      'POST /git/refs': { status, body: { message: 'Reference already exists' } },
      'PATCH /git/refs/heads/work': { body: {} },
    });
    await pointBranch(repo, 'work', 'c2');
    expect(sent).toEqual([{ ref: 'refs/heads/work', sha: 'c2' }, ...moved]);
  },
);

it.each([
  [200, 'fine', undefined],
  [422, 'Update is not a fast forward', undefined],
  [422, 'Update is not a fast-forward', undefined],
  [422, 'Repository rule violations found', 'GITHUB_REFUSED'],
])(
  'advanceBranch that gets status %i and "%s" ends with the error %s',
  async (status, message, code) => {
    const { repo, sent } = scriptedRepository({
      'PATCH /git/refs/heads/work': { status, body: { message } },
    });
    const advancing = advanceBranch(repo, 'work', 'c2');
    if (code) expect((await catchError(advancing)).code).toBe(code);
    else await advancing;
    expect(sent).toMatchObject([{ sha: 'c2' }]);
  },
);

const moved = 'https://api.github.com/repos/acme/docs/branches/new';
it.each([
  ['an answer with the same name', { status: 200, body: { name: 'old' } }, 'old'],
  ['a redirect to another name', { status: 301, headers: { location: moved }, body: {} }, 'new'],
  ['status 404', { status: 404, body: {} }, undefined],
  [
    'a redirect to another host',
    { status: 301, headers: { location: 'https://evil.example/' } },
    undefined,
  ],
])('findBranchName returns $2 after $0', async (_, reply, expected) => {
  const { repo, calls } = scriptedRepository({
    'GET /branches/old': reply,
    'GET /branches/new': { body: { name: 'new' } },
  });
  expect(await findBranchName(repo, 'old')).toBe(expected);
  expect(calls).toHaveLength(expected === 'new' ? 2 : 1);
});

const base = { sha: 'b1', message: 'm', tree: { sha: 't1' }, parents: [{ sha: 'p1' }] };
it.each([
  ['of the base', [], 't1'],
  ['with its changes', [{ path: 'a', mode: '100644', content: 'x' }], 't2'],
])('createMergeCommit makes a commit with the tree %s', async (_, entries, tree) => {
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
