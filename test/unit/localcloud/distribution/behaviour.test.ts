import { describe, expect, it } from 'vitest';
import { sampleSite } from '../../../../src/localcloud/localcloud.ts';
import { siteOf, useDistribution } from './world.ts';

const world = useDistribution();
const { deploy } = world;
const behave = (changes: Partial<typeof world.cloud.distribution.behaviour>) =>
  Object.assign(world.cloud.distribution.behaviour, changes);
const production = (): string => `https://${world.cloud.hosting.hostname('acme-docs')}`;
const preview = (): string => `https://${world.cloud.hosting.hostname('acme-docs', 'preview')}`;

it('never ends when told so, though the site is live', async () => {
  behave({ outcome: 'never' });
  const { looks } = await deploy(siteOf('live all the same'));
  expect(looks?.map(({ deploymentStatus }) => deploymentStatus)).toEqual(
    Array(4).fill('InProgress'),
  );
  expect(await world.visit()).toBe('<h1>live all the same</h1>');
});

it('answers as many looks with InProgress as told, and may leave the address out', async () => {
  behave({ polls: 2, siteUrl: 'empty' });
  const { looks } = await deploy(siteOf('slow'));
  expect(looks).toMatchObject([
    { deploymentStatus: 'InProgress' },
    { deploymentStatus: 'InProgress' },
    { deploymentStatus: 'Succeeded', siteUrl: '' },
  ]);
});

describe('an upload to an environment that lands on Production', () => {
  it.each(['given', 'asked', 'production', 'custom domain', 'empty'] as const)(
    'names the address %s',
    async (siteUrl) => {
      const [live, empty] = [production(), ''];
      const named = {
        given: live,
        asked: preview(),
        production: live,
        'custom domain': sampleSite.url,
        empty,
      };
      await deploy(siteOf('production'));
      behave({ landing: 'production', siteUrl });
      const { final, deployment } = await deploy(siteOf(`draft ${siteUrl}`), {
        environment: 'preview',
      });
      expect(final).toMatchObject({ deploymentStatus: 'Succeeded', siteUrl: named[siteUrl] });
      expect(deployment).toMatchObject({ requested: 'preview', environment: null, isLive: true });
      expect(await world.visit()).toBe(`<h1>draft ${siteUrl}</h1>`);
    },
  );
});

it('a valid token names the default host, the own domain, or nothing', async () => {
  const named = async () => (await world.post('upload/validateapitoken', {})).response;
  expect(await named()).toEqual({ siteUrl: production() });
  behave({ validatedUrl: 'custom domain' });
  expect(await named()).toEqual({ siteUrl: sampleSite.url });
  behave({ validatedUrl: 'empty' });
  expect(await named()).toEqual({ siteUrl: '' });
});

it.each(['Failed', 'Canceled'] as const)(
  'a distribution that is %s may have changed the site in some regions',
  async (state) => {
    await deploy(siteOf('before'));
    behave({ outcome: { state, reason: 'No room.' }, unhealthyRegions: ['West Europe'] });
    expect((await deploy(siteOf('not live'))).final).toMatchObject({
      deploymentStatus: state,
      errorDetails: 'No room.',
    });
    expect(await world.visit()).toBe('<h1>before</h1>');
    behave({ outcome: { state, reason: [{ message: 'No room.' }], isLive: true } });
    const { final, deployment } = await deploy(siteOf('live in part'));
    expect(final).toEqual({
      deploymentStatus: state,
      siteUrl: '',
      errorDetails: [{ message: 'No room.' }],
      unhealthyRegions: ['West Europe'],
    });
    expect(deployment).toMatchObject({ state, isLive: true });
    expect(await world.visit()).toBe('<h1>live in part</h1>');
  },
);

it('says its status in words that nobody has seen', async () => {
  behave({ polls: 0, statusNames: { Succeeded: 'Completed' } });
  expect((await deploy(siteOf('x'))).looks).toMatchObject([{ deploymentStatus: 'Completed' }]);
});

it('spells its answers otherwise, refusals among them', async () => {
  behave({ spelling: 'pascal' });
  expect(await world.post('upload/validateapitoken', {})).toMatchObject({
    IsSuccessStatusCode: true,
    Response: { SiteUrl: production() },
  });
  expect(await world.post('upload/checkstatus', { Version: 'none' })).toMatchObject({
    IsSuccessStatusCode: false,
    StatusCode: 404,
    ErrorMessage: expect.any(String),
  });
});

it.each([
  [
    'plain',
    { stageSiteIdentifier: 'default', version: '1' },
    { stageSiteIdentifier: 'preview', version: '1' },
  ],
  [
    'number',
    { stageSiteIdentifier: 'default', version: 2 },
    { stageSiteIdentifier: 'preview', version: 2 },
  ],
] as const)('names slots as the real service does: %s', async (ids, inProduction, inPreview) => {
  behave({ ids });
  expect((await deploy(siteOf('a'))).pollingInfo).toMatchObject(inProduction);
  expect((await deploy(siteOf('b'), { environment: 'preview' })).pollingInfo).toMatchObject(
    inPreview,
  );
});
