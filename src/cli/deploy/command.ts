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
    .option('--local', 'deploy to the local cloud on this machine: the running one, or a new one')
    .option(
      '--dir <folder>',
      'with --local: folder for the data of the local cloud; default: a temporary folder',
    )
    .option(
      '--port <port>',
      'with --local: port of the portal pages; default: 4610',
      wholeNumberFrom(1, 65_535),
    )
    .option(
      '--allow-host <host>',
      'with --local: real host that the build can reach; may be repeated',
      repeated,
    )
    .option('--dry-run', 'build and pack, but send nothing')
    .option('--config <file>', 'site config file', 'site.config.yml')
    .addOption(
      new Option('--environment <name>', 'target environment').choices(['production', 'preview']),
    )
    .option('--branch <name>', 'branch to deploy as; default: the current branch')
    .option(
      '--site-version <X.Y.Z>',
      'version of the site; default: from the branch, tag or package.json',
      siteVersionFrom,
    )
    .addOption(
      new Option(
        '--mode <mode>',
        'the whole deployment, one of its two jobs, or closing the Preview',
      )
        .choices(['all', 'build', 'deploy', 'close'])
        .default('all'),
    )
    .addOption(
      new Option('--uploader <uploader>', 'upload method')
        .choices(['auto', 'direct', 'official'])
        .default('auto'),
    )
    .option('--force', 'deploy even if the same or newer files are live')
    .option(
      '--github-deployment',
      'show the run as a GitHub deployment, with its state and a link to its log',
    )
    .option('--repository <owner/name>', 'GitHub repository; default: that of the origin')
    .option('--log-url <address>', 'page of this run; default: from the CI')
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
        'identity of the run, set by GitHub Actions; not for --local and --dry-run',
      ],
      ['ACTIONS_ID_TOKEN_REQUEST_TOKEN', 'token for that address'],
      [
        'SITE_DEPLOY_API_TOKEN',
        'portal API token; with it, failed logins are also reported to the portal',
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
      ['RUNNER_TEMP', 'folder for temporary files of the run'],
      ['RUNNER_TOOL_CACHE', "cache folder for the platform's upload client"],
      ['HTTPS_PROXY, NO_PROXY', 'proxy for all requests, and hosts that bypass it'],
      ['DEBUG, NO_COLOR', 'print more lines; print no colours'],
    ],
    examples: [
      'site-deploy deploy --local --dir ~/.cache/my-cloud',
      'site-deploy deploy --dry-run --json',
      'site-deploy deploy --environment preview --site-version 1.4.2',
      'site-deploy deploy --github-deployment --log-url https://ci.acme.example/job/42',
    ],
  });
}
