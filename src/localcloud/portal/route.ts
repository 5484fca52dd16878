import type * as z from 'zod/mini';
import type { Operation, PathParameter } from '../../contracts/portal/operation.ts';
import { parseJson } from './body.ts';
import type { Caller } from './credentials.ts';
import { fieldProblems, ownTexts } from './field-problems.ts';
import { jsonResponse, type PortalRequest, type PortalResponse, Refusal } from './message.ts';
import type { SiteRow } from './store/sites.ts';

export interface RawCall {
  readonly request: PortalRequest;
  readonly caller: Caller | undefined;
  readonly parameters: Readonly<Record<string, string>>;
  readonly site: SiteRow | undefined;
  readonly bytes: Uint8Array;
  readonly prepared?: unknown;
}

export interface Call<Path extends string, Query, Body>
  extends Omit<RawCall, 'parameters' | 'site'> {
  readonly parameters: Readonly<Record<PathParameter<Path>, string>>;
  readonly site: Path extends `${string}{siteId}${string}` ? SiteRow : undefined;
  readonly query: Query;
  readonly body: Body;
}

export interface Reply<Body> {
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Route {
  readonly operation: Operation;
  /** Runs before the transaction. */
  prepare?: ((call: RawCall) => Promise<unknown>) | undefined;
  answer(call: RawCall): PortalResponse;
}

/** Handlers are synchronous: each is one transaction. */
export function route<
  Path extends string,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
>(
  operation: Operation<Path, Query, Body, Answer>,
  handler: (call: Call<Path, z.output<Query>, z.output<Body>>) => Reply<z.input<Answer>>,
  prepare?: (call: RawCall) => Promise<unknown>,
): Route {
  return {
    operation,
    prepare,
    answer(rawCall) {
      const { request, bytes } = rawCall;
      const sent = parseQuery(operation, request);
      const query = check(operation.query, sent, 'bad_request', 'The query is not valid.');
      const refusal = operation.invalid === 422 ? 'validation_failed' : 'bad_request';
      const json = parseJson(operation, request, bytes);
      const body = check(operation.body, json, refusal, 'The body is not valid.');
      const call = { ...rawCall, query, body } as Call<Path, z.output<Query>, z.output<Body>>;
      return toResponse(operation, handler(call));
    },
  };
}

function toResponse(operation: Operation, reply: Reply<unknown>): PortalResponse {
  const { status = 200, answerType = 'application/json' } = operation;
  if (answerType === 'application/json') return jsonResponse(status, reply.body, reply.headers);
  const headers = { 'content-type': `${answerType}; charset=utf-8`, ...reply.headers };
  return { status, headers, body: String(reply.body) };
}

function check<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  code: 'bad_request' | 'validation_failed',
  message: string,
): z.output<Schema> {
  const result = schema.safeParse(value, ownTexts);
  if (result.success) return result.data;
  throw new Refusal(code, message, { details: fieldProblems(result.error, value) });
}

function parseQuery(operation: Operation, request: PortalRequest): unknown {
  if (operation.query._zod.def.type === 'undefined') return undefined;
  return Object.fromEntries(request.query);
}
