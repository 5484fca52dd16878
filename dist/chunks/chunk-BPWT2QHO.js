import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  listen,
  readBody,
  sendJson,
  stop
} from "./chunk-HI7QXA2G.js";
import {
  authorizePath,
  metadataPath
} from "./chunk-IAOT2HYH.js";
import {
  environmentOfKey,
  keyPrefixes
} from "./chunk-5JVS3JM5.js";
import {
  mePath,
  workspacesPath
} from "./chunk-M7DUV2F7.js";
import {
  TokenRequest,
  accessTokenLifetime,
  tokenPath
} from "./chunk-7GXUJ2WF.js";
import {
  isOAuthScope,
  keyPermissions
} from "./chunk-ZPBY44XS.js";
import {
  node_http_default
} from "./chunk-DTGO4ACT.js";
import {
  safeParse
} from "./chunk-P4I7N7I4.js";

// src/localcloud/workspace-api/workspace-api.ts
import { randomBytes as randomBytes2, randomUUID } from "node:crypto";

// src/localcloud/workspace-api/api.ts
function createApi(seed, keys, grants) {
  const callerOf = (credential) => {
    const key = keys().find((one) => one.key === credential);
    const environment = environmentOfKey(credential);
    if (key !== void 0 && environment !== void 0) return { kind: "key", may: key.permissions, environment };
    const consent = grants.consentOf(credential);
    const user = seed.users.find(({ id }) => id === consent?.userId);
    return consent && user && { kind: "person", may: consent.scopes, user };
  };
  return (path, request, response) => {
    request.resume();
    if (path !== mePath && path !== workspacesPath)
      return refuse(response, 404, "not_found", "There is no such resource.");
    if (request.method !== "GET") return refuse(response, 405, "method_not_allowed", "It can be read.");
    const credential = /^Bearer ([\x21-\x7e]+)$/i.exec(request.headers.authorization ?? "")?.[1];
    if (credential === void 0)
      return refuse(response, 401, "unauthorized", "A bearer credential is missing.", "Bearer");
    const caller = callerOf(credential);
    if (caller === void 0)
      return refuse(
        response,
        401,
        "invalid_token",
        "The credential is unknown, expired or revoked.",
        'Bearer error="invalid_token"'
      );
    if (path === mePath) {
      if (caller.kind === "key") return refuse(response, 403, "token_required", "An API key has nobody behind it.");
      return sendJson(response, 200, { ...caller.user, scopes: caller.may });
    }
    if (!caller.may.includes("workspaces:read"))
      return refuse(
        response,
        403,
        "insufficient_scope",
        "workspaces:read is needed.",
        'Bearer error="insufficient_scope", scope="workspaces:read"'
      );
    const workspaces = seed.workspaces.filter(
      ({ environment, members }) => caller.kind === "key" ? environment === caller.environment : environment === "production" && members.includes(caller.user.id)
    ).map(({ members, ...shown }) => ({ ...shown, memberCount: members.length }));
    sendJson(response, 200, { workspaces, total: workspaces.length });
  };
}
function refuse(response, status, error, message, challenge) {
  sendJson(response, status, { error, message }, challenge === void 0 ? {} : { "www-authenticate": challenge });
}

// src/localcloud/workspace-api/consent-page.ts
var meanings = {
  "files:read": "Read file contents",
  "files:write": "Create and modify files",
  "workspaces:read": "List and view workspaces",
  "workspaces:write": "Create and manage workspaces",
  offline_access: "Stay logged in"
};
function consentPage({ client, scopes, users, query }) {
  const hidden = [...query].filter(([name]) => name !== "decision" && name !== "user").map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`);
  const options = users.map(
    ({ id, name, email }) => `<option value="${escapeHtml(id)}">${escapeHtml(`${name} <${email}>`)}</option>`
  );
  const wishes = scopes.map(
    (scope) => `<li>${escapeHtml(meanings[scope] ?? scope)} <code>${escapeHtml(scope)}</code></li>`
  );
  return page(
    `${client.name} asks for access`,
    `<p><strong>${escapeHtml(client.name)}</strong> would like to:</p>
<ul>${wishes.join("")}</ul>
<form method="post" action="${authorizePath}">
${hidden.join("\n")}
<label>As <select name="user">${options.join("")}</select></label>
<p><button name="decision" value="approve">Approve</button> <button name="decision" value="deny">Deny</button></p>
</form>`
  );
}
function refusalPage(text) {
  return page("This cannot be answered", `<p>${escapeHtml(text)}</p>`);
}
function page(title, body) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; font: 18px/1.5 system-ui, sans-serif; }
main { max-width: 32rem; margin: 10vh auto; padding: 1rem; }
button, select { font: inherit; padding: .3rem 1rem; }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}
function escapeHtml(text) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

// src/localcloud/workspace-api/authorize.ts
function createAuthorizePage(seed, behaviour, grants) {
  return async (request, response) => {
    const isDecision = request.method === "POST";
    if (!isDecision && request.method !== "GET")
      return sendPage(response, 405, refusalPage("This page is opened or sent."));
    const query = isDecision ? new URLSearchParams((await readBody(request)).toString("utf8")) : new URL(request.url ?? "/", "https://host").searchParams;
    const client = seed.clients.find(({ id }) => id === query.get("client_id"));
    const redirectUri = URL.parse(query.get("redirect_uri") ?? "");
    if (client === void 0)
      return sendPage(response, 400, refusalPage("The client application (client_id) is not known."));
    if (redirectUri === null || !isRegistered(redirectUri, client))
      return sendPage(response, 400, refusalPage("The address to return to (redirect_uri) is not registered."));
    const back = { client, redirectUri, state: query.get("state") };
    const scopes = (query.get("scope") ?? "").split(/[ +]+/).filter((scope) => scope !== "");
    const problem = problemOf(query, scopes, behaviour);
    if (problem !== void 0) return sendBack(response, back, { error: problem[0], error_description: problem[1] });
    if (!isDecision) return sendPage(response, 200, consentPage({ client, scopes, users: seed.users, query }));
    const user = seed.users.find(({ id }) => id === query.get("user"));
    if (query.get("decision") !== "approve" || user === void 0)
      return sendBack(response, back, { error: "access_denied", error_description: "The person has denied it." });
    const code = grants.issueCode({
      clientId: client.id,
      userId: user.id,
      scopes,
      redirectUri: query.get("redirect_uri") ?? "",
      challenge: behaviour.pkce === "none" ? void 0 : query.get("code_challenge") ?? void 0
    });
    sendBack(response, back, { code });
  };
}
function problemOf(query, scopes, { pkce }) {
  if (query.get("response_type") !== "code") return ["unsupported_response_type", 'response_type is to be "code".'];
  if (!query.get("state")) return ["invalid_request", "state is missing."];
  if (scopes.length === 0) return ["invalid_scope", "scope is missing."];
  const unknown = scopes.filter((scope) => !isOAuthScope(scope));
  if (unknown.length > 0) return ["invalid_scope", `Unknown: ${unknown.join(" ")}`];
  if (pkce === "none") return void 0;
  const challenge = query.get("code_challenge");
  if (challenge === null) return pkce === "required" ? ["invalid_request", "code_challenge is missing."] : void 0;
  if (query.get("code_challenge_method") !== "S256")
    return ["invalid_request", 'code_challenge_method is to be "S256".'];
  return void 0;
}
function isRegistered(asked, { redirectUris }) {
  return redirectUris.some((registered) => {
    const url = new URL(registered);
    if (url.hostname === "127.0.0.1" && asked.hostname === "127.0.0.1") url.port = asked.port;
    return url.href === asked.href;
  });
}
function sendBack(response, { redirectUri, state }, answer2) {
  const target = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer2)) target.searchParams.set(name, value);
  if (state !== null) target.searchParams.set("state", state);
  response.writeHead(303, { location: target.href, "cache-control": "no-store", "referrer-policy": "no-referrer" }).end();
}
function sendPage(response, status, page2) {
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
  });
  response.end(page2);
}

// src/localcloud/workspace-api/grants.ts
import { createHash, randomBytes } from "node:crypto";
function createGrants(behaviour, now) {
  const codes = /* @__PURE__ */ new Map();
  const access = /* @__PURE__ */ new Map();
  const refresh = /* @__PURE__ */ new Map();
  const revoked = /* @__PURE__ */ new Set();
  const issue = (consent, family, keptRefreshToken) => {
    const { clientId, userId, scopes } = consent;
    const token = (seconds) => ({
      clientId,
      userId,
      scopes,
      family,
      used: false,
      expiresAt: now() + seconds * 1e3
    });
    const accessToken = `at_${random()}`;
    access.set(accessToken, token(behaviour.accessTokenLifetime));
    let refreshToken = keptRefreshToken;
    if (refreshToken === void 0 && scopes.includes("offline_access")) {
      refreshToken = `rt_${random()}`;
      refresh.set(refreshToken, token(behaviour.refreshTokenLifetime));
    }
    return { accessToken, refreshToken, scopes };
  };
  const isGood = (token) => now() < token.expiresAt && !revoked.has(token.family);
  return {
    issueCode(consent) {
      const code = `co_${random()}`;
      codes.set(code, {
        ...consent,
        family: random(),
        used: false,
        expiresAt: now() + behaviour.codeLifetime * 1e3
      });
      return code;
    },
    redeemCode(value, { clientId, redirectUri, verifier }) {
      const code = codes.get(value);
      if (code === void 0 || code.clientId !== clientId || code.redirectUri !== redirectUri) return void 0;
      if (code.used) {
        revoked.add(code.family);
        return void 0;
      }
      if (now() >= code.expiresAt || !verifies(code.challenge, verifier)) return void 0;
      code.used = true;
      return issue(code, code.family);
    },
    refresh(value, clientId) {
      const token = refresh.get(value);
      if (token === void 0 || token.clientId !== clientId || !isGood(token)) return void 0;
      if (token.used) {
        revoked.add(token.family);
        return void 0;
      }
      token.used = behaviour.rotation;
      return issue(token, token.family, behaviour.rotation ? void 0 : value);
    },
    consentOf(value) {
      const token = access.get(value);
      return token !== void 0 && isGood(token) ? token : void 0;
    },
    revokeAll() {
      for (const tokens of [access, refresh]) for (const { family } of tokens.values()) revoked.add(family);
    }
  };
}
function verifies(challenge, verifier) {
  if (challenge === void 0) return verifier === void 0;
  return verifier !== void 0 && createHash("sha256").update(verifier).digest("base64url") === challenge;
}
function random() {
  return randomBytes(24).toString("base64url");
}

// src/localcloud/workspace-api/seed.ts
var workspaceHosts = { files: "files.acme.example", auth: "auth.acme.example" };
var workspaceSeed = {
  users: [
    { id: "usr_ada", name: "Ada Nov\xE1kov\xE1", email: "ada@acme.example" },
    { id: "usr_ben", name: "Ben Okafor", email: "ben@acme.example" }
  ],
  clients: [
    {
      id: "site-deploy",
      secret: "local-client-secret",
      name: "site-deploy",
      redirectUris: ["http://127.0.0.1/callback", "https://auth.acme.example/done"]
    }
  ],
  // Not of the length of real keys elsewhere, so that no scanner takes them for leaked ones.
  keys: [
    { key: "sk_live_local-all", name: "Everything", permissions: keyPermissions },
    { key: "sk_test_local-all", name: "Everything, sandbox", permissions: keyPermissions },
    { key: "sk_test_local-files", name: "Files alone", permissions: ["files:read", "files:write"] }
  ],
  workspaces: [
    {
      id: "wsp_web",
      name: "Website",
      environment: "production",
      members: ["usr_ada", "usr_ben"],
      createdAt: "2026-02-11T08:30:00Z"
    },
    {
      id: "wsp_brand",
      name: "Brand & press",
      environment: "production",
      members: ["usr_ada"],
      createdAt: "2026-05-20T14:05:00Z"
    },
    {
      id: "wsp_try",
      name: "Sandbox",
      environment: "sandbox",
      members: ["usr_ada", "usr_ben"],
      createdAt: "2026-02-11T08:31:00Z"
    }
  ]
};

// src/localcloud/workspace-api/token.ts
import { createHash as createHash2, timingSafeEqual } from "node:crypto";
function createTokenEndpoint(seed, behaviour, grants, onEvent) {
  return async (request, response) => {
    if (request.method !== "POST") return sendJson(response, 405, { error: "invalid_request" }, { allow: "POST" });
    const text = (await readBody(request)).toString("utf8");
    const isJson = /^application\/json\b/i.test(request.headers["content-type"] ?? "");
    const body = isJson ? parseJson(text) : void 0;
    const fields = typeof body === "object" && body !== null ? body : {};
    const grant = "grant_type" in fields ? String(fields.grant_type) : "";
    const outcome = body === void 0 ? notJson : answer(body, grant, seed, grants);
    const isRefused = "error" in outcome;
    onEvent({ grant, fields: Object.keys(fields).sort(), outcome: isRefused ? outcome.error : "granted" });
    const headers = { "cache-control": "no-store" };
    if (isRefused) {
      const { status, error, description } = outcome;
      return sendJson(response, status, { error, error_description: description }, headers);
    }
    sendJson(
      response,
      200,
      {
        access_token: outcome.accessToken,
        ...outcome.refreshToken !== void 0 && { refresh_token: outcome.refreshToken },
        token_type: "Bearer",
        expires_in: behaviour.accessTokenLifetime,
        scope: outcome.scopes.join(" ")
      },
      headers
    );
  };
}
var notJson = { status: 400, error: "invalid_request", description: "The body is to be JSON." };
function answer(body, grant, seed, grants) {
  if (grant !== "authorization_code" && grant !== "refresh_token")
    return {
      status: 400,
      error: "unsupported_grant_type",
      description: "grant_type is to be authorization_code or refresh_token."
    };
  const parsed = safeParse(TokenRequest, body);
  if (!parsed.success) {
    const names = parsed.error.issues.map(({ path }) => path.join(".")).join(", ");
    return { status: 400, error: "invalid_request", description: `Missing or not a string: ${names}` };
  }
  const form = parsed.data;
  const client = seed.clients.find(({ id }) => id === form.client_id);
  if (client === void 0 || !isSame(client.secret, form.client_secret))
    return { status: 401, error: "invalid_client", description: "client_id or client_secret is wrong." };
  const issued = form.grant_type === "authorization_code" ? grants.redeemCode(form.code, {
    clientId: client.id,
    redirectUri: form.redirect_uri,
    verifier: form.code_verifier
  }) : grants.refresh(form.refresh_token, client.id);
  return issued ?? { status: 400, error: "invalid_grant", description: "Unknown, expired, used or revoked." };
}
function isSame(one, other) {
  const digest = (text) => createHash2("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}

// src/localcloud/workspace-api/workspace-api.ts
function createWorkspaceService(options = {}) {
  const seed = options.seed ?? workspaceSeed;
  const behaviour = {
    rotation: true,
    pkce: "advertised",
    codeLifetime: 60,
    accessTokenLifetime,
    refreshTokenLifetime: 30 * 86400,
    ...options.behaviour
  };
  let advanced = 0;
  let keys = seed.keys;
  const tokenEvents = [];
  const grants = createGrants(behaviour, () => Date.now() + advanced);
  const authorize = createAuthorizePage(seed, behaviour, grants);
  const token = createTokenEndpoint(seed, behaviour, grants, (event) => tokenEvents.push(event));
  const api = createApi(seed, () => keys, grants);
  const authUrl = options.authUrl ?? `https://${workspaceHosts.auth}`;
  return {
    seed,
    behaviour,
    tokenEvents,
    async handler(request, response) {
      response.setHeader("x-request-id", randomUUID());
      const path = new URL(request.url ?? "/", "https://host").pathname;
      if (path === authorizePath) return authorize(request, response);
      if (path === tokenPath) return token(request, response);
      if (path === metadataPath && behaviour.pkce !== "none") return sendJson(response, 200, metadataOf(authUrl));
      api(path, request, response);
    },
    advance(ms) {
      advanced += ms;
    },
    createKey(environment, permissions, name = "Created") {
      const key = keyPrefixes[environment] + randomBytes2(18).toString("base64url");
      keys = [...keys, { key, name, permissions }];
      return key;
    },
    revokeKey(key) {
      keys = keys.filter((one) => one.key !== key);
    },
    revokeTokens: grants.revokeAll
  };
}
function metadataOf(authUrl) {
  return {
    issuer: authUrl,
    authorization_endpoint: authUrl + authorizePath,
    token_endpoint: authUrl + tokenPath,
    response_types_supported: ["code"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    code_challenge_methods_supported: ["S256"]
  };
}
async function startWorkspaceService(options = {}) {
  const server = node_http_default.createServer();
  const url = `http://127.0.0.1:${await listen(server)}`;
  const service = createWorkspaceService({ ...options, authUrl: url });
  server.on("request", (request, response) => {
    Promise.resolve(service.handler(request, response)).catch(() => response.destroy());
  });
  const close = () => stop(server);
  return { ...service, url, close, [Symbol.asyncDispose]: close };
}

export {
  workspaceHosts,
  workspaceSeed,
  createWorkspaceService,
  startWorkspaceService
};
