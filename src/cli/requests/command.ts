import type { Command } from 'commander';
import type { Execute } from '../context.ts';
import { wholeNumberFrom } from '../inputs/numbers.ts';
import { addHelpSections } from '../terminal/help.ts';
import type { RequestsCommandOptions } from './requests.ts';

const names = ['list', 'show', 'plan', 'advance', 'watch', 'reject', 'archive'] as const;
const descriptions: Readonly<Record<(typeof names)[number], string>> = {
  list: 'The requests that are not archived, and how far they are.',
  show: 'One request: what it is, where it is, how long each state took, its rounds and costs, and what comes next.',
  watch:
    'Say each change of the requests as it happens, and change nothing. Ends when all have ended.',
  plan: 'Say what comes next for each request, and do nothing.',
  advance:
    'Advance every request as far as it can: analysis, issue, agent, pull request, Preview, release.',
  reject:
    'Decline a request. Its agent is stopped, its issue and pull request are closed, and a merged change is taken ' +
    'back by another pull request.',
  archive: 'Take a request out of the list, and clean up after it as after one that is rejected.',
};

const isDecline = (name: (typeof names)[number]) => name === 'reject' || name === 'archive';

/**
 * `site-deploy requests list|show|plan|advance|watch|reject|archive`. Their implementation is
 * loaded on demand.
 */
export function addRequestsCommand(program: Command, execute: Execute): void {
  const requests = program
    .command('requests')
    .description(
      'Take development requests from the portal to an issue, a pull request, Preview and Production.',
    );
  addHelpSections(requests, {
    notes: [
      'The command does what lies between people and agents, says who has to act, and ends. One request of a site is ' +
        'processed at a time. automation.requests in the site config says who implements, merges and releases.',
    ],
    examples: ['site-deploy requests plan', 'site-deploy requests advance'],
  });
  for (const name of names) {
    const isSingle = name === 'show' || isDecline(name);
    const reason = isDecline(name) ? ' --reason "Not in this year"' : '';
    const command = requests.command(name).description(descriptions[name]);
    if (isSingle) command.argument('<request>', 'id of the request');
    command
      .argument('[folder]', 'checkout whose origin is the repository', '.')
      .option('--repository <owner/name>', 'default: the origin of the checkout')
      .option('--config <file>', 'site config file in the repository', 'site.config.yml');
    if (name !== 'list')
      command.option(
        '--workflow <file>',
        'file name of the deployment workflow; default: the one that deploys the site',
      );
    if (isDecline(name)) command.requiredOption('--reason <text>', 'why; the requester reads it');
    if (name === 'plan' || name === 'advance' || name === 'watch')
      command.option('--request <id>', 'only this request');
    if (name === 'advance')
      command.option(
        '--wait <minutes>',
        'how long deployments are waited for',
        wholeNumberFrom(0, 600),
        20,
      );
    command.option('--json', 'print what was found and done as JSON');
    addHelpSections(command, {
      environment: [
        [
          'GH_TOKEN, GITHUB_TOKEN',
          'token of GitHub with Issues, Actions, Contents and Pull requests: write; of a user, so that it may assign ' +
            'issues to agents',
        ],
        ['PORTAL_TOKEN', "token of the portal: an administrator's of the site"],
        ['GITHUB_API_URL', 'address of the API of an Enterprise Server'],
      ],
      examples: [`site-deploy requests ${name}${isSingle ? ' req_123' : ''}${reason}`],
    });
    command.action(
      async (
        first: string,
        second: string | RequestsCommandOptions,
        third: RequestsCommandOptions,
      ) => {
        const { requestsCommand } = await import('./requests.ts');
        const [id, folder, options] =
          typeof second === 'string' ? [first, second, third] : [undefined, first, second];
        await execute(
          (context) => requestsCommand(name, folder, { ...options, id }, context),
          options.json,
        );
      },
    );
  }
}
