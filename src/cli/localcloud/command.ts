import type { Command } from 'commander';
import type { Execute } from '../context.ts';
import { wholeNumberFrom } from '../inputs/numbers.ts';
import { refuseIgnoredOptions } from '../inputs/option-rules.ts';
import { repeated } from '../inputs/repeated.ts';
import { addHelpSections } from '../terminal/help.ts';
import type { LocalCloudCommandOptions } from './localcloud.ts';

export function addLocalCloudCommand(program: Command, execute: Execute): void {
  const localcloud = program
    .command('localcloud')
    .description(
      'Run portal, login, content distribution and hosting on this machine until Ctrl-C.',
    )
    .argument('[folders...]', 'repositories with the sites to serve; default: a sample site')
    .option('--dir <folder>', 'folder for its data; default: a temporary folder')
    .option(
      '--port <port>',
      'port of the portal pages; default: 4610, or a free one',
      wholeNumberFrom(1, 65_535),
    )
    .option('--allow-host <host>', 'real host that a build can reach; may be repeated', repeated)
    .option('--reset', 'with --dir: start over, and discard the data in the folder')
    .option('--install', 'install the required packages, and exit')
    .option('--json', 'print addresses and variables as JSON')
    .action(async (folders: string[], options: LocalCloudCommandOptions) => {
      const { runLocalCloud } = await import('./localcloud.ts');
      await execute((context) => runLocalCloud(folders, options, context), options.json);
    });
  const ofRun = ['<folder>', '--dir', '--port', '--allow-host', '--reset', '--json'];
  refuseIgnoredOptions(localcloud, [{ options: ofRun, beside: ['--install'] }]);
  addHelpSections(localcloud, {
    notes: [
      'Prints variables: programs with these variables reach the local services ' +
        'under their real host names.',
      'Prints a git remote of each site, and a token for it: the folder can be pushed there.',
    ],
    examples: [
      'site-deploy localcloud',
      'site-deploy localcloud ../my-site --dir /var/tmp/localcloud',
    ],
  });
}
