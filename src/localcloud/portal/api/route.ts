import type * as z from 'zod/mini';
import type { Operation, PathParameter } from '../../../contracts/portal/operation.ts';
import { operations } from '../../../contracts/portal/operations/operations.ts';
import type { SiteRow } from '../store/sites.ts';
import type { Caller } from './credentials.ts';
import {
  type FieldProblem,
  jsonResponse,
  type PortalRequest,
  type PortalResponse,
  parseJson,
  Refusal,
} from './message.ts';

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

export interface Route {
  readonly operation: Operation;
  /** Does asynchronous work before the transaction. */
  prepare?: ((call: RawCall) => Promise<unknown>) | undefined;
  answer(call: RawCall): PortalResponse;
}

type Handler<Wanted> =
  Wanted extends Operation<infer Path, infer Query, infer Body, infer Answer>
    ? (call: Call<Path, z.output<Query>, z.output<Body>>) => z.input<Answer>
    : never;

type ResponseHeaders = Readonly<Record<string, string>>;
type OperationName = keyof typeof operations;

/** Handlers by operation. They are synchronous, and each runs in one transaction. */
type Handlers = { readonly [Name in OperationName]?: Handler<(typeof operations)[Name]> };

/**
 * Defines routes.
 * @param headers headers of all responses
 */
export function routes(
  handlers: Handlers,
  preparations: Readonly<Partial<Record<OperationName, Route['prepare']>>> = {},
  headers: ResponseHeaders = {},
): Route[] {
  const entries = Object.entries(handlers) as [OperationName, (call: object) => unknown][];
  return entries.map(([name, handler]) => {
    const operation: Operation = operations[name];
    return {
      operation,
      prepare: preparations[name],
      answer(rawCall) {
        const { request, bytes } = rawCall;
        const query = readQuery(operation, request);
        const refusal = operation.invalid === 422 ? 'validation_failed' : 'bad_request';
        const json = parseJson(operation, request, bytes);
        const body = check(operation.body, json, refusal, 'The body is not valid.');
        return toResponse(operation, handler({ ...rawCall, query, body }), headers);
      },
    };
  });
}

function toResponse(operation: Operation, body: unknown, headers: ResponseHeaders): PortalResponse {
  const { status = 200, answerType = 'application/json' } = operation;
  if (answerType === 'application/json') return jsonResponse(status, body, headers);
  const type = { 'content-type': `${answerType}; charset=utf-8` };
  return { status, headers: { ...type, ...headers }, body: String(body) };
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

/** Reads the query, without parameters that the operation doesn't define. */
export function readQuery(operation: Operation, request: PortalRequest): unknown {
  const hasNone = operation.query._zod.def.type === 'undefined';
  const sent = hasNone ? undefined : Object.fromEntries(request.query);
  return check(operation.query, sent, 'bad_request', 'The query is not valid.');
}

type Issue = z.core.$ZodIssue;

/** Returns one problem per invalid field, and one per unknown field. */
export function fieldProblems(error: z.core.$ZodError, value: unknown): FieldProblem[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code !== 'unrecognized_keys')
      return [{ field: path.join('.'), message: describe(issue, value) }];
    return issue.keys.map((key) => ({
      field: [...path, key].join('.'),
      message: 'This field is unknown.',
    }));
  });
}

/** Message of checks that define no message. */
const unspecific = 'Invalid input';
/** Overrides messages that another package may have set globally in Zod. */
export const ownTexts = { error: () => unspecific };

function describe(issue: Issue, value: unknown): string {
  if (!isPresent(value, issue.path)) return 'This field is required.';
  if (issue.message !== unspecific) return issue.message;
  switch (issue.code) {
    case 'too_small':
      if (Number(issue.minimum) === 1 && issue.origin === 'string') return 'Must not be empty.';
      return formatSize(issue.origin, issue.minimum, issue.inclusive ? 'at least' : 'more than');
    case 'too_big':
      return formatSize(issue.origin, issue.maximum, issue.inclusive ? 'at most' : 'less than');
    case 'invalid_value':
      return `Must be ${listNames(issue.values.map(String))}.`;
    case 'invalid_type':
      return `Must be ${typeNames[issue.expected] ?? issue.expected}.`;
    case 'invalid_format':
      return `Must be a valid ${issue.format}.`;
    case 'invalid_key':
      return `Has an invalid name: ${issue.issues[0]?.message ?? 'unknown'}`;
    default:
      return 'Has a value that is not allowed here.';
  }
}

function isPresent(value: unknown, path: readonly PropertyKey[]): boolean {
  let found = value;
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return false;
    found = Reflect.get(found, key);
  }
  return found !== undefined;
}

const units: Readonly<Record<string, string>> = {
  string: 'characters',
  array: 'items',
  set: 'items',
  map: 'entries',
};

function formatSize(origin: string, limit: number | bigint, how: string): string {
  const unit = units[origin];
  const number = limit.toLocaleString('en');
  if (!unit) return `Must be ${how} ${number}.`;
  return `Must have ${how} ${number} ${unit}.`;
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

function listNames(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
