import * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * `portal`: a user, or an application that deploys the site. `deployment`: the API token, or such
 * an application. `signature`: HMAC of the body with the shared secret.
 */
export type Auth = 'portal' | 'cloud' | 'deployment' | 'signature' | 'public';

/** Weakest first; each includes the ones before it. */
export const levels = ['viewer', 'editor', 'admin', 'owner'] as const;
export type Level = (typeof levels)[number];

export type PathParameter<Path extends string> =
  Path extends `${string}{${infer Name}}${infer Rest}` ? Name | PathParameter<Rest> : never;

/** Source for the local portal's router and the OpenAPI document. */
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
  /** Section of the specification; `decided` if the endpoint isn't there. */
  readonly spec: string;
  readonly tag: string;
  readonly auth: Auth;
  readonly level?: Level;
  /** Also allowed for the deploying application, regardless of the level (decided). */
  readonly application?: true;
  readonly query: Query;
  readonly body: Body;
  /** May be sent twice: values are absolute, or a second result is as good. */
  readonly repeatable?: true;
  /** A missing body counts as an empty object. */
  readonly optionalBody?: true;
  readonly answer: Answer;
  readonly status?: 200 | 201 | 202;
  readonly answerType?: 'application/json' | 'application/xml';
  readonly cacheControl?: string;
  /** A GET with an entity tag; writes accept it as If-Match (decided). */
  readonly etag?: true;
  /** Maximum body size in bytes. Default: 1 MiB (decided). */
  readonly largestBody?: number;
  /** For an invalid body. Default: 400. */
  readonly invalid?: 400 | 422;
}

const none = z.undefined();

interface Endpoint extends Partial<Omit<Operation, 'id' | 'method' | 'path'>> {
  /** E.g. `GET /api/sites/{siteId}`. */
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

/** Without a query or a body, none is accepted. */
export function defineOperations<const Table extends Readonly<Record<string, Endpoint>>>(
  common: Pick<Operation, 'spec' | 'tag' | 'level' | 'invalid'> & {
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

/** Spec: Errors. Not shown for 401, 422 and rate limits, so all fields are optional. */
export const PortalErrorBody = z.looseObject({
  error: z.optional(z.string()),
  message: z.optional(z.string()),
  details: z.optional(
    z.array(z.looseObject({ field: z.optional(z.string()), message: z.optional(z.string()) })),
  ),
});

export type RateClass = 'read' | 'write' | 'delete';

/** Per minute and caller. Spec: Limits. Decided: the scope, and 429 with Retry-After. */
export const rateLimits: Readonly<Record<RateClass, number>> = { read: 100, write: 30, delete: 10 };

export function getRateClass(method: string): RateClass {
  if (method === 'GET' || method === 'HEAD') return 'read';
  if (method === 'DELETE') return 'delete';
  return 'write';
}
