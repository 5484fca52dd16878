import { afterAll, beforeAll, expect, it } from 'vitest';
import { planOnboarding } from '../../../../../src/operations/onboard/onboard.ts';
import { failureOf } from '../../../../support/failure.ts';
import { action, openWorld, site, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.apply((await world.look()).plan);
  for (const { path, state } of (await world.look()).current.files)
    if ('content' in state) await world.write(path, state.content);
});
afterAll(() => world.close());

const lookAs = (record: object, options: object = {}) =>
  planOnboarding(
    { ...site, ...record },
    { action, github: world.github, credentials: world.credentials, ...options },
  );

it('refuses a second site before writing anything', async () => {
  world.requests.length = 0;
  const error = await failureOf(lookAs({ slug: 'acme-shop', id: 'site_999' }));
  expect(error).toMatchObject({
    code: 'ONBOARD_OTHER_SITE',
    message: expect.stringContaining('deploys the site acme-docs'),
  });
  expect(world.requests.filter((line) => !line.startsWith('GET '))).toEqual([]);
});

it("names the template whose site's files a new repository has", async () => {
  world.repository().template = 'Acme/starter';
  const error = await failureOf(lookAs({ slug: 'acme-shop', id: 'site_999' }));
  expect(error.remedy).toContain('created from the template Acme/starter');
  world.repository().template = undefined;
});

it('refuses a site config at another path and suggests --config', async () => {
  expect(await failureOf(lookAs({}, { config: 'sites/docs.yml' }))).toMatchObject({
    code: 'ONBOARD_OTHER_SITE',
    remedy: expect.stringContaining('--config site.config.yml'),
  });
});

it.each([[{ slug: 'renamed' }], [{ id: 'site_999' }]])(
  'does not mistake the same site for another one: %j',
  async (record) => {
    await lookAs(record);
  },
);
