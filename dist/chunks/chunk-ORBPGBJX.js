import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  PortalErrorBody
} from "./chunk-5GDAJ7XN.js";
import {
  parseRetryAfter
} from "./chunk-773HOXA3.js";
import {
  safeParse
} from "./chunk-D6NQNOCP.js";

// src/portal/client/portal-error.ts
var PortalError = class extends Error {
  name = "PortalError";
  /** Method and path. */
  call;
  status;
  /** The portal's code, such as `forbidden`; its shape is not shown for every status. */
  code;
  /** What the portal itself said. */
  said;
  /** The fields that failed. */
  details;
  requestId;
  constructor(call, response) {
    const body = safeParse(PortalErrorBody, response.json);
    const said = body.success ? body.data.message ?? body.data.error : void 0;
    super(`${call}: status ${response.status}${said === void 0 ? "" : `, ${said}`}`);
    this.call = call;
    this.status = response.status;
    this.code = body.success ? body.data.error : void 0;
    this.said = said;
    this.details = (body.success ? body.data.details : void 0) ?? [];
    this.requestId = response.requestId;
  }
};
var PortalBadRequestError = class extends PortalError {
  name = "PortalBadRequestError";
};
var PortalUnauthorizedError = class extends PortalError {
  name = "PortalUnauthorizedError";
};
var PortalForbiddenError = class extends PortalError {
  name = "PortalForbiddenError";
};
var PortalNotFoundError = class extends PortalError {
  name = "PortalNotFoundError";
};
var PortalConflictError = class extends PortalError {
  name = "PortalConflictError";
};
var PortalValidationError = class extends PortalError {
  name = "PortalValidationError";
};
var PortalRateLimitError = class extends PortalError {
  name = "PortalRateLimitError";
  /** Milliseconds after which the portal wants to be asked again, where it said so. */
  retryAfter;
  /** @param now milliseconds since the epoch, for a `Retry-After` that is a date */
  constructor(call, response, now) {
    super(call, response);
    const header = response.headers["retry-after"];
    this.retryAfter = header === void 0 ? void 0 : parseRetryAfter(header, now);
  }
};
var PortalServerError = class extends PortalError {
  name = "PortalServerError";
};
var classes = {
  400: PortalBadRequestError,
  401: PortalUnauthorizedError,
  403: PortalForbiddenError,
  404: PortalNotFoundError,
  409: PortalConflictError,
  422: PortalValidationError
};
function portalErrorOf(call, response, now) {
  if (response.status === 429) return new PortalRateLimitError(call, response, now);
  const fallback = response.status >= 500 ? PortalServerError : PortalError;
  return new (classes[response.status] ?? fallback)(call, response);
}
var PortalAnswerError = class extends Error {
  name = "PortalAnswerError";
  /** @param problems which fields are not as expected, without their values */
  constructor(call, response, problems = []) {
    const type = response.headers["content-type"] ?? "no content type";
    const fields = typeof response.json === "object" && response.json !== null ? Object.keys(response.json).join(", ") : void 0;
    const found = fields === void 0 ? "not an object" : `with the fields: ${fields || "none"}`;
    super(
      `${call}: status ${response.status}, ${type}, ${found}${problems.length === 0 ? "" : ` (${problems.join("; ")})`}`
    );
  }
};

export {
  PortalError,
  PortalUnauthorizedError,
  portalErrorOf,
  PortalAnswerError
};
