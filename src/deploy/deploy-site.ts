import type { IdentityProvider } from '../identity/identity-provider.ts';
import type { Deps } from '../shared/deps.ts';
import { factsOfDeployment } from './facts.ts';
import { lookAfterFailure, lookAtProduction } from './look-afterwards.ts';
import { makeSite, packSite } from './make-site.ts';
import * as say from './messages.ts';
import type { RunRecord } from './record.ts';
import { openSession, type Session } from './session.ts';
import type { SitePackage } from './steps/pack/pack.ts';
import type { Plan } from './steps/plan/types.ts';
import type { Deployment } from './steps/upload/deployment.ts';
import { upload } from './steps/upload/upload.ts';
import { verify, verifyUnchanged } from './steps/verify/verify.ts';
import { tellPortal } from './tell-portal.ts';

/**
 * Deploys the site and notifies the portal of the outcome. A dry run stops after packing and calls
 * no service.
 */
export async function deploySite(
  plan: Plan,
  identity: IdentityProvider,
  run: RunRecord,
): Promise<void> {
  if (plan.dryRun) {
    await packSite(plan, await makeSite(plan, undefined, run), false, run);
    return run.ends('skipped');
  }
  const { gitHubDeployments } = run.machine;
  // Loaded on demand: few runs need it.
  const shown =
    gitHubDeployments &&
    (await import('./github-deployment.ts')).showOnGitHub(plan, gitHubDeployments, run);
  // Login and exchange overlap the build; a rejected login aborts it.
  const session = openSession(plan, identity, run);
  try {
    await takeLive(plan, session, run);
  } catch (error) {
    run.failed(error);
  }
  await Promise.all([tellPortal(plan, session, run), shown?.end()]);
}

async function takeLive(plan: Plan, session: Session, run: RunRecord): Promise<void> {
  // The upload needs it first, so it is fetched during the build.
  if (plan.uploader === 'official')
    run.ahead('upload', (deps) => session.client(deps)).catch(() => undefined);
  const finished = await makeSite(plan, session, run);
  const outcome = await goLive(
    plan,
    await packSite(plan, finished, !plan.force, run),
    session,
    run,
  );
  if (outcome !== 'not served') return run.ends(outcome);
  // According to its marker the live site is this build, but its files differ: an interrupted
  // upload leaves that.
  await goLive(plan, await packSite(plan, finished, false, run), session, run);
  run.ends('succeeded');
}

/**
 * @returns `not served` if nothing was sent because the live site names this build, but it serves
 *   something else
 */
async function goLive(
  plan: Plan,
  site: SitePackage,
  session: Session,
  run: RunRecord,
): Promise<'succeeded' | 'skipped' | 'not served'> {
  let deployment: Deployment | undefined;
  try {
    const sent = await run.step(
      'upload',
      (deps) => upload(plan, site, session, run, deps),
      say.uploaded,
    );
    deployment = sent;
    run.learn(factsOfDeployment(sent));
    if (sent.outcome === 'accepted') run.hasChanged();
    if (sent.outcome === 'unchanged') {
      const seen = await run.step(
        'verify',
        (deps) => verifyUnchanged(plan, site, deps),
        say.verifiedUnchanged,
      );
      if (!seen) return 'not served';
      run.learn({ url: seen.url });
      return 'skipped';
    }
    const look = async (deps: Deps) => {
      const verification = await verify(plan, site, sent, deps);
      await lookAtProduction(plan, site, sent, run);
      return verification;
    };
    const { url } = await run.step('verify', look, say.verified);
    run.learn({ url });
    run.hasChanged();
    return 'succeeded';
  } catch (error) {
    await lookAfterFailure(plan, site, deployment, error, run);
    throw error;
  }
}
