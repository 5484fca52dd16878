import type { Shape } from './shape.ts';

/** The tables of the specification's section "Resources and their fields". */

const features = {
  textOverrides: 'boolean',
  seoManagement: 'boolean',
  blogEnabled: 'boolean',
  assistantEnabled: 'boolean',
};
const company = { id: 'string', name: 'string' };
const status = 'active|pending|archived';

/**
 * Spec: Site (list item). A site that was never deployed has no versions and no time of deployment.
 */
export const siteListItem = {
  id: 'string',
  slug: 'string',
  name: 'string',
  url: 'url',
  status,
  company,
  framework: 'string',
  'currentVersion?': 'string',
  'devVersion?': 'string',
  'lastDeployed?': 'timestamp',
  createdAt: 'timestamp',
} satisfies Shape;

/** Spec: Site (detail). */
export const siteDetail = {
  id: 'string',
  slug: 'string',
  name: 'string',
  url: 'url',
  status,
  company,
  description: 'string',
  'devUrl?': 'url',
  repository: {
    owner: 'string',
    name: 'string',
    defaultBranch: 'string',
    'releaseBranch?': 'string',
  },
  framework: { type: 'string', version: 'string' },
  versions: { 'current?': 'string', 'development?': 'string' },
  features,
  statistics: { pageViews: 'integer', textOverrides: 'integer', pendingRequests: 'integer' },
  'lastDeployed?': 'timestamp',
  createdAt: 'timestamp',
} satisfies Shape;

/** Spec: Site settings. */
export const siteSettings = {
  general: { name: 'string', description: 'string', timezone: 'string' },
  deployment: { provider: 'string', autoDeployDev: 'boolean', requireApproval: 'boolean' },
  notifications: { email: 'boolean', slack: 'boolean', 'webhookUrl?': 'url' },
  features,
} satisfies Shape;

/** Spec: Site statistics. */
export const siteStatistics = {
  siteId: 'string',
  period: 'string',
  pageViews: {
    total: 'integer',
    unique: 'integer',
    byPage: [{ path: 'string', views: 'integer' }],
  },
  content: { textOverrides: 'integer', seoUpdates: 'integer', blogPosts: 'integer' },
  development: { requestsCreated: 'integer', requestsCompleted: 'integer', deployments: 'integer' },
} satisfies Shape;

/** Spec: Site page (list item). */
export const sitePage = {
  slug: 'string',
  path: 'string',
  title: 'string',
  type: 'string',
  textKeyCount: 'integer',
  lastUpdated: 'timestamp',
} satisfies Shape;

/** Spec: Site version (list item), the fields of production entries. */
export const productionVersion = {
  version: 'string',
  status: 'production',
  deployedAt: 'timestamp',
  commitSha: 'string',
  releaseNotes: 'string',
} satisfies Shape;
/** Spec: Site version (list item), the fields of development entries. */
export const developmentVersion = {
  version: 'string',
  status: 'development',
  branch: 'string',
  changes: 'integer',
  createdAt: 'timestamp',
} satisfies Shape;

/** Spec: Per-page SEO metadata. */
export const pageSeo = {
  pageSlug: 'string',
  title: 'string',
  description: 'string',
  'keywords?': ['string'],
  'canonical?': 'url',
  'noIndex?': 'boolean',
  'noFollow?': 'boolean',
  'openGraph?': {
    'title?': 'string',
    'description?': 'string',
    'image?': 'string',
    'locale?': 'string',
    'siteName?': 'string',
    'imageWidth?': 'number',
    'imageHeight?': 'number',
    'type?': 'website|article|product',
  },
  'social?': {
    'card?': 'summary|summary_large_image|app|player',
    'title?': 'string',
    'description?': 'string',
    'image?': 'string',
    'site?': 'string',
    'creator?': 'string',
  },
  'structuredData?': { '@context': 'string', '@type': 'string' },
  updatedAt: 'timestamp',
} satisfies Shape;

/** Spec: SEO site defaults. */
export const seoDefaults = {
  'titleSuffix?': 'string',
  'defaultDescription?': 'string',
  'defaultImage?': 'url',
  'socialHandle?': 'string',
  'locale?': 'string',
} satisfies Shape;

/** Spec: Errors. */
export const errorBody = { error: 'string', message: 'string' } satisfies Shape;
export const errorBodyWithDetails = {
  ...errorBody,
  details: [{ field: 'string', message: 'string' }],
} satisfies Shape;
