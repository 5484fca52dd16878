import { type Command, Option } from 'commander';
import type { Execute } from '../context.ts';
import { wholeNumberFrom } from '../inputs/numbers.ts';
import { siteVersionFrom } from '../inputs/site-version.ts';
import { addHelpSections } from '../terminal/help.ts';
import type { ReleaseOptions } from './release.ts';

/** `site-deploy release start|status|finish`. Their implementation is loaded on demand. */
export function addReleaseCommand(program: Command, execute: Execute): void {
  const release = program
    .command('release')
    .description('Take the site from a release branch to Production, tagged, live and with notes.');
  addHelpSections(release, {
    notes: [
      'Every step looks first whether it is done. Ended anywhere and run again, a release goes on where it was.',
      'Machines are waited for, people never: the command says who has to press what, and ends.',
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
    'Make the branch release/X.Y.Z with the next version, or find the one that is open.',
  ).addOption(
    new Option('--level <level>', 'default: by what waits')
      .choices(['major', 'minor', 'patch'])
      .conflicts('siteVersion'),
  );
  add('status', 'Say which releases are open and what comes next. Nothing is changed.');
  add('finish', 'Merge the release branch, tag it, wait until it is live, publish its notes.');
}

function subcommand(release: Command, name: string, description: string): Command {
  const command = release
    .command(name)
    .description(description)
    .argument('[folder]', 'checkout whose origin is the repository', '.')
    .option(
      '--site-version <X.Y.Z>',
      name === 'start' ? 'the version of the release' : 'which release',
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
        'how long deployments and checks are waited for',
        wholeNumberFrom(0, 600),
        20,
      )
      .option('--dry-run', 'say the next step, and do nothing');
  command.option('--json', 'print what was found and done as JSON');
  return addHelpSections(command, {
    environment: [
      [
        'GH_TOKEN, GITHUB_TOKEN',
        'token of GitHub with Contents, Pull requests and Actions: write, Checks: read',
      ],
      ['PORTAL_TOKEN', "token of the portal: it is asked, too; a viewer's is enough"],
      ['GITHUB_API_URL', 'address of the API of an Enterprise Server'],
    ],
    examples: [`GH_TOKEN=$(gh auth token) site-deploy release ${name}`],
  });
}
