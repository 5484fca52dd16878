import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Shard } from '../../operations/onboard/fleet/fleet.ts';
import type { Execute } from '../context.ts';
import { wholeNumberFrom } from '../inputs/numbers.ts';
import { refuseIgnoredOptions } from '../inputs/option-rules.ts';
import { repeated } from '../inputs/repeated.ts';
import { addHelpSections } from '../terminal/help.ts';
import { ignoredOptions } from './ignored-options.ts';
import type { OnboardCommandOptions } from './onboard-options.ts';

export function addOnboardCommand(program: Command, execute: Execute): void {
  const modes = ['dryRun', 'check', 'apply', 'doctor', 'render'];
  const mode = (flags: string, name: string, description: string) =>
    new Option(flags, description).conflicts(modes.filter((other) => other !== name));
  const onboard = program
    .command('onboard')
    .description(
      'Prepare a repository to deploy its site: credentials, environments, webhook, workflows.',
    )
    .argument('[folder]', 'checkout with a site.config.yml that identifies the site', '.')
    .optionsGroup('What to do:')
    .addOption(mode('--dry-run', 'dryRun', 'print what would be done (the default)'))
    .addOption(mode('--check', 'check', 'like --dry-run, but exit 3 if anything is left to do'))
    .addOption(mode('--apply [plan]', 'apply', 'do it; with a file of --out: exactly that'))
    .addOption(
      new Option('--out <file>', 'save the plan, as JSON without secrets').conflicts(
        'all apply doctor remove render reusableWorkflow'.split(' '),
      ),
    )
    .addOption(mode('--doctor', 'doctor', 'explain each difference to what the site needs'))
    .addOption(
      new Option('--remove', 'list what onboarding created, ask, and remove it').conflicts(
        'apply doctor render all'.split(' '),
      ),
    )
    .addOption(
      new Option(
        '--accept <side-and-file...>',
        'resolve a conflict: mine|theirs <file>, or <file>:<line>; may be repeated; with --apply',
      ).conflicts(['all', 'remove', 'render']),
    )
    .addOption(
      new Option(
        '--adopt <file>',
        "add the jobs to somebody's workflow, e.g. .github/workflows/ci.yml, which keeps its own",
      ).conflicts('all remove render reusableWorkflow workflowFile'.split(' ')),
    )
    .option('--yes', 'with --remove: do not ask for confirmation')
    .option('--prune', 'with --apply: also remove credentials that nothing can use any longer')
    .addOption(mode('--render <folder>', 'render', 'write the files, without contacting GitHub'))
    .option('--force', 'open the pull request again after it was closed, and recreate its branch')
    .option('--webhook-secret-stdin', "read the webhook's secret from standard input")
    .option('--rotate-webhook-secret', 'send the secret again even if the webhook has one')
    .option('--json', 'print the plan, the findings or the outcomes as JSON')
    .optionsGroup('Generated files (default: the choices that the repository was onboarded with):')
    .option('--action <ref>', 'site-deploy: owner/name@tag, or owner/name@<commit id>#<version>')
    .option('--downgrade', 'return to an older version of site-deploy than the repository uses')
    .option('--published', "call site-deploy's own reusable workflows (the default)")
    .option('--two-jobs', 'keep their jobs in the repository; the default of an Enterprise Server')
    .option('--single-job', 'one job, which exposes the identity to the build')
    .option('--reusable <ref>', 'call the workflow owner/name/path@<commit id>#<version>')
    .addOption(
      new Option(
        '--reusable-workflow',
        "generate the workflow that sites call, in the organisation's own repository",
      ).conflicts('all remove site reusable published singleJob twoJobs with'.split(' ')),
    )
    .option('--api-token', 'use the secret SITE_PORTAL_API_TOKEN in the workflow')
    .option('--no-api-token', 'stop using it')
    .option('--attest', 'use a separate job to sign which run built the site')
    .option('--no-attest', 'stop signing')
    .option('--comment', 'report the outcome of a deployment on pull requests')
    .option('--no-comment', 'stop reporting it')
    .option(
      '--pins',
      "pin portal and identity in the workflows, so a site config can't (the default)",
    )
    .option('--no-pins', 'stop pinning them')
    .option('--runner <label>', 'may be repeated; "default" for GitHub\'s runners', repeated)
    .option('--runner-group <name>', 'runner group')
    .option('--node-version <version>', 'for the build; "auto": the version set in the repository')
    .option('--build-minutes <number>', 'timeout of the build job; 0: the default', jobMinutes)
    .option('--deploy-minutes <number>', 'timeout of the deploy job; 0: the default', jobMinutes)
    .option(
      '--workflow-file <name>',
      'of the deployment workflow (deploy.yml if there is none yet)',
    )
    .option('--with <automations>', 'release, requests, texts; comma-separated', parseAutomations)
    .optionsGroup('Site (default: from the site config in the folder):')
    .option('--config <file>', 'site config file', 'site.config.yml')
    .option('--site <id>', 'read the site from the portal, by its portal id')
    .option('--site-id <id>', 'portal id of the site, without contacting the portal')
    .option('--slug <slug>', 'portal slug of the site')
    .addOption(new Option('--type <type>', 'site type').choices(['docs', 'spa', 'static']))
    .option('--url <origin>', 'production address')
    .option(
      '--repository <owner/name>',
      'default: from the portal, then the origin of the checkout',
    )
    .option('--production-branch <branch>', 'branch deployed to Production')
    .option('--preview-branch <pattern>', 'branches deployed to Preview; may be repeated', repeated)
    .optionsGroup('Portal and login:')
    .option('--portal <url>', 'address of the portal')
    .option('--provider <word>', "the portal's name for the repository host in paths", 'repohost')
    .option('--audience <uri>', "application ID URI of the portal's application")
    .option('--client-id <uuid>', 'application that runs use to log in')
    .option('--preview-client-id <uuid>', "recommended: an application of Preview's own")
    .option('--tenant-id <uuid>', 'its directory')
    .option('--subscription-id <uuid>', 'its subscription')
    .option('--managed-identity <id>', 'resource id, if the application is a managed identity')
    .option('--server <url>', 'default: GITHUB_API_URL, then the origin of the checkout')
    .option('--app-id <id>', 'act as a GitHub App, whose commits are verified, instead of a person')
    .option('--app-key-stdin', 'read the private key of the App from standard input')
    .optionsGroup('Many sites:')
    .option('--all', 'all sites in the portal that are not archived')
    .option(
      '--identities <file>',
      'YAML: by slug clientId, tenantId, subscriptionId, managedIdentity',
    )
    .option('--concurrency <number>', 'sites at a time, 1 to 16', wholeNumberFrom(1, 16), 4)
    .option('--writes-per-minute <number>', 'GitHub.com allows 80', wholeNumberFrom(1, 60_000), 60)
    .option('--writes-per-hour <number>', 'GitHub.com allows 500', wholeNumberFrom(1, 600_000), 450)
    .option('--only <pattern>', "slugs, '*' matches any characters; may be repeated", repeated)
    .option('--exclude <pattern>', 'skip these sites; may be repeated', repeated)
    .option('--wave <percent>', 'of these sites; a larger wave includes the smaller', percent)
    .option('--shard <i/n>', 'one of n runs that share the sites and the limits', shardFrom)
    .option('--minutes <number>', 'start no further site after them', wholeNumberFrom(1, 10_000))
    .addOption(
      new Option('--report <format>', 'print a report instead of the table')
        .choices(['markdown', 'json', 'junit'])
        .conflicts('json'),
    )
    .option('--summarize <folder>', 'merge the JSON reports of all shards in a folder into one')
    .option('--dashboard <owner/name>', 'keep an issue there up to date with the merged report')
    .option('--shards <number>', 'jobs of the workflow of --all --render', wholeNumberFrom(1, 64))
    .option('--progress <file>', "default: in the user's state folder, until all sites are done")
    .option('--fresh', 'start over, and ignore the progress of an earlier run')
    .action(async (named: string, options: OnboardCommandOptions) => {
      const { applySavedPlan, onboardCommand } = await import('./onboard.ts');
      const isData = options.json === true || options.report !== undefined;
      const { apply } = options;
      if (typeof apply === 'string' && apply.endsWith('.json')) {
        const names = Object.keys(options);
        const given = names.filter((name) => onboard.getOptionValueSource(name) === 'cli');
        await execute((context) => applySavedPlan(apply, options, given, context), isData);
        return;
      }
      // "--apply docs" names the folder.
      const folder = typeof apply === 'string' ? apply : named;
      await execute((context) => onboardCommand(folder, options, context), isData);
    });
  refuseIgnoredOptions(onboard, ignoredOptions(onboard));
  addHelpSections(onboard, {
    environment: [
      [
        'GH_TOKEN, GITHUB_TOKEN',
        'GitHub token with Administration, Contents, Workflows, Pull requests, Variables and ' +
          'Webhooks: write, and Actions: read',
      ],
      ['SITE_DEPLOY_APP_PRIVATE_KEY', 'with --app-id: the private key of the App (PEM)'],
      ['GITHUB_API_URL', 'API address of an Enterprise Server'],
      [
        'SITE_DEPLOY_GRAPH_TOKEN',
        'token for the federated credentials (az account get-access-token --resource-type ' +
          'ms-graph); without it, the az commands are printed',
      ],
      ['SITE_DEPLOY_ARM_TOKEN', 'the same with --managed-identity (az account get-access-token)'],
      ['SITE_DEPLOY_WEBHOOK_SECRET', 'webhook secret, as supplied by the portal'],
      ['PORTAL_TOKEN', 'portal token, for --site and --all'],
      [
        'SITE_DEPLOY_GRAPH_TOKEN_COMMAND',
        'command that prints a new token when the old one expires; also ' +
          'SITE_DEPLOY_ARM_TOKEN_COMMAND, ' +
          'SITE_DEPLOY_GITHUB_TOKEN_COMMAND, SITE_DEPLOY_PORTAL_TOKEN_COMMAND',
      ],
    ],
    notes: [
      'Exit codes of --check, --doctor and --apply: 0 ready, 1 failed, 2 usage error, 3 ' +
        'something left to do. After --apply, a pull request waiting to be merged counts as done.',
    ],
    examples: [
      'GH_TOKEN=$(gh auth token) site-deploy onboard --action acme/site-deploy@v1.0.0 --check',
      'GH_TOKEN=$(gh auth token) site-deploy onboard --action acme/site-deploy@v1.0.0 --apply',
      'site-deploy onboard --action acme/site-deploy@v1.0.0 --apply --accept mine ' +
        '.github/workflows/deploy.yml',
      'site-deploy onboard --action acme/site-deploy@v1.0.0 --apply --reusable-workflow ' +
        '--repository acme/.github ' +
        '--portal https://portal.example --audience api://portal --tenant-id <uuid>',
      "site-deploy onboard --render out --action 'acme/site-deploy@<full commit id>#v1.0.0'",
    ],
  });
}

const jobMinutes = wholeNumberFrom(0, 360);
const percent = wholeNumberFrom(1, 100);

/** E.g. `--shard 2/4`. */
function shardFrom(text: string): Shard {
  const [, index = '0', of = '0'] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  const shard = { index: Number(index), of: Number(of) };
  if (shard.index >= 1 && shard.index <= shard.of) return shard;
  throw new InvalidArgumentError('Expected a share, such as 2/4.');
}

const automations = ['release', 'requests', 'texts'] as const;

/** E.g. `--with release,requests,texts`. */
function parseAutomations(text: string): (typeof automations)[number][] {
  const names = text.split(',').map((name) => name.trim());
  const found = automations.filter((automation) => names.includes(automation));
  if (found.length === new Set(names).size) return found;
  throw new InvalidArgumentError(
    `Expected one or more of ${automations.join(', ')}, separated by commas.`,
  );
}
