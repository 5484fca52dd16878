import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  plain
} from "./chunk-F7ZYN63B.js";
import {
  PortalAnswerError,
  PortalError
} from "./chunk-VF4KREBL.js";
import {
  HttpFault
} from "./chunk-GGGL2V5K.js";
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";

// src/cli/portal/explain.ts
var codes = {
  400: "PORTAL_INVALID",
  401: "PORTAL_UNAUTHORIZED",
  403: "PORTAL_FORBIDDEN",
  404: "PORTAL_NOT_FOUND",
  409: "PORTAL_CONFLICT",
  422: "PORTAL_INVALID",
  429: "PORTAL_RATE_LIMITED"
};
function explain(error, url) {
  if (error instanceof HttpFault) {
    return new SiteDeployError("PORTAL_UNAVAILABLE", `The portal ${url} did not answer.`, {
      cause: error,
      facts: [error.message]
    });
  }
  if (error instanceof PortalAnswerError) {
    return new SiteDeployError("PORTAL_ANSWER_INVALID", `The portal ${url} answered something else than expected.`, {
      cause: error,
      facts: [error.message]
    });
  }
  if (!(error instanceof PortalError)) return error;
  const code = codes[error.status] ?? (error.status >= 500 ? "PORTAL_UNAVAILABLE" : "PORTAL_REFUSED");
  const details = error.details.map(({ field, message }) => [field, message].filter(Boolean).join(": "));
  const said = plain(error.said ?? "");
  return new SiteDeployError(code, said === "" ? `The portal ${url} answered with status ${error.status}.` : said, {
    cause: error,
    facts: [
      ...details,
      `${error.call}: status ${error.status}`,
      ...error.requestId === void 0 ? [] : [`request id: ${error.requestId}`]
    ].map(plain)
  });
}

export {
  explain
};
