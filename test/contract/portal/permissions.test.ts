import { expect, it } from 'vitest';
import type { Operation } from '../../../src/contracts/portal/operation.ts';
import { operations } from '../../../src/contracts/portal/operations/operations.ts';
import { accessToken } from '../../unit/localcloud/portal/harness.ts';
import { type Backend, inProcess, localPortal } from './backend.ts';

const site = '/api/sites/site_hp_web';
const owner = 'local-owner-token';

/** A call to an endpoint. `before` runs first as the owner, and can replace parts of the call. */
interface Example {
  /** Path below that of the site, or a whole path. */
  readonly target: string;
  readonly body?: unknown;
  readonly host?: string;
  readonly before?: (backend: Backend) => Promise<Partial<Example> | undefined>;
}

const seo = { title: 'Title', description: 'Description' };
const newRequest = async (backend: Backend) => {
  const { json } = await backend.call('POST', `${site}/requests`, {
    token: owner,
    body: { title: 'Request' },
  });
  return (json as { request: { id: string } }).request.id;
};
/** Returns a `before` that lets the owner write what the call then removes. */
const after = (target: string, body: unknown) => async (backend: Backend) => {
  await backend.call('PUT', site + target, { token: owner, body });
  return undefined;
};
const host = 'www.harbour-pine.example';

const examples: Readonly<Record<keyof typeof operations, Example>> = {
  listSites: { target: '/api/sites' },
  getSite: { target: '' },
  patchSite: { target: '', body: { name: 'Name' } },
  getStatistics: { target: '/stats' },
  listPages: { target: '/pages' },
  listSitePosts: { target: '/posts' },
  getSitePost: { target: '/posts/why-we-oil' },
  putSitePost: { target: '/posts/new', body: { title: 'Title', author: 'Nadia' } },
  deleteSitePost: {
    target: '/posts/old',
    before: after('/posts/old', { title: 'Title', author: 'Nadia' }),
  },
  listVersions: { target: '/versions' },
  putPages: { target: '/pages', body: { pages: [{ path: '/', title: 'Home' }] } },
  getSettings: { target: '/settings' },
  putSettings: { target: '/settings', body: { general: { name: 'Name' } } },
  getSeoOverview: { target: '/seo' },
  getSeoDefaults: { target: '/seo/defaults' },
  putSeoDefaults: { target: '/seo/defaults', body: { titleSuffix: ' | New' } },
  putSitemapConfig: { target: '/seo/sitemap-config', body: {} },
  getSitemapConfig: { target: '/seo/sitemap-config' },
  getSitemap: { target: '/sitemap.xml' },
  getPageSeo: { target: '/seo/home' },
  putPageSeo: { target: '/seo/home', body: seo },
  validatePageSeo: { target: '/seo/home/validation', body: seo },
  purgeSeoCache: { target: '/seo/purge' },
  getPageText: { target: '/api/v1/pages/home/text', host },
  listContentPages: { target: '/api/v1/content/pages', host },
  getContentPage: { target: '/api/v1/content/pages/home', host },
  listPosts: { target: '/api/v1/content/posts', host },
  getPost: { target: '/api/v1/content/posts/why-we-oil', host },
  createDeploymentToken: {
    target: '/api/v1/sites/deployment-tokens',
    body: { siteSlug: 'harbour-pine-web' },
  },
  completeDeployment: { target: '/api/v1/webhooks/repohost/deployment-complete', body: {} },
  receiveRepohostEvent: { target: '/api/webhooks/repohost', body: {} },
  listTexts: { target: '/text' },
  getText: { target: '/text/home.hero.title' },
  putTextOverride: { target: '/text/home.hero.title', body: { value: 'Text' } },
  deleteTextOverride: {
    target: '/text/home.hero.title',
    before: after('/text/home.hero.title', { value: 'Text' }),
  },
  putTextMode: { target: '/text-mode', body: { mode: 'commit' } },
  getTextContent: { target: '/text-content' },
  commitTexts: { target: '/text-commits', body: { commitSha: 'a'.repeat(40), content: {} } },
  listRequests: { target: '/requests' },
  createRequest: { target: '/requests', body: { title: 'Request' } },
  getRequest: {
    target: '',
    before: async (backend) => ({ target: `/requests/${await newRequest(backend)}` }),
  },
  patchRequest: {
    target: '',
    body: { status: 'triage', classification: 'bug', automationPotential: 'low' },
    before: async (backend) => ({ target: `/requests/${await newRequest(backend)}` }),
  },
  approveRequest: {
    target: '',
    // The request is not in review, so people who may approve get 409 instead of 200.
    body: { shown: '-' },
    before: async (backend) => ({
      target: `/requests/${await newRequest(backend)}/approval`,
    }),
  },
  listEnvironments: { target: '/environments' },
  putEnvironment: {
    target: '/environments/Production',
    body: { version: '1.4.0', commitSha: 'a'.repeat(40) },
  },
  listDeployments: { target: '/deployments' },
  putCommit: { target: `${site}/commits/${'a'.repeat(40)}`, body: { holds: ['b'.repeat(40)] } },
  listEdits: { target: '/history' },
  getAudit: { target: '/audit' },
  addPage: { target: '/pages', body: { path: '/', title: 'Home' } },
  removePage: { target: '/pages/home' },
  publishTexts: { target: '/text-publications' },
  getWebhook: { target: '/webhook' },
  putWebhook: { target: '/webhook', body: { webhookUrl: null, events: [] } },
  rotateWebhookSecret: { target: '/webhook/secret' },
  testWebhook: { target: '/webhook/test', body: {} },
  listDeliveries: { target: '/webhook/deliveries' },
  redeliver: { target: '/webhook/deliveries/msg_none/redelivery' },
  listAccess: { target: '/access' },
  putAccess: { target: '/access/user_nadia', body: { level: 'viewer' } },
  deleteAccess: {
    target: '/access/user_oscar',
    before: after('/access/user_oscar', { level: 'viewer' }),
  },
};

const callers: readonly (readonly [string, string | undefined])[] = [
  ['nobody', undefined],
  ['none', 'local-none-token'],
  ['viewer', 'local-viewer-token'],
  ['editor', 'local-editor-token'],
  ['admin', 'local-admin-token'],
  ['owner', owner],
  ['operator', 'local-operator-token'],
  // The application that deploys the site.
  ['app', await accessToken({ clientId: '5f0b6f6e-1d7a-4b43-9c55-0b6b3f7a1003' })],
];

async function statuses(operation: Operation, example: Example): Promise<number[]> {
  const backend = inProcess(await localPortal());
  const row: number[] = [];
  for (const [, token] of callers) {
    const { target, body, host } = { ...example, ...(await example.before?.(backend)) };
    const at = target.startsWith('/api/') ? target : site + target;
    row.push((await backend.call(operation.method, at, { token, body, host })).status);
  }
  await backend.close();
  return row;
}

/**
 * Spec, Site permission levels: owner full control with access of others; admin site management,
 * development requests, content; editor content and text; viewer read-only. A global admin is
 * independent of them. 404 and 409 are also returned to callers who may make the call. The
 * application may read, deploy, and do what automation does.
 */
const expected = `
                                                            nobody none viewer editor admin owner operator app
GET    /api/sites/{siteId}/pages                               401  403    200    200   200   200      200 200
GET    /api/sites                                              401  200    200    200   200   200      200 200
GET    /api/sites/{siteId}                                     401  403    200    200   200   200      200 200
PATCH  /api/sites/{siteId}                                     401  403    403    403   200   200      200 403
GET    /api/sites/{siteId}/stats                               401  403    200    200   200   200      200 200
PUT    /api/sites/{siteId}/pages                               401  403    403    200   200   200      200 200
GET    /api/sites/{siteId}/posts                               401  403    200    200   200   200      200 200
GET    /api/sites/{siteId}/posts/{postSlug}                    401  403    200    200   200   200      200 200
PUT    /api/sites/{siteId}/posts/{postSlug}                    401  403    403    200   200   200      200 403
DELETE /api/sites/{siteId}/posts/{postSlug}                    401  403    403    200   200   200      200 403
GET    /api/sites/{siteId}/versions                            401  403    200    200   200   200      200 200
GET    /api/sites/{siteId}/settings                            401  403    200    200   200   200      200 200
PUT    /api/sites/{siteId}/settings                            401  403    403    403   200   200      200 403
GET    /api/sites/{siteId}/seo                                 401  403    200    200   200   200      200 200
GET    /api/sites/{siteId}/seo/defaults                        401  403    200    200   200   200      200 200
GET    /api/sites/{siteId}/sitemap.xml                         401  403    200    200   200   200      200 200
GET    /api/sites/{siteId}/seo/{pageSlug}                      401  403    200    200   200   200      200 200
PUT    /api/sites/{siteId}/seo/defaults                        401  403    403    200   200   200      200 403
GET    /api/sites/{siteId}/seo/sitemap-config                  401  403    200    200   200   200      200 200
PUT    /api/sites/{siteId}/seo/sitemap-config                  401  403    403    200   200   200      200 403
PUT    /api/sites/{siteId}/seo/{pageSlug}                      401  403    403    200   200   200      200 403
POST   /api/sites/{siteId}/seo/{pageSlug}/validation           401  403    200    200   200   200      200 200
POST   /api/sites/{siteId}/seo/purge                           401  403    403    200   200   200      200 403
GET    /api/v1/pages/{pageSlug}/text                           200  200    200    200   200   200      200 200
GET    /api/v1/content/pages                                   200  200    200    200   200   200      200 200
GET    /api/v1/content/pages/{pageSlug}                        200  200    200    200   200   200      200 200
GET    /api/v1/content/posts                                   200  200    200    200   200   200      200 200
GET    /api/v1/content/posts/{postSlug}                        200  200    200    200   200   200      200 200
POST   /api/v1/sites/deployment-tokens                         401  401    401    401   401   401      401 409
POST   /api/v1/webhooks/repohost/deployment-complete           401  401    401    401   401   401      401 400
POST   /api/webhooks/repohost                                  401  401    401    401   401   401      401 401
GET    /api/sites/{siteId}/text                                401  403    200    200   200   200      200 200
GET    /api/sites/{siteId}/text/{textKey}                      401  403    200    200   200   200      200 200
PUT    /api/sites/{siteId}/text/{textKey}                      401  403    403    200   200   200      200 403
DELETE /api/sites/{siteId}/text/{textKey}                      401  403    403    200   200   200      200 403
PUT    /api/sites/{siteId}/text-mode                           401  403    403    403   200   200      200 403
GET    /api/sites/{siteId}/text-content                        401  403    200    200   200   200      200 200
POST   /api/sites/{siteId}/text-commits                        401  403    403    200   200   200      200 200
GET    /api/sites/{siteId}/requests                            401  403    200    200   200   200      200 200
POST   /api/sites/{siteId}/requests                            401  403    403    403   201   201      201 403
GET    /api/sites/{siteId}/requests/{requestId}                401  403    200    200   200   200      200 200
PATCH  /api/sites/{siteId}/requests/{requestId}                401  403    403    403   200   200      200 200
POST   /api/sites/{siteId}/requests/{requestId}/approval       401  403    403    403   409   409      409 409
GET    /api/sites/{siteId}/environments                        401  403    200    200   200   200      200 200
PUT    /api/sites/{siteId}/environments/{environment}          401  403    403    403   200   200      200 403
GET    /api/sites/{siteId}/deployments                         401  403    200    200   200   200      200 200
PUT    /api/sites/{siteId}/commits/{commitSha}                 401  403    403    403   200   200      200 200
GET    /api/sites/{siteId}/history                             401  403    200    200   200   200      200 200
GET    /api/sites/{siteId}/audit                               401  403    200    200   200   200      200 200
POST   /api/sites/{siteId}/pages                               401  403    403    409   409   409      409 403
DELETE /api/sites/{siteId}/pages/{pageSlug}                    401  403    403    409   409   409      409 403
POST   /api/sites/{siteId}/text-publications                   401  403    403    409   409   409      409 403
GET    /api/sites/{siteId}/webhook                             401  403    200    200   200   200      200 200
PUT    /api/sites/{siteId}/webhook                             401  403    403    403   200   200      200 403
POST   /api/sites/{siteId}/webhook/secret                      401  403    403    403   409   409      409 403
POST   /api/sites/{siteId}/webhook/test                        401  403    403    403   409   409      409 403
GET    /api/sites/{siteId}/webhook/deliveries                  401  403    403    403   200   200      200 403
POST   /api/sites/{siteId}/webhook/deliveries/{deliveryId}/redelivery   401  403    403    403   404   404      404 403
GET    /api/sites/{siteId}/access                              401  403    403    403   403   200      200 403
PUT    /api/sites/{siteId}/access/{userId}                     401  403    403    403   403   200      200 403
DELETE /api/sites/{siteId}/access/{userId}                     401  403    403    403   403   200      200 403
`;

it('each endpoint returns the status in the table for each access level', async () => {
  const lines = [`${' '.repeat(60)}${callers.map(([name]) => name).join(' ')}`];
  for (const operation of Object.values<Operation>(operations)) {
    const example = examples[operation.id as keyof typeof operations];
    const row = await statuses(operation, example);
    const cells = row.map((status, index) =>
      String(status).padStart(callers[index]?.[0].length ?? 0),
    );
    lines.push(`${operation.method.padEnd(6)} ${operation.path}`.padEnd(60) + cells.join(' '));
  }
  expect(`\n${lines.join('\n')}\n`).toBe(expected);
});
