import { expect, it } from 'vitest';
import {
  addBranchPolicy,
  countEnvironmentValues,
  deleteEnvironment,
  readEnvironments,
  removeBranchPolicy,
  writeEnvironment,
} from '../../../../src/clients/github/environments.ts';
import { catchError } from '../../../support/failure.ts';
import type { Reply } from '../../../support/http.ts';
import { scriptedRepository } from './scripted.ts';

const policiesPath = '/environments/Preview/deployment-branch-policies';
const policies = [
  { id: 1, name: 'release/**', type: 'branch' },
  { id: 2, name: 'v*', type: 'tag' },
  { id: 3, name: 'v*' },
];
const policyAnswer = { body: { total_count: 3, branch_policies: policies } };

it.each<[string, object, object]>([
  [
    'no rules',
    {},
    { reviewers: [], preventSelfReview: false, waitTimer: 0, branches: 'all', policies: [] },
  ],
  [
    'reviewers and a wait timer',
    {
      protection_rules: [
        { type: 'branch_policy' },
        { type: 'wait_timer', wait_timer: 30 },
        {
          type: 'required_reviewers',
          prevent_self_review: true,
          reviewers: [{ type: 'User', reviewer: { id: 5, login: 'ada' } }],
        },
      ],
      deployment_branch_policy: { protected_branches: true, custom_branch_policies: false },
    },
    {
      ...{ reviewers: [{ type: 'User', id: 5 }], preventSelfReview: true, waitTimer: 30 },
      ...{ branches: 'protected', policies: [] },
    },
  ],
  [
    'patterns of branches and tags',
    { deployment_branch_policy: { protected_branches: false, custom_branch_policies: true } },
    { branches: 'policies', policies: ['release/**', 'tags v*', 'v*'] },
  ],
])('readEnvironments reads an environment with %s', async (_, environment, expected) => {
  const environments = [{ name: 'Preview', ...environment }];
  const { repo } = scriptedRepository({
    'GET /environments': { body: { total_count: 1, environments } },
    [`GET ${policiesPath}`]: policyAnswer,
  });
  expect(await readEnvironments(repo)).toMatchObject([{ name: 'Preview', ...expected }]);
});

it('readEnvironments returns an empty list if GitHub answers with status 404', async () => {
  const { repo } = scriptedRepository({ 'GET /environments': { status: 404, body: {} } });
  expect(await readEnvironments(repo)).toEqual([]);
});

it.each([
  ['removes the policy with the pattern', 'release/**', ['1']],
  ['keeps a tag policy with the pattern', 'v*', ['3']],
  ['removes nothing if no policy has the pattern', 'other', []],
])('removeBranchPolicy %s', async (_, pattern, removed) => {
  const deletions = Object.fromEntries(
    ['1', '2', '3'].map((id) => [`DELETE ${policiesPath}/${id}`, { status: 404, body: {} }]),
  );
  const { repo, calls } = scriptedRepository({
    [`GET ${policiesPath}`]: policyAnswer,
    ...deletions,
  });
  await removeBranchPolicy(repo, 'Preview', pattern);
  expect(calls.slice(1)).toEqual(removed.map((id) => `DELETE ${policiesPath}/${id}`));
});

it.each([
  [
    'limits an environment to branches with policies',
    { protected_branches: false, custom_branch_policies: true },
    undefined,
  ],
  [
    'reports a plan limit if GitHub admits protected branches instead',
    { protected_branches: true, custom_branch_policies: false },
    'GITHUB_PLAN_LIMIT',
  ],
  ['reports a plan limit if GitHub admits all branches', null, 'GITHUB_PLAN_LIMIT'],
])('writeEnvironment %s', async (_, policy, code) => {
  const { repo, sent } = scriptedRepository({
    'PUT /environments/Pre%20view': {
      body: { name: 'Pre view', deployment_branch_policy: policy },
    },
  });
  const reviewers = [{ type: 'User', id: 5 }];
  const settings = { waitTimer: 30, reviewers, preventSelfReview: true };
  const writing = writeEnvironment(repo, 'Pre view', settings);
  if (code) expect((await catchError(writing)).code).toBe(code);
  else await writing;
  expect(sent).toEqual([
    {
      deployment_branch_policy: { protected_branches: false, custom_branch_policies: true },
      wait_timer: 30,
      reviewers,
      prevent_self_review: true,
    },
  ]);
});

it.each([
  ['a new policy', 200],
  ['that the policy exists', 303],
])('addBranchPolicy accepts %s (status %i)', async (_, status) => {
  const { repo, sent } = scriptedRepository({ [`POST ${policiesPath}`]: { status, body: {} } });
  await addBranchPolicy(repo, 'Preview', 'main');
  expect(sent).toEqual([{ name: 'main', type: 'branch' }]);
});

const three = { body: { total_count: 3 } };
it.each<[string, Reply, Reply, number | undefined]>([
  ['the number of secrets and variables', three, { body: { total_count: 2 } }, 5],
  ['undefined if it may not read secrets', { status: 403, body: {} }, three, undefined],
  ['undefined if it may not read variables', three, { status: 404, body: {} }, undefined],
])('countEnvironmentValues returns %s', async (_, a, b, expected) => {
  const { repo } = scriptedRepository({
    'GET /environments/Preview/secrets': a,
    'GET /environments/Preview/variables': b,
  });
  expect(await countEnvironmentValues(repo, 'Preview')).toBe(expected);
});

it('deleteEnvironment accepts that the environment does not exist', async () => {
  const { repo, calls } = scriptedRepository({
    'DELETE /environments/Preview': { status: 404, body: {} },
  });
  await deleteEnvironment(repo, 'Preview');
  expect(calls).toHaveLength(1);
});
