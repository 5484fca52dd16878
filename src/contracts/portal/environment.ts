import * as z from 'zod/mini';
import { DeploymentStatus, Environment } from './deployment-complete.ts';
import { RequestStatus } from './development-request.ts';
import { pageFields, pageQuery } from './paging.ts';
import { CommitHash, FullCommitHash, SemanticVersion, Timestamp, WebAddress } from './values.ts';

/**
 * Known state of an environment. Not in the spec (decided); unknown values are absent. Spec:
 * Environments and deployment triggers.
 */
export const SiteEnvironment = z.looseObject({
  environment: Environment,
  url: z.optional(z.string()),
  version: z.optional(z.string()),
  commitSha: z.optional(z.string()),
  deployedAt: z.optional(Timestamp),
  /** Who set this manually; absent if a deployment reported it. */
  correctedBy: z.optional(z.string()),
  /** Outcome and time of the last deployment. */
  lastStatus: z.optional(DeploymentStatus),
  lastReport: z.optional(Timestamp),
});
export type SiteEnvironment = z.infer<typeof SiteEnvironment>;

/** Response of the decided endpoint `GET /api/sites/{siteId}/environments`. */
export const SiteEnvironmentList = z.looseObject({ environments: z.array(SiteEnvironment) });
export type SiteEnvironmentList = z.infer<typeof SiteEnvironmentList>;

/**
 * Body of the decided endpoint `PUT /api/sites/{siteId}/environments/{environment}`: the actual
 * state after a wrong or missing report. Later deployments are based on it.
 */
export const EnvironmentCorrection = z.strictObject({
  version: SemanticVersion,
  commitSha: CommitHash,
  /** Default: now. */
  deployedAt: z.optional(Timestamp),
  /** URL of Preview. */
  url: z.optional(WebAddress),
  /** The recorded version was never deployed: it's removed from the site's versions. */
  neverDeployed: z.optional(z.boolean()),
});
export type EnvironmentCorrection = z.infer<typeof EnvironmentCorrection>;

export const EnvironmentResult = z.looseObject({
  success: z.boolean(),
  environment: SiteEnvironment,
});
export type EnvironmentResult = z.infer<typeof EnvironmentResult>;

/**
 * Query and response of the decided endpoint `GET /api/sites/{siteId}/deployments`: reported
 * deployments, newest first.
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
  ...pageFields,
});
export type DeploymentList = z.infer<typeof DeploymentList>;

/**
 * Body of the decided endpoint `PUT /api/sites/{siteId}/commits/{commitSha}`: commits contained in
 * this one, as ancestors or by a squash merge. The portal normally learns this from pushes and
 * merged pull requests; this endpoint is for events it missed.
 */
export const CommitHolds = z.strictObject({
  holds: z.array(FullCommitHash).check(z.minLength(1), z.maxLength(1_000)),
});
export type CommitHolds = z.infer<typeof CommitHolds>;

export const CommitResult = z.looseObject({
  success: z.boolean(),
  /** Development requests that changed state as a result. */
  moved: z.array(z.looseObject({ requestId: z.string(), from: RequestStatus, to: RequestStatus })),
});
export type CommitResult = z.infer<typeof CommitResult>;
