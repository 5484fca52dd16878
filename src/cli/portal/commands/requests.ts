import { type Command, Option } from 'commander';
import type { Execute } from '../../context.ts';
import { siteLeaf } from '../options.ts';

const statuses = [
  'submitted',
  'triage',
  'in-progress',
  'in-review',
  'completed',
  'rejected',
  'archived',
];

/** `portal requests` and its subcommands. */
export function addRequestCommands(portal: Command, execute: Execute): void {
  const requests = siteLeaf(
    portal,
    'requests',
    'List the development requests of a site.',
    'requests --status in-review',
  )
    .addOption(new Option('--status <status>', 'only requests with this status').choices(statuses))
    .action(async (options) => (await import('../requests.ts')).showRequests(execute, options));

  siteLeaf(requests, 'show', 'Show a request with its history.', 'requests show req_123')
    .argument('<id>', 'id of the request')
    .action(async (id: string, _, command: Command) =>
      (await import('../requests.ts')).showRequest(execute, id, command.optsWithGlobals()),
    );

  siteLeaf(requests, 'create', 'Submit a request.', 'requests create "Opening hours in the header"')
    .argument('<title>', 'title of the request, at most 200 characters')
    .option('--description <text>', 'the details')
    .action(async (title: string, _, command: Command) =>
      (await import('../requests.ts')).createRequest(execute, title, command.optsWithGlobals()),
    );

  siteLeaf(requests, 'approve', 'Approve a request that is in review.', 'requests approve req_123')
    .argument('<id>', 'id of the request')
    .action(async (id: string, _, command: Command) =>
      (await import('../requests.ts')).approveRequest(execute, id, command.optsWithGlobals()),
    );
}
