import { DeliveryList, WebhookConfig, WebhookConfigResult, WebhookConfigUpdate } from '../event.ts';
import { operation } from '../operation.ts';
import { none } from './none.ts';

const common = {
  spec: 'decided: Events',
  tag: 'Outbound webhook',
  auth: 'portal',
  level: 'admin',
} as const;

export const webhookOperations = {
  getWebhook: operation({
    ...common,
    id: 'getWebhook',
    method: 'GET',
    path: '/api/sites/{siteId}/webhook',
    summary: 'Returns the webhook URL and the events sent to it.',
    level: 'viewer',
    etag: true,
    query: none,
    body: none,
    answer: WebhookConfig,
  }),
  putWebhook: operation({
    ...common,
    id: 'putWebhook',
    method: 'PUT',
    path: '/api/sites/{siteId}/webhook',
    summary: 'Sets the webhook URL and the events sent to it; returns a new secret.',
    query: none,
    body: WebhookConfigUpdate,
    answer: WebhookConfigResult,
  }),
  listDeliveries: operation({
    ...common,
    id: 'listDeliveries',
    method: 'GET',
    path: '/api/sites/{siteId}/webhook/deliveries',
    summary: 'Lists the events sent, with every delivery attempt.',
    query: none,
    body: none,
    answer: DeliveryList,
  }),
};
