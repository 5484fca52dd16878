import { EventName, webhookHeaders } from '../../src/contracts/portal/event.ts';

type Json = Readonly<Record<string, unknown>>;

export const tagDescriptions: Readonly<Record<string, string>> = {
  Sites: 'Sites, their settings, pages, versions and statistics.',
  SEO: 'Metadata of pages, defaults of a site, and its sitemap.',
  Runtime: 'Public and read-only. The Host header identifies the site, so it is not in the path.',
  Integration: 'Deployment tokens, deployment reports, and events of the repository host.',
  Text: 'Text keys and their overrides.',
  'Development requests': 'Changes that text overrides cannot express.',
  Environments: 'What Production and Preview serve, and what was deployed.',
  'Outbound webhook': 'Events that the portal sends to an address of the site.',
  Editing: 'History, audit, pages of applications, drafts.',
  Access: 'Who may do what on a site.',
};

const signature =
  'Signed according to https://www.standardwebhooks.com. The secret is `whsec_` and a base64 ' +
  'key. Each signature is `v1,` and the base64 of the HMAC-SHA256, with that key, of ' +
  '`{webhook-id}.{webhook-timestamp}.{body}`. For a day after a rotation, a second one of the ' +
  'previous secret follows after a space. Compare it in constant time, and refuse timestamps ' +
  'that are more than five minutes off.';

const delivery =
  'Sent at least once, in order per site: while an event waits for its retry, later ones wait as ' +
  'well. A second delivery has the same webhook-id. Any status ' +
  'below 300 within 10 s confirms it; redirects are not followed. Otherwise it is sent again ' +
  'after 1 s, 10 s, 1 min, 10 min and 1 h, then dropped. 410 disables the webhook.';

const header = (name: string, description: string, schema: Json): Json => {
  return { name, in: 'header', required: true, description, schema };
};

const headers = [
  header(webhookHeaders.id, 'The same for every delivery of an event.', { type: 'string' }),
  header(webhookHeaders.timestamp, 'Time of this delivery, in seconds since the Unix epoch.', {
    type: 'string',
  }),
  header(webhookHeaders.signature, signature, { type: 'string', pattern: '^v1,' }),
];

const toPascalCase = (name: string) =>
  name.replaceAll(/(?:^|\.)(\w)/g, (_, first: string) => first.toUpperCase());

export function describeWebhooks(body: Json): Json {
  const webhooks = EventName.options.map((name) => [
    name,
    {
      post: {
        operationId: `on${toPascalCase(name)}`,
        summary: `Sent for ${name}, if the webhook of the site includes it.`,
        description: delivery,
        tags: ['Outbound webhook'],
        security: [],
        parameters: headers,
        requestBody: { required: true, content: { 'application/json': { schema: body } } },
        responses: {
          '2XX': { description: 'Received.' },
          '410': { description: 'Unsubscribes: no more events are sent.' },
          '4XX': { description: 'Sent again later.' },
        },
      },
    },
  ]);
  return Object.fromEntries(webhooks);
}
