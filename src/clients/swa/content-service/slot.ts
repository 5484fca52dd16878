import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { HttpRequest, HttpResponse } from '../../../shared/http/client.ts';
import { HttpFault } from '../../../shared/http/fault.ts';
import { retry } from '../../../shared/http/retry.ts';
import { asText, type JsonObject, toObject } from '../../../shared/json.ts';
import { Secret } from '../../../shared/secret.ts';
import { bytes } from '../../../shared/units.ts';
import type { Target } from '../target.ts';
import type { ContentService, PollingInfo } from './content-service.ts';

interface Slot {
  readonly address: Secret;
  readonly polling: PollingInfo;
}

export function readSlot(response: JsonObject, target: Target, service: ContentService): Slot {
  const uris = toObject(response.packageUris);
  const polling = toObject(response.pollingInfo);
  const address = text(uris.app);
  if (URL.parse(address)?.protocol !== 'https:' || toId(polling.version) === '') {
    // List only names, because the values are credentials.
    const facts = [
      `received: ${namesIn(response)}`,
      `packageUris: ${namesIn(uris)}`,
      `pollingInfo: ${namesIn(polling)}`,
      `correlation id: ${service.correlationId}`,
    ];
    const message = 'The hosting platform returned no upload location.';
    throw new SiteDeployError('UPLOAD_ANSWER_INVALID', message, { facts });
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

/**
 * Returns what must be masked: the URL, which allows writing to the slot, its query, and its
 * signature in both encodings.
 */
export function getSecrets(slot: Slot): Secret[] {
  const url = new URL(slot.address.reveal());
  const signature = url.searchParams.get('sig') ?? '';
  return [slot.address.reveal(), url.search.slice(1), signature, encodeURIComponent(signature)]
    .filter((part) => part !== '')
    .map((part) => new Secret(part));
}

const text = (value: unknown): string => asText(value) ?? '';
const toId = (value: unknown): string => text(typeof value === 'number' ? String(value) : value);
const namesIn = (value: JsonObject): string => Object.keys(value).join(', ') || 'nothing';

interface ArchiveToPut {
  /**
   * URL in blob storage, which is itself a credential. The deployment token is never sent there.
   */
  readonly address: Secret;
  readonly file: string;
  readonly size: number;
  readonly onProgress: (sent: number) => void;
}

/**
 * Block size in bytes. A broken connection loses at most one block. Blob storage allows up to
 * 50,000 blocks.
 */
const blockBytes = 8 << 20;

/**
 * Uploads the archive in a single request, which is fastest. If the connection fails, uploads an
 * archive larger than a block in blocks.
 */
export async function putArchive(archiveToPut: ArchiveToPut, deps: Deps): Promise<HttpResponse> {
  const { address, file, size, onProgress } = archiveToPut;
  const put = (query: string, body: HttpRequest['body'], faults = true) =>
    deps.http.send({
      method: 'PUT',
      url: `${address.reveal()}${query}`,
      headers: {
        'x-ms-version': '2023-11-03',
        'content-type': 'application/octet-stream',
        ...(query === '' && isBlob),
      },
      body,
      retry: { ...retry.safe, faults },
      idleMs: 60_000,
      signal: deps.signal,
    });
  const isSmall = size <= blockBytes;
  try {
    return await put('', { file, size, onProgress }, isSmall);
  } catch (error) {
    if (isSmall || !(error instanceof HttpFault)) throw error;
    const how = `continuing in blocks of ${bytes(blockBytes)}, so only failed blocks are resent`;
    deps.log.info(`${error.message}: ${how}`);
  }
  const ids: string[] = [];
  for (let start = 0; start < size; start += blockBytes) {
    const id = Buffer.from(String(start).padStart(15, '0')).toString('base64');
    const length = Math.min(blockBytes, size - start);
    const report = (sent: number) => onProgress(start + sent);
    const block = { file, start, size: length, onProgress: report };
    const response = await put(`&comp=block&blockid=${encodeURIComponent(id)}`, block);
    if (response.status !== 201) return response;
    ids.push(id);
  }
  const list = ids.map((id) => `<Latest>${id}</Latest>`).join('');
  const xml = `<?xml version="1.0" encoding="utf-8"?><BlockList>${list}</BlockList>`;
  return put('&comp=blocklist', xml);
}

const isBlob = { 'x-ms-blob-type': 'BlockBlob' };
