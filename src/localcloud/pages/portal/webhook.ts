import type { Context } from 'hono';
import { html } from 'hono/html';
import {
  DeliveryList,
  EventName,
  WebhookConfig,
  WebhookConfigResult,
} from '../../../contracts/portal/event.ts';
import { SiteDetail } from '../../../contracts/portal/site.ts';
import { checkbox, form, type Markup, state, table, time } from '../layout.ts';
import type { PageContext, SentForm } from '../page-context.ts';
import { siteAddress, siteApi, siteFrame } from './site-frame.ts';

export function addWebhookPages(pageContext: PageContext): void {
  const { app, calls, show, fields, done, formToken } = pageContext;
  const page = async (context: Context, id: string, sent?: SentForm) => {
    const [site, webhook, { deliveries }] = await Promise.all([
      calls.get(siteApi(id), SiteDetail),
      calls.get(`${siteApi(id)}/webhook`, WebhookConfig),
      calls.get(`${siteApi(id)}/webhook/deliveries`, DeliveryList),
    ]);
    const isChosen = (name: EventName) => {
      if (sent) return sent.fields[`event-${name}`] === 'on';
      return webhook.events.includes(name);
    };
    const address = sent?.fields.webhookUrl ?? webhook.webhookUrl ?? '';
    const target = renderTarget(address, isChosen);
    const content = html`${form(`${siteAddress(id)}/webhook`, formToken, target, 'Save')}
${renderDeliveries(deliveries)}`;
    return show(context, { title: 'Webhook', content, ...siteFrame(site) }, sent);
  };

  app.get('/sites/:id/webhook', (context) => page(context, context.req.param('id')));

  app.post('/sites/:id/webhook', async (context) => {
    const id = context.req.param('id');
    const formFields = await fields(context);
    const events = EventName.options.filter((name) => formFields[`event-${name}`] === 'on');
    const webhookUrl = formFields.webhookUrl?.trim() || null;
    const config = { webhookUrl, events };
    const { refused, json } = await calls.send('PUT', `${siteApi(id)}/webhook`, config);
    if (refused) return page(context, id, { fields: formFields, refused });
    const secret = WebhookConfigResult.safeParse(json).data?.secret;
    const signed = ` Deliveries are signed with ${secret}, which is shown only once.`;
    const message = `Saved.${webhookUrl && secret ? signed : ''}`;
    return done(context, `${siteAddress(id)}/webhook`, message);
  });
}

function renderTarget(address: string, isChosen: (name: EventName) => boolean): Markup {
  const events = EventName.options.map((name) => checkbox(`event-${name}`, name, isChosen(name)));
  return html`<label for="webhookUrl">Address</label>
<input type="text" id="webhookUrl" name="webhookUrl" aria-describedby="about-address"
value="${address}">
<p class="hint" id="about-address">An address of the public web;
those of private networks are refused. Empty: nothing is sent.</p>
<fieldset><legend>Events</legend>${events}</fieldset>`;
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
