import { compact } from '../../../shared/compact.ts';
import type { OnboardingPlanOptions, PlanPart, RepositoryNeeds, RepositoryState } from './types.ts';

export function planWebhook(
  state: RepositoryState,
  needs: RepositoryNeeds,
  options: OnboardingPlanOptions,
): PlanPart {
  const { rotateSecret = false } = options;
  const { url, events } = needs.webhook;
  const [existing, ...duplicates] = findWebhooks(state.webhooks, url);
  const remarks = duplicates.map(
    (webhook) => `${describeDuplicateWebhook(webhook.url)} Remove it in the repository settings.`,
  );
  if (!existing)
    return { steps: [{ kind: 'webhook', url, events, changes: ['is missing'] }], remarks };
  const missing = events.filter(
    (event) => !existing.events.includes(event) && !existing.events.includes('*'),
  );
  const changes = compact([
    existing.url !== url && `is written ${existing.url}`,
    missing.length > 0 && `does not send ${missing.join(', ')}`,
    existing.contentType !== 'json' && `sends ${existing.contentType} instead of json`,
    existing.insecureSsl && 'does not verify certificates',
    !existing.active && 'is disabled',
    !existing.hasSecret && 'has no secret',
    rotateSecret && existing.hasSecret && 'gets a new secret',
  ]);
  if (changes.length === 0) return { steps: [], remarks };
  const all = [...new Set([...existing.events, ...events])];
  return { steps: [{ kind: 'webhook', url, events: all, id: existing.id, changes }], remarks };
}

/** Finds the webhooks for a URL, regardless of its spelling; the one to keep comes first. */
export function findWebhooks(
  webhooks: RepositoryState['webhooks'],
  url: string,
): RepositoryState['webhooks'] {
  const plain = (address: string) => (URL.parse(address)?.href ?? address).replace(/\/+$/, '');
  return webhooks
    .filter((hook) => plain(hook.url) === plain(url))
    .toSorted((a, b) => Number(b.url === url) - Number(a.url === url));
}

export function describeDuplicateWebhook(url: string): string {
  return `Another webhook also calls the portal (${url}): every event arrives more than once.`;
}
