import * as z from 'zod/mini';

/** What a site was made from, and what came out: the one identity of a deployment. */
export const Provenance = z.object({
  /** Squashing and rebasing change it, so that it decides nothing alone. */
  commit: z.string(),
  /** Git tree: all files of the repository. Empty if it isn't known. */
  tree: z.string(),
  /** `sha256:` digest of the text overrides that were applied. */
  content: z.string(),
  /** `sha256:` digest of the portal's settings and page metadata that were applied. */
  pages: z.string(),
  /** Digest of the deployed files. Differs between environments: a Preview is noindex. */
  files: z.string(),
  /** Absent for builds outside of Actions. */
  run: z.optional(z.string()),
});
export type Provenance = z.infer<typeof Provenance>;

export type ProvenanceInputs = Pick<Provenance, 'tree' | 'content' | 'pages'>;
