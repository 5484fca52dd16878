import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Execute } from '../context.ts';
import { wholeNumberFrom } from '../inputs/numbers.ts';
import { repeated } from '../inputs/repeated.ts';
import { addHelpSections } from '../terminal/help.ts';
import type { OnboardCommandOptions } from './onboard-options.ts';

/** `site-deploy onboard`. What it does is loaded when it runs. */
export function addOnboardCommand(program: Command, execute: Execute): void {
  const modes = ['dryRun', 'check', 'apply', 'doctor', 'render'];
  const mode = (flags: string, name: string, description: string) =>
    new Option(flags, description).conflicts(modes.filter((other) => other !== name));
  const onboard = program
    .command('onboard')
    .description('Make a repository ready to deploy its site: credentials, environments, webhook, workflows.')
    .argument('[folder]', 'checkout with a site.config.yml that says which site it is', '.')
    .optionsGroup('What to do:')
    .addOption(mode('--dry-run', 'dryRun', 'print what would be done (the default)'))
    .addOption(mode('--check', 'check', 'the same; exit code 3 when anything is left to do'))
    .addOption(mode('--apply', 'apply', 'do it'))
    .addOption(mode('--doctor', 'doctor', 'explain each difference between the repository and what it needs'))
    .addOption(mode('--render <folder>', 'render', 'write the files to a folder, without GitHub'))
    .option('--force', 'open the pull request again after it was closed, and write its branch anew')
    .option('--webhook-secret-stdin', "read the webhook's secret from standard input")
    .option('--rotate-webhook-secret', 'send the secret again although the webhook has one')
    .option('--json', 'print the plan, the findings or the outcomes as JSON')
    .optionsGroup('What is generated (default: what the repository was onboarded with):')
    .option('--action <ref>', 'site-deploy itself: owner/name@tag, or owner/name@<commit id>#<version> (needed)')
    .option('--downgrade', 'go back to an older version of site-deploy than the repository uses')
    .option('--two-jobs', 'a job that builds without an identity, and one that deploys')
    .option('--single-job', 'one job, in which the build can see the identity')
    .option('--reusable <ref>', "call an organisation's reusable workflow: owner/name/path@<commit id>#<version>")
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
    .option('--runner <label>', 'label of the runners; may be repeated; "default" for those of GitHub', repeated)
    .option('--runner-group <name>', 'group of the runners')
    .option('--node-version <version>', 'Node.js of the build; "auto": what the repository says')
    .option('--build-minutes <number>', 'longest time of the build job; 0: the usual one', wholeNumberFrom(0, 360))
    .option('--deploy-minutes <number>', 'longest time of the deploy job; 0: the usual one', wholeNumberFrom(0, 360))
    .option('--workflow-file <name>', 'file name of the deployment workflow (deploy.yml, where there is none yet)')
    .option('--with <stories>', 'add the workflows of release, texts; separated by commas', storiesFrom)
    .option('--with-hosting', 'add a staticwebapp.config.json')
    .option('--with-content', 'add an empty content/overrides.json')
    .optionsGroup('Which site (default: the one of the site config in the folder):')
    .option('--config <file>', 'site config file', 'site.config.yml')
    .option('--site <id>', "take the site from the portal, by the portal's id")
    .option('--site-id <id>', "the portal's id of the site, without asking the portal")
    .option('--slug <slug>', "the portal's slug of the site")
    .addOption(new Option('--type <type>', 'what the site is').choices(['docs', 'spa', 'static']))
    .option('--url <origin>', 'production address')
    .option('--repository <owner/name>', 'default: what the portal says, then the origin of the checkout')
    .option('--production-branch <branch>', 'branch that is deployed to Production')
    .option('--preview-branch <pattern>', 'branches that are deployed to Preview; may be repeated', repeated)
    .optionsGroup('Portal and login:')
    .option('--portal <url>', 'address of the portal')
    .option('--provider <word>', "the portal's word for the repository host in paths", 'repohost')
    .option('--audience <uri>', "application ID URI of the portal's application")
    .option('--client-id <uuid>', 'application that the runs log in as')
    .option('--tenant-id <uuid>', 'its directory')
    .option('--subscription-id <uuid>', 'its subscription')
    .option('--managed-identity <id>', 'resource id, where the application is a managed identity')
    .optionsGroup('Many sites:')
    .option('--all', 'every site of the portal that is not archived')
    .option('--identities <file>', 'YAML map from slug to clientId, tenantId, subscriptionId, managedIdentity')
    .option('--concurrency <number>', 'sites at a time, 1 to 16', wholeNumberFrom(1, 16), 4)
    .option(
      '--writes-per-minute <number>',
      'GitHub.com takes 80; an Enterprise Server may take more',
      wholeNumberFrom(1, 60_000),
      60,
    )
    .option('--progress <file>', "where what is done is kept until all is; default: the user's state folder")
    .option('--fresh', 'begin anew, whatever an earlier run has done')
    .action(async (folder: string, options: OnboardCommandOptions) => {
      const { onboardCommand } = await import('./onboard.ts');
      await execute((context) => onboardCommand(folder, options, context), options.json);
    });
  addHelpSections(onboard, {
    environment: [
      [
        'GH_TOKEN, GITHUB_TOKEN',
        'token of GitHub with Administration, Contents, Workflows, Pull requests, Variables and Webhooks: write, ' +
          'and Actions: read',
      ],
      ['GITHUB_API_URL', 'address of the API of an Enterprise Server'],
      [
        'SITE_DEPLOY_GRAPH_TOKEN',
        'token for the federated credentials (az account get-access-token --resource-type ms-graph); without it ' +
          'the az commands are printed',
      ],
      ['SITE_DEPLOY_ARM_TOKEN', 'the same with --managed-identity (az account get-access-token)'],
      ['SITE_DEPLOY_WEBHOOK_SECRET', 'secret of the webhook, as the portal supplies it'],
      ['PORTAL_TOKEN', 'token of the portal, for --site and --all'],
    ],
    notes: [
      'Exit codes of --check, --doctor and --apply: 0 ready, 1 failed, 2 used wrongly, 3 something is left to do. ' +
        'After --apply a pull request that waits for its merge counts as done.',
    ],
    examples: [
      'GH_TOKEN=$(gh auth token) site-deploy onboard --action acme/site-deploy@v1.0.0 --check',
      'GH_TOKEN=$(gh auth token) site-deploy onboard --action acme/site-deploy@v1.0.0 --apply',
      "site-deploy onboard --render out --action 'acme/site-deploy@<full commit id>#v1.0.0'",
    ],
  });
}

const stories = ['release', 'texts'] as const;

/** Reads `--with release,texts`. */
function storiesFrom(text: string): (typeof stories)[number][] {
  const words = text.split(',').map((word) => word.trim());
  const found = stories.filter((story) => words.includes(story));
  if (found.length === new Set(words).size) return found;
  throw new InvalidArgumentError(`Expected ${stories.join(' and ')}, separated by commas.`);
}
