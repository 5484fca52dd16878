import { describe, expect, it } from 'vitest';
import type { Portal } from '../../../../src/localcloud/portal/portal.ts';
import { useFolder } from '../../../support/folder.ts';
import {
  accessToken,
  call,
  docsSite,
  openPortal,
  report,
  shopSite,
  site,
  startPortal,
} from './harness.ts';

const folder = useFolder();
const admin = 'local-admin-token';
const victim = 'www.harbour-pine.example';
const patchUrl = async (portal: Portal, url: string, site = docsSite.id) =>
  await call(portal, 'PATCH', `/api/sites/${site}`, { token: admin, body: { url } });
/** Returns the slugs of the pages that a host serves. */
const pages = async (portal: Portal, host: string) => {
  const { json } = await call(portal, 'GET', '/api/v1/content/pages', { host });
  return (json.pages as { slug: string }[] | undefined)?.map(({ slug }) => slug);
};

describe('the URL of a site', () => {
  it.each([
    ["another site's production host", `https://${victim}`],
    [
      "another site's host in capitals, with a dot, a port and a path",
      `https://WWW.Harbour-Pine.example.:8443/docs`,
    ],
    ["another site's development host", 'https://preview.harbour-pine.example'],
  ])('cannot have %s', async (_, url) => {
    const portal = await openPortal();
    const before = await pages(portal, victim);
    const answer = await patchUrl(portal, url);
    expect(answer.status).toBe(409);
    expect(answer.json.details).toEqual([
      { field: 'url', message: 'Another site already uses this host name.' },
    ]);
    expect(await pages(portal, victim)).toEqual(before);
    expect(before).toContain('tables');
  });

  it('cannot have a host name that the platform has assigned to a different site', async () => {
    const host = 'calm-sea-0123.2.azurestaticapps.net';
    const portal = await openPortal({
      hostingOwner: (asked) => (asked === host ? shopSite.slug : undefined),
    });
    expect((await patchUrl(portal, `https://${host}`)).status).toBe(409);
    expect((await patchUrl(portal, `https://${host}`, shopSite.id)).status).toBe(200);
  });

  it('may have a public host only if a DNS record names the site', async () => {
    const records = new Map([['_site-portal.www.acme.com', [docsSite.id]]]);
    const portal = await openPortal({ findTextRecords: async (name) => records.get(name) ?? [] });
    for (const url of ['https://api.github.com', 'https://127.0.0.1', 'https://acme.com']) {
      const { status, json } = await patchUrl(portal, url);
      expect(status).toBe(409);
      expect(JSON.stringify(json.details)).toContain(`_site-portal.${new URL(url).hostname} with`);
    }
    expect((await patchUrl(portal, 'https://www.acme.com', shopSite.id)).status).toBe(409);
    expect((await patchUrl(portal, 'https://www.acme.com')).status).toBe(200);
    expect((await patchUrl(portal, docsSite.portal.url)).status).toBe(409);
    const correction = { version: '1.0.0', commitSha: 'a'.repeat(40), url: 'https://dev.acme.com' };
    const target = `/api/sites/${docsSite.id}/environments/Preview`;
    const put = await call(portal, 'PUT', target, { token: admin, body: correction });
    expect(put.status).toBe(409);
  });

  it('frees its host name for other sites when it changes', async () => {
    const portal = await openPortal();
    expect((await patchUrl(portal, 'https://new.acme.example')).status).toBe(200);
    expect(await pages(portal, 'docs.acme.example')).toBeUndefined();
    expect((await patchUrl(portal, docsSite.url, shopSite.id)).status).toBe(200);
    expect(await pages(portal, 'docs.acme.example')).toEqual(['home']);
  });

  it('keeps a change across a restart unless the options contain a new URL', async () => {
    const database = folder.at('portal.sqlite');
    const open = async (url: string) =>
      await startPortal({ database, sites: [{ ...docsSite, url }] });
    const getUrl = async (portal: Portal) =>
      (await call(portal, 'GET', site, { token: admin })).json.url;
    const first = await open('https://one.example');
    await patchUrl(first, 'https://changed.example');
    await first.close();
    const second = await open('https://one.example');
    expect(await getUrl(second)).toBe('https://changed.example');
    await second.close();
    const third = await open('https://two.example');
    expect(await getUrl(third)).toBe('https://two.example');
    expect(await pages(third, 'changed.example')).toBeUndefined();
    await third.close();
  });
});

it('the portal suggests --reset for a database in which a site with the same slug has a different id', async () => {
  const database = folder.at('portal.sqlite');
  await (await startPortal({ database, sites: [docsSite] })).close();
  const other = startPortal({ database, sites: [{ ...docsSite, id: 'other' }] });
  await expect(other).rejects.toMatchObject({ remedy: expect.stringContaining('--reset') });
});

it.each([
  ['host name', { url: `${docsSite.url}/shop` }, 'docs.acme.example'],
  ['id', { id: docsSite.id }, `the same site.id "${docsSite.id}"`],
  ['slug', { slug: docsSite.slug }, `the same site.slug "${docsSite.slug}"`],
])('the portal does not start with two sites that have the same %s', async (_, same, named) => {
  await expect(openPortal({ sites: [docsSite, { ...shopSite, ...same }] })).rejects.toMatchObject({
    code: 'LOCAL_CLOUD_UNAVAILABLE',
    message: expect.stringContaining(named),
  });
});

describe('the URL in a deployment report', () => {
  const preview = { environment: 'Preview' };

  it("cannot take over another site's host", async () => {
    const portal = await openPortal();
    const answer = await report(portal, preview, { url: `https://${victim}/` });
    expect(answer.status).toBe(409);
    expect(answer.json.details).toMatchObject([{ field: 'url' }]);
    expect(await pages(portal, victim)).toContain('tables');
    expect(portal.deployments(docsSite.id)).toEqual([]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'not an address'])(
    'is refused if it is %s',
    async (url) => {
      expect((await report(await openPortal(), preview, { url })).json).toMatchObject({
        details: [{ field: 'url' }],
      });
    },
  );

  it("becomes the site's development URL if the platform assigned its host to the site", async () => {
    const host = 'calm-sea-0123-preview.eastus2.2.azurestaticapps.net';
    const portal = await openPortal({
      hostingOwner: (asked) => (asked === host ? docsSite.slug : undefined),
    });
    expect((await report(portal, preview, { url: `https://${host}/` })).status).toBe(200);
    const { json } = await call(portal, 'GET', site, {
      token: await accessToken(),
    });
    expect(json).toMatchObject({ devUrl: `https://${host}/` });
    expect(await pages(portal, host)).toEqual(['home']);
  });

  it('is accepted once an admin has entered it for Preview', async () => {
    const portal = await openPortal();
    const url = 'https://next.acme.example';
    expect((await report(portal, preview, { url })).status).toBe(400);
    const body = { version: '1.2.3', commitSha: 'c'.repeat(40), url };
    const target = `/api/sites/${docsSite.id}/environments/Preview`;
    expect((await call(portal, 'PUT', target, { token: admin, body })).status).toBe(200);
    expect((await report(portal, preview, { url })).status).toBe(200);
  });
});
