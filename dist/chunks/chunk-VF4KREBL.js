import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  PortalErrorBody
} from "./chunk-WC44BXDQ.js";
import {
  parseRetryAfter
} from "./chunk-4TWNR5YP.js";
import {
  safeParse
} from "./chunk-P4I7N7I4.js";

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
  /** Milliseconds after which the portal wants to be asked again, where it said so. */
  retryAfter;
  /**
   * @param call method and path
   * @param now milliseconds since the epoch, for a `Retry-After` that is a date
   */
  constructor(call, response, now) {
    const body = safeParse(PortalErrorBody, response.json);
    const said = body.success ? body.data.message ?? body.data.error : void 0;
    super(`${call}: status ${response.status}${said === void 0 ? "" : `, ${said}`}`);
    this.call = call;
    this.status = response.status;
    this.code = body.success ? body.data.error : void 0;
    this.said = said;
    this.details = (body.success ? body.data.details : void 0) ?? [];
    this.requestId = response.requestId;
    const retryAfter = response.headers["retry-after"];
    this.retryAfter = retryAfter === void 0 ? void 0 : parseRetryAfter(retryAfter, now);
  }
};
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
  PortalAnswerError
};
