import * as z from 'zod/mini';
import type { HttpResponse } from '../../shared/http/client.ts';
import { PortalErrorBody } from '../contract/error.ts';

/** An answer of the portal that is not a success. Spec: Errors. */
export class PortalError extends Error {
  override readonly name = 'PortalError';
  readonly status: number;
  /** The portal's code, such as `forbidden`; its shape is not shown for every status. */
  readonly code: string | undefined;
  readonly details: readonly { readonly field?: string | undefined; readonly message?: string | undefined }[];
  readonly requestId: string | undefined;

  constructor(call: string, response: HttpResponse) {
    const body = z.safeParse(PortalErrorBody, response.json);
    const said = body.success ? (body.data.message ?? body.data.error) : undefined;
    super(`${call}: status ${response.status}${said === undefined ? '' : `, ${said}`}`);
    this.status = response.status;
    this.code = body.success ? body.data.error : undefined;
    this.details = (body.success ? body.data.details : undefined) ?? [];
    this.requestId = response.requestId;
  }
}

/** An answer of the portal whose status is fine but whose body is not what the contract says. */
export class PortalAnswerError extends Error {
  override readonly name = 'PortalAnswerError';

  constructor(call: string, response: HttpResponse) {
    const type = response.headers['content-type'] ?? 'no content type';
    const fields =
      typeof response.json === 'object' && response.json !== null ? Object.keys(response.json).join(', ') : undefined;
    // Names only: a body of an unknown shape may hold a token.
    super(
      `${call}: status ${response.status}, ${type}, ${fields === undefined ? 'not an object' : `with the fields: ${fields || 'none'}`}`,
    );
  }
}
