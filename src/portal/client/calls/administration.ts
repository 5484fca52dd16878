import type * as z from 'zod/mini';
import { Secret } from '../../../shared/secret.ts';
import type { AccessList, AccessResult } from '../../contract/access.ts';
import type { DeliveryList, WebhookConfig, WebhookConfigUpdate } from '../../contract/event.ts';
import type { Level } from '../../contract/operation.ts';
import { operations } from '../../contract/operations/operations.ts';
import { RequestCalls } from './requests.ts';

/** Outbound webhook and access. The endpoints are decided. Spec: Events, Site permission levels. */
export class AdministrationCalls extends RequestCalls {
  async getWebhook(siteId: string, signal?: AbortSignal): Promise<WebhookConfig> {
    return await this.call(operations.getWebhook, { parameters: { siteId }, signal });
  }

  /**
   * Chooses where events are sent, and which. Needs the level admin.
   * @returns the new secret with which deliveries are signed; it is never shown again
   */
  async updateWebhook(
    siteId: string,
    config: z.input<typeof WebhookConfigUpdate>,
    signal?: AbortSignal,
  ): Promise<{ readonly webhook: WebhookConfig; readonly secret: Secret }> {
    const { webhook, secret } = await this.call(operations.putWebhook, {
      parameters: { siteId },
      body: config,
      signal,
    });
    return { webhook, secret: new Secret(secret) };
  }

  /** What was sent, with every attempt, the newest first. Needs the level admin. */
  async listDeliveries(siteId: string, signal?: AbortSignal): Promise<DeliveryList> {
    return await this.call(operations.listDeliveries, { parameters: { siteId }, signal });
  }

  /** Who has access to the site. Needs the level owner. */
  async listAccess(siteId: string, signal?: AbortSignal): Promise<z.output<typeof AccessList>> {
    return await this.call(operations.listAccess, { parameters: { siteId }, signal });
  }

  /** Needs the level owner. */
  async grantAccess(
    siteId: string,
    userId: string,
    level: Level,
    signal?: AbortSignal,
  ): Promise<z.output<typeof AccessResult>> {
    return await this.call(operations.putAccess, { parameters: { siteId, userId }, body: { level }, signal });
  }

  /** Needs the level owner. */
  async revokeAccess(siteId: string, userId: string, signal?: AbortSignal): Promise<z.output<typeof AccessResult>> {
    return await this.call(operations.deleteAccess, { parameters: { siteId, userId }, signal });
  }
}
