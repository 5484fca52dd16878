import type { IdentityProvider } from '../identity/identity-provider.ts';
import { readLive } from '../shared/live-site/read-live.ts';
import { build } from '../steps/build/build.ts';
import { readBuilt } from '../steps/build/read-built.ts';
import { finish } from '../steps/finish/finish.ts';
import { fetchContent, type PortalContent } from '../steps/finish/portal/fetch-content.ts';
import { pack, type SitePackage } from '../steps/pack/pack.ts';
import type { Plan } from '../steps/plan/types.ts';
import { upload } from '../steps/upload/upload.ts';
import { verify } from '../steps/verify/verify.ts';
import { factsOfDeployment, factsOfFinish, factsOfPackage } from './facts.ts';
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
  const deployment = await run.step('upload', (deps) => upload(plan, site, session, run, deps), say.uploaded);
  run.learn(factsOfDeployment(deployment));
  if (deployment.outcome === 'accepted') run.hasChanged();
  const { url } = await run.step('verify', (deps) => verify(plan, site, deployment, deps), say.verified);
  run.learn({ url });
  if (deployment.outcome === 'unchanged') return run.ends('skipped');
  run.hasChanged();
  run.ends('succeeded');
}

/** @param session absent: nobody is asked */
async function makePackage(plan: Plan, session: Session | undefined, run: RunRecord): Promise<SitePackage> {
  const content = session && contentOf(plan, session, run);
  const obtain = plan.mode === 'all' ? build : readBuilt;
  const built = await run.step('build', (deps) => obtain(plan, deps), say.built);
  const finished = await run.step('finish', (deps) => finish(plan, built, content, deps), say.finished);
  run.learn(factsOfFinish(finished));
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
