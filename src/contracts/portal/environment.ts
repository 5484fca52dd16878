import * as z from 'zod/mini';
import { DeploymentComplete, DeploymentStatus, Environment, Provenance } from './deployment.ts';
import { RequestStatus } from './development-request.ts';
import {
  CommitHash,
  FullCommitHash,
  pageFields,
  pageQuery,
  SemanticVersion,
  Timestamp,
  WebAddress,
} from './values.ts';

/** State of an environment. Fields with unknown values are absent. */
export const SiteEnvironment = z.looseObject({
  environment: Environment,
  url: z.optional(z.string()),
  version: z.optional(z.string()),
  commitSha: z.optional(z.string()),
  deployedAt: z.optional(Timestamp),
  /** Provenance of the live deployment, if reported; absent after a correction. */
  provenance: z.optional(Provenance),
  /** Time at which the live deployment read the page metadata. Later edits aren't live. */
  pagesReadAt: z.optional(Timestamp),
  /** Time of the last change to page metadata since this deployment; absent if there was none. */
  pagesChangedAt: z.optional(Timestamp),
  correctedBy: z.optional(z.string()),
  lastStatus: z.optional(DeploymentStatus),
  lastReport: z.optional(Timestamp),
});

export const SiteEnvironmentList = z.looseObject({ environments: z.array(SiteEnvironment) });
export type SiteEnvironmentList = z.infer<typeof SiteEnvironmentList>;

/** Correction of the recorded state after a wrong or missing report. */
export const EnvironmentCorrection = z.strictObject({
  version: SemanticVersion,
  commitSha: CommitHash,
  /** Time of the deployment. Default: now. */
  deployedAt: z.optional(Timestamp),
  url: z.optional(WebAddress),
  /** Whether to remove the recorded version from the site's versions. */
  neverDeployed: z.optional(z.boolean()),
});
export type EnvironmentCorrection = z.infer<typeof EnvironmentCorrection>;

export const EnvironmentResult = z.looseObject({
  success: z.boolean(),
  environment: SiteEnvironment,
});

export const DeploymentListQuery = z.object(pageQuery);
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
      applied: z.boolean(),
      provenance: z.optional(Provenance),
      url: z.optional(z.string()),
      error: DeploymentComplete.shape.error,
      run: z.extend(DeploymentComplete.shape.run, { url: z.optional(z.string()) }),
    }),
  ),
  ...pageFields,
});
export type DeploymentList = z.infer<typeof DeploymentList>;

/** Commits that a commit contains, either in its history or because they were squashed into it. */
export const CommitHolds = z.strictObject({
  holds: z.array(FullCommitHash).check(z.minLength(1), z.maxLength(1_000)),
});

export const CommitResult = z.looseObject({
  success: z.boolean(),
  moved: z.array(z.looseObject({ requestId: z.string(), from: RequestStatus, to: RequestStatus })),
});
