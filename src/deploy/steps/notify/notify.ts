import { explainPortalError } from '../../../clients/portal/explain.ts';
import type { PortalClient } from '../../../clients/portal/portal.ts';
import { PortalError } from '../../../clients/portal/portal-error.ts';
import type {
  DeploymentComplete,
  DeploymentStatus,
} from '../../../contracts/portal/deployment-complete.ts';
import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { HttpFault } from '../../../shared/http/fault.ts';
import type { Plan } from '../plan/types.ts';

/** The outcome of the deployment, as far as it is known. */
export interface Outcome {
  readonly status: DeploymentStatus;
  readonly url: string | undefined;
  readonly error: SiteDeployError | undefined;
}

/** The portal's confirmation that it received the outcome. */
export interface Receipt {
  readonly status: DeploymentStatus;
}

/**
 * Notifies the portal of the deployment's outcome. All attempts of a run to report the same outcome
 * share one key, so that it counts once.
 * @param portal authenticates with the API token or, without one, with the run's access token
 * @throws SiteDeployError `NOTIFY_FAILED`
 */
export async function notify(
  plan: Plan,
  outcome: Outcome,
  portal: PortalClient,
  deps: Deps,
): Promise<Receipt> {
  const { run } = plan.event;
  const key = [plan.event.repository, run.id, run.attempt, plan.environment, outcome.status].join(
    '/',
  );
  try {
    await portal.call(
      'completeDeployment',
      { body: payload(plan, outcome, deps.clock.now()) },
      { idempotencyKey: key, signal: deps.signal },
    );
    return { status: outcome.status };
  } catch (error) {
    throw explain(error, plan.config.portal.url);
  }
}

/**
 * Reports whether the outcome may have reached the portal although it isn't confirmed: the portal
 * didn't refuse it, and the request may have timed out.
 */
function mayHaveArrived(error: unknown): boolean {
  if (error instanceof PortalError) return error.status >= 500;
  return !(error instanceof HttpFault) || error.mayHaveArrived;
}

function payload(plan: Plan, outcome: Outcome, now: number): DeploymentComplete {
  const { status, url, error } = outcome;
  const { site } = plan.config;
  return {
    event: 'site.deployed',
    timestamp: new Date(now).toISOString(),
    site: { id: site.id, slug: site.slug },
    data: { version: plan.version, environment: plan.environment, commitSha: plan.event.sha },
    status,
    url,
    // Only the message: the facts may contain lines of the build output.
    ...(error !== undefined && { error: { code: error.code, message: error.message } }),
    run: { ...plan.event.run },
  };
}

const apiToken =
  'Set the input "api-token" to a valid API token of the portal, and run the job again.';

function explain(error: unknown, url: string): SiteDeployError {
  // An outcome that the portal may have recorded isn't reported as undelivered.
  const message = mayHaveArrived(error)
    ? `The portal ${url} did not confirm that it recorded the deployment's outcome.`
    : `Could not notify the portal ${url} of the deployment's outcome.`;
  const remedies = { unauthorized: apiToken, forbidden: apiToken };
  return (
    explainPortalError(error, { purpose: 'NOTIFY', url, message, remedies }) ??
    new SiteDeployError('NOTIFY_FAILED', message, {
      cause: error,
      facts: ['it did not answer in time'],
    })
  );
}
