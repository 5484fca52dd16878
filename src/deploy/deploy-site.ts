import type { IdentityProvider } from '../identity/identity-provider.ts';
import type { Deps } from '../shared/deps.ts';
import { SiteDeployError } from '../shared/errors/error.ts';
import { readLive } from '../shared/live-site/read-live.ts';
import { build } from '../steps/build/build.ts';
import { readBuilt } from '../steps/build/read-built.ts';
import { type FinishedSite, finish } from '../steps/finish/finish.ts';
import { fetchContent, type PortalContent } from '../steps/finish/portal/fetch-content.ts';
import { pack, type SitePackage } from '../steps/pack/pack.ts';
import type { Plan } from '../steps/plan/types.ts';
import type { Deployment } from '../steps/upload/deployment.ts';
import { checkProduction, isUnchanged } from '../steps/upload/look-after-upload.ts';
import { upload } from '../steps/upload/upload.ts';
import { verify, verifyUnchanged } from '../steps/verify/verify.ts';
import { factsOfDeployment, factsOfFinished, factsOfPackage } from './facts.ts';
import * as say from './messages.ts';
import type { RunRecord } from './record.ts';
import { openSession, type Session } from './session.ts';
import { tellPortal } from './tell-portal.ts';

/** How long a look at what is live may take, in milliseconds: packing waits for it. */
const lookMs = 5_000;

/** Takes the site live, and tells the portal how that went. A dry run ends with the package, and asks nobody. */
export async function deploySite(plan: Plan, identity: IdentityProvider, run: RunRecord): Promise<void> {
  if (plan.dryRun) {
    await packSite(plan, await makeSite(plan, undefined, run), false, run);
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
      if (seen === undefined) return 'not served';
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
async function makeSite(plan: Plan, session: Session | undefined, run: RunRecord): Promise<FinishedSite> {
  const content = session && contentOf(plan, session, run);
  const obtain = plan.mode === 'all' ? build : readBuilt;
  const built = await run.step(
    'build',
    (deps) => obtain(plan, deps),
    (site) => say.built(plan, site),
  );
  const finished = await run.step('finish', (deps) => finish(plan, built, content, deps), say.finished);
  run.learn(factsOfFinished(finished));
  return finished;
}

/** @param looks whether a site that is live already need not be packed */
async function packSite(plan: Plan, finished: FinishedSite, looks: boolean, run: RunRecord): Promise<SitePackage> {
  const site = await run.step(
    'pack',
    (deps) => {
      const live = looks ? readLive(plan.url, deps, { limitMs: lookMs }) : undefined;
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
