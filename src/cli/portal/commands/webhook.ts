import { EventName } from '../../../contracts/portal/event.ts';
import { repeated } from '../../inputs/repeated.ts';
import type { PortalCommand } from '../definition.ts';
import { callCommand } from '../options.ts';

export const webhookCommands: readonly PortalCommand[] = [
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
    about: 'Set the receiver and events of the webhook; prints the new secret.',
    example:
      'webhook set https://hooks.acme.example/site --event site.deployed --event request.completed',
    arguments: { '<url>': 'address of the receiver' },
    options: {
      '--event <name>': {
        about: `${EventName.options.join(', ')}; may be repeated; default: all`,
        parse: repeated,
      },
    },
    calls: 'putWebhook',
    input: ({ url, event }: { url: string; event?: EventName[] }) => ({
      body: { webhookUrl: url, events: event ?? [...EventName.options] },
    }),
    hidden: ['success'],
    /** Signs deliveries: the portal shows it only this once. */
    lines: ({ secret }) => [secret],
    message: ({ webhook }) => [
      `${webhook.events.join(', ')} are sent to ${webhook.webhookUrl}.`,
      'Deliveries are signed with the secret above, which the portal does not show again.',
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
    name: 'webhook deliveries',
    about: 'List deliveries, newest first.',
    calls: 'listDeliveries',
    rows: (answer) => answer.deliveries,
    columns: [
      'CREATED! createdAt, EVENT! event, STATUS! status',
      { heading: 'ATTEMPTS', value: (item) => item.attempts.length, align: 'right', fixed: true },
      {
        heading: 'LAST ANSWER',
        value: (item) => item.attempts.at(-1)?.status ?? item.attempts.at(-1)?.error,
      },
      'TO webhookUrl',
    ],
    none: 'Nothing has been sent yet.',
  }),
];
