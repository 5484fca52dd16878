import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  iso_exports
} from "./chunk-YGLX6Y6F.js";
import {
  _enum,
  array,
  boolean,
  literal,
  looseObject,
  number2 as number,
  optional,
  string,
  url
} from "./chunk-P4I7N7I4.js";

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

// src/portal/contract/rate-limit.ts
var rateLimits = { read: 100, write: 30, delete: 10 };
function rateClassOf(method) {
  if (method === "GET") return "read";
  return method === "DELETE" ? "delete" : "write";
}

// src/portal/contract/error.ts
var PortalErrorBody = looseObject({
  error: optional(string()),
  message: optional(string()),
  details: optional(array(looseObject({ field: optional(string()), message: optional(string()) })))
});

export {
  deploymentCompletePath,
  idempotencyKeyHeader,
  DeploymentStatus,
  Environment,
  DeploymentComplete,
  DeploymentCompleteResponse,
  rateLimits,
  rateClassOf,
  PortalErrorBody
};
