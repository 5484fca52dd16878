import { createHmac, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PortalClient } from '../../../src/clients/portal/portal.ts';
import { operations } from '../../../src/contracts/portal/operations/operations.ts';
import { repohostHeaders } from '../../../src/contracts/portal/repohost-event.ts';
import { useAll } from '../../support/fixture.ts';
import { accessToken, docsSite } from '../../unit/localcloud/portal/harness.ts';
import { openClientHarness } from './client-harness.ts';

/** A site of the seed with pages, posts and versions. */
const siteId = 'site_hp_web';
const host = 'www.harbour-pine.example';
const pageSlug = 'home';
const postSlug = 'why-we-oil';
const textKey = 'home.hero.title';
const [commitSha, ancestor] = ['a'.repeat(40), 'b'.repeat(40)];

const harness = useAll(openClientHarness);

const call: PortalClient['call'] = (id, input, options) => harness.owner().call(id, input, options);
const service = () => harness.createClient(harness.portal.apiToken);
const createRequest = async () =>
  (await call('createRequest', { siteId, body: { title: 'Larger type' } })).request.id;
const analyzed = { classification: 'design', automationPotential: 'low' } as const;
const seo = { title: 'Solid oak and pine furniture, made on the coast', description: 'Tables.' };

const report = {
  event: 'site.deployed' as const,
  timestamp: '2026-05-01T10:00:00Z',
  site: { id: docsSite.id, slug: docsSite.slug },
  data: { version: '1.2.3', environment: 'Production' as const, commitSha },
  status: 'succeeded' as const,
  run: { id: '100', attempt: 1 },
};

/** Approves a request whose change is live in the Preview. */
async function approveRequest(): Promise<unknown> {
  const site = { siteId: docsSite.id };
  const { request } = await call('createRequest', { ...site, body: { title: 'Larger type' } });
  const one = { ...site, requestId: request.id };
  await call('patchRequest', { ...one, body: { ...analyzed, status: 'triage' } });
  await call('patchRequest', { ...one, body: { status: 'in-progress', issueNumber: 12 } });
  const timestamp = new Date().toISOString();
  const data = { ...report.data, version: '1.3.0', environment: 'Preview' as const };
  await service().call('completeDeployment', { body: { ...report, timestamp, data } });
  await call('patchRequest', { ...one, body: { status: 'in-review' } });
  const { shown = '' } = await call('getRequest', one);
  return await call('approveRequest', { ...one, body: { shown } });
}

/** Sends a signed event. The client serialises the body to exactly the signed text. */
async function sendEvent(secret: string): Promise<unknown> {
  const body = { repository: { full_name: 'harbour-pine/web' }, ref: 'refs/heads/x', commits: [] };
  const signature = createHmac('sha256', secret).update(JSON.stringify(body)).digest('hex');
  const headers = {
    [repohostHeaders.event]: 'push',
    [repohostHeaders.delivery]: randomUUID(),
    [repohostHeaders.signature]: `sha256=${signature}`,
  };
  return await call('receiveRepohostEvent', { body }, { headers });
}

/** A call of each operation, with a part of the result. A missing operation is a type error. */
const table: Readonly<
  Record<keyof typeof operations, readonly [() => Promise<unknown>, expected?: unknown]>
> = {
  listSites: [() => call('listSites', { query: { status: 'active', limit: 2 } }), { limit: 2 }],
  getSite: [() => call('getSite', { siteId }), { id: siteId }],
  patchSite: [() => call('patchSite', { siteId, body: { description: 'Wood.' } })],
  getStatistics: [
    () => call('getStatistics', { siteId, query: { period: 'week' } }),
    { period: 'week' },
  ],
  listPages: [() => call('listPages', { siteId }), { total: 4 }],
  putPages: [
    () =>
      call('putPages', { siteId: docsSite.id, body: { pages: [{ path: '/', title: 'Home' }] } }),
    { total: 1 },
  ],
  listVersions: [
    () => call('listVersions', { siteId }),
    { versions: [{ version: '1.5.0' }, { version: '1.4.0' }, { version: '1.3.0' }] },
  ],
  getSettings: [() => call('getSettings', { siteId }), { general: { timezone: 'Europe/London' } }],
  putSettings: [
    () => call('putSettings', { siteId, body: { general: { timezone: 'Europe/Berlin' } } }),
    { settings: { general: { timezone: 'Europe/Berlin' } } },
  ],
  getSeoOverview: [
    () => call('getSeoOverview', { siteId }),
    { defaults: { titleSuffix: ' | Harbour & Pine' } },
  ],
  getSeoDefaults: [() => call('getSeoDefaults', { siteId }), { socialHandle: '@harbourpine' }],
  putSeoDefaults: [() => call('putSeoDefaults', { siteId, body: { locale: 'de_DE' } })],
  putSitemapConfig: [
    () => call('putSitemapConfig', { siteId, body: { excludePages: ['tables'] } }),
  ],
  getSitemapConfig: [() => call('getSitemapConfig', { siteId }), { excludePages: ['imprint'] }],
  getSitemap: [() => call('getSitemap', { siteId }), expect.stringContaining('<urlset')],
  getPageSeo: [() => call('getPageSeo', { siteId, pageSlug }), { pageSlug }],
  // The result of a read can be written back.
  putPageSeo: [
    async () => {
      const before = await call('getPageSeo', { siteId, pageSlug: 'visit' });
      const body = { ...before, ...seo };
      await call('putPageSeo', { siteId, pageSlug: 'visit', body });
      return await call('getPageSeo', { siteId, pageSlug: 'visit' });
    },
    seo,
  ],
  validatePageSeo: [
    () => call('validatePageSeo', { siteId, pageSlug, body: { ...seo, title: 'x'.repeat(71) } }),
    { valid: false, errors: [{ field: 'title' }] },
  ],
  purgeSeoCache: [() => call('purgeSeoCache', { siteId }), { success: true }],
  getPageText: [
    () => call('getPageText', { pageSlug }, { host }),
    { texts: { 'home.footer.note': 'Open Wednesday to Saturday' } },
  ],
  listContentPages: [() => call('listContentPages', {}, { host }), { total: 4 }],
  getContentPage: [
    () => call('getContentPage', { pageSlug: 'tables' }, { host }),
    { path: '/furniture/tables' },
  ],
  listPosts: [
    () => call('listPosts', {}, { host }),
    { posts: [{ slug: 'a-day-in-the-workshop' }, { slug: 'why-we-oil' }] },
  ],
  getPost: [
    () => call('getPost', { postSlug: 'why-we-oil' }, { host }),
    { body: expect.stringContaining('# Why we oil') },
  ],
  listSitePosts: [() => call('listSitePosts', { siteId }), { total: 2 }],
  getSitePost: [() => call('getSitePost', { siteId, postSlug }), { slug: postSlug }],
  // The result of a read can be written back.
  putSitePost: [
    async () => {
      const body = { ...(await call('getSitePost', { siteId, postSlug })), tags: ['oil'] };
      await call('putSitePost', { siteId, postSlug, body });
      return await call('getPost', { postSlug }, { host });
    },
    { slug: postSlug, tags: ['oil'], body: expect.stringContaining('# Why we oil') },
  ],
  deleteSitePost: [
    async () => {
      const post = { siteId, postSlug: 'short-lived' };
      await call('putSitePost', { ...post, body: { title: 'Short', author: 'Nadia' } });
      expect(await call('listPosts', {}, { host })).toMatchObject({ total: 3 });
      await call('deleteSitePost', post);
      await expect(call('deleteSitePost', post)).rejects.toMatchObject({ status: 404 });
    },
  ],
  createDeploymentToken: [
    async () =>
      harness
        .createClient(await accessToken())
        .call('createDeploymentToken', { body: { siteSlug: docsSite.slug } }),
    { swaToken: 'deployment-token-of-acme-docs' },
  ],
  completeDeployment: [
    async () => {
      const send = () =>
        service().call('completeDeployment', { body: report }, { idempotencyKey: 'run-100' });
      await Promise.all([send(), send()]);
      return { deployments: harness.portal.deployments(docsSite.id) };
    },
    { deployments: [{ key: 'run-100', version: '1.2.3' }] },
  ],
  receiveRepohostEvent: [
    async () => {
      await expect(sendEvent('another-secret')).rejects.toMatchObject({ status: 401 });
      return await sendEvent(harness.portal.repohostSecret);
    },
    { received: true, event: 'push' },
  ],
  listTexts: [() => call('listTexts', { siteId, query: { status: 'live' } }), { total: 1 }],
  putTextOverride: [
    () => call('putTextOverride', { siteId, textKey, body: { value: 'Wood that lasts' } }),
    { text: { override: { value: 'Wood that lasts', status: 'pending' } } },
  ],
  deleteTextOverride: [
    async () => {
      const text = { siteId, textKey: 'home.hero.lead' };
      await call('putTextOverride', { ...text, body: { value: 'Other' } });
      await call('deleteTextOverride', text);
      await expect(call('deleteTextOverride', text)).rejects.toMatchObject({ status: 404 });
    },
  ],
  putTextMode: [
    () => call('putTextMode', { siteId: 'site_hp_planner', body: { mode: 'commit' } }),
    { mode: 'commit' },
  ],
  getText: [() => call('getText', { siteId, textKey }), { key: textKey }],
  getTextContent: [
    () => call('getTextContent', { siteId }),
    { content: { 'home.footer.note': 'Open Wednesday to Saturday' } },
  ],
  commitTexts: [
    async () => {
      await call('putTextOverride', { siteId, textKey, body: { value: 'By the water' } });
      const content = { [textKey]: 'By the water' };
      return await call('commitTexts', { siteId, body: { commitSha, content } });
    },
    { committed: 1 },
  ],
  listRequests: [() => call('listRequests', { siteId, query: { status: 'submitted' } })],
  createRequest: [
    () => call('createRequest', { siteId, body: { title: 'Larger type' } }),
    { request: { title: 'Larger type', status: 'submitted' } },
  ],
  getRequest: [
    async () => call('getRequest', { siteId, requestId: await createRequest() }),
    { status: 'submitted' },
  ],
  patchRequest: [
    async () => {
      const body = { ...analyzed, status: 'triage' as const };
      return await call('patchRequest', { siteId, requestId: await createRequest(), body });
    },
    { request: { status: 'triage', classification: 'design' } },
  ],
  approveRequest: [approveRequest, { request: { approvedAt: expect.any(String) } }],
  listEnvironments: [
    () => call('listEnvironments', { siteId }),
    { environments: [{ environment: 'Production' }, { environment: 'Preview' }] },
  ],
  putEnvironment: [
    () => {
      const body = { version: '2.1.2', commitSha };
      return call('putEnvironment', { siteId, environment: 'Production', body });
    },
    { environment: { version: '2.1.2', correctedBy: 'Olive Brandt' } },
  ],
  listDeployments: [
    () => call('listDeployments', { siteId: docsSite.id, query: { limit: 1 } }),
    { limit: 1 },
  ],
  putCommit: [
    () => call('putCommit', { siteId, commitSha, body: { holds: [ancestor] } }),
    { moved: [] },
  ],
  getWebhook: [() => call('getWebhook', { siteId }), { webhookUrl: null, events: [] }],
  putWebhook: [
    () => {
      const body = {
        webhookUrl: 'https://hooks.example.com/x',
        events: ['site.deployed' as const],
      };
      return call('putWebhook', { siteId, body });
    },
    { webhook: { events: ['site.deployed'] }, secret: expect.stringMatching(/^whsec_/) },
  ],
  rotateWebhookSecret: [
    () => call('rotateWebhookSecret', { siteId }),
    { secret: expect.stringMatching(/^whsec_/) },
  ],
  testWebhook: [
    () => call('testWebhook', { siteId, body: {} }),
    { delivery: { event: 'site.deployed', attempts: [] } },
  ],
  listDeliveries: [() => call('listDeliveries', { siteId: docsSite.id }), { total: 0 }],
  redeliver: [
    async () => {
      const { deliveries } = await call('listDeliveries', { siteId });
      return await call('redeliver', { siteId, deliveryId: deliveries[0]?.id ?? '' });
    },
    { delivery: { status: 'pending' } },
  ],
  listEdits: [
    () => call('listEdits', { siteId, query: { limit: 1 } }),
    { edits: [{ path: expect.stringMatching(/^\//), by: expect.any(String) }] },
  ],
  getAudit: [() => call('getAudit', { siteId }), { findings: expect.any(Array), offset: 0 }],
  addPage: [
    () => call('addPage', { siteId, body: { path: '/plan', title: 'Plan' } }),
    { page: { slug: 'plan', type: 'page' } },
  ],
  removePage: [
    async () => {
      await call('addPage', { siteId, body: { path: '/gone', title: 'Gone' } });
      return await call('removePage', { siteId, pageSlug: 'gone' });
    },
    { success: true },
  ],
  publishTexts: [
    async () => {
      await call('putTextMode', { siteId, body: { mode: 'runtime' } });
      return await call('publishTexts', { siteId });
    },
    { published: expect.any(Number) },
  ],
  listAccess: [() => call('listAccess', { siteId }), { total: 4 }],
  putAccess: [
    () => call('putAccess', { siteId, userId: 'user_nadia', body: { level: 'editor' } }),
    { success: true },
  ],
  deleteAccess: [() => call('deleteAccess', { siteId, userId: 'user_vikram' }), { success: true }],
};

describe('the client and the local portal agree over HTTP on', () => {
  it.each(Object.entries(operations))('%s', async (name, { method, path }) => {
    harness.calls.length = 0;
    const [run, expected] = table[name as keyof typeof operations];
    const answer = await run();
    if (typeof expected === 'object' && answer && typeof answer === 'object')
      expect(answer).toMatchObject(expected as object);
    else if (expected) expect(answer).toEqual(expected);
    const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);
    const made = harness.calls.filter((item) => item.method === method && pattern.test(item.path));
    expect(made).not.toHaveLength(0);
  });
});
