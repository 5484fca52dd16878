import { releaseMetadataUrl } from '../clients/swa/official-client/release-metadata.ts';
import type { IdentityProvider } from '../identity/github-identity.ts';
import type { Deps } from '../shared/deps.ts';
import { SiteDeployError } from '../shared/errors/error.ts';
import { readLive } from '../shared/live-site/probe.ts';
import * as say from './messages.ts';
import { RunRecord } from './record.ts';
import type { DeployResult, Facts } from './result.ts';
import { makePlan } from './steps/plan/plan.ts';
import type { ClosingPlan, DeployRequest, Plan } from './steps/plan/types.ts';

export function couldNotBegin(thrown: unknown): DeployResult {
  return {
    status: 'failed',
    siteChanged: 'no',
    notified: false,
    seconds: {},
    error: SiteDeployError.from(thrown),
  };
}

/**
 * Deploys a site, only builds it, or closes its Preview. Returns errors as part of the result
 * instead of throwing them.
 * @param deps usually from `openDeps`
 * @param run gets the facts of the run as they become known
 */
export async function deploy(
  request: DeployRequest,
  identity: IdentityProvider,
  deps: Deps,
  run: RunRecord = new RunRecord(deps),
): Promise<DeployResult> {
  let plan: Plan | ClosingPlan | undefined;
  if (request.uploader === 'official') deps.http.connect?.(releaseMetadataUrl, 1);
  try {
    plan = await run.step('plan', (deps) => makePlan(request, deps), say.planned);
    run.addFacts(factsOfPlan(plan));
    await carryOut(plan, identity, run);
  } catch (error) {
    run.failed(error);
  }
  if (plan) await recordLive(plan, run);
  return run.result();
}

const limitMs = 5_000;

/**
 * Reads the live site after a failure, because another run may have deployed in the meantime. Skips
 * builds and dry runs, which send nothing, and cancelled runs, which have no time left.
 */
async function recordLive(plan: Plan | ClosingPlan, run: RunRecord): Promise<void> {
  const { error, notifyError, url = plan.url } = run.result();
  if (!(error ?? notifyError) || !url) return;
  const isQuiet =
    plan.dryRun || plan.mode === 'build' || plan.mode === 'reuse' || run.deps.signal.aborted;
  if (isQuiet) return run.addFacts({ live: { url } });
  const live = await readLive(url, run.deps, { limitMs }).catch(() => undefined);
  const { commit, files: digest } = live?.provenance ?? {};
  run.addFacts({ live: { url, version: live?.version, commit, digest } });
}

async function carryOut(plan: Plan | ClosingPlan, identity: IdentityProvider, run: RunRecord) {
  if (plan.mode === 'close') {
    const { closePreview } = await import('./close-preview.ts');
    return closePreview(plan, identity, run);
  }
  if (plan.mode === 'build' || plan.mode === 'reuse') {
    const { buildOnly, reuseOnly } = await import('./build-only.ts');
    return plan.mode === 'build' ? buildOnly(plan, run) : reuseOnly(plan, run);
  }
  const { deploySite } = await import('./deploy-site.ts');
  return deploySite(plan, identity, run);
}

function factsOfPlan(plan: Plan | ClosingPlan): Facts {
  const { environment, version: siteVersion, config, event, dryRun } = plan;
  const { repository, ref, sha, run: started } = event;
  const source = {
    repository,
    branch: event.pull?.branch ?? /^refs\/heads\/(.+)$/.exec(ref)?.[1] ?? '',
    commit: sha,
    headCommit: event.pull?.commit,
    runUrl: started.url,
    pull: event.pull?.number,
  };
  const common = { environment, siteVersion, site: config.site.slug, source, dryRun };
  if (plan.mode === 'close') return { ...common, closing: plan.environmentName };
  const run = plan.rollbackRun;
  const limits = { files: config.hosting.maxFiles, bytes: config.hosting.maxTotalSize };
  return { ...common, limits, rolledBack: run ? { run, commit: sha } : undefined };
}
