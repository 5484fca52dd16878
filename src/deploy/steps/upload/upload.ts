import { randomUUID } from 'node:crypto';
import type { PlatformAccess, PlatformRecord } from '../../../clients/swa/access.ts';
import { openContentService } from '../../../clients/swa/content-service/content-service.ts';
import { isUnexpectedShape, TokenRefused } from '../../../clients/swa/content-service/envelope.ts';
import { checkedName, toTarget } from '../../../clients/swa/target.ts';
import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { Secret } from '../../../shared/secret.ts';
import type { SitePackage } from '../pack/pack.ts';
import type { Plan } from '../plan/types.ts';
import type { Attempt, Deployment, SentDeployment } from './attempt.ts';
import { readFilesBefore } from './files-before.ts';
import { checkNotSuperseded } from './superseded.ts';
import { productionAddress, type TakenSlot, takeSlot, uploadToSlot } from './upload-direct.ts';

/** Uploads a package. Sends nothing if the same or a newer one is live. */
export async function upload(
  plan: Plan,
  sitePackage: SitePackage,
  access: PlatformAccess,
  record: PlatformRecord,
  deps: Deps,
  readBefore = () => readFilesBefore(plan, sitePackage, deps),
): Promise<Deployment> {
  const target = toTarget(plan);
  const name = checkedName(target);
  if (plan.config.build.attestation === 'required')
    await requireAttestation(plan, sitePackage, deps);
  if (name !== null) deps.log.info(`The hosting environment is "${name}".`);
  if (sitePackage.delivery.kind === 'none') return { outcome: 'unchanged' };
  const correlationId = randomUUID();
  record.begins(correlationId);
  // Check whether a newer run has replaced this one while the platform validates the token.
  const current = checkNotSuperseded(plan, async () => sitePackage.live, deps).then((lines) => {
    for (const line of lines) deps.log.info(line);
  });
  // Read files of the live site during the upload, to detect later whether it has changed.
  const before = current.then(readBefore);
  before.catch(() => undefined);
  const { officialClient } = access;
  const whole = {
    plan,
    sitePackage,
    target,
    correlationId,
    officialClient,
    record,
    current,
    before,
  };
  const sendWith = (deploymentToken: Secret) => {
    const { http, signal } = deps;
    const service = openContentService({ http, token: deploymentToken, correlationId, signal });
    return send({ ...whole, deploymentToken, service }, deps);
  };
  const sent = await sendWith(await access.deploymentToken()).catch(async (error: unknown) => {
    // The token may have expired during the build.
    if (!(error instanceof SiteDeployError) || !(error.cause instanceof TokenRefused)) throw error;
    deps.log.info(
      `The hosting platform refused the deployment token (${error.cause.message}); ` +
        'retrying once with a new one.',
    );
    return sendWith(await access.renewDeploymentToken(deps));
  });
  return { ...sent, before: await before };
}

async function requireAttestation(plan: Plan, sitePackage: SitePackage, deps: Deps): Promise<void> {
  const message = 'The package was not built by a separate job.';
  if (!sitePackage.builtDigest) throw new SiteDeployError('ATTESTATION_MISSING', message);
  const { checkAttestation } = await import('./attestation/attestation.ts');
  const { signer } = sitePackage;
  const event = signer && { ...plan.event, sha: signer.commit, ref: signer.ref };
  const signed = event ? { ...plan, event, builtBy: signer.workflow } : plan;
  await checkAttestation(signed, sitePackage.builtDigest, deps);
}

async function send(attempt: Attempt, deps: Deps): Promise<SentDeployment> {
  const { delivery } = attempt.sitePackage;
  const sendOfficial = async (production: Promise<string | undefined>) => {
    const { uploadOfficial } = await import('./upload-official.ts');
    return uploadOfficial(attempt, production, deps);
  };
  if (delivery.kind !== 'archive') {
    const production = productionAddress(attempt, deps);
    production.catch(() => undefined);
    await attempt.current;
    return sendOfficial(production);
  }
  let slot: TakenSlot;
  try {
    slot = await takeSlot(attempt, deps);
  } catch (error) {
    if (attempt.plan.uploader !== 'auto' || !isUnexpectedShape(error)) throw error;
    deps.log.warn(
      `Uploading with the platform's client instead. ${error.message} ${error.facts[0] ?? ''}`,
    );
    return sendOfficial(Promise.resolve(undefined));
  }
  // There is no fallback from here on, because a second upload could overtake the first.
  return uploadToSlot(attempt, slot, delivery, deps);
}
