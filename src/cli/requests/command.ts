import type { Command } from 'commander';
import type { Execute } from '../context.ts';
import { wholeNumberFrom } from '../inputs/numbers.ts';
import { addHelpSections } from '../terminal/help.ts';
import type { RequestsCommandOptions } from './requests.ts';

const names = ['list', 'show', 'plan', 'advance', 'watch', 'reject', 'archive'] as const;
const descriptions: Readonly<Record<(typeof names)[number], string>> = {
  list: 'List the requests that are not archived, with their progress.',
  show: 'Show one request: its content, status, time in each state, rounds, costs and next step.',
  watch:
    'Print each change to the requests as it happens, without changing anything. Ends when ' +
    'all have ended.',
  plan: 'Show the next step for each request, without doing anything.',
  advance:
    'Advance every request as far as possible: analysis, issue, agent, pull request, Preview, ' +
    'release.',
  reject:
    'Decline a request. Stops its agent, closes its issue and pull request, and reverts a ' +
    'merged change with another pull request.',
  archive: 'Remove a request from the list, and clean up after it as for a rejected one.',
};

const isDecline = (name: (typeof names)[number]) => name === 'reject' || name === 'archive';

export function addRequestsCommand(program: Command, execute: Execute): void {
  const requests = program
    .command('requests')
    .description(
      'Take development requests from the portal through issue, pull request and Preview to ' +
        'Production.',
    );
  addHelpSections(requests, {
    notes: [
      'The command does the work between people and agents, reports who has to act, and ends. ' +
        'It processes one request of a site at a time. automation.requests in the site config ' +
        'sets who implements, merges and releases.',
    ],
    examples: ['site-deploy requests plan', 'site-deploy requests advance'],
  });
  for (const name of names) {
    const isSingle = name === 'show' || isDecline(name);
    const example = [
      `site-deploy requests ${name}`,
      isSingle && 'req_123',
      isDecline(name) && '--reason "Not this year"',
    ].filter(Boolean);
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
    if (isDecline(name))
      command.requiredOption('--reason <text>', 'reason, shown to the requester');
    if (name === 'plan' || name === 'advance' || name === 'watch')
      command.option('--request <id>', 'only this request');
    if (name === 'advance')
      command.option(
        '--wait <minutes>',
        'how long to wait for deployments',
        wholeNumberFrom(0, 600),
        20,
      );
    command.option('--json', 'print the findings and actions as JSON');
    addHelpSections(command, {
      environment: [
        [
          'GH_TOKEN, GITHUB_TOKEN',
          'GitHub token with Issues, Actions, Contents and Pull requests: write; must be a ' +
            "user's token to assign issues to agents",
        ],
        ['PORTAL_TOKEN', 'portal token of an administrator of the site'],
        ['GITHUB_API_URL', 'API address of an Enterprise Server'],
      ],
      examples: [example.join(' ')],
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
