import { type DeliveryList, EventName, WebhookConfigUpdate } from '../../contracts/portal/event.ts';
import type { Execute } from '../context.ts';
import type { Column } from '../terminal/table.ts';
import { refuseInvalid } from './input.ts';
import type { SiteCommandOptions } from './options.ts';
import { withSite } from './session.ts';

export async function showWebhook(execute: Execute, options: SiteCommandOptions): Promise<void> {
  await withSite(execute, options, async (siteId, portalSession) => {
    const { client, signal, context, json, printRecord } = portalSession;
    const answer = await client.call('getWebhook', { siteId }, { signal });
    printRecord(answer);
    if (!json && answer.webhookUrl === null) context.log.info('No events are sent.');
    else if (!json && answer.events.length === 0)
      context.log.info('No events are selected, so nothing is sent.');
    return 0;
  });
}

export interface WebhookSetOptions extends SiteCommandOptions {
  readonly event?: readonly string[];
}

/** Prints the secret that signs deliveries: the portal shows it only this once. */
export async function setWebhook(
  execute: Execute,
  url: string,
  options: WebhookSetOptions,
): Promise<void> {
  await withSite(execute, options, async (siteId, portalSession) => {
    const { client, signal, context, print } = portalSession;
    const config = { webhookUrl: url, events: options.event ?? EventName.options };
    refuseInvalid(WebhookConfigUpdate, config, `to ${siteId}`);
    const update = WebhookConfigUpdate.parse(config);
    const { webhook, secret } = await client.call(
      'putWebhook',
      { siteId, body: update },
      { signal },
    );
    print({ webhook, secret }, () => [secret]);
    context.log.info(`${webhook.events.join(', ')} are sent to ${webhook.webhookUrl}.`);
    context.log.info(
      'Deliveries are signed with the secret above, which the portal does not show again.',
    );
    return 0;
  });
}

export async function removeWebhook(execute: Execute, options: SiteCommandOptions): Promise<void> {
  await withSite(execute, options, async (siteId, portalSession) => {
    const { client, signal, context, print } = portalSession;
    const { webhook } = await client.call(
      'putWebhook',
      { siteId, body: { webhookUrl: null, events: [] } },
      { signal },
    );
    print({ webhook }, () => []);
    context.log.info(`Events of ${siteId} are no longer sent.`);
    return 0;
  });
}

const columns: readonly Column<DeliveryList['deliveries'][number]>[] = [
  { heading: 'CREATED', value: (item) => item.createdAt, fixed: true },
  { heading: 'EVENT', value: (item) => item.event, fixed: true },
  { heading: 'STATUS', value: (item) => item.status, fixed: true },
  { heading: 'ATTEMPTS', value: (item) => item.attempts.length, align: 'right', fixed: true },
  {
    heading: 'LAST ANSWER',
    value: (item) => item.attempts.at(-1)?.status ?? item.attempts.at(-1)?.error,
  },
  { heading: 'TO', value: (item) => item.webhookUrl },
];

export async function showDeliveries(execute: Execute, options: SiteCommandOptions): Promise<void> {
  await withSite(execute, options, async (siteId, portalSession) => {
    const { client, signal, printTable } = portalSession;
    const answer = await client.call('listDeliveries', { siteId }, { signal });
    printTable(answer, columns, answer.deliveries, 'Nothing has been sent yet.');
    return 0;
  });
}
