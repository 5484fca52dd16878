import * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Credential of an operation. `portal`: the token of a user or of the application that deploys the
 * site. `cloud`: only the application's token. `deployment`: the API token or the application's
 * token. `signature`: an HMAC of the body with the shared secret.
 */
export type Auth = 'portal' | 'cloud' | 'deployment' | 'signature' | 'public';

/** Access levels, lowest first. Each includes the previous ones. */
export const levels = ['viewer', 'editor', 'admin', 'owner'] as const;
export type Level = (typeof levels)[number];

export type PathParameter<Path extends string> =
  Path extends `${string}{${infer Name}}${infer Rest}` ? Name | PathParameter<Rest> : never;

/**
 * An operation of the portal. The local portal's router uses the operations, and the OpenAPI
 * document is generated from them.
 */
export interface Operation<
  Path extends string = string,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly id: string;
  readonly method: Method;
  readonly path: Path;
  readonly summary: string;
  /** Section of the spec. Starts with `decided` if the spec doesn't define the endpoint. */
  readonly spec: string;
  readonly tag: string;
  readonly auth: Auth;
  readonly level?: Level;
  /**
   * Whether the deploying application may call it, regardless of level. The spec doesn't define
   * this.
   */
  readonly application?: true;
  readonly query: Query;
  readonly body: Body;
  /** Whether a retry is safe: the request sets absolute values, or repeating it does no harm. */
  readonly repeatable?: true;
  /** Whether a missing body counts as an empty object. */
  readonly optionalBody?: true;
  readonly answer: Answer;
  readonly status?: 200 | 201 | 202;
  readonly answerType?: 'application/json' | 'application/xml';
  readonly cacheControl?: string;
  /**
   * Whether GET returns an entity tag that writes accept as If-Match. The spec doesn't define this.
   */
  readonly etag?: true;
  /** Whether changes to the record are stored with their author. The spec doesn't define this. */
  readonly history?: true;
  /** Maximum size of the body in bytes. Default: 1 MiB. The spec doesn't define this. */
  readonly largestBody?: number;
  /** Status of the response to an invalid body. Default: 400. */
  readonly invalid?: 400 | 422;
}

const none = z.undefined();

interface Endpoint extends Partial<Omit<Operation, 'id' | 'method' | 'path'>> {
  /** Method and path, e.g. `GET /api/sites/{siteId}`. */
  readonly call: `${Method} /${string}`;
  readonly summary: string;
  readonly answer: z.ZodMiniType;
}

type Taken<Schema> = Schema extends z.ZodMiniType ? Schema : typeof none;

type Operations<Table extends Readonly<Record<string, Endpoint>>> = {
  readonly [Id in keyof Table]: Operation<
    Table[Id]['call'] extends `${Method} ${infer Path}` ? Path : never,
    Taken<Table[Id]['query']>,
    Taken<Table[Id]['body']>,
    Table[Id]['answer']
  >;
};

/**
 * Completes a table of operations with ids and common fields. An operation accepts a query or a
 * body only if it has a schema for it.
 */
export function defineOperations<const Table extends Readonly<Record<string, Endpoint>>>(
  common: Pick<Operation, 'spec' | 'tag' | 'level' | 'invalid' | 'etag'> & {
    readonly auth?: Operation['auth'];
  },
  table: Table,
): Operations<Table> {
  const complete = Object.entries(table).map(([id, { call, ...parts }]) => {
    const [method, path] = call.split(' ');
    return [id, { query: none, body: none, ...common, ...parts, id, method, path }];
  });
  return Object.fromEntries(complete);
}

/** Statuses by error code. Spec: Errors. The spec doesn't define most of the codes. */
export const errorStatuses = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  precondition_failed: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  rate_limited: 429,
  internal: 500,
  storage_full: 507,
} as const;
export type PortalErrorCode = keyof typeof errorStatuses;

/**
 * Body of an error. Spec: Errors. The spec doesn't show it for 401, 422 and rate limits, so all
 * fields are optional.
 */
export const PortalErrorBody = z.looseObject({
  error: z.optional(z.string()),
  message: z.optional(z.string()),
  details: z.optional(
    z.array(z.looseObject({ field: z.optional(z.string()), message: z.optional(z.string()) })),
  ),
});

export type RateClass = 'read' | 'write' | 'delete';

/**
 * Maximum number of calls per minute and caller. Spec: Limits. The spec doesn't define their scope
 * or Retry-After.
 */
export const rateLimits: Readonly<Record<RateClass, number>> = { read: 100, write: 30, delete: 10 };

export function getRateClass(method: string): RateClass {
  if (method === 'GET' || method === 'HEAD') return 'read';
  if (method === 'DELETE') return 'delete';
  return 'write';
}
