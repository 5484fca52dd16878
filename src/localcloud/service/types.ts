import type { IncomingMessage, ServerResponse } from 'node:http';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export interface LocalSite {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly type: 'docs' | 'spa' | 'static';
  /** URL of Production, which is served like a custom domain. */
  readonly url: string;
  /** Custom domain of Preview, if it has one. */
  readonly devUrl?: string;
  readonly repository: { readonly owner: string; readonly name: string };
  readonly azure: {
    readonly clientId: string;
    readonly tenantId: string;
    /** Azure subscription. Default: a fictional one. */
    readonly subscriptionId?: string;
    /** Application of Preview, if it has its own. */
    readonly previewClientId?: string;
  };
  /** URL and audience of the portal. All sites share one portal, which is served under each URL. */
  readonly portal: { readonly url: string; readonly audience: string };
}

/** Checkout with the initial content of a repository on the local GitHub. */
export interface LocalCheckout {
  /** Absolute path, with or without a git history. */
  readonly folder: string;
  readonly branch: string;
}

/**
 * A recorded request. Its headers include credentials, which tests check and which are never
 * printed.
 */
export interface RecordedRequest {
  /** Time of arrival in ISO 8601 and UTC. */
  readonly at: string;
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Body, if it is text, e.g. JSON or a form, unless its `content-length` exceeds 4 MiB. */
  readonly body: string | undefined;
  /** Status of the response; `undefined` until it is complete, or if it was cut off. */
  readonly status: number | undefined;
}

/** A review or comment on a pull request, as reported by GitHub. */
export interface FoundReview {
  readonly author: string;
  readonly at: string;
  /**
   * Whether this is an approval and still its author's latest verdict. `false` if it was dismissed,
   * or if its author has since been asked for another review.
   */
  readonly approves: boolean;
  /**
   * Whether the author has write access and wrote neither the pull request nor its commits, unless
   * the site config allows self-approval.
   */
  readonly mayApprove: boolean;
  /**
   * Logins of people with write access whose latest verdict on the pull request is "Request
   * changes".
   */
  readonly objections: readonly string[];
}
