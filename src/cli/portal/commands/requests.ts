import { RequestStatus } from '../../../contracts/portal/development-request.ts';
import { EventName } from '../../../contracts/portal/event.ts';
import type { Definition } from '../../definition.ts';
import { partOptions } from '../options.ts';
import { callCommand } from './portal-command.ts';

export const requestCommands: readonly Definition[] = [
  callCommand({
    name: 'requests',
    about: 'List the development requests of a site.',
    example: 'requests --status in-review',
    options: {
      '--status <status>': {
        about: 'only requests with this status',
        choices: RequestStatus.options,
      },
    },
    calls: 'listRequests',
    input: ({ status }) => ({ query: { status } }),
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
    input: ({ id }) => ({ requestId: id }),
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
    input: ({ title, description }) => ({ body: { title, description } }),
    lines: ({ request }) => [request.id],
    message: ({ request }) => `The request is ${request.status}.`,
  }),
  callCommand({
    name: 'requests approve',
    about: 'Approve a request that is in review.',
    example: 'requests approve req_123 --shown 0c94b8f2a1d7e355.-.-.-',
    arguments: { '<id>': 'id of the request' },
    options: {
      '--shown <identity>':
        'what Preview served when you checked it, as "portal requests show" printed it; default: ' +
        'a terminal shows it and asks',
    },
    calls: 'approveRequest',
    async input({ id, shown }, session) {
      const { askShown } = await import('../ask-shown.ts');
      return { requestId: id, body: { shown: shown ?? (await askShown(id, session)) } };
    },
    message({ request }, { options }) {
      if (request.status === 'completed')
        return `${options.id} is approved; its change is in Production, so it is completed.`;
      return `${options.id} is approved; it will be completed in Production.`;
    },
  }),
  callCommand({
    name: 'webhook',
    about: 'Show the webhook of a site: its receiver and events.',
    calls: 'getWebhook',
    message({ webhookUrl, events }, { json }) {
      if (json || (webhookUrl && events.length > 0)) return undefined;
      if (webhookUrl) return 'No events are selected, so nothing is sent.';
      return 'No events are sent.';
    },
  }),
  callCommand({
    name: 'webhook set',
    about: 'Set the receiver and events of the webhook; prints its secret.',
    example:
      'webhook set https://hooks.acme.example/site --event site.deployed --event request.completed',
    arguments: { '<url>': 'address of the receiver' },
    options: {
      '--event <name>': {
        about: `${EventName.options.join(', ')}; may be repeated; default: all`,
        parse: (name: string, before: readonly EventName[] = []) => [...before, name as EventName],
      },
    },
    calls: 'putWebhook',
    input: ({ url, event }) => ({
      body: { webhookUrl: url, events: event ?? [...EventName.options] },
    }),
    hidden: ['success'],
    lines: ({ secret }) => [secret],
    message: ({ webhook }) => [
      `${webhook.events.join(', ')} are sent to ${webhook.webhookUrl}.`,
      'Deliveries are signed with the secret above.',
    ],
  }),
  callCommand({
    name: 'webhook off',
    about: 'Stop sending events, and discard pending ones.',
    calls: 'putWebhook',
    input: () => ({ body: { webhookUrl: null, events: [] } }),
    hidden: ['success', 'secret'],
    message: (_, { siteId }) => `Events of ${siteId} are no longer sent.`,
  }),
  callCommand({
    name: 'webhook rotate',
    about: 'Create a new secret, and print it; the previous one is valid for another day.',
    calls: 'rotateWebhookSecret',
    hidden: ['success'],
    lines: ({ secret }) => [secret],
    message: ({ previousUntil }) => `Until ${previousUntil}, deliveries carry both signatures.`,
  }),
  callCommand({
    name: 'webhook test',
    about: 'Send an event with sample data to the webhook.',
    options: {
      '--event <name>': {
        about: 'its name; default: the first selected',
        choices: EventName.options,
      },
    },
    calls: 'testWebhook',
    input: ({ event }) => ({ body: { event } }),
    message: ({ delivery }) => `${delivery.event} is sent as ${delivery.id}.`,
  }),
  callCommand({
    name: 'webhook redeliver',
    about: 'Send a delivery again.',
    example: 'webhook redeliver msg_0123',
    arguments: { '<id>': 'id of the delivery' },
    calls: 'redeliver',
    input: ({ id }) => ({ deliveryId: id }),
    message: (_, { options }) => `${options.id} is sent again.`,
  }),
  callCommand({
    name: 'webhook deliveries',
    about: 'List deliveries, newest first.',
    options: partOptions,
    calls: 'listDeliveries',
    input: ({ limit, offset }) => ({ query: { limit, offset } }),
    rows: (answer) => answer.deliveries,
    columns: [
      'ID! id, CREATED! createdAt, EVENT! event, STATUS! status',
      'ATTEMPTS>! attempts.length',
      {
        heading: 'LAST ANSWER',
        value: (item) => item.attempts.at(-1)?.status ?? item.attempts.at(-1)?.error,
      },
      'TO webhookUrl',
    ],
    none: 'Nothing has been sent yet.',
  }),
];
