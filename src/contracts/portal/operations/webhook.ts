import { DeliveryList, WebhookConfig, WebhookConfigResult, WebhookConfigUpdate } from '../event.ts';
import { defineOperations } from './define.ts';

export const webhookOperations = defineOperations(
  { spec: 'decided: Events', tag: 'Outbound webhook', auth: 'portal', level: 'admin' },
  {
    getWebhook: {
      call: 'GET /api/sites/{siteId}/webhook',
      summary: 'Returns the webhook URL and the events sent to it.',
      level: 'viewer',
      etag: true,
      answer: WebhookConfig,
    },
    putWebhook: {
      call: 'PUT /api/sites/{siteId}/webhook',
      summary: 'Sets the webhook URL and the events sent to it; returns a new secret.',
      body: WebhookConfigUpdate,
      answer: WebhookConfigResult,
    },
    listDeliveries: {
      call: 'GET /api/sites/{siteId}/webhook/deliveries',
      summary: 'Lists the events sent, with every delivery attempt.',
      answer: DeliveryList,
    },
  },
);
