import * as z from 'zod/mini';
import { Automation } from './automation.ts';
import * as format from './formats.ts';
import { flag, key, keyInformation, map, oneOfValues } from './formats.ts';

const Site = map({
  slug: key(format.slug(), 'Slug of the site in the portal.', 'acme-docs'),
  id: key(format.identifier(), 'Id of the site in the portal.', 'site_123'),
  type: key(
    oneOfValues(['docs', 'spa', 'static']),
    'Type of site: docs (markdown), spa (single-page application) or static (pre-rendered).',
  ),
  url: key(
    format.httpsOrigin(),
    'Origin of the live site, for canonical links and verification after a deployment.',
    'https://www.acme.example',
  ),
});

const Portal = map({
  url: key(format.httpsBase(), 'URL of the site management portal.', 'https://portal.example.com'),
  audience: key(
    format.audience(),
    "Application ID URI of the portal's application. The login requests the scope " +
      '<audience>/.default.',
    'api://11111111-2222-3333-4444-555555555555',
  ),
  provider: key(
    z._default(format.pathSegment(), 'repohost'),
    "Name of the repository host in the path of the portal's deployment-complete call.",
  ),
});

const Azure = map({
  clientId: key(
    format.uuid('the application (client) id'),
    'Application (client) id for the login of the run. Not secret.',
  ),
  tenantId: key(format.uuid('the directory (tenant) id'), 'Directory (tenant) id. Not secret.'),
  subscriptionId: key(format.uuid('the subscription id'), 'Subscription id. Not secret.'),
});

/**
 * Inputs that a build may read. `history`: the folder `.git`, and the variables with the commit and
 * the branch.
 */
export const buildReads = ['environment', 'version', 'url', 'texts', 'seo', 'history'] as const;
export type BuildRead = (typeof buildReads)[number];

const Build = map({
  root: key(
    z._default(format.relativePath('the folder of the site'), '.'),
    'Folder of the site, relative to the root of the repository.',
    'packages/site',
  ),
  install: key(
    z.optional(format.commandLine('the install command')),
    "Installs the dependencies. Default: based on the site's lockfile.",
    'npm ci',
  ),
  command: key(
    z.optional(
      z.union([z.literal(false), format.buildCommand()], { error: format.buildCommandText }),
    ),
    'Builds the site. Default: the "build" script in package.json. `false`: nothing is built.',
    'npm run build',
  ),
  output: key(
    z.optional(format.relativePath("the build's output folder")),
    'Output folder of the build, relative to build.root. Default: detected.',
    'dist',
  ),
  env: key(
    z._default(
      z.record(format.buildVariable(), format.variableValue(), {
        error: 'a map of variable names to values',
      }),
      {},
    ),
    "Variables for the install and build commands. Don't put secrets here: the file is " +
      'committed. Names that start with ' +
      'ACTIONS_, INPUT_ or SITE_, and GITHUB_TOKEN, are rejected.',
    { NODE_ENV: 'production' },
  ),
  passEnv: key(
    z._default(z.array(format.passedVariable(), { error: 'a list of variable names' }), []),
    'Names of additional variables of the run to pass to the build, besides defaults such as ' +
      'PATH and HOME. Names that start with ACTIONS_ or INPUT_ are rejected.',
    ['NPM_TOKEN'],
  ),
  reads: key(
    z.optional(z.array(oneOfValues(buildReads), { error: 'a list of what the build reads' })),
    'What the build reads besides the files of the repository; `[]`: nothing. The build then ' +
      'gets only this, and a package built from the same inputs is deployed again instead of ' +
      'building. Default: the build gets everything, and each deployment builds. ' +
      '"site-deploy check --reuse" measures it.',
    [],
  ),
  reuseDays: key(
    z._default(format.wholeNumber(1, 400, 'days'), 30),
    'Maximum age of a build in days for deploying its package again, with build.reads.',
  ),
  retentionDays: key(
    z._default(format.wholeNumber(1, 400, 'days'), 90),
    'Days for which GitHub stores the package of each deployment, for a rollback and with ' +
      'build.reads; at most what the repository allows. "site-deploy onboard" writes it into the ' +
      'workflow.',
  ),
  timeoutMinutes: key(
    z._default(format.minutes(360), 20),
    'Time limit in minutes for the install and build commands.',
  ),
  attestation: key(
    z._default(oneOfValues(['off', 'required']), 'off'),
    'required: deploy only packages of a build job with an attestation, i.e. signed proof that ' +
      'this repository built them from this commit. Needs two jobs.',
  ),
  signer: key(
    z.optional(format.calledWorkflow()),
    'Workflow whose job must have signed the attestation, at any version unless it names one. ' +
      'Default: any workflow of this repository, and any that it calls.',
    'site-deploy/site-deploy/.github/workflows/deploy.yml',
  ),
  trustedRoot: key(
    z.optional(format.relativePath('the trusted root')),
    'File with the trusted signers, as printed by "gh attestation trusted-root", relative to the ' +
      'root of the repository: for runners without gh. Default: read from gh on the runner.',
    '.github/trusted-root.jsonl',
  ),
});

const Approval = map({
  build: key(
    z._default(oneOfValues(['any', 'same']), 'any'),
    'same: Production only gets the build that the Preview of its version showed; anything else ' +
      'is an error. any: the report says whether it is the same.',
  ),
});

const Production = map({
  branch: key(z._default(format.branch(), 'master'), 'Branch that deploys to Production.'),
});

const branchListExpectation = 'a list of at least one branch or pattern';
const Preview = map({
  branches: key(
    z._default(
      z
        .array(format.branchPattern(), { error: branchListExpectation })
        .check(z.minLength(1, { error: branchListExpectation })),
      ['release/**'],
    ),
    'Branches that deploy to Preview; * matches any characters except /, ** matches any ' +
      'characters. The production branch is always excluded.',
  ),
  name: key(
    z._default(format.environmentName(), 'preview'),
    'Name of the environment at the hosting. Only its letters and digits count, in lower case; ' +
      'production and default are refused.',
  ),
  url: key(
    z.optional(format.httpsOrigin()),
    'Origin of the Preview, if known. Default: reported by the hosting after the upload.',
    'https://preview.acme.example',
  ),
  perPullRequest: key(
    z._default(flag(), false),
    'Whether each pull request also gets an environment at the hosting, named by its number and ' +
      'closed with it. Not for forks, nor for branches that deploy already.',
  ),
  clientId: key(
    z.optional(format.uuid('the application (client) id')),
    "Application for the login of Preview's runs and of the automations. Recommended: the " +
      "portal then tells Preview's runs from those of Production. Default: azure.clientId. Not " +
      'secret.',
  ),
});

const Environments = map({
  production: key(z.prefault(Production, {}), 'The live site.'),
  preview: key(z.prefault(Preview, {}), 'The upcoming version of the site.'),
});

const Hosting = map({
  config: key(
    z._default(format.relativePath('the hosting configuration'), 'staticwebapp.config.json'),
    'The hosting configuration, relative to build.root.',
  ),
  maxTotalSize: key(
    z.prefault(format.byteSize(), '250MB'),
    'Maximum total size of all files, uncompressed; as text with kB, MB or GB, or as a ' +
      'number of bytes. 1 MB is ' +
      '1,024 × 1,024 bytes, so 250MB, the limit of the free plan, is 262,144,000 bytes.',
    '500MB',
    262_144_000,
  ),
  maxFiles: key(
    z._default(format.wholeNumber(1, 1_000_000, 'files'), 15_000),
    "Maximum number of files per deployment. The platform's limit is 15,000.",
  ),
  clientBuildId: key(
    z.optional(format.identifier()),
    "Build of the platform's upload client that the official uploader uses. Default: the current " +
      'stable one.',
    '1.0.027044',
  ),
  distributionTimeoutMinutes: key(
    z._default(format.minutes(60), 15),
    'Minutes to wait for the platform to distribute the upload. After that, the outcome is ' +
      'unknown, and only a check of the live site can determine it.',
  ),
  fallback: key(
    z._default(oneOfValues(['auto', 'always', 'never']), 'auto'),
    'Whether paths without a file show the start page: auto (in a single-page application, and ' +
      'if there is no 404 page), always or never. A navigationFallback in the hosting ' +
      'configuration takes precedence.',
  ),
  verificationTimeoutMinutes: key(
    z._default(format.minutes(60), 3),
    'Maximum minutes until the live URL serves the new build.',
  ),
});

const Content = map({
  mode: key(
    z._default(oneOfValues(['commit', 'runtime']), 'commit'),
    'Source of text overrides: commit (the file in the repository, at build time) or runtime ' +
      '(the site queries the portal itself).',
  ),
  file: key(
    z._default(format.relativePath('the content file'), 'content/overrides.json'),
    'File with the text overrides, relative to the root of the repository: JSON of at most ' +
      '16 MB, or YAML of at most 500 kB. Used in commit mode.',
  ),
});

const Seo = map({
  enabled: key(
    z._default(flag(), true),
    "Whether to add the portal's SEO metadata and the sitemap to the built pages.",
  ),
  onError: key(
    z._default(oneOfValues(['fail', 'warn']), 'fail'),
    'Action if a field is too long or invalid: fail (nothing is uploaded) or warn (the page ' +
      'is deployed without the field).',
  ),
  file: key(
    z._default(format.relativePath('the metadata file'), 'content/seo.json'),
    "File with a snapshot of the SEO metadata for the site's build, relative to the root of the " +
      'repository. Written by "site-deploy texts pull --seo".',
  ),
  fetchMinutes: key(
    z._default(format.minutes(360), 5),
    'Maximum minutes per deployment for fetching the SEO metadata of new or changed pages; the ' +
      'portal allows 100 calls per minute. The next deployment continues with the rest.',
  ),
  hold: key(
    z._default(oneOfValues(['auto', 'always', 'never']), 'auto'),
    "Which pages get a script that keeps the portal's values in their heads if a framework " +
      'overwrites them with values from the build: auto (pages of a recognised framework), ' +
      'always (every page) or never.',
  ),
});

export const SiteConfig = map({
  version: key(z.literal(1, { error: 'the number 1' }), 'Version of the config format.'),
  site: key(Site, 'Identity of the site.'),
  portal: key(Portal, 'The site management portal.'),
  azure: key(Azure, 'Identity for the login of the run: three ids, none of them secret.'),
  build: key(z.prefault(Build, {}), 'Build settings. Omitted settings are detected.'),
  approval: key(z.prefault(Approval, {}), 'What an approval of a Preview covers.'),
  environments: key(z.prefault(Environments, {}), 'Which branches deploy to which environment.'),
  hosting: key(z.prefault(Hosting, {}), 'The hosting platform and its limits.'),
  content: key(z.prefault(Content, {}), 'Text overrides.'),
  seo: key(z.prefault(Seo, {}), 'SEO metadata.'),
  automation: key(
    z.prefault(Automation, {}),
    'Automation settings, used when an automation is started.',
  ),
});
export type SiteConfig = z.output<typeof SiteConfig>;

/** Finds settings that are valid by themselves, but not together. */
export function findContradictions({ build, approval }: SiteConfig) {
  const differing = (build.reads ?? []).filter((read) => read === 'environment' || read === 'url');
  if (approval.build !== 'same' || differing.length === 0) return [];
  const message =
    `approval.build: found "same", but build.reads has ${differing.join(' and ')}: each ` +
    'environment then gets a build of its own; expected any, or a build that reads neither';
  return [{ key: 'approval.build', message }];
}

keyInformation.add(SiteConfig, {
  title: 'site.config.yml',
  description:
    'Site config of site-deploy: the site in a repository, its build and its deployment targets.',
});
