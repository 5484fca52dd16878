import { connectContentService } from '../clients/swa/content-service/content-service.ts';
import type { Deps } from '../shared/deps.ts';
import { SiteDeployError } from '../shared/errors/error.ts';
import { readLiveFiles } from '../shared/live-site/marker-files.ts';
import { once } from '../shared/once.ts';
import type { Secret } from '../shared/secret.ts';
import type { BuiltSite } from './artifact/artifact.ts';
import { factsOfDeployment } from './facts.ts';
import { makeSite, packSite } from './make-site.ts';
import * as say from './messages.ts';
import { promotion } from './promotion.ts';
import type { RunRecord } from './record.ts';
import type { Session } from './session.ts';
import type { SitePackage } from './steps/pack/pack.ts';
import type { Plan } from './steps/plan/types.ts';
import { readFilesBefore } from './steps/upload/files-before.ts';
import { checkProduction, isUnchanged } from './steps/upload/probe-after-upload.ts';
import { upload } from './steps/upload/upload.ts';
import { type Verification, verify, verifyAhead, verifyUnchanged } from './steps/verify/verify.ts';

const forced =
  'Forced: replaces the live site without reading it. The changes are therefore unknown, and ' +
  'the files to verify are chosen from all files.';

const probeMs = 5_000;

export async function takeLive(
  plan: Plan,
  earlier: BuiltSite | undefined,
  session: Session,
  run: RunRecord,
): Promise<void> {
  const connectForUpload = (token: Secret) => connectContentService(run.deps.http, token);
  session.deploymentToken().then(connectForUpload, () => undefined);
  if (plan.mode === 'rollback' && earlier) {
    const portal = await session.portal();
    const { checkReportedPackage } = await import('./steps/plan/reported-package.ts');
    await run.ahead('plan', (deps) => checkReportedPackage(plan, earlier, portal, deps));
  }
  const built = earlier && (await withSigner(plan, earlier, run));
  const finished = await makeSite(plan, built, session, run);
  const readBefore = async (deps: Deps) => {
    if (plan.force) {
      deps.log.info(forced);
      return undefined;
    }
    return readLiveFiles(plan.url, deps, { limitMs: probeMs });
  };
  const checkPromotion = promotion(plan, built, run);
  const sitePackage = await packSite(plan, finished, readBefore, run);
  await checkPromotion(sitePackage);
  const isLive = await goLive(plan, sitePackage, session, run);
  if (!isLive) {
    // Upload again: the live marker names this build, but files differ, e.g. after an interrupted
    // upload.
    const again = { ...plan, force: true };
    const packed = await packSite(again, finished, async () => sitePackage.live, run);
    await checkPromotion(packed);
    await goLive(plan, packed, session, run);
  }
  run.complete('succeeded');
}

/**
 * Adds the signer of a reused package. The attestation belongs to the run that built the package.
 */
async function withSigner(plan: Plan, earlier: BuiltSite, run: RunRecord): Promise<BuiltSite> {
  const { origin } = earlier;
  const builder = origin?.builtBy;
  if (!builder || plan.config.build.attestation !== 'required') return earlier;
  const { proveBuilder } = await import('./steps/build/find-package.ts');
  const signer = await run.ahead('upload', (deps) => proveBuilder(plan, builder, deps));
  return { ...earlier, origin: { ...origin, signer } };
}

/**
 * Uploads and verifies the package.
 * @returns `false` if the live site names this build, but serves something else
 */
async function goLive(plan: Plan, sitePackage: SitePackage, session: Session, run: RunRecord) {
  const before = once(() => readFilesBefore(plan, sitePackage, run.deps));
  let production: string | undefined;
  // Probe Production regardless of the target that the platform reported.
  const probeProduction = () =>
    checkProduction(plan, sitePackage, production, run.deps).catch((error: unknown) => {
      if (error instanceof SiteDeployError) run.hasChanged();
      throw error;
    });
  let ahead: Promise<Verification | undefined> | undefined;
  const verifyEarly = async () => verifyAhead(plan, sitePackage, await before(), run.deps);
  const record = {
    begins: (correlationId: string) => run.begins(correlationId),
    mayHaveChanged: () => run.mayHaveChanged(),
    wasRefused: () => run.isAsBefore(),
    isReported() {
      ahead ??= verifyEarly().catch(() => undefined);
    },
  };
  try {
    const send = (deps: Deps) => upload(plan, sitePackage, session, record, deps, before);
    const sent = await run.step('upload', send, say.uploaded);
    run.addFacts(factsOfDeployment(sent));
    if (sent.outcome === 'unchanged') {
      const work = (deps: Deps) => verifyUnchanged(plan, sitePackage, deps);
      const seen = await run.step('verify', work, say.verifiedUnchanged);
      if (seen) run.addFacts({ url: seen.url });
      return Boolean(seen);
    }
    production = sent.production;
    const verifySite = async (deps: Deps) => {
      const onChange = () => run.hasChanged();
      const verification = await verify(plan, sitePackage, sent, deps, onChange, ahead);
      await probeProduction();
      return verification;
    };
    const { url } = await run.step('verify', verifySite, say.verified);
    run.addFacts({ url });
    run.hasChanged();
    return true;
  } catch (error) {
    // There is no time for a probe after a cancellation.
    if (run.siteChanged === 'no' || run.deps.signal.aborted) throw error;
    await probeProduction();
    if (await isUnchanged(plan, sitePackage, error, await before(), run.deps)) run.isAsBefore();
    throw error;
  }
}
