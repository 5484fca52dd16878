import { expect, it } from 'vitest';
import { describeOnboardingPlan } from '../../../../../src/operations/onboard/plan/describe-plan.ts';
import { describeRepositoryStep } from '../../../../../src/operations/onboard/plan/repository-steps.ts';
import type { RepositoryStep } from '../../../../../src/operations/onboard/plan/types.ts';

const credential = {
  name: 'site-deploy-production',
  subject: 'repo:Acme/docs:environment:Production',
  issuer: 'https://token.actions.githubusercontent.com',
  audiences: ['api://AzureADTokenExchange'],
};
const kept = {
  name: 'Preview',
  branches: 'all',
  reviewers: [{ type: 'User', id: 1 }],
  preventSelfReview: false,
  policies: [],
  waitTimer: 5,
} as const;
const after = 'restricted to the branches in its policies';
const missing = { found: 'does not exist', after, why: '' };
const open = { found: 'lets every branch deploy', after, why: '' };
const unguarded = { found: 'has no second reviewer', after: 'with a second reviewer', why: '' };
const pull = {
  kind: 'pull-request',
  commits: true,
  updates: false,
  text: { title: 'Deploy the site', body: '' },
} as const;
const file = { path: 'a.yml', content: 'one\nnew\n', state: 'merged' } as const;

it.each<[string, RepositoryStep, readonly string[]]>([
  [
    'a new credential',
    { kind: 'credential', credential },
    [
      'Add the federated credential site-deploy-production',
      `subject         ${credential.subject}`,
      `issuer          ${credential.issuer}`,
      'audience        api://AzureADTokenExchange',
    ],
  ],
  [
    'a replaced credential of a different application',
    {
      kind: 'credential',
      credential,
      replaces: { ...credential, subject: 'repo:Old/docs:environment:Production' },
      application: 'preview',
    },
    [
      'Replace the federated credential site-deploy-production',
      'subject before  repo:Old/docs:environment:Production',
      `subject         ${credential.subject}`,
      `issuer          ${credential.issuer}`,
      'audience        api://AzureADTokenExchange',
      'application     preview',
    ],
  ],
  [
    'a new environment',
    { kind: 'environment', name: 'Preview', reasons: [missing], settings: {} },
    ['Create the environment Preview, restricted to the branches in its policies'],
  ],
  [
    'an environment that breaks two policies',
    { kind: 'environment', name: 'Preview', reasons: [open, unguarded], settings: kept, kept },
    [
      'Fix the environment Preview: it lets every branch deploy, and has no second reviewer',
      'afterwards: restricted to the branches in its policies, with a second reviewer',
      'kept: one reviewer, a wait timer of 5 min',
    ],
  ],
  [
    'a setting of the repository',
    {
      kind: 'setting',
      settings: { delete_branch_on_merge: true },
      reason: { found: 'keeps branches', after: 'it deletes them', why: '' },
    },
    ['Fix the repository: it keeps branches', 'afterwards: it deletes them'],
  ],
  [
    'a policy for one branch',
    { kind: 'policy', environment: 'Production', pattern: 'master' },
    ['Let the branch master deploy to Production'],
  ],
  [
    'a policy for a pattern',
    { kind: 'policy', environment: 'Preview', pattern: 'release/**' },
    ['Let branches like release/** deploy to Preview'],
  ],
  ['a new variable', { kind: 'variable', name: 'A', value: '1' }, ['Set the variable A to 1']],
  [
    'a changed variable',
    { kind: 'variable', name: 'A', value: '2', before: '1' },
    ['Change the variable A from 1 to 2'],
  ],
  [
    'a new webhook',
    { kind: 'webhook', url: 'https://p.example/h', events: ['push', 'release'], changes: [] },
    [
      'Create the webhook https://p.example/h',
      'events: push, release; as JSON, signed with the secret',
    ],
  ],
  [
    'a webhook to repair',
    {
      kind: 'webhook',
      id: 7,
      url: 'https://p.example/h',
      events: ['push'],
      changes: ['is inactive', 'misses release'],
    },
    [
      'Fix the webhook https://p.example/h: it is inactive, misses release',
      'events: push; as JSON, signed with the secret',
    ],
  ],
  [
    'new, removed and changed files',
    {
      ...pull,
      files: [
        { path: 'new.yml', content: 'x', state: 'absent' },
        { path: 'old.yml', content: '', state: 'leftover' },
        { ...file, before: 'one\nold\n' },
        { ...file, path: 'b.yml', state: 'pristine' },
      ],
    },
    [
      'Open the pull request "Deploy the site"',
      'new.yml: add',
      'old.yml: remove',
      'a.yml: merge',
      '  line 2',
      '  - old',
      '  + new',
      'b.yml: update',
    ],
  ],
])('describeRepositoryStep describes %s', (_, step, lines) => {
  expect(describeRepositoryStep(step)).toEqual(lines);
});

it('describeRepositoryStep shows a file update without header lines and abbreviates a long one', () => {
  const before = '# site-deploy: template 1\none\nold\n';
  const step = { ...pull, updates: true, files: [{ ...file, before }] };

  expect(
    describeRepositoryStep({ ...step, files: [{ ...file, before: 'x\n'.repeat(80) }] }),
  ).toEqual(expect.arrayContaining([expect.stringMatching(/^ {2}… and \d+ more lines$/)]));
  expect(describeRepositoryStep(step).join('\n')).toMatch(
    /^Update .*\n.*merge\n(?!.*site-deploy:)/,
  );
});

it('describeOnboardingPlan numbers the steps and indents the commands of a remark', () => {
  const step: RepositoryStep = { kind: 'variable', name: 'A', value: '1' };
  const lines = describeOnboardingPlan({
    steps: Array<RepositoryStep>(10).fill(step),
    remarks: ['Run this:', '  az login'],
    state: 'drift',
  });

  expect(lines[0]).toBe(' 1. Set the variable A to 1');
  expect(lines.slice(9)).toEqual(['10. Set the variable A to 1', '- Run this:', '    az login']);
});

it.each([
  ['ready', 'Nothing to do: everything is up to date.'],
  ['waiting for merge', /^Nothing to do but merge/],
  ['declined', /declined/],
  ['archived', /archived/],
] as const)('describeOnboardingPlan explains the state "%s"', (state, expected) => {
  expect(describeOnboardingPlan({ steps: [], remarks: [], state })).toEqual([
    expect.stringMatching(expected),
  ]);
});
