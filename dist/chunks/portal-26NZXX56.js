import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  node_http_default
} from "./chunk-DTGO4ACT.js";
import {
  AccessGrant,
  AccessLevel,
  AccessList,
  AccessResult,
  AccessUpdate,
  AutomationPotential,
  BlogPost,
  BlogPostList,
  BlogPostSummary,
  Company,
  ContentPage,
  ContentPageList,
  DeliveryList,
  DeliveryStatus,
  DeploymentTokenRequest,
  DeploymentTokenResponse,
  DevelopmentRequest,
  DevelopmentVersion,
  EventName,
  OutboundEvent,
  OverrideStatus,
  PageText,
  ProductionVersion,
  RepohostEvent,
  RepohostResult,
  RequestClass,
  RequestCreate,
  RequestList,
  RequestPatch,
  RequestResult,
  RequestStatus,
  SiteDetail,
  SiteFeatures,
  SiteList,
  SiteListItem,
  SitePage,
  SitePageList,
  SitePatch,
  SitePatchResult,
  SiteSettings,
  SiteSettingsResult,
  SiteSettingsUpdate,
  SiteStatistics,
  SiteVersion,
  SiteVersionList,
  SitemapConfig,
  SitemapConfigResult,
  TextCommit,
  TextEntry,
  TextList,
  TextMode,
  TextModeResult,
  TextModeUpdate,
  TextOverrideResult,
  TextOverrideUpdate,
  WebhookConfig,
  WebhookConfigResult,
  WebhookConfigUpdate,
  levels,
  operations,
  processing,
  repohostHeaders,
  requestMoves,
  webhookHeaders
} from "./chunk-7ODG4HLY.js";
import {
  OpenGraph,
  PageSeo,
  PageSeoResult,
  PageSeoUpdate,
  SeoDefaults,
  SeoDefaultsResult,
  SeoDefaultsUpdate,
  SeoOverview,
  SeoPurgeResult,
  SocialCard
} from "./chunk-HJOW65OB.js";
import {
  DeploymentComplete,
  DeploymentCompleteResponse,
  DeploymentStatus,
  Environment,
  PortalErrorBody,
  idempotencyKeyHeader,
  rateClassOf,
  rateLimits
} from "./chunk-WC44BXDQ.js";
import {
  ValidationProblem,
  ValidationResult,
  seoWarnings
} from "./chunk-3T7WNIKU.js";
import {
  toJSONSchema
} from "./chunk-YGLX6Y6F.js";
import "./chunk-NJ6UBD6J.js";
import {
  _enum,
  array,
  boolean,
  discriminatedUnion,
  literal,
  nullable,
  number2 as number,
  object,
  pipe,
  registry,
  string,
  transform
} from "./chunk-P4I7N7I4.js";
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";
import "./chunk-MIU6LSPI.js";

// src/localcloud/portal/portal.ts
import { randomBytes as randomBytes2 } from "node:crypto";

// src/localcloud/portal/message.ts
var statuses = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  payload_too_large: 413,
  validation_failed: 422,
  rate_limited: 429,
  internal: 500
};
var Refusal = class extends Error {
  name = "Refusal";
  code;
  details;
  headers;
  constructor(code2, message, more = {}) {
    super(message);
    this.code = code2;
    this.details = more.details ?? [];
    this.headers = more.headers ?? {};
  }
  response() {
    const details = this.details.length === 0 ? {} : { details: this.details };
    return jsonResponse(statuses[this.code], { error: this.code, message: this.message, ...details }, this.headers);
  }
};
function jsonResponse(status, body, headers2 = {}) {
  return {
    status,
    headers: { "content-type": "application/json; charset=utf-8", ...headers2 },
    body: JSON.stringify(body)
  };
}

// src/localcloud/portal/route.ts
function route(operation, handler) {
  return {
    operation,
    answer({ request, caller, parameters, site }) {
      const query = check(operation.query, queryOf(operation, request), "bad_request", "The query is not valid.");
      const refusal = operation.invalid === 422 ? "validation_failed" : "bad_request";
      const body = check(operation.body, bodyOf(operation, request), refusal, "The body is not valid.");
      const reply = handler({
        request,
        caller,
        parameters,
        site,
        query,
        body
      });
      const status = operation.status ?? 200;
      if (operation.answerType === void 0 || operation.answerType === "application/json") {
        return jsonResponse(status, reply.body, reply.headers);
      }
      const headers2 = { "content-type": `${operation.answerType}; charset=utf-8`, ...reply.headers };
      return { status, headers: headers2, body: String(reply.body) };
    }
  };
}
function check(schema2, value, code2, message) {
  const result = schema2.safeParse(value);
  if (result.success) return result.data;
  throw new Refusal(code2, message, { details: fieldProblems(result.error) });
}
function fieldProblems(error) {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code !== "unrecognized_keys") return [{ field: path.join("."), message: issue.message }];
    return issue.keys.map((key) => ({ field: [...path, key].join("."), message: "This field is not known." }));
  });
}
function queryOf(operation, request) {
  if (operation.query._zod.def.type === "undefined") return void 0;
  return Object.fromEntries(request.query);
}
function bodyOf(operation, request) {
  if (operation.body._zod.def.type === "undefined") return void 0;
  const type = (request.headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (!/^application\/(.+\+)?json$/.test(type)) {
    throw new Refusal("bad_request", "Send the body as JSON, with the header Content-Type: application/json.");
  }
  try {
    return JSON.parse(request.body);
  } catch (error) {
    throw new Refusal("bad_request", `The body is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

// src/localcloud/portal/store/users.ts
import { createHash } from "node:crypto";
var localUsers = [
  { id: "user_olive", name: "Olive Brandt", level: "owner", token: "local-owner-token" },
  { id: "user_adnan", name: "Adnan Kaya", level: "admin", token: "local-admin-token" },
  { id: "user_edda", name: "Edda Lindqvist", level: "editor", token: "local-editor-token" },
  { id: "user_vikram", name: "Vikram Rao", level: "viewer", token: "local-viewer-token" },
  { id: "user_oscar", name: "Oscar Meyer", level: "operator", token: "local-operator-token" },
  { id: "user_nadia", name: "Nadia Costa", level: "none", token: "local-none-token" }
];
var UserRow = object({ id: string(), name: string(), global_admin: number() });
function userByToken(database, token) {
  return database.one(UserRow, "SELECT id, name, global_admin FROM users WHERE token_hash = ?", hashOf(token));
}
function userById(database, id) {
  return database.one(UserRow, "SELECT id, name, global_admin FROM users WHERE id = ?", id);
}
function insertUsers(database, users) {
  for (const { id, name, level, token } of users) {
    database.run(
      "INSERT OR IGNORE INTO users (id, name, global_admin, token_hash) VALUES (?, ?, ?, ?)",
      ...[id, name, level === "operator" ? 1 : 0, hashOf(token)]
    );
  }
}
var GrantRow = object({ user_id: string(), name: string(), level: AccessLevel });
function grantsOf(database, siteId) {
  return database.all(
    GrantRow,
    "SELECT user_id, name, level FROM grants JOIN users ON users.id = user_id WHERE site_id = ? ORDER BY name",
    siteId
  );
}
function levelOf(database, siteId, userId) {
  const row = object({ level: AccessLevel });
  return database.one(row, "SELECT level FROM grants WHERE site_id = ? AND user_id = ?", siteId, userId)?.level;
}
function grant(database, siteId, userId, level) {
  database.run(
    "INSERT INTO grants (site_id, user_id, level) VALUES (?, ?, ?) ON CONFLICT (site_id, user_id) DO UPDATE SET level = excluded.level",
    ...[siteId, userId, level]
  );
}
function revoke(database, siteId, userId) {
  return database.run("DELETE FROM grants WHERE site_id = ? AND user_id = ?", siteId, userId) > 0;
}
function grantAll(database, siteId) {
  if (grantsOf(database, siteId).length > 0) return;
  for (const { id, level } of localUsers) {
    if (level !== "operator" && level !== "none") grant(database, siteId, id, level);
  }
}
function hashOf(token) {
  return createHash("sha256").update(token).digest("hex");
}

// src/localcloud/portal/access.ts
function levelOn(database, caller, site) {
  if (caller?.kind === "user") return caller.globalAdmin ? "owner" : levelOf(database, site.id, caller.id);
  return caller !== void 0 && mayDeploy(caller, site) ? "viewer" : void 0;
}
function mayDeploy(caller, site) {
  return caller.kind === "application" && caller.clientId === site.client_id && caller.tenantId === site.tenant_id && caller.audience === site.audience;
}
function refuseBelow(needed, database, caller, site) {
  const level = levelOn(database, caller, site);
  if (level === void 0) throw new Refusal("forbidden", `You have no access to the site "${site.slug}".`);
  if (levels.indexOf(level) >= levels.indexOf(needed)) return;
  throw new Refusal("forbidden", `This needs the level ${needed} on the site "${site.slug}"; yours is ${level}.`);
}
function accessRoutes({ database }) {
  return [
    route(operations.listAccess, ({ site }) => {
      const access = grantsOf(database, site.id).map(({ user_id, name, level }) => ({ userId: user_id, name, level }));
      return { body: { access, total: access.length } };
    }),
    route(operations.putAccess, ({ site, parameters, body }) => {
      if (userById(database, parameters.userId) === void 0) throw new Refusal("not_found", "There is no such user.");
      grant(database, site.id, parameters.userId, body.level);
      refuseWithoutOwner(database, site);
      return { body: { success: true } };
    }),
    route(operations.deleteAccess, ({ site, parameters }) => {
      if (!revoke(database, site.id, parameters.userId))
        throw new Refusal("not_found", "This user has no access to the site.");
      refuseWithoutOwner(database, site);
      return { body: { success: true } };
    })
  ];
}
function refuseWithoutOwner(database, site) {
  if (grantsOf(database, site.id).some(({ level }) => level === "owner")) return;
  throw new Refusal("conflict", "A site keeps at least one owner.");
}

// src/localcloud/portal/credentials.ts
import { createHash as createHash2, timingSafeEqual } from "node:crypto";
import { decodeJwt, errors, jwtVerify } from "jose";
var clockTolerance = 60;
function bearerToken(request) {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (token !== void 0) return token;
  throw unauthorized("Send a credential in the header Authorization: Bearer <token>.");
}
function unauthorized(message) {
  return new Refusal("unauthorized", message, { headers: { "www-authenticate": 'Bearer realm="portal"' } });
}
function sameSecret(one, other) {
  return timingSafeEqual(createHash2("sha256").update(one).digest(), createHash2("sha256").update(other).digest());
}
function looksLikeJwt(token) {
  return token.split(".").length === 3;
}
var Trusted = object({ tenant_id: string(), audience: string() });
async function applicationOf(token, database, accessTokens, now) {
  const tenantId = claimedTenant(token);
  const trusted = database.all(Trusted, "SELECT DISTINCT tenant_id, audience FROM sites").filter((row) => row.tenant_id === tenantId);
  if (tenantId === void 0 || trusted.length === 0) {
    throw unauthorized(`The access token is not of a tenant that the portal knows (tid: ${tenantId ?? "absent"}).`);
  }
  try {
    const { payload } = await jwtVerify(token, accessTokens.keys(tenantId), {
      issuer: accessTokens.issuerOf(tenantId),
      audience: trusted.flatMap((row) => audienceForms(row.audience)),
      requiredClaims: ["exp"],
      clockTolerance,
      currentDate: new Date(now)
    });
    const clientId = payload.azp ?? payload.appid;
    if (typeof clientId !== "string") throw unauthorized("The access token names no application (azp or appid).");
    const audiences = [payload.aud].flat();
    const audience = trusted.find((row) => audienceForms(row.audience).some((form) => audiences.includes(form)))?.audience ?? "";
    return { kind: "application", clientId, tenantId, audience };
  } catch (error) {
    if (error instanceof errors.JOSEError) throw unauthorized(`The access token was refused: ${error.message}.`);
    throw error;
  }
}
function audienceForms(audience) {
  return audience.startsWith("api://") ? [audience, audience.slice("api://".length)] : [audience];
}
function claimedTenant(token) {
  try {
    const { tid } = decodeJwt(token);
    return typeof tid === "string" ? tid : void 0;
  } catch {
    throw unauthorized("The access token is not a JWT.");
  }
}

// src/localcloud/portal/rate-limit.ts
import { createHash as createHash3 } from "node:crypto";
var minute = 6e4;
function createRateLimit(now, limits) {
  let window = 0;
  const counts = /* @__PURE__ */ new Map();
  return (request, rateClass, authenticated) => {
    const current = Math.floor(now() / minute);
    if (current !== window) {
      counts.clear();
      window = current;
    }
    const credential = authenticated ? hashOf2(request.headers.authorization ?? "") : request.client;
    const key = `${rateClass} ${credential}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const limit = limits[rateClass] ?? rateLimits[rateClass];
    if (count <= limit) return;
    const seconds = Math.ceil(((window + 1) * minute - now()) / 1e3);
    throw new Refusal("rate_limited", `At most ${limit} requests of this kind per minute. Try again in ${seconds} s.`, {
      headers: { "retry-after": String(seconds) }
    });
  };
}
function hashOf2(text) {
  return createHash3("sha256").update(text).digest("base64");
}

// src/localcloud/portal/repohost.ts
import { createHmac } from "node:crypto";

// src/localcloud/portal/store/database.ts
import { DatabaseSync } from "node:sqlite";

// src/localcloud/portal/store/schema.ts
var schemaVersion = 1;
var schema = `
CREATE TABLE IF NOT EXISTS companies (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT;

CREATE TABLE IF NOT EXISTS sites (
  id TEXT PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  url TEXT NOT NULL,
  dev_url TEXT,
  status TEXT NOT NULL,
  company_id TEXT NOT NULL REFERENCES companies (id),
  repository TEXT NOT NULL,
  framework_type TEXT NOT NULL,
  framework_version TEXT NOT NULL,
  current_version TEXT,
  dev_version TEXT,
  last_deployed TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  settings TEXT NOT NULL,
  seo_defaults TEXT NOT NULL,
  sitemap TEXT NOT NULL,
  text_mode TEXT NOT NULL,
  client_id TEXT NOT NULL,
  tenant_id TEXT NOT NULL,
  audience TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS versions (
  site_id TEXT NOT NULL REFERENCES sites (id),
  version TEXT NOT NULL,
  status TEXT NOT NULL,
  deployed_at TEXT,
  commit_sha TEXT,
  release_notes TEXT,
  branch TEXT,
  changes INTEGER,
  created_at TEXT NOT NULL,
  PRIMARY KEY (site_id, version, status)
) STRICT;

CREATE TABLE IF NOT EXISTS deployments (
  sequence INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  site_id TEXT NOT NULL REFERENCES sites (id),
  key TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  environment TEXT NOT NULL,
  version TEXT NOT NULL,
  commit_sha TEXT NOT NULL,
  status TEXT NOT NULL,
  timestamp TEXT NOT NULL,
  received_at TEXT NOT NULL,
  applied INTEGER NOT NULL,
  body TEXT NOT NULL,
  UNIQUE (site_id, key)
) STRICT;

CREATE TABLE IF NOT EXISTS releases (
  site_id TEXT NOT NULL REFERENCES sites (id),
  environment TEXT NOT NULL,
  version TEXT,
  commit_sha TEXT,
  deployed_at TEXT,
  deployed_run TEXT,
  status TEXT NOT NULL,
  timestamp TEXT NOT NULL,
  run TEXT NOT NULL,
  PRIMARY KEY (site_id, environment)
) STRICT;

CREATE TABLE IF NOT EXISTS users (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  global_admin INTEGER NOT NULL,
  token_hash TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE IF NOT EXISTS grants (
  site_id TEXT NOT NULL REFERENCES sites (id),
  user_id TEXT NOT NULL REFERENCES users (id),
  level TEXT NOT NULL,
  PRIMARY KEY (site_id, user_id)
) STRICT;

CREATE TABLE IF NOT EXISTS pages (
  site_id TEXT NOT NULL REFERENCES sites (id),
  slug TEXT NOT NULL,
  path TEXT NOT NULL,
  title TEXT NOT NULL,
  type TEXT NOT NULL,
  last_updated TEXT NOT NULL,
  PRIMARY KEY (site_id, slug)
) STRICT;

CREATE TABLE IF NOT EXISTS texts (
  site_id TEXT NOT NULL REFERENCES sites (id),
  key TEXT NOT NULL,
  page_slug TEXT NOT NULL,
  default_text TEXT NOT NULL,
  value TEXT,
  live_value TEXT,
  status TEXT,
  request_id TEXT,
  updated_at TEXT,
  updated_by TEXT,
  PRIMARY KEY (site_id, key)
) STRICT;

CREATE TABLE IF NOT EXISTS seo (
  site_id TEXT NOT NULL REFERENCES sites (id),
  page_slug TEXT NOT NULL,
  body TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  PRIMARY KEY (site_id, page_slug)
) STRICT;

CREATE TABLE IF NOT EXISTS posts (
  site_id TEXT NOT NULL REFERENCES sites (id),
  slug TEXT NOT NULL,
  title TEXT NOT NULL,
  excerpt TEXT NOT NULL,
  author TEXT NOT NULL,
  tags TEXT NOT NULL,
  body TEXT NOT NULL,
  published_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  PRIMARY KEY (site_id, slug)
) STRICT;

CREATE TABLE IF NOT EXISTS views (
  site_id TEXT NOT NULL REFERENCES sites (id),
  path TEXT NOT NULL,
  at TEXT NOT NULL,
  visitor TEXT NOT NULL,
  count INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS views_by_time ON views (site_id, at);

CREATE TABLE IF NOT EXISTS activity (site_id TEXT NOT NULL REFERENCES sites (id), kind TEXT NOT NULL, at TEXT NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS activity_by_time ON activity (site_id, at);

CREATE TABLE IF NOT EXISTS requests (
  sequence INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  site_id TEXT NOT NULL REFERENCES sites (id),
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  status TEXT NOT NULL,
  requester TEXT NOT NULL,
  classification TEXT,
  automation_potential TEXT,
  issue_number INTEGER,
  issue_opened_at TEXT,
  pull_request_number INTEGER,
  head_sha TEXT,
  merge_sha TEXT,
  approved_at TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS request_history (
  sequence INTEGER PRIMARY KEY,
  request_id TEXT NOT NULL REFERENCES requests (id),
  status TEXT NOT NULL,
  at TEXT NOT NULL,
  by TEXT NOT NULL,
  reason TEXT
) STRICT;

CREATE TABLE IF NOT EXISTS receipts (delivery_id TEXT PRIMARY KEY, signature TEXT UNIQUE, event TEXT NOT NULL, at TEXT NOT NULL) STRICT;

CREATE TABLE IF NOT EXISTS webhooks (site_id TEXT PRIMARY KEY REFERENCES sites (id), events TEXT NOT NULL, secret TEXT NOT NULL) STRICT;

CREATE TABLE IF NOT EXISTS deliveries (
  sequence INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  site_id TEXT NOT NULL REFERENCES sites (id),
  event TEXT NOT NULL,
  url TEXT NOT NULL,
  body TEXT NOT NULL,
  status TEXT NOT NULL,
  due INTEGER NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS delivery_attempts (
  delivery_id TEXT NOT NULL REFERENCES deliveries (id), at TEXT NOT NULL, status INTEGER, error TEXT
) STRICT;

CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
`;

// src/localcloud/portal/store/database.ts
function openDatabase(file) {
  try {
    return wrap(connect(file));
  } catch (cause) {
    const message = `The portal's database ${file ?? "in memory"} can not be opened: ${cause instanceof Error ? cause.message : String(cause)}`;
    throw new SiteDeployError("LOCAL_CLOUD_UNAVAILABLE", message, {
      cause,
      remedy: "Name a database file in a folder that exists and can be written to, or remove a file that is no database."
    });
  }
}
function connect(file) {
  const database = new DatabaseSync(file ?? ":memory:", { timeout: 5e3 });
  if (file !== void 0) database.exec("PRAGMA journal_mode = WAL");
  database.exec("PRAGMA synchronous = FULL");
  database.exec("PRAGMA foreign_keys = ON");
  const stored2 = Number(database.prepare("PRAGMA user_version").get()?.user_version);
  if (stored2 !== 0 && stored2 !== schemaVersion) {
    database.close();
    throw new SiteDeployError(
      "LOCAL_CLOUD_UNAVAILABLE",
      `it was made by another version (${stored2}, not ${schemaVersion}).`
    );
  }
  database.exec(schema);
  database.exec(`PRAGMA user_version = ${schemaVersion}`);
  return database;
}
function wrap(database) {
  const statements = /* @__PURE__ */ new Map();
  const prepare = (sql) => {
    const known = statements.get(sql);
    if (known !== void 0) return known;
    const fresh = database.prepare(sql);
    statements.set(sql, fresh);
    return fresh;
  };
  return {
    all: (row, sql, ...values) => prepare(sql).all(...values).map((found) => row.parse(found)),
    one(row, sql, ...values) {
      const found = prepare(sql).get(...values);
      return found === void 0 ? void 0 : row.parse(found);
    },
    run: (sql, ...values) => Number(prepare(sql).run(...values).changes),
    transaction(work) {
      if (database.isTransaction) return work();
      database.exec("BEGIN IMMEDIATE");
      try {
        const result = work();
        database.exec("COMMIT");
        return result;
      } catch (error) {
        database.exec("ROLLBACK");
        throw error;
      }
    },
    close: () => database.close()
  };
}
function jsonColumn(shape) {
  return pipe(
    pipe(
      string(),
      transform((text) => JSON.parse(text))
    ),
    shape
  );
}

// src/localcloud/portal/store/releases.ts
var Run = object({ id: string(), attempt: number() });
var ReleaseRow = object({
  version: nullable(string()),
  commit_sha: nullable(string()),
  /** When the deployment that is live ended, and which run made it. */
  deployed_at: nullable(string()),
  deployed_run: nullable(jsonColumn(Run)),
  /** How the last deployment ended, when, and which run made it. */
  status: DeploymentStatus,
  timestamp: string(),
  run: jsonColumn(Run)
});
function releaseOf(database, siteId, environment) {
  return database.one(ReleaseRow, "SELECT * FROM releases WHERE site_id = ? AND environment = ?", siteId, environment);
}
function recordRelease(database, deployment) {
  const { siteId, environment, version, commitSha, status, timestamp, report } = deployment;
  const release = releaseOf(database, siteId, environment);
  const run = JSON.stringify({ id: report.run.id, attempt: report.run.attempt });
  const key = [siteId, environment];
  if (release === void 0) {
    database.run(
      "INSERT INTO releases (site_id, environment, status, timestamp, run) VALUES (?, ?, ?, ?, ?)",
      ...[...key, status, timestamp, run]
    );
  } else if (!isOlder(deployment, release.timestamp, release.run)) {
    const sql = "UPDATE releases SET status = ?, timestamp = ?, run = ? WHERE site_id = ? AND environment = ?";
    database.run(sql, ...[status, timestamp, run, ...key]);
  }
  const { deployed_at, deployed_run } = release ?? { deployed_at: null, deployed_run: null };
  const isOutdated = deployed_at !== null && deployed_run !== null && isOlder(deployment, deployed_at, deployed_run);
  if (status !== "succeeded" || isOutdated) return false;
  database.run(
    `UPDATE releases SET version = ?, commit_sha = ?, deployed_at = ?, deployed_run = ? WHERE site_id = ? AND environment = ?`,
    ...[version, commitSha, timestamp, run, ...key]
  );
  return true;
}
function isOlder({ timestamp, report }, other, otherRun) {
  const ended = Date.parse(timestamp) - Date.parse(other);
  if (ended !== 0) return ended < 0;
  const run = byNumber.compare(report.run.id, otherRun.id);
  return run === 0 ? report.run.attempt < otherRun.attempt : run < 0;
}
var byNumber = new Intl.Collator("en", { numeric: true });

// src/localcloud/portal/store/requests.ts
import { randomUUID } from "node:crypto";
var RequestRow = object({
  sequence: number(),
  id: string(),
  title: string(),
  description: string(),
  status: RequestStatus,
  requester: string(),
  classification: nullable(RequestClass),
  automation_potential: nullable(AutomationPotential),
  issue_number: nullable(number()),
  /** When the repository host told that the issue exists. */
  issue_opened_at: nullable(string()),
  pull_request_number: nullable(number()),
  /** Last commit of the pull request's branch. */
  head_sha: nullable(string()),
  /** Commit with which the pull request was merged. */
  merge_sha: nullable(string()),
  approved_at: nullable(string()),
  created_at: string(),
  updated_at: string()
});
function requestsOf(database, siteId) {
  return database.all(RequestRow, "SELECT * FROM requests WHERE site_id = ? ORDER BY sequence", siteId);
}
function requestOf(database, siteId, id) {
  return database.one(RequestRow, "SELECT * FROM requests WHERE site_id = ? AND id = ?", siteId, id);
}
function pendingRequests(database, siteId) {
  return requestsOf(database, siteId).filter(({ status }) => !["completed", "rejected", "archived"].includes(status)).length;
}
function requestInProcess(database, siteId) {
  return requestsOf(database, siteId).find(({ status }) => processing.includes(status));
}
function insertRequest(database, siteId, request, now) {
  const id = `req_${randomUUID()}`;
  const { title, description, requester } = request;
  database.run(
    `INSERT INTO requests (id, site_id, title, description, status, requester, created_at, updated_at)
      VALUES (?, ?, ?, ?, 'submitted', ?, ?, ?)`,
    ...[id, siteId, title, description, requester, now, now]
  );
  insertHistory(database, id, { status: "submitted", at: now, by: requester });
  return id;
}
function updateRequest(database, id, change2, now) {
  const columns = [...Object.entries(change2), ["updated_at", now]];
  const assignments = columns.map(([name]) => `${name} = ?`).join(", ");
  database.run(`UPDATE requests SET ${assignments} WHERE id = ?`, ...columns.map(([, value]) => value), id);
}
var HistoryRow = object({ status: RequestStatus, at: string(), by: string(), reason: nullable(string()) });
function historyOf(database, requestId) {
  return database.all(HistoryRow, "SELECT * FROM request_history WHERE request_id = ? ORDER BY sequence", requestId);
}
function insertHistory(database, requestId, { status, at, by, reason }) {
  database.run(
    "INSERT INTO request_history (request_id, status, at, by, reason) VALUES (?, ?, ?, ?, ?)",
    ...[requestId, status, at, by, reason ?? null]
  );
}

// src/localcloud/portal/store/statistics.ts
function recordActivity(database, siteId, kind, at) {
  database.run("INSERT INTO activity (site_id, kind, at) VALUES (?, ?, ?)", siteId, kind, at);
}
function recordViews(database, siteId, path, at, visitor, count = 1) {
  database.run(
    "INSERT INTO views (site_id, path, at, visitor, count) VALUES (?, ?, ?, ?, ?)",
    siteId,
    path,
    at,
    visitor,
    count
  );
}
var ViewTotal = object({ total: number(), visitors: number() });
var PathViews = object({ path: string(), views: number() });
var KindCount = object({ kind: string(), count: number() });
function viewsBetween(database, siteId, from, until) {
  const during = "FROM views WHERE site_id = ? AND at >= ? AND at < ?";
  const total = database.one(
    ViewTotal,
    `SELECT coalesce(sum(count), 0) AS total, count(DISTINCT visitor) AS visitors ${during}`,
    ...[siteId, from, until]
  );
  const byPage = database.all(
    PathViews,
    `SELECT path, sum(count) AS views ${during} GROUP BY path ORDER BY views DESC, path`,
    ...[siteId, from, until]
  );
  return { total: total?.total ?? 0, unique: total?.visitors ?? 0, byPage };
}
function activityBetween(database, siteId, from, until) {
  const rows = database.all(
    KindCount,
    "SELECT kind, count(*) AS count FROM activity WHERE site_id = ? AND at >= ? AND at < ? GROUP BY kind",
    ...[siteId, from, until]
  );
  return (kind) => rows.find((row) => row.kind === kind)?.count ?? 0;
}

// src/localcloud/portal/store/texts.ts
var TextRow = object({
  key: string(),
  page_slug: string(),
  default_text: string(),
  /** The override as it was last written. */
  value: nullable(string()),
  /** The override that the site shows. */
  live_value: nullable(string()),
  status: nullable(OverrideStatus),
  request_id: nullable(string()),
  updated_at: nullable(string()),
  updated_by: nullable(string())
});
function textsOf(database, siteId) {
  return database.all(TextRow, "SELECT * FROM texts WHERE site_id = ? ORDER BY key", siteId);
}
function textsOfPage(database, siteId, pageSlug) {
  return database.all(
    TextRow,
    "SELECT * FROM texts WHERE site_id = ? AND page_slug = ? ORDER BY key",
    siteId,
    pageSlug
  );
}
function textOf(database, siteId, key) {
  return database.one(TextRow, "SELECT * FROM texts WHERE site_id = ? AND key = ?", siteId, key);
}
function overrideCount(database, siteId) {
  const row = object({ count: number() });
  const sql = "SELECT count(*) AS count FROM texts WHERE site_id = ? AND value IS NOT NULL";
  return database.one(row, sql, siteId)?.count ?? 0;
}
function insertText(database, siteId, key, pageSlug, defaultText) {
  database.run(
    "INSERT OR IGNORE INTO texts (site_id, key, page_slug, default_text) VALUES (?, ?, ?, ?)",
    ...[siteId, key, pageSlug, defaultText]
  );
}
function setOverride(database, siteId, key, override) {
  const { value, live, requestId, by, at } = override;
  database.run(
    `UPDATE texts SET value = ?, live_value = iif(?, ?, live_value), status = ?, request_id = ?, updated_at = ?, updated_by = ?
      WHERE site_id = ? AND key = ?`,
    ...[value, live ? 1 : 0, value, live ? "live" : "pending", requestId ?? null, at, by, siteId, key]
  );
}
function clearOverride(database, siteId, key) {
  database.run(
    `UPDATE texts SET value = NULL, live_value = NULL, status = NULL, request_id = NULL, updated_at = NULL, updated_by = NULL
      WHERE site_id = ? AND key = ?`,
    ...[siteId, key]
  );
}
function commitPending(database, siteId) {
  return database.run(
    "UPDATE texts SET status = 'committed' WHERE site_id = ? AND status = 'pending' AND request_id IS NULL",
    siteId
  );
}
function publishCommitted(database, siteId) {
  database.run(
    "UPDATE texts SET status = 'live', live_value = value WHERE site_id = ? AND status = 'committed'",
    siteId
  );
}
function publishOfRequest(database, siteId, requestId) {
  database.run(
    "UPDATE texts SET status = 'live', live_value = value WHERE site_id = ? AND request_id = ? AND value IS NOT NULL",
    ...[siteId, requestId]
  );
}
function publishAll(database, siteId) {
  database.run("UPDATE texts SET status = 'live', live_value = value WHERE site_id = ? AND value IS NOT NULL", siteId);
}

// src/localcloud/portal/request-moves.ts
function refusalOfMove({ database }, site, request, to) {
  const from = request.status;
  if (!requestMoves[from].includes(to)) {
    const allowed = requestMoves[from].join(", ");
    return `A request that is ${from} can not become ${to}${allowed === "" ? "" : `, only ${allowed}`}.`;
  }
  if (to === "in-progress") {
    const current = requestInProcess(database, site.id);
    if (current !== void 0)
      return `It waits for "${current.title}" (${current.id}): one request is processed at a time.`;
    const first = requestsOf(database, site.id).find(({ status }) => status === "triage");
    if (first !== void 0 && first.id !== request.id) return `"${first.title}" (${first.id}) is first in order.`;
  }
  if (to === "in-review") {
    const started = historyOf(database, request.id).findLast(({ status }) => status === "in-progress")?.at ?? "";
    const deployed = releaseOf(database, site.id, "Preview")?.deployed_at ?? "";
    if (deployed < started || deployed === "")
      return "Nothing was deployed to Preview since the request is in progress.";
  }
  if (to === "completed") {
    const approved = request.approved_at ?? (site.settings.deployment.requireApproval ? void 0 : request.updated_at);
    if (approved === void 0) return "It has not been approved.";
    if ((releaseOf(database, site.id, "Production")?.deployed_at ?? "") < approved) {
      return "Nothing was deployed to Production since it was approved.";
    }
  }
  return void 0;
}
function moveRequest(context, site, request, to, by, reason) {
  const { database, timestamp, emit } = context;
  const at = timestamp();
  updateRequest(database, request.id, { status: to }, at);
  insertHistory(database, request.id, { status: to, at, by, reason });
  if (to === "completed") {
    publishOfRequest(database, site.id, request.id);
    recordActivity(database, site.id, "request-completed", at);
    emit(site, "request.completed", { id: request.id, title: request.title, status: to });
  }
  const moved = { requestId: request.id, from: request.status, to };
  return to === "in-progress" || to === "in-review" ? [moved] : [moved, ...startNext(context, site)];
}
function startNext(context, site) {
  const next = requestsOf(context.database, site.id).find(({ status }) => status === "triage");
  if (next === void 0 || next.issue_opened_at === null) return [];
  if (refusalOfMove(context, site, next, "in-progress") !== void 0) return [];
  return moveRequest(context, site, next, "in-progress", "pipeline", "Its turn has come.");
}
function moveAfterDeployment(context, site, deployment) {
  const request = requestInProcess(context.database, site.id);
  if (request === void 0) return [];
  if (deployment.environment === "Preview") {
    const isDeployed = request.merge_sha !== null || request.head_sha === deployment.commitSha;
    if (request.status !== "in-progress" || !isDeployed) return [];
    return moveRequest(
      context,
      site,
      request,
      "in-review",
      "pipeline",
      `Deployed to Preview as ${deployment.version}.`
    );
  }
  if (request.status !== "in-review" || request.approved_at === null && site.settings.deployment.requireApproval)
    return [];
  return moveRequest(
    context,
    site,
    request,
    "completed",
    "pipeline",
    `Deployed to Production as ${deployment.version}.`
  );
}
function approve({ database, timestamp }, request, by) {
  if (request.approved_at !== null) return;
  const at = timestamp();
  updateRequest(database, request.id, { approved_at: at }, at);
  insertHistory(database, request.id, { status: request.status, at, by, reason: "Approved." });
}
function refreshed({ database }, site, request) {
  return requestOf(database, site.id, request.id) ?? request;
}

// src/localcloud/portal/store/versions.ts
var VersionRow = discriminatedUnion("status", [
  object({
    status: literal("production"),
    version: string(),
    deployed_at: string(),
    commit_sha: string(),
    release_notes: string()
  }),
  object({
    status: literal("development"),
    version: string(),
    branch: string(),
    changes: number(),
    created_at: string()
  })
]);
function versionsOf(database, siteId) {
  return database.all(VersionRow, "SELECT * FROM versions WHERE site_id = ?", siteId).sort((a, b) => newestFirst.compare(b.version, a.version)).map(
    (row) => row.status === "production" ? {
      version: row.version,
      status: row.status,
      deployedAt: row.deployed_at,
      commitSha: row.commit_sha,
      releaseNotes: row.release_notes
    } : {
      version: row.version,
      status: row.status,
      branch: row.branch,
      changes: row.changes,
      createdAt: row.created_at
    }
  );
}
var newestFirst = new Intl.Collator("en", { numeric: true });
function recordProduction(database, deployment, releaseNotes) {
  const { siteId, version, commitSha, timestamp } = deployment;
  database.run("DELETE FROM versions WHERE site_id = ? AND version = ? AND status = 'development'", siteId, version);
  database.run(
    `INSERT INTO versions (site_id, version, status, deployed_at, commit_sha, release_notes, created_at)
      VALUES (?, ?, 'production', ?, ?, ?, ?)
      ON CONFLICT (site_id, version, status) DO UPDATE SET
        deployed_at = excluded.deployed_at, commit_sha = excluded.commit_sha,
        release_notes = iif(excluded.release_notes = '', release_notes, excluded.release_notes)`,
    ...[siteId, version, timestamp, commitSha, releaseNotes, timestamp]
  );
  database.run(
    `UPDATE sites SET current_version = ?, last_deployed = max(coalesce(last_deployed, ''), ?), updated_at = ?,
      dev_version = iif(dev_version = ?, NULL, dev_version), status = iif(status = 'pending', 'active', status) WHERE id = ?`,
    ...[version, timestamp, deployment.receivedAt, version, siteId]
  );
}
function recordPreview(database, deployment) {
  const { siteId, version, commitSha, timestamp, report } = deployment;
  recordChanges(database, siteId, version, commitSha, 1, timestamp);
  database.run(
    `UPDATE sites SET dev_version = ?, dev_url = coalesce(?, dev_url), last_deployed = max(coalesce(last_deployed, ''), ?), updated_at = ? WHERE id = ?`,
    ...[version, report.url ?? null, timestamp, deployment.receivedAt, siteId]
  );
}
function recordChanges(database, siteId, version, commitSha, changes, now) {
  database.run(
    `INSERT INTO versions (site_id, version, status, commit_sha, branch, changes, created_at)
      VALUES (?, ?, 'development', ?, ?, ?, ?)
      ON CONFLICT (site_id, version, status) DO UPDATE SET
        changes = changes + iif(commit_sha IS excluded.commit_sha, 0, excluded.changes), commit_sha = excluded.commit_sha`,
    ...[siteId, version, commitSha, `release/${version}`, changes, now]
  );
}

// src/localcloud/portal/repohost-events.ts
var marker = /site-request:\s*(req_[\w-]+)/;
var closes = /\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+#(\d+)/gi;
var releaseBranch = /^release\/(\d+\.\d+\.\d+)$/;
function onIssue(context, site, { action, issue }) {
  if (issue === void 0) return { moved: [], reason: "The payload holds no issue." };
  const request = linkedRequest(context, site, issue.body, ({ issue_number }) => issue_number === issue.number);
  if (request === void 0)
    return { moved: [], reason: `No development request is linked to issue #${issue.number}.` };
  switch (action) {
    case "opened":
      change(context, request, { issue_number: issue.number, issue_opened_at: context.timestamp() });
      return tryMove(context, site, request, "in-progress", `Issue #${issue.number} was opened.`);
    case "closed":
      if (issue.state_reason !== "not_planned")
        return { moved: [], reason: "A closed issue moves nothing; its deployment does." };
      return tryMove(context, site, request, "rejected", `Issue #${issue.number} was closed as not planned.`);
    case "deleted":
    case "transferred":
      return tryMove(context, site, request, "archived", `Issue #${issue.number} was ${action}.`);
    default:
      return { moved: [], reason: `The action "${action ?? ""}" of an issue moves nothing.` };
  }
}
function onPullRequest(context, site, { action, pull_request: pull }) {
  if (pull === void 0) return { moved: [], reason: "The payload holds no pull request." };
  const issues = [...(pull.body ?? "").matchAll(closes)].map(([, number2]) => Number(number2));
  const request = linkedRequest(
    context,
    site,
    pull.body,
    ({ issue_number, pull_request_number }) => pull_request_number === pull.number || issue_number !== null && issues.includes(issue_number)
  );
  if (request === void 0)
    return { moved: [], reason: `No development request is linked to pull request #${pull.number}.` };
  change(context, request, { pull_request_number: pull.number, head_sha: pull.head.sha });
  if (action !== "closed")
    return { moved: [], reason: `The action "${action ?? ""}" of a pull request moves nothing.` };
  if (pull.merged !== true)
    return { moved: [], reason: `Pull request #${pull.number} was closed without being merged.` };
  const mergeSha = pull.merge_commit_sha ?? pull.head.sha;
  change(context, request, { merge_sha: mergeSha });
  if (pull.base.ref === site.repository.defaultBranch) {
    if (request.status !== "in-review")
      return { moved: [], reason: `The request is ${request.status}: merging does not approve it.` };
    approve(context, request, `Pull request #${pull.number}`);
    return { moved: [], reason: "Approved; it is completed with the deployment to Production." };
  }
  if (releaseOf(context.database, site.id, "Preview")?.commit_sha !== mergeSha) {
    return { moved: [], reason: "Merged; it goes into review with the deployment to Preview." };
  }
  return tryMove(
    context,
    site,
    request,
    "in-review",
    `Pull request #${pull.number} was merged and is deployed to Preview.`
  );
}
function onPush(context, site, { ref, after, deleted, commits = [] }) {
  const branch = /^refs\/heads\/(.+)$/.exec(ref ?? "")?.[1];
  const version = releaseBranch.exec(branch ?? "")?.[1];
  if (version === void 0 || after === void 0 || deleted === true) {
    return { moved: [], reason: `A push to ${ref ?? "no branch"} moves nothing; its deployment does.` };
  }
  recordChanges(context.database, site.id, version, after, commits.length, context.timestamp());
  return { moved: [], reason: `Recorded as changes of version ${version}.` };
}
function linkedRequest(context, site, text, isLinked) {
  const id = marker.exec(text ?? "")?.[1];
  if (id !== void 0) return requestOf(context.database, site.id, id);
  return requestsOf(context.database, site.id).find(isLinked);
}
function change({ database, timestamp }, request, columns) {
  updateRequest(database, request.id, columns, timestamp());
}
function tryMove(context, site, request, to, reason) {
  const current = refreshed(context, site, request);
  const refusal = refusalOfMove(context, site, current, to);
  if (refusal !== void 0) return { moved: [], reason: refusal };
  return { moved: moveRequest(context, site, current, to, "repository host", reason) };
}

// src/localcloud/portal/store/sites.ts
var StoredSettings = object({
  timezone: string(),
  deployment: object({ provider: string(), autoDeployDev: boolean(), requireApproval: boolean() }),
  notifications: object({ email: boolean(), slack: boolean(), webhookUrl: nullable(string()) }),
  features: SiteFeatures
});
var SiteRow = object({
  id: string(),
  slug: string(),
  name: string(),
  description: string(),
  url: string(),
  dev_url: nullable(string()),
  status: _enum(["active", "pending", "archived"]),
  company_id: string(),
  repository: jsonColumn(
    object({ owner: string(), name: string(), defaultBranch: string(), releaseBranch: string() })
  ),
  framework_type: string(),
  framework_version: string(),
  current_version: nullable(string()),
  dev_version: nullable(string()),
  last_deployed: nullable(string()),
  created_at: string(),
  updated_at: string(),
  settings: jsonColumn(StoredSettings),
  seo_defaults: jsonColumn(SeoDefaults),
  sitemap: jsonColumn(SitemapConfig),
  text_mode: TextMode,
  client_id: string(),
  tenant_id: string(),
  audience: string()
});
function siteById(database, id) {
  return database.one(SiteRow, "SELECT * FROM sites WHERE id = ?", id);
}
function siteBySlug(database, slug) {
  return database.one(SiteRow, "SELECT * FROM sites WHERE slug = ?", slug);
}
function allSites(database) {
  return database.all(SiteRow, "SELECT * FROM sites ORDER BY slug");
}
function siteByRepository(database, fullName) {
  return database.one(
    SiteRow,
    "SELECT * FROM sites WHERE lower(repository ->> 'owner' || '/' || (repository ->> 'name')) = lower(?)",
    fullName
  );
}
function updateSite(database, id, change2, now) {
  const columns = {
    name: change2.name,
    description: change2.description,
    url: change2.url,
    dev_url: change2.devUrl,
    settings: change2.settings && JSON.stringify(change2.settings),
    seo_defaults: change2.seoDefaults && JSON.stringify(change2.seoDefaults),
    sitemap: change2.sitemap && JSON.stringify(change2.sitemap),
    text_mode: change2.textMode
  };
  const given2 = Object.entries({ ...columns, updated_at: now }).flatMap(
    ([name, value]) => value === void 0 ? [] : [{ name, value }]
  );
  database.run(
    `UPDATE sites SET ${given2.map(({ name }) => `${name} = ?`).join(", ")} WHERE id = ?`,
    ...given2.map(({ value }) => value),
    id
  );
}
function companyName(database, id) {
  return database.one(object({ name: string() }), "SELECT name FROM companies WHERE id = ?", id)?.name ?? "";
}

// src/localcloud/portal/repohost.ts
function verifySignature(request, secret) {
  const expected = `sha256=${createHmac("sha256", secret).update(request.body).digest("hex")}`;
  if (!sameSecret(request.headers[repohostHeaders.signature] ?? "", expected)) {
    throw unauthorized("The signature of the body (X-Hub-Signature-256) is missing or wrong.");
  }
}
function repohostRoutes(context) {
  const { database, timestamp } = context;
  return [
    route(operations.receiveRepohostEvent, ({ request, body }) => {
      const event = request.headers[repohostHeaders.event];
      const delivery = request.headers[repohostHeaders.delivery];
      if (event === void 0 || delivery === void 0) {
        throw new Refusal("bad_request", "A delivery has the headers X-GitHub-Event and X-GitHub-Delivery.");
      }
      refuseReplay(database, request, event, delivery, timestamp());
      const { moved, reason } = outcomeOf(context, event, body);
      return { body: { received: true, event, moved, ...reason === void 0 ? {} : { reason } } };
    })
  ];
}
function refuseReplay(database, request, event, delivery, at) {
  const signature = event === "ping" ? null : request.headers[repohostHeaders.signature] ?? null;
  const isNew = database.run(
    "INSERT OR IGNORE INTO receipts (delivery_id, signature, event, at) VALUES (?, ?, ?, ?)",
    ...[delivery, signature, event, at]
  );
  if (isNew === 0) throw new Refusal("conflict", `The delivery ${delivery} was received already.`);
}
function outcomeOf(context, event, body) {
  const handler = handlers[event];
  if (handler === void 0) return { moved: [], reason: `The event "${event}" moves nothing.` };
  const repository = body.repository?.full_name;
  const site = repository === void 0 ? void 0 : siteByRepository(context.database, repository);
  if (site === void 0) throw new Refusal("not_found", `No site has the repository "${repository ?? ""}".`);
  return handler(context, site, body);
}
var handlers = {
  issues: onIssue,
  pull_request: onPullRequest,
  push: onPush
};

// src/localcloud/portal/core.ts
function createCore(options) {
  const { database, routes, seoCache, documents } = options;
  const refuseAboveLimit = createRateLimit(options.now, options.rateLimits);
  const patterns = routes.map((route2) => ({ route: route2, pattern: patternOf(pathOf(route2.operation, options.provider)) }));
  patterns.sort((a, b) => a.pattern.weight < b.pattern.weight ? -1 : 1);
  function match(request) {
    const allowed = [];
    for (const { route: route2, pattern } of patterns) {
      const parameters = pattern.match(request.path);
      if (parameters === void 0) continue;
      if (route2.operation.method === request.method) return { route: route2, parameters };
      allowed.push(route2.operation.method);
    }
    if (allowed.length === 0) throw new Refusal("not_found", `There is no endpoint ${request.path}.`);
    const allow = [...new Set(allowed)].join(", ");
    throw new Refusal("method_not_allowed", `${request.path} takes ${allow}.`, { headers: { allow } });
  }
  function carryOut(route2, call) {
    const { method, cacheControl } = route2.operation;
    if (method !== "GET") {
      const response2 = database.transaction(() => route2.answer(call));
      options.onStored();
      return response2;
    }
    if (cacheControl === void 0 || call.site === void 0) return route2.answer(call);
    const kept = seoCache.get(call.site.id, call.request.path);
    if (kept !== void 0) return { ...kept, headers: { ...kept.headers, "x-cache": "HIT" } };
    const made = route2.answer(call);
    const response = { ...made, headers: { ...made.headers, "cache-control": cacheControl } };
    seoCache.put(call.site.id, call.request.path, response);
    return { ...response, headers: { ...response.headers, "x-cache": "MISS" } };
  }
  async function answer(request) {
    const document = request.method === "GET" ? documents[request.path] : void 0;
    if (document !== void 0) return document();
    const { route: route2, parameters } = match(request);
    const { operation } = route2;
    const rateClass = rateClassOf(operation.method);
    let caller;
    try {
      caller = await authenticate(operation, request, options);
    } catch (error) {
      refuseAboveLimit(request, rateClass, false);
      throw error;
    }
    if (operation.auth !== "signature") refuseAboveLimit(request, rateClass, caller !== void 0);
    const site = "siteId" in parameters ? siteById(database, parameters.siteId ?? "") : void 0;
    if ("siteId" in parameters && site === void 0) throw new Refusal("not_found", "There is no such site.");
    if (site !== void 0 && operation.level !== void 0) refuseBelow(operation.level, database, caller, site);
    return carryOut(route2, { request, caller, parameters, site });
  }
  return async (request) => {
    try {
      return await answer(request.method === "HEAD" ? { ...request, method: "GET" } : request);
    } catch (error) {
      if (error instanceof Refusal) return error.response();
      return new Refusal("internal", error instanceof Error ? error.message : String(error)).response();
    }
  };
}
function pathOf({ path }, provider) {
  return path.replace("/repohost", `/${provider}`);
}
async function authenticate(operation, request, options) {
  switch (operation.auth) {
    case "public":
      return void 0;
    case "signature":
      verifySignature(request, options.repohostSecret);
      return void 0;
    case "cloud":
      return await applicationOf(bearerToken(request), options.database, options.accessTokens, options.now());
    case "deployment": {
      const token = bearerToken(request);
      if (sameSecret(token, options.apiToken)) return { kind: "service" };
      return await applicationOf(token, options.database, options.accessTokens, options.now());
    }
    case "portal": {
      const token = bearerToken(request);
      if (looksLikeJwt(token)) return await applicationOf(token, options.database, options.accessTokens, options.now());
      const user = userByToken(options.database, token);
      if (user === void 0) throw unauthorized("The token is not one of a user.");
      return { kind: "user", id: user.id, name: user.name, globalAdmin: user.global_admin === 1 };
    }
  }
}
function patternOf(template) {
  const parts = template.split("/");
  return {
    weight: parts.map((part) => part.startsWith("{") ? "1" : "0").join(""),
    match(path) {
      const segments = path.split("/");
      if (segments.length !== parts.length) return void 0;
      const parameters = {};
      for (const [index, part] of parts.entries()) {
        const segment = segments[index] ?? "";
        if (!part.startsWith("{")) {
          if (part !== segment) return void 0;
          continue;
        }
        const value = decode(segment);
        if (value === void 0 || value === "") return void 0;
        parameters[part.slice(1, -1)] = value;
      }
      return parameters;
    }
  };
}
function decode(segment) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return void 0;
  }
}

// src/localcloud/portal/deployments.ts
import { createHash as createHash4, randomUUID as randomUUID2 } from "node:crypto";

// src/localcloud/portal/store/deployments.ts
var DeploymentRow = object({
  id: string(),
  site_id: string(),
  key: string(),
  body_hash: string(),
  environment: Environment,
  version: string(),
  commit_sha: string(),
  status: DeploymentStatus,
  timestamp: string(),
  received_at: string(),
  applied: number(),
  body: jsonColumn(DeploymentComplete)
});
function deploymentsOf(database, siteId) {
  return database.all(DeploymentRow, "SELECT * FROM deployments WHERE site_id = ? ORDER BY sequence", siteId).map((row) => stored(row));
}
function deploymentByKey(database, siteId, key) {
  const row = database.one(DeploymentRow, "SELECT * FROM deployments WHERE site_id = ? AND key = ?", siteId, key);
  return row === void 0 ? void 0 : { deployment: stored(row), bodyHash: row.body_hash };
}
function insertDeployment(database, deployment, bodyHash) {
  const { id, siteId, key, environment, version, commitSha, status, timestamp, receivedAt, applied, report } = deployment;
  database.run(
    `INSERT INTO deployments
      (id, site_id, key, body_hash, environment, version, commit_sha, status, timestamp, received_at, applied, body)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[id, siteId, key, bodyHash, environment, version, commitSha, status, timestamp, receivedAt],
    applied ? 1 : 0,
    JSON.stringify(report)
  );
}
function stored(row) {
  return {
    id: row.id,
    siteId: row.site_id,
    key: row.key,
    environment: row.environment,
    version: row.version,
    commitSha: row.commit_sha,
    status: row.status,
    timestamp: row.timestamp,
    receivedAt: row.received_at,
    applied: row.applied === 1,
    report: row.body
  };
}

// src/localcloud/portal/deployments.ts
function deploymentRoutes(context, issueDeploymentToken) {
  const { database, timestamp } = context;
  return [
    route(operations.createDeploymentToken, ({ caller, body }) => {
      const site = siteBySlug(database, body.siteSlug);
      if (site === void 0) throw new Refusal("not_found", `There is no site "${body.siteSlug}".`);
      refuseUnlessDeployer(caller, site);
      const swaToken = issueDeploymentToken(site.slug);
      if (swaToken === void 0) throw new Refusal("conflict", `The site "${site.slug}" has no hosting.`);
      return { body: { swaToken }, headers: { "cache-control": "no-store" } };
    }),
    route(operations.completeDeployment, ({ caller, body, request }) => {
      const site = siteById(database, body.site.id);
      if (site === void 0) throw new Refusal("not_found", `There is no site with the id "${body.site.id}".`);
      refuseUnlessDeployer(caller, site);
      if (site.slug !== body.site.slug) {
        const message = `The site with this id has the slug "${site.slug}".`;
        throw new Refusal("bad_request", "Id and slug name different sites.", {
          details: [{ field: "site.slug", message }]
        });
      }
      const bodyHash = createHash4("sha256").update(request.body).digest("hex");
      const key = request.headers[idempotencyKeyHeader] ?? bodyHash;
      const known = deploymentByKey(database, site.id, key);
      if (known !== void 0 && known.bodyHash !== bodyHash) {
        throw new Refusal("conflict", "This Idempotency-Key was used for another report.");
      }
      if (known !== void 0) return { body: answerOf(known.deployment) };
      const draft = {
        id: `dep_${randomUUID2()}`,
        siteId: site.id,
        key,
        environment: body.data.environment,
        version: body.data.version,
        commitSha: body.data.commitSha,
        status: body.status,
        timestamp: new Date(body.timestamp).toISOString(),
        receivedAt: timestamp(),
        applied: false,
        report: body
      };
      const deployment = { ...draft, applied: recordRelease(database, draft) };
      insertDeployment(database, deployment, bodyHash);
      if (deployment.applied) applyDeployment(context, site, deployment, releaseNotesOf(body.data));
      return { body: answerOf(deployment) };
    })
  ];
}
function applyDeployment(context, site, deployment, releaseNotes) {
  const { database, emit } = context;
  const { environment, version, commitSha } = deployment;
  if (environment === "Production") {
    recordProduction(database, deployment, releaseNotes);
    publishCommitted(database, site.id);
  } else recordPreview(database, deployment);
  recordActivity(database, site.id, "deployment", deployment.receivedAt);
  emit(site, "site.deployed", { version, environment, commitSha });
  moveAfterDeployment(context, site, deployment);
}
function hostingOf(sites, issue) {
  const bySlug = new Map(sites.map((site) => [site.slug, site]));
  return (slug) => {
    const site = bySlug.get(slug);
    return site === void 0 ? void 0 : issue(site);
  };
}
function refuseUnlessDeployer(caller, site) {
  if (caller?.kind === "service") return;
  if (caller === void 0 || !mayDeploy(caller, site))
    throw new Refusal("forbidden", `This identity may not deploy the site "${site.slug}".`);
}
function answerOf(deployment) {
  const { id, siteId, environment, version, status, applied, receivedAt } = deployment;
  return { success: true, deployment: { id, siteId, environment, version, status, applied, receivedAt } };
}
function releaseNotesOf(data) {
  return typeof data.releaseNotes === "string" ? data.releaseNotes : "";
}

// src/portal/contract/components.ts
var components = {
  AccessGrant,
  AccessList,
  AccessResult,
  AccessUpdate,
  BlogPost,
  BlogPostList,
  BlogPostSummary,
  Company,
  ContentPage,
  ContentPageList,
  DeliveryList,
  DeploymentComplete,
  DeploymentCompleteResponse,
  DeploymentTokenRequest,
  DeploymentTokenResponse,
  DevelopmentRequest,
  DevelopmentVersion,
  OpenGraph,
  OutboundEvent,
  PageSeo,
  PageSeoResult,
  PageSeoUpdate,
  PageText,
  PortalErrorBody,
  ProductionVersion,
  RepohostEvent,
  RepohostResult,
  RequestCreate,
  RequestList,
  RequestPatch,
  RequestResult,
  SeoDefaults,
  SeoDefaultsResult,
  SeoDefaultsUpdate,
  SeoOverview,
  SeoPurgeResult,
  SiteDetail,
  SiteFeatures,
  SiteList,
  SiteListItem,
  SitemapConfig,
  SitemapConfigResult,
  SitePage,
  SitePageList,
  SitePatch,
  SitePatchResult,
  SiteSettings,
  SiteSettingsResult,
  SiteSettingsUpdate,
  SiteStatistics,
  SiteVersion,
  SiteVersionList,
  SocialCard,
  TextCommit,
  TextEntry,
  TextList,
  TextModeResult,
  TextModeUpdate,
  TextOverrideResult,
  TextOverrideUpdate,
  ValidationProblem,
  ValidationResult,
  WebhookConfig,
  WebhookConfigResult,
  WebhookConfigUpdate
};

// src/portal/contract/openapi.ts
function openApiDocument(server = "https://portal.example.com") {
  const registry2 = registry();
  for (const [id, schema2] of Object.entries(components)) registry2.add(schema2, { id });
  const { schemas } = toJSONSchema(registry2, { uri: reference, io: "input", unrepresentable: "any" });
  const paths = {};
  for (const operation of Object.values(operations)) {
    const path = paths[operation.path] ?? {};
    path[operation.method.toLowerCase()] = operationObject(operation);
    paths[operation.path] = path;
  }
  return {
    openapi: "3.1.1",
    info: {
      title: "Site Management Portal API",
      version: "1.0.0",
      description: "Sites, their content and their deployments. Timestamps are ISO 8601 in UTC.",
      license: { name: "MIT", identifier: "MIT" }
    },
    servers: [{ url: server }],
    tags: [...new Set(Object.values(operations).map(({ tag }) => tag))].map((name) => ({ name })),
    security: [],
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(schemas).map(([id, schema2]) => [id, withoutKeys(schema2, ["$id", "$schema", "id"])])
      ),
      securitySchemes
    }
  };
}
var securitySchemes = {
  portal: {
    type: "http",
    scheme: "bearer",
    description: "Token of a user, or a cloud access token of an application that may deploy the site."
  },
  cloud: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "Cloud access token of an OIDC federated login."
  },
  deployment: {
    type: "http",
    scheme: "bearer",
    description: "The API token, or a cloud access token of an application that may deploy the site."
  },
  signature: {
    type: "apiKey",
    in: "header",
    name: "X-Hub-Signature-256",
    description: "HMAC-SHA256 of the raw body with the shared secret."
  }
};
function operationObject(operation) {
  const {
    id,
    summary,
    spec,
    tag,
    method,
    auth,
    level,
    path,
    answerType = "application/json",
    status = 200
  } = operation;
  const rateClass = rateClassOf(method);
  const facts = [
    `Specification: ${spec}.`,
    level === void 0 ? "" : `Level: ${level}.`,
    `Rate class: ${rateClass}, ${rateLimits[rateClass]} per minute.`
  ];
  const body = operation.body._zod.def.type === "undefined" ? {} : { requestBody: { required: true, content: json(operation.body) } };
  return {
    operationId: id,
    summary,
    description: facts.filter((fact) => fact !== "").join(" "),
    tags: [tag],
    security: auth === "public" ? [] : [{ [auth]: [] }],
    parameters: [...pathParameters(path), ...queryParameters(operation)],
    ...body,
    responses: {
      [status]: {
        description: "Done.",
        ...cacheHeader(operation),
        content: { [answerType]: { schema: schemaOf(operation.answer) } }
      },
      ...errors2(operation)
    }
  };
}
function cacheHeader({ cacheControl }) {
  if (cacheControl === void 0) return {};
  return {
    headers: {
      "Cache-Control": {
        description: "How long the answer may be kept.",
        schema: { type: "string", const: cacheControl }
      }
    }
  };
}
var errorMeanings = {
  400: "Invalid data; `details` lists the failing fields.",
  401: "Not authenticated.",
  403: "The caller has no access to the site, or not at the level that is needed.",
  404: "Not found.",
  409: "The state of the resource does not allow it.",
  422: "Validation failed; `details` lists the failing fields.",
  429: "Too many requests; `Retry-After` says in how many seconds to try again."
};
function errors2({ auth, path, query, body, invalid }) {
  const statuses2 = [429];
  const takesInput = [query, body].some((schema2) => schema2._zod.def.type !== "undefined");
  if (takesInput) statuses2.push(400);
  if (body._zod.def.type !== "undefined") statuses2.push(409);
  if (takesInput && invalid === 422) statuses2.push(422);
  if (auth !== "public") statuses2.push(401);
  if (auth !== "public" && auth !== "signature") statuses2.push(403);
  if (path.includes("{") || auth !== "portal") statuses2.push(404);
  const retryAfter = { "Retry-After": { description: "Seconds.", schema: { type: "integer" } } };
  return Object.fromEntries(
    statuses2.sort().map((status) => [
      String(status),
      {
        description: errorMeanings[status] ?? "",
        ...status === 429 ? { headers: retryAfter } : {},
        content: json(PortalErrorBody)
      }
    ])
  );
}
function pathParameters(path) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" }
  }));
}
function queryParameters({ query }) {
  if (query._zod.def.type === "undefined") return [];
  const { properties = {} } = toJSONSchema(query, { io: "output", target: "draft-2020-12" });
  return Object.entries(properties).map(([name, schema2]) => ({ name, in: "query", required: false, schema: schema2 }));
}
function json(schema2) {
  return { "application/json": { schema: schemaOf(schema2) } };
}
function schemaOf(schema2) {
  const named = Object.entries(components).find(([, component]) => component === schema2);
  if (named !== void 0) return { $ref: reference(named[0]) };
  return withoutKeys(toJSONSchema(schema2, { io: "input", unrepresentable: "any" }), ["$schema"]);
}
function reference(id) {
  return `#/components/schemas/${id}`;
}
function withoutKeys(object2, keys) {
  return Object.fromEntries(Object.entries(object2).filter(([key]) => !keys.includes(key)));
}

// src/localcloud/portal/home-page.ts
function homePage(sites) {
  const all = Object.values(operations);
  const groups = [...new Set(all.map(({ tag }) => tag))];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Site Management Portal (local)</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Site Management Portal</h1>
<p>This portal runs on your machine. Its contract is in <a href="/openapi.json">/openapi.json</a>.</p>
<h2>Users</h2>
<p>Send a token as <code>Authorization: Bearer &lt;token&gt;</code>:
<code>curl -H "Authorization: Bearer ${escapeHtml(localUsers[0]?.token ?? "")}" \u2026/api/sites</code></p>
${table(
    ["Name", "Level on every site", "Token"],
    localUsers.map(({ name, level, token }) => [
      escapeHtml(name),
      level === "operator" ? "global admin" : level,
      code(token)
    ])
  )}
<h2>Sites</h2>
${table(
    ["Slug", "Id", "Status", "Production", "Development", "Address"],
    sites.map((site) => [
      escapeHtml(site.slug),
      code(site.id),
      site.status,
      escapeHtml(site.current_version ?? "never deployed"),
      escapeHtml(site.dev_version ?? "none"),
      escapeHtml(site.url)
    ])
  )}
<h2>Endpoints</h2>
${groups.map((group) => section(group, all)).join("\n")}
</main>
</body>
</html>
`;
}
function section(group, all) {
  const rows = all.filter(({ tag }) => tag === group).map(({ method, path, summary, auth, level, spec }) => {
    const rateClass = rateClassOf(method);
    const who = level === void 0 ? auth : `${auth}, ${level}`;
    return [code(`${method} ${path}`), escapeHtml(summary), who, `${rateLimits[rateClass]}/min`, escapeHtml(spec)];
  });
  return `<h3>${escapeHtml(group)}</h3>
${table(["Endpoint", "What it does", "Credential, level", "Rate", "Specification"], rows)}`;
}
function table(head, rows) {
  const line = (cells, tag) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
  const body = rows.map((row) => line(row, "td")).join("\n");
  return `<div class="wide"><table><thead>${line(head, "th")}</thead><tbody>
${body}
</tbody></table></div>`;
}
function code(text) {
  return `<code>${escapeHtml(text)}</code>`;
}
function escapeHtml(text) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
var style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 75rem; margin: 0 auto; padding: 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
code { font-size: .85rem; white-space: nowrap; }
`;

// src/localcloud/portal/documents.ts
function documentsOf(database) {
  let openApi;
  return {
    "/": () => ({
      status: 200,
      headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
      body: homePage(allSites(database))
    }),
    "/openapi.json": () => {
      openApi ??= jsonResponse(200, openApiDocument("/"));
      return openApi;
    }
  };
}

// src/localcloud/portal/store/content.ts
var PageRow = object({
  slug: string(),
  path: string(),
  title: string(),
  type: string(),
  last_updated: string(),
  text_keys: number()
});
var pageColumns = `slug, path, title, type, last_updated,
  (SELECT count(*) FROM texts WHERE texts.site_id = pages.site_id AND page_slug = slug) AS text_keys`;
function pagesOf(database, siteId) {
  return database.all(PageRow, `SELECT ${pageColumns} FROM pages WHERE site_id = ? ORDER BY path`, siteId);
}
function pageOf(database, siteId, slug) {
  return database.one(PageRow, `SELECT ${pageColumns} FROM pages WHERE site_id = ? AND slug = ?`, siteId, slug);
}
function touchPage(database, siteId, slug, now) {
  database.run("UPDATE pages SET last_updated = ? WHERE site_id = ? AND slug = ?", now, siteId, slug);
}
function insertPage(database, siteId, page) {
  database.run(
    "INSERT OR IGNORE INTO pages (site_id, slug, path, title, type, last_updated) VALUES (?, ?, ?, ?, ?, ?)",
    ...[siteId, page.slug, page.path, page.title, page.type, page.last_updated]
  );
}
var PostRow = object({
  slug: string(),
  title: string(),
  excerpt: string(),
  author: string(),
  tags: jsonColumn(array(string())),
  body: string(),
  published_at: string(),
  updated_at: string()
});
function postsOf(database, siteId) {
  return database.all(PostRow, "SELECT * FROM posts WHERE site_id = ? ORDER BY published_at DESC, slug", siteId);
}
function insertPost(database, siteId, post) {
  database.run(
    `INSERT OR IGNORE INTO posts (site_id, slug, title, excerpt, author, tags, body, published_at, updated_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[siteId, post.slug, post.title, post.excerpt, post.author, JSON.stringify(post.tags)],
    ...[post.body, post.published_at, post.updated_at]
  );
}

// src/localcloud/portal/store/new-site.ts
var initialSettings = {
  timezone: "UTC",
  deployment: { provider: "azure-static-web-apps", autoDeployDev: true, requireApproval: true },
  notifications: { email: true, slack: false, webhookUrl: null },
  features: { textOverrides: true, seoManagement: true, blogEnabled: false, assistantEnabled: false }
};
var frameworkVersion = "1.0.0";
function insertSite(database, company2, site, now) {
  const repository = JSON.stringify({ ...site.repository, defaultBranch: "master", releaseBranch: "release/**" });
  database.run("INSERT OR IGNORE INTO companies (id, name) VALUES (?, ?)", site.company_id, company2);
  database.run(
    `INSERT INTO sites (id, slug, name, description, url, status, company_id, repository, framework_type, framework_version,
        created_at, updated_at, settings, seo_defaults, sitemap, text_mode, client_id, tenant_id, audience)
      VALUES (?, ?, ?, ?, ?, 'pending', ?, ?, ?, ?, ?, ?, ?, '{}', '{}', 'commit', ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET slug = excluded.slug, url = excluded.url, repository = excluded.repository,
        client_id = excluded.client_id, tenant_id = excluded.tenant_id, audience = excluded.audience`,
    ...[site.id, site.slug, site.name, site.description, site.url, site.company_id, repository, site.framework_type],
    ...[frameworkVersion, now, now, JSON.stringify(site.settings), site.client_id, site.tenant_id, site.audience]
  );
}

// src/localcloud/portal/local-sites.ts
var frameworks = {
  docs: "markdown",
  spa: "spa",
  static: "static"
};
function mergeLocalSites(database, sites, now) {
  insertUsers(database, localUsers);
  for (const site of sites) {
    const known = siteBySlug(database, site.slug);
    if (known !== void 0 && known.id !== site.id) {
      throw new SiteDeployError(
        "LOCAL_CLOUD_UNAVAILABLE",
        `The portal's database knows the slug "${site.slug}" with the id "${known.id}", not "${site.id}".`,
        { remedy: "Name another database file, or remove this one to begin anew." }
      );
    }
    insertSite(
      database,
      "Local Company",
      {
        id: site.id,
        slug: site.slug,
        name: site.name,
        description: "",
        url: site.url,
        company_id: "company_local",
        repository: site.repository,
        framework_type: frameworks[site.type],
        settings: initialSettings,
        client_id: site.azure.clientId,
        tenant_id: site.azure.tenantId,
        audience: site.portal.audience
      },
      now
    );
    insertPage(database, site.id, { slug: "home", path: "/", title: site.name, type: "page", last_updated: now });
    grantAll(database, site.id);
  }
}

// src/localcloud/portal/node-handler.ts
import { randomUUID as randomUUID3 } from "node:crypto";
var largestBody = 25 << 20;
function nodeHandler(core) {
  return async (request, response) => {
    const requestId = randomUUID3();
    let answer;
    try {
      answer = await core(await read(request));
    } catch (error) {
      if (!(error instanceof Refusal)) return;
      answer = error.response();
    }
    const close = request.complete ? {} : { connection: "close" };
    response.writeHead(answer.status, {
      ...answer.headers,
      ...close,
      "content-length": Buffer.byteLength(answer.body),
      "x-request-id": requestId
    });
    response.end(request.method === "HEAD" ? void 0 : answer.body);
  };
}
async function read(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > largestBody) throw new Refusal("payload_too_large", `A body has at most ${largestBody} bytes.`);
    chunks.push(chunk);
  }
  const target = request.url ?? "/";
  const mark = target.indexOf("?");
  const headers2 = {};
  for (const [name, value] of Object.entries(request.headers))
    headers2[name] = Array.isArray(value) ? value.join(", ") : value;
  return {
    method: request.method ?? "GET",
    path: mark < 0 ? target : target.slice(0, mark),
    query: new URLSearchParams(mark < 0 ? "" : target.slice(mark + 1)),
    headers: headers2,
    body: Buffer.concat(chunks).toString("utf8"),
    host: (request.headers.host ?? "").replace(/:\d+$/, "").toLowerCase(),
    client: request.socket.remoteAddress ?? ""
  };
}

// src/localcloud/portal/store/deliveries.ts
import { randomUUID as randomUUID4 } from "node:crypto";
var WebhookRow = object({ events: jsonColumn(array(EventName)), secret: string() });
function webhookOf(database, siteId) {
  return database.one(WebhookRow, "SELECT * FROM webhooks WHERE site_id = ?", siteId);
}
function putWebhook(database, siteId, events, secret) {
  database.run(
    `INSERT INTO webhooks (site_id, events, secret) VALUES (?, ?, ?)
      ON CONFLICT (site_id) DO UPDATE SET events = excluded.events, secret = excluded.secret`,
    ...[siteId, JSON.stringify(events), secret]
  );
}
var DeliveryRow = object({
  id: string(),
  site_id: string(),
  event: EventName,
  url: string(),
  body: string(),
  status: DeliveryStatus,
  /** Milliseconds since the epoch before which it is not sent. */
  due: number(),
  created_at: string()
});
function insertDelivery(database, siteId, url, event, due) {
  database.run(
    `INSERT INTO deliveries (id, site_id, event, url, body, status, due, created_at) VALUES (?, ?, ?, ?, ?, 'pending', ?, ?)`,
    ...[`msg_${randomUUID4()}`, siteId, event.event, url, JSON.stringify(event), due, event.timestamp]
  );
}
function nextDelivery(database) {
  return database.one(DeliveryRow, "SELECT * FROM deliveries WHERE status = 'pending' ORDER BY due, sequence LIMIT 1");
}
function deliveriesOf(database, siteId) {
  return database.all(DeliveryRow, "SELECT * FROM deliveries WHERE site_id = ? ORDER BY sequence DESC", siteId);
}
var AttemptRow = object({ at: string(), status: nullable(number()), error: nullable(string()) });
function attemptsOf(database, deliveryId) {
  return database.all(AttemptRow, "SELECT * FROM delivery_attempts WHERE delivery_id = ? ORDER BY rowid", deliveryId);
}
function recordAttempt(database, deliveryId, attempt, status, due) {
  const { at, status: answered, error } = attempt;
  const sql = "INSERT INTO delivery_attempts (delivery_id, at, status, error) VALUES (?, ?, ?, ?)";
  database.run(sql, deliveryId, at, answered, error);
  database.run("UPDATE deliveries SET status = ?, due = ? WHERE id = ?", status, due, deliveryId);
}

// src/localcloud/portal/outbox.ts
var defaultPauses = [1e3, 1e4, 6e4, 6e5, 36e5];
function createOutbox({ database, now, send, pauses = defaultPauses }) {
  const stopped = new AbortController();
  let working;
  let timer;
  async function work() {
    for (; ; ) {
      const next = nextDelivery(database);
      if (next === void 0 || stopped.signal.aborted) return;
      const pause = next.due - now();
      if (pause > 0) {
        timer = setTimeout(wake, pause);
        timer.unref();
        return;
      }
      await attempt(next);
    }
  }
  async function attempt(delivery) {
    const at = now();
    const secret = webhookOf(database, delivery.site_id)?.secret ?? "";
    const sent = await send({ id: delivery.id, url: delivery.url, body: delivery.body, secret, at }, stopped.signal);
    if (stopped.signal.aborted) return;
    database.transaction(() => {
      const made = attemptsOf(database, delivery.id).length;
      const pause = pauses[made];
      const delivered = "status" in sent && sent.status >= 200 && sent.status < 300;
      const status = delivered ? "delivered" : pause === void 0 ? "failed" : "pending";
      const outcome = "status" in sent ? { status: sent.status, error: null } : { status: null, error: sent.error };
      recordAttempt(
        database,
        delivery.id,
        { at: new Date(at).toISOString(), ...outcome },
        status,
        now() + (pause ?? 0)
      );
    });
  }
  function wake() {
    if (working !== void 0 || stopped.signal.aborted) return;
    clearTimeout(timer);
    working = work().finally(() => {
      working = void 0;
    });
  }
  return {
    emit(site, event, data) {
      const webhookUrl = siteById(database, site.id)?.settings.notifications.webhookUrl ?? null;
      const events = webhookOf(database, site.id)?.events ?? [];
      if (webhookUrl === null || !events.includes(event)) return;
      const timestamp = new Date(now()).toISOString();
      insertDelivery(
        database,
        site.id,
        webhookUrl,
        { event, timestamp, site: { id: site.id, slug: site.slug }, data },
        now()
      );
    },
    wake,
    async close() {
      stopped.abort();
      clearTimeout(timer);
      await working;
    }
  };
}

// src/localcloud/portal/pages.ts
function pageRoutes({ database }) {
  return [
    route(operations.listPages, ({ site }) => {
      const pages = pagesOf(database, site.id).map(({ slug, path, title, type, text_keys, last_updated }) => ({
        slug,
        path,
        title,
        type,
        textKeyCount: text_keys,
        lastUpdated: last_updated
      }));
      return { body: { pages, total: pages.length } };
    }),
    route(operations.listVersions, ({ site }) => ({ body: { versions: versionsOf(database, site.id) } }))
  ];
}

// src/localcloud/portal/texts.ts
var contentFile = "content/overrides.json";
function textRoutes({ database, timestamp }) {
  function textOrRefuse(site, key) {
    const text = textOf(database, site.id, key);
    if (text === void 0) throw new Refusal("not_found", `The site "${site.slug}" has no text key "${key}".`);
    return text;
  }
  return [
    route(operations.listTexts, ({ site }) => {
      const texts = textsOf(database, site.id).map(entryOf);
      return { body: { mode: site.text_mode, texts, total: texts.length } };
    }),
    route(operations.putTextOverride, ({ site, parameters, body, caller }) => {
      refuseWhereSwitchedOff(site);
      const { key, page_slug } = textOrRefuse(site, parameters.textKey);
      if (body.requestId !== void 0 && requestOf(database, site.id, body.requestId) === void 0) {
        const message = "The site has no such development request.";
        throw new Refusal("bad_request", "The body is not valid.", { details: [{ field: "requestId", message }] });
      }
      const at = timestamp();
      const live = site.text_mode === "runtime" && body.requestId === void 0;
      setOverride(database, site.id, key, {
        value: body.value,
        live,
        requestId: body.requestId,
        by: nameOf(caller),
        at
      });
      if (live) touchPage(database, site.id, page_slug, at);
      recordActivity(database, site.id, "text-override", at);
      return { body: { success: true, text: entryOf(textOrRefuse(site, key)) } };
    }),
    route(operations.deleteTextOverride, ({ site, parameters }) => {
      refuseWhereSwitchedOff(site);
      const { key, page_slug, value } = textOrRefuse(site, parameters.textKey);
      if (value === null) throw new Refusal("not_found", `The text key "${key}" has no override.`);
      clearOverride(database, site.id, key);
      touchPage(database, site.id, page_slug, timestamp());
      return { body: { success: true, text: entryOf(textOrRefuse(site, key)) } };
    }),
    route(operations.putTextMode, ({ site, body }) => {
      refuseWhereSwitchedOff(site);
      updateSite(database, site.id, { textMode: body.mode }, timestamp());
      if (body.mode === "runtime") publishAll(database, site.id);
      return { body: { success: true, mode: body.mode } };
    }),
    route(operations.commitTexts, ({ site }) => {
      refuseWhereSwitchedOff(site);
      if (site.text_mode !== "commit")
        throw new Refusal("conflict", "The site is in runtime mode: its overrides are live already.");
      const committed = commitPending(database, site.id);
      const content = Object.fromEntries(
        textsOf(database, site.id).flatMap(({ key, value, live_value, status }) => {
          const text = status === "pending" ? live_value : value;
          return text === null ? [] : [[key, text]];
        })
      );
      return { body: { success: true, committed, file: contentFile, content } };
    })
  ];
}
function entryOf(row) {
  const { key, page_slug, default_text, value, status, request_id, updated_at, updated_by } = row;
  const entry = { key, pageSlug: page_slug, default: default_text };
  if (value === null || status === null || updated_at === null) return entry;
  const attached = request_id === null ? {} : { requestId: request_id };
  return { ...entry, override: { value, status, ...attached, updatedAt: updated_at, updatedBy: updated_by ?? "" } };
}
function nameOf(caller) {
  if (caller?.kind === "user") return caller.name;
  return caller?.kind === "application" ? caller.clientId : "portal";
}
function refuseWhereSwitchedOff(site) {
  if (!site.settings.features.textOverrides) {
    throw new Refusal("conflict", "Text overrides are switched off for this site (features.textOverrides).");
  }
}

// src/localcloud/portal/requests.ts
function requestRoutes(context) {
  const { database, timestamp, emit } = context;
  function requestOrRefuse(site, id) {
    const request = requestOf(database, site.id, id);
    if (request === void 0)
      throw new Refusal("not_found", `The site "${site.slug}" has no development request "${id}".`);
    return request;
  }
  return [
    route(operations.listRequests, ({ site, query }) => {
      const requests = requestsOf(database, site.id).filter(({ status }) => query.status === void 0 || status === query.status).map((request) => recordOf(database, site, request));
      return { body: { requests, total: requests.length } };
    }),
    route(operations.createRequest, ({ site, body, caller }) => {
      const at = timestamp();
      const id = insertRequest(database, site.id, { ...body, requester: nameOf(caller) }, at);
      recordActivity(database, site.id, "request-created", at);
      emit(site, "request.created", { id, title: body.title, status: "submitted" });
      return { body: { success: true, request: recordOf(database, site, requestOrRefuse(site, id)) } };
    }),
    route(operations.getRequest, ({ site, parameters }) => ({
      body: recordOf(database, site, requestOrRefuse(site, parameters.requestId))
    })),
    route(operations.patchRequest, ({ site, parameters, body, caller }) => {
      const request = requestOrRefuse(site, parameters.requestId);
      const change2 = {
        ...body.classification && { classification: body.classification },
        ...body.automationPotential && { automation_potential: body.automationPotential },
        ...body.issueNumber && { issue_number: body.issueNumber },
        ...body.pullRequestNumber && { pull_request_number: body.pullRequestNumber }
      };
      updateRequest(database, request.id, change2, timestamp());
      if (body.status !== void 0) {
        if (body.status === "rejected" && body.reason === void 0) {
          const message = "Say why the request is rejected.";
          throw new Refusal("bad_request", "The body is not valid.", { details: [{ field: "reason", message }] });
        }
        const refusal = refusalOfMove(context, site, request, body.status);
        if (refusal !== void 0) throw new Refusal("conflict", refusal);
        moveRequest(context, site, request, body.status, nameOf(caller), body.reason);
      }
      return { body: { success: true, request: recordOf(database, site, refreshed(context, site, request)) } };
    }),
    route(operations.approveRequest, ({ site, parameters, caller }) => {
      const request = requestOrRefuse(site, parameters.requestId);
      if (request.status !== "in-review") {
        throw new Refusal(
          "conflict",
          `Only a request that is in-review can be approved; this one is ${request.status}.`
        );
      }
      approve(context, request, nameOf(caller));
      return { body: { success: true, request: recordOf(database, site, refreshed(context, site, request)) } };
    })
  ];
}
function recordOf(database, site, request) {
  const before = requestsOf(database, site.id).filter(
    ({ status, sequence }) => processing.includes(status) || status === "triage" && sequence < request.sequence
  );
  const position = request.status === "triage" ? { position: before.length } : {};
  return {
    id: request.id,
    title: request.title,
    description: request.description,
    status: request.status,
    requester: request.requester,
    ...request.classification && { classification: request.classification },
    ...request.automation_potential && { automationPotential: request.automation_potential },
    ...request.issue_number && { issueNumber: request.issue_number },
    ...request.pull_request_number && { pullRequestNumber: request.pull_request_number },
    ...request.approved_at && { approvedAt: request.approved_at },
    ...position,
    history: historyOf(database, request.id).map(
      ({ reason, ...entry }) => reason === null ? entry : { ...entry, reason }
    ),
    createdAt: request.created_at,
    updatedAt: request.updated_at
  };
}

// src/localcloud/portal/runtime.ts
import { createHash as createHash5 } from "node:crypto";
var headers = { "access-control-allow-origin": "*", "cache-control": "no-cache" };
function runtimeRoutes({ database, timestamp }, siteSlug) {
  const siteOf = (request) => {
    const site = siteSlug === void 0 ? siteByHost(database, request.host) : siteBySlug(database, siteSlug);
    if (site !== void 0 && site.status !== "archived") return site;
    throw new Refusal("not_found", `No site is served at "${siteSlug ?? request.host}".`);
  };
  const pageOrRefuse = (site, slug) => {
    const page = pageOf(database, site.id, slug);
    if (page === void 0) throw new Refusal("not_found", `There is no page "${slug}".`);
    return page;
  };
  const blogOf = (site) => {
    if (!site.settings.features.blogEnabled)
      throw new Refusal("not_found", "This site has no blog (features.blogEnabled).");
    return postsOf(database, site.id);
  };
  return [
    route(operations.getPageText, ({ request, parameters }) => {
      const site = siteOf(request);
      const page = pageOrRefuse(site, parameters.pageSlug);
      if (site.text_mode === "runtime") recordViews(database, site.id, page.path, timestamp(), visitorOf(request));
      const rows = textsOfPage(database, site.id, page.slug);
      const texts = Object.fromEntries(
        rows.map(({ key, live_value, default_text }) => [key, live_value ?? default_text])
      );
      return { body: { pageSlug: page.slug, mode: site.text_mode, texts, updatedAt: page.last_updated }, headers };
    }),
    route(operations.listContentPages, ({ request }) => {
      const site = siteOf(request);
      const pages = pagesOf(database, site.id).map((page) => contentPage(database, site, page));
      return { body: { pages, total: pages.length }, headers };
    }),
    route(operations.getContentPage, ({ request, parameters }) => {
      const site = siteOf(request);
      return { body: contentPage(database, site, pageOrRefuse(site, parameters.pageSlug)), headers };
    }),
    route(operations.listPosts, ({ request }) => {
      const posts = blogOf(siteOf(request)).map(summaryOf);
      return { body: { posts, total: posts.length }, headers };
    }),
    route(operations.getPost, ({ request, parameters }) => {
      const post = blogOf(siteOf(request)).find(({ slug }) => slug === parameters.postSlug);
      if (post === void 0) throw new Refusal("not_found", `There is no post "${parameters.postSlug}".`);
      return { body: { ...summaryOf(post), body: post.body, updatedAt: post.updated_at }, headers };
    })
  ];
}
function siteByHost(database, host) {
  return allSites(database).find(({ url, dev_url }) => hostOf(url) === host || hostOf(dev_url ?? "") === host);
}
function hostOf(url) {
  return URL.canParse(url) ? new URL(url).hostname : void 0;
}
function contentPage(database, site, { slug, path, title, type, last_updated }) {
  const sections = textsOfPage(database, site.id, slug).map(({ key }) => key.split(".")[1] ?? "");
  return { slug, path, title, type, sections: [...new Set(sections)], lastUpdated: last_updated };
}
function summaryOf({ slug, title, excerpt, author, tags, published_at }) {
  return { slug, title, excerpt, author, tags, publishedAt: published_at };
}
function visitorOf(request) {
  return createHash5("sha256").update(`${request.client} ${request.headers["user-agent"] ?? ""}`).digest("base64url").slice(0, 16);
}

// src/localcloud/portal/seed/seed.ts
import { createHash as createHash6 } from "node:crypto";

// src/localcloud/portal/store/seo.ts
var SeoRow = object({ page_slug: string(), body: jsonColumn(PageSeoUpdate), updated_at: string() });
function seoOf(database, siteId, pageSlug) {
  return database.one(SeoRow, "SELECT * FROM seo WHERE site_id = ? AND page_slug = ?", siteId, pageSlug);
}
function seoOfSite(database, siteId) {
  return database.all(SeoRow, "SELECT * FROM seo WHERE site_id = ? ORDER BY page_slug", siteId);
}
function putSeo(database, siteId, pageSlug, body, now) {
  database.run(
    `INSERT INTO seo (site_id, page_slug, body, updated_at) VALUES (?, ?, ?, ?)
      ON CONFLICT (site_id, page_slug) DO UPDATE SET body = excluded.body, updated_at = excluded.updated_at`,
    ...[siteId, pageSlug, JSON.stringify(body), now]
  );
}

// src/localcloud/portal/seed/docs.ts
var docsSite = {
  id: "site_hp_guides",
  slug: "harbour-pine-guides",
  name: "Harbour & Pine Guides",
  type: "docs",
  description: "How to assemble, oil and repair furniture of Harbour & Pine.",
  url: "https://guides.harbour-pine.example",
  repository: "guides",
  clientId: "5f0b6f6e-1d7a-4b43-9c55-0b6b3f7a1001",
  textMode: "commit",
  features: { textOverrides: true, seoManagement: true, blogEnabled: false, assistantEnabled: true },
  pages: [
    {
      slug: "home",
      path: "/",
      title: "Guides",
      type: "page",
      texts: {
        "hero.title": "Furniture that can be repaired",
        "hero.lead": "Every part has a number, and every number has a page."
      },
      seo: {
        title: "Assembly, care and repair guides for solid wood furniture",
        description: "Step by step guides for every piece of Harbour & Pine furniture: how to put it together, how to oil it once a year, and how to replace each of its parts.",
        openGraph: {
          title: "Harbour & Pine Guides",
          type: "website",
          image: "https://guides.harbour-pine.example/images/og.png"
        }
      }
    },
    {
      slug: "oiling-oak",
      path: "/care/oiling oak",
      title: "Oiling oak",
      type: "guide",
      texts: {
        "intro.title": "Oil oak once a year",
        "intro.body": "Linseed oil, a lint-free cloth, and an open window."
      }
    },
    {
      slug: "replacing-a-hinge",
      path: "/repair/replacing-a-hinge",
      title: "Replacing a hinge",
      type: "guide",
      texts: { "intro.title": "Replace a hinge in ten minutes" }
    }
  ],
  seoDefaults: {
    titleSuffix: " | Harbour & Pine Guides",
    defaultDescription: "How to assemble, oil and repair furniture of Harbour & Pine.",
    defaultImage: "https://guides.harbour-pine.example/images/og.png",
    socialHandle: "@harbourpine",
    locale: "en_GB"
  },
  sitemap: { excludePages: [], defaultChangeFreq: "monthly", priorities: { home: 1 } },
  overrides: { "oiling-oak.intro.title": "Oil oak in spring, once a year" },
  production: [
    { version: "2.0.0", daysAgo: 120, releaseNotes: "New navigation; every guide has a parts list." },
    { version: "2.1.0", daysAgo: 34, releaseNotes: "Guides for the Skagen shelf." },
    { version: "2.1.1", daysAgo: 12, releaseNotes: "Corrected the torque of the M6 bolts." }
  ],
  development: { version: "2.2.0", daysAgo: 5, changes: 7 },
  requests: [
    {
      title: "Printable version of each guide",
      description: "Customers print the guides for the workshop.",
      daysAgo: 9
    },
    { title: "Show the parts list above the steps", description: "People look for the parts first.", daysAgo: 2 }
  ],
  posts: []
};

// src/localcloud/portal/seed/spa.ts
var spaSite = {
  id: "site_hp_planner",
  slug: "harbour-pine-planner",
  name: "Harbour & Pine Planner",
  type: "spa",
  description: "Plan a room with our furniture, to scale.",
  url: "https://planner.harbour-pine.example",
  repository: "planner",
  clientId: "5f0b6f6e-1d7a-4b43-9c55-0b6b3f7a1002",
  textMode: "runtime",
  features: { textOverrides: true, seoManagement: true, blogEnabled: false, assistantEnabled: false },
  pages: [
    {
      slug: "home",
      path: "/",
      title: "Room planner",
      type: "app",
      texts: {
        "start.title": "Draw your room",
        "start.button": "Begin",
        "start.hint": "You need its length and its width."
      }
    },
    {
      slug: "saved-plans",
      path: "/plans",
      title: "Saved plans",
      type: "app",
      texts: { "list.empty": "You have no plans yet." },
      seo: { title: "Saved room plans", description: "The room plans that you have saved.", noIndex: true }
    }
  ],
  seoDefaults: { titleSuffix: " | Harbour & Pine", locale: "en_GB" },
  sitemap: { defaultChangeFreq: "weekly" },
  overrides: { "home.start.button": "Start drawing" },
  production: [{ version: "0.9.3", daysAgo: 20, releaseNotes: "Doors and windows can be dragged." }],
  requests: [{ title: "Let people share a plan by link", description: "Read-only is enough.", daysAgo: 4 }],
  posts: []
};

// src/localcloud/portal/seed/static.ts
var staticSite = {
  id: "site_hp_web",
  slug: "harbour-pine-web",
  name: "Harbour & Pine",
  type: "static",
  description: "Solid wood furniture from the coast.",
  url: "https://www.harbour-pine.example",
  repository: "web",
  clientId: "5f0b6f6e-1d7a-4b43-9c55-0b6b3f7a1003",
  textMode: "commit",
  features: { textOverrides: true, seoManagement: true, blogEnabled: true, assistantEnabled: true },
  pages: [
    {
      slug: "home",
      path: "/",
      title: "Harbour & Pine",
      type: "landing",
      texts: {
        "hero.title": "Wood that outlives its owner",
        "hero.lead": "Tables, chairs and shelves, made of oak and pine.",
        "footer.note": "Open Tuesday to Saturday"
      },
      seo: {
        title: "Solid oak and pine furniture, made on the coast to last",
        description: "Tables, chairs and shelves of solid oak and pine, made in our own workshop by the harbour since 1974. Every part can be replaced, every piece repaired.",
        keywords: ["oak furniture", "pine furniture", "solid wood"],
        canonical: "https://www.harbour-pine.example/",
        openGraph: {
          title: "Harbour & Pine: wood that outlives its owner",
          description: "Tables, chairs and shelves of solid oak and pine.",
          image: "https://www.harbour-pine.example/images/og.jpg",
          imageWidth: 1200,
          imageHeight: 630,
          type: "website",
          locale: "en_GB",
          siteName: "Harbour & Pine"
        },
        social: { card: "summary_large_image", site: "@harbourpine" },
        structuredData: {
          "@context": "https://schema.org",
          "@type": "FurnitureStore",
          name: "Harbour & Pine",
          foundingDate: "1974"
        }
      }
    },
    {
      slug: "tables",
      path: "/furniture/tables",
      title: "Tables",
      type: "category",
      texts: { "intro.title": "Tables", "intro.body": "For four, six or ten." }
    },
    {
      slug: "visit",
      path: "/visit",
      title: "Visit us",
      type: "page",
      texts: { "address.title": "The workshop by the harbour" }
    },
    { slug: "imprint", path: "/imprint", title: "Imprint", type: "legal", texts: {} }
  ],
  seoDefaults: {
    titleSuffix: " | Harbour & Pine",
    defaultDescription: "Solid wood furniture from the coast.",
    defaultImage: "https://www.harbour-pine.example/images/og.jpg",
    socialHandle: "@harbourpine",
    locale: "en_GB"
  },
  sitemap: { excludePages: ["imprint"], defaultChangeFreq: "weekly", priorities: { home: 1, tables: 0.8 } },
  overrides: { "home.footer.note": "Open Wednesday to Saturday" },
  production: [
    { version: "1.3.0", daysAgo: 90, releaseNotes: "A page for each table." },
    { version: "1.4.0", daysAgo: 16, releaseNotes: "The blog." }
  ],
  development: { version: "1.5.0", daysAgo: 3, changes: 4 },
  requests: [
    { title: "Opening hours in the header", description: "Visitors ask for them by phone.", daysAgo: 11 },
    { title: "Filter tables by length", description: "Steps of 20 cm.", daysAgo: 6 }
  ],
  posts: [
    {
      slug: "why-we-oil",
      title: "Why we oil and do not varnish",
      excerpt: "Varnish is beautiful until the first scratch.",
      author: "Edda Lindqvist",
      tags: ["craft", "care"],
      body: "# Why we oil\n\nVarnish is beautiful until the first scratch. Oil can be repaired with a cloth.\n",
      daysAgo: 15
    },
    {
      slug: "a-day-in-the-workshop",
      title: "A day in the workshop",
      excerpt: "It begins with the saw, and with coffee.",
      author: "Olive Brandt",
      tags: ["workshop"],
      body: "# A day in the workshop\n\nIt begins with the saw, and with coffee.\n",
      daysAgo: 8
    }
  ]
};

// src/localcloud/portal/seed/seed.ts
var company = { id: "company_harbour_pine", name: "Harbour & Pine Furniture" };
var day = 864e5;
function seed(database, localSites, now) {
  const done = database.one(object({ value: string() }), "SELECT value FROM meta WHERE name = 'seeded'");
  if (done !== void 0) return;
  database.run("INSERT INTO meta (name, value) VALUES ('seeded', ?)", new Date(now).toISOString());
  const identity = {
    tenant_id: localSites[0]?.azure.tenantId ?? "00000000-0000-4000-8000-000000000000",
    audience: localSites[0]?.portal.audience ?? "api://site-portal"
  };
  for (const site of [docsSite, spaSite, staticSite]) {
    const isTaken = siteById(database, site.id) !== void 0 || siteBySlug(database, site.slug) !== void 0;
    if (!isTaken) seedSite(database, site, identity, now);
  }
}
function seedSite(database, site, identity, now) {
  const ago = (days) => new Date(now - days * day).toISOString();
  insertSite(
    database,
    company.name,
    {
      id: site.id,
      slug: site.slug,
      name: site.name,
      description: site.description,
      url: site.url,
      company_id: company.id,
      repository: { owner: "harbour-pine", name: site.repository },
      framework_type: frameworks[site.type],
      settings: { ...initialSettings, timezone: "Europe/London", features: site.features },
      client_id: site.clientId,
      ...identity
    },
    ago(200)
  );
  grantAll(database, site.id);
  seedContent(database, site, ago);
  seedVersions(database, site, ago);
  for (const { title, description, daysAgo } of site.requests) {
    insertRequest(database, site.id, { title, description, requester: "Adnan Kaya" }, ago(daysAgo));
    recordActivity(database, site.id, "request-created", ago(daysAgo));
  }
  updateSite(
    database,
    site.id,
    { seoDefaults: site.seoDefaults, sitemap: site.sitemap, textMode: site.textMode },
    ago(site.production.at(-1)?.daysAgo ?? 0)
  );
}
function seedContent(database, site, ago) {
  for (const [index, page] of site.pages.entries()) {
    const { slug, path, title, type, texts, seo } = page;
    insertPage(database, site.id, { slug, path, title, type, last_updated: ago(10 + index) });
    for (const [key, text] of Object.entries(texts)) insertText(database, site.id, `${slug}.${key}`, slug, text);
    if (seo !== void 0) {
      putSeo(database, site.id, slug, seo, ago(10 + index));
      recordActivity(database, site.id, "seo-update", ago(10 + index));
    }
    for (let daysAgo = 1; daysAgo <= 35; daysAgo += 1) {
      const visitor = `visitor-${(daysAgo * 7 + index) % 19}`;
      recordViews(
        database,
        site.id,
        path,
        ago(daysAgo - 0.5),
        visitor,
        1 + (daysAgo % 7 + 3) * (site.pages.length - index)
      );
    }
  }
  for (const [key, value] of Object.entries(site.overrides)) {
    setOverride(database, site.id, key, { value, live: true, requestId: void 0, by: "Edda Lindqvist", at: ago(13) });
    recordActivity(database, site.id, "text-override", ago(13));
  }
  for (const { daysAgo, tags, ...post } of site.posts) {
    insertPost(database, site.id, { ...post, tags: [...tags], published_at: ago(daysAgo), updated_at: ago(daysAgo) });
    recordActivity(database, site.id, "blog-post", ago(daysAgo));
  }
}
function seedVersions(database, site, ago) {
  for (const { version, daysAgo, releaseNotes } of site.production) {
    database.run(
      `INSERT INTO versions (site_id, version, status, deployed_at, commit_sha, release_notes, created_at)
        VALUES (?, ?, 'production', ?, ?, ?, ?)`,
      ...[site.id, version, ago(daysAgo), commitOf(site, version), releaseNotes, ago(daysAgo + 7)]
    );
    recordActivity(database, site.id, "deployment", ago(daysAgo));
  }
  const { development } = site;
  if (development !== void 0) {
    const { version, changes, daysAgo } = development;
    database.run(
      `INSERT INTO versions (site_id, version, status, commit_sha, branch, changes, created_at)
        VALUES (?, ?, 'development', ?, ?, ?, ?)`,
      ...[site.id, version, commitOf(site, version), `release/${version}`, changes, ago(daysAgo)]
    );
  }
  const current = site.production.at(-1);
  database.run(
    "UPDATE sites SET status = 'active', current_version = ?, dev_version = ?, last_deployed = ? WHERE id = ?",
    ...[
      current?.version ?? null,
      development?.version ?? null,
      current === void 0 ? null : ago(current.daysAgo),
      site.id
    ]
  );
}
function commitOf(site, version) {
  return createHash6("sha1").update(`${site.slug} ${version}`).digest("hex");
}

// src/localcloud/portal/sitemap.ts
function sitemapXml(database, site) {
  const { excludePages = [], defaultChangeFreq = "weekly", priorities = {} } = site.sitemap;
  const hidden = seoOfSite(database, site.id).flatMap(
    ({ page_slug, body }) => body.noIndex === true ? [page_slug] : []
  );
  const pages = pagesOf(database, site.id).filter(({ slug }) => !excludePages.includes(slug) && !hidden.includes(slug));
  const entries = pages.flatMap(({ slug, path, last_updated }) => [
    "  <url>",
    `    <loc>${escapeXml(addressOf(site.url, path))}</loc>`,
    `    <lastmod>${last_updated.slice(0, 10)}</lastmod>`,
    `    <changefreq>${defaultChangeFreq}</changefreq>`,
    `    <priority>${decimal(priorities[slug] ?? 0.5)}</priority>`,
    "  </url>"
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    ""
  ].join("\n");
}
function addressOf(siteUrl, path) {
  const segments = path.split("/").map((segment) => encodeURIComponent(segment.toWellFormed()));
  const { origin, pathname } = new URL(siteUrl);
  return origin + pathname.replace(/\/+$/, "") + segments.join("/");
}
function decimal(number2) {
  return number2.toFixed(2).replace(/0$/, "");
}
function escapeXml(text) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

// src/localcloud/portal/seo.ts
function seoRoutes(context) {
  const { database, timestamp, seoCache } = context;
  function pageOrRefuse(site, slug) {
    const page = pageOf(database, site.id, slug);
    if (page === void 0) throw new Refusal("not_found", `The site "${site.slug}" has no page "${slug}".`);
    return page;
  }
  return [
    route(operations.getSeoOverview, ({ site }) => {
      const { titleSuffix, defaultImage } = site.seo_defaults;
      const pages = seoOfSite(database, site.id).map(({ page_slug, body }) => ({
        pageSlug: page_slug,
        title: body.title,
        description: body.description
      }));
      return { body: { pages, defaults: { titleSuffix, defaultImage } } };
    }),
    route(operations.getSeoDefaults, ({ site }) => ({ body: site.seo_defaults })),
    route(operations.putSeoDefaults, ({ site, body }) => {
      refuseWhereSwitchedOff2(site);
      const updatedAt = timestamp();
      updateSite(database, site.id, { seoDefaults: body }, updatedAt);
      recordActivity(database, site.id, "seo-update", updatedAt);
      seoCache.invalidate(site.id);
      return { body: { success: true, defaults: body, updatedAt } };
    }),
    route(operations.putSitemapConfig, ({ site, body }) => {
      refuseWhereSwitchedOff2(site);
      const updatedAt = timestamp();
      updateSite(database, site.id, { sitemap: body }, updatedAt);
      recordActivity(database, site.id, "seo-update", updatedAt);
      seoCache.invalidate(site.id);
      return { body: { success: true, sitemapConfig: body, updatedAt } };
    }),
    route(operations.getSitemap, ({ site }) => ({ body: sitemapXml(database, site) })),
    route(operations.getPageSeo, ({ site, parameters }) => {
      const page = pageOrRefuse(site, parameters.pageSlug);
      const stored2 = seoOf(database, site.id, page.slug);
      if (stored2 !== void 0) return { body: { ...stored2.body, pageSlug: page.slug, updatedAt: stored2.updated_at } };
      const description = site.seo_defaults.defaultDescription ?? site.description;
      return { body: { pageSlug: page.slug, title: page.title, description, updatedAt: page.last_updated } };
    }),
    route(operations.putPageSeo, ({ site, parameters, body }) => {
      refuseWhereSwitchedOff2(site);
      const { slug } = pageOrRefuse(site, parameters.pageSlug);
      const { pageSlug: _slug, updatedAt: _readAt, ...seo } = body;
      const updatedAt = timestamp();
      putSeo(database, site.id, slug, seo, updatedAt);
      touchPage(database, site.id, slug, updatedAt);
      recordActivity(database, site.id, "seo-update", updatedAt);
      seoCache.invalidate(site.id);
      return { body: { success: true, pageSlug: slug, updatedAt, warnings: seoWarnings(seo) } };
    }),
    route(operations.validatePageSeo, ({ site, parameters, body }) => {
      pageOrRefuse(site, parameters.pageSlug);
      const checked = PageSeoUpdate.safeParse(body);
      if (!checked.success) return { body: { valid: false, warnings: [], errors: fieldProblems(checked.error) } };
      return { body: { valid: true, warnings: seoWarnings(checked.data), errors: [] } };
    }),
    route(operations.purgeSeoCache, ({ site }) => {
      seoCache.invalidate(site.id);
      return { body: { success: true, purgedAt: timestamp() } };
    })
  ];
}
function refuseWhereSwitchedOff2(site) {
  if (!site.settings.features.seoManagement) {
    throw new Refusal("conflict", "SEO management is switched off for this site (features.seoManagement).");
  }
}

// src/localcloud/portal/seo-cache.ts
var maxAge = 36e5;
function createSeoCache(now) {
  const sites = /* @__PURE__ */ new Map();
  return {
    get(siteId, path) {
      const kept = sites.get(siteId)?.get(path);
      return kept !== void 0 && now() - kept.at < maxAge ? kept.response : void 0;
    },
    put(siteId, path, response) {
      const answers = sites.get(siteId) ?? /* @__PURE__ */ new Map();
      answers.set(path, { response, at: now() });
      sites.set(siteId, answers);
    },
    invalidate: (siteId) => {
      sites.delete(siteId);
    }
  };
}

// src/localcloud/portal/webhooks.ts
import { randomBytes } from "node:crypto";

// src/localcloud/portal/private-address.ts
import { BlockList, isIP } from "node:net";
var blocked = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3]
]) {
  blocked.addSubnet(network, prefix, "ipv4");
}
for (const [network, prefix] of [
  ["::", 128],
  ["::1", 128],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8]
]) {
  blocked.addSubnet(network, prefix, "ipv6");
}
function isPrivateAddress(address) {
  const family = isIP(address);
  return family === 0 || blocked.check(address, family === 4 ? "ipv4" : "ipv6");
}
function namesPrivateAddress(url) {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "").toLowerCase();
  if (isIP(host) !== 0) return isPrivateAddress(host);
  return host === "localhost" || host.endsWith(".localhost") || host.endsWith(".local") || host.endsWith(".internal");
}

// src/localcloud/portal/webhooks.ts
function webhookRoutes({ database, timestamp }, allowPrivate) {
  return [
    route(operations.getWebhook, ({ site }) => {
      const { webhookUrl } = site.settings.notifications;
      return { body: { webhookUrl, events: webhookOf(database, site.id)?.events ?? [] } };
    }),
    route(operations.putWebhook, ({ site, body }) => {
      const { webhookUrl } = body;
      if (webhookUrl !== null) refusePrivate(webhookUrl, "webhookUrl", allowPrivate);
      const events = [...new Set(body.events)];
      const secret = `whsec_${randomBytes(24).toString("base64")}`;
      const notifications = { ...site.settings.notifications, webhookUrl };
      updateSite(database, site.id, { settings: { ...site.settings, notifications } }, timestamp());
      putWebhook(database, site.id, events, secret);
      return { body: { success: true, webhook: { webhookUrl, events }, secret } };
    }),
    route(operations.listDeliveries, ({ site }) => {
      const deliveries = deliveriesOf(database, site.id).map(({ id, event, url, status, created_at }) => ({
        id,
        event,
        webhookUrl: url,
        status,
        attempts: attemptsOf(database, id).map(({ at, status: answered, error }) => ({
          at,
          ...answered === null ? {} : { status: answered },
          ...error === null ? {} : { error }
        })),
        createdAt: created_at
      }));
      return { body: { deliveries, total: deliveries.length } };
    })
  ];
}
function refusePrivate(url, field, allowPrivate) {
  if (allowPrivate || !namesPrivateAddress(url)) return;
  const message = "The address leads into a private network.";
  throw new Refusal("bad_request", "The body is not valid.", { details: [{ field, message }] });
}

// src/localcloud/portal/settings.ts
function settingsRoutes({ database, timestamp, emit }, allowPrivate) {
  return [
    route(operations.getSettings, ({ site }) => ({ body: settingsOf(site) })),
    route(operations.putSettings, ({ site, body }) => {
      const { webhookUrl } = body.notifications ?? {};
      if (webhookUrl) refusePrivate(webhookUrl, "notifications.webhookUrl", allowPrivate);
      const { timezone = site.settings.timezone, name, description } = body.general ?? {};
      const { deployment, notifications, features } = site.settings;
      const settings = {
        timezone,
        deployment: merge(deployment, body.deployment),
        notifications: merge(notifications, body.notifications),
        features: merge(features, body.features)
      };
      const updatedAt = timestamp();
      updateSite(database, site.id, { name, description, settings }, updatedAt);
      const fields = Object.entries(body).flatMap(
        ([group, values]) => Object.keys(values ?? {}).map((field) => `${group}.${field}`)
      );
      emit(site, "site.updated", { fields });
      return { body: { success: true, settings: settingsOf(siteById(database, site.id) ?? site), updatedAt } };
    })
  ];
}
function settingsOf({ name, description, settings }) {
  const { timezone, deployment, notifications, features } = settings;
  return { general: { name, description, timezone }, deployment, notifications, features };
}
function merge(group, change2) {
  const merged = { ...group };
  for (const field of Object.keys(change2 ?? {})) {
    const value = change2?.[field];
    if (value !== void 0) merged[field] = value;
  }
  return merged;
}

// src/localcloud/portal/sites.ts
function siteRoutes(context) {
  const { database, timestamp, seoCache, emit } = context;
  return [
    route(operations.listSites, ({ caller, query }) => {
      const { companyId, status, limit, offset } = query;
      const found = allSites(database).filter(
        (site) => levelOn(database, caller, site) !== void 0 && (companyId === void 0 || site.company_id === companyId) && (status === void 0 || site.status === status)
      );
      const sites = found.slice(offset, offset + limit).map((site) => listItem(database, site));
      return { body: { sites, total: found.length, limit, offset } };
    }),
    route(operations.getSite, ({ site }) => ({ body: detail(database, site) })),
    route(operations.patchSite, ({ site, body }) => {
      const { features, ...rest } = body;
      const updatedAt = timestamp();
      const settings = features && { ...site.settings, features: { ...site.settings.features, ...given(features) } };
      updateSite(database, site.id, { ...rest, settings }, updatedAt);
      seoCache.invalidate(site.id);
      emit(site, "site.updated", { fields: Object.keys(body) });
      return {
        body: { success: true, site: { id: site.id, name: siteById(database, site.id)?.name ?? site.name, updatedAt } }
      };
    })
  ];
}
function listItem(database, site) {
  return {
    id: site.id,
    slug: site.slug,
    name: site.name,
    url: site.url,
    status: site.status,
    company: { id: site.company_id, name: companyName(database, site.company_id) },
    framework: site.framework_type,
    ...present("currentVersion", site.current_version),
    ...present("devVersion", site.dev_version),
    ...present("lastDeployed", site.last_deployed),
    createdAt: site.created_at
  };
}
function detail(database, site) {
  return {
    id: site.id,
    slug: site.slug,
    name: site.name,
    description: site.description,
    url: site.url,
    ...present("devUrl", site.dev_url),
    status: site.status,
    company: { id: site.company_id, name: companyName(database, site.company_id) },
    repository: site.repository,
    framework: { type: site.framework_type, version: site.framework_version },
    versions: { ...present("current", site.current_version), ...present("development", site.dev_version) },
    features: site.settings.features,
    statistics: {
      pageViews: viewsBetween(database, site.id, "0", "9").total,
      textOverrides: overrideCount(database, site.id),
      pendingRequests: pendingRequests(database, site.id)
    },
    ...present("lastDeployed", site.last_deployed),
    createdAt: site.created_at
  };
}
function present(name, value) {
  return value === null ? {} : { [name]: value };
}
function given(fields) {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => value === void 0 ? [] : [[name, value]])
  );
}

// src/localcloud/portal/statistics.ts
function statisticsRoutes({ database, now }) {
  return [
    route(operations.getStatistics, ({ site, query }) => {
      const { period, from, until } = rangeOf(query, now());
      const count = activityBetween(database, site.id, from, until);
      return {
        body: {
          siteId: site.id,
          period,
          pageViews: viewsBetween(database, site.id, from, until),
          content: {
            textOverrides: count("text-override"),
            seoUpdates: count("seo-update"),
            blogPosts: count("blog-post")
          },
          development: {
            requestsCreated: count("request-created"),
            requestsCompleted: count("request-completed"),
            deployments: count("deployment")
          }
        }
      };
    })
  ];
}
function rangeOf(query, now) {
  const { startDate, endDate } = query;
  const until = new Date(endDate ?? now);
  if (endDate !== void 0 && !endDate.includes("T")) until.setUTCDate(until.getUTCDate() + 1);
  else until.setUTCMilliseconds(until.getUTCMilliseconds() + 1);
  const period = query.period ?? (startDate === void 0 ? "month" : "custom");
  const from = new Date(startDate ?? until);
  if (startDate === void 0) {
    if (period === "day") from.setUTCDate(from.getUTCDate() - 1);
    if (period === "week") from.setUTCDate(from.getUTCDate() - 7);
    if (period === "month") from.setUTCDate(from.getUTCDate() - 30);
    if (period === "year") from.setUTCDate(from.getUTCDate() - 365);
  }
  return { period, from: from.toISOString(), until: until.toISOString() };
}

// src/localcloud/portal/webhook-sender.ts
import { createHmac as createHmac2 } from "node:crypto";
import { lookup } from "node:dns";
import https from "node:https";
var patience = 1e4;
function createSender(allowPrivate, resolve = resolveAll) {
  return (message, signal) => new Promise((done) => {
    if (!allowPrivate && namesPrivateAddress(message.url)) {
      done({ error: "The address is private: nothing was sent." });
      return;
    }
    const url = new URL(message.url);
    const client = url.protocol === "https:" ? https : node_http_default;
    const request = client.request(url, {
      method: "POST",
      headers: { ...headersOf(message), "content-length": Buffer.byteLength(message.body) },
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      agent: false,
      ...allowPrivate ? {} : { lookup: publicLookup(resolve) }
    });
    request.on(
      "error",
      (error) => done({ error: error.name === "TimeoutError" ? "no answer in time" : error.message })
    );
    request.on("response", (response) => {
      done({ status: response.statusCode ?? 0 });
      response.destroy();
    });
    request.end(message.body);
  });
}
function headersOf({ id, body, secret, at }) {
  const seconds = Math.floor(at / 1e3);
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signature = createHmac2("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64");
  return {
    "content-type": "application/json",
    "user-agent": "site-portal",
    [webhookHeaders.id]: id,
    [webhookHeaders.timestamp]: String(seconds),
    [webhookHeaders.signature]: `v1,${signature}`
  };
}
var resolveAll = (hostname, callback) => lookup(hostname, { all: true }, callback);
function publicLookup(resolve) {
  return (hostname, options, callback) => {
    resolve(hostname, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === void 0) {
        callback(error ?? new Error(`${hostname} has no address`), "", 0);
      } else if (addresses.some(({ address }) => isPrivateAddress(address))) {
        callback(new Error(`${hostname} leads to a private address: nothing was sent.`), "", 0);
      } else if (options.all === true) callback(null, [...addresses]);
      else callback(null, first.address, first.family);
    });
  };
}

// src/localcloud/portal/portal.ts
async function createPortal(options) {
  const now = options.clock ?? Date.now;
  const timestamp = () => new Date(now()).toISOString();
  const apiToken = options.apiToken ?? randomBytes2(24).toString("base64url");
  const repohostSecret = options.repohostSecret ?? randomBytes2(24).toString("base64url");
  const allowPrivate = options.allowPrivateWebhooks ?? false;
  const database = openDatabase(options.database);
  database.transaction(() => {
    mergeLocalSites(database, options.sites, timestamp());
    if (options.seed ?? true) seed(database, options.sites, now());
  });
  const outbox = createOutbox({ database, now, send: createSender(allowPrivate), pauses: options.webhookPauses });
  const seoCache = createSeoCache(now);
  const context = { database, now, timestamp, seoCache, emit: outbox.emit };
  const routes = [
    ...siteRoutes(context),
    ...settingsRoutes(context, allowPrivate),
    ...statisticsRoutes(context),
    ...pageRoutes(context),
    ...seoRoutes(context),
    ...textRoutes(context),
    ...runtimeRoutes(context, options.siteSlug),
    ...requestRoutes(context),
    ...webhookRoutes(context, allowPrivate),
    ...accessRoutes(context),
    ...repohostRoutes(context),
    ...deploymentRoutes(
      context,
      hostingOf(options.sites, (site) => options.issueDeploymentToken(site))
    )
  ];
  const respond = createCore({
    database,
    routes,
    apiToken,
    repohostSecret,
    accessTokens: options.accessTokens,
    now,
    provider: options.provider ?? "repohost",
    rateLimits: options.rateLimits ?? {},
    seoCache,
    documents: documentsOf(database),
    onStored: outbox.wake
  });
  outbox.wake();
  return {
    handle: nodeHandler(respond),
    respond,
    apiToken,
    repohostSecret,
    users: localUsers,
    deployments: (siteId) => deploymentsOf(database, siteId),
    async close() {
      await outbox.close();
      database.close();
    }
  };
}
export {
  createPortal
};
