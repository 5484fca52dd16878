import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PortalClient } from '../../../src/clients/portal/portal.ts';
import { operations } from '../../../src/contracts/portal/operations/operations.ts';
import { repohostHeaders } from '../../../src/contracts/portal/repohost-event.ts';
import type { SitePatch } from '../../../src/contracts/portal/site.ts';
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
const call: PortalClient['call'] = (id, input, options) => owner().call(id, input, options);
const requestOf = async () =>
  (await call('createRequest', { siteId, body: { title: 'Larger type' } })).request.id;
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
    const { sites, total } = await call('listSites', { query: { status: 'active', limit: 2 } });
    expect({ listed: sites.length, more: total > 2 }).toEqual({ listed: 2, more: true });
  },
  async getSite() {
    expect(await call('getSite', { siteId })).toMatchObject({
      id: siteId,
      company: { name: 'Harbour & Pine Furniture' },
    });
  },
  async patchSite() {
    const patch: SitePatch = {
      description: 'Wood from the coast.',
      features: { assistantEnabled: false },
    };
    expect(await call('patchSite', { siteId, body: patch })).toMatchObject({
      success: true,
      site: { id: siteId },
    });
    const { description, features } = await call('getSite', { siteId });
    expect({ description, assistant: features.assistantEnabled }).toEqual({
      description: 'Wood from the coast.',
      assistant: false,
    });
  },
  async getStatistics() {
    const week = await call('getStatistics', { siteId, query: { period: 'week' } });
    const month = await call('getStatistics', { siteId });
    expect({ period: week.period, less: week.pageViews.total < month.pageViews.total }).toEqual({
      period: 'week',
      less: true,
    });
  },
  async listPages() {
    const { pages } = await call('listPages', { siteId });
    expect(pages.map(({ slug }) => slug)).toContain('imprint');
  },
  async putPages() {
    const pages = [
      { path: '/', title: 'Home' },
      { path: '/new', title: 'New', texts: { 'new.intro.title': 'Hello' } },
    ];
    expect(await call('putPages', { siteId: docsSite.id, body: { pages } })).toMatchObject({
      success: true,
      total: 2,
    });
    expect((await call('listPages', { siteId: docsSite.id })).pages).toContainEqual(
      expect.objectContaining({ slug: 'new', textKeyCount: 1 }),
    );
  },
  async listVersions() {
    const { versions } = await call('listVersions', { siteId });
    expect(versions.map(({ version }) => version)).toEqual(['1.5.0', '1.4.0', '1.3.0']);
  },
  async getSettings() {
    expect(await call('getSettings', { siteId })).toMatchObject({
      deployment: { requireApproval: expect.any(Boolean) },
    });
  },
  async putSettings() {
    const { settings } = await call('putSettings', {
      siteId,
      body: { general: { timezone: 'Europe/Berlin' } },
    });
    expect(settings?.general.timezone).toBe('Europe/Berlin');
    expect((await call('getSettings', { siteId })).general.timezone).toBe('Europe/Berlin');
  },
  async getSeoOverview() {
    expect(await call('getSeoOverview', { siteId: 'site_hp_guides' })).toMatchObject({
      defaults: { titleSuffix: ' | Harbour & Pine Guides' },
    });
  },
  async getSeoDefaults() {
    expect(await call('getSeoDefaults', { siteId: 'site_hp_guides' })).toMatchObject({
      socialHandle: '@harbourpine',
    });
  },
  async putSeoDefaults() {
    const client = owner();
    await client.call('getSeoDefaults', { siteId });
    await client.call('putSeoDefaults', { siteId, body: { locale: 'de_DE' } });
    expect(await client.call('getSeoDefaults', { siteId })).toEqual({ locale: 'de_DE' });
  },
  async putSitemapConfig() {
    const client = owner();
    expect(await client.call('getSitemap', { siteId })).not.toContain('/imprint');
    await client.call('putSitemapConfig', {
      siteId,
      body: { excludePages: ['tables'], priorities: { home: 0.3 } },
    });
    const sitemap = await client.call('getSitemap', { siteId });
    expect(sitemap).toContain('/imprint');
    expect(sitemap).not.toContain('/furniture/tables');
  },
  async getSitemap() {
    expect(await call('getSitemap', { siteId })).toMatch(
      /^<\?xml [\s\S]*<urlset [\s\S]*<loc>https:\/\/www\.harbour-pine\.example\//,
    );
  },
  async getPageSeo() {
    expect(await call('getPageSeo', { siteId, pageSlug })).toMatchObject({
      pageSlug,
      openGraph: { imageWidth: 1200 },
    });
  },
  async putPageSeo() {
    const client = owner();
    const before = await client.call('getPageSeo', { siteId, pageSlug: 'visit' });
    // What was read can be sent back.
    const result = await client.call('putPageSeo', {
      siteId,
      pageSlug: 'visit',
      body: { ...before, ...seo },
    });
    expect(result.warnings?.map(({ field }) => field)).toEqual(['description']);
    expect(await client.call('getPageSeo', { siteId, pageSlug: 'visit' })).toMatchObject(seo);
  },
  async validatePageSeo() {
    const result = await call('validatePageSeo', {
      siteId,
      pageSlug,
      body: { title: 'x'.repeat(71), description: 'd' },
    });
    expect(result).toMatchObject({ valid: false, errors: [{ field: 'title' }] });
  },
  async purgeSeoCache() {
    expect(await call('purgeSeoCache', { siteId })).toMatchObject({ success: true });
  },
  async getPageText() {
    const { texts } = await call('getPageText', { pageSlug }, { host });
    expect(texts['home.footer.note']).toBe('Open Wednesday to Saturday');
  },
  async listContentPages() {
    expect((await call('listContentPages', {}, { host })).total).toBe(4);
  },
  async getContentPage() {
    expect(await call('getContentPage', { pageSlug: 'tables' }, { host })).toMatchObject({
      path: '/furniture/tables',
    });
  },
  async listPosts() {
    const { posts } = await call('listPosts', {}, { host });
    expect(posts.map(({ slug }) => slug)).toEqual(['a-day-in-the-workshop', 'why-we-oil']);
  },
  async getPost() {
    expect((await call('getPost', { postSlug: 'why-we-oil' }, { host })).body).toContain(
      '# Why we oil',
    );
  },
  async createDeploymentToken() {
    const { swaToken } = await world
      .clientOf(await accessToken())
      .call('createDeploymentToken', { body: { siteSlug: docsSite.slug } });
    expect(swaToken).toBe('deployment-token-of-acme-docs');
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
    await client.call('completeDeployment', { body: report }, { idempotencyKey: 'run-100' });
    await client.call('completeDeployment', { body: report }, { idempotencyKey: 'run-100' });
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
    // The client serializes the body to exactly this text.
    const text = JSON.stringify(payload);
    const send = async (secret: string) => {
      const signature = createHmac('sha256', secret).update(text).digest('hex');
      const headers = {
        [repohostHeaders.event]: 'push',
        [repohostHeaders.delivery]: randomUUID(),
        [repohostHeaders.signature]: `sha256=${signature}`,
      };
      return await call('receiveRepohostEvent', { body: payload }, { headers });
    };
    expect(await send(world.portal.repohostSecret)).toMatchObject({
      received: true,
      event: 'push',
    });
    await expect(send('another-secret')).rejects.toMatchObject({ status: 401 });
  },
  async listTexts() {
    const { texts } = await call('listTexts', { siteId: 'site_hp_guides' });
    expect(texts.find(({ key }) => key === 'oiling-oak.intro.title')?.override).toMatchObject({
      status: 'live',
    });
  },
  async putTextOverride() {
    const { text } = await call('putTextOverride', {
      siteId,
      textKey,
      body: { value: 'Wood that lasts' },
    });
    expect(text.override).toMatchObject({ value: 'Wood that lasts', status: 'pending' });
  },
  async deleteTextOverride() {
    await call('putTextOverride', { siteId, textKey: 'home.hero.lead', body: { value: 'Other' } });
    expect(
      (await call('deleteTextOverride', { siteId, textKey: 'home.hero.lead' })).text.override,
    ).toBeUndefined();
    await expect(
      call('deleteTextOverride', { siteId, textKey: 'home.hero.lead' }),
    ).rejects.toMatchObject({
      status: 404,
    });
  },
  async putTextMode() {
    expect(
      await call('putTextMode', { siteId: 'site_hp_planner', body: { mode: 'commit' } }),
    ).toEqual({
      success: true,
      mode: 'commit',
    });
  },
  async getText() {
    expect(
      await call('getText', { siteId: 'site_hp_guides', textKey: 'oiling-oak.intro.title' }),
    ).toMatchObject({
      displayed: 'Oil oak in spring, once a year',
      override: { status: 'live' },
    });
  },
  async getTextContent() {
    await call('putTextOverride', {
      siteId,
      textKey: 'tables.intro.title',
      body: { value: 'All tables' },
    });
    const { content, pending } = await call('getTextContent', { siteId });
    expect(content['tables.intro.title']).toBe('All tables');
    expect(pending).toContainEqual({ key: 'tables.intro.title', value: 'All tables' });
  },
  async commitTexts() {
    await call('putTextOverride', {
      siteId,
      textKey: 'visit.address.title',
      body: { value: 'By the water' },
    });
    const { content } = await call('getTextContent', { siteId });
    const { committed } = await call('commitTexts', {
      siteId,
      body: { commitSha: 'e'.repeat(40), content },
    });
    expect(committed).toBeGreaterThan(0);
    expect(
      (await call('getText', { siteId, textKey: 'visit.address.title' })).override,
    ).toMatchObject({
      status: 'committed',
    });
  },
  async listRequests() {
    const { requests, total } = await call('listRequests', {
      siteId: 'site_hp_guides',
      query: { status: 'submitted' },
    });
    expect({ listed: requests.length, total }).toEqual({ listed: 2, total: 2 });
  },
  async createRequest() {
    const { request } = await call('createRequest', {
      siteId,
      body: { title: 'Larger type', description: 'For the hero.' },
    });
    expect(request).toMatchObject({ title: 'Larger type', status: 'submitted' });
  },
  async getRequest() {
    const id = await requestOf();
    expect(await call('getRequest', { siteId, requestId: id })).toMatchObject({
      id,
      status: 'submitted',
    });
  },
  async patchRequest() {
    const { request } = await call('patchRequest', {
      siteId,
      requestId: await requestOf(),
      body: analyzed,
    });
    expect(request).toMatchObject({ status: 'triage', classification: 'design' });
  },
  async approveRequest() {
    const [waiting] = (await call('listRequests', { siteId: 'site_hp_planner' })).requests;
    const id = waiting?.id ?? '';
    await call('patchRequest', { siteId: 'site_hp_planner', requestId: id, body: analyzed });
    await call('patchRequest', {
      siteId: 'site_hp_planner',
      requestId: id,
      body: { status: 'in-progress', issueNumber: 12 },
    });
    // A request comes to its review by what was deployed to Preview.
    await world.clientOf(world.portal.apiToken).call(
      'completeDeployment',
      {
        body: {
          event: 'site.deployed',
          timestamp: new Date().toISOString(),
          site: { id: 'site_hp_planner', slug: 'harbour-pine-planner' },
          data: { version: '0.9.4', environment: 'Preview', commitSha: 'd'.repeat(40) },
          status: 'succeeded',
          run: { id: '200', attempt: 1 },
        },
      },
      { idempotencyKey: 'run-200' },
    );
    await call('patchRequest', {
      siteId: 'site_hp_planner',
      requestId: id,
      body: { status: 'in-review' },
    });
    const { request } = await call('approveRequest', {
      siteId: 'site_hp_planner',
      requestId: id,
      body: {},
    });
    expect(request.approvedAt).toEqual(expect.any(String));
  },
  async listEnvironments() {
    const { environments } = await call('listEnvironments', { siteId: 'site_hp_guides' });
    expect(environments.map(({ environment }) => environment)).toEqual(['Production', 'Preview']);
  },
  async putEnvironment() {
    const correction = { version: '2.1.2', commitSha: 'f'.repeat(40) };
    const { environment } = await call('putEnvironment', {
      siteId: 'site_hp_guides',
      environment: 'Production',
      body: correction,
    });
    expect(environment).toMatchObject({ ...correction, correctedBy: 'Olive Brandt' });
    expect((await call('getSite', { siteId: 'site_hp_guides' })).versions.current).toBe('2.1.2');
  },
  async listDeployments() {
    const { deployments } = await call('listDeployments', {
      siteId: docsSite.id,
      query: { limit: 1 },
    });
    expect(deployments).toMatchObject([{ version: '1.2.3', applied: true }]);
  },
  async putCommit() {
    const told = await call('putCommit', {
      siteId: 'site_hp_guides',
      commitSha: 'a'.repeat(40),
      body: { holds: ['b'.repeat(40)] },
    });
    expect(told).toEqual({ success: true, moved: [] });
  },
  async getWebhook() {
    expect(await call('getWebhook', { siteId: 'site_hp_guides' })).toEqual({
      webhookUrl: null,
      events: [],
    });
  },
  async putWebhook() {
    const config = {
      webhookUrl: 'https://hooks.example.com/x',
      events: ['site.deployed' as const],
    };
    const { webhook, secret } = await call('putWebhook', {
      siteId: 'site_hp_planner',
      body: config,
    });
    expect(webhook).toEqual(config);
    expect(secret).toMatch(/^whsec_/);
  },
  async listDeliveries() {
    expect(await call('listDeliveries', { siteId: 'site_hp_guides' })).toEqual({
      deliveries: [],
      total: 0,
    });
  },
  async listAccess() {
    const { access } = await call('listAccess', { siteId });
    expect(access).toContainEqual({ userId: 'user_olive', name: 'Olive Brandt', level: 'owner' });
  },
  async putAccess() {
    await call('putAccess', {
      siteId: 'site_hp_planner',
      userId: 'user_nadia',
      body: { level: 'editor' },
    });
    expect((await call('listAccess', { siteId: 'site_hp_planner' })).access).toContainEqual(
      expect.objectContaining({ userId: 'user_nadia', level: 'editor' }),
    );
  },
  async deleteAccess() {
    await call('deleteAccess', { siteId: 'site_hp_planner', userId: 'user_vikram' });
    const { access } = await call('listAccess', { siteId: 'site_hp_planner' });
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
