import type { Deps } from '../shared/deps.ts';
import { readKept } from '../steps/pack/artifact.ts';
import { checkOrigin } from '../steps/plan/origin.ts';
import type { DeployOptions, Plan } from '../steps/plan/types.ts';

/**
 * The plan of a rollback with version, commit and branch of the kept package, as if its own run deployed it; any other plan as it is.
 * @throws SiteDeployError `ARTIFACT_INVALID`, `ROLLBACK_REFUSED`
 */
export async function keptPlan(plan: Plan, options: DeployOptions, deps: Deps): Promise<Plan> {
  if (plan.rollbackRun === undefined) return plan;
  const { version, commit } = await readKept(plan);
  // A dry run asks nobody.
  const ref = plan.dryRun ? plan.event.ref : await checkOrigin(plan, plan.rollbackRun, commit, options.github, deps);
  return { ...plan, version, event: { ...plan.event, sha: commit, ref } };
}
