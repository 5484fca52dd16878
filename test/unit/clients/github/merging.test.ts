import { describe, expect, it } from 'vitest';
import {
  listMergedPulls,
  mergeBranch,
  mergePull,
  readCheckRuns,
  readMergeablePull,
  readMergeRules,
} from '../../../../src/clients/github/merging.ts';
import { catchError } from '../../../support/failure.ts';
import type { Reply } from '../../../support/http.ts';
import { scriptedRepository } from './scripted.ts';

const pull = {
  number: 7,
  state: 'open',
  title: 'Release 1',
  html_url: 'https://github.com/acme/docs/pull/7',
  head: { ref: 'release/1', sha: 'c1' },
  base: { ref: 'master' },
};

it.each([
  [
    'an answer with only the required fields',
    {},
    { state: 'open', draft: false, mergeCommit: undefined, createdAt: '' },
    { mergeable: undefined, mergeableState: 'unknown' },
  ],
  [
    'an answer with all fields',
    {
      ...{ state: 'closed', draft: true, merged_at: '2026-01-01', merge_commit_sha: 'c2' },
      ...{ mergeable: false, mergeable_state: 'dirty', created_at: '2025-12-31' },
    },
    { state: 'merged', draft: true, mergeCommit: 'c2', createdAt: '2025-12-31' },
    { mergeable: false, mergeableState: 'dirty' },
  ],
])('readMergeablePull reads %s', async (_, more, state, mergeability) => {
  const { repo } = scriptedRepository({ 'GET /pulls/7': { body: { ...pull, ...more } } });
  expect(await readMergeablePull(repo, 7)).toMatchObject({
    ...{ number: 7, url: pull.html_url, head: 'release/1', headCommit: 'c1', base: 'master' },
    ...state,
    ...mergeability,
  });
});

describe('mergePull', () => {
  const merge = { number: 7, headCommit: 'c1', title: 'Release 1' };
  const refused = { status: 405, body: { message: 'Not mergeable' } };

  it.each<[string, Reply, object, string | undefined]>([
    ['merges a pull request', { status: 200, body: {} }, {}, undefined],
    ['returns why GitHub refuses', refused, {}, 'Not mergeable'],
    [
      'returns the message of status 409',
      { status: 409, body: { message: 'Head changed' } },
      {},
      'Head changed',
    ],
    ['returns the message of status 422', { status: 422, body: { message: 'No' } }, {}, 'No'],
    [
      'accepts a pull request that somebody else has merged',
      refused,
      { state: 'closed', merged_at: '2026-01-01' },
      undefined,
    ],
    [
      'returns why GitHub refuses a closed pull request',
      refused,
      { state: 'closed' },
      'Not mergeable',
    ],
  ])('%s', async (_, reply, now, expected) => {
    const { repo, sent } = scriptedRepository({
      'PUT /pulls/7/merge': reply,
      'GET /pulls/7': { body: { ...pull, ...now } },
    });
    expect(await mergePull(repo, merge)).toBe(expected);
    expect(sent).toEqual([
      { commit_title: 'Release 1', commit_message: '', sha: 'c1', merge_method: 'merge' },
    ]);
  });
});

describe('mergeBranch', () => {
  it.each([
    [204, 'No Content', 'nothing to do'],
    [201, 'Created', 'merged'],
    [409, 'Merge conflict', 'conflict'],
    [409, 'Base branch was modified', 'refused'],
    [422, 'Repository rule violations found', 'refused'],
    [422, 'Protected branch update failed', 'refused'],
    [422, 'Changes must be made through the merge queue', 'refused'],
  ])('returns "$2" after status $0 "$1"', async (status, message, expected) => {
    const body = status === 204 ? '' : { message };
    const { repo, sent } = scriptedRepository({ 'POST /merges': { status, body } });
    expect(await mergeBranch(repo, { from: 'a', into: 'b', message: 'm' })).toBe(expected);
    expect(sent).toEqual([{ base: 'b', head: 'a', commit_message: 'm' }]);
  });

  it.each(['Merge conflict', 'Base does not exist'])(
    'fails after status 422 "%s"',
    async (message) => {
      const { repo } = scriptedRepository({ 'POST /merges': { status: 422, body: { message } } });
      const merging = mergeBranch(repo, { from: 'a', into: 'b', message: 'm' });
      expect((await catchError(merging)).code).toBe('GITHUB_REFUSED');
    },
  );
});

describe('readMergeRules', () => {
  const free = {
    ...{ methods: ['merge', 'squash', 'rebase'], mergeQueue: false, isQueued: false },
    ...{ onlyPulls: false, approvals: 0, restricted: false, wants: [] },
  };
  const review = (parameters: object) => ({ type: 'pull_request', parameters });

  it.each<[string, object, readonly object[] | undefined, object]>([
    ['returns no restrictions for a branch without rules', {}, [], {}],
    ['returns no restrictions if the plan offers no rules', {}, undefined, {}],
    [
      'omits merge commits if the repository forbids them',
      { allow_merge_commit: false },
      [],
      { methods: ['squash', 'rebase'] },
    ],
    [
      'omits squashing if the repository forbids it',
      { allow_squash_merge: false },
      [],
      { methods: ['merge', 'rebase'] },
    ],
    [
      'omits rebasing if the repository forbids it',
      { allow_rebase_merge: false },
      [],
      { methods: ['merge', 'squash'] },
    ],
    [
      'returns all methods that the repository allows',
      { allow_merge_commit: true, allow_squash_merge: true },
      [],
      {},
    ],
    [
      'omits merge commits if the history must be linear',
      {},
      [{ type: 'required_linear_history' }],
      { methods: ['squash', 'rebase'] },
    ],
    [
      'returns only methods that all rules allow',
      {},
      [
        review({ allowed_merge_methods: ['merge', 'squash'] }),
        review({ allowed_merge_methods: ['merge', 'rebase'] }),
      ],
      { methods: ['merge'], onlyPulls: true },
    ],
    [
      'returns the highest number of required approvals',
      {},
      [
        review({ required_approving_review_count: 1 }),
        review({ required_approving_review_count: 2 }),
        review({}),
      ],
      { approvals: 2, onlyPulls: true },
    ],
    [
      'reports restricted updates',
      {},
      [{ type: 'update', parameters: null }],
      { restricted: true },
    ],
    [
      'names each required check, deployment and signature once',
      {},
      [
        { type: 'required_signatures' },
        { type: 'a', parameters: { required_status_checks: [{ context: 'test' }] } },
        { type: 'b', parameters: { required_status_checks: [{ context: 'test' }] } },
        { type: 'c', parameters: { required_deployment_environments: ['Preview'] } },
      ],
      { wants: ['signed commits', 'the check "test"', 'a deployment to Preview'] },
    ],
  ])('%s', async (_, settings, rules, expected) => {
    const upgrade = { message: 'Upgrade to GitHub Pro or make this repository public.' };
    const { repo } = scriptedRepository({
      'GET ': { body: settings },
      'GET /rules/branches/release%2F1': rules ? { body: rules } : { status: 403, body: upgrade },
    });
    expect(await readMergeRules(repo, 'release/1')).toEqual({ ...free, ...expected });
  });

  it.each([
    ['was added to the merge queue', ['reviewed', 'added_to_merge_queue', 'labeled'], true],
    [
      'was removed from the merge queue',
      ['added_to_merge_queue', 'removed_from_merge_queue'],
      false,
    ],
    [
      'was added to the merge queue again',
      ['removed_from_merge_queue', 'added_to_merge_queue'],
      true,
    ],
    ['was never in the merge queue', [], false],
  ])('returns isQueued: $2 for a pull request that $0', async (_, events, isQueued) => {
    const { repo } = scriptedRepository({
      'GET ': { body: {} },
      'GET /rules/branches/master': { body: [{ type: 'merge_queue' }] },
      'GET /issues/7/timeline': { body: events.map((event) => ({ event })) },
    });
    const expected = { mergeQueue: true, onlyPulls: true, isQueued };
    expect(await readMergeRules(repo, 'master', 7)).toMatchObject(expected);
  });

  it.each([
    ['a pull request', [{ type: 'merge_queue' }], undefined],
    ['a merge queue', [], 7],
  ])('does not request the timeline without %s', async (_, rules, number) => {
    const { repo, calls } = scriptedRepository({
      'GET ': { body: {} },
      'GET /rules/branches/master': { body: rules },
    });
    expect(await readMergeRules(repo, 'master', number)).toMatchObject({ isQueued: false });
    expect(calls).toEqual(['GET ', 'GET /rules/branches/master']);
  });
});

it('listMergedPulls omits pull requests that are not merged', async () => {
  const merged = { ...pull, number: 8, merged_at: '2026-01-01' };
  const { repo } = scriptedRepository({ 'GET /commits/c1/pulls': { body: [pull, merged] } });
  expect(await listMergedPulls(repo, 'c1')).toEqual([
    { number: 8, head: 'release/1', base: 'master' },
  ]);
});

describe('readCheckRuns', () => {
  const running = { id: 1, name: 'test', status: 'in_progress', conclusion: null };
  const suite = { id: 9 };
  const done = { id: 2, name: 'lint', status: 'completed', conclusion: 'success' };
  const checks = {
    'GET /commits/c1/check-runs': {
      body: { total_count: 2, check_runs: [running, { ...done, check_suite: suite }] },
    },
  };
  const found = [
    { ...running, conclusion: '', suite: undefined },
    { ...done, suite: 9 },
  ];
  const statuses = [
    { id: 1, context: 'jenkins', state: 'pending' },
    { id: 2, context: 'codecov', state: 'failure' },
  ];

  it('reads running and completed checks and statuses', async () => {
    const { repo } = scriptedRepository({
      ...checks,
      'GET /commits/c1/status': { body: { total_count: 2, statuses } },
    });
    expect(await readCheckRuns(repo, 'c1')).toEqual([
      ...found,
      { id: -1, name: 'jenkins', status: 'in_progress', conclusion: '', suite: undefined },
      { id: -2, name: 'codecov', status: 'completed', conclusion: 'failure', suite: undefined },
    ]);
  });

  it('leaves out the statuses if the token may not read them', async () => {
    const refused = { status: 403, body: { message: 'Resource not accessible by integration' } };
    const { repo } = scriptedRepository({ ...checks, 'GET /commits/c1/status': refused });
    expect(await readCheckRuns(repo, 'c1')).toEqual(found);
  });
});
