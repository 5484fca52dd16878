import type * as z from 'zod/mini';
import type { PathParameter } from '../../contracts/portal/operation.ts';
import type { operations } from '../../contracts/portal/operations/operations.ts';

type Operations = typeof operations;

/** Name of an endpoint in the contract. */
export type OperationId = keyof Operations;

/** Response of an endpoint, including unknown fields. */
export type PortalAnswer<Id extends OperationId> = z.output<Operations[Id]['answer']>;

type Query<Id extends OperationId> = z.output<Operations[Id]['query']>;
type Body<Id extends OperationId> = z.input<Operations[Id]['body']>;

/** Parameters of an endpoint's path, and its query and body if it takes any. */
export type CallInput<Id extends OperationId> = Readonly<
  Record<PathParameter<Operations[Id]['path']>, string>
> &
  (Query<Id> extends undefined ? unknown : { readonly query?: Partial<Query<Id>> }) &
  (Body<Id> extends undefined ? unknown : { readonly body: Body<Id> });

/** Options of every call. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /**
   * Entity tag from reading the record: if it has changed since, the portal refuses to replace it
   * with status 412.
   */
  readonly ifMatch?: string;
  /**
   * Host name of the site, for the public runtime APIs; if absent, the portal's URL must identify a
   * single site. Over HTTPS, the same name is used for SNI, so the server must have a matching
   * certificate.
   */
  readonly host?: string;
  /** For deployment reports: calls with the same key count as one. */
  readonly idempotencyKey?: string;
  /** Headers that the repository host signs its events with. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A record with the entity tag for `ifMatch`; absent if the portal doesn't return one. */
export interface Tagged<Value> {
  readonly value: Value;
  readonly etag: string | undefined;
  /** The response's `Date` header. */
  readonly date: string | undefined;
}

/** A response and its freshness lifetime in ms. */
export interface Cacheable<Value> {
  readonly value: Value;
  readonly freshMs: number;
}
