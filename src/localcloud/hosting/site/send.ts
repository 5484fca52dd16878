import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import type { Rules } from './rules.ts';

const compress = promisify(gzip);

export interface Answer {
  readonly status: number;
  readonly file?: string;
  readonly location?: string;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Overridden by the configuration. Observed on the platform. */
const defaults = {
  'Cache-Control': 'public, must-revalidate, max-age=30',
  'Strict-Transport-Security': 'max-age=10886400; includeSubDomains; preload',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-XSS-Protection': '1; mode=block',
  'X-DNS-Prefetch-Control': 'off',
};

export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  files: SiteFiles,
  rules: Rules,
): Promise<void> {
  const { status, file, location, text = '', headers = {} } = answer;
  const isHead = request.method === 'HEAD';
  if (location) {
    response.writeHead(status, { location }).end();
    return;
  }
  if (!file) {
    response.writeHead(status, { 'content-type': 'text/html' }).end(isHead ? '' : text);
    return;
  }
  const { bytes, etag } = await files.read(file);
  const type = getContentType(file, rules.mimeTypes);
  for (const [name, value] of joined(defaults, rules.globalHeaders, headers))
    response.setHeader(name, value);
  response.setHeader('Content-Type', type);
  response.setHeader('ETag', etag);
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  const { range } = request.headers;
  if (status === 200 && range !== undefined) {
    sendRange(response, bytes, range, isHead);
    return;
  }
  const packed = await packedFor(request, file, bytes, type, files);
  if (packed) response.setHeader('Content-Encoding', packed.encoding);
  if (isCompressible(type)) response.setHeader('Vary', 'Accept-Encoding');
  const body = packed?.bytes ?? bytes;
  response.writeHead(status, { 'content-length': body.byteLength }).end(isHead ? '' : body);
}

/** Later headers win, regardless of case; an empty value removes a header. */
function joined(...all: readonly Readonly<Record<string, string>>[]): [string, string][] {
  const headers = new Map<string, [string, string]>();
  for (const part of all)
    for (const [name, value] of Object.entries(part))
      headers.set(name.toLowerCase(), [name, value]);
  return [...headers.values()].filter(([, value]) => value !== '');
}

/** The platform compresses text; others have a precompressed sibling. */
async function packedFor(
  request: IncomingMessage,
  file: string,
  bytes: Buffer,
  type: string,
  files: SiteFiles,
): Promise<{ readonly encoding: string; readonly bytes: Buffer } | undefined> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (!isCompressible(type)) {
    const isThere = /\bbr\b/.test(accepted) && files.has(`${file}.br`);
    if (isThere) return { encoding: 'br', bytes: (await files.read(`${file}.br`)).bytes };
    return undefined;
  }
  if (/\bgzip\b/.test(accepted)) return { encoding: 'gzip', bytes: await compress(bytes) };
  return undefined;
}

function sendRange(response: ServerResponse, bytes: Buffer, range: string, isHead: boolean): void {
  const size = bytes.byteLength;
  if (size === 0) {
    response
      .writeHead(400)
      .end(isHead ? '' : 'Range request support is not yet enabled for this site.');
    return;
  }
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = Math.min(size - 1, from === '' || to === '' ? size - 1 : Number(to));
  if ((from === '' && to === '') || start > end) {
    response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
    return;
  }
  const part = bytes.subarray(start, end + 1);
  const headers = {
    'content-range': `bytes ${start}-${end}/${size}`,
    'content-length': part.byteLength,
  };
  response.writeHead(206, headers).end(isHead ? '' : part);
}

export interface ServedFile {
  readonly bytes: Buffer;
  /** The platform's format: a quoted decimal number derived from the bytes alone. */
  readonly etag: string;
}

/** Case-sensitive, regardless of the host file system. */
export class SiteFiles {
  readonly #folder: string;
  readonly #names: ReadonlySet<string>;

  private constructor(folder: string, names: ReadonlySet<string>) {
    this.#folder = folder;
    this.#names = names;
  }

  static async of(folder: string): Promise<SiteFiles> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const names = entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
      );
    return new SiteFiles(folder, new Set(names));
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  async read(name: string): Promise<ServedFile> {
    const bytes = await readFile(path.join(this.#folder, name));
    return { bytes, etag: `"${Number.parseInt(hash('sha256', bytes).slice(0, 8), 16)}"` };
  }
}

/** The platform's differences from the usual registry. */
const own: Readonly<Record<string, string>> = {
  '.md': 'text/markdown',
  '.wav': 'audio/wav',
  '.xml': 'text/xml',
};

function getContentType(file: string, mimeTypes: Readonly<Record<string, string>>): string {
  const extension = /\.[^./]+$/.exec(file)?.[0].toLowerCase() ?? '';
  const known = getMimeType(`a${extension}`)?.split(';')[0];
  return mimeTypes[extension] ?? own[extension] ?? known ?? 'application/octet-stream';
}

function isCompressible(type: string): boolean {
  return /^text\/|^application\/(json|manifest\+json|wasm)|\+xml/.test(type);
}
