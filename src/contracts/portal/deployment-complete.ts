import * as z from 'zod/mini';
import { CommitHash, SemanticVersion, Timestamp, WebAddress } from './values.ts';

/** Header that identifies repeated calls. */
export const idempotencyKeyHeader = 'idempotency-key';

/**
 * Outcome of a deployment. `unknown`: the upload was accepted, but whether it's live couldn't be
 * determined.
 */
export const DeploymentStatus = z.enum(['succeeded', 'failed', 'cancelled', 'unknown', 'skipped']);
export type DeploymentStatus = z.infer<typeof DeploymentStatus>;

/** The two hosted environments. Spec: Environments and deployment triggers. */
export const Environment = z.enum(['Production', 'Preview']);
export type Environment = z.infer<typeof Environment>;

/**
 * Body of the call. The spec does not show it; it is decided to be the `site.deployed` payload of
 * the spec's section Events, plus the outcome and the run of the deployment. A time ahead of the
 * portal's clock is refused, as is a URL that isn't the site's.
 */
export const DeploymentComplete = z.looseObject({
  event: z.literal('site.deployed'),
  timestamp: Timestamp,
  site: z.looseObject({ id: z.string(), slug: z.string() }),
  data: z.looseObject({
    version: SemanticVersion,
    environment: Environment,
    commitSha: CommitHash,
    /** Markdown. Decided; an empty value keeps the existing notes. */
    releaseNotes: z.optional(z.string().check(z.maxLength(100_000))),
  }),
  status: DeploymentStatus,
  /** URL of the deployed environment, if known. */
  url: z.optional(WebAddress),
  /** Error, if the deployment failed. */
  error: z.optional(z.looseObject({ code: z.string(), message: z.string() })),
  run: z.looseObject({
    /** The same for every attempt to report the same run. */
    id: z.string(),
    attempt: z.number(),
    url: z.optional(z.url()),
  }),
});
export type DeploymentComplete = z.infer<typeof DeploymentComplete>;

/**
 * Response of the call. The spec does not show it. `success` is decided to be required: a sign-in
 * page with status 200, or an empty response of a proxy, doesn't mean that the portal received the
 * call.
 */
export const DeploymentCompleteResponse = z.looseObject({
  success: z.literal(true),
  deployment: z.optional(
    z.looseObject({
      id: z.optional(z.string()),
      /**
       * Whether the site's state changed: false for an unsuccessful deployment, or one older than
       * the state.
       */
      applied: z.optional(z.boolean()),
    }),
  ),
});
export type DeploymentCompleteResponse = z.infer<typeof DeploymentCompleteResponse>;
