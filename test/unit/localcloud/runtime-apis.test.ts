import { afterAll, expect, it } from 'vitest';
import { sampleSite, startLocalCloud } from '../../../src/localcloud/localcloud.ts';
import { createClient, createToken, publish } from './support.ts';

const cloud = await startLocalCloud();
const call = createClient(cloud);
const admin = {
  authorization: `Bearer ${createToken(cloud, 'admin')}`,
  'content-type': 'application/json',
};
afterAll(() => cloud.close());

const get = async (address: string) => {
  const { status, body } = await call(address);
  return { status, body: body.startsWith('{') ? JSON.parse(body) : body };
};

it('the runtime APIs of a site answer under its host before anything is deployed', async () => {
  expect(await get(`${sampleSite.url}/api/v1/pages/home/text`)).toMatchObject({
    status: 200,
    body: { pageSlug: 'home' },
  });
  expect(await get('https://www.harbour-pine.example/api/v1/content/posts')).toMatchObject({
    status: 200,
    body: { total: 2 },
  });
});

it("a site's runtime APIs answer under the platform's host names and under the local address", async () => {
  const production = cloud.hosting.hostname(sampleSite.slug);
  const preview = cloud.hosting.hostname(sampleSite.slug, 'preview');
  for (const host of [production, preview]) {
    expect(await get(`https://${host}/api/v1/content/pages`)).toMatchObject({
      status: 200,
      body: { total: 1 },
    });
  }
  await publish(cloud, 'served');
  const address = cloud.hosting.address(sampleSite.slug);
  expect((await fetch(`${address}/api/v1/content/pages`)).status).toBe(200);
  expect(
    await get('https://calm-sea-0ffffffff.2.azurestaticapps.net/api/v1/content/pages'),
  ).toMatchObject({ status: 404 });
});

it("a site's runtime APIs answer under a new host as soon as the site's URL changes", async () => {
  const site = `${sampleSite.portal.url}/api/sites/site_hp_guides`;
  const body = JSON.stringify({ url: 'https://neu.harbour-pine.example' });
  expect((await call(site, { method: 'PATCH', headers: admin, body })).status).toBe(200);
  const pages = 'https://neu.harbour-pine.example/api/v1/content/pages';
  expect(await get(pages)).toMatchObject({ status: 200 });
});

it("a site's host serves nothing of the portal except the runtime APIs", async () => {
  const targets = ['/api', '/api/sites', '/api/v1/nothing', '/api?x'];
  for (const target of [...targets, `/api/sites/${sampleSite.id}`]) {
    const { status } = await call(sampleSite.url + target, { headers: admin });
    expect({ target, status }).toEqual({ target, status: 404 });
  }
  const body = JSON.stringify({ siteSlug: sampleSite.slug });
  const exchange = `${sampleSite.url}/api/v1/sites/deployment-tokens`;
  expect((await call(exchange, { method: 'POST', headers: admin, body })).status).toBe(404);
});
