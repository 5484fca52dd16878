import { createHmac } from 'node:crypto';
import { repohostHeaders } from '../../../contracts/portal/repohost-event.ts';
import { sameSecret, unauthorized } from '../credentials.ts';
import type { PortalRequest } from '../message.ts';

export function hasSignature(portalRequest: PortalRequest): boolean {
  return /^sha256=[0-9a-f]{64}$/.test(portalRequest.headers[repohostHeaders.signature] ?? '');
}

/**
 * @param bytes the raw body: decoding it as text could change it
 * @throws Refusal `unauthorized` unless signed with the secret
 *   (https://docs.github.com/webhooks/using-webhooks/validating-webhook-deliveries)
 */
export function verifySignature(
  portalRequest: PortalRequest,
  bytes: Uint8Array,
  secret: string,
): void {
  const expected = `sha256=${createHmac('sha256', secret).update(bytes).digest('hex')}`;
  if (!sameSecret(portalRequest.headers[repohostHeaders.signature] ?? '', expected)) {
    throw unauthorized('The signature of the body (X-Hub-Signature-256) is wrong.');
  }
}
