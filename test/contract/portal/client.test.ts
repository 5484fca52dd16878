import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Portal } from '../../../src/localcloud/portal/portal.ts';
import { PortalClient } from '../../../src/portal/client/client.ts';
import { operations } from '../../../src/portal/contract/operations/operations.ts';
import type { SitePatch } from '../../../src/portal/contract/site.ts';
import { systemClock } from '../../../src/shared/clock.ts';
import { createHttp } from '../../../src/shared/http/client.ts';
import { createTransport } from '../../../src/shared/http/transport.ts';
import { Secret } from '../../../src/shared/secret.ts';
import { accessToken, docsSite } from '../../unit/localcloud/portal/world.ts';
import { localPortal } from './backend.ts';

/** A site of the local portal's seed that has everything. */
const siteId = 'site_hp_web';
const host = 'www.harbour-pine.example';
const pageSlug = 'home';
const textKey = 'home.hero.title';

const transport = createTransport({});
const calls: { readonly method: string; readonly path: string }[] = [];
let portal: Portal;
let server: http.Server;
let url: string;

/** A client with an allowance of its own. */
function clientOf(token: string | (() => Promise<Secret>)): PortalClient {
  return new PortalClient({
    http: createHttp({ transport: transport.send, clock: systemClock, userAgent: 'site-deploy/test' }),
    url,
    credential: typeof token === 'string' ? async () => new Secret(token) : token,
  });
}

beforeAll(async () => {
  portal = await localPortal();
  server = http.createServer((request, response) => {
    calls.push({ method: request.method ?? '', path: (request.url ?? '').split('?', 1)[0] ?? '' });
    void portal.handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  transport.close();
  await new Promise((resolve) => server.close(resolve));
  await portal.close();
});

const owner = () => clientOf('local-owner-token');
const requestOf = async () => (await owner().createRequest(siteId, { title: 'Larger type' })).request.id;
const analyzed = { status: 'triage', classification: 'design', automationPotential: 'low' } as const;
const seo = {
  title: 'Solid oak and pine furniture, made on the coast to last',
  description: 'Tables, chairs and shelves.',
  noIndex: true,
};

/** What each operation of the contract is called for, and what has come of it. An operation without an entry does not compile. */
const table: Readonly<Record<keyof typeof operations, () => Promise<void>>> = {
  async listSites() {
    const { sites, total } = await owner().listSites({ status: 'active', limit: 2 });
    expect({ listed: sites.length, more: total > 2 }).toEqual({ listed: 2, more: true });
  },
  async getSite() {
    expect(await owner().getSite(siteId)).toMatchObject({ id: siteId, company: { name: 'Harbour & Pine Furniture' } });
  },
  async patchSite() {
    const patch: SitePatch = { description: 'Wood from the coast.', features: { assistantEnabled: false } };
    expect(await owner().updateSite(siteId, patch)).toMatchObject({ success: true, site: { id: siteId } });
    const { description, features } = await owner().getSite(siteId);
    expect({ description, assistant: features.assistantEnabled }).toEqual({
      description: 'Wood from the coast.',
      assistant: false,
    });
  },
  async getStatistics() {
    const week = await owner().getSiteStats(siteId, { period: 'week' });
    const month = await owner().getSiteStats(siteId);
    expect({ period: week.period, less: week.pageViews.total < month.pageViews.total }).toEqual({
      period: 'week',
      less: true,
    });
  },
  async listPages() {
    const { pages } = await owner().listPages(siteId);
    expect(pages.map(({ slug }) => slug)).toContain('imprint');
  },
  async putPages() {
    const pages = [
      { path: '/', title: 'Home' },
      { path: '/new', title: 'New', texts: { 'new.intro.title': 'Hello' } },
    ];
    expect(await owner().tellPages(docsSite.id, pages)).toMatchObject({ success: true, total: 2 });
    expect((await owner().listPages(docsSite.id)).pages).toContainEqual(
      expect.objectContaining({ slug: 'new', textKeyCount: 1 }),
    );
  },
  async listVersions() {
    const { versions } = await owner().listVersions(siteId);
    expect(versions.map(({ version }) => version)).toEqual(['1.5.0', '1.4.0', '1.3.0']);
  },
  async getSettings() {
    expect(await owner().getSettings(siteId)).toMatchObject({ deployment: { requireApproval: expect.any(Boolean) } });
  },
  async putSettings() {
    const { settings } = await owner().updateSettings(siteId, { general: { timezone: 'Europe/Berlin' } });
    expect(settings?.general.timezone).toBe('Europe/Berlin');
    expect((await owner().getSettings(siteId)).general.timezone).toBe('Europe/Berlin');
  },
  async getSeoOverview() {
    expect(await owner().getSeo('site_hp_guides')).toMatchObject({
      defaults: { titleSuffix: ' | Harbour & Pine Guides' },
    });
  },
  async getSeoDefaults() {
    expect(await owner().getSeoDefaults('site_hp_guides')).toMatchObject({ socialHandle: '@harbourpine' });
  },
  async putSeoDefaults() {
    const client = owner();
    await client.getSeoDefaults(siteId);
    await client.updateSeoDefaults(siteId, { locale: 'de_DE' });
    expect(await client.getSeoDefaults(siteId)).toEqual({ locale: 'de_DE' });
  },
  async putSitemapConfig() {
    const client = owner();
    expect(await client.getSitemap(siteId)).not.toContain('/imprint');
    await client.updateSitemapConfig(siteId, { excludePages: ['tables'], priorities: { home: 0.3 } });
    const sitemap = await client.getSitemap(siteId);
    expect(sitemap).toContain('/imprint');
    expect(sitemap).not.toContain('/furniture/tables');
  },
  async getSitemap() {
    expect(await owner().getSitemap(siteId)).toMatch(
      /^<\?xml [\s\S]*<urlset [\s\S]*<loc>https:\/\/www\.harbour-pine\.example\//,
    );
  },
  async getPageSeo() {
    const client = owner();
    const first = await client.getPageSeo(siteId, pageSlug);
    const { length } = calls;
    expect(await client.getPageSeo(siteId, pageSlug)).toEqual(first);
    expect(calls).toHaveLength(length);
    expect(first).toMatchObject({ pageSlug, openGraph: { imageWidth: 1200 } });
  },
  async putPageSeo() {
    const client = owner();
    const before = await client.getPageSeo(siteId, 'visit');
    // What was read can be sent back.
    const result = await client.updatePageSeo(siteId, 'visit', { ...before, ...seo });
    expect(result.warnings?.map(({ field }) => field)).toEqual(['description']);
    expect(await client.getPageSeo(siteId, 'visit')).toMatchObject(seo);
  },
  async validatePageSeo() {
    const result = await owner().validatePageSeo(siteId, pageSlug, { title: 'x'.repeat(71), description: 'd' });
    expect(result).toMatchObject({ valid: false, errors: [{ field: 'title' }] });
  },
  async purgeSeoCache() {
    expect(await owner().purgeSeoCache(siteId)).toMatchObject({ success: true });
  },
  async getPageText() {
    const { texts } = await owner().getPageText(pageSlug, host);
    expect(texts['home.footer.note']).toBe('Open Wednesday to Saturday');
  },
  async listContentPages() {
    expect((await owner().listContentPages(host)).total).toBe(4);
  },
  async getContentPage() {
    expect(await owner().getContentPage('tables', host)).toMatchObject({ path: '/furniture/tables' });
  },
  async listPosts() {
    const { posts } = await owner().listContentPosts(host);
    expect(posts.map(({ slug }) => slug)).toEqual(['a-day-in-the-workshop', 'why-we-oil']);
  },
  async getPost() {
    expect((await owner().getContentPost('why-we-oil', host)).body).toContain('# Why we oil');
  },
  async createDeploymentToken() {
    const token = await clientOf(await accessToken()).createDeploymentToken(docsSite.slug);
    expect(token.reveal()).toBe('deployment-token-of-acme-docs');
  },
  async completeDeployment() {
    const report = {
      event: 'site.deployed' as const,
      timestamp: '2026-05-01T10:00:00Z',
      site: { id: docsSite.id, slug: docsSite.slug },
      data: { version: '1.2.3', environment: 'Production' as const, commitSha: 'c'.repeat(40) },
      status: 'succeeded' as const,
      run: { id: '100', attempt: 1 },
    };
    const client = clientOf(portal.apiToken);
    await client.completeDeployment(report, 'run-100');
    await client.completeDeployment(report, 'run-100');
    expect(portal.deployments(docsSite.id)).toMatchObject([{ key: 'run-100', version: '1.2.3' }]);
  },
  async receiveRepohostEvent() {
    const payload = { repository: { full_name: 'harbour-pine/web' }, ref: 'refs/heads/release/1.5.0', commits: [] };
    const send = async (secret: string) =>
      await owner().sendRepohostEvent({ event: 'push', id: randomUUID(), payload }, new Secret(secret));
    expect(await send(portal.repohostSecret)).toMatchObject({ received: true, event: 'push' });
    await expect(send('another-secret')).rejects.toMatchObject({ status: 401 });
  },
  async listTexts() {
    const { texts } = await owner().listTexts('site_hp_guides');
    expect(texts.find(({ key }) => key === 'oiling-oak.intro.title')?.override).toMatchObject({ status: 'live' });
  },
  async putTextOverride() {
    const { text } = await owner().overrideText(siteId, textKey, { value: 'Wood that lasts' });
    expect(text.override).toMatchObject({ value: 'Wood that lasts', status: 'pending' });
  },
  async deleteTextOverride() {
    await owner().overrideText(siteId, 'home.hero.lead', { value: 'Other' });
    expect((await owner().removeTextOverride(siteId, 'home.hero.lead')).text.override).toBeUndefined();
    await expect(owner().removeTextOverride(siteId, 'home.hero.lead')).rejects.toMatchObject({ status: 404 });
  },
  async putTextMode() {
    expect(await owner().setTextMode('site_hp_planner', 'commit')).toEqual({ success: true, mode: 'commit' });
  },
  async getText() {
    expect(await owner().getText('site_hp_guides', 'oiling-oak.intro.title')).toMatchObject({
      displayed: 'Oil oak in spring, once a year',
      override: { status: 'live' },
    });
  },
  async getTextContent() {
    await owner().overrideText(siteId, 'tables.intro.title', { value: 'All tables' });
    const { content, pending } = await owner().getTextContent(siteId);
    expect(content['tables.intro.title']).toBe('All tables');
    expect(pending).toContainEqual({ key: 'tables.intro.title', value: 'All tables' });
  },
  async commitTexts() {
    await owner().overrideText(siteId, 'visit.address.title', { value: 'By the water' });
    const { content } = await owner().getTextContent(siteId);
    const { committed } = await owner().commitTexts(siteId, { commitSha: 'e'.repeat(40), content });
    expect(committed).toBeGreaterThan(0);
    expect((await owner().getText(siteId, 'visit.address.title')).override).toMatchObject({ status: 'committed' });
  },
  async listRequests() {
    const { requests, total } = await owner().listRequests('site_hp_guides', { status: 'submitted' });
    expect({ listed: requests.length, total }).toEqual({ listed: 2, total: 2 });
  },
  async createRequest() {
    const { request } = await owner().createRequest(siteId, { title: 'Larger type', description: 'For the hero.' });
    expect(request).toMatchObject({ title: 'Larger type', status: 'submitted' });
  },
  async getRequest() {
    const id = await requestOf();
    expect(await owner().getRequest(siteId, id)).toMatchObject({ id, status: 'submitted' });
  },
  async patchRequest() {
    const { request } = await owner().updateRequest(siteId, await requestOf(), analyzed);
    expect(request).toMatchObject({ status: 'triage', classification: 'design' });
  },
  async approveRequest() {
    const [waiting] = (await owner().listRequests('site_hp_planner')).requests;
    const id = waiting?.id ?? '';
    await owner().updateRequest('site_hp_planner', id, analyzed);
    await owner().updateRequest('site_hp_planner', id, { status: 'in-progress', issueNumber: 12 });
    // A request comes to its review by what was deployed to Preview.
    await clientOf(portal.apiToken).completeDeployment(
      {
        event: 'site.deployed',
        timestamp: new Date().toISOString(),
        site: { id: 'site_hp_planner', slug: 'harbour-pine-planner' },
        data: { version: '0.9.4', environment: 'Preview', commitSha: 'd'.repeat(40) },
        status: 'succeeded',
        run: { id: '200', attempt: 1 },
      },
      'run-200',
    );
    await owner().updateRequest('site_hp_planner', id, { status: 'in-review' });
    const { request } = await owner().approveRequest('site_hp_planner', id);
    expect(request.approvedAt).toEqual(expect.any(String));
  },
  async listEnvironments() {
    const { environments } = await owner().listEnvironments('site_hp_guides');
    expect(environments.map(({ environment }) => environment)).toEqual(['Production', 'Preview']);
  },
  async putEnvironment() {
    const correction = { version: '2.1.2', commitSha: 'f'.repeat(40) };
    const { environment } = await owner().correctEnvironment('site_hp_guides', 'Production', correction);
    expect(environment).toMatchObject({ ...correction, correctedBy: 'Olive Brandt' });
    expect((await owner().getSite('site_hp_guides')).versions.current).toBe('2.1.2');
  },
  async listDeployments() {
    const { deployments } = await owner().listDeployments(docsSite.id, { limit: 1 });
    expect(deployments).toMatchObject([{ version: '1.2.3', applied: true }]);
  },
  async putCommit() {
    const told = await owner().tellCommit('site_hp_guides', 'a'.repeat(40), ['b'.repeat(40)]);
    expect(told).toEqual({ success: true, moved: [] });
  },
  async getWebhook() {
    expect(await owner().getWebhook('site_hp_guides')).toEqual({ webhookUrl: null, events: [] });
  },
  async putWebhook() {
    const config = { webhookUrl: 'https://hooks.example.com/x', events: ['site.deployed' as const] };
    const { webhook, secret } = await owner().updateWebhook('site_hp_planner', config);
    expect(webhook).toEqual(config);
    expect({ shown: `${secret}`, real: secret.reveal().startsWith('whsec_') }).toEqual({ shown: '***', real: true });
  },
  async listDeliveries() {
    expect(await owner().listDeliveries('site_hp_guides')).toEqual({ deliveries: [], total: 0 });
  },
  async listAccess() {
    const { access } = await owner().listAccess(siteId);
    expect(access).toContainEqual({ userId: 'user_olive', name: 'Olive Brandt', level: 'owner' });
  },
  async putAccess() {
    await owner().grantAccess('site_hp_planner', 'user_nadia', 'editor');
    expect((await owner().listAccess('site_hp_planner')).access).toContainEqual(
      expect.objectContaining({ userId: 'user_nadia', level: 'editor' }),
    );
  },
  async deleteAccess() {
    await owner().revokeAccess('site_hp_planner', 'user_vikram');
    const { access } = await owner().listAccess('site_hp_planner');
    expect(access.map(({ userId }) => userId)).not.toContain('user_vikram');
  },
};

describe('the client and the local portal, over HTTP', () => {
  it.each(Object.entries(operations))('%s', async (name, { method, path }) => {
    calls.length = 0;
    await table[name as keyof typeof operations]();
    const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);
    expect(calls.filter((call) => call.method === method && pattern.test(call.path))).not.toHaveLength(0);
  });

  it('page through all sites', async () => {
    const ids: string[] = [];
    for await (const { id } of owner().eachSite({ limit: 2 })) ids.push(id);
    expect(ids).toHaveLength((await owner().listSites()).total);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('tell refusals apart', async () => {
    await expect(clientOf('nobody').getSite(siteId)).rejects.toMatchObject({ status: 401 });
    await expect(clientOf('local-viewer-token').updateSettings(siteId, {})).rejects.toMatchObject({ status: 403 });
    await expect(owner().getSite('site_unknown')).rejects.toMatchObject({
      status: 404,
      code: 'not_found',
    });
    await expect(owner().updateSite(siteId, { url: 'nope' })).rejects.toMatchObject({
      status: 400,
      details: [{ field: 'url', message: expect.any(String) }],
      requestId: expect.any(String),
    });
    const tooLong = owner().updatePageSeo(siteId, pageSlug, { title: 'x'.repeat(71), description: 'd' });
    await expect(tooLong).rejects.toMatchObject({ status: 422 });
  });

  it('renew a credential that has expired', async () => {
    const client = clientOf(async () => new Secret('expired'));
    await expect(client.getSite(siteId)).rejects.toMatchObject({ status: 401 });
    const tokens = ['expired', 'local-viewer-token'];
    const renewing = clientOf(async () => new Secret(tokens.shift() ?? ''));
    expect((await renewing.getSite(siteId)).id).toBe(siteId);
  });
});

it('a client is never refused for its rate by a portal that counts as the specification says', async () => {
  const strict = await localPortal({ rateLimits: {} });
  const statuses: number[] = [];
  const limited = http.createServer((request, response) => {
    response.on('finish', () => statuses.push(response.statusCode));
    void strict.handle(request, response);
  });
  await new Promise<void>((resolve) => limited.listen(0, '127.0.0.1', resolve));
  const client = new PortalClient({
    http: createHttp({ transport: transport.send, clock: systemClock, userAgent: 'site-deploy/test' }),
    url: `http://127.0.0.1:${(limited.address() as AddressInfo).port}`,
    credential: async () => new Secret('local-owner-token'),
  });
  try {
    const controller = new AbortController();
    const reason = new Error('seen enough');
    const all = Array.from({ length: 130 }, () => client.listVersions(siteId, controller.signal));
    // The hundred that may be sent; the others wait for their turn.
    await Promise.all(all.slice(0, 100));
    controller.abort(reason);
    const rest = await Promise.allSettled(all.slice(100));
    expect(rest.every((outcome) => outcome.status === 'rejected' && outcome.reason === reason)).toBe(true);
  } finally {
    transport.close();
    await new Promise((resolve) => limited.close(resolve));
    await strict.close();
  }
  expect(statuses).toEqual(Array.from({ length: 100 }, () => 200));
});
