import type { Context } from 'hono';
import { html } from 'hono/html';
import {
  DeliveryList,
  EventName,
  WebhookConfig,
  WebhookConfigResult,
} from '../../../contracts/portal/event.ts';
import { SiteDetail } from '../../../contracts/portal/site.ts';
import { type Editing, editRecord, type Resource, renderEditor, saveForm } from '../editor.ts';
import type { Field } from '../fields.ts';
import { type Markup, state, table, time } from '../layout.ts';
import type { PageContext } from '../page-context.ts';
import { getLabels, siteAddress, siteApi, siteFrame } from './site-frame.ts';

const fields: readonly Field[] = [
  {
    ...{ name: 'webhookUrl', label: 'Address' },
    hint: 'A public address; those of private networks are refused. Empty: nothing is sent.',
  },
  ...EventName.options.map(
    (name): Field => ({ name: `event-${name}`, label: name, kind: 'switch', group: 'Events' }),
  ),
];

const toResource = (id: string): Resource<WebhookConfig> => ({
  ...{ path: `${siteApi(id)}/webhook`, schema: WebhookConfig, fields },
  read: ({ webhookUrl, events }) => ({
    webhookUrl: webhookUrl ?? '',
    ...Object.fromEntries(
      EventName.options.map((name) => [`event-${name}`, events.includes(name) ? 'on' : '']),
    ),
  }),
  toBody: (values) => ({
    webhookUrl: values.webhookUrl || null,
    events: EventName.options.filter((name) => values[`event-${name}`] === 'on'),
  }),
});

export function addWebhookPages(pageContext: PageContext): void {
  const { app, calls, show, fields: readForm, done, formToken } = pageContext;
  const page = async (context: Context, id: string, sent?: Editing) => {
    const resource = toResource(id);
    const [site, webhook, { deliveries }] = await Promise.all([
      calls.get(siteApi(id), SiteDetail),
      calls.get(resource.path, WebhookConfig),
      calls.get(`${siteApi(id)}/webhook/deliveries`, DeliveryList),
    ]);
    const editing = sent ?? editRecord(resource, webhook);
    const content = html`${renderEditor(`${siteAddress(id)}/webhook`, formToken, resource, editing)}
${renderDeliveries(deliveries)}`;
    const refused = sent?.refused && {
      fields: {},
      refused: sent.refused,
      labels: getLabels(fields),
    };
    return show(context, { title: 'Webhook', content, ...siteFrame(site) }, refused);
  };

  app.get('/sites/:id/webhook', (context) => page(context, context.req.param('id')));

  app.post('/sites/:id/webhook', async (context) => {
    const id = context.req.param('id');
    const saved = await saveForm(calls, toResource(id), await readForm(context));
    if (saved.refused) return page(context, id, saved);
    const secret = WebhookConfigResult.safeParse(saved.json).data?.secret;
    const signed = ` Deliveries are signed with ${secret}, which is shown only once.`;
    const message = `Saved.${saved.values.webhookUrl && secret ? signed : ''}`;
    return done(context, `${siteAddress(id)}/webhook`, message);
  });
}

function renderDeliveries(deliveries: DeliveryList['deliveries']): Markup {
  const rows = deliveries.map((delivery) => [
    time(delivery.createdAt),
    delivery.event,
    delivery.webhookUrl,
    state(delivery.status),
    delivery.attempts.map((attempt) => attempt.status ?? attempt.error ?? 'no answer').join(', '),
  ]);
  const columns = ['Made', 'Event', 'Address', 'State', 'Attempts'];
  const none = 'none yet. The next event of a selected type creates one.';
  return table('Deliveries', columns, rows, none);
}
