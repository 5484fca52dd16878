import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  errorStatuses,
  type Operation,
  type PortalErrorCode,
} from '../../../contracts/portal/operation.ts';
import type { Handler } from '../../service/types.ts';
import { normalizeHostName } from '../store/sites.ts';

/**
 * A request, independent of the transport: the same core runs in process and behind `node:http`.
 */
export interface PortalRequest {
  readonly method: string;
  /** Percent-encoded path, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Headers by lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The body, or a function that reads it up to a maximum size. */
  readonly body: string | ((maxBytes: number) => Promise<Uint8Array>);
  readonly host: string;
  /** Client address, for rate-limiting callers without a credential. */
  readonly client: string;
}

export interface PortalResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Problem of a field. It is a type instead of an interface, so that it is assignable to the
 * contract's open records.
 */
export type FieldProblem = {
  readonly field: string;
  readonly message: string;
};

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: PortalErrorCode;
  readonly details: readonly FieldProblem[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: PortalErrorCode,
    message: string,
    more: Partial<Pick<Refusal, 'details' | 'headers'>> = {},
  ) {
    super(message);
    this.code = code;
    this.details = more.details ?? [];
    this.headers = more.headers ?? {};
  }

  response(): PortalResponse {
    const details = this.details.length > 0 ? this.details : undefined;
    const headers = { 'cache-control': 'no-store', ...this.headers };
    const body = { error: this.code, message: this.message, details };
    return jsonResponse(errorStatuses[this.code], body, headers);
  }
}

export const badRequest = (message: string) => new Refusal('bad_request', message);
export const denied = (message: string) => new Refusal('forbidden', message);
export const absent = (message: string) => new Refusal('not_found', message);
export const conflicting = (message: string) => new Refusal('conflict', message);

export function invalidField(field: string, message: string): Refusal {
  return new Refusal('bad_request', 'The body is not valid.', { details: [{ field, message }] });
}

export function conflictingField(field: string, message: string): Refusal {
  const summary = "The body conflicts with the portal's data.";
  return new Refusal('conflict', summary, { details: [{ field, message }] });
}

export function jsonResponse(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): PortalResponse {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
  };
}

const defaultMaxBytes = 1 << 20;
/** Maximum nesting of JSON. The contract needs less. */
const deepest = 64;

function takesBody(operation: Operation): boolean {
  return operation.body._zod.def.type !== 'undefined';
}

export async function readOperationBody(operation: Operation, request: PortalRequest) {
  if (!takesBody(operation)) return new Uint8Array();
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') {
    const headers = { 'accept-encoding': 'identity' };
    throw new Refusal('unsupported_media_type', 'Send the body uncompressed.', { headers });
  }
  const maxBytes = operation.largestBody ?? defaultMaxBytes;
  if (typeof request.body === 'function') return await request.body(maxBytes);
  const bytes = Buffer.from(request.body, 'utf8');
  if (bytes.length > maxBytes) throw tooLarge(maxBytes);
  return bytes;
}

export function tooLarge(maxBytes: number): Refusal {
  return new Refusal('payload_too_large', `The body is too large: the limit is ${maxBytes} bytes.`);
}

export function parseJson(operation: Operation, request: PortalRequest, bytes: Uint8Array) {
  if (!takesBody(operation)) return undefined;
  if (bytes.length === 0 && operation.optionalBody === true) return {};
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!/^application\/(.+\+)?json$/.test(type))
    throw badRequest('Send the body as JSON, with the header Content-Type: application/json.');
  const value = parse(bytes);
  const problem = unstorable(value);
  if (!problem) return value;
  const code = operation.invalid === 422 ? 'validation_failed' : 'bad_request';
  throw new Refusal(code, 'The body is not valid.', { details: [problem] });
}

function parse(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    const name = findRepeatedName(text);
    if (name === undefined) return value;
    throw badRequest(`The body has the name "${name}" twice in one object.`);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const reason = error instanceof SyntaxError ? error.message : 'it is not valid UTF-8';
    throw badRequest(`The body is not JSON: ${reason}.`);
  }
}

/**
 * Finds a repeated member name. JSON.parse would keep only the last one.
 * @param json valid JSON
 */
function findRepeatedName(json: string): string | undefined {
  const open: Set<string>[] = [];
  for (const [token, string, colon] of json.matchAll(
    /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}[\]]/g,
  )) {
    if (token === '{' || token === '[') open.push(new Set());
    else if (token === '}' || token === ']') open.pop();
    if (!string || !colon) continue;
    const name = String(JSON.parse(string));
    if (open.at(-1)?.has(name)) return name;
    open.at(-1)?.add(name);
  }
  return undefined;
}

/** Finds a value that is nested too deeply or contains half of a surrogate pair. */
function unstorable(value: unknown): FieldProblem | undefined {
  const pending: { readonly value: unknown; readonly path: readonly string[] }[] = [
    { value, path: [] },
  ];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value: part, path } = next;
    const field = path.join('.');
    if (typeof part === 'string' && !part.isWellFormed())
      return { field, message: 'Contains half a character (a lone surrogate).' };
    if (typeof part !== 'object' || part === null) continue;
    if (path.length >= deepest) {
      const message = `Is nested more than ${deepest} levels deep.`;
      return { field: path.slice(0, 3).join('.'), message };
    }
    for (const [key, inner] of Object.entries(part)) {
      if (!key.isWellFormed())
        return { field, message: 'Has a name that contains half a character (a lone surrogate).' };
      pending.push({ value: inner, path: [...path, key] });
    }
  }
  return undefined;
}

/**
 * Limits in bytes and ms for reading a rejected body. If the body weren't read, the connection
 * would be reset before the client gets the response.
 */
const draining = { bytes: 64 << 20, ms: 10_000 };

export function nodeHandler(core: (request: PortalRequest) => Promise<PortalResponse>): Handler {
  return async (request, response) => {
    const requestId = randomUUID();
    const answer = await core(toPortalRequest(request));
    response.writeHead(answer.status, {
      ...answer.headers,
      'content-length': Buffer.byteLength(answer.body),
      'x-request-id': requestId,
    });
    if (request.method !== 'HEAD') response.write(answer.body);
    if (!request.complete) await drain(request);
    response.end();
  };
}

function drain(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let size = 0;
    const timer = setTimeout(() => request.destroy(), draining.ms);
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > draining.bytes) request.destroy();
    });
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    request.once('end', done);
    request.once('close', done);
    request.resume();
  });
}

function toPortalRequest(request: IncomingMessage): PortalRequest {
  // Requests through a proxy have an absolute URL:
  // https://www.rfc-editor.org/rfc/rfc9112#absolute-form
  const absolute = /^https?:\/\/([^/?#]*)(.*)$/i.exec(request.url ?? '/');
  const target = absolute?.[2] || (absolute === null ? (request.url ?? '/') : '/');
  const mark = target.indexOf('?');
  const headers: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(request.headers))
    headers[name] = Array.isArray(value) ? value.join(', ') : value;
  return {
    method: request.method ?? 'GET',
    path: mark < 0 ? target : target.slice(0, mark),
    query: new URLSearchParams(mark < 0 ? '' : target.slice(mark + 1)),
    headers,
    body: (maxBytes) => collect(request, maxBytes),
    host: normalizeHostName(absolute?.[1] ?? request.headers.host ?? ''),
    client: request.socket.remoteAddress ?? '',
  };
}

/** Reads a body. If it is too large, keeps the connection open, so that the refusal arrives. */
function collect(request: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > maxBytes)
      return reject(tooLarge(maxBytes));
    const chunks: Buffer[] = [];
    let size = 0;
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= maxBytes) return;
      request.off('data', onData).pause();
      reject(tooLarge(maxBytes));
    };
    request.on('data', onData);
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', () => reject(badRequest('The body was cut off.')));
    request.once('close', () => reject(badRequest('The body was cut off.')));
  });
}
