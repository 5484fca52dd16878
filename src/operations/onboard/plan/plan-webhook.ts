import { compact } from '../../../shared/compact.ts';
import type {
  OnboardingPlanOptions,
  PlanPart,
  RepositoryNeeds,
  RepositoryState,
  RepositoryStep,
} from './types.ts';

type Webhooks = RepositoryState['webhooks'];
type Webhook = Webhooks[number];

export function planWebhook(
  state: RepositoryState,
  needs: RepositoryNeeds,
  options: OnboardingPlanOptions,
): PlanPart {
  const { url, events } = needs.webhook;
  const [existing, ...duplicates] = findWebhooks(state.webhooks, url);
  const former = findFormerWebhooks(state.webhooks, url);
  // After an interruption, the variable still contains the old origin, because onboarding updates
  // it after the webhooks.
  const before = URL.parse(state.variables.get('SITE_PORTAL_URL') ?? '')?.origin;
  const isMoved = (hook: Webhook) => options.prune || URL.parse(hook.url)?.origin === before;
  const removed = [
    ...duplicates.map((hook) => toRemoval(hook, 'another one calls the portal, too')),
    ...former.filter(isMoved).map((hook) => toRemoval(hook, `the portal is now at ${url}`)),
  ];
  const others = former.filter((hook) => !isMoved(hook));
  const remarks = others.map(
    (hook) => `${describeFormerWebhook(hook.url)} Use --apply --prune to remove it.`,
  );
  const changes = listChanges(existing, needs, options);
  if (changes.length === 0) return { steps: removed, remarks };
  const all = [...new Set([...(existing?.events ?? []), ...events])];
  const step = { kind: 'webhook', url, events: all, id: existing?.id, changes } as const;
  return { steps: [...removed, step], remarks };
}

const toRemoval = ({ id, url }: Webhook, reason: string): RepositoryStep => ({
  kind: 'webhook-removal',
  ...{ id, url, reason },
});

function listChanges(
  existing: Webhook | undefined,
  { webhook: { url, events } }: RepositoryNeeds,
  { rotateSecret = false }: OnboardingPlanOptions,
): string[] {
  if (!existing) return ['is missing'];
  const sends = (event: string) => existing.events.some((one) => one === event || one === '*');
  const missing = events.filter((event) => !sends(event));
  return compact([
    existing.url !== url && `is written ${existing.url}`,
    missing.length > 0 && `does not send ${missing.join(', ')}`,
    existing.contentType !== 'json' && `sends ${existing.contentType} instead of json`,
    existing.insecureSsl && 'does not verify certificates',
    !existing.active && 'is disabled',
    !existing.hasSecret && 'has no secret',
    rotateSecret && existing.hasSecret && 'gets a new secret',
  ]);
}

const normalize = (address: string) =>
  (URL.parse(address)?.href ?? address).replace(/(?<!\/)\/+$/, '');

export function findWebhooks(webhooks: Webhooks, url: string): Webhooks {
  const rank = (hook: Webhook) =>
    [hook.active, hook.hasSecret, hook.contentType === 'json', hook.url === url].reduce(
      (sum, isRight) => sum * 2 + Number(isRight),
      0,
    );
  return webhooks
    .filter((hook) => normalize(hook.url) === normalize(url))
    .toSorted((a, b) => rank(b) - rank(a));
}

export function findFormerWebhooks(webhooks: Webhooks, url: string): Webhooks {
  const path = (address: string) => URL.parse(normalize(address))?.pathname;
  const isFormer = (address: string) =>
    path(address) === path(url) && normalize(address) !== normalize(url);
  return webhooks.filter((hook) => isFormer(hook.url));
}

export function describeFormerWebhook(url: string): string {
  return `The webhook ${url} calls a portal at another address.`;
}
