import type { HttpResponse } from '../../shared/http/client.ts';
import { describeContentType } from '../../shared/http/content-type.ts';
import { findRedirect } from '../../shared/http/redirect.ts';
import { parseRetryAfter } from '../../shared/http/retry.ts';
import { asText, isObject, toObject } from '../../shared/json.ts';
import { plainText } from '../../shared/plain-text.ts';

const maxLength = 1_000;

/**
 * An error response from the portal, or a response to a change with `success: false`. Spec: Errors.
 * The spec doesn't define some statuses, e.g. 409 and 412.
 */
export class PortalError extends Error {
  override readonly name = 'PortalError';
  readonly call: string;
  readonly status: number;
  /** Error code, e.g. `forbidden`. The spec doesn't define one for every status. */
  readonly code: string | undefined;
  readonly portalMessage: string | undefined;
  readonly details: readonly {
    readonly field: string | undefined;
    readonly message: string | undefined;
  }[];
  /** Whether an earlier attempt got no response, but may have caused this refusal. */
  readonly isRepetition: boolean;
  readonly requestId: string | undefined;
  /** Pause in ms that the portal asks for (`Retry-After`). */
  readonly retryAfter: number | undefined;
  /** Target of a redirect, without its query. The client doesn't follow redirects. */
  readonly location: string | undefined;

  constructor(call: string, response: HttpResponse, now: number) {
    // Read each field separately, because any of them may be null or have an unexpected type.
    const { error, message, details } = toObject(response.json);
    const code = asText(error);
    const text = (asText(message) ?? code)?.slice(0, maxLength);
    const portalMessage = text && plainText(text);
    const next = findRedirect(response, response.url);
    const location = next && next.origin + next.pathname;
    const parts = [
      `status ${response.status}`,
      response.ok && 'success: false',
      location && `a redirect to ${location}`,
      portalMessage,
    ];
    super(`${call}: ${parts.filter(Boolean).join(', ')}`);
    this.call = call;
    this.status = response.status;
    this.code = code;
    this.portalMessage = portalMessage;
    this.details = (Array.isArray(details) ? details : []).map(toObject).map((item) => ({
      field: asText(item.field),
      message: asText(item.message),
    }));
    this.isRepetition = response.isRepetition ?? false;
    this.requestId = response.requestId && plainText(response.requestId);
    const portalNow = Date.parse(response.headers.date ?? '') || now;
    this.retryAfter = parseRetryAfter(response.headers['retry-after'] ?? '', portalNow);
    this.location = location;
  }
}

/** Thrown if the body of a successful response doesn't match the contract. */
export class PortalAnswerError extends Error {
  override readonly name = 'PortalAnswerError';

  constructor(call: string, response: HttpResponse, problems: readonly string[] = []) {
    const type = describeContentType(response);
    const { json } = response;
    let found = 'not an object';
    if (isObject(json)) found = `with the fields: ${Object.keys(json).join(', ') || 'none'}`;
    const wrong = problems.length === 0 ? '' : ` (${problems.join('; ')})`;
    // List only names, because the body may contain a token.
    const text = `${call}: status ${response.status}, ${type}, ${found}${wrong}`;
    super(plainText(text.slice(0, maxLength)));
  }
}
