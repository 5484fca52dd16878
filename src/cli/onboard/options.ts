import { InvalidArgumentError } from 'commander';
import type { Acceptance } from '../../operations/onboard/files/merge.ts';
import { type Rename, renameKinds } from '../../operations/onboard/rename/kinds.ts';
import { usageError } from '../../shared/errors/error.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import type { RenderOptions } from '../../workflows/render/render-options.ts';
import type { OptionsOf } from '../definition.ts';
import { textFrameworks } from '../init/options.ts';
import {
  repeated,
  repositoryOption,
  siteConfigFile,
  siteTypes,
  wholeNumberFrom,
} from '../inputs/option-parsers.ts';
import { policies } from '../inputs/policy-options.ts';

const automations = ['release', 'requests', 'texts'] as const;

const exclusive = (names: readonly string[]) => (name: string, about: string) => ({
  about,
  conflicts: names.filter((other) => other !== name),
});
const mode = exclusive(['dryRun', 'check', 'apply']);
const shape = exclusive(['published', 'twoJobs', 'singleJob', 'reusable']);
export const many = (about: string) => ({ about, parse: repeated });
export const number = (about: string, min: number, max: number) => ({
  about,
  parse: wholeNumberFrom(min, max),
});

export const checkoutOfSite = {
  '[folder]': { about: 'checkout with a site.config.yml that identifies the site', default: '.' },
} as const;

export const renameAndCheckout = {
  '<what=name>': {
    about: `${Object.keys(renameKinds).join(', ')}; and its new name`,
    parse: renameFrom,
  },
  ...checkoutOfSite,
} as const;

const planOnly = {
  '--dry-run': mode('dryRun', 'print what would be done (the default)'),
  '--check': mode('check', 'like --dry-run, but exit 3 if anything is left to do'),
} as const;
export const planOrApply = { ...planOnly, '--apply': mode('apply', 'carry out the plan') } as const;
export const planToRemove = {
  ...planOnly,
  '--dry-run': mode('dryRun', 'print what would be done'),
  '--yes': 'do not ask for confirmation',
  '--force': 'also remove environments with custom settings',
} as const;
export const resultAsJson = { '--json': 'print the result as JSON' } as const;

const onboardSteps = {
  ...planOnly,
  '--apply [plan]': mode('apply', 'carry out the plan, or exactly the one saved with --out'),
  '--out <file>': { about: 'save the plan, as JSON without secrets', conflicts: 'apply' },
  '--create-applications': {
    about: 'with --apply: create the applications of Production and Preview; else print how',
    conflicts: 'check',
  },
} as const;

export const accept = {
  '--accept <side-and-file...>':
    'resolve a conflict: mine|theirs <file>, or <file>:<line>; may be repeated; with --apply',
} as const;

export const force = {
  '--force': 'open the pull request again after it was closed, and recreate its branch',
} as const;

export const forceRename = {
  '--force': 'begin even if the credentials cannot be checked, or the pull request was closed',
} as const;

/** Options for applying a plan, for one site or each site of a fleet. */
export const planFlags = {
  '--prune': 'with --apply: also remove credentials that nothing can use any longer',
  ...force,
} as const;

export const webhookSecret = {
  '--webhook-secret-stdin': "read the webhook's secret from standard input",
  '--rotate-webhook-secret': 'send the secret again even if the webhook has one',
} as const;

export const actionVersion = {
  '--action <ref>': 'site-deploy: owner/name@tag, or owner/name@<commit id>#<version>',
} as const;

/** Options for a site's own workflow, and for the shared workflow of an organisation. */
export const workflowChoices = {
  '--downgrade': 'return to an older version of site-deploy than the repository uses',
  '--attest': 'use a separate job to sign which run built the site',
  '--no-attest': 'stop signing',
  '--comment': 'report the outcome of a deployment on pull requests',
  '--no-comment': 'stop reporting it',
  '--pins': "pin portal and identity in the workflows, so a site config can't (the default)",
  '--no-pins': 'stop pinning them',
  '--runner <label>': many('runner label; may be repeated; "default" for GitHub\'s runners'),
  '--runner-group <name>': 'runner group',
  '--build-minutes <number>': number('timeout of the build job; 0: the default', 0, 360),
  '--deploy-minutes <number>': number('timeout of the deploy job; 0: the default', 0, 360),
  '--workflow-file <name>': 'name of the workflow, if there is none yet',
} as const;

export const siteChoices = {
  '--published': shape('published', "call site-deploy's own reusable workflows (the default)"),
  '--two-jobs': shape(
    'twoJobs',
    'keep their jobs in the repository; the default of an Enterprise Server',
  ),
  '--single-job': shape('singleJob', 'one job, which exposes the identity to the build'),
  '--reusable <ref>': shape('reusable', 'call the workflow owner/name/path@<commit id>#<version>'),
  ...workflowChoices,
  '--api-token': 'use the secret SITE_PORTAL_API_TOKEN in the workflow',
  '--no-api-token': 'stop using it',
  '--node-version <version>': 'Node.js for the build; "auto": the version set in the repository',
  '--with <automations>': {
    about: 'release, requests, texts; comma-separated',
    parse: parseAutomations,
  },
} as const;

export const texts = {
  '--texts <framework>': {
    about: 'add the module that reads edited texts (init --texts), from the checkout',
    choices: textFrameworks,
  },
} as const;

/** Options for properties that all sites of a fleet share. */
export const siteTraits = {
  ...siteConfigFile,
  '--type <type>': { about: 'site type', choices: siteTypes },
  '--production-branch <branch>': 'branch deployed to Production',
  '--preview-branch <pattern>': many('branches deployed to Preview; may be repeated'),
} as const;

export const site = {
  '--site <id>': 'read the site from the portal, by its portal id',
  '--site-id <id>': 'portal id of the site, without contacting the portal',
  '--slug <slug>': 'portal slug of the site',
  '--url <origin>': 'production address',
  '--repository <owner/name>': repositoryOption(
    'default: from the portal, then the origin of the checkout',
  ),
  ...siteTraits,
} as const;

export const portal = {
  '--portal <url>': 'address of the portal',
  '--audience <uri>': "application ID URI of the portal's application",
  '--client-id <uuid>': 'application that runs log in as',
  '--tenant-id <uuid>': 'its directory',
} as const;

export const siteLogin = {
  ...portal,
  '--subscription-id <uuid>': 'its subscription',
  '--preview-client-id <uuid>': 'recommended: a separate application for Preview',
} as const;

export const provider = {
  '--provider <word>': {
    about: "the portal's name for the repository host in paths",
    default: 'repohost',
  },
  '--managed-identity <id>': 'resource id, if the application is a managed identity',
} as const;

export const server = {
  '--server <url>': 'default: GITHUB_API_URL, then the origin of the checkout',
} as const;

export const github = {
  ...server,
  '--app-id <id>': 'act as a GitHub App, whose commits are verified, instead of a person',
  '--app-key-stdin': 'read the private key of the App from standard input',
} as const;

export const into = {
  '--into <folder>': 'where to write them; default: the checkout; existing files stay unchanged',
} as const;

type Variable = readonly [name: string, purpose: string];

const rights = {
  write:
    'GitHub token with Administration, Contents, Workflows, Pull requests, Variables and ' +
    'Webhooks: write, and Actions: read',
  read: 'GitHub token that may read what onboard writes',
};

export const gitHubVariables = (access: keyof typeof rights): readonly Variable[] => [
  ['GH_TOKEN, GITHUB_TOKEN', rights[access]],
  ['SITE_DEPLOY_APP_PRIVATE_KEY', 'with --app-id: the private key of the App (PEM)'],
  ['GITHUB_API_URL', 'API address of an Enterprise Server'],
];

/** Variables for managing the federated credentials of runs. */
export const azureVariables: readonly Variable[] = [
  [
    'SITE_DEPLOY_GRAPH_TOKEN',
    'token for the federated credentials (az account get-access-token --resource-type ' +
      'ms-graph); without it, the az commands are printed',
  ],
  ['SITE_DEPLOY_ARM_TOKEN', 'the same with --managed-identity (az account get-access-token)'],
  [
    'SITE_DEPLOY_GRAPH_TOKEN_COMMAND',
    'command that prints a new token when the old one expires; also ' +
      'SITE_DEPLOY_ARM_TOKEN_COMMAND, SITE_DEPLOY_GITHUB_TOKEN_COMMAND, ' +
      'SITE_DEPLOY_PORTAL_TOKEN_COMMAND',
  ],
];

export const webhookVariable: Variable = [
  'SITE_DEPLOY_WEBHOOK_SECRET',
  'webhook secret, as supplied by the portal',
];

export const portalVariable = (purpose: string): Variable => [
  'PORTAL_TOKEN',
  `portal token${purpose}`,
];

/**
 * Formats the exit codes for a command's help.
 * @param done meaning of exit code 0
 */
export const exitCodes = (done: string) =>
  `Exit codes: 0 ${done}, 1 failed, 2 usage error, 3 something left to do.`;

export const planning = {
  ...onboardSteps,
  ...accept,
  ...planFlags,
  ...policies,
  ...webhookSecret,
  ...resultAsJson,
} as const;
export const onboardChoices = { ...actionVersion, ...siteChoices, ...texts } as const;
export const onboardLogin = { ...siteLogin, ...provider, ...github } as const;
export const onboardOptions = { ...planning, ...onboardChoices, ...site, ...onboardLogin } as const;

/** All options of the onboarding commands, each of which takes a subset. */
export type OnboardingOptions = Partial<
  OptionsOf<typeof checkoutOfSite & typeof onboardOptions & typeof into> &
    OptionsOf<typeof planToRemove>
>;

export function chosenOptions(options: OnboardingOptions): Partial<RenderOptions> {
  const { apiToken, attest, comment, pins, nodeVersion, buildMinutes, deployMinutes } = options;
  const { runner, runnerGroup: group, workflowFile, with: automations } = options;
  const labels = runner?.filter((label) => label !== 'default') ?? [];
  const chosenRunner = omitUndefined({ labels: labels.length > 0 ? labels : undefined, group });
  return omitUndefined({
    ...{ apiToken, attest, comment, pins, nodeVersion, buildMinutes, deployMinutes, workflowFile },
    runner: runner || group !== undefined ? chosenRunner : undefined,
    with: automations,
  });
}

function renameFrom(text: string): Rename {
  const [, what = '', to = ''] = /^([\w-]+)=(.+)$/.exec(text) ?? [];
  const kind = Object.keys(renameKinds).find((name): name is Rename['what'] => name === what);
  if (kind && renameKinds[kind].form.test(to)) return { what: kind, to };
  throw new InvalidArgumentError('Expected a rename, such as branch=main or repository=shop.');
}

function parseAutomations(text: string): (typeof automations)[number][] {
  const names = text.split(',').map((name) => name.trim());
  const found = automations.filter((automation) => names.includes(automation));
  if (found.length === new Set(names).size) return found;
  throw new InvalidArgumentError(
    `Expected one or more of ${automations.join(', ')}, separated by commas.`,
  );
}

/** Parses pairs of a side (`mine` or `theirs`) and a file, optionally with `:<line>`. */
export function parseAcceptances(options: readonly string[] = []): Acceptance[] {
  const pairs = Array.from({ length: Math.ceil(options.length / 2) }, (_, index) =>
    options.slice(index * 2, index * 2 + 2),
  );
  return pairs.map(([side, file]) => {
    const [, path, line] = /^(.+?)(?::(\d{1,6}))?$/.exec(file ?? '') ?? [];
    if ((side !== 'mine' && side !== 'theirs') || !path)
      throw usageError(
        `--accept takes mine or theirs, followed by a file; found "${options.join(' ')}".`,
        'Write, for example, --accept mine .github/workflows/deploy.yml. Put a folder ' +
          'argument before it.',
      );
    return { side, path: path.replace(/^\.\//, ''), line: line ? Number(line) : undefined };
  });
}
