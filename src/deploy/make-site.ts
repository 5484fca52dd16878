import type { Deps } from '../shared/deps.ts';
import type { Marker } from '../shared/live-site/marker.ts';
import { factsOfFinished, factsOfPackage } from './facts.ts';
import * as say from './messages.ts';
import type { RunRecord } from './record.ts';
import type { Session } from './session.ts';
import { build, readBuilt } from './steps/build/build.ts';
import { type FinishedSite, finish } from './steps/finish/finish.ts';
import { fetchContent } from './steps/finish/portal/fetch-content.ts';
import { pack, type SitePackage } from './steps/pack/pack.ts';
import type { Plan } from './steps/plan/types.ts';

export async function makeSite(plan: Plan, session: Session | undefined, run: RunRecord) {
  const content = session && fetchPortalContent(plan, session, run);
  const obtain = plan.mode === 'all' ? build : readBuilt;
  const built = await run.step(
    'build',
    (deps) => obtain(plan, deps),
    (site) => say.built(plan, site),
  );
  const finished = await run.step(
    'finish',
    (deps) => finish(plan, built, content, deps),
    say.finished,
  );
  run.addFacts(factsOfFinished(finished));
  return finished;
}

export async function packSite(
  plan: Plan,
  finished: FinishedSite,
  readBefore: (deps: Deps) => Promise<Marker | undefined>,
  run: RunRecord,
): Promise<SitePackage> {
  const site = await run.step(
    'pack',
    (deps) => pack(plan, finished, readBefore(deps), deps),
    say.packed,
  );
  run.addFacts(factsOfPackage(site));
  return site;
}

/** During the build, as soon as there is an access token. */
function fetchPortalContent(plan: Plan, session: Session, run: RunRecord) {
  if (!plan.config.seo.enabled) return undefined;
  const content = session.portal().then((portal) =>
    run.ahead('finish', async (deps) => {
      const fetching = fetchContent(plan, portal, deps);
      // Parsers load while the portal responds; any earlier, they would delay the login.
      const [fetched] = await Promise.all([fetching, import('./steps/finish/rewrite/rewrite.ts')]);
      return fetched;
    }),
  );
  // The finish step gets the error, but may never run.
  content.catch(() => undefined);
  return content;
}
