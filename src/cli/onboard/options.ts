import { InvalidArgumentError } from 'commander';
import type { Acceptance } from '../../operations/onboard/files/merge.ts';
import type { Shard } from '../../operations/onboard/fleet/fleet.ts';
import { type Rename, renameKinds } from '../../operations/onboard/rename/kinds.ts';
import { usageError } from '../../shared/errors/error.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import type { RenderOptions } from '../../workflows/render/render-options.ts';
import type { OptionsOf } from '../definition.ts';
import { textFrameworks } from '../init/options.ts';
import { repeated, siteConfigFile, siteTypes, wholeNumberFrom } from '../inputs/option-parsers.ts';

const automations = ['release', 'requests', 'texts'] as const;

const modes = ['dryRun', 'check', 'apply', 'doctor', 'render'];
const mode = (name: string, about: string) => ({
  about,
  conflicts: modes.filter((other) => other !== name),
});

export const without = (about: string, names: string) => ({ about, conflicts: names.split(' ') });
const many = (about: string) => ({ about, parse: repeated });
const number = (about: string, min: number, max: number) => ({
  about,
  parse: wholeNumberFrom(min, max),
});
const usually = (about: string, max: number, usual: number) =>
  ({ about, parse: wholeNumberFrom(1, max), default: usual }) as const;

export const checkoutOfSite = {
  '[folder]': { about: 'checkout with a site.config.yml that identifies the site', default: '.' },
} as const;

export const whatToDo = {
  '--dry-run': mode('dryRun', 'print what would be done (the default)'),
  '--check': mode('check', 'like --dry-run, but exit 3 if anything is left to do'),
  '--apply [plan]': mode('apply', 'carry out the plan, or exactly the one saved with --out'),
  '--out <file>': without(
    'save the plan, as JSON without secrets',
    'all apply doctor remove render reusableWorkflow',
  ),
  '--doctor': mode('doctor', "explain each difference from the site's needs"),
  '--rename <what=name>': {
    ...without(
      `${Object.keys(renameKinds).join(', ')}: plan it; with --apply, do it`,
      'all doctor remove render reusableWorkflow createApplications out',
    ),
    parse: renameFrom,
  },
  '--remove': without(
    'list everything that onboarding created, ask for confirmation, and remove it',
    'apply doctor render all',
  ),
  '--accept <side-and-file...>': without(
    'resolve a conflict: mine|theirs <file>, or <file>:<line>; may be repeated; with --apply',
    'all remove render',
  ),
  '--adopt <file>': without(
    "add the jobs to someone's workflow, e.g. .github/workflows/ci.yml, which keeps its own",
    'all remove render reusableWorkflow workflowFile',
  ),
  '--yes': 'with --remove: do not ask for confirmation',
  '--prune': 'with --apply: also remove credentials that nothing can use any longer',
  '--render <folder>': mode('render', 'write the files, without contacting GitHub'),
  '--force': 'open the pull request again after it was closed, and recreate its branch',
  '--webhook-secret-stdin': "read the webhook's secret from standard input",
  '--rotate-webhook-secret': 'send the secret again even if the webhook has one',
  '--json': 'print the plan, the findings or the outcomes as JSON',
} as const;

export const files = {
  '--action <ref>': 'site-deploy: owner/name@tag, or owner/name@<commit id>#<version>',
  '--downgrade': 'return to an older version of site-deploy than the repository uses',
  '--published': "call site-deploy's own reusable workflows (the default)",
  '--two-jobs': 'keep their jobs in the repository; the default of an Enterprise Server',
  '--single-job': 'one job, which exposes the identity to the build',
  '--reusable <ref>': 'call the workflow owner/name/path@<commit id>#<version>',
  '--reusable-workflow': without(
    "generate the workflow that sites call, in the organisation's own repository",
    'all remove site reusable published singleJob twoJobs with',
  ),
  '--api-token': 'use the secret SITE_PORTAL_API_TOKEN in the workflow',
  '--no-api-token': 'stop using it',
  '--attest': 'use a separate job to sign which run built the site',
  '--no-attest': 'stop signing',
  '--comment': 'report the outcome of a deployment on pull requests',
  '--no-comment': 'stop reporting it',
  '--pins': "pin portal and identity in the workflows, so a site config can't (the default)",
  '--no-pins': 'stop pinning them',
  '--runner <label>': many('runner label; may be repeated; "default" for GitHub\'s runners'),
  '--runner-group <name>': 'runner group',
  '--node-version <version>': 'Node.js for the build; "auto": the version set in the repository',
  '--build-minutes <number>': number('timeout of the build job; 0: the default', 0, 360),
  '--deploy-minutes <number>': number('timeout of the deploy job; 0: the default', 0, 360),
  '--workflow-file <name>': 'deployment workflow (deploy.yml if there is none yet)',
  '--with <automations>': {
    about: 'release, requests, texts; comma-separated',
    parse: parseAutomations,
  },
  '--texts <framework>': {
    about: 'add the module that reads edited texts (init --texts), from the checkout',
    choices: textFrameworks,
  },
} as const;

export const site = {
  ...siteConfigFile,
  '--site <id>': 'read the site from the portal, by its portal id',
  '--site-id <id>': 'portal id of the site, without contacting the portal',
  '--slug <slug>': 'portal slug of the site',
  '--type <type>': { about: 'site type', choices: siteTypes },
  '--url <origin>': 'production address',
  '--repository <owner/name>': 'default: from the portal, then the origin of the checkout',
  '--production-branch <branch>': 'branch deployed to Production',
  '--preview-branch <pattern>': many('branches deployed to Preview; may be repeated'),
} as const;

export const loginOfRuns = {
  '--portal <url>': 'address of the portal',
  '--provider <word>': {
    about: "the portal's name for the repository host in paths",
    default: 'repohost',
  },
  '--audience <uri>': "application ID URI of the portal's application",
  '--client-id <uuid>': 'application that runs use to log in',
  '--preview-client-id <uuid>': "recommended: an application of Preview's own",
  '--create-applications':
    'with --apply: create both in the directory, with the role of the portal; else print how',
  '--tenant-id <uuid>': 'its directory',
  '--subscription-id <uuid>': 'its subscription',
  '--managed-identity <id>': 'resource id, if the application is a managed identity',
  '--server <url>': 'default: GITHUB_API_URL, then the origin of the checkout',
  '--app-id <id>': 'act as a GitHub App, whose commits are verified, instead of a person',
  '--app-key-stdin': 'read the private key of the App from standard input',
} as const;

export const manySites = {
  '--all': 'all sites in the portal that are not archived',
  '--identities <file>': 'YAML with clientId, tenantId, subscriptionId, managedIdentity by slug',
  '--concurrency <number>': usually('sites at a time, 1 to 16', 16, 4),
  '--writes-per-minute <number>': usually('maximum writes; GitHub.com allows 80', 60_000, 60),
  '--writes-per-hour <number>': usually('maximum writes; GitHub.com allows 500', 600_000, 450),
  '--only <pattern>': many("sites by slug; '*' matches any characters; may be repeated"),
  '--exclude <pattern>': many('skip these sites; may be repeated'),
  '--wave <percent>': number('share of these sites; larger waves include smaller ones', 1, 100),
  '--shard <i/n>': { about: 'one of n runs that share the sites and the limits', parse: shardFrom },
  '--label <name>': many('label for the pull requests; may be repeated'),
  '--reviewer <name>': many('a user, or a team as organisation/team; may be repeated'),
  '--automerge': 'let GitHub merge each pull request when its requirements are met',
  '--max-open <number>': number('maximum number of open pull requests', 1, 10_000),
  '--minutes <number>': number('start no more sites after this many minutes', 1, 10_000),
  '--report <format>': {
    about: 'print a report instead of the table',
    choices: ['markdown', 'json', 'junit'],
    conflicts: 'json',
  },
  '--summarize <folder>': 'merge the JSON reports of all shards in a folder into one',
  '--dashboard <owner/name>': 'keep an issue there up to date with the merged report',
  '--shards <number>': number('number of jobs in the workflow of --all --render', 1, 64),
  '--progress <file>': "file; default: in the user's state folder, until all sites are done",
  '--fresh': 'start over, and ignore the progress of an earlier run',
} as const;

export const onboardOptions = {
  ...whatToDo,
  ...files,
  ...site,
  ...loginOfRuns,
  ...manySites,
} as const;

export type OnboardCommandOptions = OptionsOf<typeof checkoutOfSite & typeof onboardOptions>;

export function chosenOptions(options: OnboardCommandOptions): Partial<RenderOptions> {
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

function shardFrom(text: string): Shard {
  const [, index = '0', of = '0'] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  const shard = { index: Number(index), of: Number(of) };
  if (shard.index >= 1 && shard.index <= shard.of) return shard;
  throw new InvalidArgumentError('Expected a shard, such as 2/4.');
}

function parseAutomations(text: string): (typeof automations)[number][] {
  const names = text.split(',').map((name) => name.trim());
  const found = automations.filter((automation) => names.includes(automation));
  if (found.length === new Set(names).size) return found;
  throw new InvalidArgumentError(
    `Expected one or more of ${automations.join(', ')}, separated by commas.`,
  );
}

/** Parses `mine` or `theirs`, a file, and optionally `:<line>`. */
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
