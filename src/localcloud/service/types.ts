import type { IncomingMessage, ServerResponse } from 'node:http';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export interface LocalSite {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly type: 'docs' | 'spa' | 'static';
  /** URL of Production, served like a custom domain. */
  readonly url: string;
  /** Preview's own domain in addition to the platform's, if it has one. */
  readonly devUrl?: string;
  readonly repository: { readonly owner: string; readonly name: string };
  readonly azure: {
    readonly clientId: string;
    readonly tenantId: string;
    /** Default: the fixtures' subscription. */
    readonly subscriptionId?: string;
    /** Set if Preview has its own application. */
    readonly previewClientId?: string;
  };
  /** Address and audience, which all sites of a local cloud share. */
  readonly portal: { readonly url: string; readonly audience: string };
}

/** A checkout that provides the initial content of a local GitHub repository. */
export interface LocalCheckout {
  /** Absolute path, with or without a git history. */
  readonly folder: string;
  readonly branch: string;
}

/** Includes headers with credentials, because tests check them. They are never printed. */
export interface RecordedRequest {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Set if the body is JSON, a form or text. */
  readonly body: string | undefined;
  /** `undefined` if the connection was closed without a response. */
  readonly status: number | undefined;
}

/** A review or comment on a pull request, as reported by GitHub. */
export interface FoundReview {
  readonly author: string;
  readonly at: string;
  /**
   * Whether this is its author's latest verdict, and approves. Never true if it was edited or
   * dismissed.
   */
  readonly approves: boolean;
  /** Whether the author has write access and contributed no commit to the pull request. */
  readonly mayApprove: boolean;
  /** People with write access whose latest verdict on the pull request is "Request changes". */
  readonly objections: readonly string[];
}
