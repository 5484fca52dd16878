import type { Deps } from '../shared/deps.ts';
import type { Marker } from '../shared/live-site/marker.ts';
import type { BuiltSite } from './artifact/artifact.ts';
import { factsOfFinished, factsOfPackage } from './facts.ts';
import * as say from './messages.ts';
import type { RunRecord } from './record.ts';
import type { Session } from './session.ts';
import { build } from './steps/build/build.ts';
import { type FinishedSite, finish } from './steps/finish/finish.ts';
import { fetchSeo } from './steps/finish/portal/fetch-seo.ts';
import { pack, type SitePackage } from './steps/pack/pack.ts';
import type { Plan } from './steps/plan/types.ts';

/**
 * Builds the site unless another job has built it, and finishes it.
 * @param session `undefined` in a dry run, which doesn't query the portal
 */
export async function makeSite(
  plan: Plan,
  earlier: BuiltSite | undefined,
  session: Session | undefined,
  run: RunRecord,
) {
  const seo = session && fetchPortalSeo(plan, session, run);
  if (plan.mode === 'all' && plan.config.build.reads && plan.event.name !== 'local')
    run.deps.log.info('Nothing is reused: a single job stores no package, so it always builds.');
  const work = (deps: Deps) => build(plan, deps);
  const built = earlier ?? (await run.step('build', work, (built) => say.built(plan, built)));
  const change = (deps: Deps) => finish(plan, built, seo, deps);
  const finished = await run.step('finish', change, say.finished);
  run.addFacts(factsOfFinished(finished));
  return finished;
}

export async function packSite(
  plan: Plan,
  finished: FinishedSite,
  readBefore: (deps: Deps) => Promise<Marker | undefined>,
  run: RunRecord,
): Promise<SitePackage> {
  const work = (deps: Deps) => pack(plan, finished, readBefore(deps), deps);
  const sitePackage = await run.step('pack', work, say.packed);
  run.addFacts(factsOfPackage(sitePackage));
  return sitePackage;
}

function fetchPortalSeo(plan: Plan, session: Session, run: RunRecord) {
  if (!plan.config.seo.enabled) return undefined;
  const seo = session.portal().then((portal) =>
    run.ahead('finish', async (deps) => {
      const fetching = fetchSeo(plan, portal, deps);
      const [fetched] = await Promise.all([fetching, import('./steps/finish/rewrite/rewrite.ts')]);
      return fetched;
    }),
  );
  // The finish step reports the error. If that step never runs, ignore it.
  seo.catch(() => undefined);
  return seo;
}
