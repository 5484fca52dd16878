import type { Deps } from '../../../shared/deps.ts';
import type { HttpRequest, HttpResponse } from '../../../shared/http/client.ts';
import { HttpFault } from '../../../shared/http/fault.ts';
import { retry } from '../../../shared/http/retry.ts';
import type { Secret } from '../../../shared/secret.ts';
import { bytes } from '../../../shared/units.ts';

export interface ArchiveToPut {
  /** In blob storage. A credential; the deployment token is never sent there. */
  readonly address: Secret;
  readonly file: string;
  readonly size: number;
  readonly onProgress: (sent: number) => void;
}

/** Maximum loss in bytes per broken connection. Blob storage allows up to 50,000 blocks. */
const blockBytes = 8 << 20;

/**
 * Uploads in one piece, which is fastest; if that fails, in blocks, resending only the failed one.
 * https://learn.microsoft.com/rest/api/storageservices/put-blob, put-block and put-block-list
 * @returns the last response: 201 if the archive is stored
 * @throws HttpFault if there is no response
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
      // Idempotent.
      retry: { ...retry.safe, faults },
      idleMs: 60_000,
      signal: deps.signal,
    });
  const isSmall = size <= blockBytes;
  try {
    return await put('', { file, size, onProgress }, isSmall);
  } catch (error) {
    if (isSmall || !(error instanceof HttpFault)) throw error;
    deps.log.info(
      `${error.message}: continuing in blocks of ${bytes(blockBytes)}, so only failed blocks ` +
        'are resent',
    );
  }
  const ids: string[] = [];
  for (let start = 0; start < size; start += blockBytes) {
    const id = Buffer.from(String(start).padStart(15, '0')).toString('base64');
    const block = {
      file,
      start,
      size: Math.min(blockBytes, size - start),
      onProgress: (sent: number) => onProgress(start + sent),
    };
    const response = await put(`&comp=block&blockid=${encodeURIComponent(id)}`, block);
    if (response.status !== 201) return response;
    ids.push(id);
  }
  const list = ids.map((id) => `<Latest>${id}</Latest>`).join('');
  return put(
    '&comp=blocklist',
    `<?xml version="1.0" encoding="utf-8"?><BlockList>${list}</BlockList>`,
  );
}

const isBlob = { 'x-ms-blob-type': 'BlockBlob' };
