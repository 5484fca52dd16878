import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  iso_exports
} from "./chunk-PM6AHB2M.js";
import {
  _enum,
  array,
  boolean,
  literal,
  looseObject,
  number2 as number,
  optional,
  safeParse,
  string,
  url
} from "./chunk-P4I7N7I4.js";

// src/shared/secret.ts
import { inspect } from "node:util";
var Secret = class {
  #value;
  constructor(value) {
    this.#value = value;
  }
  /** The value in clear. Hand it to a header or a body, never to a message. */
  reveal() {
    return this.#value;
  }
  toString() {
    return "***";
  }
  toJSON() {
    return "***";
  }
  [inspect.custom]() {
    return "***";
  }
};
var Redactor = class {
  #forms = /* @__PURE__ */ new Set();
  /**
   * @param value the secret in clear
   * @returns the forms in which it may appear in text: as it is, percent-encoded in either case, and line by line; each is to be masked
   */
  add(value) {
    const encoded = encodeURIComponent(value);
    const lower = encoded.replaceAll(/%[0-9A-F]{2}/g, (octet) => octet.toLowerCase());
    const forms = [value, encoded, lower, ...value.split(/\r?\n/)].filter((form) => form.length >= 6);
    const fresh = [...new Set(forms)].filter((form) => !this.#forms.has(form));
    for (const form of fresh) this.#forms.add(form);
    return fresh;
  }
  /** The text with every known secret replaced by `***`. */
  redact(text) {
    let shown = "";
    let end = 0;
    for (const span of this.#spansIn(text)) {
      if (span.start < end) end = Math.max(end, span.end);
      else {
        shown += `${text.slice(end, span.start)}***`;
        end = span.end;
      }
    }
    return end === 0 ? text : shown + text.slice(end);
  }
  #spansIn(text) {
    const spans = [];
    for (const form of this.#forms)
      for (let start = text.indexOf(form); start >= 0; start = text.indexOf(form, start + 1))
        spans.push({ start, end: start + form.length });
    return spans.sort((a, b) => a.start - b.start);
  }
};

// src/portal/contract/deployment-complete.ts
var deploymentCompletePath = (provider = "repohost") => `/api/v1/webhooks/${provider}/deployment-complete`;
var idempotencyKeyHeader = "idempotency-key";
var DeploymentStatus = _enum(["succeeded", "failed", "cancelled", "unknown", "skipped"]);
var Environment = _enum(["Production", "Preview"]);
var DeploymentComplete = looseObject({
  event: literal("site.deployed"),
  timestamp: iso_exports.datetime(),
  site: looseObject({ id: string(), slug: string() }),
  data: looseObject({ version: string(), environment: Environment, commitSha: string() }),
  status: DeploymentStatus,
  /** Address of the deployed environment, where it is known. */
  url: optional(url()),
  /** Code of the failure, where there was one. */
  error: optional(looseObject({ code: string(), message: string() })),
  run: looseObject({
    /** The same for every attempt to tell about the same run. */
    id: string(),
    attempt: number(),
    url: optional(url())
  })
});
var DeploymentCompleteResponse = looseObject({
  success: optional(boolean()),
  deployment: optional(
    looseObject({
      id: optional(string()),
      /** Whether the site's state changed: false for what did not succeed, or is older than the state. */
      applied: optional(boolean())
    })
  )
});

// src/shared/http/retry.ts
var transient = [408, 429, 500, 502, 503, 504];
var retry = {
  /** For reads, and for writes that the service carries out once however often they are sent. */
  safe: { attempts: 4, statuses: transient, faults: true },
  /** For a write that must not be carried out twice: again only where the service says that it did nothing. */
  refusedOnly: { attempts: 4, statuses: [429, 503], faults: false },
  never: { attempts: 1, statuses: [], faults: false }
};
var base = 250;
var cap = 8e3;
var longestRetryAfter = 6e4;
function pauseBefore(attempt, retryAfter, now, random) {
  const asked = retryAfter === void 0 ? void 0 : parseRetryAfter(retryAfter, now);
  if (asked !== void 0) return asked <= longestRetryAfter ? asked : void 0;
  return random * Math.min(cap, base * 2 ** (attempt - 1));
}
function parseRetryAfter(value, now) {
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1e3;
  const date = /^\s*[A-Z][a-z]{2}/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? void 0 : Math.max(0, date - now);
}

// src/shared/clock.ts
import { setTimeout as delay } from "node:timers/promises";
var systemClock = {
  now: () => Date.now(),
  async sleep(ms, signal) {
    signal?.throwIfAborted();
    try {
      await delay(ms, void 0, signal ? { signal } : {});
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    }
  }
};

// src/portal/contract/error.ts
var PortalErrorBody = looseObject({
  error: optional(string()),
  message: optional(string()),
  details: optional(array(looseObject({ field: optional(string()), message: optional(string()) })))
});

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

// src/portal/contract/rate-limit.ts
var rateLimits = { read: 100, write: 30, delete: 10 };
function rateClassOf(method) {
  if (method === "GET") return "read";
  return method === "DELETE" ? "delete" : "write";
}

export {
  Secret,
  Redactor,
  deploymentCompletePath,
  idempotencyKeyHeader,
  Environment,
  DeploymentComplete,
  DeploymentCompleteResponse,
  retry,
  pauseBefore,
  PortalError,
  PortalAnswerError,
  systemClock,
  rateLimits,
  rateClassOf
};
