import { html } from 'hono/html';
import { DeliveryList, EventName, WebhookConfig } from '../../../portal/contract/event.ts';
import { SiteDetail } from '../../../portal/contract/site.ts';
import type { FacePages } from '../face-pages.ts';
import { checkbox, form, table, time } from '../layout.ts';

/** Where events of a site are sent, and what became of them. */
export function addWebhookPages({ app, calls, show, fields, back, notice, formToken }: FacePages): void {
  app.get('/sites/:id/webhook', async (context) => {
    const id = context.req.param('id');
    const path = `/api/sites/${encodeURIComponent(id)}`;
    const [site, webhook, { deliveries }] = await Promise.all([
      calls.get(path, SiteDetail),
      calls.get(`${path}/webhook`, WebhookConfig),
      calls.get(`${path}/webhook/deliveries`, DeliveryList),
    ]);
    const content = html`${form(
      `/sites/${id}/webhook`,
      formToken,
      html`<label for="webhookUrl">Address; empty for none</label>
<input type="text" id="webhookUrl" name="webhookUrl" value="${webhook.webhookUrl ?? ''}">
<fieldset><legend>Events</legend>${EventName.options.map((name) =>
        checkbox(`event-${name}`, name, webhook.events.includes(name)),
      )}</fieldset>`,
      'Save',
    )}
${table(
  'Deliveries',
  ['Made', 'Event', 'Address', 'State', 'Attempts'],
  deliveries.map((one) => [
    time(one.createdAt),
    one.event,
    one.webhookUrl,
    one.status,
    one.attempts.map((attempt) => attempt.status ?? attempt.error ?? 'no answer').join(', '),
  ]),
)}`;
    const trail = [
      ['/', 'Sites'],
      [`/sites/${id}`, site.name],
    ] as const;
    return show(context, { title: 'Webhook', content, trail, notice: notice(context) });
  });

  app.post('/sites/:id/webhook', async (context) => {
    const id = context.req.param('id');
    const given = await fields(context);
    const events = EventName.options.filter((name) => given[`event-${name}`] === 'on');
    const webhookUrl = given.webhookUrl?.trim() || null;
    const refused = await calls.send('PUT', `/api/sites/${encodeURIComponent(id)}/webhook`, { webhookUrl, events });
    return back(context, `/sites/${id}/webhook`, refused, 'Saved.');
  });
}
