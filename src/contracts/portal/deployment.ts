import * as z from 'zod/mini';
import {
  CommitHash,
  InputDigest,
  SemanticVersion,
  Timestamp,
  textLike,
  WebAddress,
} from './values.ts';

/** Inputs and output of a deployment, which together identify it. */
export const Provenance = z.object({
  /**
   * Commit. It isn't sufficient to identify a deployment, because squashing and rebasing change it.
   */
  commit: z.string(),
  /** Id of the git tree with all files of the repository; empty if unknown. */
  tree: z.string(),
  /** `sha256:` digest of the applied text overrides. */
  texts: InputDigest,
  /** `sha256:` digest of the applied settings and page metadata of the portal. */
  seo: InputDigest,
  /**
   * Digest of the deployed files. It differs between environments, because Previews are noindex.
   */
  files: z.string(),
  /**
   * Digest of the built files, before texts and metadata; absent if the build stored no package.
   */
  built: z.optional(z.string()),
  /** Commit of the build, which differs from `commit` if a package was reused. */
  builtFrom: z.optional(z.string()),
  /** URL of the run that built the files. */
  builtBy: z.optional(z.string()),
  /** In Production: whether the version's Preview had the same build. */
  preview: z.optional(z.enum(['same', 'different'])),
  /** URL of the run; absent outside of GitHub Actions. */
  run: z.optional(z.string()),
});
export type Provenance = z.infer<typeof Provenance>;

export const idempotencyKeyHeader = 'idempotency-key';

/**
 * Status of a deployment. `unknown`: the platform accepted the upload, but the site may not be
 * live.
 */
export const DeploymentStatus = z.enum(['succeeded', 'failed', 'cancelled', 'unknown', 'skipped']);
export type DeploymentStatus = z.infer<typeof DeploymentStatus>;

export const Environment = z.enum(['Production', 'Preview']);
export type Environment = z.infer<typeof Environment>;

/**
 * Payload of a deployment report. The spec defines only `event`, `timestamp`, `site` and, in
 * `data`, version, environment and commit.
 */
export const DeploymentComplete = z.looseObject({
  event: z.literal('site.deployed'),
  timestamp: Timestamp,
  site: z.looseObject({ id: z.string(), slug: z.string() }),
  data: z.looseObject({
    version: SemanticVersion,
    environment: Environment,
    commitSha: CommitHash,
    /** Release notes in Markdown. An empty value keeps the existing notes. */
    releaseNotes: z.optional(z.string().check(z.maxLength(100_000))),
  }),
  status: DeploymentStatus,
  /** Provenance; absent if the run ended before the package was complete. */
  provenance: z.optional(Provenance),
  /**
   * Time by the portal's clock at which the page metadata was read. Later edits aren't deployed.
   */
  pagesReadAt: z.optional(Timestamp),
  url: z.optional(WebAddress),
  error: z.optional(z.looseObject({ code: z.string(), message: z.string() })),
  run: z.looseObject({
    /** Id of the run, which is the same for all of its attempts. */
    id: z.string(),
    attempt: z.number(),
    url: z.optional(z.url()),
  }),
});
export type DeploymentComplete = z.infer<typeof DeploymentComplete>;

/**
 * Receipt of a report. `success` is required, because a sign-in page with status 200 or an empty
 * response confirms nothing.
 */
export const DeploymentCompleteResponse = z.looseObject({
  success: z.literal(true),
  deployment: z.optional(
    z.partial(
      z.looseObject({
        id: z.string(),
        /**
         * Whether the portal recorded the deployment as the environment's state; `false` unless it
         * succeeded and isn't older than that state.
         */
        applied: z.boolean(),
        siteId: z.string(),
        environment: z.string(),
        version: z.string(),
        status: z.string(),
      }),
    ),
  ),
});

export type DeploymentReceipt = NonNullable<
  z.infer<typeof DeploymentCompleteResponse>['deployment']
>;

export const deploymentTokensPath = '/api/v1/sites/deployment-tokens';

export const DeploymentTokenRequest = z.object({ siteSlug: z.string().check(z.minLength(1)) });

/**
 * Response with a token. It consists of visible ASCII characters, so it can be sent in a header.
 */
export const DeploymentTokenResponse = z.looseObject({
  swaToken: textLike(/^[\x21-\x7e]+$/, 'Expected a token without spaces and line breaks.'),
});
