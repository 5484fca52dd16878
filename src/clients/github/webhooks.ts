import * as z from 'zod/mini';
import type { Secret } from '../../shared/secret.ts';
import type { Repository } from './repository.ts';
import { readAll, readOne, remove, send } from './requests.ts';

const Hook = z.looseObject({
  id: z.int(),
  active: z.boolean(),
  events: z.array(z.string()),
  config: z.looseObject({
    url: z.optional(z.string()),
    content_type: z.optional(z.string()),
    insecure_ssl: z.optional(z.union([z.string(), z.number()])),
    secret: z.optional(z.string()),
  }),
});
const DeliveryAnswer = z.looseObject({
  delivered_at: z.optional(z.string()),
  status_code: z.nullish(z.int()),
  status: z.optional(z.string()),
  event: z.optional(z.string()),
});

interface WebhookSettings {
  readonly url: string;
  readonly events: readonly string[];
  readonly secret: Secret;
}

const hooksPath = '/hooks';

export async function readWebhooks(repo: Repository) {
  const request = { path: hooksPath, needs: 'Webhooks: read' };
  return (await readAll(repo, Hook, request, 'the webhooks')).map(toWebhook);
}

function toWebhook({ id, active, events, config }: z.output<typeof Hook>) {
  return {
    id,
    url: config.url ?? '',
    active,
    events,
    contentType: config.content_type ?? 'form',
    insecureSsl: String(config.insecure_ssl ?? '0') !== '0',
    hasSecret: (config.secret ?? '') !== '',
  };
}

export type Webhook = Readonly<ReturnType<typeof toWebhook>>;

/**
 * Updates the webhook with this id. Without an id, creates a webhook, or updates the existing one
 * with the same URL. Always sends the secret, because an update without a secret would remove it.
 */
export async function writeWebhook(
  repo: Repository,
  settings: WebhookSettings,
  id?: number,
): Promise<void> {
  const { url, events, secret } = settings;
  const json = {
    active: true,
    events,
    config: { url, content_type: 'json', insecure_ssl: '0', secret: secret.reveal() },
  };
  const request = { needs: 'Webhooks: write' } as const;
  if (id !== undefined) {
    const path = `${hooksPath}/${id}`;
    await send(repo, { ...request, method: 'PATCH', path, json });
    // GitHub pings new webhooks by itself. For an updated one, request a ping, whose delivery shows
    // whether the webhook works.
    await send(repo, { ...request, method: 'POST', path: `${path}/pings` });
    return;
  }
  const named = { name: 'web', ...json };
  const creation = { ...request, method: 'POST', path: hooksPath, json: named } as const;
  if ((await send(repo, { ...creation, expected: [422] })).ok) return;
  const existing = (await readWebhooks(repo)).find((hook) => hook.url === url);
  if (!existing) await send(repo, creation);
  else await writeWebhook(repo, { url, events, secret }, existing.id);
}

export function deleteWebhook(repo: Repository, id: number): Promise<void> {
  return remove(repo, `${hooksPath}/${id}`, 'Webhooks: write');
}

export async function readWebhookDeliveries(repo: Repository, id: number) {
  const path = `${hooksPath}/${id}/deliveries?per_page=10`;
  const schema = z.array(DeliveryAnswer);
  const found = await readOne(repo, schema, path, 'Webhooks: read', 'the deliveries');
  return found.map(toDelivery);
}

const toDelivery = (delivery: z.output<typeof DeliveryAnswer>) => ({
  event: delivery.event ?? '',
  status: delivery.status_code ?? 0,
  at: delivery.delivered_at ?? '',
});
export type WebhookDelivery = Readonly<ReturnType<typeof toDelivery>>;
