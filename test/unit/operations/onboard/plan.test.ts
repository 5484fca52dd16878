import { describe, expect, it } from 'vitest';
import type { FederatedCredential } from '../../../../src/operations/onboard/credentials/credential.ts';
import { describeOnboardingPlan } from '../../../../src/operations/onboard/plan/describe-plan.ts';
import { onboardingBranch } from '../../../../src/operations/onboard/plan/pull-request.ts';
import {
  detectTraits,
  toPolicies,
} from '../../../../src/operations/onboard/plan/repository-needs.ts';
import { useEach } from '../../../support/fixture.ts';
import { type Harness, openHarness } from './harness.ts';

const workflow = '.github/workflows/deploy.yml';
const harness = useEach(openHarness);

const repository = () => harness.repository();
const waitingForMerge = {
  steps: [],
  remarks: [expect.stringMatching(/^Merge https:/)],
  state: 'waiting for merge',
};
const kinds = ({ plan }: Awaited<ReturnType<Harness['observe']>>) =>
  plan.steps.map(({ kind }) => kind);
async function onboarded(options: Parameters<Harness['observe']>[0] = {}) {
  await harness.apply((await harness.observe(options)).plan);
}
async function closePull(number: number | undefined) {
  await harness.api.send('PATCH', `/repos/Acme/docs/pulls/${number}`, { state: 'closed' });
}

describe('onboarding with existing settings', () => {
  it('keeps reviewers, wait timers and additional policies', async () => {
    const policy = { protected_branches: true, custom_branch_policies: false };
    repository().environments.push(
      {
        name: 'Production',
        waitTimer: 15,
        preventSelfReview: true,
        reviewers: [{ type: 'User', id: 7 }],
        policy,
        branches: [],
      },
      {
        name: 'Preview',
        waitTimer: 0,
        preventSelfReview: false,
        reviewers: [],
        policy: { protected_branches: false, custom_branch_policies: true },
        branches: [{ id: 1, name: 'hotfix/*', type: 'branch' }],
      },
    );
    const observed = await harness.observe();
    expect(observed.plan.remarks.join()).toContain('Preview also lets others deploy: hotfix/*');
    await harness.apply(observed.plan);
    const [production, preview] = repository().environments;
    expect(production).toMatchObject({
      waitTimer: 15,
      preventSelfReview: true,
      reviewers: [{ type: 'User', id: 7 }],
    });
    expect(production?.branches.map(({ name }) => name)).toEqual(['master']);
    expect(preview?.branches.map(({ name }) => name)).toEqual([
      'hotfix/*',
      'release/*',
      'release/*/*',
      'master',
    ]);
    expect((await harness.observe()).plan.steps).toEqual([]);
  });

  it('uses the branches of an existing site config', async () => {
    await onboarded();
    const text =
      (await harness.api.readFile('Acme/docs', onboardingBranch, 'site.config.yml')) ?? '';
    await harness.write('site.config.yml', text.replace('branch: master', 'branch: live'));
    const { desired, plan } = await harness.observe();
    expect(desired.environments[0]).toEqual({ name: 'Production', policies: ['live'] });
    expect(describeOnboardingPlan(plan).join('\n')).toContain(
      'Let the branch live deploy to Production',
    );
  });

  it('lets pull requests deploy to Preview if the site config enables it', async () => {
    await onboarded();
    const read = () => harness.api.readFile('Acme/docs', onboardingBranch, 'site.config.yml');
    const text = (await read()) ?? '';
    expect(text).toContain('\nenvironments:\n');
    await harness.write(
      'site.config.yml',
      text.replace('\nenvironments:\n', '\nenvironments:\n  preview: { perPullRequest: true }\n'),
    );
    const { desired, plan } = await harness.observe();
    expect(desired.environments[1]?.policies).toContain('refs/pull/*/merge');
    expect(describeOnboardingPlan(plan).join('\n')).toContain('refs/pull/*/merge');
    const [deploy, close] = ['deploy.yml', 'close-preview.yml'].map(
      (name) => desired.files.find((file) => file.path.endsWith(name))?.content,
    );
    expect(deploy).toContain('\n  pull_request:\n');
    expect(close).toContain('types: [closed]');
  });

  it("keeps a webhook's additional events, and corrects its other settings", async () => {
    const url = 'https://portal.acme.example/api/webhooks/repohost';
    repository().hooks.push({
      id: 5,
      active: false,
      events: ['push', 'release'],
      config: { url, content_type: 'form', insecure_ssl: '1' },
      deliveries: [],
    });
    const { plan } = await harness.observe();
    const [line] = describeOnboardingPlan(plan).filter((text) => text.includes('webhook'));
    expect(line).toContain(
      'does not send issues, pull_request, sends form instead of json, does not verify certificates',
    );
    await harness.apply(plan);
    expect(repository().hooks).toEqual([
      {
        id: 5,
        active: true,
        events: ['push', 'release', 'issues', 'pull_request'],
        config: {
          url,
          content_type: 'json',
          insecure_ssl: '0',
          secret: 'shared-secret-of-the-portal',
        },
        deliveries: [],
      },
    ]);
  });
});

describe('the onboarding pull request', () => {
  it('counts as declined after it was closed, unless --force is given', async () => {
    await onboarded();
    const { current } = await harness.observe();
    await closePull(current.pulls[0]?.number);
    const declined = await harness.observe();
    expect(declined.plan).toMatchObject({ steps: [], state: 'declined' });
    expect(declined.plan.remarks.join()).toContain('declined');
    const forced = await harness.observe({ force: true });
    expect(kinds(forced)).toEqual(['pull-request']);
    await harness.apply(forced.plan);
    expect((await harness.observe()).plan).toMatchObject(waitingForMerge);
  });

  it('is updated if nobody else has pushed to its branch', async () => {
    await onboarded();
    const observed = await harness.observe({ apiToken: true });
    expect(observed.plan.steps).toMatchObject([
      { kind: 'pull-request', updates: true, commits: true },
    ]);
    await harness.apply(observed.plan);
    expect(await harness.api.readFile('Acme/docs', onboardingBranch, workflow)).toContain(
      'SITE_PORTAL_API_TOKEN',
    );
    const after = await harness.observe({ apiToken: true });
    expect(after.plan.steps).toEqual([]);
    expect(after.current.pulls).toHaveLength(1);
  });

  it('is left alone if somebody else has pushed to its branch', async () => {
    await onboarded();
    await harness.api.writeFile('Acme/docs', onboardingBranch, workflow, 'name: mine\n');
    const { plan } = await harness.observe({ apiToken: true });
    expect(plan).toMatchObject({ steps: [], state: 'conflict' });
    expect(plan.remarks.join()).toContain('commits by others');
  });
});

describe('onboarding', () => {
  const everything = {
    actions: 'read',
    administration: 'write',
    variables: 'write',
    webhooks: 'write',
    contents: 'write',
    workflows: 'write',
    pull_requests: 'write',
  } as const;

  it('succeeds with only seven permissions of a GitHub token', async () => {
    harness.api.tokens.set('exact', everything);
    const github = harness.githubWith('exact');
    await harness.apply((await harness.observe({ github })).plan, { github });
    expect((await harness.observe({ github })).plan.steps).toEqual([]);
  });

  it.each([
    ['administration', 'Administration: write'],
    ['variables', 'Variables: write'],
    ['webhooks', 'Webhooks: write'],
    ['workflows', 'Workflows: write'],
    ['pull_requests', 'Pull requests: write'],
  ])(
    'fails with the name of the permission if write access to %s is missing',
    async (name, needed) => {
      harness.api.tokens.set('almost', { ...everything, [name]: 'read' });
      const github = harness.githubWith('almost');
      const { plan } = await harness.observe({ github });
      await expect(harness.apply(plan, { github })).rejects.toThrow(
        expect.objectContaining({
          code: 'GITHUB_PERMISSION_MISSING',
          remedy: expect.stringContaining(needed),
        }),
      );
    },
  );

  it('plans commands for the credentials if the Azure token has no permissions', async () => {
    harness.graph.tokens.set(harness.graph.token, 'none');
    const commands = (credential: FederatedCredential) => harness.credentials.commands(credential);
    const { plan } = await harness.observe({ commands });
    expect(plan.steps.some(({ kind }) => kind === 'credential')).toBe(false);
    expect(plan.remarks.join('\n')).toMatch(
      /az ad app federated-credential create --id .* --parameters '\{"name":"site-acme-docs-production"/,
    );
  });

  it('fails with commands for the credentials if the Azure token may only read', async () => {
    harness.graph.tokens.set(harness.graph.token, 'read');
    const { plan } = await harness.observe();
    await expect(harness.apply(plan)).rejects.toThrow(
      expect.objectContaining({
        code: 'AZURE_PERMISSION_MISSING',
        facts: expect.arrayContaining([
          expect.stringContaining('az ad app federated-credential create'),
        ]),
      }),
    );
  });

  it('does not write credentials if the webhook secret is missing', async () => {
    const { plan } = await harness.observe();
    await expect(harness.apply(plan, { secret: '' })).rejects.toThrow(
      expect.objectContaining({ code: 'ONBOARD_SECRET_MISSING' }),
    );
    expect(harness.app.federatedCredentials).toEqual([]);
  });
});

describe('federated credentials', () => {
  it('can be written to a managed identity', async () => {
    const credentials = harness.armStore();
    const { plan } = await harness.observe({ credentials });
    await harness.apply(plan, { credentials });
    expect(harness.app.federatedCredentials).toHaveLength(2);
    expect((await harness.observe({ credentials })).plan.steps).toEqual([]);
  });

  it('are compared by what they trust, not by their names', async () => {
    await onboarded();
    for (const credential of harness.app.federatedCredentials)
      credential.name = `other-${credential.name}`;
    expect((await harness.observe()).plan.steps).toEqual([]);
  });

  it('are replaced if their subject differs in case', async () => {
    await onboarded();
    const [first] = harness.app.federatedCredentials;
    if (first !== undefined) first.subject = first.subject.replace('Production', 'production');
    const observed = await harness.observe();
    expect(observed.plan.steps).toMatchObject([
      { kind: 'credential', replaces: { subject: expect.stringContaining('production') } },
    ]);
    await harness.apply(observed.plan);
    expect((await harness.observe()).plan.steps).toEqual([]);
  });

  it('are refused above the limit of 20 per application', async () => {
    harness.app.federatedCredentials = Array.from({ length: 19 }, (_, index) => ({
      name: `other-${index}`,
      issuer: 'https://issuer.example',
      subject: `subject-${index}`,
      audiences: ['api://AzureADTokenExchange'],
    }));
    await expect(harness.observe()).rejects.toThrow(
      expect.objectContaining({ code: 'ONBOARD_CREDENTIAL_LIMIT' }),
    );
  });
});

it.each([
  ['release/**', ['release/*', 'release/*/*']],
  ['next', ['next']],
  ['release/*', ['release/*']],
])('toPolicies derives the branch policies for %s', (pattern, expected) => {
  expect(toPolicies(pattern)).toEqual(expected);
});

it.each([
  [
    'pnpm by its lockfile and Node.js by .nvmrc',
    ['package.json', 'pnpm-lock.yaml', '.nvmrc'],
    '.',
    { packageManager: 'pnpm', lockfile: 'pnpm-lock.yaml', node: { file: '.nvmrc' } },
  ],
  [
    'Yarn by a lockfile above the site',
    ['site/package.json', 'yarn.lock'],
    'site',
    { packageManager: 'yarn', lockfile: 'yarn.lock' },
  ],
  ['Bun by devEngines in package.json', ['package.json'], '.', { packageManager: 'bun' }],
  ['no package manager without a package.json', ['index.html'], '.', { packageManager: 'none' }],
])('detectTraits finds %s', async (_, files, root, expected) => {
  const has = (path: string) => files.includes(path);
  const read = async () => '{"devEngines":{"packageManager":[{"name":"bun"}]}}';
  expect(await detectTraits(has, read, undefined, root)).toEqual({
    root,
    ...expected,
  });
});
