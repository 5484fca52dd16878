import type {
  ContentService,
  UploadFigures,
} from '../../../clients/swa/content-service/content-service.ts';
import {
  caller,
  explainNoAnswer,
  RepetitionRefused,
  TokenRefused,
  unknownTokenShape,
} from '../../../clients/swa/content-service/envelope.ts';
import { getSecrets, putArchive, readSlot } from '../../../clients/swa/content-service/slot.ts';
import { asOrigin, checkLanding, checkTarget } from '../../../clients/swa/target.ts';
import { compact } from '../../../shared/compact.ts';
import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { handleFault } from '../../../shared/http/fault.ts';
import { asText } from '../../../shared/json.ts';
import { readLive } from '../../../shared/live-site/probe.ts';
import type { Secret } from '../../../shared/secret.ts';
import type { PackageDelivery, SitePackage } from '../pack/pack.ts';
import type { Plan } from '../plan/types.ts';
import { transferProgress } from '../progress.ts';
import type { Attempt, SentDeployment } from './attempt.ts';
import { distribute } from './distribute.ts';
import { confirmCurrent } from './superseded.ts';

export type TakenSlot = Awaited<ReturnType<typeof takeSlot>>;

/** Validates token and target, and acquires an upload slot. Nothing on the site changes. */
export async function takeSlot(attempt: Attempt, deps: Deps) {
  const { sitePackage, target, deploymentToken, service, current } = attempt;
  const validated = service && validateToken(attempt, service, deps);
  validated?.catch(() => undefined);
  // Check first whether a newer run has replaced this one. In that case, even an invalid token
  // isn't a failure.
  await current;
  if (!service) throw unknownTokenShape(deploymentToken.reveal().length);
  const production = await validated;
  const call = caller(service.correlationId);
  const requested = service.requestUpload(target, getFigures(sitePackage));
  const response = await call('accept the upload request', requested, true);
  const slot = readSlot(response, target, service);
  for (const secret of getSecrets(slot)) deps.log.mask(secret);
  // Check the owner once more before the site may change. Often, only this address identifies the
  // token's site.
  const home = asOrigin(slot.polling.DefaultHostname);
  if (home !== asOrigin(production)) await checkOwner(attempt.plan, home, deps);
  return { ...slot, service, production: production ?? home };
}

async function validateToken({ plan, target }: Attempt, service: ContentService, deps: Deps) {
  const validating = service.validateToken(target);
  const { siteUrl } = await caller(service.correlationId)('validate the token', validating, true);
  const production = asText(siteUrl) || undefined;
  deps.log.debug(`The token belongs to ${production ?? 'an unnamed address'}.`);
  checkTarget(target, production);
  await checkOwner(plan, production, deps);
  return production;
}

type Archive = Extract<PackageDelivery, { kind: 'archive' }>;

export async function uploadToSlot(
  attempt: Attempt,
  takenSlot: TakenSlot,
  archive: Archive,
  deps: Deps,
): Promise<SentDeployment> {
  const { service, address, polling, production } = takenSlot;
  const { sitePackage, target, correlationId } = attempt;
  await sendArchive(address, archive, correlationId, deps);
  await confirmCurrent(attempt, deps);
  attempt.record.mayHaveChanged();
  const starting = service.updateStatus(target, getFigures(sitePackage), polling);
  await caller(correlationId)('start the distribution', starting, true).catch((error: unknown) => {
    if (!isUnclear(error)) {
      if (isRefusal(error)) attempt.record.wasRefused?.();
      throw error;
    }
    // The status of the deployment will show whether the distribution was started.
    const reason = error.facts[0] ?? error.message;
    deps.log.warn(
      `The platform did not confirm that the distribution started (${reason}); ` +
        'checking its status.',
    );
  });
  const deployment = await distribute(attempt, service, polling, deps);
  checkLanding(target, deployment.url, production);
  return { ...deployment, production };
}

export async function productionAddress(attempt: Attempt, deps: Deps) {
  const log = ({ message }: Error) =>
    deps.log.debug(`Could not look up the token's address: ${message}`);
  const answer = await attempt.service?.validateToken(attempt.target).catch(handleFault(log));
  if (answer?.kind !== 'ok') return undefined;
  return asText(answer.response.siteUrl) || undefined;
}

/** Returns whether the platform may have carried out a failed call. */
function isUnclear(error: unknown): error is SiteDeployError {
  if (!(error instanceof SiteDeployError)) return false;
  const { code, cause } = error;
  if (cause instanceof RepetitionRefused) return true;
  // A platform that responds with these statuses has done nothing.
  if (/\(status (429|503)\)/.test(error.facts[0] ?? '')) return false;
  return code === 'UPLOAD_UNAVAILABLE' || code === 'UPLOAD_ANSWER_INVALID';
}

/**
 * Returns whether the platform has certainly done nothing. If it refused only a retry, an earlier
 * attempt may have succeeded.
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof SiteDeployError) || !error.code.startsWith('UPLOAD_')) return false;
  return !(error.cause instanceof TokenRefused && error.cause.isRepetition);
}

function getFigures(sitePackage: SitePackage): UploadFigures {
  const { files, totalBytes, largestBytes } = sitePackage.manifest;
  const { hasRoutes, roles } = sitePackage.hosting;
  return { files: files.length, totalBytes, largestBytes, hasRoutes, roles };
}

async function sendArchive(
  address: Secret,
  delivery: Archive,
  correlationId: string,
  deps: Deps,
): Promise<void> {
  const { host } = new URL(address.reveal());
  const facts = [`blob storage: ${host}`, `correlation id: ${correlationId}`];
  const { file, bytes: size } = delivery;
  const onProgress = transferProgress(deps.log, deps.clock, 'upload', size);
  const archive = { address, file, size, onProgress };
  const { status, text } = await putArchive(archive, deps).catch(
    explainNoAnswer('The archive could not be uploaded.', facts),
  );
  if (status === 201) return;
  const storageCode = /<Code>([^<]*)<\/Code>/.exec(text)?.[1];
  const code = status === 429 || status >= 500 ? 'UPLOAD_UNAVAILABLE' : 'UPLOAD_REFUSED';
  const message = `Blob storage did not accept the archive: status ${status}.`;
  const reason = Boolean(storageCode) && `reason: ${storageCode}`;
  throw new SiteDeployError(code, message, { facts: compact([reason, ...facts]) });
}

const limitMs = 5_000;

const remedy =
  'Nothing was uploaded. Correct the deployment token that the portal stores for this site. If ' +
  'the site was renamed or takes over the hosting of another one, deploy once with the input ' +
  '"force".';

/**
 * Rejects a token that belongs to a different site, because the upload would replace that site.
 * `force` allows this.
 */
export async function checkOwner(plan: Plan, production: string | undefined, deps: Deps) {
  const origin = asOrigin(production);
  if (plan.force || !origin) return;
  const owner = (await readLive(origin, deps, { limitMs }))?.slug;
  const { slug } = plan.config.site;
  if (!owner || owner === slug) return;
  const message =
    `The deployment token belongs to ${origin}, ` +
    `which serves the site "${owner.slice(0, 80)}" instead of "${slug}".`;
  throw new SiteDeployError('UPLOAD_WRONG_TARGET', message, { remedy });
}
