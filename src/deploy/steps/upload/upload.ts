import { randomUUID } from 'node:crypto';
import type { PlatformAccess, PlatformRecord } from '../../../clients/swa/access.ts';
import { isUnexpectedShape, TokenRefused } from '../../../clients/swa/content-service/envelope.ts';
import { checkedName, toTarget } from '../../../clients/swa/target.ts';
import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { Secret } from '../../../shared/secret.ts';
import type { SitePackage } from '../pack/pack.ts';
import type { Plan } from '../plan/types.ts';
import {
  type Attempt,
  type Deployment,
  openAttempt,
  type SentDeployment,
  type Upload,
} from './attempt.ts';
import { readFilesBefore } from './files-before.ts';
import { checkNotSuperseded } from './superseded.ts';
import { productionAddress, type TakenSlot, takeSlot, uploadToSlot } from './upload-direct.ts';

/** Uploads a package. Sends nothing if it, or something newer, is already live. */
export async function upload(
  plan: Plan,
  site: SitePackage,
  access: PlatformAccess,
  record: PlatformRecord,
  deps: Deps,
  readBefore = () => readFilesBefore(plan, site, deps),
): Promise<Deployment> {
  const target = toTarget(plan);
  const name = checkedName(target);
  if (plan.config.build.attestation === 'required') await requireAttestation(plan, site, deps);
  if (name !== null) deps.log.info(`The hosting environment is "${name}".`);
  if (site.delivery.kind === 'none') return { outcome: 'unchanged' };
  for (const line of await checkNotSuperseded(plan, async () => site.live, deps))
    deps.log.info(line);

  const correlationId = randomUUID();
  record.begins(correlationId);
  // Read during the upload: files that differ now show later whether the site has changed.
  const before = readBefore();
  before.catch(() => undefined);
  const deployment = await sendWithFreshToken(
    { plan, site, target, correlationId, access, record, before },
    deps,
  );
  return { ...deployment, changed: (await before).map((file) => file.path) };
}

async function requireAttestation(plan: Plan, sitePackage: SitePackage, deps: Deps): Promise<void> {
  if (!sitePackage.builtDigest)
    throw new SiteDeployError(
      'ATTESTATION_MISSING',
      'The package was not built by a separate job.',
    );
  const { checkAttestation } = await import('./attestation/attestation.ts');
  await checkAttestation(plan, sitePackage.builtDigest, deps);
}

/** Retries with a fresh token: the first may have expired while the site was built. */
async function sendWithFreshToken(upload: Upload, deps: Deps): Promise<SentDeployment> {
  const sendWith = (token: Secret) => send(openAttempt(upload, token, deps), deps);
  try {
    return await sendWith(await upload.access.token());
  } catch (error) {
    if (!(error instanceof SiteDeployError) || !(error.cause instanceof TokenRefused)) throw error;
    deps.log.info(
      `The hosting platform refused the deployment token (${error.cause.message}); ` +
        'retrying once with a new one.',
    );
    return sendWith(await upload.access.renewToken(deps));
  }
}

async function send(attempt: Attempt, deps: Deps): Promise<SentDeployment> {
  const { delivery } = attempt.site;
  const loadOfficial = () => import('./upload-official.ts');
  if (delivery.kind !== 'archive') {
    const { uploadOfficial } = await loadOfficial();
    return uploadOfficial(attempt, await productionAddress(attempt, deps), deps);
  }
  let slot: TakenSlot;
  try {
    slot = await takeSlot(attempt, deps);
  } catch (error) {
    if (attempt.plan.uploader !== 'auto' || !isUnexpectedShape(error)) throw error;
    deps.log.warn(
      `${error.message} ${error.facts[0] ?? ''} Uploading with the platform's own client instead.`,
    );
    const { uploadOfficial } = await loadOfficial();
    return uploadOfficial(attempt, undefined, deps);
  }
  // No fallback from here on: a second upload could overtake the first.
  return uploadToSlot(attempt, slot, delivery, deps);
}
