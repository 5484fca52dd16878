import { type Command, Option } from 'commander';
import type { CommandContext, ExitCode } from '../context.ts';
import type { OnboardCommandOptions } from './onboard-options.ts';

type Execute = (command: (context: CommandContext) => Promise<ExitCode>, wantsJson: boolean) => Promise<void>;

const collect = (value: string, before: readonly string[] = []): string[] => [...before, value];

/** `site-deploy onboard`. Only the definition is loaded here; what it does is loaded when it runs. */
export function addOnboardCommand(program: Command, execute: Execute): void {
  const modes = ['dryRun', 'check', 'apply', 'doctor', 'render'];
  const mode = (flags: string, name: string, description: string) =>
    new Option(flags, description).conflicts(modes.filter((other) => other !== name));
  program
    .command('onboard')
    .description('Make a repository ready to deploy its site: credentials, environments, webhook, workflows.')
    .argument('[folder]', 'checkout with a site.config.yml that says which site it is', '.')
    .optionsGroup('What to do:')
    .addOption(mode('--dry-run', 'dryRun', 'print what would be done (the default)'))
    .addOption(mode('--check', 'check', 'the same; exit code 1 when anything would be done'))
    .addOption(mode('--apply', 'apply', 'do it'))
    .addOption(mode('--doctor', 'doctor', 'explain each difference between the repository and what it needs'))
    .addOption(mode('--render <folder>', 'render', 'write the files to a folder, without GitHub'))
    .option('--force', 'open the pull request again after it was closed, and write its branch anew')
    .option('--webhook-secret-stdin', "read the webhook's secret from standard input")
    .option('--rotate-webhook-secret', 'send the secret again although the webhook has one')
    .option('--json', 'print the plan, the findings or the outcomes as JSON')
    .optionsGroup('What is generated:')
    .option('--action <ref>', 'site-deploy itself: owner/name@tag, or owner/name@<commit id>#<version> (needed)')
    .option('--single-job', 'one job, in which the build can see the identity')
    .option('--reusable <ref>', "call an organisation's reusable workflow: owner/name/path@<commit id>#<version>")
    .option('--api-token', 'the workflow uses the secret SITE_PORTAL_API_TOKEN')
    .option('--attest', 'a job of its own signs which run has built the site')
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
    .option('--preview-branch <pattern>', 'branches that are deployed to Preview; may be repeated', collect)
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
    .option('--concurrency <number>', 'sites at a time, 1 to 16', '4')
    .option('--writes-per-minute <number>', 'GitHub.com takes 80; an Enterprise Server may take more', '60')
    .option('--progress <file>', "where what is done is kept until all is; default: the user's state folder")
    .option('--fresh', 'begin anew, whatever an earlier run has done')
    .optionsGroup('Help:')
    .addHelpText(
      'after',
      `
GitHub:      GH_TOKEN or GITHUB_TOKEN, with Administration, Contents, Workflows, Pull requests, Variables and
             Webhooks: write, and Actions: read. GITHUB_API_URL for an Enterprise Server
Credentials: SITE_DEPLOY_GRAPH_TOKEN (az account get-access-token --resource-type ms-graph), or with
             --managed-identity SITE_DEPLOY_ARM_TOKEN; without them the az commands are printed
Webhook:     SITE_DEPLOY_WEBHOOK_SECRET, as the portal supplies it
Portal:      PORTAL_TOKEN, for --site and --all

Example:
  GH_TOKEN=$(gh auth token) site-deploy onboard --action acme/site-deploy@v1.0.0 --check`,
    )
    .action(async (folder: string, options: OnboardCommandOptions) => {
      const { onboard } = await import('./onboard.ts');
      await execute((context) => onboard(folder, options, context), options.json ?? false);
    });
}
