import * as z from 'zod/mini';
import { CommitHash, SemanticVersion, Timestamp, WebAddress } from './values.ts';

/**
 * `POST` here after a deployment has ended. The spec's "repohost" stands for the provider's name, so the path is
 * configurable. Spec: Deployment and repository-host integration.
 */
export const deploymentCompletePath = (provider = 'repohost') => `/api/v1/webhooks/${provider}/deployment-complete`;

/** Header by which a repeated call is known to be the same one. */
export const idempotencyKeyHeader = 'idempotency-key';

/** How a deployment ended. `unknown`: the upload was taken, but whether it is live could not be found out. */
export const DeploymentStatus = z.enum(['succeeded', 'failed', 'cancelled', 'unknown', 'skipped']);
export type DeploymentStatus = z.infer<typeof DeploymentStatus>;

/** The two hosted environments. Spec: Environments and deployment triggers. */
export const Environment = z.enum(['Production', 'Preview']);
export type Environment = z.infer<typeof Environment>;

/**
 * Body of the call. The spec does not show it; it is decided to be the `site.deployed` payload of the spec's section
 * Events, plus how the deployment ended and which run made it. A time ahead of the portal's clock is refused, and so is
 * an address that is not the site's.
 */
export const DeploymentComplete = z.looseObject({
  event: z.literal('site.deployed'),
  timestamp: Timestamp,
  site: z.looseObject({ id: z.string(), slug: z.string() }),
  data: z.looseObject({
    version: SemanticVersion,
    environment: Environment,
    commitSha: CommitHash,
    /** In Markdown. Decided; an empty one leaves what is there. */
    releaseNotes: z.optional(z.string().check(z.maxLength(100_000))),
  }),
  status: DeploymentStatus,
  /** Address of the deployed environment, where it is known. */
  url: z.optional(WebAddress),
  /** Code of the failure, where there was one. */
  error: z.optional(z.looseObject({ code: z.string(), message: z.string() })),
  run: z.looseObject({
    /** The same for every attempt to tell about the same run. */
    id: z.string(),
    attempt: z.number(),
    url: z.optional(z.url()),
  }),
});
export type DeploymentComplete = z.infer<typeof DeploymentComplete>;

/**
 * Answer of the call. The spec does not show it. `success` is decided to be needed: a sign-in page with status 200, or
 * an empty answer of something in between, does not mean that the portal knows.
 */
export const DeploymentCompleteResponse = z.looseObject({
  success: z.literal(true),
  deployment: z.optional(
    z.looseObject({
      id: z.optional(z.string()),
      /** Whether the site's state changed: false for what did not succeed, or is older than the state. */
      applied: z.optional(z.boolean()),
    }),
  ),
});
export type DeploymentCompleteResponse = z.infer<typeof DeploymentCompleteResponse>;
