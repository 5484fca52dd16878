import type * as z from 'zod/mini';
import type { PathParameter } from '../../contracts/portal/operation.ts';
import type { operations } from '../../contracts/portal/operations/operations.ts';

type PortalSignatures = {
  readonly [Id in keyof typeof operations]: {
    readonly path: (typeof operations)[Id]['path'];
    readonly query: z.output<(typeof operations)[Id]['query']>;
    readonly body: z.input<(typeof operations)[Id]['body']>;
    readonly answer: z.output<(typeof operations)[Id]['answer']>;
  };
};

export type OperationId = keyof PortalSignatures;

export type PortalAnswer<Id extends OperationId> = PortalSignatures[Id]['answer'];

type Query<Id extends OperationId> = PortalSignatures[Id]['query'];
type Body<Id extends OperationId> = PortalSignatures[Id]['body'];

export type CallInput<Id extends OperationId> = Readonly<
  Record<PathParameter<PortalSignatures[Id]['path']>, string>
> &
  (Query<Id> extends undefined ? unknown : { readonly query?: Partial<Query<Id>> }) &
  (Body<Id> extends undefined ? unknown : { readonly body: Body<Id> });

export interface CallOptions {
  readonly signal?: AbortSignal;
  /**
   * Entity tag of the record that was read. If the record has changed since, the portal responds
   * with 412.
   */
  readonly ifMatch?: string;
  /**
   * The site's host name, if the URL of a public runtime API has a different host. Also sent as
   * SNI.
   */
  readonly host?: string;
  /** Key of a deployment report. The portal records reports with the same key only once. */
  readonly idempotencyKey?: string;
  /** Headers with which the repository host signs a webhook event. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A value with the response's entity tag (for `ifMatch`) and date, if the portal sends them. */
export interface Tagged<Value> {
  readonly value: Value;
  readonly etag: string | undefined;
  readonly date: string | undefined;
}
