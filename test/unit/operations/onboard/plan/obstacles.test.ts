import { describe, expect, it } from 'vitest';
import { createGitHub } from '../../../../../src/clients/github/github.ts';
import { examineOnboarding } from '../../../../../src/operations/onboard/onboard.ts';
import { describeOnboardingPlan } from '../../../../../src/operations/onboard/plan/describe-plan.ts';
import { findBlocked } from '../../../../../src/operations/onboard/plan/obstacles.ts';
import { onboardingBranch } from '../../../../../src/operations/onboard/plan/pull-request.ts';
import { Secret } from '../../../../../src/shared/secret.ts';
import { createDeps } from '../../../../support/deps.ts';
import { catchError } from '../../../../support/failure.ts';
import { useEach } from '../../../../support/fixture.ts';
import { scriptedHttp } from '../../../../support/http.ts';
import { docsRepository } from '../../../../support/repository.ts';
import { openHarness } from '../harness.ts';

const harness = useEach(openHarness);
const repository = () => harness.repository();
const writes = () => harness.requests.filter((line) => !line.startsWith('GET '));

describe('onboarding', () => {
  it('stops before the first write if a classic token lacks the scope workflow', async () => {
    harness.api.tokens.set('ghp_classic', 'all');
    harness.api.scopes.set('ghp_classic', ['repo', 'admin:repo_hook']);
    const github = harness.githubWith('ghp_classic');
    const { plan } = await harness.observe({ github });
    expect(describeOnboardingPlan(plan).join('\n')).toContain(
      'The token lacks the scope "workflow"',
    );
    expect(await catchError(harness.apply(plan, { github }))).toMatchObject({
      code: 'ONBOARD_STEP_FAILED',
      message: 'A step cannot succeed, so nothing was started.',
      facts: [expect.stringContaining('"workflow"')],
    });
    expect([writes(), harness.app.federatedCredentials]).toEqual([[], []]);
    harness.api.scopes.set('ghp_classic', ['repo', 'workflow']);
    expect((await harness.observe({ github })).plan.obstacles).toBeUndefined();
  });

  it('stops before the first write if the plan has an obstacle', async () => {
    const { plan } = await harness.observe();
    // The local GitHub always creates a first commit, so the test adds the obstacle itself.
    const obstacles = ['The branch master has no commit yet: push the site to it first.'];
    await catchError(harness.apply({ ...plan, obstacles }));
    expect(writes()).toEqual([]);
  });

  it('stops before the first write if a ruleset forbids creating the branch', async () => {
    repository().rules.set(onboardingBranch, [{ type: 'creation' }]);
    const { facts } = await catchError(harness.apply((await harness.observe()).plan));
    expect(facts).toEqual([
      `A ruleset (creation) keeps the branch ${onboardingBranch} from being created: exclude it in Settings, Rules, Rulesets.`,
    ]);
    expect(writes()).toEqual([]);
  });

  it.each([
    [onboardingBranch, 'requires signed commits: GitHub signs'],
    ['master', 'can only be squashed'],
  ])(
    'adds a remark, but no obstacle, if a ruleset requires signed commits on %s',
    async (branch, text) => {
      repository().rules.set(branch, [{ type: 'required_signatures' }]);
      const { plan } = await harness.observe();
      expect(plan.remarks.join()).toContain(text);
      expect(plan.obstacles).toBeUndefined();
    },
  );
});

describe('a secret that the workflow uses', () => {
  const observe = () => harness.observe({ apiToken: true });

  it('is reported by plan and doctor if it is missing', async () => {
    const onboarding = await observe();
    const output = 'The repository has no secret SITE_PORTAL_API_TOKEN, which its workflow uses.';
    expect(onboarding.plan.remarks.join('\n')).toContain(output);
    expect(await examineOnboarding(onboarding)).toContainEqual(
      expect.objectContaining({
        weight: 'risk',
        what: output,
        why: expect.stringMatching(/^Its value is empty then: /),
        remedy: expect.stringContaining('gh secret set'),
      }),
    );
  });

  it('keeps the repository from being ready after the merge if it is missing', async () => {
    await harness.apply((await observe()).plan);
    for (const { path, state } of (await observe()).current.files)
      if ('content' in state) await harness.write(path, state.content);
    const { plan } = await observe();
    expect(plan).toMatchObject({ steps: [], state: 'drift', stateAfter: 'drift' });
    expect(plan.remarks[0]).toMatch(/which its workflow uses\. Put it there\.$/);
  });

  it('may belong to the organisation or to the repository', async () => {
    repository().organizationSecrets.add('SITE_PORTAL_API_TOKEN');
    expect((await observe()).plan.remarks).toEqual([]);
    repository().organizationSecrets.clear();
    repository().secrets.add('SITE_PORTAL_API_TOKEN');
    expect((await observe()).plan.remarks).toEqual([]);
  });

  it('must belong to the repository if a person owns the repository', async () => {
    repository().ofPerson = true;
    const [remark = '', ...others] = (await observe()).plan.remarks;
    expect(remark).toMatch(
      /^The repository has no secret SITE_PORTAL_API_TOKEN, .* has no organisation, or/,
    );
    expect(others).toEqual([]);
    repository().secrets.add('SITE_PORTAL_API_TOKEN');
    expect((await observe()).plan.remarks).toEqual([]);
  });

  it('is reported as unknown, not as missing, if the token may not list secrets', async () => {
    const names = [
      'administration',
      'contents',
      'workflows',
      'pull_requests',
      'variables',
      'webhooks',
    ];
    const all = Object.fromEntries(names.map((name) => [name, 'write' as const]));
    harness.api.tokens.set('fine', { ...all, actions: 'read' });
    expect(
      (await harness.observe({ apiToken: true, github: harness.githubWith('fine') })).plan.remarks,
    ).toEqual([
      "Cannot check whether the workflow's secret SITE_PORTAL_API_TOKEN exists: the token " +
        'cannot list the secrets of the repository and those of its organisation ' +
        '(Secrets: read). Make sure it is there before the merge.',
    ]);
  });
});

describe('the webhooks of a repository', () => {
  const url = 'https://portal.acme.example/api/webhooks/repohost';
  const hook = (address: string, id: number) => ({
    id,
    active: true,
    events: ['issues', 'pull_request', 'push'],
    config: { url: address, content_type: 'json', insecure_ssl: '0', secret: 'x' },
    deliveries: [],
  });

  it("are corrected if they spell the portal's URL differently", async () => {
    repository().hooks.push(hook(`${url}/`, 1));
    const { plan } = await harness.observe();
    expect(plan.steps.find(({ kind }) => kind === 'webhook')).toMatchObject({
      id: 1,
      changes: [`is written ${url}/`],
    });
    await harness.apply(plan);
    expect(repository().hooks.map(({ config }) => config.url)).toEqual([url]);
  });

  it('are reduced to the one with the exact URL of the portal', async () => {
    repository().hooks.push({ ...hook(`${url}/`, 902), active: false }, hook(url, 903));
    const onboarding = await harness.observe();
    expect(onboarding.plan.steps.filter(({ kind }) => kind.startsWith('webhook'))).toEqual([
      expect.objectContaining({ kind: 'webhook-removal', id: 902 }),
    ]);
    expect((await examineOnboarding(onboarding)).map(({ what }) => what).join('\n')).toContain(
      `The webhook ${url}/ is not needed: another one calls the portal, too.`,
    );
    await harness.apply(onboarding.plan);
    expect(repository().hooks.map(({ id, active }) => [id, active])).toEqual([[903, true]]);
  });

  it('are replaced if the portal has moved', async () => {
    const former = 'https://old.acme.example/api/webhooks/repohost';
    const other = 'https://ci.acme.example/hooks';
    repository().variables.set('SITE_PORTAL_URL', 'https://old.acme.example');
    repository().hooks.push(hook(former, 1), hook(other, 2));
    const onboarding = await harness.observe();
    const { plan } = onboarding;
    const reported = (await examineOnboarding(onboarding)).map(({ what }) => what).join('\n');
    expect(reported).toContain(`The webhook ${former} is not needed: the portal is now at ${url}.`);
    expect(reported).not.toContain('calls a portal at another address');
    await harness.apply({ ...plan, steps: plan.steps.filter(({ kind }) => kind !== 'variable') });
    expect(repository().hooks.map(({ config }) => config.url)).toEqual([other, url]);
  });

  it('are reported if they call a portal at a different address, and removed with --prune', async () => {
    const former = 'https://old.acme.example/api/webhooks/repohost';
    repository().hooks.push(hook(former, 1), hook(url, 2));
    const onboarding = await harness.observe();
    const output = `The webhook ${former} calls a portal at another address.`;
    expect(onboarding.plan.remarks.join('\n')).toContain(output);
    expect((await examineOnboarding(onboarding)).map(({ what }) => what)).toContain(output);
    await harness.apply((await harness.observe({ prune: true })).plan);
    expect(repository().hooks.map(({ id }) => id)).toEqual([2]);
  });
});

it('onboarding plans nothing for an archived repository, which GitHub keeps read-only', async () => {
  repository().archived = true;
  const { plan } = await harness.observe();
  expect([plan.state, plan.steps]).toEqual(['archived', []]);
  const error = await catchError(
    harness.github.call({
      method: 'POST',
      path: '/repos/Acme/docs/hooks',
      needs: 'Webhooks: write',
      json: {},
    }),
  );
  expect(error).toMatchObject({
    code: 'GITHUB_REFUSED',
    message: 'The repository is archived and therefore read-only.',
  });
});

it.each([
  [
    'of the same owner, shared within the organisation',
    'Acme/flows',
    'organization',
    'private',
    undefined,
  ],
  [
    'of the same owner, shared within the enterprise',
    'Acme/flows',
    'enterprise',
    'private',
    undefined,
  ],
  ['of the same owner, not shared', 'Acme/flows', 'none', 'private', 'Share them: Settings'],
  ['of the same owner, in a public repository', 'acme/flows', 'none', 'public', undefined],
  [
    'of a different owner, shared within its organisation',
    'Beta/flows',
    'organization',
    'private',
    'Only others of Beta',
  ],
  [
    'of a different owner, shared within the enterprise',
    'Beta/flows',
    'enterprise',
    'private',
    undefined,
  ],
  [
    'of a different owner, in a public repository',
    'Beta/flows',
    'organization',
    'public',
    undefined,
  ],
  ['in its own repository', 'acme/DOCS', 'none', 'private', undefined],
])(
  'findBlocked decides whether a site may call a workflow %s',
  async (_, called, level, visibility, remedy) => {
    const names = { id: 1, name: 'flows', full_name: called, default_branch: 'main' };
    const answers: Readonly<Record<string, unknown>> = {
      '/repos/Acme/docs/actions/permissions': { enabled: true, allowed_actions: 'all' },
      [`/repos/${called}/actions/permissions/access`]: { access_level: level },
      [`/repos/${called}`]: { ...names, visibility, owner: { login: 'x', id: 2 } },
    };
    const http = scriptedHttp(({ url }) => ({ body: answers[url.pathname] ?? [] }));
    const github = createGitHub({ ...createDeps(), http, token: new Secret('gh') });
    const inputs = { shape: 'caller', reusable: { uses: `${called}/.github/workflows/a.yml@v1` } };
    const blocked = await findBlocked({ ...docsRepository, owner: 'Acme', ...github }, {
      files: [],
      inputs,
    } as never);
    const what = `${called} does not share its workflows with Acme/docs`;
    const expected = `${what}, so no run would start. ${remedy}`;
    expect(blocked).toEqual(remedy ? [expect.stringContaining(expected)] : []);
  },
);
