import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Shard } from '../../operations/onboard/fleet/choose-sites.ts';
import type { Execute } from '../context.ts';
import { wholeNumberFrom } from '../inputs/numbers.ts';
import { refuseIgnoredOptions } from '../inputs/option-rules.ts';
import { repeated } from '../inputs/repeated.ts';
import { addHelpSections } from '../terminal/help.ts';
import { ignoredOptions } from './ignored-options.ts';
import type { OnboardCommandOptions } from './onboard-options.ts';

/** `site-deploy onboard`. Its implementation is loaded on demand. */
export function addOnboardCommand(program: Command, execute: Execute): void {
  const modes = ['dryRun', 'check', 'apply', 'doctor', 'render'];
  const mode = (flags: string, name: string, description: string) =>
    new Option(flags, description).conflicts(modes.filter((otherMode) => otherMode !== name));
  const onboard = program
    .command('onboard')
    .description(
      'Make a repository ready to deploy its site: credentials, environments, webhook, workflows.',
    )
    .argument('[folder]', 'checkout with a site.config.yml that says which site it is', '.')
    .optionsGroup('What to do:')
    .addOption(mode('--dry-run', 'dryRun', 'print what would be done (the default)'))
    .addOption(mode('--check', 'check', 'the same; exit code 3 when anything is left to do'))
    .addOption(mode('--apply', 'apply', 'do it'))
    .addOption(
      mode(
        '--doctor',
        'doctor',
        'explain each difference between the repository and what it needs',
      ),
    )
    .addOption(
      new Option('--remove', 'list what onboarding has made, ask, and take it away').conflicts([
        'apply',
        'doctor',
        'render',
        'all',
      ]),
    )
    .addOption(
      new Option(
        '--accept <side-and-file...>',
        'decide a conflict of a generated workflow: mine|theirs <file>, or <file>:<line> for one place of it; may be ' +
          'repeated; with --apply it is written',
      ).conflicts(['all', 'remove', 'render']),
    )
    .option('--yes', 'with --remove: do not ask')
    .option('--prune', 'with --apply: also remove credentials that nothing can use any more')
    .addOption(mode('--render <folder>', 'render', 'write the files to a folder, without GitHub'))
    .option('--force', 'open the pull request again after it was closed, and write its branch anew')
    .option('--webhook-secret-stdin', "read the webhook's secret from standard input")
    .option('--rotate-webhook-secret', 'send the secret again although the webhook has one')
    .option('--json', 'print the plan, the findings or the outcomes as JSON')
    .optionsGroup('What is generated (default: what the repository was onboarded with):')
    .option(
      '--action <ref>',
      'site-deploy itself: owner/name@tag, or owner/name@<commit id>#<version> (needed)',
    )
    .option('--downgrade', 'go back to an older version of site-deploy than the repository uses')
    .option('--two-jobs', 'a job that builds without an identity, and one that deploys')
    .option('--single-job', 'one job, in which the build can see the identity')
    .option(
      '--reusable <ref>',
      "call an organisation's reusable workflow: owner/name/path@<commit id>#<version>",
    )
    .addOption(
      new Option(
        '--reusable-workflow',
        "the workflow that sites call, in the organisation's own repository (--repository, or the checkout's)",
      ).conflicts([
        'all',
        'remove',
        'site',
        'reusable',
        'singleJob',
        'twoJobs',
        'with',
        'withHosting',
        'withContent',
      ]),
    )
    .option('--api-token', 'the workflow uses the secret SITE_PORTAL_API_TOKEN')
    .option('--no-api-token', 'it no longer uses it')
    .option('--attest', 'a job of its own signs which run has built the site')
    .option('--no-attest', 'it is no longer signed')
    .option('--comment', 'pull requests are told how a deployment has ended')
    .option('--no-comment', 'they are no longer told')
    .option(
      '--pins',
      'the workflows pin portal and identity: a changed site config cannot redirect tokens (the default)',
    )
    .option('--no-pins', 'they no longer do')
    .option(
      '--runner <label>',
      'label of the runners; may be repeated; "default" for those of GitHub',
      repeated,
    )
    .option('--runner-group <name>', 'group of the runners')
    .option('--node-version <version>', 'Node.js of the build; "auto": what the repository says')
    .option(
      '--build-minutes <number>',
      'longest time of the build job; 0: the usual one',
      wholeNumberFrom(0, 360),
    )
    .option(
      '--deploy-minutes <number>',
      'longest time of the deploy job; 0: the usual one',
      wholeNumberFrom(0, 360),
    )
    .option(
      '--workflow-file <name>',
      'file name of the deployment workflow (deploy.yml, where there is none yet)',
    )
    .option(
      '--with <stories>',
      'add the workflows of release, requests, texts; separated by commas',
      parseAutomations,
    )
    .option('--with-hosting', 'add a staticwebapp.config.json')
    .option('--with-content', 'add an empty content/overrides.json')
    .optionsGroup('Which site (default: the one of the site config in the folder):')
    .option('--config <file>', 'site config file', 'site.config.yml')
    .option('--site <id>', "take the site from the portal, by the portal's id")
    .option('--site-id <id>', "the portal's id of the site, without asking the portal")
    .option('--slug <slug>', "the portal's slug of the site")
    .addOption(new Option('--type <type>', 'what the site is').choices(['docs', 'spa', 'static']))
    .option('--url <origin>', 'production address')
    .option(
      '--repository <owner/name>',
      'default: what the portal says, then the origin of the checkout',
    )
    .option('--production-branch <branch>', 'branch that is deployed to Production')
    .option(
      '--preview-branch <pattern>',
      'branches that are deployed to Preview; may be repeated',
      repeated,
    )
    .optionsGroup('Portal and login:')
    .option('--portal <url>', 'address of the portal')
    .option('--provider <word>', "the portal's word for the repository host in paths", 'repohost')
    .option('--audience <uri>', "application ID URI of the portal's application")
    .option('--client-id <uuid>', 'application that the runs log in as')
    .option('--tenant-id <uuid>', 'its directory')
    .option('--subscription-id <uuid>', 'its subscription')
    .option('--managed-identity <id>', 'resource id, where the application is a managed identity')
    .option(
      '--server <url>',
      'GitHub Enterprise Server; default: GITHUB_API_URL, then the origin of the checkout',
    )
    .option(
      '--app-id <id>',
      'speak as a GitHub App, whose commits are verified, instead of a person',
    )
    .option('--app-key-stdin', 'read the private key of the App from standard input')
    .optionsGroup('Many sites:')
    .option('--all', 'every site of the portal that is not archived')
    .option(
      '--identities <file>',
      'YAML map from slug to clientId, tenantId, subscriptionId, managedIdentity',
    )
    .option('--concurrency <number>', 'sites at a time, 1 to 16', wholeNumberFrom(1, 16), 4)
    .option(
      '--writes-per-minute <number>',
      'GitHub.com takes 80; an Enterprise Server may take more',
      wholeNumberFrom(1, 60_000),
      60,
    )
    .option(
      '--writes-per-hour <number>',
      'GitHub.com takes 500; an Enterprise Server may take more',
      wholeNumberFrom(1, 600_000),
      450,
    )
    .option(
      '--only <pattern>',
      "sites by their slugs, '*' stands for any letters; may be repeated",
      repeated,
    )
    .option('--exclude <pattern>', 'all but these; may be repeated', repeated)
    .option(
      '--wave <percent>',
      'so many of these sites; a larger wave holds the smaller one',
      wholeNumberFrom(1, 100),
    )
    .option('--shard <i/n>', 'one of n runs that share the sites and the limits', shardFrom)
    .option(
      '--minutes <number>',
      'begin no further site after so many minutes',
      wholeNumberFrom(1, 10_000),
    )
    .addOption(
      new Option('--report <format>', 'print a report instead of the table')
        .choices(['markdown', 'json', 'junit'])
        .conflicts('json'),
    )
    .option('--summarize <folder>', 'make one report of the JSON reports of all shards in a folder')
    .option(
      '--shards <number>',
      'with --all --render: jobs of the workflow for all sites',
      wholeNumberFrom(1, 64),
    )
    .option(
      '--progress <file>',
      "where what is done is kept until all is; default: the user's state folder",
    )
    .option('--fresh', 'begin anew, whatever an earlier run has done')
    .action(async (folder: string, options: OnboardCommandOptions) => {
      const { onboardCommand } = await import('./onboard.ts');
      const isData = options.json === true || options.report !== undefined;
      await execute((context) => onboardCommand(folder, options, context), isData);
    });
  refuseIgnoredOptions(onboard, ignoredOptions(onboard));
  addHelpSections(onboard, {
    environment: [
      [
        'GH_TOKEN, GITHUB_TOKEN',
        'token of GitHub with Administration, Contents, Workflows, Pull requests, Variables and Webhooks: write, ' +
          'and Actions: read',
      ],
      ['SITE_DEPLOY_APP_PRIVATE_KEY', 'with --app-id: the private key of the App (PEM)'],
      ['GITHUB_API_URL', 'address of the API of an Enterprise Server'],
      [
        'SITE_DEPLOY_GRAPH_TOKEN',
        'token for the federated credentials (az account get-access-token --resource-type ms-graph); without it ' +
          'the az commands are printed',
      ],
      ['SITE_DEPLOY_ARM_TOKEN', 'the same with --managed-identity (az account get-access-token)'],
      ['SITE_DEPLOY_WEBHOOK_SECRET', 'secret of the webhook, as the portal supplies it'],
      ['PORTAL_TOKEN', 'token of the portal, for --site and --all'],
      [
        'SITE_DEPLOY_GRAPH_TOKEN_COMMAND',
        'command that prints a new token when the old one has ended; also SITE_DEPLOY_ARM_TOKEN_COMMAND, ' +
          'SITE_DEPLOY_GITHUB_TOKEN_COMMAND, SITE_DEPLOY_PORTAL_TOKEN_COMMAND',
      ],
    ],
    notes: [
      'Exit codes of --check, --doctor and --apply: 0 ready, 1 failed, 2 used wrongly, 3 something is left to do. ' +
        'After --apply a pull request that waits for its merge counts as done.',
    ],
    examples: [
      'GH_TOKEN=$(gh auth token) site-deploy onboard --action acme/site-deploy@v1.0.0 --check',
      'GH_TOKEN=$(gh auth token) site-deploy onboard --action acme/site-deploy@v1.0.0 --apply',
      'site-deploy onboard --action acme/site-deploy@v1.0.0 --apply --accept mine .github/workflows/deploy.yml',
      'site-deploy onboard --action acme/site-deploy@v1.0.0 --apply --reusable-workflow --repository acme/.github ' +
        '--portal https://portal.example --audience api://portal --tenant-id <uuid>',
      "site-deploy onboard --render out --action 'acme/site-deploy@<full commit id>#v1.0.0'",
    ],
  });
}

/** Parses `--shard 2/4`. */
function shardFrom(text: string): Shard {
  const [, index = '0', of = '0'] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  const shard = { index: Number(index), of: Number(of) };
  if (shard.index >= 1 && shard.index <= shard.of) return shard;
  throw new InvalidArgumentError('Expected a part of all, such as 2/4.');
}

const automations = ['release', 'requests', 'texts'] as const;

/** Parses `--with release,requests,texts`. */
function parseAutomations(text: string): (typeof automations)[number][] {
  const names = text.split(',').map((name) => name.trim());
  const found = automations.filter((automation) => names.includes(automation));
  if (found.length === new Set(names).size) return found;
  throw new InvalidArgumentError(
    `Expected some of ${automations.join(', ')}, separated by commas.`,
  );
}
