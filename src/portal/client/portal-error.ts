import * as z from 'zod/mini';
import type { HttpResponse } from '../../shared/http/client.ts';
import { parseRetryAfter } from '../../shared/http/retry.ts';
import { PortalErrorBody } from '../contract/error.ts';

/** An answer of the portal that is not a success. Its subclasses tell the statuses of the spec apart. Spec: Errors. */
export class PortalError extends Error {
  override readonly name: string = 'PortalError';
  /** Method and path. */
  readonly call: string;
  readonly status: number;
  /** The portal's code, such as `forbidden`; its shape is not shown for every status. */
  readonly code: string | undefined;
  /** What the portal itself said. */
  readonly said: string | undefined;
  /** The fields that failed. */
  readonly details: readonly { readonly field?: string | undefined; readonly message?: string | undefined }[];
  readonly requestId: string | undefined;

  constructor(call: string, response: HttpResponse) {
    const body = z.safeParse(PortalErrorBody, response.json);
    const said = body.success ? (body.data.message ?? body.data.error) : undefined;
    super(`${call}: status ${response.status}${said === undefined ? '' : `, ${said}`}`);
    this.call = call;
    this.status = response.status;
    this.code = body.success ? body.data.error : undefined;
    this.said = said;
    this.details = (body.success ? body.data.details : undefined) ?? [];
    this.requestId = response.requestId;
  }
}

/** 400: the data is not valid; `details` lists the fields. */
export class PortalBadRequestError extends PortalError {
  override readonly name = 'PortalBadRequestError';
}

/** 401: the credential is absent or not accepted. */
export class PortalUnauthorizedError extends PortalError {
  override readonly name = 'PortalUnauthorizedError';
}

/** 403: the caller has no access to the site, or too little. */
export class PortalForbiddenError extends PortalError {
  override readonly name = 'PortalForbiddenError';
}

/** 404: no such site, page, post, key or request. */
export class PortalNotFoundError extends PortalError {
  override readonly name = 'PortalNotFoundError';
}

/** 409: the state of the record does not allow it. The spec does not show it; the local portal answers so. */
export class PortalConflictError extends PortalError {
  override readonly name = 'PortalConflictError';
}

/** 422: SEO data that failed validation; `details` lists the fields where the portal says so. */
export class PortalValidationError extends PortalError {
  override readonly name = 'PortalValidationError';
}

/** 429: too many requests, also after waiting. Only met when another process shares the limit. */
export class PortalRateLimitError extends PortalError {
  override readonly name = 'PortalRateLimitError';
  /** Milliseconds after which the portal wants to be asked again, where it said so. */
  readonly retryAfter: number | undefined;

  /** @param now milliseconds since the epoch, for a `Retry-After` that is a date */
  constructor(call: string, response: HttpResponse, now: number) {
    super(call, response);
    const header = response.headers['retry-after'];
    this.retryAfter = header === undefined ? undefined : parseRetryAfter(header, now);
  }
}

/** 5xx: a fault of the portal. */
export class PortalServerError extends PortalError {
  override readonly name = 'PortalServerError';
}

const classes: Readonly<Record<number, new (call: string, response: HttpResponse) => PortalError>> = {
  400: PortalBadRequestError,
  401: PortalUnauthorizedError,
  403: PortalForbiddenError,
  404: PortalNotFoundError,
  409: PortalConflictError,
  422: PortalValidationError,
};

/**
 * The error that an answer without success stands for.
 * @param call method and path
 * @param now milliseconds since the epoch
 */
export function portalErrorOf(call: string, response: HttpResponse, now: number): PortalError {
  if (response.status === 429) return new PortalRateLimitError(call, response, now);
  const fallback = response.status >= 500 ? PortalServerError : PortalError;
  return new (classes[response.status] ?? fallback)(call, response);
}

/** An answer of the portal whose status is fine but whose body is not what the contract says. */
export class PortalAnswerError extends Error {
  override readonly name = 'PortalAnswerError';

  /** @param problems which fields are not as expected, without their values */
  constructor(call: string, response: HttpResponse, problems: readonly string[] = []) {
    const type = response.headers['content-type'] ?? 'no content type';
    const fields =
      typeof response.json === 'object' && response.json !== null ? Object.keys(response.json).join(', ') : undefined;
    const found = fields === undefined ? 'not an object' : `with the fields: ${fields || 'none'}`;
    // Names only: a body of an unknown shape may hold a token.
    super(
      `${call}: status ${response.status}, ${type}, ${found}${problems.length === 0 ? '' : ` (${problems.join('; ')})`}`,
    );
  }
}
