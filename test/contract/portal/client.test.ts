import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../../src/contracts/portal/operations/operations.ts';
import type { SitePatch } from '../../../src/contracts/portal/site.ts';
import { Secret } from '../../../src/shared/secret.ts';
import { accessToken, docsSite } from '../../unit/localcloud/portal/world.ts';
import { type ClientWorld, openClientWorld } from './client-world.ts';

/** A site of the local portal's seed that has everything. */
const siteId = 'site_hp_web';
const host = 'www.harbour-pine.example';
const pageSlug = 'home';
const textKey = 'home.hero.title';

let world: ClientWorld;
beforeAll(async () => {
  world = await openClientWorld();
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
});

const owner = () => world.owner();
const requestOf = async () =>
  (await owner().requests.create(siteId, { title: 'Larger type' })).request.id;
const analyzed = {
  status: 'triage',
  classification: 'design',
  automationPotential: 'low',
} as const;
const seo = {
  title: 'Solid oak and pine furniture, made on the coast to last',
  description: 'Tables, chairs and shelves.',
  noIndex: true,
};

/** What each operation of the contract is called for, and what has come of it. An operation without an entry does not compile. */
const table: Readonly<Record<keyof typeof operations, () => Promise<void>>> = {
  async listSites() {
    const { sites, total } = await owner().sites.list({ status: 'active', limit: 2 });
    expect({ listed: sites.length, more: total > 2 }).toEqual({ listed: 2, more: true });
  },
  async getSite() {
    expect(await owner().sites.get(siteId)).toMatchObject({
      id: siteId,
      company: { name: 'Harbour & Pine Furniture' },
    });
  },
  async patchSite() {
    const patch: SitePatch = {
      description: 'Wood from the coast.',
      features: { assistantEnabled: false },
    };
    expect(await owner().sites.update(siteId, patch)).toMatchObject({
      success: true,
      site: { id: siteId },
    });
    const { description, features } = await owner().sites.get(siteId);
    expect({ description, assistant: features.assistantEnabled }).toEqual({
      description: 'Wood from the coast.',
      assistant: false,
    });
  },
  async getStatistics() {
    const week = await owner().sites.getStatistics(siteId, { period: 'week' });
    const month = await owner().sites.getStatistics(siteId);
    expect({ period: week.period, less: week.pageViews.total < month.pageViews.total }).toEqual({
      period: 'week',
      less: true,
    });
  },
  async listPages() {
    const { pages } = await owner().sites.listPages(siteId);
    expect(pages.map(({ slug }) => slug)).toContain('imprint');
  },
  async putPages() {
    const pages = [
      { path: '/', title: 'Home' },
      { path: '/new', title: 'New', texts: { 'new.intro.title': 'Hello' } },
    ];
    expect(await owner().sites.tellPages(docsSite.id, pages)).toMatchObject({
      success: true,
      total: 2,
    });
    expect((await owner().sites.listPages(docsSite.id)).pages).toContainEqual(
      expect.objectContaining({ slug: 'new', textKeyCount: 1 }),
    );
  },
  async listVersions() {
    const { versions } = await owner().sites.listVersions(siteId);
    expect(versions.map(({ version }) => version)).toEqual(['1.5.0', '1.4.0', '1.3.0']);
  },
  async getSettings() {
    expect(await owner().sites.getSettings(siteId)).toMatchObject({
      deployment: { requireApproval: expect.any(Boolean) },
    });
  },
  async putSettings() {
    const { settings } = await owner().sites.updateSettings(siteId, {
      general: { timezone: 'Europe/Berlin' },
    });
    expect(settings?.general.timezone).toBe('Europe/Berlin');
    expect((await owner().sites.getSettings(siteId)).general.timezone).toBe('Europe/Berlin');
  },
  async getSeoOverview() {
    expect(await owner().seo.get('site_hp_guides')).toMatchObject({
      defaults: { titleSuffix: ' | Harbour & Pine Guides' },
    });
  },
  async getSeoDefaults() {
    expect(await owner().seo.getDefaults('site_hp_guides')).toMatchObject({
      socialHandle: '@harbourpine',
    });
  },
  async putSeoDefaults() {
    const client = owner();
    await client.seo.getDefaults(siteId);
    await client.seo.replaceDefaults(siteId, { locale: 'de_DE' });
    expect(await client.seo.getDefaults(siteId)).toEqual({ locale: 'de_DE' });
  },
  async putSitemapConfig() {
    const client = owner();
    expect(await client.seo.getSitemap(siteId)).not.toContain('/imprint');
    await client.seo.replaceSitemapConfig(siteId, {
      excludePages: ['tables'],
      priorities: { home: 0.3 },
    });
    const sitemap = await client.seo.getSitemap(siteId);
    expect(sitemap).toContain('/imprint');
    expect(sitemap).not.toContain('/furniture/tables');
  },
  async getSitemap() {
    expect(await owner().seo.getSitemap(siteId)).toMatch(
      /^<\?xml [\s\S]*<urlset [\s\S]*<loc>https:\/\/www\.harbour-pine\.example\//,
    );
  },
  async getPageSeo() {
    expect(await owner().seo.getPage(siteId, pageSlug)).toMatchObject({
      pageSlug,
      openGraph: { imageWidth: 1200 },
    });
  },
  async putPageSeo() {
    const client = owner();
    const before = await client.seo.getPage(siteId, 'visit');
    // What was read can be sent back.
    const result = await client.seo.replacePage(siteId, 'visit', { ...before, ...seo });
    expect(result.warnings?.map(({ field }) => field)).toEqual(['description']);
    expect(await client.seo.getPage(siteId, 'visit')).toMatchObject(seo);
  },
  async validatePageSeo() {
    const result = await owner().seo.validatePage(siteId, pageSlug, {
      title: 'x'.repeat(71),
      description: 'd',
    });
    expect(result).toMatchObject({ valid: false, errors: [{ field: 'title' }] });
  },
  async purgeSeoCache() {
    expect(await owner().seo.purgeCache(siteId)).toMatchObject({ success: true });
  },
  async getPageText() {
    const { texts } = await owner().runtime.getPageText(pageSlug, { host });
    expect(texts['home.footer.note']).toBe('Open Wednesday to Saturday');
  },
  async listContentPages() {
    expect((await owner().runtime.listPages({ host })).total).toBe(4);
  },
  async getContentPage() {
    expect(await owner().runtime.getPage('tables', { host })).toMatchObject({
      path: '/furniture/tables',
    });
  },
  async listPosts() {
    const { posts } = await owner().runtime.listPosts({ host });
    expect(posts.map(({ slug }) => slug)).toEqual(['a-day-in-the-workshop', 'why-we-oil']);
  },
  async getPost() {
    expect((await owner().runtime.getPost('why-we-oil', { host })).body).toContain('# Why we oil');
  },
  async createDeploymentToken() {
    const token = await world.clientOf(await accessToken()).deployments.createToken(docsSite.slug);
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
    const client = world.clientOf(world.portal.apiToken);
    await client.deployments.complete(report, 'run-100');
    await client.deployments.complete(report, 'run-100');
    expect(world.portal.deployments(docsSite.id)).toMatchObject([
      { key: 'run-100', version: '1.2.3' },
    ]);
  },
  async receiveRepohostEvent() {
    const payload = {
      repository: { full_name: 'harbour-pine/web' },
      ref: 'refs/heads/release/1.5.0',
      commits: [],
    };
    const send = async (secret: string) =>
      await owner().repohost.deliver(
        { event: 'push', id: randomUUID(), payload },
        new Secret(secret),
      );
    expect(await send(world.portal.repohostSecret)).toMatchObject({
      received: true,
      event: 'push',
    });
    await expect(send('another-secret')).rejects.toMatchObject({ status: 401 });
  },
  async listTexts() {
    const { texts } = await owner().texts.list('site_hp_guides');
    expect(texts.find(({ key }) => key === 'oiling-oak.intro.title')?.override).toMatchObject({
      status: 'live',
    });
  },
  async putTextOverride() {
    const { text } = await owner().texts.override(siteId, textKey, { value: 'Wood that lasts' });
    expect(text.override).toMatchObject({ value: 'Wood that lasts', status: 'pending' });
  },
  async deleteTextOverride() {
    await owner().texts.override(siteId, 'home.hero.lead', { value: 'Other' });
    expect(
      (await owner().texts.removeOverride(siteId, 'home.hero.lead')).text.override,
    ).toBeUndefined();
    await expect(owner().texts.removeOverride(siteId, 'home.hero.lead')).rejects.toMatchObject({
      status: 404,
    });
  },
  async putTextMode() {
    expect(await owner().texts.setMode('site_hp_planner', 'commit')).toEqual({
      success: true,
      mode: 'commit',
    });
  },
  async getText() {
    expect(await owner().texts.get('site_hp_guides', 'oiling-oak.intro.title')).toMatchObject({
      displayed: 'Oil oak in spring, once a year',
      override: { status: 'live' },
    });
  },
  async getTextContent() {
    await owner().texts.override(siteId, 'tables.intro.title', { value: 'All tables' });
    const { content, pending } = await owner().texts.getContent(siteId);
    expect(content['tables.intro.title']).toBe('All tables');
    expect(pending).toContainEqual({ key: 'tables.intro.title', value: 'All tables' });
  },
  async commitTexts() {
    await owner().texts.override(siteId, 'visit.address.title', { value: 'By the water' });
    const { content } = await owner().texts.getContent(siteId);
    const { committed } = await owner().texts.commit(siteId, {
      commitSha: 'e'.repeat(40),
      content,
    });
    expect(committed).toBeGreaterThan(0);
    expect((await owner().texts.get(siteId, 'visit.address.title')).override).toMatchObject({
      status: 'committed',
    });
  },
  async listRequests() {
    const { requests, total } = await owner().requests.list('site_hp_guides', {
      status: 'submitted',
    });
    expect({ listed: requests.length, total }).toEqual({ listed: 2, total: 2 });
  },
  async createRequest() {
    const { request } = await owner().requests.create(siteId, {
      title: 'Larger type',
      description: 'For the hero.',
    });
    expect(request).toMatchObject({ title: 'Larger type', status: 'submitted' });
  },
  async getRequest() {
    const id = await requestOf();
    expect(await owner().requests.get(siteId, id)).toMatchObject({ id, status: 'submitted' });
  },
  async patchRequest() {
    const { request } = await owner().requests.update(siteId, await requestOf(), analyzed);
    expect(request).toMatchObject({ status: 'triage', classification: 'design' });
  },
  async approveRequest() {
    const [waiting] = (await owner().requests.list('site_hp_planner')).requests;
    const id = waiting?.id ?? '';
    await owner().requests.update('site_hp_planner', id, analyzed);
    await owner().requests.update('site_hp_planner', id, {
      status: 'in-progress',
      issueNumber: 12,
    });
    // A request comes to its review by what was deployed to Preview.
    await world.clientOf(world.portal.apiToken).deployments.complete(
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
    await owner().requests.update('site_hp_planner', id, { status: 'in-review' });
    const { request } = await owner().requests.approve('site_hp_planner', id);
    expect(request.approvedAt).toEqual(expect.any(String));
  },
  async listEnvironments() {
    const { environments } = await owner().environments.list('site_hp_guides');
    expect(environments.map(({ environment }) => environment)).toEqual(['Production', 'Preview']);
  },
  async putEnvironment() {
    const correction = { version: '2.1.2', commitSha: 'f'.repeat(40) };
    const { environment } = await owner().environments.correct(
      'site_hp_guides',
      'Production',
      correction,
    );
    expect(environment).toMatchObject({ ...correction, correctedBy: 'Olive Brandt' });
    expect((await owner().sites.get('site_hp_guides')).versions.current).toBe('2.1.2');
  },
  async listDeployments() {
    const { deployments } = await owner().environments.listDeployments(docsSite.id, { limit: 1 });
    expect(deployments).toMatchObject([{ version: '1.2.3', applied: true }]);
  },
  async putCommit() {
    const told = await owner().environments.tellCommit('site_hp_guides', 'a'.repeat(40), [
      'b'.repeat(40),
    ]);
    expect(told).toEqual({ success: true, moved: [] });
  },
  async getWebhook() {
    expect(await owner().webhook.get('site_hp_guides')).toEqual({ webhookUrl: null, events: [] });
  },
  async putWebhook() {
    const config = {
      webhookUrl: 'https://hooks.example.com/x',
      events: ['site.deployed' as const],
    };
    const { webhook, secret } = await owner().webhook.update('site_hp_planner', config);
    expect(webhook).toEqual(config);
    expect({ shown: `${secret}`, real: secret.reveal().startsWith('whsec_') }).toEqual({
      shown: '***',
      real: true,
    });
  },
  async listDeliveries() {
    expect(await owner().webhook.listDeliveries('site_hp_guides')).toEqual({
      deliveries: [],
      total: 0,
    });
  },
  async listAccess() {
    const { access } = await owner().access.list(siteId);
    expect(access).toContainEqual({ userId: 'user_olive', name: 'Olive Brandt', level: 'owner' });
  },
  async putAccess() {
    await owner().access.grant('site_hp_planner', 'user_nadia', 'editor');
    expect((await owner().access.list('site_hp_planner')).access).toContainEqual(
      expect.objectContaining({ userId: 'user_nadia', level: 'editor' }),
    );
  },
  async deleteAccess() {
    await owner().access.revoke('site_hp_planner', 'user_vikram');
    const { access } = await owner().access.list('site_hp_planner');
    expect(access.map(({ userId }) => userId)).not.toContain('user_vikram');
  },
};

describe('the client and the local portal, over HTTP', () => {
  it.each(Object.entries(operations))('%s', async (name, { method, path }) => {
    world.calls.length = 0;
    await table[name as keyof typeof operations]();
    const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);
    expect(
      world.calls.filter((call) => call.method === method && pattern.test(call.path)),
    ).not.toHaveLength(0);
  });
});
