import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  readBody,
  replay,
  sendJson
} from "./chunk-HI7QXA2G.js";
import "./chunk-DTGO4ACT.js";
import "./chunk-MIU6LSPI.js";

// src/localcloud/entra/entra.ts
import * as jose3 from "jose";

// src/localcloud/entra/aadsts.ts
import { randomUUID } from "node:crypto";
var advice = "Please check your federated identity credential Subject, Audience and Issuer against the presented assertion. https://learn.microsoft.com/entra/workload-id/workload-identity-federation";
var notInstalled = "This can happen if the application has not been installed by the administrator of the tenant or consented to by any user in the tenant. You may have sent your authentication request to the wrong tenant.";
var refusals = {
  tenantUnknown: (tenant) => ({
    status: 400,
    code: 90002,
    error: "invalid_request",
    message: `Tenant '${tenant}' not found. Check to make sure you have the correct tenant ID and are signing into the correct cloud. Check with your subscription administrator, this may happen if there are no active subscriptions for the tenant.`
  }),
  applicationUnknown: (clientId) => ({
    status: 400,
    code: 700016,
    error: "unauthorized_client",
    message: `Application with identifier '${clientId}' was not found in the directory 'Local Cloud'. ${notInstalled}`
  }),
  grantType: (grantType) => ({
    status: 400,
    code: 70003,
    error: "unsupported_grant_type",
    message: `The app requested an unsupported grant type '${grantType}'.`
  }),
  assertionMissing: () => ({
    status: 401,
    code: 7000216,
    error: "invalid_client",
    message: "'client_assertion', 'client_secret' or 'request' is required for the 'client_credentials' grant type."
  }),
  assertionMalformed: () => ({
    status: 400,
    code: 50027,
    error: "invalid_request",
    message: "JWT token is invalid or malformed."
  }),
  noMatch: (what, value) => ({
    status: 401,
    code: { issuer: 700211, audience: 700212, subject: 700213 }[what],
    error: "invalid_client",
    message: `No matching federated identity record found for presented assertion ${what} '${value}'. ${advice}`
  }),
  /** What Entra answers while a new credential is not known everywhere yet. */
  notPropagated: (issuer, subject, audience) => ({
    status: 400,
    code: 70021,
    error: "invalid_request",
    message: `No matching federated identity record found for presented assertion. Assertion Issuer: '${issuer}'. Assertion Subject: '${subject}'. Assertion Audience: '${audience}'. https://learn.microsoft.com/entra/workload-id/workload-identity-federation`
  }),
  letterCase: (subject) => ({
    status: 401,
    code: 7002138,
    error: "invalid_client",
    message: `No matching federated identity record found for presented assertion subject '${subject}'. The subject matches with case-insensitive comparison, but not with case-sensitive comparison. ${advice}`
  }),
  signature: (reason) => ({
    status: 401,
    code: 700027,
    error: "invalid_client",
    message: `The certificate with identifier used to sign the client assertion is not registered on application. [Reason - ${reason}]`
  }),
  time: (now, from, until) => ({
    status: 401,
    code: 700024,
    error: "invalid_client",
    message: `Client assertion is not within its valid time range. Current time: ${now.toISOString()}, assertion valid from ${from}, expiry time of assertion ${until}. Review the documentation at https://learn.microsoft.com/entra/identity-platform/certificate-credentials .`
  }),
  scope: (scope) => ({
    status: 400,
    code: 1002012,
    error: "invalid_scope",
    message: `The provided value for scope ${scope} is not valid. Client credential flows must have a scope value with /.default suffixed to the resource identifier (application ID URI).`
  }),
  resourceUnknown: (resource) => ({
    status: 400,
    code: 500011,
    error: "invalid_resource",
    message: `The resource principal named ${resource} was not found in the tenant named Local Cloud. ${notInstalled}`
  }),
  notConsented: (clientId, name) => ({
    status: 400,
    code: 65001,
    error: "invalid_grant",
    message: `The user or administrator has not consented to use the application with ID '${clientId}' named '${name}'. Send an interactive authorization request for this user and resource.`
  })
};
function sendRefusal(response, refusal) {
  const traceId = randomUUID();
  const correlationId = randomUUID();
  const timestamp = (/* @__PURE__ */ new Date()).toISOString().replace("T", " ").replace(/\.\d+Z$/, "Z");
  sendJson(
    response,
    refusal.status,
    {
      error: refusal.error,
      error_description: `AADSTS${refusal.code}: ${refusal.message} Trace ID: ${traceId} Correlation ID: ${correlationId} Timestamp: ${timestamp}`,
      error_codes: [refusal.code],
      timestamp,
      trace_id: traceId,
      correlation_id: correlationId,
      error_uri: `https://login.microsoftonline.com/error?code=${refusal.code}`
    },
    { "cache-control": "no-store, no-cache", "x-ms-request-id": traceId }
  );
}

// src/localcloud/entra/federation.ts
import * as jose from "jose";
var jwtBearer = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";
async function federate(tenant, form, directory, keys) {
  if (!directory.tenants.includes(tenant)) return refusals.tenantUnknown(tenant);
  const clientId = form.get("client_id") ?? "";
  const app = directory.apps.find((candidate) => candidate.clientId === clientId && candidate.tenantId === tenant);
  if (app === void 0) return refusals.applicationUnknown(clientId);
  const grantType = form.get("grant_type") ?? "";
  if (grantType !== "client_credentials") return refusals.grantType(grantType);
  const assertion = form.get("client_assertion");
  if (assertion === null || form.get("client_assertion_type") !== jwtBearer) return refusals.assertionMissing();
  const refused = await checkAssertion(assertion, app.federatedCredentials, keys);
  if (refused !== void 0) return refused;
  const scope = form.get("scope") ?? "";
  const audience = /^(.+)\/\.default$/.exec(scope)?.[1];
  if (audience === void 0) return refusals.scope(scope);
  if (!directory.resources.includes(audience)) return refusals.resourceUnknown(audience);
  if (!app.consentedTo.includes(audience)) return refusals.notConsented(app.clientId, app.displayName);
  return { app, audience };
}
async function checkAssertion(assertion, credentials, keys) {
  let claims;
  try {
    claims = jose.decodeJwt(assertion);
  } catch {
    return refusals.assertionMalformed();
  }
  const { iss: issuer = "", sub: subject = "" } = claims;
  const audiences = [claims.aud ?? []].flat();
  const byIssuer = credentials.filter((credential) => credential.issuer === issuer);
  if (byIssuer.length === 0) return refusals.noMatch("issuer", issuer);
  const bySubject = byIssuer.filter((credential) => credential.subject === subject);
  if (bySubject.length === 0) {
    const butForCase = byIssuer.some((credential) => credential.subject.toLowerCase() === subject.toLowerCase());
    return butForCase ? refusals.letterCase(subject) : refusals.noMatch("subject", subject);
  }
  const matching = bySubject.filter(
    (credential) => audiences.some((audience) => credential.audiences.includes(audience))
  );
  if (matching.length === 0) return refusals.noMatch("audience", audiences.join(" "));
  if (matching.every((credential) => credential.propagating === true)) {
    return refusals.notPropagated(issuer, subject, audiences.join(" "));
  }
  return checkSignatureAndTime(assertion, claims, keys.get(issuer));
}
var notBeforeTolerance = 300;
async function checkSignatureAndTime(assertion, claims, key) {
  if (key === void 0) return refusals.signature("The key was not found.");
  const now = /* @__PURE__ */ new Date();
  const seconds = now.getTime() / 1e3;
  try {
    await jose.jwtVerify(assertion, key, { currentDate: new Date((claims.nbf ?? claims.iat ?? 0) * 1e3) });
  } catch (error) {
    return refusals.signature(error instanceof jose.errors.JOSEError ? error.code : String(error));
  }
  const { nbf = 0, exp = 0 } = claims;
  if (seconds >= exp || seconds < nbf - notBeforeTolerance) {
    return refusals.time(now, new Date(nbf * 1e3).toISOString(), new Date(exp * 1e3).toISOString());
  }
  return void 0;
}

// src/localcloud/entra/provider.ts
import { randomUUID as randomUUID2 } from "node:crypto";
import * as jose2 from "jose";
import Provider from "oidc-provider";
var loginOrigin = "https://login.microsoftonline.com";
var issuerOf = (tenant) => `${loginOrigin}/${tenant}/v2.0`;
var routes = { token: "/oauth2/v2.0/token", jwks: "/discovery/v2.0/keys", authorization: "/oauth2/v2.0/authorize" };
var accessTokenSeconds = 3599;
async function createSigningKeys() {
  const [access, application] = await Promise.all([
    jose2.generateKeyPair("RS256", { extractable: true }),
    jose2.generateKeyPair("ES256", { extractable: true })
  ]);
  const kid = await jose2.calculateJwkThumbprint(await jose2.exportJWK(access.publicKey));
  const publicJwk = { ...await jose2.exportJWK(application.publicKey), alg: "ES256", use: "sig", kid: "application" };
  return {
    access: { ...await jose2.exportJWK(access.privateKey), alg: "RS256", use: "sig", kid },
    application: { publicJwk, privateKey: application.privateKey }
  };
}
var resourceUri = (audience) => `urn:audience:${encodeURIComponent(audience)}`;
var audienceOf = (uri) => decodeURIComponent(uri.slice("urn:audience:".length));
function createTokenService(tenant, directory, keys) {
  const issuer = issuerOf(tenant);
  const findApp = (clientId) => directory.apps.find((app) => app.clientId === clientId && app.tenantId === tenant);
  const provider = new Provider(issuer, {
    adapter: (model) => adapterOf(model, (id) => clientOf(findApp(id), keys)),
    jwks: { keys: [{ ...keys.access, kty: "RSA" }] },
    cookies: { keys: [randomUUID2()] },
    scopes: [".default"],
    routes,
    ttl: { ClientCredentials: accessTokenSeconds },
    enabledJWA: { clientAuthSigningAlgValues: ["ES256"] },
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      resourceIndicators: {
        enabled: true,
        useGrantedResource: () => true,
        getResourceServerInfo: (_context, resource) => ({
          scope: ".default",
          audience: audienceOf(resource),
          accessTokenFormat: "jwt",
          accessTokenTTL: accessTokenSeconds,
          jwt: { sign: { alg: "RS256" } }
        })
      }
    },
    formats: {
      customizers: {
        // Without a user the provider's subject is the client, Entra's is the application's object in the tenant.
        jwt: (_context, token, parts) => {
          const clientId = token.kind === "ClientCredentials" ? token.clientId : void 0;
          Object.assign(parts.payload, { sub: findApp(clientId)?.objectId ?? clientId });
        }
      }
    },
    extraTokenClaims: (_context, token) => claimsOf(tenant, findApp(token.clientId))
  });
  provider.proxy = true;
  const answer = provider.callback();
  const hand = (path, request, response) => {
    request.url = path;
    request.headers["x-forwarded-proto"] = "https";
    request.headers.host = new URL(loginOrigin).host;
    void answer(Object.assign(request, { originalUrl: `/${tenant}${path}` }), response);
  };
  return {
    async issue(grant, request, response) {
      const form = new URLSearchParams({
        grant_type: "client_credentials",
        client_id: grant.app.clientId,
        scope: ".default",
        resource: resourceUri(grant.audience),
        client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
        client_assertion: await ownAssertion(grant.app, issuer, keys)
      });
      hand(routes.token, replay(request, Buffer.from(form.toString())), response);
    },
    publish: (path, request, response) => hand(path, request, response)
  };
}
function ownAssertion(app, issuer, keys) {
  return new jose2.SignJWT({}).setProtectedHeader({ alg: "ES256", kid: "application" }).setIssuer(app.clientId).setSubject(app.clientId).setAudience(issuer).setJti(randomUUID2()).setIssuedAt().setExpirationTime("60s").sign(keys.application.privateKey);
}
function claimsOf(tenant, app) {
  if (app === void 0) return {};
  const { objectId, clientId, roles } = app;
  return {
    tid: tenant,
    oid: objectId,
    azp: clientId,
    appid: clientId,
    azpacr: "2",
    idtyp: "app",
    ver: "2.0",
    roles
  };
}
function clientOf(app, keys) {
  if (app === void 0) return void 0;
  return {
    client_id: app.clientId,
    grant_types: ["client_credentials"],
    redirect_uris: [],
    response_types: [],
    token_endpoint_auth_method: "private_key_jwt",
    token_endpoint_auth_signing_alg: "ES256",
    jwks: { keys: [keys.application.publicJwk] }
  };
}
function adapterOf(model, findClient) {
  const nothing = async () => void 0;
  return {
    find: async (id) => model === "Client" ? findClient(id) : void 0,
    upsert: nothing,
    findByUserCode: nothing,
    findByUid: nothing,
    consume: nothing,
    destroy: nothing,
    revokeByGrantId: nothing
  };
}

// src/localcloud/entra/directory.ts
import { createHash } from "node:crypto";
var tokenExchangeAudience = "api://AzureADTokenExchange";
function directoryOf(sites, issuer) {
  const apps = /* @__PURE__ */ new Map();
  for (const site of sites) {
    const { clientId, tenantId } = site.azure;
    const app = apps.get(clientId) ?? {
      clientId,
      tenantId,
      objectId: uuidOf(`object ${clientId}`),
      displayName: `deploy-${site.slug}`,
      federatedCredentials: [],
      consentedTo: [],
      roles: ["Site.Deploy"]
    };
    for (const environment of ["Production", "Preview"]) {
      app.federatedCredentials.push({
        name: `${site.slug}-${environment.toLowerCase()}`,
        issuer,
        subject: `repo:${site.repository.owner}/${site.repository.name}:environment:${environment}`,
        audiences: [tokenExchangeAudience]
      });
    }
    if (!app.consentedTo.includes(site.portal.audience)) app.consentedTo.push(site.portal.audience);
    apps.set(clientId, app);
  }
  return {
    tenants: [...new Set(sites.map((site) => site.azure.tenantId))],
    apps: [...apps.values()],
    resources: [...new Set(sites.map((site) => site.portal.audience))]
  };
}
function uuidOf(text) {
  const hex = createHash("sha256").update(text).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

// src/localcloud/entra/entra.ts
var loginHost = "login.microsoftonline.com";
async function createEntra(directory, issuers) {
  const signing = await createSigningKeys();
  const assertionKeys = new Map([...issuers].map(([issuer, keys]) => [issuer, jose3.createLocalJWKSet(keys)]));
  const services = /* @__PURE__ */ new Map();
  const serviceOf = (tenant) => {
    const service = services.get(tenant) ?? createTokenService(tenant, directory, signing);
    services.set(tenant, service);
    return service;
  };
  const { kty, n, e, kid, alg, use } = signing.access;
  const publicKeys = { keys: [{ kty, n, e, kid, alg, use }] };
  return {
    ...directory,
    issuerOf,
    keys: () => publicKeys,
    async handler(request, response) {
      const { pathname } = new URL(request.url ?? "/", "https://host");
      const [, tenant = "", ...rest] = pathname.split("/");
      const path = `/${rest.join("/")}`;
      if (request.method === "POST" && path === "/oauth2/v2.0/token") {
        const form = new URLSearchParams((await readBody(request)).toString("utf8"));
        const outcome = await federate(tenant, form, directory, assertionKeys);
        if ("code" in outcome) return sendRefusal(response, outcome);
        return serviceOf(tenant).issue(outcome, request, response);
      }
      if (!directory.tenants.includes(tenant)) return sendRefusal(response, refusals.tenantUnknown(tenant));
      serviceOf(tenant).publish(path.replace(/^\/v2\.0\/\.well-known/, "/.well-known"), request, response);
    }
  };
}
export {
  createEntra,
  directoryOf,
  loginHost
};
