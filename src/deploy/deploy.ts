import type { IdentityProvider } from '../identity/identity-provider.ts';
import type { Deps } from '../shared/deps.ts';
import { SiteDeployError } from '../shared/errors/error.ts';
import { build } from '../steps/build/build.ts';
import { finish } from '../steps/finish/finish.ts';
import { readArtifact, writeArtifact } from '../steps/pack/artifact.ts';
import { pack, type SitePackage } from '../steps/pack/pack.ts';
import { makePlan } from '../steps/plan/plan.ts';
import type { DeployOptions, Plan } from '../steps/plan/types.ts';
import { closePreview } from '../steps/upload/close.ts';
import { checkProduction, isUnchanged } from '../steps/upload/look-after-upload.ts';
import { type Deployment, type UploadContext, upload } from '../steps/upload/upload.ts';
import { verify } from '../steps/verify/verify.ts';
import { keptPlan } from './kept-plan.ts';
import { Run } from './record.ts';
import * as remark from './remarks.ts';
import type { DeployResult } from './result.ts';
import { openSession } from './session.ts';
import { closeRun } from './tell-portal.ts';

/**
 * Takes a site from its repository to a live, verified deployment, and tells the portal how it went. Never throws: whatever happens is in the result.
 * @param identity who this run is, for the login
 */
export async function deploy(options: DeployOptions, identity: IdentityProvider, deps: Deps): Promise<DeployResult> {
  const run = new Run(deps);
  try {
    const plan = await run.step(
      'plan',
      async (deps) => keptPlan(await makePlan(options, deps), options, deps),
      remark.plan,
    );
    if (plan.mode === 'build') {
      const built = await run.step('build', (deps) => build(plan, options.env, deps), remark.build);
      await run.step('pack', (deps) => writeArtifact(plan, built, deps), remark.artifact);
      return run.ends('succeeded');
    }
    // Login and exchange overlap the build; a refused login ends it.
    const session = openSession(plan, identity, run, options);
    if (plan.mode === 'close') {
      await run.step('upload', (deps) => closePreview(plan, session, deps), remark.close);
      return run.ends(plan.dryRun ? 'skipped' : 'succeeded');
    }
    const isBuilt = plan.mode === 'deploy' || plan.mode === 'rollback';
    const obtain = isBuilt ? () => readArtifact(plan) : (deps: Deps) => build(plan, options.env, deps);
    const built = await run.step('build', obtain, remark.build);
    const finished = await run.step('finish', (deps) => finish(plan, built, session.content, deps), remark.finish);
    const site = await run.step('pack', (deps) => pack(plan, finished, built, deps), remark.pack);
    if (plan.dryRun) return run.ends('skipped');
    const outcome = await takeLive(run, plan, site, { ...session, ...built });
    run.ends(outcome === 'present' ? 'skipped' : 'succeeded');
  } catch (error) {
    run.failed(error);
  }
  return closeRun(run, options.apiToken);
}

/** Uploads, and looks whether the site is live; after a Preview also whether Production is what it was. */
async function takeLive(
  run: Run,
  plan: Plan,
  site: SitePackage,
  context: UploadContext,
): Promise<Deployment['outcome']> {
  let deployment: Deployment | undefined;
  const lookAtProduction = () =>
    checkProduction(plan, site, deployment?.production, run.deps).catch((error: unknown) => {
      if (error instanceof SiteDeployError) run.isSeen('yes');
      throw error;
    });
  try {
    const sent = await run.step('upload', (deps) => upload(plan, site, context, deps), remark.upload);
    deployment = sent;
    await run.step(
      'verify',
      async (deps) => {
        const seen = await verify(plan, site, sent, deps);
        if (sent.outcome !== 'present') await lookAtProduction();
        return seen;
      },
      (seen) => remark.verify(seen, sent),
    );
    return sent.outcome;
  } catch (error) {
    if (run.siteChanged !== 'no' && !run.deps.signal.aborted) {
      await lookAtProduction();
      if (await isUnchanged(plan, site, error, run.deps)) run.isSeen('no');
    }
    throw error;
  }
}
