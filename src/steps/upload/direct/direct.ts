import type { Deps } from '../../../shared/deps.ts';
import type { ErrorCode } from '../../../shared/errors/catalogue/catalogue.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { HttpFault } from '../../../shared/http/fault.ts';
import { objectOf } from '../../../shared/json.ts';
import { transferProgress } from '../../../shared/progress.ts';
import { Secret } from '../../../shared/secret.ts';
import type { SitePackage } from '../../pack/pack.ts';
import type { Plan } from '../../plan/types.ts';
import { checkLanding, checkTarget } from '../target.ts';
import type { ContentHost } from '../token.ts';
import type { Deployment } from '../upload.ts';
import { caller } from './call.ts';
import { ContentService, type EventInfo, type PollingInfo } from './content-service.ts';
import { distribute } from './distribute.ts';
import { eventInfo, uploadInfo } from './event-info.ts';
import { putArchive } from './put-archive.ts';

export interface DirectOptions {
  readonly plan: Plan;
  readonly site: SitePackage;
  readonly token: Secret;
  readonly host: ContentHost;
  readonly correlationId: string;
  /** Called before the first byte of the archive is sent. */
  readonly bytesGo: () => void;
  /** Asked when only the word to go live is missing; throws where a newer run has taken this one's place. */
  readonly stillWanted: () => Promise<void>;
  /** Called before the first call after which the live site may change. */
  readonly pointOfNoReturn: () => void;
}

/** Uploads by the platform's own protocol: validate, take a slot, put the archive, start the distribution, look until it has ended. */
export async function uploadDirect(options: DirectOptions, deps: Deps): Promise<Deployment> {
  const { plan, site, token, host, correlationId } = options;
  const service = new ContentService({ http: deps.http, host, token, correlationId, signal: deps.signal });
  const call = caller(correlationId);
  const event = eventInfo(plan, host.slice);
  const info = uploadInfo(site, host.slice);

  const validated = await call('validate the token', service.validateToken(event), true);
  const production = text(validated.siteUrl);
  deps.log.debug(`The token belongs to ${production === '' ? 'an address that is not named' : production}.`);
  checkTarget(plan, production);
  const slot = readSlot(
    await call('take the upload request', service.requestUpload(event, info), true),
    event,
    host.slice,
    correlationId,
  );
  for (const secret of secretsOf(slot.address)) deps.log.mask(secret);

  options.bytesGo();
  await sendArchive(slot.address, site, correlationId, deps);
  await options.stillWanted();
  options.pointOfNoReturn();
  try {
    await call('start the distribution', service.updateStatus(event, { ...info, Status: 'Succeeded' }, slot.polling));
  } catch (error) {
    // Whether it has started is not known without an answer that says so; the status tells.
    const isKnown = !(error instanceof SiteDeployError) || !unclear.includes(error.code);
    if (isKnown) throw error;
    deps.log.warn(
      `The platform did not say that the distribution has started (${error.facts[0] ?? error.message}); looking whether it has.`,
    );
  }
  const deployment = await distribute(
    { plan, service, polling: slot.polling, correlationId, isNamed: event.IsNamedEnvironment },
    deps,
  );
  checkLanding(plan, deployment.url, production);
  return deployment;
}

/** Failures of a call after which it may have been carried out. */
const unclear: readonly ErrorCode[] = ['UPLOAD_UNAVAILABLE', 'UPLOAD_ANSWER_INVALID'];

interface Slot {
  readonly address: Secret;
  readonly polling: PollingInfo;
}

function readSlot(response: Record<string, unknown>, event: EventInfo, slice: number, correlationId: string): Slot {
  const uris = objectOf(response.packageUris);
  const polling = objectOf(response.pollingInfo);
  const address = text(uris.app);
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:' || text(polling.version) === '') {
    throw new SiteDeployError('UPLOAD_ANSWER_INVALID', 'The hosting platform named no place for the upload.', {
      // Names only: the values are credentials.
      facts: [
        `received: ${describeShape(response)}`,
        `packageUris: ${describeShape(uris)}`,
        `pollingInfo: ${describeShape(polling)}`,
        `correlation id: ${correlationId}`,
      ],
    });
  }
  return {
    address: new Secret(address),
    polling: {
      DefaultHostname: text(polling.defaultHostname),
      StageSiteIdentifier: text(polling.stageSiteIdentifier),
      Version: text(polling.version),
      TenantId: text(polling.tenantId),
      Slice: slice,
      GitHubRepoUrl: event.RepoUrl,
    },
  };
}

/** The address whole, its query, and its signature in both spellings: any of them would let others write to the slot. */
function secretsOf(address: Secret): Secret[] {
  const url = new URL(address.reveal());
  const signature = url.searchParams.get('sig') ?? '';
  return [address.reveal(), url.search.slice(1), signature, encodeURIComponent(signature)]
    .filter((part) => part !== '')
    .map((part) => new Secret(part));
}

async function sendArchive(address: Secret, site: SitePackage, correlationId: string, deps: Deps): Promise<void> {
  const { archive: file, archiveBytes: size } = site;
  const facts = [`blob storage: ${new URL(address.reveal()).host}`, `correlation id: ${correlationId}`];
  const onProgress = transferProgress(deps.log, deps.clock, 'upload', size);
  const response = await putArchive({ address, file, size, onProgress }, deps).catch((error: unknown) => {
    if (!(error instanceof HttpFault)) throw error;
    throw new SiteDeployError('UPLOAD_UNAVAILABLE', 'The archive could not be sent.', {
      cause: error,
      facts: [error.message, ...facts],
    });
  });
  if (response.status === 201) return;
  const storageCode = /<Code>([^<]*)<\/Code>/.exec(response.text)?.[1];
  const isPassing = response.status === 429 || response.status >= 500;
  throw new SiteDeployError(
    isPassing ? 'UPLOAD_UNAVAILABLE' : 'UPLOAD_REFUSED',
    `Blob storage did not take the archive: status ${response.status}.`,
    {
      facts: [...(storageCode === undefined ? [] : [`reason: ${storageCode}`]), ...facts],
    },
  );
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const describeShape = (value: Record<string, unknown>): string => Object.keys(value).join(', ') || 'nothing';
