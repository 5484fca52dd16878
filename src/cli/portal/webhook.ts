import { type DeliveryList, EventName, WebhookConfigUpdate } from '../../contracts/portal/event.ts';
import type { Execute } from '../context.ts';
import type { Column } from '../terminal/table.ts';
import { refuseInvalid } from './input.ts';
import type { SiteCommandOptions } from './options.ts';
import { withSite } from './session.ts';

export async function showWebhook(execute: Execute, options: SiteCommandOptions): Promise<void> {
  await withSite(
    execute,
    options,
    async (siteId, { client, signal, context, json, printRecord }) => {
      const answer = await client.webhook.get(siteId, { signal });
      printRecord(answer);
      if (!json && answer.webhookUrl === null) context.log.info('No events are sent.');
      else if (!json && answer.events.length === 0)
        context.log.info('No events are selected, so nothing is sent.');
      return 0;
    },
  );
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
  await withSite(execute, options, async (siteId, { client, signal, context, print }) => {
    const config = { webhookUrl: url, events: options.event ?? EventName.options };
    refuseInvalid(WebhookConfigUpdate, config, `to ${siteId}`);
    const update = WebhookConfigUpdate.parse(config);
    const { webhook, secret } = await client.webhook.update(siteId, update, { signal });
    print({ webhook, secret: secret.reveal() }, () => [secret.reveal()]);
    context.log.info(`${webhook.events.join(', ')} are sent to ${webhook.webhookUrl}.`);
    context.log.info(
      'Deliveries are signed with the secret above, which the portal does not show again.',
    );
    return 0;
  });
}

export async function removeWebhook(execute: Execute, options: SiteCommandOptions): Promise<void> {
  await withSite(execute, options, async (siteId, { client, signal, context, print }) => {
    const { webhook } = await client.webhook.update(
      siteId,
      { webhookUrl: null, events: [] },
      { signal },
    );
    print({ webhook }, () => []);
    context.log.info(`Events of ${siteId} are no longer sent.`);
    return 0;
  });
}

const columns: readonly Column<DeliveryList['deliveries'][number]>[] = [
  { heading: 'CREATED', value: ({ createdAt }) => createdAt, fixed: true },
  { heading: 'EVENT', value: ({ event }) => event, fixed: true },
  { heading: 'STATUS', value: ({ status }) => status, fixed: true },
  { heading: 'ATTEMPTS', value: ({ attempts }) => attempts.length, align: 'right', fixed: true },
  {
    heading: 'LAST ANSWER',
    value: ({ attempts }) => attempts.at(-1)?.status ?? attempts.at(-1)?.error,
  },
  { heading: 'TO', value: ({ webhookUrl }) => webhookUrl },
];

export async function showDeliveries(execute: Execute, options: SiteCommandOptions): Promise<void> {
  await withSite(execute, options, async (siteId, { client, signal, printTable }) => {
    const answer = await client.webhook.listDeliveries(siteId, { signal });
    printTable(answer, columns, answer.deliveries, 'Nothing has been sent yet.');
    return 0;
  });
}
