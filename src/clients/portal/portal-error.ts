import * as z from 'zod/mini';
import { PortalErrorBody } from '../../contracts/portal/error.ts';
import type { HttpResponse } from '../../shared/http/client.ts';
import { redirectOf } from '../../shared/http/redirect.ts';
import { parseRetryAfter } from '../../shared/http/retry.ts';
import { isObject } from '../../shared/json.ts';
import { plainText } from '../../shared/plain-text.ts';

/** How much of an answer is repeated, in characters. */
const longest = 1_000;

/** A field that the portal has refused. */
export interface RefusedField {
  readonly field?: string;
  readonly message?: string;
}

/**
 * An answer of the portal that is not a success; `status` tells what kind. Spec: Errors; 409 and 412, which it does not
 * show, are the local portal's: for a record whose state does not allow it, and for one that has changed since it was
 * read.
 */
export class PortalError extends Error {
  override readonly name = 'PortalError';
  /** Method and path. */
  readonly call: string;
  readonly status: number;
  /** The portal's code, such as `forbidden`; its shape is not shown for every status. */
  readonly code: string | undefined;
  /** What the portal itself said, on one line. */
  readonly said: string | undefined;
  /** The fields that failed. */
  readonly details: readonly RefusedField[];
  readonly requestId: string | undefined;
  /** Milliseconds after which the portal wants to be asked again, where it said so. */
  readonly retryAfter: number | undefined;
  /** Where a redirect leads, without its query; the client follows none. */
  readonly location: string | undefined;

  /**
   * @param call method and path
   * @param now milliseconds since the epoch, for a `Retry-After` that is a date
   */
  constructor(call: string, response: HttpResponse, now: number) {
    const body = z.safeParse(PortalErrorBody, response.json);
    const said = body.success ? (body.data.message ?? body.data.error)?.slice(0, longest) : undefined;
    const next = redirectOf(response, response.url);
    const location = next && next.origin + next.pathname;
    const parts = [location && `a redirect to ${location}`, said && plainText(said)].filter((part) => part);
    super(`${call}: ${[`status ${response.status}`, ...parts].join(', ')}`);
    this.call = call;
    this.status = response.status;
    this.code = body.success ? body.data.error : undefined;
    this.said = said && plainText(said);
    this.details = (body.success ? body.data.details : undefined) ?? [];
    this.requestId = response.requestId && plainText(response.requestId);
    const retryAfter = response.headers['retry-after'];
    this.retryAfter = retryAfter ? parseRetryAfter(retryAfter, now) : undefined;
    this.location = location;
  }
}

/** An answer of the portal whose status is fine but whose body is not what the contract says. */
export class PortalAnswerError extends Error {
  override readonly name = 'PortalAnswerError';

  /** @param problems which fields are not as expected, without their values */
  constructor(call: string, response: HttpResponse, problems: readonly string[] = []) {
    const type = response.headers['content-type'] ?? 'no content type';
    const { json } = response;
    const fields = isObject(json) ? Object.keys(json).join(', ') : undefined;
    const found = fields === undefined ? 'not an object' : `with the fields: ${fields || 'none'}`;
    const wrong = problems.length === 0 ? '' : ` (${problems.join('; ')})`;
    // Names only: a body of an unknown shape may hold a token.
    super(plainText(`${call}: status ${response.status}, ${type}, ${found}${wrong}`.slice(0, longest)));
  }
}
