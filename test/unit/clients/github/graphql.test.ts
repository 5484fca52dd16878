import { describe, expect, it } from 'vitest';
import { changePull, commitSigned, readOwnLogin } from '../../../../src/clients/github/graphql.ts';
import { catchError } from '../../../support/failure.ts';
import { scriptedRepository } from './scripted.ts';

const answered = (body: object) => scriptedRepository({ 'POST /graphql': { body } });

it.each([
  [{ data: { viewer: { login: 'app[bot]' } } }, 'app[bot]'],
  [{ data: {} }, ''],
  [{ data: null }, ''],
])('readOwnLogin reads %j as "%s" with one request for two calls', async (body, expected) => {
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

  it.each([undefined, ['b']])(
    'sends the files of the commit, and the deletions %j',
    async (deletions) => {
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
    },
  );

  it.each([
    [{ type: 'STALE_DATA', message: 'stale' }, undefined],
    [{ message: 'Expected branch to point to "p1"' }, undefined],
    [{ type: 'FORBIDDEN', message: 'no' }, 'GITHUB_PERMISSION_MISSING'],
    [{ type: 'NOT_FOUND', message: 'no' }, 'GITHUB_PERMISSION_MISSING'],
    [{ type: 'UNPROCESSABLE', message: 'a rule' }, 'GITHUB_REFUSED'],
    [{ message: 'unknown' }, 'GITHUB_REFUSED'],
  ])('that gets the error %j ends with the error %s', async (error, code) => {
    const { repo } = answered({ data: { createCommitOnBranch: null }, errors: [error] });
    const committing = commitSigned(repo, commit);
    if (code) expect(await catchError(committing)).toMatchObject({ code, facts: [error.message] });
    else expect(await committing).toBeUndefined();
  });
});

describe('changePull', () => {
  it.each([
    [undefined, undefined],
    [['Not ready', 'Closed'], 'Not ready; Closed'],
    [['Resource not accessible by integration'], 'GITHUB_PERMISSION_MISSING'],
  ])('that gets the errors %j ends with: %s', async (messages, expected) => {
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
