import type { Command } from 'commander';
import type { Execute } from '../context.ts';
import { addHelpSections } from '../terminal/help.ts';
import type { CheckOptions } from './check.ts';

export function addCheckCommand(program: Command, execute: Execute): void {
  const check = program
    .command('check')
    .description('Find problems that a deployment would refuse, and show what it would do.')
    .argument('[folder]', "root of the site's repository", '.')
    .option('--config <file>', 'site config file', 'site.config.yml')
    .option('--json', 'print the config with all defaults as JSON')
    .action(async (folder: string, options: CheckOptions) => {
      const { checkConfig } = await import('./check.ts');
      await execute((context) => checkConfig(folder, options, context), options.json);
    });
  addHelpSections(check, {
    examples: ['site-deploy check', 'site-deploy check ../my-site --json'],
  });
}
