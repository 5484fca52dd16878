import { type Command, Option } from 'commander';
import type { Execute } from '../context.ts';
import { wholeNumberFrom } from '../inputs/numbers.ts';
import { refuseIgnoredOptions } from '../inputs/option-rules.ts';
import { repeated } from '../inputs/repeated.ts';
import { siteVersionFrom } from '../inputs/site-version.ts';
import { addHelpSections } from '../terminal/help.ts';
import type { DeployCommandOptions } from './deploy.ts';

/** `site-deploy deploy`. Its implementation is loaded on demand. */
export function addDeployCommand(program: Command, execute: Execute): void {
  const deploy = program
    .command('deploy')
    .description('Build a site and deploy it, as the Action does.')
    .argument('[folder]', "root of the site's repository", '.')
    .option(
      '--local',
      'deploy to the local cloud on this machine: the one that runs, or one of its own',
    )
    .option(
      '--dir <folder>',
      'with --local: keep the data of the local cloud there; default: a temporary folder',
    )
    .option(
      '--port <port>',
      'with --local: port of the pages of the portal; default: 4610',
      wholeNumberFrom(1, 65_535),
    )
    .option(
      '--allow-host <host>',
      'with --local: host that the build may really reach; may be repeated',
      repeated,
    )
    .option('--dry-run', 'build and pack, and send nothing')
    .option('--config <file>', 'site config file', 'site.config.yml')
    .addOption(
      new Option('--environment <name>', 'target environment').choices(['production', 'preview']),
    )
    .option('--branch <name>', 'branch to deploy as; default: the one that is checked out')
    .option(
      '--site-version <X.Y.Z>',
      'version of the site; default: from branch, tag or package.json',
      siteVersionFrom,
    )
    .addOption(
      new Option(
        '--mode <mode>',
        'the whole deployment, one of its two jobs, or the end of the Preview',
      )
        .choices(['all', 'build', 'deploy', 'close'])
        .default('all'),
    )
    .addOption(
      new Option('--uploader <uploader>', 'how to upload')
        .choices(['auto', 'direct', 'official'])
        .default('auto'),
    )
    .option('--force', 'deploy even if the same files are live, or newer ones')
    .option(
      '--github-deployment',
      'show the run as a deployment on GitHub, with its state and a link to its log',
    )
    .option('--repository <owner/name>', 'repository on GitHub; default: that of the origin')
    .option('--log-url <address>', 'page of this run; default: the page that the CI names')
    .option('--portal-url <address>', 'refuse a site config with another portal.url')
    .option('--audience <uri>', 'refuse a site config with another portal.audience')
    .option('--tenant-id <id>', 'refuse a site config with another azure.tenantId')
    .option('--client-id <id>', 'refuse a site config with another azure.clientId')
    .option('--json', 'print the result as JSON')
    // People who know the program's own --version type it here, too, and mean the site's.
    .addOption(new Option('--version [version]').hideHelp())
    .action(async (folder: string, options: DeployCommandOptions) => {
      const { deployCommand } = await import('./deploy.ts');
      const { deployLocally } = await import('./deploy-local.ts');
      await execute(
        (context) => (options.local ? deployLocally : deployCommand)(folder, options, context),
        options.json,
      );
    });
  deploy.on('option:version', () =>
    deploy.error("error: unknown option '--version'\n(the version of the site is --site-version)"),
  );
  refuseIgnoredOptions(deploy, [
    { options: ['--dir', '--port', '--allow-host'], without: ['--local'] },
    { options: ['--github-deployment', '--log-url'], beside: ['--local'] },
    { options: ['--github-deployment'], beside: ['--dry-run', '--mode build'] },
    { options: ['--repository'], without: ['--github-deployment'] },
    { options: ['--force', '--site-version'], beside: ['--mode close'] },
    { options: ['--force', '--uploader'], beside: ['--mode build'] },
  ]);
  addHelpSections(deploy, {
    environment: [
      [
        'ACTIONS_ID_TOKEN_REQUEST_URL',
        'identity of the run, as GitHub Actions sets it; not for --local and --dry-run',
      ],
      ['ACTIONS_ID_TOKEN_REQUEST_TOKEN', 'token for that address'],
      [
        'SITE_DEPLOY_API_TOKEN',
        "the portal's API token; with it the portal hears of failed logins, too",
      ],
      [
        'GH_TOKEN, GITHUB_TOKEN',
        'with --github-deployment: a token with the permission "deployments: write"',
      ],
      [
        'SITE_DEPLOY_GITHUB_TOKEN_COMMAND',
        'command that prints such a token, run when one is needed',
      ],
      ['GITHUB_API_URL', 'API of another GitHub; default: https://api.github.com'],
      ['RUNNER_TEMP', 'folder for what is needed during the run only'],
      ['RUNNER_TOOL_CACHE', "where the platform's upload client is kept from run to run"],
      ['HTTPS_PROXY, NO_PROXY', 'proxy for all requests, and hosts without it'],
      ['DEBUG, NO_COLOR', 'show more lines; show no colours'],
    ],
    examples: [
      'site-deploy deploy --local --dir ~/.cache/my-cloud',
      'site-deploy deploy --dry-run --json',
      'site-deploy deploy --environment preview --site-version 1.4.2',
      'site-deploy deploy --github-deployment --log-url https://ci.acme.example/job/42',
    ],
  });
}
