import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList, isIP } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import type { Handler } from '../../service/types.ts';
import { answerLogin, readRoles } from './logins.ts';
import {
  decode,
  findFile,
  findTarget,
  type HostingRoute,
  hasProvider,
  isRefused,
  matchesPattern,
  type ResponseOverride,
  type Rules,
  readRules,
  routeFor,
} from './rules.ts';

const configFile = 'staticwebapp.config.json';
const methods = ['GET', 'HEAD', 'OPTIONS'];
/** Body of the 404 for paths that the platform's request filter refuses, despite any fallback. */
const refusal =
  'The resource you are looking for has been removed, had its name changed, or is ' +
  'temporarily unavailable.';

/**
 * Serves a site by the rules in the documented order:
 * https://learn.microsoft.com/azure/static-web-apps/configuration. Where the SWA CLI's emulator
 * differs from the platform, follows the platform; see `hosting/README.md`.
 */
export class SiteServer {
  readonly #files: SiteFiles;
  readonly #rules: Rules;

  private constructor(files: SiteFiles, rules: Rules) {
    this.#files = files;
    this.#rules = rules;
  }

  static async open(folder: string): Promise<SiteServer> {
    const config = await readFile(path.join(folder, configFile), 'utf8').catch(() => undefined);
    return new SiteServer(await listFiles(folder), readRules(config));
  }

  /** Answers a request. @param api called for paths below `/api` if the rules allow the request */
  async answer(request: IncomingMessage, response: ServerResponse, api?: Handler): Promise<void> {
    const answer = this.#answerTo(request);
    if (!answer.service) return send(request, response, answer, this.#files, this.#rules);
    request.url = answer.service;
    if (answer.service.startsWith('/.auth')) return answerLogin(request, response);
    if (api) return api(request, response);
    // The prefix is reserved for a linked backend, and this site has none.
    return send(request, response, this.#error(404, request), this.#files, this.#rules);
  }

  #answerTo(request: IncomingMessage): Answer {
    const [encoded = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
    const requested = decode(encoded);
    if (requested === undefined) return this.#error(400, request);
    if (isRefused(encoded, requested)) return { status: 404, text: refusal };
    if (isDenied(request, this.#rules)) return { status: 403, text: denial };
    if (requested === `/${configFile}`) return this.#error(404, request);
    const method = request.method ?? 'GET';
    const route = routeFor(this.#rules, method, requested);
    const { allowedRoles } = route ?? {};
    if (allowedRoles?.length && !allowedRoles.some((role) => role.toLowerCase() === 'anonymous')) {
      const roles = readRoles(request).map((role) => role.toLowerCase());
      if (!allowedRoles.some((role) => roles.includes(role.toLowerCase())))
        return this.#error(roles.includes('authenticated') ? 403 : 401, request);
    }
    if (route?.redirect !== undefined)
      return { status: route.statusCode === 301 ? 301 : 302, location: route.redirect };
    const status = route?.statusCode ?? 200;
    if (status >= 400) return this.#error(status, request);
    const target = route?.rewrite ?? requested;
    const search = query === undefined ? '' : `?${query}`;
    if (/^\/\.auth\/login\//.test(target) && !hasProvider(this.#rules, target.split('/')[3] ?? ''))
      return this.#error(404, request);
    const isAsSent = route?.rewrite === undefined;
    if (reserved.test(target))
      return { status, service: isAsSent ? encoded + search : encodedPath(target) + search };
    if (!methods.includes(method)) return { status: 405, text: '' };
    return this.#file(target, search, status, route) ?? this.#error(404, request);
  }

  #file(
    target: string,
    search: string,
    status: number,
    route: HostingRoute | undefined,
  ): Answer | undefined {
    const has = (name: string) => this.#files.has(name);
    if (route?.rewrite !== undefined) {
      const file = findTarget(has, target);
      if (file) return { status, file, headers: route.headers };
    } else {
      const found = findFile(has, target, this.#rules.trailingSlash);
      if (found.kind === 'file') return { status, file: found.file, headers: route?.headers };
      if (found.kind === 'redirect')
        return { status: 301, location: encodedPath(found.to) + search };
    }
    const { fallback } = this.#rules;
    if (!fallback || fallback.exclude.some((pattern) => matchesPattern(pattern, target)))
      return undefined;
    if (reserved.test(fallback.rewrite)) return { status: 200, service: fallback.rewrite };
    const page = findTarget(has, fallback.rewrite);
    // A route's headers apply to its own file, but not to the fallback.
    if (page) return { status: 200, file: page };
    return undefined;
  }

  #error(status: number, { url = '/' }: IncomingMessage): Answer {
    const override: ResponseOverride = this.#rules.overrides[status] ?? {};
    const { rewrite, redirect, statusCode } = override;
    if (redirect !== undefined) {
      // `.referrer` (documented for responseOverrides) is the page to return to after a login.
      const location = redirect.replace('.referrer', encodeURIComponent(url));
      return { status: statusCode === 301 ? 301 : 302, location };
    }
    const page = rewrite && findTarget((name) => this.#files.has(name), rewrite);
    if (page) return { status: statusCode ?? status, file: page };
    return { status: statusCode ?? status, text: `Azure Static Web Apps - ${status}` };
  }
}

/** Paths that are reserved for login pages and for an API. */
const reserved = /^\/(api|\.auth)(\/|$)/;

const denial = 'Azure Static Web Apps - 403: Forbidden';

function isDenied(request: IncomingMessage, rules: Rules): boolean {
  const { requiredHeaders } = rules.forwardingGateway;
  const isMissing = Object.entries(requiredHeaders).some(
    ([name, value]) => request.headers[name.toLowerCase()] !== value,
  );
  const { allowedIpRanges } = rules.networking;
  if (!allowedIpRanges) return isMissing;
  // An empty list excludes everybody: https://github.com/Azure/static-web-apps/issues/814
  const allowed = new BlockList();
  for (const range of allowedIpRanges) {
    const [network = '', bits] = range.split('/');
    // Skip IPv6 ranges and service tags.
    if (isIP(network) === 4) allowed.addSubnet(network, Number(bits ?? 32));
  }
  const address = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  return isMissing || !allowed.check(address);
}

const encodedPath = (name: string) => name.split('/').map(encodeURIComponent).join('/');

const compress = promisify(gzip);

export interface Answer {
  readonly status: number;
  readonly file?: string;
  readonly location?: string;
  readonly text?: string;
  /** Path and query to pass on, if login pages or the API must respond. */
  readonly service?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Headers that the platform has been observed to send. The configuration overrides them. */
const defaults = {
  'Cache-Control': 'public, must-revalidate, max-age=30',
  'Strict-Transport-Security': 'max-age=10886400; includeSubDomains; preload',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
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
  response.setHeader('ETag', etag);
  // Browsers keep the previous headers of an unchanged file: Azure/static-web-apps#905
  const isKnown = status === 200 && request.headers['if-none-match'] === etag;
  if (isKnown) return void response.writeHead(304).end();
  // A configuration can't remove this header (Azure/static-web-apps#1561), or set `Server` (#191).
  response.setHeader('X-XSS-Protection', '1; mode=block');
  for (const [name, value] of joined(defaults, rules.globalHeaders, headers))
    response.setHeader(name, value);
  response.removeHeader('Server');
  response.setHeader('Content-Type', type);
  const { range } = request.headers;
  if (status === 200 && range !== undefined) return sendRange(response, bytes, range, isHead);
  const packed = await packedFor(request, file, bytes, type, files);
  if (packed) response.setHeader('Content-Encoding', packed.encoding);
  if (isCompressible(type)) response.setHeader('Vary', 'Accept-Encoding');
  const body = packed?.bytes ?? bytes;
  response.writeHead(status, { 'content-length': body.byteLength }).end(isHead ? '' : body);
}

/** Merges headers, ignoring case. Later ones take precedence. An empty value removes a header. */
function joined(...all: readonly Readonly<Record<string, string>>[]): [string, string][] {
  const headers = new Map<string, [string, string]>();
  for (const part of all)
    for (const [name, value] of Object.entries(part))
      headers.set(name.toLowerCase(), [name, value]);
  return [...headers.values()].filter(([, value]) => value !== '');
}

/** Compresses text with gzip, like the platform. For other files, returns the `.br` sibling. */
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
    const text = 'Range request support is not yet enabled for this site.';
    response.writeHead(400).end(isHead ? '' : text);
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
  const place = { 'content-range': `bytes ${start}-${end}/${size}` };
  const headers = { ...place, 'content-length': part.byteLength };
  response.writeHead(206, headers).end(isHead ? '' : part);
}

type SiteFiles = Awaited<ReturnType<typeof listFiles>>;

/** Lists files with exact case, even if the host's file system ignores case. */
async function listFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) =>
    path.relative(folder, path.join(parentPath, name)),
  );
  const names = new Set(paths.map((name) => name.replaceAll(path.sep, '/')));
  return {
    has: (name: string) => names.has(name),
    async read(name: string) {
      const bytes = await readFile(path.join(folder, name));
      // Use the platform's format: a quoted decimal number that depends only on the bytes.
      const etag = `"${Number.parseInt(hash('sha256', bytes).slice(0, 8), 16)}"`;
      return { bytes, etag };
    },
  };
}

/** Media types of the platform that differ from the usual registry. */
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
