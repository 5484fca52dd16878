import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * What a caller has to show. Spec: Authentication.
 * - `portal`: bearer token of a user, or of an application for the sites that it may deploy (decided: the spec does not
 *   show it)
 * - `cloud`: bearer cloud access token
 * - `deployment`: the API token as bearer (decided), or a cloud access token for the sites that it may deploy (decided)
 * - `signature`: HMAC of the body with the shared secret
 * - `public`: nothing
 */
export type Auth = 'portal' | 'cloud' | 'deployment' | 'signature' | 'public';

/** Permission levels, the weakest first; each may do what those before it may. Spec: Site permission levels. */
export const levels = ['viewer', 'editor', 'admin', 'owner'] as const;
export type Level = (typeof levels)[number];

/** Names in braces of a path template. */
export type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;

/** One endpoint. The local portal's router and the OpenAPI document are made from these. */
export interface Operation<
  Path extends string = string,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly id: string;
  readonly method: Method;
  /** Relative to the base URL; parameters in braces. */
  readonly path: Path;
  readonly summary: string;
  /** Section of the specification; `decided` where it shows no such endpoint. */
  readonly spec: string;
  /** Group of endpoints in the documentation. */
  readonly tag: string;
  readonly auth: Auth;
  /** The weakest level that may call it, where it is about one site. */
  readonly level?: Level;
  /** The application that deploys the site may call it, too, whatever the level: what automation does (decided). */
  readonly application?: true;
  readonly query: Query;
  readonly body: Body;
  /** A call without a body is one with an empty object. */
  readonly optionalBody?: true;
  readonly answer: Answer;
  readonly status?: 200 | 201 | 202;
  readonly answerType?: 'application/json' | 'application/xml';
  /** Header of a successful answer. */
  readonly cacheControl?: string;
  /** A GET that answers an entity tag; writes to the same path take it as If-Match (decided). */
  readonly etag?: true;
  /** Largest body in bytes. Default: 1 MiB (decided). */
  readonly largestBody?: number;
  /** Status of a body that does not meet its schema. Default 400; the SEO endpoints say 422. */
  readonly invalid?: 400 | 422;
}

/** States an operation with the types of its parts kept. */
export function operation<
  const Path extends string,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
>(parts: Operation<Path, Query, Body, Answer>): Operation<Path, Query, Body, Answer> {
  return parts;
}
