import * as z from 'zod/mini';
import { SiteDeployError } from '../shared/errors/error.ts';
import { issueLines } from '../shared/parsed-answer.ts';

/** An action or workflow at a full commit id, with the version that the id stands for. */
const PinnedReference = z.strictObject({
  uses: z
    .string()
    .check(z.regex(/^[\w.-]+\/[\w.-]+(\/[\w./-]+)?@[0-9a-f]{40}$/, 'expected owner/name@<full commit id>')),
  version: z.string().check(z.regex(/^v?\d[\w.+-]*$/, 'expected a version such as v1.2.3')),
});
export type PinnedReference = z.infer<typeof PinnedReference>;

/** Git takes more than these; the others would mean something in YAML, an expression or a shell. */
const branch = z
  .string()
  .check(
    z.regex(/^[\p{L}\p{N}_][\p{L}\p{N}._/@+#=,*-]*$/u, 'expected a branch of letters, digits and . _ / @ + # = , * -'),
  );
const file = z.string().check(z.regex(/^[\w./@+-]+$/, 'expected a relative path of letters, digits and . _ / @ + -'));

/**
 * Everything that a generated workflow depends on. Kept in its header, so that it can be rendered again as it once was.
 */
export const WorkflowInputs = z.strictObject({
  /**
   * `two-jobs` builds without identity; `single-job` does all in one; `caller` calls an organisation's reusable
   * workflow.
   */
  shape: z.enum(['two-jobs', 'single-job', 'caller']),
  action: PinnedReference,
  /** The reusable workflow, for the shape `caller`. */
  reusable: z.optional(PinnedReference),
  production: branch,
  preview: z.array(branch).check(z.minLength(1)),
  config: file,
  /** Folder of the site's package.json. */
  root: file,
  /** `none`: the site has no package.json. */
  packageManager: z.enum(['none', 'npm', 'pnpm', 'yarn', 'bun']),
  /** Lockfile relative to the repository's root; its downloads are cached in a job without identity. */
  lockfile: z.optional(file),
  /** A version of Node.js, or a file that names it. */
  node: z.union([z.strictObject({ version: z.string().check(z.regex(/^[\w.*/-]+$/)) }), z.strictObject({ file })]),
  /** Whether the portal's API token is a secret of the repository. */
  apiToken: z.boolean(),
  /** Whether a job of its own signs what was built. Absent in headers of before there was such a job. */
  attest: z.optional(z.literal(true)),
});
export type WorkflowInputs = z.infer<typeof WorkflowInputs>;

/**
 * Checks inputs that came from flags, the portal or a repository.
 * @throws SiteDeployError `ONBOARD_INPUT_INVALID` with one fact for each
 */
export function checkWorkflowInputs(inputs: unknown): WorkflowInputs {
  const { data, error } = WorkflowInputs.safeParse(inputs);
  if (data !== undefined) {
    if (data.shape === 'caller' && data.reusable === undefined)
      throw new SiteDeployError('ONBOARD_INPUT_INVALID', 'The reusable workflow to call is not named.');
    if (data.shape === 'single-job' && data.attest)
      throw new SiteDeployError('ONBOARD_INPUT_INVALID', 'One job cannot sign what it has built itself.', {
        remedy: 'Leave --attest out, or use two jobs.',
      });
    return data;
  }
  throw new SiteDeployError('ONBOARD_INPUT_INVALID', 'The workflow cannot be generated from what was given.', {
    cause: error,
    facts: issueLines(error.issues, 'inputs'),
  });
}
