import { SiteDeployError } from '../../../shared/errors/error.ts';
import { toObject } from '../../../shared/json.ts';
import { Secret } from '../../../shared/secret.ts';
import type { Target } from '../target.ts';
import type { ContentService, PollingInfo } from './content-service.ts';

export interface Slot {
  readonly address: Secret;
  readonly polling: PollingInfo;
}

/** @throws SiteDeployError `UPLOAD_ANSWER_INVALID` */
export function readSlot(
  response: Record<string, unknown>,
  target: Target,
  service: ContentService,
): Slot {
  const uris = toObject(response.packageUris);
  const polling = toObject(response.pollingInfo);
  const address = text(uris.app);
  if (
    !URL.canParse(address) ||
    new URL(address).protocol !== 'https:' ||
    toId(polling.version) === ''
  ) {
    throw new SiteDeployError(
      'UPLOAD_ANSWER_INVALID',
      'The hosting platform returned no upload location.',
      {
        // Names only: the values are credentials.
        facts: [
          `received: ${namesIn(response)}`,
          `packageUris: ${namesIn(uris)}`,
          `pollingInfo: ${namesIn(polling)}`,
          `correlation id: ${service.correlationId}`,
        ],
      },
    );
  }
  return {
    address: new Secret(address),
    polling: {
      DefaultHostname: text(polling.defaultHostname),
      StageSiteIdentifier: toId(polling.stageSiteIdentifier),
      Version: toId(polling.version),
      TenantId: toId(polling.tenantId),
      Slice: service.slice,
      GitHubRepoUrl: `https://github.com/${target.repository}`,
    },
  };
}

/** The URL, its query, and its signature in both encodings: each allows writing to the slot. */
export function getSecrets(slot: Slot): Secret[] {
  const url = new URL(slot.address.reveal());
  const signature = url.searchParams.get('sig') ?? '';
  return [slot.address.reveal(), url.search.slice(1), signature, encodeURIComponent(signature)]
    .filter((part) => part !== '')
    .map((part) => new Secret(part));
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Some ids are numbers. */
const toId = (value: unknown): string => {
  if (typeof value === 'number') return String(value);
  return text(value);
};
const namesIn = (value: Record<string, unknown>): string =>
  Object.keys(value).join(', ') || 'nothing';
