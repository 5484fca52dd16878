import { explainPortalError } from '../../../clients/portal/explain.ts';
import type { PortalClient } from '../../../clients/portal/portal.ts';
import { PortalError } from '../../../clients/portal/portal-error.ts';
import type {
  DeploymentComplete,
  DeploymentStatus,
  Provenance,
} from '../../../contracts/portal/deployment.ts';
import { compact } from '../../../shared/compact.ts';
import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { HttpFault } from '../../../shared/http/fault.ts';
import { seconds } from '../../../shared/units.ts';
import type { Plan } from '../plan/types.ts';

export interface Outcome {
  readonly status: DeploymentStatus;
  readonly url: string | undefined;
  readonly error: SiteDeployError | undefined;
  readonly provenance: Provenance | undefined;
}

export interface Receipt {
  readonly status: DeploymentStatus;
}

interface DeploymentReceipt {
  readonly applied: boolean | undefined;
  readonly date: string | undefined;
}

const maxSkewMs = 60_000;

/** All attempts of a run share one key, so that it counts once. */
export async function notify(plan: Plan, outcome: Outcome, portal: PortalClient, deps: Deps) {
  const { run } = plan.event;
  const key = [plan.event.repository, run.id, run.attempt, plan.environment, outcome.status].join(
    '/',
  );
  const sentAt = deps.clock.now();
  let receipt: DeploymentReceipt;
  try {
    const body = payload(plan, outcome, sentAt);
    const call = { idempotencyKey: key, signal: deps.signal };
    const { value, date } = await portal.callTagged('completeDeployment', { body }, call);
    receipt = { applied: value.deployment?.applied, date };
  } catch (error) {
    throw explain(error, plan.config.portal.url);
  }
  const skew = describeSkew(sentAt, deps.clock.now(), receipt.date);
  // Unless the portal says otherwise, it has applied the report.
  if (outcome.status === 'succeeded' && receipt.applied === false) throw notApplied(plan, skew);
  if (skew) deps.log.warn(`${skew}: the portal stored a wrong time for this deployment.`);
  return { status: outcome.status };
}

function describeSkew(sentAt: number, now: number, date = ''): string | undefined {
  const portalNow = Date.parse(date);
  if (portalNow >= sentAt - maxSkewMs && portalNow <= now + maxSkewMs) return undefined;
  if (Number.isNaN(portalNow)) return undefined;
  const direction = portalNow > now ? 'behind' : 'ahead of';
  return (
    `The clock of this computer is ${seconds(Math.abs(now - portalNow))} ${direction} the ` +
    "portal's"
  );
}

const notAppliedRemedy =
  'Correct the clock of the computer if it is off, and run the job again. ' +
  "Otherwise compare the portal's version of " +
  'the site with the live one: another deployment may have ended at the same time.';

function notApplied(plan: Plan, skew: string | undefined): SiteDeployError {
  const { url } = plan.config.portal;
  const message =
    `The portal ${url} received the outcome but did not apply it: ` +
    `it knows a later deployment to ${plan.environment}.`;
  return new SiteDeployError('NOTIFY_FAILED', message, {
    facts: compact([skew]),
    remedy: notAppliedRemedy,
  });
}

/** The portal didn't refuse it, and the request may have timed out. */
function mayHaveArrived(error: unknown): boolean {
  if (error instanceof PortalError) return error.status >= 500;
  return !(error instanceof HttpFault) || error.mayHaveArrived;
}

function payload(plan: Plan, outcome: Outcome, now: number): DeploymentComplete {
  const { status, url, error, provenance } = outcome;
  const { site } = plan.config;
  return {
    event: 'site.deployed',
    timestamp: new Date(now).toISOString(),
    site: { id: site.id, slug: site.slug },
    data: { version: plan.version, environment: plan.environment, commitSha: plan.event.sha },
    status,
    provenance,
    url,
    // Only the message: the facts may contain lines of the build output.
    error: error && { code: error.code, message: error.message },
    run: { ...plan.event.run },
  };
}

const apiToken =
  'Set the input "api-token" to a valid API token of the portal, and run the job again.';

const clockRemedy = 'Correct the clock of this computer, and run the job again.';
const isAboutTime = (detail: { readonly field?: string }) => detail.field === 'timestamp';

function explain(error: unknown, url: string): SiteDeployError {
  // It may have been recorded, so it isn't undelivered.
  const message = mayHaveArrived(error)
    ? `The portal ${url} did not confirm that it recorded the deployment's outcome.`
    : `Could not notify the portal ${url} of the deployment's outcome.`;
  const isClock = error instanceof PortalError && error.details.some(isAboutTime);
  const invalid = isClock ? clockRemedy : undefined;
  const remedies = { unauthorized: apiToken, forbidden: apiToken, invalid };
  return (
    explainPortalError(error, { purpose: 'NOTIFY', url, message, remedies }) ??
    new SiteDeployError('NOTIFY_FAILED', message, {
      cause: error,
      facts: ['it did not answer in time'],
    })
  );
}
