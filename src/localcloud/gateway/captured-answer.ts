import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { AnswerChange } from './fault.ts';

export interface CapturedAnswer {
  readonly status: number;
  /** Without the headers for the body's length. */
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** @returns the complete answer; the response is then restored, and later writes are sent */
export function captureAnswer(response: ServerResponse): Promise<CapturedAnswer> {
  const { write, end, writeHead } = response;
  const chunks: Buffer[] = [];
  const capture = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encoding as BufferEncoding));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  return new Promise((resolve) => {
    response.writeHead = ((status: number, ...parameters: readonly unknown[]) => {
      response.statusCode = status;
      const headers = parameters.find((value) => typeof value === 'object' && value !== null) ?? {};
      for (const [name, value] of Object.entries(headers))
        if (value !== undefined) response.setHeader(name, value);
      return response;
    }) as typeof writeHead;
    response.write = ((chunk: unknown, ...parameters: readonly unknown[]) => {
      capture(chunk, typeof parameters[0] === 'string' ? parameters[0] : undefined);
      for (const done of parameters) if (typeof done === 'function') done();
      return true;
    }) as typeof write;
    response.end = ((...parameters: readonly unknown[]) => {
      capture(parameters[0], typeof parameters[1] === 'string' ? parameters[1] : undefined);
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

export function changeAnswer(capturedAnswer: CapturedAnswer, how: AnswerChange): CapturedAnswer {
  const { status, headers, body } = capturedAnswer;
  const { 'content-type': _, ...remainingHeaders } = headers;
  switch (how) {
    case 'empty':
      return { status, headers, body: Buffer.alloc(0) };
    case 'no content':
      return { status: 204, headers: remainingHeaders, body: Buffer.alloc(0) };
    case 'truncated':
      return { status, headers, body: body.subarray(0, Math.floor(body.length / 2)) };
    default:
      return { status, headers, body: Buffer.from(JSON.stringify(changes[how](parseJson(body)))) };
  }
}

const changes = {
  null: () => null,
  array: () => [],
  text: () => 'done',
  'no members': () => ({}),
  'wrong types': changeTypes,
  'odd objects': oddObjects,
  'other spelling': changeSpelling,
};

function parseJson(body: Buffer): unknown {
  const text = body.toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function changeTypes(value: unknown): unknown {
  if (typeof value === 'string') return 7;
  if (typeof value === 'number') return 'seven';
  if (typeof value === 'boolean') return 'yes';
  if (value === null) return [];
  if (Array.isArray(value)) return { 0: value.length };
  return mapMembers(value, (name) => name, changeTypes);
}

/** Replaces texts by objects that can't be converted to a string. */
function oddObjects(value: unknown): unknown {
  if (typeof value === 'string') return { toString: 1, valueOf: null };
  if (Array.isArray(value)) return value.map(oddObjects);
  return mapMembers(value, (name) => name, oddObjects);
}

/** Swaps `member` and `Member`. */
function changeSpelling(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(changeSpelling);
  const turned = (letter: string) =>
    letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();
  return mapMembers(value, (name) => turned(name.charAt(0)) + name.slice(1), changeSpelling);
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
