import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Portal } from '../../../../../src/localcloud/portal/portal.ts';
import type { LocalSite } from '../../../../../src/localcloud/types.ts';
import { call, docsSite, startPortal } from '../world.ts';

const token = 'local-admin-token';
/** Takes the place of the seed's site, so that it can be deployed; its content is the seed's. */
const site = '/api/sites/site_hp_web';
const host = 'www.harbour-pine.example';
const key = 'home.hero.title';
const text = 'Wood that outlives its owner';

let portal: Portal;
beforeEach(async () => {
  portal = await startPortal();
});
afterEach(async () => {
  await portal.close();
});

const send = async (method: string, target: string, body?: unknown) =>
  await call(portal, method, site + target, { token, body });
const shown = async () => {
  const { json } = await call(portal, 'GET', '/api/v1/pages/home/text', { host });
  return (json.texts as Record<string, string>)[key];
};
const override = async () => {
  const { json } = await send('GET', '/text');
  return (json.texts as { key: string; override?: { status: string } }[]).find((entry) => entry.key === key)?.override;
};
const deploy = async (environment: string) => {
  const body = {
    event: 'site.deployed',
    timestamp: new Date().toISOString(),
    site: { id: 'site_hp_web', slug: 'harbour-pine-web' },
    data: { version: '1.6.0', environment, commitSha: 'c'.repeat(40) },
    status: 'succeeded',
    run: { id: environment, attempt: 1 },
  };
  const answer = await call(portal, 'POST', '/api/v1/webhooks/repohost/deployment-complete', {
    token: portal.apiToken,
    body,
  });
  expect(answer.status).toBe(200);
};

describe('commit mode', () => {
  it('shows an override only after it was committed and deployed to Production', async () => {
    expect(await shown()).toBe(text);
    await send('PUT', `/text/${key}`, { value: 'New' });
    expect(await override()).toMatchObject({ value: 'New', status: 'pending', updatedBy: 'Adnan Kaya' });
    await deploy('Production');
    expect(await shown()).toBe(text);

    const commit = await send('POST', '/text-commits');
    expect(commit.json).toMatchObject({ committed: 1, file: 'content/overrides.json', content: { [key]: 'New' } });
    expect(commit.json.content).toHaveProperty(['home.footer.note'], 'Open Wednesday to Saturday');
    await deploy('Preview');
    expect(await shown()).toBe(text);
  });

  it('shows it from the deployment to Production on', async () => {
    await send('PUT', `/text/${key}`, { value: 'New' });
    await send('POST', '/text-commits');
    await deploy('Production');
    expect(await shown()).toBe('New');
    expect(await override()).toMatchObject({ status: 'live' });
    await send('PUT', `/text/${key}`, { value: 'Newer' });
    expect(await shown()).toBe('New');
  });

  it('leaves overrides that belong to a request to its deployment', async () => {
    const created = await send('POST', '/requests', { title: 'Request' });
    const requestId = (created.json.request as { id: string }).id;
    await send('PUT', `/text/${key}`, { value: 'New', requestId });
    expect((await send('POST', '/text-commits')).json).toMatchObject({ committed: 0 });
    expect(await override()).toMatchObject({ status: 'pending', requestId });
    expect((await send('PUT', `/text/${key}`, { value: 'New', requestId: 'req_unknown' })).status).toBe(400);
  });
});

describe('runtime mode', () => {
  it('shows an override at once', async () => {
    await send('PUT', '/text-mode', { mode: 'runtime' });
    await send('PUT', `/text/${key}`, { value: 'New' });
    expect(await shown()).toBe('New');
    expect((await send('POST', '/text-commits')).status).toBe(409);
  });

  it('counts a fetch of the text as a view of the page', async () => {
    const views = async () => ((await send('GET', '/stats?period=day')).json.pageViews as { total: number }).total;
    const before = await views();
    await shown();
    expect(await views()).toBe(before);
    await send('PUT', '/text-mode', { mode: 'runtime' });
    await shown();
    await shown();
    expect(await views()).toBe(before + 2);
  });
});

it('shows the default again when the override is removed', async () => {
  await send('PUT', '/text-mode', { mode: 'runtime' });
  await send('PUT', `/text/${key}`, { value: '' });
  expect(await shown()).toBe('');
  expect((await send('DELETE', `/text/${key}`)).status).toBe(200);
  expect(await shown()).toBe(text);
  expect((await send('DELETE', `/text/${key}`)).status).toBe(404);
});

it('knows only the keys of the site, and refuses while text overrides are switched off', async () => {
  expect((await send('PUT', '/text/home.hero.subtitle', { value: 'x' })).status).toBe(404);
  await send('PATCH', '', { features: { textOverrides: false } });
  expect((await send('PUT', `/text/${key}`, { value: 'x' })).status).toBe(409);
});

describe('which site the runtime APIs are about', () => {
  const pages = async (target: Portal, name: string) =>
    await call(target, 'GET', '/api/v1/content/pages', { host: name });

  it('follows the host of the address, in production and in development, and not the path', async () => {
    expect((await pages(portal, host)).json.total).toBe(4);
    expect((await pages(portal, 'planner.harbour-pine.example')).json.total).toBe(2);
    expect((await pages(portal, 'localhost')).status).toBe(404);
  });

  it('is the configured one in a container of its own', async () => {
    const other = await startPortal({ siteSlug: 'harbour-pine-planner' });
    expect((await pages(other, 'anything')).json.total).toBe(2);
    await other.close();
  });

  it('has posts only where the blog is switched on', async () => {
    const posts = async (name: string) => (await call(portal, 'GET', '/api/v1/content/posts', { host: name })).status;
    expect(await posts(host)).toBe(200);
    expect(await posts('planner.harbour-pine.example')).toBe(404);
  });

  it('gives a site of the local cloud the place of one of the seed with the same slug', async () => {
    const own: LocalSite = { ...docsSite, slug: 'harbour-pine-web', url: 'https://own.example' };
    const other = await startPortal({ sites: [own] });
    expect((await pages(other, 'own.example')).status).toBe(200);
    expect((await pages(other, host)).status).toBe(404);
    await other.close();
  });
});
