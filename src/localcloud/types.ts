import type { IncomingMessage, ServerResponse } from 'node:http';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export interface LocalSite {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly type: 'docs' | 'spa' | 'static';
  /** Its host name is routed to Production, like a custom domain. */
  readonly url: string;
  /** Its own domain, if it has one besides the platform's. */
  readonly devUrl?: string;
  readonly repository: { readonly owner: string; readonly name: string };
  readonly azure: {
    readonly clientId: string;
    readonly tenantId: string;
    /** If Preview has an application of its own. */
    readonly previewClientId?: string;
  };
  /** Address and audience. Shared by all sites of a local cloud. */
  readonly portal: { readonly url: string; readonly audience: string };
}

/** The checkout that provides a local GitHub repository's initial content. */
export interface LocalCheckout {
  /** Absolute path; with or without a history. */
  readonly folder: string;
  readonly branch: string;
}

/** Includes credentials in headers, because tests assert on them; they are never printed. */
export interface RecordedRequest {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** If it is JSON, a form or text. */
  readonly body: string | undefined;
  /** `undefined` if closed without a response. */
  readonly status: number | undefined;
}

/** A review or comment on a pull request, as its host confirms it. */
export interface FoundReview {
  readonly author: string;
  readonly at: string;
  readonly approves: boolean;
  /** Has write access, and wrote no commit of the pull request. */
  readonly mayApprove: boolean;
}
