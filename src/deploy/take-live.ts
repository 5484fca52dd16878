import type { Deps } from '../shared/deps.ts';
import { readLive } from '../shared/live-site/probe.ts';
import { once } from '../shared/once.ts';
import { factsOfDeployment } from './facts.ts';
import { makeSite, packSite } from './make-site.ts';
import * as say from './messages.ts';
import { probeAfterFailure, probeProduction } from './probe-afterwards.ts';
import type { RunRecord } from './record.ts';
import type { Session } from './session.ts';
import type { SitePackage } from './steps/pack/pack.ts';
import type { Plan } from './steps/plan/types.ts';
import type { Deployment } from './steps/upload/deployment.ts';
import { readFilesBefore } from './steps/upload/files-before.ts';
import { upload } from './steps/upload/upload.ts';
import { verify, verifyUnchanged } from './steps/verify/verify.ts';

const forced =
  'Forced: replaces the live site without reading it. The changes are therefore unknown, and ' +
  'the files to verify are chosen from all files.';

/** In ms: packing waits for the probe. */
const probeMs = 5_000;

/** Builds, uploads and verifies. */
export async function takeLive(plan: Plan, session: Session, run: RunRecord): Promise<void> {
  // The upload needs it first, so it is fetched during the build.
  if (plan.uploader === 'official')
    run.ahead('upload', (deps) => session.client(deps)).catch(() => undefined);
  const finished = await makeSite(plan, session, run);
  const readBefore = async (deps: Deps) => {
    if (plan.force) {
      deps.log.info(forced);
      return undefined;
    }
    return readLive(plan.url, deps, { limitMs: probeMs });
  };
  const site = await packSite(plan, finished, readBefore, run);
  const isLive = await goLive(plan, site, session, run);
  if (!isLive) {
    // The marker names this build, but files differ, e.g. after an interrupted upload.
    const again = { ...plan, force: true };
    await goLive(plan, await packSite(again, finished, async () => site.live, run), session, run);
  }
  run.complete('succeeded');
}

/**
 * @returns `false` if nothing was sent: the live site names this build, but serves something else
 */
async function goLive(
  plan: Plan,
  site: SitePackage,
  session: Session,
  run: RunRecord,
): Promise<boolean> {
  const before = once(() => readFilesBefore(plan, site, run.deps));
  let deployment: Deployment | undefined;
  try {
    const sent = await run.step(
      'upload',
      (deps) => upload(plan, site, session, run, deps, before),
      say.uploaded,
    );
    deployment = sent;
    run.addFacts(factsOfDeployment(sent));
    if (sent.outcome === 'unchanged') return await isServed(plan, site, run);
    const verifySite = async (deps: Deps) => {
      const verification = await verify(plan, site, sent, deps, () => run.hasChanged());
      await probeProduction(plan, site, sent, run);
      return verification;
    };
    const { url } = await run.step('verify', verifySite, say.verified);
    run.addFacts({ url });
    run.hasChanged();
    return true;
  } catch (error) {
    await probeAfterFailure(plan, site, deployment, error, before, run);
    throw error;
  }
}

async function isServed(plan: Plan, site: SitePackage, run: RunRecord): Promise<boolean> {
  const seen = await run.step(
    'verify',
    (deps) => verifyUnchanged(plan, site, deps),
    say.verifiedUnchanged,
  );
  if (seen) run.addFacts({ url: seen.url });
  return Boolean(seen);
}
