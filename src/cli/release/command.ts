import { type Command, Option } from 'commander';
import type { Execute } from '../context.ts';
import { wholeNumberFrom } from '../inputs/numbers.ts';
import { siteVersionFrom } from '../inputs/site-version.ts';
import { addHelpSections } from '../terminal/help.ts';
import type { ReleaseOptions } from './release.ts';

export function addReleaseCommand(program: Command, execute: Execute): void {
  const release = program
    .command('release')
    .description('Take the site from a release branch to Production, tagged, live and with notes.');
  addHelpSections(release, {
    notes: [
      'Each step first checks whether it is already done. If interrupted and run again, a ' +
        'release continues where it stopped.',
      'The command waits for CI, but never for people: it says who must press what, and exits.',
    ],
    examples: ['site-deploy release start --level minor', 'site-deploy release finish'],
  });
  const add = (name: 'start' | 'status' | 'finish', description: string) => {
    const command = subcommand(release, name, description);
    return command.action(async (folder: string, options: ReleaseOptions) => {
      const { releaseCommand } = await import('./release.ts');
      await execute((context) => releaseCommand(name, folder, options, context), options.json);
    });
  };
  add(
    'start',
    'Create the branch release/X.Y.Z for the next version, or find the open one.',
  ).addOption(
    new Option('--level <level>', 'default: from the pending changes')
      .choices(['major', 'minor', 'patch'])
      .conflicts('siteVersion'),
  );
  add('status', 'Show the open releases and the next step. Changes nothing.');
  add('finish', 'Merge the release branch, tag it, wait until it is live, and publish its notes.');
}

function subcommand(release: Command, name: string, description: string): Command {
  const command = release
    .command(name)
    .description(description)
    .argument('[folder]', 'checkout whose origin is the repository', '.')
    .option(
      '--site-version <X.Y.Z>',
      name === 'start' ? 'version of the release' : 'which release',
      siteVersionFrom,
    )
    .option('--repository <owner/name>', 'default: the origin of the checkout')
    .option('--config <file>', 'site config file in the repository', 'site.config.yml')
    .option(
      '--workflow <file>',
      'file name of the deployment workflow; default: the one that deploys the site',
    );
  if (name !== 'status')
    command
      .option(
        '--wait <minutes>',
        'how long to wait for deployments and checks',
        wholeNumberFrom(0, 600),
        20,
      )
      .option('--dry-run', 'print the next step, but do nothing');
  command.option('--json', 'print the findings and actions as JSON');
  return addHelpSections(command, {
    environment: [
      [
        'GH_TOKEN, GITHUB_TOKEN',
        'GitHub token with Contents, Pull requests and Actions: write, Checks: read',
      ],
      ['PORTAL_TOKEN', "portal token, to also query the portal; a viewer's token is enough"],
      ['GITHUB_API_URL', 'API address of an Enterprise Server'],
    ],
    examples: [`GH_TOKEN=$(gh auth token) site-deploy release ${name}`],
  });
}
