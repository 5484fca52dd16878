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

/** The result of a run that could not begin. */
export function couldNotBegin(thrown: unknown): DeployResult {
  return { status: 'failed', siteChanged: 'no', notified: false, seconds: {}, error: SiteDeployError.from(thrown) };
}

/** The result of a run that a defect has ended in the middle: what it has come to is not known. */
export function crashed(thrown: unknown): DeployResult {
  return { ...couldNotBegin(thrown), siteChanged: 'maybe' };
}

/**
 * Does what the request says: takes a site live, only builds it, or closes its Preview. Never throws: the result tells
 * whatever happens.
 * @param request the plan checks it
 * @param identity who this run is, for the login
 * @param machine what the machine can do; `openDeps` opens the real one
 */
export async function deploy(request: DeployRequest, identity: IdentityProvider, machine: Deps): Promise<DeployResult> {
  const run = new RunRecord(machine);
  try {
    const plan = await run.step('plan', (deps) => makePlan(request, deps), say.planned);
    run.learn(factsOfPlan(plan));
    if (plan.mode === 'close') await closePreview(plan, identity, run);
    else if (plan.mode === 'build') await buildOnly(plan, run);
    // Built here, or by an earlier job or run.
    else await deploySite(plan, identity, run);
  } catch (error) {
    run.failed(error);
  }
  return run.result();
}
