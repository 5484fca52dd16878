import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { getUrl, readBody, sendText } from '../../service/http.ts';

export const transfersHost = 'productionresultssa0.blob.core.windows.net';

interface Upload {
  readonly blocks: Map<string, Buffer>;
  content?: Buffer;
}

interface Download {
  read(): Buffer;
  readonly headers: OutgoingHttpHeaders;
}

/**
 * Creates the storage for uploads and downloads. Each has its own URL, which contains a secret
 * instead of requiring a token. Implements the subset of Azure Blob Storage that clients use for
 * block blobs: https://learn.microsoft.com/rest/api/storageservices/put-block-list
 */
export function createTransfers() {
  const uploads = new Map<string, Upload>();
  const downloads = new Map<string, Download>();
  const address = (id: string) => `https://${transfersHost}/actions-results/${id}?sig=${id}`;
  const newId = () => randomBytes(18).toString('base64url');

  function offer(download: Download): string {
    const id = newId();
    downloads.set(id, download);
    return address(id);
  }

  async function write(request: IncomingMessage, response: ServerResponse, upload: Upload) {
    const { searchParams } = getUrl(request);
    const body = await readBody(request);
    const kind = searchParams.get('comp');
    if (kind === 'block') upload.blocks.set(searchParams.get('blockid') ?? '', body);
    else if (kind === 'blocklist') {
      const ids = [...body.toString('utf8').matchAll(/<(?:Latest|Uncommitted)>([^<]+)</g)];
      const blocks = ids.map(([, id = '']) => upload.blocks.get(id) ?? Buffer.alloc(0));
      upload.content = Buffer.concat(blocks);
    } else upload.content = body;
    response.writeHead(201, common()).end();
  }

  function read(request: IncomingMessage, response: ServerResponse, download: Download): void {
    const content = download.read();
    const wanted = request.headers['x-ms-range'] ?? request.headers.range;
    const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(String(wanted)) ?? [];
    const start = Number(from);
    const end = to ? Math.min(Number(to), content.length - 1) : content.length - 1;
    const part = from ? content.subarray(start, end + 1) : content;
    const range = from && { 'content-range': `bytes ${start}-${end}/${content.length}` };
    response.writeHead(from ? 206 : 200, {
      ...common(),
      ...download.headers,
      ...range,
      'accept-ranges': 'bytes',
      'content-length': part.length,
      'x-ms-blob-type': 'BlockBlob',
    });
    response.end(request.method === 'HEAD' ? undefined : part);
  }

  return {
    address,
    begin(): string {
      const id = newId();
      uploads.set(id, { blocks: new Map() });
      return id;
    },
    /** Returns the uploaded content and forgets it. */
    take(id = ''): Buffer | undefined {
      const content = uploads.get(id)?.content;
      if (content) uploads.delete(id);
      return content;
    },
    serve: (content: Buffer, headers: OutgoingHttpHeaders) =>
      offer({ read: () => content, headers }),
    serveFile: (file: string) =>
      offer({
        read: () => readFileSync(file),
        headers: { 'content-type': 'application/octet-stream' },
      }),
    async handler(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const { pathname } = getUrl(request);
      const id = pathname.split('/').at(-1) ?? '';
      const [upload, download] = [uploads.get(id), downloads.get(id)];
      if (upload && request.method === 'PUT') return write(request, response, upload);
      if (download && /^(GET|HEAD)$/.test(request.method ?? ''))
        return read(request, response, download);
      sendText(response, 403, 'AuthenticationFailed');
    },
  };
}

const common = () => ({
  etag: '"0x8DC"',
  'last-modified': new Date().toUTCString(),
  'x-ms-request-id': randomBytes(12).toString('hex'),
  'x-ms-version': '2026-02-06',
});
