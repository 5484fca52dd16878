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
    summary: 'Where events are sent, and which.',
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
    summary: 'Chooses where events are sent, and which; answers a new secret.',
    query: none,
    body: WebhookConfigUpdate,
    answer: WebhookConfigResult,
  }),
  listDeliveries: operation({
    ...common,
    id: 'listDeliveries',
    method: 'GET',
    path: '/api/sites/{siteId}/webhook/deliveries',
    summary: 'What was sent, with every attempt.',
    query: none,
    body: none,
    answer: DeliveryList,
  }),
};
