import { type Command, Option } from 'commander';
import type { Execute } from '../context.ts';
import { wholeNumberFrom } from '../inputs/numbers.ts';
import { refuseIgnoredOptions } from '../inputs/option-rules.ts';
import { repeated } from '../inputs/repeated.ts';
import { siteVersionFrom } from '../inputs/site-version.ts';
import { addHelpSections } from '../terminal/help.ts';
import type { DeployCommandOptions } from './deploy.ts';

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
    { options: ['--log-url'], beside: ['--local'] },
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
      ['RUNNER_TEMP', 'folder for temporary files of the run'],
      ['RUNNER_TOOL_CACHE', "cache folder for the platform's upload client"],
      ['HTTPS_PROXY, NO_PROXY', 'proxy for all requests, and hosts that bypass it'],
      ['DEBUG, NO_COLOR', 'print more lines; print no colours'],
    ],
    examples: [
      'site-deploy deploy --local --dir ~/.cache/my-cloud',
      'site-deploy deploy --dry-run --json',
      'site-deploy deploy --environment preview --site-version 1.4.2',
      'site-deploy deploy --log-url https://ci.acme.example/job/42',
    ],
  });
}
