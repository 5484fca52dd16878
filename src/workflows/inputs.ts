import * as z from 'zod/mini';
import { SiteDeployError } from '../shared/errors/error.ts';
import { issueLines } from '../shared/parsed-answer.ts';

const matching = (pattern: RegExp, expected: string) =>
  z.string().check(z.regex(pattern, expected));

const PinnedReference = z.strictObject({
  uses: matching(
    /^[\w.-]+\/[\w.-]+(\/[\w./-]+)?@[0-9a-f]{40}$/,
    'expected owner/name@<full commit id>',
  ),
  version: matching(/^v?\d[\w.+-]*$/, 'expected a version such as v1.2.3'),
});
export type PinnedReference = z.infer<typeof PinnedReference>;

/**
 * Name or pattern of branches. Git allows further characters, but they have a meaning in YAML,
 * expressions or a shell.
 */
const branch = matching(
  /^[\p{L}\p{N}_][\p{L}\p{N}._/@+#=,*-]*$/u,
  'expected a branch of letters, digits and . _ / @ + # = , * -',
);
const token = matching(/^[\w./:-]+$/, 'expected letters, digits and . _ / : -');
/** URL or id, which is written in single quotes. */
const identifier = matching(
  /^(?!\w[\w+.-]*:\/*[^/?]*@)[^\s'"`$#{}\\]+$/,
  'expected an address without a login, or an id',
);
const minutes = z.int().check(z.minimum(1), z.maximum(360));
const file = matching(
  /^[\w./@+-]+$/,
  'expected a relative path of letters, digits and . _ / @ + -',
);

/**
 * Inputs of a generated workflow. They are stored in its header, so that the same version can be
 * rendered again.
 */
export const WorkflowInputs = z.strictObject({
  /** Shape of the workflow. `caller`: it calls the organisation's reusable workflow. */
  shape: z.enum(['published', 'two-jobs', 'single-job', 'caller']),
  action: PinnedReference,
  reusable: z.optional(PinnedReference),
  production: branch,
  preview: z.array(branch).check(z.minLength(1)),
  config: file,
  root: file,
  /** Package manager; `none` if the site has no package.json. */
  packageManager: z.enum(['none', 'npm', 'pnpm', 'yarn', 'bun']),
  lockfile: z.optional(file),
  node: z.union([
    z.strictObject({ version: z.string().check(z.regex(/^[\w.*/-]+$/)) }),
    z.strictObject({ file }),
  ]),
  apiToken: z.boolean(),
  attest: z.optional(z.literal(true)),
  /**
   * Values to which the workflow restricts the config's portal and identity; `false` if they aren't
   * pinned.
   */
  pins: z.union([
    z.literal(false),
    z.strictObject({
      portalUrl: identifier,
      audience: identifier,
      tenantId: identifier,
      clientId: z.optional(identifier),
    }),
  ]),
  comment: z.optional(z.literal(true)),
  /** Whether each pull request gets a Preview, as set in the site config. */
  pulls: z.optional(z.literal(true)),
  automations: z.optional(z.array(token)),
  /** Whether a model may analyse development requests, as set in the site config. */
  models: z.optional(z.literal(true)),
  runner: z.optional(
    z.strictObject({ labels: z.optional(z.array(token)), group: z.optional(token) }),
  ),
  minutes: z.optional(z.strictObject({ build: minutes, deploy: minutes })),
  /** Whether packages are reused, as set in the site config by `build.reads`. */
  reuse: z.optional(z.literal(true)),
  /** Number of days that packages are stored, if it isn't 90. */
  retention: z.optional(z.int().check(z.minimum(1), z.maximum(400))),
  /** Options that people chose, as opposed to those derived from the repository. */
  chosen: z.optional(
    z.strictObject({
      node: z.optional(z.literal(true)),
      buildMinutes: z.optional(minutes),
      deployMinutes: z.optional(minutes),
    }),
  ),
  workflowFile: z.optional(
    token.check(z.regex(/^[\w.-]+\.ya?ml$/, 'expected the name of a YAML file')),
  ),
  /** Whether the repository itself is a fork that deploys. Other forks don't deploy. */
  fork: z.optional(z.literal(true)),
  server: z.optional(z.literal(true)),
});
export type WorkflowInputs = z.infer<typeof WorkflowInputs>;

const contradictions: readonly [
  is: (inputs: WorkflowInputs) => boolean | undefined,
  message: string,
  remedy?: string,
][] = [
  [
    ({ shape, reusable }) => shape === 'caller' && !reusable,
    'The reusable workflow to call is not named.',
  ],
  [
    ({ shape, attest }) => shape === 'single-job' && attest,
    'A single job cannot sign its own build.',
    'Leave --attest out, or use two jobs.',
  ],
  [
    ({ shape, server }) => shape === 'published' && server,
    'GitHub Enterprise Server cannot call workflows of GitHub.com.',
    'Use --two-jobs, or --reusable for a workflow on the server.',
  ],
  [
    ({ server, attest }) => server && attest,
    'GitHub Enterprise Server has no attestations.',
    'Leave --attest out, or use --no-attest if it was chosen before.',
  ],
  [
    ({ server, automations = [] }) => server && automations.includes('requests'),
    'GitHub Enterprise Server has no agents for requests.',
    'Leave requests out of --with.',
  ],
];

export function checkWorkflowInputs(inputs: unknown): WorkflowInputs {
  const { data, error } = WorkflowInputs.safeParse(inputs);
  if (!data) {
    const details = { cause: error, facts: issueLines(error.issues, 'inputs') };
    const problem = 'The workflow cannot be generated from the given inputs.';
    throw new SiteDeployError('ONBOARD_INPUT_INVALID', problem, details);
  }
  const [, message, remedy] = contradictions.find(([is]) => is(data)) ?? [];
  if (!message) return data;
  throw new SiteDeployError('ONBOARD_INPUT_INVALID', message, { remedy });
}

/**
 * Compares versions such as `v1.2`.
 * @returns `undefined` if one of them isn't a version
 */
export function orderVersions(left: string, right: string): number | undefined {
  const [before = [], after = []] = [left, right].map((version) =>
    /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?$/
      .exec(version)
      ?.slice(1)
      .map((part) => Number(part ?? 0)),
  );
  if (before.length !== after.length || before.length === 0) return undefined;
  const differences = before.map((part, index) => part - (after[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}
