import * as z from 'zod/mini';

/**
 * What a site was made from, and what came out: the one identity of a deployment. Recorded in the
 * package's manifest, the marker, the attestation and the portal's records.
 */
export const Provenance = z.object({
  /** Full commit id. Squashing and rebasing change it, so that it decides nothing alone. */
  commit: z.string(),
  /** Id of the commit's git tree: all files of the repository. Empty if it isn't known. */
  tree: z.string(),
  /** `sha256:` digest of the text overrides that were applied. */
  content: z.string(),
  /** `sha256:` digest of the portal's settings and page metadata that were applied. */
  pages: z.string(),
  /** `sha256:` digest of the deployed files. Differs between environments: a Preview is noindex. */
  files: z.string(),
  /** Address of the workflow run that built it; absent for builds outside of Actions. */
  run: z.optional(z.string()),
});
export type Provenance = z.infer<typeof Provenance>;

/** The half that approvals compare. */
export type ProvenanceInputs = Pick<Provenance, 'tree' | 'content' | 'pages'>;
