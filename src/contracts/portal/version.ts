import * as z from 'zod/mini';
import { Timestamp } from './values.ts';

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
  /** Pushed to the branch, as reported to the portal (decided). */
  changes: z.int(),
  createdAt: Timestamp,
});

export const SiteVersion = z.discriminatedUnion('status', [ProductionVersion, DevelopmentVersion]);
export type SiteVersion = z.infer<typeof SiteVersion>;

/** Newest first. */
export const SiteVersionList = z.looseObject({ versions: z.array(SiteVersion) });
