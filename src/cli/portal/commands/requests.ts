import type { RequestStatus } from '../../../contracts/portal/development-request.ts';
import type { PortalCommand } from '../definition.ts';
import { callCommand } from '../options.ts';

const statuses = [
  'submitted',
  'triage',
  'in-progress',
  'in-review',
  'completed',
  'rejected',
  'archived',
];

export const requestCommands: readonly PortalCommand[] = [
  callCommand({
    name: 'requests',
    about: 'List the development requests of a site.',
    example: 'requests --status in-review',
    options: {
      '--status <status>': { about: 'only requests with this status', choices: statuses },
    },
    calls: 'listRequests',
    input: ({ status }: { status?: RequestStatus }) => ({ query: { status } }),
    rows: (answer) => answer.requests,
    columns: [
      'ID! id, STATUS! status, TITLE title, REQUESTER requester, AHEAD> position',
      'UPDATED! updatedAt',
    ],
    none: 'No request matches.',
  }),
  callCommand({
    name: 'requests show',
    about: 'Show a request with its history.',
    example: 'requests show req_123',
    arguments: { '<id>': 'id of the request' },
    calls: 'getRequest',
    input: (options: { id: string }) => ({ requestId: options.id }),
    lines({ history, ...fields }, format) {
      const steps = format.table(['STATUS! status, SINCE! at, BY by, REASON reason'], history);
      return [...format.fields(fields), '', ...steps];
    },
  }),
  callCommand({
    name: 'requests create',
    about: 'Submit a request.',
    example: 'requests create "Opening hours in the header"',
    arguments: { '<title>': 'title of the request, at most 200 characters' },
    options: { '--description <text>': 'the details' },
    calls: 'createRequest',
    input: ({ title, description }: { title: string; description?: string }) => ({
      body: { title, description },
    }),
    lines: ({ request }) => [request.id],
    message: ({ request }) => `The request is ${request.status}.`,
  }),
  callCommand({
    name: 'requests approve',
    about: 'Approve a request that is in review.',
    example: 'requests approve req_123',
    arguments: { '<id>': 'id of the request' },
    calls: 'approveRequest',
    input: (options: { id: string }) => ({ requestId: options.id, body: {} }),
    message({ request }, { options }) {
      if (request.status === 'completed')
        return `${options.id} is approved; its change is in Production, so it is completed.`;
      return `${options.id} is approved; it will be completed in Production.`;
    },
  }),
];
