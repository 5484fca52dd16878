import type { IncomingMessage, ServerResponse } from 'node:http';

/** One service of the local cloud: the same handler runs in process and behind the gateway. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** A site that the local cloud hosts and its portal knows. */
export interface LocalSite {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly type: 'docs' | 'spa' | 'static';
  /** Production address; its host name is routed to the site's Production hosting, as a custom domain is. */
  readonly url: string;
  /** Address of its Preview, where that has one of its own besides the platform's. */
  readonly devUrl?: string;
  readonly repository: { readonly owner: string; readonly name: string };
  /** The application that may deploy it. */
  readonly azure: { readonly clientId: string; readonly tenantId: string };
  /** Address and application (audience) of the portal that manages it. All sites of one local cloud share them. */
  readonly portal: { readonly url: string; readonly audience: string };
}

/** A request as the gateway saw it. Credentials in headers are kept: tests assert on them; they are never printed. */
export interface RecordedRequest {
  /** When it arrived, as of ISO 8601 in UTC. */
  readonly at: string;
  readonly method: string;
  readonly host: string;
  /** Without the query. */
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Text of a body that is JSON, a form or text; `undefined` for others. */
  readonly body: string | undefined;
  /** Status of the answer; `undefined` when the connection was closed without one. */
  readonly status: number | undefined;
}
