import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { AnswerChange } from './fault.ts';

/** A service's answer that hasn't been sent yet. */
export interface CapturedAnswer {
  readonly status: number;
  /** Without the headers for the body's length. */
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Captures writes to a response instead of sending them.
 * @returns the complete answer; the response is then restored, and later writes are sent
 */
export function captureAnswer(response: ServerResponse): Promise<CapturedAnswer> {
  const { write, end, writeHead } = response;
  const chunks: Buffer[] = [];
  const keep = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encoding as BufferEncoding));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  return new Promise((resolve) => {
    response.writeHead = ((status: number, ...rest: readonly unknown[]) => {
      response.statusCode = status;
      const headers = rest.find((value) => typeof value === 'object' && value !== null) ?? {};
      for (const [name, value] of Object.entries(headers))
        if (value !== undefined) response.setHeader(name, value);
      return response;
    }) as typeof writeHead;
    response.write = ((chunk: unknown, ...rest: readonly unknown[]) => {
      keep(chunk, typeof rest[0] === 'string' ? rest[0] : undefined);
      for (const done of rest) if (typeof done === 'function') done();
      return true;
    }) as typeof write;
    response.end = ((...rest: readonly unknown[]) => {
      keep(rest[0], typeof rest[1] === 'string' ? rest[1] : undefined);
      Object.assign(response, { write, end, writeHead });
      for (const name of ['content-length', 'transfer-encoding']) response.removeHeader(name);
      resolve({
        status: response.statusCode,
        headers: response.getHeaders(),
        body: Buffer.concat(chunks),
      });
      return response;
    }) as typeof end;
  });
}

/** Applies a fault to a service's answer. */
export function changeAnswer(
  { status, headers, body }: CapturedAnswer,
  how: AnswerChange,
): CapturedAnswer {
  if (how === 'empty') return { status, headers, body: Buffer.alloc(0) };
  if (how === 'no content') {
    const { 'content-type': _, ...others } = headers;
    return { status: 204, headers: others, body: Buffer.alloc(0) };
  }
  if (how === 'truncated')
    return { status, headers, body: body.subarray(0, Math.floor(body.length / 2)) };
  return { status, headers, body: Buffer.from(JSON.stringify(changedValue(jsonOf(body), how))) };
}

function changedValue(
  value: unknown,
  how: Exclude<AnswerChange, 'empty' | 'no content' | 'truncated'>,
): unknown {
  switch (how) {
    case 'null':
      return null;
    case 'array':
      return [];
    case 'text':
      return 'done';
    case 'no members':
      return {};
    case 'wrong types':
      return otherTypes(value);
    case 'odd objects':
      return oddObjects(value);
    case 'other spelling':
      return otherSpelling(value);
  }
}

function jsonOf(body: Buffer): unknown {
  const text = body.toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Changes the type of every value; objects keep their members. */
function otherTypes(value: unknown): unknown {
  if (typeof value === 'string') return 7;
  if (typeof value === 'number') return 'seven';
  if (typeof value === 'boolean') return 'yes';
  if (value === null) return [];
  if (Array.isArray(value)) return { 0: value.length };
  return mapMembers(value, (name) => name, otherTypes);
}

/** Replaces every text by an object that can't be converted to a string. */
function oddObjects(value: unknown): unknown {
  if (typeof value === 'string') return { toString: 1, valueOf: null };
  if (Array.isArray(value)) return value.map(oddObjects);
  return mapMembers(value, (name) => name, oddObjects);
}

/** Swaps `member` and `Member`. */
function otherSpelling(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(otherSpelling);
  if (typeof value !== 'object' || value === null) return value;
  const turned = (letter: string) => {
    if (letter === letter.toUpperCase()) return letter.toLowerCase();
    return letter.toUpperCase();
  };
  return mapMembers(value, (name) => turned(name.charAt(0)) + name.slice(1), otherSpelling);
}

function mapMembers(
  value: unknown,
  name: (name: string) => string,
  inner: (value: unknown) => unknown,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [name(key), inner(member)]),
  );
}
