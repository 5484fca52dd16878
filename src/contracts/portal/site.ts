import * as z from 'zod/mini';
import { levels } from './operation.ts';
import { pageFields, pageQuery, Timestamp, unknownYet, WebAddress } from './values.ts';

export const SiteFeatures = z.looseObject({
  textOverrides: z.boolean(),
  seoManagement: z.boolean(),
  blogEnabled: z.boolean(),
  assistantEnabled: z.boolean(),
});
export type SiteFeatures = z.infer<typeof SiteFeatures>;

export const Company = z.looseObject({ id: z.string(), name: z.string() });

export const SiteStatus = z.enum(['active', 'pending', 'archived']);
export type SiteStatus = z.infer<typeof SiteStatus>;

/**
 * A site in a list. Versions and `lastDeployed` are absent until its first deployment. Not in the
 * spec.
 */
export const SiteListItem = z.looseObject({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  url: z.string(),
  status: SiteStatus,
  company: Company,
  framework: z.string(),
  currentVersion: unknownYet(z.string()),
  devVersion: unknownYet(z.string()),
  lastDeployed: unknownYet(Timestamp),
  createdAt: Timestamp,
});
export type SiteListItem = z.infer<typeof SiteListItem>;

export const SiteDetail = z.looseObject({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  url: z.string(),
  devUrl: unknownYet(z.string()),
  status: SiteStatus,
  company: Company,
  repository: z.looseObject({
    owner: z.string(),
    name: z.string(),
    defaultBranch: z.string(),
    /** Branch of the unfinished version; absent if there is none. The spec doesn't define it. */
    releaseBranch: unknownYet(z.string()),
  }),
  framework: z.looseObject({ type: z.string(), version: z.string() }),
  versions: z.looseObject({ current: unknownYet(z.string()), development: unknownYet(z.string()) }),
  features: SiteFeatures,
  statistics: z.looseObject({
    pageViews: z.int(),
    textOverrides: z.int(),
    pendingRequests: z.int(),
  }),
  lastDeployed: unknownYet(Timestamp),
  createdAt: Timestamp,
});
export type SiteDetail = z.infer<typeof SiteDetail>;

export const SiteListQuery = z.object({
  companyId: z.optional(z.string()),
  status: z.optional(SiteStatus),
  ...pageQuery,
});

export const SiteList = z.looseObject({ sites: z.array(SiteListItem), ...pageFields });
export type SiteList = z.infer<typeof SiteList>;

const name = z.string().check(z.minLength(1), z.maxLength(200));
const description = z.string().check(z.maxLength(2_000));
const features = z.partial(z.strictObject(SiteFeatures.shape));

/** Changes to a site: any of these fields. Other fields are rejected. */
export const SitePatch = z.partial(
  z.strictObject({ name, description, url: WebAddress, features }),
);
export type SitePatch = z.infer<typeof SitePatch>;

export const SitePatchResult = z.looseObject({
  success: z.boolean(),
  site: z.looseObject({ id: z.string(), name: z.string(), updatedAt: Timestamp }),
});

export const SiteSettings = z.looseObject({
  general: z.looseObject({
    name: z.string(),
    description: z.string(),
    /** Name of an IANA time zone. */
    timezone: z.string(),
  }),
  deployment: z.looseObject({
    provider: z.string(),
    autoDeployDev: z.boolean(),
    requireApproval: z.boolean(),
  }),
  notifications: z.looseObject({
    email: z.boolean(),
    slack: z.boolean(),
    webhookUrl: z.nullable(z.string()),
  }),
  features: SiteFeatures,
});
export type SiteSettings = z.infer<typeof SiteSettings>;

const zoneName = z.refine<string>((zone) => isZone(zone), {
  error: 'Expected an IANA time zone, such as Europe/Berlin.',
});

/** Changes to settings. Absent fields stay unchanged. */
export const SiteSettingsUpdate = z.partial(
  z.strictObject({
    general: z.partial(z.strictObject({ name, description, timezone: z.string().check(zoneName) })),
    deployment: z.partial(
      z.strictObject({
        ...SiteSettings.shape.deployment.shape,
        provider: z.string().check(z.minLength(1)),
      }),
    ),
    notifications: z.partial(
      z.strictObject({
        ...SiteSettings.shape.notifications.shape,
        webhookUrl: z.nullable(WebAddress),
      }),
    ),
    features,
  }),
);
export type SiteSettingsUpdate = z.infer<typeof SiteSettingsUpdate>;

export const SiteSettingsResult = z.looseObject({
  success: z.optional(z.boolean()),
  settings: z.optional(SiteSettings),
  updatedAt: z.optional(Timestamp),
});

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    // Reject offsets such as +01:00, which `Intl` accepts.
    return /^[A-Za-z]/.test(zone);
  } catch {
    return false;
  }
}

/** Returns a zone's name in IANA's spelling, e.g. `Europe/Berlin` for `europe/berlin`. */
export function normalizeZone(zone: string): string {
  const isSame = (name: string) => name.toLowerCase() === zone.toLowerCase();
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
  return [timeZone, ...Intl.supportedValuesOf('timeZone')].find(isSame) ?? zone;
}

export const ProductionVersion = z.looseObject({
  version: z.string(),
  status: z.literal('production'),
  deployedAt: Timestamp,
  commitSha: z.string(),
  releaseNotes: z.string(),
});

export const DevelopmentVersion = z.looseObject({
  version: z.string(),
  status: z.literal('development'),
  branch: z.string(),
  /** Number of commits pushed to the branch, as reported to the portal. Not in the spec. */
  changes: z.int(),
  createdAt: Timestamp,
});

export const SiteVersion = z.discriminatedUnion('status', [ProductionVersion, DevelopmentVersion]);
export type SiteVersion = z.infer<typeof SiteVersion>;

/** Versions of a site, newest first. */
export const SiteVersionList = z.looseObject({ versions: z.array(SiteVersion) });

export const StatisticsPeriod = z.enum(['day', 'week', 'month', 'year']);
export type StatisticsPeriod = z.infer<typeof StatisticsPeriod>;

const isoDate = z.union([z.iso.date(), z.iso.datetime()], {
  error: 'Expected an ISO date, such as 2026-05-01.',
});

/** Returns the end of a period in ms since the epoch. A date alone includes the whole day. */
export function getEndMs(date: string): number {
  if (date.includes('T')) return Date.parse(date);
  return Date.parse(date) + 86_400_000 - 1;
}

/**
 * Query for statistics. `period` (default: `month`) is counted back from `endDate` (default: now).
 * `startDate` overrides it.
 */
export const StatisticsQuery = z
  .object({
    period: z.optional(StatisticsPeriod),
    startDate: z.optional(isoDate),
    endDate: z.optional(isoDate),
  })
  .check(
    z.refine(
      ({ startDate, endDate }) =>
        !startDate || !endDate || Date.parse(startDate) <= getEndMs(endDate),
      { error: 'startDate is after endDate.', path: ['startDate'] },
    ),
  );
export type StatisticsQuery = z.infer<typeof StatisticsQuery>;

/** Statistics of a site. `period` is `custom` if the query has a `startDate`. */
export const SiteStatistics = z.looseObject({
  siteId: z.string(),
  period: z.string(),
  pageViews: z.looseObject({
    total: z.int(),
    /** Number of distinct visitors. */
    unique: z.int(),
    byPage: z.array(z.looseObject({ path: z.string(), views: z.int() })),
  }),
  content: z.looseObject({ textOverrides: z.int(), seoUpdates: z.int(), blogPosts: z.int() }),
  development: z.looseObject({
    requestsCreated: z.int(),
    requestsCompleted: z.int(),
    deployments: z.int(),
    /** Number of deployment tokens issued to Preview's application. The spec doesn't define it. */
    previewExchanges: z.optional(z.int()),
  }),
});
export type SiteStatistics = z.infer<typeof SiteStatistics>;

export const AccessLevel = z.enum(levels);

export const AccessGrant = z.looseObject({
  userId: z.string(),
  name: z.string(),
  level: AccessLevel,
});

export const AccessList = z.looseObject({ access: z.array(AccessGrant), total: z.int() });
export type AccessList = z.infer<typeof AccessList>;

export const AccessUpdate = z.strictObject({ level: AccessLevel });

export const AccessResult = z.looseObject({ success: z.boolean() });

/**
 * A page in the public content API. Spec: Blog posts and page configuration. The spec doesn't
 * define these fields.
 */
export const ContentPage = z.looseObject({
  slug: z.string(),
  path: z.string(),
  title: z.string(),
  type: z.string(),
  sections: z.optional(z.array(z.string())),
  lastUpdated: Timestamp,
});

export const ContentPageList = z.looseObject({ pages: z.array(ContentPage), total: z.int() });

export const BlogPostSummary = z.looseObject({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  publishedAt: Timestamp,
});

/** A post, whose body is Markdown. */
export const BlogPost = z.looseObject({
  ...BlogPostSummary.shape,
  body: z.string(),
  updatedAt: Timestamp,
});

const postText = z.string().check(z.trim(), z.minLength(1, 'Must not be empty.'), z.maxLength(200));

/** Replaces a post, or creates it. `publishedAt` defaults to the stored time, or else to now. */
export const BlogPostUpdate = z.strictObject({
  // These fields are ignored, so that a post can be sent back as read.
  slug: z.optional(z.string()),
  updatedAt: z.optional(Timestamp),
  title: postText,
  author: postText,
  excerpt: z._default(z.string().check(z.maxLength(1_000)), ''),
  tags: z._default(z.array(postText).check(z.maxLength(50)), []),
  publishedAt: z.optional(Timestamp),
  body: z._default(z.string().check(z.maxLength(500_000)), ''),
});

export type BlogPost = z.infer<typeof BlogPost>;

export const BlogPostResult = z.looseObject({ success: z.boolean(), post: BlogPost });

export const BlogPostList = z.looseObject({ posts: z.array(BlogPostSummary), total: z.int() });
