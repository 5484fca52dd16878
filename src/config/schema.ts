import * as z from 'zod/mini';
import { Automation } from './automation.ts';
import * as format from './formats.ts';
import { flag, key, keyInformation, map, oneOfValues } from './schema-keys.ts';

const Site = map({
  slug: key(format.slug(), "The portal's slug of the site.", 'acme-docs'),
  id: key(format.identifier(), "The portal's id of the site.", 'site_123'),
  type: key(
    oneOfValues(['docs', 'spa', 'static']),
    'What the site is: docs (markdown), spa (single-page application) or static (pre-rendered).',
  ),
  url: key(
    format.httpsOrigin(),
    'Origin of the live site, for canonical links and for the verification after a deployment.',
    'https://www.acme.example',
  ),
});

const Portal = map({
  url: key(
    format.httpsBase(),
    'Address of the site management portal.',
    'https://portal.example.com',
  ),
  audience: key(
    format.audience(),
    "Application ID URI of the portal's application. The login asks for the scope <audience>/.default.",
    'api://11111111-2222-3333-4444-555555555555',
  ),
  provider: key(
    z._default(format.pathSegment(), 'repohost'),
    "The portal's word for the repository host in the path of the deployment-complete call.",
  ),
});

const Azure = map({
  clientId: key(
    format.uuid('the application (client) id'),
    'Application (client) id that the run logs in as. Not secret.',
  ),
  tenantId: key(format.uuid('the directory (tenant) id'), 'Directory (tenant) id. Not secret.'),
  subscriptionId: key(format.uuid('the subscription id'), 'Subscription id. Not secret.'),
});

const Build = map({
  root: key(
    z._default(format.relativePath('the folder of the site'), '.'),
    'Folder of the site, relative to the root of the repository.',
    'packages/site',
  ),
  install: key(
    z.optional(format.commandLine('the install command')),
    'Installs the dependencies. Default: what the lockfile of the site calls for.',
    'npm ci',
  ),
  command: key(
    z.optional(format.commandLine('the build command')),
    'Builds the site. Default: the script "build" of package.json.',
    'npm run build',
  ),
  output: key(
    z.optional(format.relativePath('the folder that the build writes')),
    'Folder that the build writes, relative to build.root. Default: detected.',
    'dist',
  ),
  env: key(
    z._default(
      z.record(format.buildVariable(), format.variableValue(), {
        error: 'a map from names of variables to values',
      }),
      {},
    ),
    'Variables for the install and build commands. Nothing secret: the file is committed. Names starting ' +
      'ACTIONS_, INPUT_ or SITE_ and GITHUB_TOKEN are refused.',
    { NODE_ENV: 'production' },
  ),
  passEnv: key(
    z._default(z.array(format.passedVariable(), { error: 'a list of names of variables' }), []),
    'Names of further variables of the run that the build may see, besides the usual ones such as PATH and HOME. ' +
      'Names starting ACTIONS_ or INPUT_ are refused.',
    ['NPM_TOKEN'],
  ),
  timeoutMinutes: key(
    z._default(format.minutes(360), 20),
    'Minutes after which the install and build commands are ended.',
  ),
  attestation: key(
    z._default(oneOfValues(['off', 'required']), 'off'),
    'required: deploy only packages of a build job with an attestation, which is signed proof that this ' +
      'repository built them from this commit. Needs two jobs.',
  ),
  trustedRoot: key(
    z.optional(format.relativePath('the trusted root')),
    'File with the trusted signers that "gh attestation trusted-root" prints, relative to the root of the ' +
      'repository: for runners without gh. Default: gh of the runner names them.',
    '.github/trusted-root.jsonl',
  ),
});

const Production = map({
  branch: key(z._default(format.branch(), 'master'), 'The branch that is deployed to Production.'),
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
    'The branches that are deployed to Preview; * stands for any letters but /, ** for any letters. The ' +
      'production branch is never one of them.',
  ),
  name: key(
    z._default(format.environmentName(), 'preview'),
    "The hosting's name of the environment. Its letters and digits count, in lower case; production and default " +
      'are refused.',
  ),
  url: key(
    z.optional(format.httpsOrigin()),
    'Origin of the preview, where it is known. Default: what the hosting answers after the upload.',
    'https://preview.acme.example',
  ),
});

const Environments = map({
  production: key(z.prefault(Production, {}), 'The live site.'),
  preview: key(z.prefault(Preview, {}), 'The site as it is going to be.'),
});

const Hosting = map({
  config: key(
    z._default(format.relativePath('the hosting configuration'), 'staticwebapp.config.json'),
    'The hosting configuration, relative to build.root.',
  ),
  maxTotalSize: key(
    z.prefault(format.byteSize(), '250MB'),
    'Most bytes of all files together, uncompressed; as text with kB, MB or GB, or as a number of bytes. 1 MB is ' +
      '1,024 × 1,024 bytes, so 250MB, the limit of the free plan, is 262,144,000 bytes.',
    '500MB',
    262_144_000,
  ),
  maxFiles: key(
    z._default(format.wholeNumber(1, 1_000_000, 'files'), 15_000),
    'Most files of a deployment. The platform takes 15,000.',
  ),
  clientBuildId: key(
    z.optional(format.identifier()),
    "Build of the platform's own upload client that is used with the official uploader. Default: the current " +
      'stable one.',
    '1.0.027044',
  ),
  distributionTimeoutMinutes: key(
    z._default(format.minutes(60), 15),
    'Minutes that the platform may take to distribute the upload. After that the outcome is unknown, and only a ' +
      'look at the live site tells.',
  ),
  fallback: key(
    z._default(oneOfValues(['auto', 'always', 'never']), 'auto'),
    'Whether an address that no file has shows the start page: auto (in a single-page application, and where there ' +
      'is no 404 page), always or never. A navigationFallback of the hosting configuration counts before it.',
  ),
  verificationTimeoutMinutes: key(
    z._default(format.minutes(60), 3),
    'Minutes until the live address has to serve the new build.',
  ),
});

const Content = map({
  mode: key(
    z._default(oneOfValues(['commit', 'runtime']), 'commit'),
    'Where text overrides come from: commit (the file of the repository, at build time) or runtime (the site ' +
      'asks the portal itself).',
  ),
  file: key(
    z._default(format.relativePath('the content file'), 'content/overrides.json'),
    'File with the text overrides, relative to the root of the repository. Used in mode commit.',
  ),
});

const Seo = map({
  enabled: key(
    z._default(flag(), true),
    "Whether the portal's SEO metadata and the sitemap are put into the built pages.",
  ),
  onError: key(
    z._default(oneOfValues(['fail', 'warn']), 'fail'),
    'What happens when a field exceeds its maximum or is not valid: fail (nothing is uploaded) or warn (the page ' +
      'is deployed without the field).',
  ),
  file: key(
    z._default(format.relativePath('the metadata file'), 'content/seo.json'),
    "File with a snapshot of the SEO metadata for the site's own build, relative to the root of the repository. " +
      '"site-deploy texts pull --seo" writes it.',
  ),
  fetchMinutes: key(
    z._default(format.minutes(360), 5),
    'How long a deployment fetches the SEO metadata of pages that are new or have changed; the portal answers 100 ' +
      'calls a minute. The next deployment goes on with what is left.',
  ),
  hold: key(
    z._default(oneOfValues(['auto', 'always', 'never']), 'auto'),
    "Which pages get a script that keeps the portal's values in their heads, where a framework writes there what " +
      'the site was built with: auto (pages of a framework that is recognised), always (every page) or never.',
  ),
});

/**
 * The site config with defaults filled in. Values are normalized, e.g. the case of size units and
 * trailing slashes of URLs.
 */
export const SiteConfig = map({
  version: key(z.literal(1, { error: 'the number 1' }), 'Version of this format.'),
  site: key(Site, 'Which site this is.'),
  portal: key(Portal, 'The site management portal.'),
  azure: key(
    Azure,
    'The identity that the run logs in as: three identifiers, none of them secret.',
  ),
  build: key(
    z.prefault(Build, {}),
    'How the site is built. Everything is detected where it is left out.',
  ),
  environments: key(z.prefault(Environments, {}), 'Which branch is deployed where.'),
  hosting: key(z.prefault(Hosting, {}), 'The hosting and its limits.'),
  content: key(z.prefault(Content, {}), 'The text overrides.'),
  seo: key(z.prefault(Seo, {}), 'SEO metadata.'),
  automation: key(z.prefault(Automation, {}), 'What moves by itself, when it is started.'),
});
export type SiteConfig = z.output<typeof SiteConfig>;

keyInformation.add(SiteConfig, {
  title: 'site.config.yml',
  description:
    'The site config of site-deploy: which site a repository holds, how it is built and where it is deployed.',
});
