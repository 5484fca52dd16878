import { beforeEach, describe, expect, it } from 'vitest';
import {
  isOfRepository,
  staleInFormerApplications,
} from '../../../../../src/operations/onboard/credentials/subjects.ts';
import { examineOnboarding } from '../../../../../src/operations/onboard/onboard.ts';
import { SiteDeployError } from '../../../../../src/shared/errors/error.ts';
import { useEach } from '../../../../support/fixture.ts';
import { docsRepository } from '../../../../support/repository.ts';
import { openHarness } from '../harness.ts';
import { site } from '../site.ts';

const issuer = 'https://token.actions.githubusercontent.com';
const audiences = ['api://AzureADTokenExchange'];
const byHand = (name: string, subject: string) => ({ name, issuer, subject, audiences });
const harness = useEach(openHarness);
beforeEach(async () => {
  await harness.apply((await harness.observe()).plan);
  await harness.api.send('PUT', '/repos/Acme/docs/pulls/1/merge', {});
});

it('unneeded credentials of a renamed repository are reported by the doctor and removed by --prune', async () => {
  harness.app.federatedCredentials.push(
    byHand('by-hand', 'repo:Acme/docs:environment:Production'),
    byHand('other-repository', 'repo:Acme/other:environment:Production'),
    byHand('other-environment', 'repo:Acme@1001/docs@2002:ref:refs/heads/master'),
  );
  await harness.api.rename('Acme/docs', 'handbook');
  // Credentials with names that site-deploy gives are replaced.
  await harness.apply((await harness.observe()).plan);
  const onboarding = await harness.observe();
  expect(onboarding.plan.steps).toEqual([]);
  const stale = ['by-hand', 'other-environment'];
  const risks = (await examineOnboarding(onboarding)).filter(({ what }) =>
    what.includes('is not needed'),
  );
  expect(risks.map(({ what }) => what.split(' ')[3])).toEqual(stale);
  expect(risks[0]?.remedy).toBe('Run site-deploy onboard --apply --prune to remove it.');
  const { plan } = await harness.observe({ prune: true });
  expect(plan.steps).toMatchObject(
    stale.map((name) => ({ kind: 'credential-removal', credential: { name } })),
  );
  await harness.apply(plan);
  expect(harness.app.federatedCredentials.map(({ name }) => name)).toEqual([
    'site-acme-docs-production',
    'site-acme-docs-preview',
    'other-repository',
  ]);
});

const named = { owner: 'acme', name: 'docs' };
const repository = { ...docsRepository, id: 2002, owner: 'Acme', ownerId: 1001 };

describe('isOfRepository', () => {
  it.each([
    'repo:Acme/docs:environment:Preview',
    'repo:acme/Docs:ref:refs/heads/x',
    'repo:Acme@1/old@2002:environment:Preview',
  ])('accepts the subject %s', (subject) => {
    expect(isOfRepository(subject, repository, named)).toBe(true);
  });

  it.each([
    'repo:Acme@1/docs@2003:environment:Preview',
    'repo:Acme/docs2:environment:Preview',
    'repository_id:2002:environment:Preview',
  ])('rejects the subject %s', (subject) => {
    expect(isOfRepository(subject, repository, named)).toBe(false);
  });
});

describe('the credentials of a former application', () => {
  const subject = 'repo:Acme/docs:environment:Production';
  const owner = { repository, named, issuer, subject: { prefix: undefined, claimKeys: undefined } };
  const find = (listing: Promise<ReturnType<typeof byHand>[]> | undefined) =>
    staleInFormerApplications(
      ['former'],
      () => listing && { ...harness.credentials, list: () => listing },
      owner,
    );

  it('are stale if they let the repository deploy', async () => {
    const listing = Promise.resolve([
      byHand('of-site', subject),
      byHand('of-branch', 'repo:Acme/docs:ref:refs/heads/master'),
      byHand('of-another-repository', 'repo:Acme/other:environment:Production'),
      { ...byHand('of-another-issuer', subject), issuer: 'https://issuer.example' },
    ]);
    const { stale, remarks } = await find(listing);
    expect(stale).toMatchObject([{ credential: { name: 'of-site' }, application: 'former' }]);
    expect(remarks).toEqual([]);
  });

  const failure = (code: 'AZURE_PERMISSION_MISSING' | 'AZURE_TOKEN_REFUSED') =>
    Promise.reject(new SiteDeployError(code, 'No.'));
  it.each([
    ['no token is given', 'there is no token for it', () => undefined],
    ['the token lacks a permission', 'No', () => failure('AZURE_PERMISSION_MISSING')],
  ])('are not checked, with a remark, if %s', async (_, reason, list) => {
    const { stale, remarks } = await find(list());
    const was = 'The application former, which the site used before, was not checked';
    expect([stale, remarks]).toEqual([[], [`${was}: ${reason}.`]]);
  });

  it.each([
    ['the token is refused', () => failure('AZURE_TOKEN_REFUSED')],
    ['the program throws an unexpected error', () => Promise.reject(new TypeError('No.'))],
  ])('cannot be listed if %s', async (_, list) => {
    await expect(find(list())).rejects.toThrow('No.');
  });
});

it('--prune plans to remove a credential of an application that only earlier site configs name', async () => {
  const former = 'aaaaaaaa-0000-4000-8000-000000000000';
  const text = (await harness.read('site.config.yml')) ?? '';
  await harness.write('site.config.yml', text.replace(site.azure.clientId, former));
  await harness.write('site.config.yml', text);
  const kept = [
    byHand('site-acme-docs-production', 'repo:Acme@1001/docs@2002:environment:Production'),
  ];
  const removed: string[] = [];
  const credentialsAt = (clientId: string) => {
    expect(clientId).toBe(former);
    return {
      ...harness.credentials,
      list: async () => kept,
      remove: async (name: string) => void removed.push(name),
    };
  };
  const onboarding = await harness.observe({ checksFormer: true, prune: true, credentialsAt });
  expect(onboarding.plan.steps).toMatchObject([
    { kind: 'credential-removal', application: former },
  ]);
});

const config = 'site.config.yml';
const other = 'bbbbbbbb-0000-4000-8000-000000000000';
const nameOther = async (branch: string) => {
  const text = (await harness.read(config)) ?? '';
  await harness.api.writeFile(
    'Acme/docs',
    branch,
    config,
    text.replace(site.azure.clientId, other),
  );
};

it('--prune keeps the credentials if the site config names a different application', async () => {
  await nameOther('master');
  const credentialsAt = (clientId: string) => {
    if (clientId === site.azure.clientId) return harness.credentials;
    return undefined;
  };
  const { plan } = await harness.observe({ checksFormer: true, prune: true, credentialsAt });
  expect(plan.steps.filter(({ kind }) => kind === 'credential-removal')).toEqual([]);
});

it('--prune does not read the credentials of an application that a release branch still uses', async () => {
  const sha = await harness.api.getHead('Acme/docs', 'master');
  const refs = '/repos/Acme/docs/git/refs';
  await harness.api.send('POST', refs, { ref: 'refs/heads/release/1.2.0', sha });
  const text = (await harness.read(config)) ?? '';
  await nameOther('release/1.2.0');
  await nameOther('master');
  await harness.write(config, text);
  const asked: string[] = [];
  const credentialsAt = (clientId: string) => {
    asked.push(clientId);
    return undefined;
  };
  await harness.observe({ checksFormer: true, prune: true, credentialsAt });
  expect(asked).toEqual([]);
});
