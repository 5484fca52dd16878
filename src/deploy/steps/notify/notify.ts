import { explainPortalError, mayHaveArrived } from '../../../clients/portal/explain.ts';
import type { PortalClient } from '../../../clients/portal/portal.ts';
import { PortalError } from '../../../clients/portal/portal-error.ts';
import type {
  DeploymentComplete,
  DeploymentReceipt,
  DeploymentStatus,
  Provenance,
} from '../../../contracts/portal/deployment.ts';
import { compact } from '../../../shared/compact.ts';
import type { Deps } from '../../../shared/deps.ts';
import { getErrorMessage, SiteDeployError } from '../../../shared/errors/error.ts';
import { seconds } from '../../../shared/units.ts';
import type { Plan } from '../plan/types.ts';

export interface Outcome {
  readonly status: DeploymentStatus;
  readonly url: string | undefined;
  readonly error: SiteDeployError | undefined;
  readonly provenance: Provenance | undefined;
  readonly pagesReadAt?: string | undefined;
}

const maxSkewMs = 60_000;

/**
 * Reports the outcome to the portal. Retries have the same idempotency key, so that the portal
 * records the report once.
 */
export async function notify(plan: Plan, outcome: Outcome, portal: PortalClient, deps: Deps) {
  const { environment, event } = plan;
  const { repository, run } = event;
  const { status } = outcome;
  const sentAt = deps.clock.now();
  const body = payload(plan, outcome, sentAt);
  // Encode the key: the name of a local repository may contain letters that a header doesn't allow.
  const idempotencyKey = encodeURI(
    [repository, run.id, run.attempt, plan.config.site.slug, environment, status].join('/'),
  );
  const receipt = await portal
    .callTagged('completeDeployment', { body }, { idempotencyKey, signal: deps.signal })
    .catch((error: unknown) => {
      throw explain(error, plan.config.portal.url);
    });
  const skew = describeSkew(sentAt, deps.clock.now(), receipt.date);
  checkReceipt(plan, status, receipt.value.deployment ?? {});
  const isApplied = receipt.value.deployment?.applied ?? true;
  if (status === 'succeeded' && !isApplied) throw notApplied(plan, skew);
  if (skew) deps.log.warn(`${skew}: the portal stored a wrong time for this deployment.`);
  return { status };
}

function describeSkew(sentAt: number, now: number, date = ''): string | undefined {
  const portalNow = Date.parse(date);
  const isNear = portalNow >= sentAt - maxSkewMs && portalNow <= now + maxSkewMs;
  if (isNear || Number.isNaN(portalNow)) return undefined;
  const direction = portalNow > now ? 'behind' : 'ahead of';
  const skew = seconds(Math.abs(now - portalNow));
  return `The clock of this computer is ${skew} ${direction} the portal's`;
}

/** Checks that the receipt matches this deployment. */
function checkReceipt(plan: Plan, status: DeploymentStatus, receipt: DeploymentReceipt): void {
  const { environment, version, config } = plan;
  const sent = { siteId: config.site.id, environment, version, status };
  const names = ['siteId', 'environment', 'version', 'status'] as const;
  const facts = names
    .filter((name) => receipt[name] !== undefined && receipt[name] !== sent[name])
    .map((name) => `${name}: ${receipt[name]?.slice(0, 80)} instead of ${sent[name]}`);
  if (facts.length === 0) return;
  const message = `The portal ${config.portal.url} confirmed another deployment than this one.`;
  throw new SiteDeployError('NOTIFY_FAILED', message, { facts });
}

const notAppliedRemedy =
  'Correct the clock of the computer if it is off, and run the job again. Otherwise compare the ' +
  "portal's version of the site with the live one: another deployment may have ended at the same " +
  'time.';

function notApplied(plan: Plan, skew: string | undefined): SiteDeployError {
  const received = `The portal ${plan.config.portal.url} received the outcome but did not apply it`;
  const message = `${received}: it knows a later deployment to ${plan.environment}.`;
  return new SiteDeployError('NOTIFY_FAILED', message, {
    facts: compact([skew]),
    remedy: notAppliedRemedy,
  });
}

function payload(plan: Plan, outcome: Outcome, now: number): DeploymentComplete {
  const { status, url, error, provenance, pagesReadAt } = outcome;
  const { site } = plan.config;
  return {
    event: 'site.deployed',
    timestamp: new Date(now).toISOString(),
    site: { id: site.id, slug: site.slug },
    data: { version: plan.version, environment: plan.environment, commitSha: plan.event.sha },
    status,
    provenance,
    pagesReadAt,
    url,
    // Send only the message, because the facts may include build output.
    error: error && { code: error.code, message: error.message },
    run: { ...plan.event.run },
  };
}

const apiToken =
  'Set the input "api-token" to a valid API token of the portal, and run the job again.';

const addressRemedy =
  'Compare site.url in the site config (for a Preview, environments.preview.url) with the ' +
  "site's addresses in the portal: correct the wrong one, and run the job again.";

const fieldRemedies = new Map([
  ['timestamp', 'Correct the clock of this computer, and run the job again.'],
  ['url', addressRemedy],
]);

/** Returns whether the portal rejected the report because the URL belongs to another site. */
export function isOfAnotherSite(thrown: unknown): boolean {
  const cause = thrown instanceof SiteDeployError ? thrown.cause : undefined;
  if (!(cause instanceof PortalError) || cause.status !== 409) return false;
  return cause.details.some(({ field }) => field === 'url');
}

function getFieldRemedy(error: unknown): string | undefined {
  if (!(error instanceof PortalError)) return undefined;
  return error.details.map(({ field }) => fieldRemedies.get(field ?? '')).find(Boolean);
}

function explain(error: unknown, url: string): SiteDeployError {
  // Don't claim that the report wasn't delivered: the portal may have recorded it.
  const message = mayHaveArrived(error)
    ? `The portal ${url} did not confirm that it recorded the deployment's outcome.`
    : `Could not notify the portal ${url} of the deployment's outcome.`;
  const byField = getFieldRemedy(error);
  const remedies = {
    unauthorized: apiToken,
    forbidden: apiToken,
    invalid: byField,
    conflict: byField,
  };
  const known = explainPortalError(error, { purpose: 'NOTIFY', url, message, remedies });
  const facts = [
    error instanceof DOMException ? 'it did not answer in time' : getErrorMessage(error),
  ];
  return known ?? new SiteDeployError('NOTIFY_FAILED', message, { cause: error, facts });
}
