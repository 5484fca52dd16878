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

/** Takes the site live, and tells the portal how that went. A dry run ends with the package, and asks nobody. */
export async function deploySite(plan: Plan, identity: IdentityProvider, run: RunRecord): Promise<void> {
  if (plan.dryRun) {
    await packSite(plan, await makeSite(plan, undefined, run), false, run);
    return run.ends('skipped');
  }
  const { gitHubDeployments } = run.machine;
  // Few runs ask for it: what it needs is only loaded then.
  const shown =
    gitHubDeployments && (await import('./github-deployment.ts')).showOnGitHub(plan, gitHubDeployments, run);
  // Login and exchange overlap the build; a refused login ends it.
  const session = openSession(plan, identity, run);
  try {
    await takeLive(plan, session, run);
  } catch (error) {
    run.failed(error);
  }
  await Promise.all([tellPortal(plan, session, run), shown?.end()]);
}

async function takeLive(plan: Plan, session: Session, run: RunRecord): Promise<void> {
  // The upload begins with it, so it is got while the site is being built.
  if (plan.uploader === 'official') run.ahead('upload', (deps) => session.client(deps)).catch(() => undefined);
  const finished = await makeSite(plan, session, run);
  const outcome = await goLive(plan, await packSite(plan, finished, !plan.force, run), session, run);
  if (outcome !== 'not served') return run.ends(outcome);
  // By its marker the live site is this build, and by its files it is not: an upload that was broken off leaves that.
  await goLive(plan, await packSite(plan, finished, false, run), session, run);
  run.ends('succeeded');
}

/** @returns `not served` where nothing was sent, since the live site names this build, and it serves something else */
async function goLive(
  plan: Plan,
  site: SitePackage,
  session: Session,
  run: RunRecord,
): Promise<'succeeded' | 'skipped' | 'not served'> {
  let deployment: Deployment | undefined;
  try {
    const sent = await run.step('upload', (deps) => upload(plan, site, session, run, deps), say.uploaded);
    deployment = sent;
    run.learn(factsOfDeployment(sent));
    if (sent.outcome === 'accepted') run.hasChanged();
    if (sent.outcome === 'unchanged') {
      const seen = await run.step('verify', (deps) => verifyUnchanged(plan, site, deps), say.verifiedUnchanged);
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
