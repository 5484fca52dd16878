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
const word = z.string().check(z.regex(/^[\w./:-]+$/, 'expected letters, digits and . _ / : -'));
/** An address or an id, which is written between single quotes. */
const identifier = z.string().check(z.regex(/^[^\s'"`$#{}\\]+$/, 'expected an address or an id'));
const minutes = z.int().check(z.minimum(1), z.maximum(360));
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
  /**
   * What the site config must say of portal and identity; `false`: nobody wants it. Absent in headers of before there
   * were pins.
   */
  pins: z.optional(
    z.union([
      z.literal(false),
      z.strictObject({
        portalUrl: identifier,
        audience: identifier,
        tenantId: identifier,
        clientId: z.optional(identifier),
      }),
    ]),
  ),
  /** Whether pull requests are told how a deployment has ended. */
  comment: z.optional(z.literal(true)),
  /** Stories whose workflows come along. */
  stories: z.optional(z.array(word)),
  /** Whether the site config has a model analyse development requests. */
  models: z.optional(z.literal(true)),
  /** Where jobs run. Absent: on runners of GitHub. */
  runner: z.optional(z.strictObject({ labels: z.optional(z.array(word)), group: z.optional(word) })),
  /** Longest times of the jobs, where they are not those of the template. */
  minutes: z.optional(z.strictObject({ build: minutes, deploy: minutes })),
  /** What people have chosen, and did not come of what the repository says. */
  chosen: z.optional(
    z.strictObject({
      node: z.optional(z.literal(true)),
      buildMinutes: z.optional(minutes),
      deployMinutes: z.optional(minutes),
    }),
  ),
  /** File name of the deployment workflow, where it is not `deploy.yml`. */
  workflowFile: z.optional(word.check(z.regex(/^[\w.-]+\.ya?ml$/, 'expected the name of a YAML file'))),
  /** Whether the repository is a fork itself. Forks of others deploy nothing. */
  fork: z.optional(z.literal(true)),
  /** Whether it is for a GitHub Enterprise Server, which knows less than GitHub.com. */
  server: z.optional(z.literal(true)),
});
export type WorkflowInputs = z.infer<typeof WorkflowInputs>;

/**
 * Checks inputs that came from flags, the portal or a repository.
 * @throws SiteDeployError `ONBOARD_INPUT_INVALID` with one fact for each
 */
export function checkWorkflowInputs(inputs: unknown): WorkflowInputs {
  const { data, error } = WorkflowInputs.safeParse(inputs);
  if (data) {
    if (data.shape === 'caller' && !data.reusable)
      throw new SiteDeployError('ONBOARD_INPUT_INVALID', 'The reusable workflow to call is not named.');
    if (data.shape === 'single-job' && data.attest)
      throw new SiteDeployError('ONBOARD_INPUT_INVALID', 'One job cannot sign what it has built itself.', {
        remedy: 'Leave --attest out, or use two jobs.',
      });
    if (data.server && data.attest)
      throw new SiteDeployError('ONBOARD_INPUT_INVALID', 'A GitHub Enterprise Server keeps no attestations.', {
        remedy: 'Leave --attest out, or use --no-attest where it was chosen before.',
      });
    if (data.server && data.stories?.includes('requests'))
      throw new SiteDeployError('ONBOARD_INPUT_INVALID', 'A GitHub Enterprise Server has no agents for requests.', {
        remedy: 'Leave requests out of --with.',
      });
    return data;
  }
  throw new SiteDeployError('ONBOARD_INPUT_INVALID', 'The workflow cannot be generated from what was given.', {
    cause: error,
    facts: issueLines(error.issues, 'inputs'),
  });
}
