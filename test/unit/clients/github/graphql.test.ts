import { describe, expect, it } from 'vitest';
import { changePull, commitSigned, readOwnLogin } from '../../../../src/clients/github/graphql.ts';
import { catchError } from '../../../support/failure.ts';
import { scriptedRepository } from './scripted.ts';

const answered = (body: object) => scriptedRepository({ 'POST /graphql': { body } });

it.each([
  ['the login of the token', { data: { viewer: { login: 'app[bot]' } } }, 'app[bot]'],
  ['an empty string for an answer without a viewer', { data: {} }, ''],
  ['an empty string for an answer without data', { data: null }, ''],
])('readOwnLogin returns %s, with one request for two calls', async (_, body, expected) => {
  const { repo, calls } = answered(body);
  expect(await readOwnLogin(repo)).toBe(expected);
  expect(await readOwnLogin(repo)).toBe(expected);
  expect(calls).toEqual(['POST /graphql']);
});

describe('commitSigned', () => {
  const commit = {
    ...{ branch: 'work', parent: 'p1', headline: 'Add a', body: 'Why' },
    files: [{ path: 'a', content: 'ä' }],
  };

  it.each([
    ['added files', undefined],
    ['added and deleted files', ['b']],
  ])('sends %s', async (_, deletions) => {
    const { repo, sent } = answered({
      data: { createCommitOnBranch: { commit: { oid: 'c1' } } },
    });
    expect(await commitSigned(repo, { ...commit, ...(deletions && { deletions }) })).toBe('c1');
    expect(sent).toMatchObject([
      {
        variables: {
          input: {
            branch: { repositoryNameWithOwner: 'acme/docs', branchName: 'work' },
            expectedHeadOid: 'p1',
            message: { headline: 'Add a', body: 'Why' },
            fileChanges: {
              additions: [{ path: 'a', contents: 'w6Q=' }],
              deletions: (deletions ?? []).map((path) => ({ path })),
            },
          },
        },
      },
    ]);
  });

  it.each([
    ['type STALE_DATA', { type: 'STALE_DATA', message: 'stale' }],
    ['message "Expected branch to point to"', { message: 'Expected branch to point to "p1"' }],
  ])('returns undefined if an error with the %s says that the branch moved', async (_, error) => {
    const { repo } = answered({ data: { createCommitOnBranch: null }, errors: [error] });
    expect(await commitSigned(repo, commit)).toBeUndefined();
  });

  it.each([
    ['the type FORBIDDEN', 'GITHUB_PERMISSION_MISSING', { type: 'FORBIDDEN', message: 'no' }],
    ['the type NOT_FOUND', 'GITHUB_PERMISSION_MISSING', { type: 'NOT_FOUND', message: 'no' }],
    ['the type UNPROCESSABLE', 'GITHUB_REFUSED', { type: 'UNPROCESSABLE', message: 'a rule' }],
    ['no type', 'GITHUB_REFUSED', { message: 'unknown' }],
  ])('reports an error with %s as %s', async (_, code, error) => {
    const { repo } = answered({ data: { createCommitOnBranch: null }, errors: [error] });
    expect(await catchError(commitSigned(repo, commit))).toMatchObject({
      code,
      facts: [error.message],
    });
  });
});

describe('changePull', () => {
  it.each([
    ['returns undefined if GitHub accepts the change', undefined, undefined],
    ['returns the messages of a refusal', ['Not ready', 'Closed'], 'Not ready; Closed'],
    [
      'reports a missing permission',
      ['Resource not accessible by integration'],
      'GITHUB_PERMISSION_MISSING',
    ],
  ])('%s', async (_, messages, expected) => {
    const errors = messages?.map((message) => ({ message }));
    const { repo, sent } = scriptedRepository({
      'GET /pulls/7': { body: { node_id: 'N7' } },
      'POST /graphql': { body: { data: {}, errors } },
    });
    const changing = changePull(repo, 7, 'ready');
    if (expected === 'GITHUB_PERMISSION_MISSING')
      expect((await catchError(changing)).code).toBe(expected);
    else expect(await changing).toBe(expected);
    expect(sent).toMatchObject([
      {
        query: expect.stringContaining('markPullRequestReadyForReview'),
        variables: { id: 'N7' },
      },
    ]);
  });
});
