import { describe, expect, it } from 'vitest';
import {
  deleteVariable,
  offersRules,
  readActionsPolicy,
  readRuleTypes,
  readSecretNames,
  readServerVersion,
  readSubjectSettings,
  readVariables,
  readWorkflowAccess,
  readWorkflowStates,
  writeVariable,
} from '../../../../src/clients/github/settings.ts';
import { catchError } from '../../../support/failure.ts';
import type { Reply } from '../../../support/http.ts';
import { scriptedRepository } from './scripted.ts';

const missing = { status: 404, body: {} };

describe('readActionsPolicy', () => {
  const selected = { enabled: true, allowed_actions: 'selected' };

  it.each<[string, Reply, Reply, object | undefined]>([
    [
      'reads that all actions are allowed',
      { body: { enabled: true, allowed_actions: 'all' } },
      missing,
      { enabled: true, allowed: 'all', githubOwned: true, patterns: [] },
    ],
    [
      'reads that Actions are disabled',
      { body: { enabled: false } },
      missing,
      { enabled: false, allowed: 'all', githubOwned: true, patterns: [] },
    ],
    [
      'reads which actions are selected',
      { body: selected },
      { body: { github_owned_allowed: true, patterns_allowed: ['acme/*'] } },
      { enabled: true, allowed: 'selected', githubOwned: true, patterns: ['acme/*'] },
    ],
    [
      'reads a selection without entries',
      { body: selected },
      { body: {} },
      { enabled: true, allowed: 'selected', githubOwned: false, patterns: [] },
    ],
    ['returns undefined without access to the selection', { body: selected }, missing, undefined],
    [
      'returns undefined without access to the policy',
      { status: 403, body: {} },
      missing,
      undefined,
    ],
    [
      'returns undefined if the organisation decides',
      { status: 409, body: {} },
      missing,
      undefined,
    ],
  ])('%s', async (_, permissions, list, expected) => {
    const { repo } = scriptedRepository({
      'GET /actions/permissions': permissions,
      'GET /actions/permissions/selected-actions': list,
    });
    expect(await readActionsPolicy(repo)).toEqual(expected);
  });
});

it('readWorkflowAccess returns the access level', async () => {
  const { repo } = scriptedRepository({
    'GET /actions/permissions/access': { body: { access_level: 'organization' } },
  });
  expect(await readWorkflowAccess(repo)).toBe('organization');
});

it.each([403, 404, 409, 422])(
  'readWorkflowAccess returns undefined after status %i',
  async (status) => {
    const body = { access_level: 'organization' };
    const { repo } = scriptedRepository({ 'GET /actions/permissions/access': { status, body } });
    expect(await readWorkflowAccess(repo)).toBeUndefined();
  },
);

describe('the rules of a branch', () => {
  const path = 'GET /rules/branches/master';
  const upgrade = { status: 403, body: { message: 'Upgrade to GitHub Pro.' } };
  const rules = { body: [{ type: 'update' }, { type: 'deletion' }] };

  it.each<[string, 'public' | 'private', Reply, boolean, readonly string[]]>([
    ['are offered and listed by a paid plan', 'private', rules, true, ['update', 'deletion']],
    ['are not offered by a free plan for a private repository', 'private', upgrade, false, []],
    ['are offered for any public repository', 'public', upgrade, true, []],
  ])('%s', async (_, visibility, reply, isOffered, types) => {
    const { repo } = scriptedRepository({ [path]: reply }, { visibility });
    expect(await offersRules(repo)).toBe(isOffered);
    expect(await readRuleTypes(repo, 'master')).toEqual(types);
  });

  it('cause an error if GitHub refuses them for a reason other than the plan', async () => {
    const reply = { status: 403, body: { message: 'Resource not accessible' } };
    const { repo } = scriptedRepository({ [path]: reply }, { visibility: 'private' });
    expect((await catchError(offersRules(repo))).code).toBe('GITHUB_PERMISSION_MISSING');
  });
});

it.each([
  [
    'no claims by default',
    { use_default: true, include_claim_keys: ['repo'] },
    undefined,
    undefined,
  ],
  ['custom claims', { use_default: false, include_claim_keys: ['repo'] }, ['repo'], undefined],
  [
    'the prefix of the subject',
    { use_default: false, sub_claim_prefix: 'repo:a@1/b@2' },
    [],
    'repo:a@1/b@2',
  ],
])('readSubjectSettings returns %s', async (_, body, claimKeys, prefix) => {
  const { repo } = scriptedRepository({ 'GET /actions/oidc/customization/sub': { body } });
  expect(await readSubjectSettings(repo)).toEqual({ claimKeys, prefix });
});

describe('readSecretNames', () => {
  const own = { body: { total_count: 1, secrets: [{ name: 'OWN' }] } };
  const shared = { body: { total_count: 1, secrets: [{ name: 'SHARED' }] } };
  const refused = { status: 403, body: {} };

  it.each([
    ['returns the secrets of repository and organisation', own, shared, ['OWN', 'SHARED'], []],
    [
      'reports that it cannot read the secrets of the organisation',
      own,
      refused,
      ['OWN'],
      ['organisation'],
    ],
    [
      'reports that it cannot read the secrets of the repository',
      refused,
      shared,
      ['SHARED'],
      ['repository'],
    ],
    [
      'reports that it cannot read any secrets',
      refused,
      refused,
      [],
      ['repository', 'organisation'],
    ],
  ])('%s', async (_, a, b, names, unread) => {
    const { repo } = scriptedRepository({
      'GET /actions/secrets': a,
      'GET /actions/organization-secrets': b,
    });
    expect(await readSecretNames(repo)).toEqual({ names: new Set(names), unread });
  });

  it('fails after status 422', async () => {
    const { repo } = scriptedRepository({
      'GET /actions/secrets': own,
      'GET /actions/organization-secrets': { status: 422, body: {} },
    });
    expect((await catchError(readSecretNames(repo))).code).toBe('GITHUB_REFUSED');
  });
});

it('readServerVersion returns the version of an Enterprise Server, and undefined for GitHub.com', async () => {
  const { repo } = scriptedRepository({ 'GET /meta': { body: { installed_version: '3.20.4' } } });
  expect(await readServerVersion(repo)).toBeUndefined();
  expect(await readServerVersion({ ...repo, apiUrl: 'https://git.acme.example/api/v3' })).toBe(
    '3.20.4',
  );
});

it('readVariables returns values by names in upper case', async () => {
  const variables = [
    { name: 'one', value: '1' },
    { name: 'TWO', value: '2' },
  ];
  const { repo } = scriptedRepository({
    'GET /actions/variables': { body: { total_count: 2, variables } },
  });
  expect(Object.fromEntries(await readVariables(repo))).toEqual({ ONE: '1', TWO: '2' });
});

it.each([
  ['creates a variable', 201, ['POST /actions/variables']],
  [
    'updates a variable that exists',
    409,
    ['POST /actions/variables', 'PATCH /actions/variables/A'],
  ],
])('writeVariable %s', async (_, status, expected) => {
  const { repo, calls, sent } = scriptedRepository({
    'POST /actions/variables': { status, body: {} },
    'PATCH /actions/variables/A': { status: 204 },
  });
  await writeVariable(repo, { name: 'A', value: '1' });
  expect(calls).toEqual(expected);
  expect(sent).toEqual(expected.map(() => ({ name: 'A', value: '1' })));
});

it('deleteVariable accepts that the variable does not exist', async () => {
  const { repo, calls } = scriptedRepository({ 'DELETE /actions/variables/A': missing });
  await deleteVariable(repo, 'A');
  expect(calls).toHaveLength(1);
});

it('readWorkflowStates returns the states of workflows by path', async () => {
  const workflows = [{ path: '.github/workflows/deploy.yml', state: 'disabled_inactivity' }];
  const { repo } = scriptedRepository({
    'GET /actions/workflows': { body: { total_count: 1, workflows } },
  });
  expect([...(await readWorkflowStates(repo))]).toEqual([
    ['.github/workflows/deploy.yml', 'disabled_inactivity'],
  ]);
});
