import * as z from 'zod/mini';
import { pageFields, pageQuery } from './paging.ts';
import { SiteFeatures } from './settings.ts';
import { Timestamp, unknownYet, WebAddress } from './values.ts';

export const Company = z.looseObject({ id: z.string(), name: z.string() });

export const SiteStatus = z.enum(['active', 'pending', 'archived']);
export type SiteStatus = z.infer<typeof SiteStatus>;

/** Versions and times are absent until the first deployment (decided). */
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
    /** Branch of the in-flight version; absent if there is none (decided). */
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

/** Any subset; other fields are rejected. */
export const SitePatch = z.strictObject({
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  description: z.optional(z.string().check(z.maxLength(2_000))),
  url: z.optional(WebAddress),
  features: z.optional(z.partial(z.strictObject(SiteFeatures.shape))),
});
export type SitePatch = z.infer<typeof SitePatch>;

export const SitePatchResult = z.looseObject({
  success: z.boolean(),
  site: z.looseObject({ id: z.string(), name: z.string(), updatedAt: Timestamp }),
});
