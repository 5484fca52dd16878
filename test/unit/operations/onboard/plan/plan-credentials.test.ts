import { beforeEach, expect, it } from 'vitest';
import { toUniqueName } from '../../../../../src/operations/onboard/plan/plan-credentials.ts';
import { onboardingBranch } from '../../../../../src/operations/onboard/plan/pull-request.ts';
import { useEach } from '../../../../support/fixture.ts';
import { openHarness } from '../harness.ts';
import { action } from '../site.ts';

const workflow = 'acme/.github/.github/workflows/site-deploy.yml';
const older = { uses: `${workflow}@${'b'.repeat(40)}`, version: 'v1.0.0' };
const newer = { uses: `${workflow}@${'c'.repeat(40)}`, version: 'v1.1.0' };
const deploy = '.github/workflows/deploy.yml';

const harness = useEach(openHarness);
beforeEach(() => {
  const repository = harness.api.repository('Acme/docs');
  if (repository === undefined) throw new Error('no repository');
  repository.subject = {
    ...repository.subject,
    useDefault: false,
    claimKeys: ['repo', 'context', 'job_workflow_ref'],
  };
});

const onboard = async (reusable: typeof older) =>
  harness.apply((await harness.observe({ shape: 'caller', reusable })).plan, { done: [] });
const merge = async () => {
  const { current } = await harness.observe();
  const open = current.pulls.find(({ state }) => state === 'open');
  expect(
    (await harness.api.send('PUT', `/repos/Acme/docs/pulls/${open?.number}/merge`, {})).status,
  ).toBe(200);
};
const trusted = (pin: { uses: string }) =>
  harness.app.federatedCredentials
    .filter(({ subject }) => subject.endsWith(pin.uses))
    .map(({ subject }) => subject);

it('onboarding adds credentials for a new pin before its merge, and removes the old ones after it', async () => {
  await onboard(older);
  await merge();
  expect(trusted(older)).toHaveLength(2);
  await onboard(newer);
  // Until the merge, runs use the workflow at the older pin.
  expect(await harness.read(deploy)).toContain(older.uses);
  expect(trusted(older)).toHaveLength(2);
  expect(trusted(newer)).toHaveLength(2);
  expect((await harness.observe({ shape: 'caller', reusable: newer })).plan.state).toBe(
    'waiting for merge',
  );

  await merge();
  const { plan } = await harness.observe({ shape: 'caller', reusable: newer });
  expect(plan.steps.map(({ kind }) => kind)).toEqual(['credential-removal', 'credential-removal']);
  await harness.apply(plan);
  expect(trusted(older)).toEqual([]);
  expect(trusted(newer)).toHaveLength(2);
  expect((await harness.observe({ shape: 'caller', reusable: newer })).plan).toMatchObject({
    steps: [],
    state: 'ready',
  });
});

it('onboarding keeps the credential for Preview that a release branch still uses', async () => {
  await onboard(older);
  await merge();
  const head = await harness.api.getHead('Acme/docs', 'master');
  await harness.api.send('POST', '/repos/Acme/docs/git/refs', {
    ref: 'refs/heads/release/1.2.0',
    sha: head,
  });
  await onboard(newer);
  await merge();
  await onboard(newer);
  expect(trusted(older)).toEqual([expect.stringContaining('environment:Preview')]);
});

it('onboarding keeps the old credentials if the pull request with a new pin was declined', async () => {
  await onboard(older);
  await merge();
  await onboard(newer);
  const { current } = await harness.observe();
  const open = current.pulls.find(({ state }) => state === 'open');
  await harness.api.send('PATCH', `/repos/Acme/docs/pulls/${open?.number}`, { state: 'closed' });
  await onboard(newer);
  expect(trusted(older)).toHaveLength(2);
  expect(trusted(newer)).toEqual([]);
});

it('onboarding creates credentials for each published workflow, with both pins until the merge', async () => {
  const next = { uses: action.uses.replaceAll('a'.repeat(40), 'd'.repeat(40)), version: 'v0.2.0' };
  const subjects = () =>
    harness.app.federatedCredentials.map(({ subject }) => subject.split(':').slice(2).join(':'));
  const of = (environment: string, name: string, { uses }: typeof next) =>
    `environment:${environment}:job_workflow_ref:` +
    uses.replace('@', `/.github/workflows/${name}.yml@`);
  const all = (pin: typeof next) => [
    of('Production', 'deploy', pin),
    of('Production', 'rollback', pin),
    of('Preview', 'deploy', pin),
    of('Preview', 'rollback', pin),
    of('Preview', 'close-preview', pin),
  ];
  await harness.apply((await harness.observe()).plan);
  expect(subjects()).toEqual(all(action));
  await merge();
  expect((await harness.observe()).plan).toMatchObject({ steps: [], state: 'ready' });
  await harness.apply((await harness.observe({ action: next })).plan);
  expect(subjects().toSorted()).toEqual([...all(action), ...all(next)].toSorted());
  await merge();
  await harness.apply((await harness.observe({ action: next })).plan);
  expect(subjects().toSorted()).toEqual(all(next).toSorted());
});

it('onboarding creates credentials for rollback and close-preview if the subject names the workflow', async () => {
  await onboard(older);
  const subjects = harness.app.federatedCredentials.map(({ subject }) =>
    subject.split(':').slice(2).join(':'),
  );
  expect(subjects).toEqual([
    `environment:Production:job_workflow_ref:${older.uses}`,
    'environment:Production:job_workflow_ref:Acme/docs/.github/workflows/rollback.yml@refs/heads/master',
    `environment:Preview:job_workflow_ref:${older.uses}`,
    'environment:Preview:job_workflow_ref:Acme/docs/.github/workflows/rollback.yml@refs/heads/master',
    'environment:Preview:job_workflow_ref:Acme/docs/.github/workflows/close-preview.yml@refs/heads/master',
  ]);
  expect(new Set(harness.app.federatedCredentials.map(({ name }) => name)).size).toBe(5);
  expect(await harness.api.readFile('Acme/docs', onboardingBranch, deploy)).toContain(older.uses);
});

it('toUniqueName shortens a name to the 120 characters that Entra allows', () => {
  const credential = { name: 'n'.repeat(120), subject: 's', issuer: '', audiences: [] };
  expect(toUniqueName(credential)).toMatch(/^n{111}-[0-9a-f]{8}$/);
});
