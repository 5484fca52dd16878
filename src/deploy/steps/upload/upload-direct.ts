import type {
  ContentService,
  UploadFigures,
} from '../../../clients/swa/content-service/content-service.ts';
import {
  caller,
  RepetitionRefused,
  unknownTokenShape,
} from '../../../clients/swa/content-service/envelope.ts';
import {
  getSecrets,
  putArchive,
  readSlot,
  type Slot,
} from '../../../clients/swa/content-service/slot.ts';
import { checkLanding, checkTarget } from '../../../clients/swa/target.ts';
import { compact } from '../../../shared/compact.ts';
import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { getFaultRemedy, HttpFault } from '../../../shared/http/fault.ts';
import type { Secret } from '../../../shared/secret.ts';
import type { Delivery, SitePackage } from '../pack/pack.ts';
import { transferProgress } from '../progress.ts';
import type { Attempt } from './attempt.ts';
import { checkOwner } from './check-owner.ts';
import type { SentDeployment } from './deployment.ts';
import { distribute } from './distribute.ts';
import { confirmCurrent } from './superseded.ts';

export interface TakenSlot extends Slot {
  readonly service: ContentService;
  /** Address that the token belongs to, as returned by the service. */
  readonly production: string | undefined;
}

/**
 * Has the token and the target validated, and acquires a slot. Changes nothing.
 * @throws SiteDeployError `UPLOAD_*`
 */
export async function takeSlot(attempt: Attempt, deps: Deps): Promise<TakenSlot> {
  const { site, target, token, service } = attempt;
  if (!service) throw unknownTokenShape(token.reveal().length);
  const call = caller(service.correlationId);
  const { siteUrl } = await call('validate the token', service.validateToken(target), true);
  let production: string | undefined;
  if (typeof siteUrl === 'string' && siteUrl !== '') production = siteUrl;
  deps.log.debug(`The token belongs to ${production ?? 'an unnamed address'}.`);
  checkTarget(target, production);
  await checkOwner(attempt.plan, production, deps);
  const response = await call(
    'accept the upload request',
    service.requestUpload(target, getFigures(site)),
    true,
  );
  const slot = readSlot(response, target, service);
  for (const secret of getSecrets(slot)) deps.log.mask(secret);
  return { ...slot, service, production };
}

/**
 * Uploads the archive, and polls until its distribution ends.
 * @throws SiteDeployError `SUPERSEDED`, `UPLOAD_*`, `DISTRIBUTION_FAILED`
 */
export async function uploadToSlot(
  attempt: Attempt,
  takenSlot: TakenSlot,
  archive: Extract<Delivery, { kind: 'archive' }>,
  deps: Deps,
): Promise<SentDeployment> {
  const { service, address, polling, production } = takenSlot;
  const { site, target, correlationId } = attempt;
  await sendArchive(address, archive, correlationId, deps);
  await confirmCurrent(attempt, deps);
  attempt.record.mayHaveChanged();
  const starting = service.updateStatus(target, getFigures(site), polling);
  await caller(correlationId)('start the distribution', starting, true).catch((error: unknown) => {
    if (!isUnclear(error)) throw error;
    // Without an answer, the distribution may still have started; the status shows whether it did.
    const reason = error.facts[0] ?? error.message;
    deps.log.warn(
      `The platform did not confirm that the distribution started (${reason}); ` +
        'checking its status.',
    );
  });
  const deployment = await distribute(attempt, service, polling, deps);
  checkLanding(target, deployment.url, production);
  if (!production) return deployment;
  return { ...deployment, production };
}

/**
 * @returns `undefined` if the service doesn't return it: other ways to upload check the token
 *   themselves
 */
export async function productionAddress(attempt: Attempt, deps: Deps): Promise<string | undefined> {
  try {
    const answer = await attempt.service?.validateToken(attempt.target);
    const address = answer?.kind === 'ok' ? answer.response.siteUrl : undefined;
    if (typeof address === 'string' && address !== '') return address;
    return undefined;
  } catch (error) {
    if (!(error instanceof HttpFault)) throw error;
    deps.log.debug(`Could not look up the token's address: ${error.message}`);
    return undefined;
  }
}

/** A failed call may have been carried out anyway. */
function isUnclear(error: unknown): error is SiteDeployError {
  if (!(error instanceof SiteDeployError)) return false;
  const { code, cause } = error;
  if (cause instanceof RepetitionRefused) return true;
  // The platform states that it did nothing.
  if (/\(status (429|503)\)/.test(error.facts[0] ?? '')) return false;
  return code === 'UPLOAD_UNAVAILABLE' || code === 'UPLOAD_ANSWER_INVALID';
}

function getFigures(sitePackage: SitePackage): UploadFigures {
  const { files, totalBytes, largestBytes } = sitePackage.manifest;
  return {
    files: files.length,
    totalBytes,
    largestBytes,
    hasRoutes: sitePackage.hosting.hasRoutes,
    roles: sitePackage.hosting.roles,
  };
}

async function sendArchive(
  address: Secret,
  delivery: Extract<Delivery, { kind: 'archive' }>,
  correlationId: string,
  deps: Deps,
): Promise<void> {
  const facts = [
    `blob storage: ${new URL(address.reveal()).host}`,
    `correlation id: ${correlationId}`,
  ];
  const onProgress = transferProgress(deps.log, deps.clock, 'upload', delivery.bytes);
  const response = await putArchive(
    { address, file: delivery.file, size: delivery.bytes, onProgress },
    deps,
  ).catch((error: unknown) => {
    if (!(error instanceof HttpFault)) throw error;
    throw new SiteDeployError('UPLOAD_UNAVAILABLE', 'The archive could not be uploaded.', {
      cause: error,
      facts: [error.message, ...facts],
      remedy: getFaultRemedy(error),
    });
  });
  if (response.status === 201) return;
  const storageCode = /<Code>([^<]*)<\/Code>/.exec(response.text)?.[1];
  const isPassing = response.status === 429 || response.status >= 500;
  throw new SiteDeployError(
    isPassing ? 'UPLOAD_UNAVAILABLE' : 'UPLOAD_REFUSED',
    `Blob storage did not accept the archive: status ${response.status}.`,
    { facts: compact([Boolean(storageCode) && `reason: ${storageCode}`, ...facts]) },
  );
}
