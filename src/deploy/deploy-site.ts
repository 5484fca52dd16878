import type { IdentityProvider } from '../identity/identity-provider.ts';
import type { Deps } from '../shared/deps.ts';
import { SiteDeployError } from '../shared/errors/error.ts';
import { readLive } from '../shared/live-site/read-live.ts';
import { build } from '../steps/build/build.ts';
import { readBuilt } from '../steps/build/read-built.ts';
import { finish } from '../steps/finish/finish.ts';
import { fetchContent, type PortalContent } from '../steps/finish/portal/fetch-content.ts';
import { pack, type SitePackage } from '../steps/pack/pack.ts';
import type { Plan } from '../steps/plan/types.ts';
import type { Deployment } from '../steps/upload/deployment.ts';
import { checkProduction, isUnchanged } from '../steps/upload/look-after-upload.ts';
import { upload } from '../steps/upload/upload.ts';
import { verify } from '../steps/verify/verify.ts';
import { factsOfDeployment, factsOfPackage } from './facts.ts';
import * as say from './messages.ts';
import type { RunRecord } from './record.ts';
import { openSession, type Session } from './session.ts';
import { tellPortal } from './tell-portal.ts';

/** Takes the site live, and tells the portal how that went. A dry run ends with the package, and asks nobody. */
export async function deploySite(plan: Plan, identity: IdentityProvider, run: RunRecord): Promise<void> {
  if (plan.dryRun) {
    await makePackage(plan, undefined, run);
    return run.ends('skipped');
  }
  // Login and exchange overlap the build; a refused login ends it.
  const session = openSession(plan, identity, run);
  try {
    await takeLive(plan, session, run);
  } catch (error) {
    run.failed(error);
  }
  await tellPortal(plan, session, run);
}

async function takeLive(plan: Plan, session: Session, run: RunRecord): Promise<void> {
  // The upload begins with it, so it is got while the site is being built.
  if (plan.uploader === 'official') run.ahead('upload', (deps) => session.client(deps)).catch(() => undefined);
  const site = await makePackage(plan, session, run);
  let deployment: Deployment | undefined;
  try {
    const sent = await run.step('upload', (deps) => upload(plan, site, session, run, deps), say.uploaded);
    deployment = sent;
    run.learn(factsOfDeployment(sent));
    if (sent.outcome === 'accepted') run.hasChanged();
    const look = async (deps: Deps) => {
      const verification = await verify(plan, site, sent, deps);
      if (sent.outcome !== 'unchanged') await lookAtProduction(plan, site, sent, run);
      return verification;
    };
    const { url } = await run.step('verify', look, say.verified);
    run.learn({ url });
    if (sent.outcome === 'unchanged') return run.ends('skipped');
    run.hasChanged();
  } catch (error) {
    await lookAfterFailure(plan, site, deployment, error, run);
    throw error;
  }
  run.ends('succeeded');
}

/** What an upload that has failed has left, as far as a look can tell. A cancel is not made to wait for it. */
async function lookAfterFailure(
  plan: Plan,
  site: SitePackage,
  deployment: Deployment | undefined,
  error: unknown,
  run: RunRecord,
): Promise<void> {
  if (run.siteChanged === 'no' || run.machine.signal.aborted) return;
  await lookAtProduction(plan, site, deployment, run);
  if (await isUnchanged(plan, site, error, run.machine)) run.isAsBefore();
}

/** Whether a Preview has replaced the live site, whatever the platform said of where it went. */
async function lookAtProduction(
  plan: Plan,
  site: SitePackage,
  deployment: Deployment | undefined,
  run: RunRecord,
): Promise<void> {
  const production = deployment !== undefined && 'production' in deployment ? deployment.production : undefined;
  try {
    await checkProduction(plan, site, production, run.machine);
  } catch (error) {
    if (error instanceof SiteDeployError) run.hasChanged();
    throw error;
  }
}

/** @param session absent: nobody is asked */
async function makePackage(plan: Plan, session: Session | undefined, run: RunRecord): Promise<SitePackage> {
  const content = session && contentOf(plan, session, run);
  const obtain = plan.mode === 'all' ? build : readBuilt;
  const built = await run.step(
    'build',
    (deps) => obtain(plan, deps),
    (site) => say.built(plan, site),
  );
  const finished = await run.step('finish', (deps) => finish(plan, built, content, deps), say.finished);
  const site = await run.step(
    'pack',
    (deps) => {
      const live = session === undefined || plan.force ? undefined : readLive(plan.url, deps);
      return pack(plan, finished, live, deps);
    },
    say.packed,
  );
  run.learn(factsOfPackage(site));
  return site;
}

/**
 * What the portal holds of the site's pages: fetched while the site is being built, as soon as there is an access
 * token.
 */
function contentOf(plan: Plan, session: Session, run: RunRecord): Promise<PortalContent> | undefined {
  if (!plan.config.seo.enabled) return undefined;
  const content = session.portal().then((portal) => run.ahead('finish', (deps) => fetchContent(plan, portal, deps)));
  // The step that finishes the site is told; it may never come to it.
  content.catch(() => undefined);
  return content;
}
