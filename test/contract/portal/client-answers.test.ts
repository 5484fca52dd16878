import { afterAll, beforeAll, expect, it } from 'vitest';
import { Secret } from '../../../src/shared/secret.ts';
import { type ClientWorld, openClientWorld } from './client-world.ts';

const siteId = 'site_hp_web';
const pageSlug = 'home';

let world: ClientWorld;
beforeAll(async () => {
  world = await openClientWorld();
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
});

it('the client pages through all sites of the portal', async () => {
  const ids: string[] = [];
  for await (const { id } of world.owner().listAllSites({ limit: 2 })) ids.push(id);
  expect(ids).toHaveLength((await world.owner().call('listSites', {})).total);
  expect(new Set(ids).size).toBe(ids.length);
});

it("the client distinguishes the portal's refusals", async () => {
  await expect(world.clientOf('nobody').call('getSite', { siteId })).rejects.toMatchObject({
    status: 401,
  });
  await expect(
    world.clientOf('local-viewer-token').call('putSettings', { siteId, body: {} }),
  ).rejects.toMatchObject({
    status: 403,
  });
  await expect(world.owner().call('getSite', { siteId: 'site_unknown' })).rejects.toMatchObject({
    status: 404,
    code: 'not_found',
  });
  await expect(
    world.owner().call('patchSite', { siteId, body: { url: 'nope' } }),
  ).rejects.toMatchObject({
    status: 400,
    details: [{ field: 'url', message: expect.any(String) }],
    requestId: expect.any(String),
  });
  const tooLong = world
    .owner()
    .call('putPageSeo', { siteId, pageSlug, body: { title: 'x'.repeat(71), description: 'd' } });
  await expect(tooLong).rejects.toMatchObject({ status: 422 });
});

it('the client renews a credential that the portal rejects', async () => {
  const client = world.clientOf(async () => new Secret('expired'));
  await expect(client.call('getSite', { siteId })).rejects.toMatchObject({ status: 401 });
  const tokens = ['expired', 'local-viewer-token'];
  const renewing = world.clientOf(async () => new Secret(tokens.shift() ?? ''));
  expect((await renewing.call('getSite', { siteId })).id).toBe(siteId);
});

it("the client prevents one editor from overwriting another editor's page SEO", async () => {
  const first = await world.owner().callTagged('getPageSeo', { siteId, pageSlug });
  const second = await world.owner().callTagged('getPageSeo', { siteId, pageSlug });
  expect(first.etag).toEqual(expect.any(String));
  const mine = { ...first.value, title: 'Solid oak and pine furniture, made on the coast' };
  await world.owner().call('putPageSeo', { siteId, pageSlug, body: mine }, { ifMatch: first.etag });
  const late = world
    .owner()
    .call('putPageSeo', { siteId, pageSlug, body: second.value }, { ifMatch: second.etag });
  await expect(late).rejects.toMatchObject({ status: 412 });
  expect((await world.owner().call('getPageSeo', { siteId, pageSlug })).title).toBe(mine.title);
});
