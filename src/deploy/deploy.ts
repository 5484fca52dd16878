import type { IdentityProvider } from '../identity/identity-provider.ts';
import type { Deps } from '../shared/deps.ts';
import { SiteDeployError } from '../shared/errors/error.ts';
import { buildOnly } from './build-only.ts';
import { closePreview } from './close-preview.ts';
import { deploySite } from './deploy-site.ts';
import { factsOfPlan } from './facts.ts';
import * as say from './messages.ts';
import { RunRecord } from './record.ts';
import type { DeployResult } from './result.ts';
import { makePlan } from './steps/plan/plan.ts';
import type { DeployRequest } from './steps/plan/types.ts';

export function couldNotBegin(thrown: unknown): DeployResult {
  return {
    status: 'failed',
    siteChanged: 'no',
    notified: false,
    seconds: {},
    error: SiteDeployError.from(thrown),
  };
}

/** The outcome is unknown. */
export function crashed(thrown: unknown): DeployResult {
  return { ...couldNotBegin(thrown), siteChanged: 'maybe' };
}

/**
 * Runs the request: deploys a site, only builds it, or closes its Preview. Never throws: errors are
 * part of the result.
 * @param request validated by the plan
 * @param identity of this run, for the login
 * @param machine dependencies; `openDeps` creates the real ones
 */
export async function deploy(
  request: DeployRequest,
  identity: IdentityProvider,
  deps: Deps,
): Promise<DeployResult> {
  const run = new RunRecord(deps);
  try {
    const plan = await run.step('plan', (deps) => makePlan(request, deps), say.planned);
    run.addFacts(factsOfPlan(plan));
    if (plan.mode === 'close') await closePreview(plan, identity, run);
    else if (plan.mode === 'build') await buildOnly(plan, run);
    // Built here, or by an earlier job or run.
    else await deploySite(plan, identity, run);
  } catch (error) {
    run.failed(error);
  }
  return run.result();
}
