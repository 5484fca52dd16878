import type { IncomingMessage, ServerResponse } from 'node:http';

/** A service of the local cloud: the same handler runs in process and behind the gateway. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** A site that the local cloud hosts and its portal manages. */
export interface LocalSite {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly type: 'docs' | 'spa' | 'static';
  /**
   * Production address; its host name is routed to the site's Production hosting, like a custom
   * domain.
   */
  readonly url: string;
  /** Preview address, if it has one besides the platform's. */
  readonly devUrl?: string;
  readonly repository: { readonly owner: string; readonly name: string };
  /** The application that may deploy the site. */
  readonly azure: { readonly clientId: string; readonly tenantId: string };
  /**
   * Address and application (audience) of the portal that manages the site. Shared by all sites of
   * a local cloud.
   */
  readonly portal: { readonly url: string; readonly audience: string };
}

/**
 * A request as seen by the gateway. Includes credentials in headers, because tests assert on them;
 * they are never printed.
 */
export interface RecordedRequest {
  /** Time of arrival: ISO 8601, UTC. */
  readonly at: string;
  readonly method: string;
  readonly host: string;
  /** Without the query. */
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Body, if it is JSON, a form or text; otherwise `undefined`. */
  readonly body: string | undefined;
  /** Response status; `undefined` if the connection was closed without a response. */
  readonly status: number | undefined;
}
