import { beforeAll, expect, it } from 'vitest';
import { planOnboarding } from '../../../../../src/operations/onboard/onboard.ts';
import { catchError } from '../../../../support/failure.ts';
import { useAll } from '../../../../support/fixture.ts';
import { openHarness } from '../harness.ts';
import { action, site } from '../site.ts';

const harness = useAll(openHarness);
beforeAll(async () => {
  await harness.apply((await harness.observe()).plan);
  for (const { path, state } of (await harness.observe()).current.files)
    if ('content' in state) await harness.write(path, state.content);
});

const observeAs = (record: object, options: object = {}) =>
  planOnboarding(
    { ...site, ...record },
    { action, github: harness.github, credentials: harness.credentials, ...options },
  );

it('planOnboarding refuses a second site in a repository without writing anything', async () => {
  harness.requests.length = 0;
  const error = await catchError(observeAs({ slug: 'acme-shop', id: 'site_999' }));
  expect(error).toMatchObject({
    code: 'ONBOARD_OTHER_SITE',
    message: expect.stringContaining('deploys the site acme-docs'),
  });
  expect(harness.requests.filter((line) => !line.startsWith('GET '))).toEqual([]);
});

it('planOnboarding names the template of a repository that deploys a different site', async () => {
  harness.repository().template = 'Acme/starter';
  const error = await catchError(observeAs({ slug: 'acme-shop', id: 'site_999' }));
  expect(error.remedy).toContain('created from the template Acme/starter');
  harness.repository().template = undefined;
});

it('planOnboarding refuses a site config at a different path and suggests --config', async () => {
  expect(await catchError(observeAs({}, { config: 'sites/docs.yml' }))).toMatchObject({
    code: 'ONBOARD_OTHER_SITE',
    remedy: expect.stringContaining('--config site.config.yml'),
  });
});

it.each([
  ['slug', { slug: 'renamed' }],
  ['id', { id: 'site_999' }],
])('planOnboarding accepts a site whose record has a new %s', async (_, record) => {
  await observeAs(record);
});
