import * as z from 'zod/mini';
import { DeploymentStatus, Environment } from './deployment-complete.ts';
import { RequestStatus } from './development-request.ts';
import { pageOf, pageQuery } from './paging.ts';
import { CommitHash, FullCommitHash, SemanticVersion, Timestamp, WebAddress } from './values.ts';

/**
 * What an environment is known to run. Not shown (decided); unknown values are absent. Spec: Environments and
 * deployment triggers.
 */
export const SiteEnvironment = z.looseObject({
  environment: Environment,
  url: z.optional(z.string()),
  version: z.optional(z.string()),
  commitSha: z.optional(z.string()),
  deployedAt: z.optional(Timestamp),
  /** Who has set this by hand; absent where a deployment reported it. */
  correctedBy: z.optional(z.string()),
  /** How the last deployment ended, and when. */
  lastStatus: z.optional(DeploymentStatus),
  lastReport: z.optional(Timestamp),
});
export type SiteEnvironment = z.infer<typeof SiteEnvironment>;

/** Answer of the decided endpoint `GET /api/sites/{siteId}/environments`. */
export const SiteEnvironmentList = z.looseObject({ environments: z.array(SiteEnvironment) });
export type SiteEnvironmentList = z.infer<typeof SiteEnvironmentList>;

/**
 * Body of the decided endpoint `PUT /api/sites/{siteId}/environments/{environment}`: what really runs there, where a
 * report was wrong or never came. Later deployments count from there.
 */
export const EnvironmentCorrection = z.strictObject({
  version: SemanticVersion,
  commitSha: CommitHash,
  /** Default: now. */
  deployedAt: z.optional(Timestamp),
  /** Address of Preview. */
  url: z.optional(WebAddress),
  /** The version that is recorded was never deployed: it is taken out of the versions of the site. */
  neverDeployed: z.optional(z.boolean()),
});
export type EnvironmentCorrection = z.infer<typeof EnvironmentCorrection>;

/** Answer of it. */
export const EnvironmentResult = z.looseObject({ success: z.boolean(), environment: SiteEnvironment });
export type EnvironmentResult = z.infer<typeof EnvironmentResult>;

/**
 * Query and answer of the decided endpoint `GET /api/sites/{siteId}/deployments`: what was reported, the newest first.
 */
export const DeploymentListQuery = z.object(pageQuery);
export type DeploymentListQuery = z.infer<typeof DeploymentListQuery>;
export const DeploymentList = z.looseObject({
  deployments: z.array(
    z.looseObject({
      id: z.string(),
      environment: Environment,
      version: z.string(),
      commitSha: z.string(),
      status: DeploymentStatus,
      timestamp: Timestamp,
      receivedAt: Timestamp,
      /** Whether it became the state of its environment. */
      applied: z.boolean(),
      url: z.optional(z.string()),
      error: z.optional(z.looseObject({ code: z.string(), message: z.string() })),
      run: z.looseObject({ id: z.string(), attempt: z.number(), url: z.optional(z.string()) }),
    }),
  ),
  ...pageOf,
});
export type DeploymentList = z.infer<typeof DeploymentList>;

/**
 * Body of the decided endpoint `PUT /api/sites/{siteId}/commits/{commitSha}`: commits that this one holds, as an
 * ancestor or by a squashed merge. The portal learns the same of pushes and merged pull requests; this is for those
 * that it was not told of.
 */
export const CommitHolds = z.strictObject({ holds: z.array(FullCommitHash).check(z.minLength(1), z.maxLength(1_000)) });
export type CommitHolds = z.infer<typeof CommitHolds>;

/** Answer of it. */
export const CommitResult = z.looseObject({
  success: z.boolean(),
  /** The development requests that moved by it. */
  moved: z.array(z.looseObject({ requestId: z.string(), from: RequestStatus, to: RequestStatus })),
});
export type CommitResult = z.infer<typeof CommitResult>;
