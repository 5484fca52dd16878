import { define, type Values } from '../definition.ts';
import { apiAddress, checkoutOfRepository, workflowName } from '../inputs/option-parsers.ts';
import {
  ofRepository,
  one,
  only,
  outcomesAsJson,
  type RequestAction,
  reason,
  wait,
} from './options.ts';

function requestCommand(
  name: RequestAction,
  about: string,
  values: { readonly arguments?: Values; readonly options?: Values; readonly example?: string },
) {
  const { example = '' } = values;
  return define<typeof checkoutOfRepository, typeof ofRepository>({
    name: `requests ${name}`,
    about,
    arguments: { ...values.arguments, ...checkoutOfRepository },
    options: { ...ofRepository, ...values.options, ...outcomesAsJson },
    async load() {
      const { runRequests } = await import('./requests.ts');
      return (options, context) => runRequests(name, options, context);
    },
    environment: [
      [
        'GH_TOKEN, GITHUB_TOKEN',
        'GitHub token with Issues, Actions, Contents and Pull requests: write; must be a ' +
          "user's token to assign issues to agents",
      ],
      ['PORTAL_TOKEN', 'portal token of an administrator of the site'],
      apiAddress,
    ],
    examples: [`site-deploy requests ${name}${example}`],
  });
}

const declining = {
  arguments: one,
  options: { ...workflowName, ...reason },
  example: ' req_123 --reason "Not this year"',
};

export const requestsCommands = [
  {
    name: 'requests',
    about:
      'Take development requests from the portal through issue, pull request and Preview to ' +
      'Production.',
    notes: [
      'The command does the work between people and agents, reports who has to act, and ends. ' +
        'It processes one request of a site at a time. automation.requests in the site config ' +
        'sets who implements, merges and releases.',
    ],
    examples: ['site-deploy requests plan', 'site-deploy requests advance'],
  },
  requestCommand('list', 'List the requests that are not archived, with their progress.', {}),
  requestCommand(
    'show',
    'Show one request: its content, status, time in each state, rounds, costs and next step.',
    { arguments: one, options: workflowName, example: ' req_123' },
  ),
  requestCommand('plan', 'Show the next step for each request, without doing anything.', {
    options: { ...workflowName, ...only },
  }),
  requestCommand(
    'advance',
    'Advance every request as far as possible: analysis, issue, agent, pull request, Preview, ' +
      'release.',
    { options: { ...workflowName, ...only, ...wait } },
  ),
  requestCommand(
    'watch',
    'Print each change to the requests as it happens, without changing anything. Ends when ' +
      'all have ended.',
    { options: { ...workflowName, ...only } },
  ),
  requestCommand(
    'reject',
    'Decline a request. Stops its agent, closes its issue and pull request, and reverts a ' +
      'merged change with another pull request.',
    declining,
  ),
  requestCommand(
    'archive',
    'Remove a request from the list, and clean up after it as for a rejected one.',
    declining,
  ),
];
