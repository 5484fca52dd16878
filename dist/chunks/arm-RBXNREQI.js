import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  putCredential,
  readCredential,
  shownCredential
} from "./chunk-I5J4YBQT.js";
import {
  readBody,
  sendJson
} from "./chunk-HI7QXA2G.js";
import "./chunk-DTGO4ACT.js";
import "./chunk-MIU6LSPI.js";

// src/localcloud/arm/arm.ts
import { setImmediate } from "node:timers/promises";

// src/localcloud/arm/arm-request.ts
var subscription = "/subscriptions/33333333-3333-4333-8333-333333333333";
var group = `${subscription}/resourceGroups/sites`;

// src/localcloud/arm/static-sites.ts
var listPath = `${subscription}/providers/Microsoft.Web/staticSites`;
var sitePath = /^\/subscriptions\/[^/]+\/resourceGroups\/[^/]+\/providers\/Microsoft\.Web\/staticSites\/([^/]+)\/builds(?:\/([^/]+))?$/;
var nameOf = ({ slug }) => `stapp-${slug}`;
var idOf = (site) => `${group}/providers/Microsoft.Web/staticSites/${nameOf(site)}`;
function createStaticSites({ sites, hosting, deployments }) {
  const ending = /* @__PURE__ */ new Set();
  const shown = (site) => ({
    id: idOf(site),
    name: nameOf(site),
    type: "Microsoft.Web/staticSites",
    location: "East US 2",
    properties: {
      defaultHostname: hosting.hostname(site.slug),
      customDomains: [new URL(site.url).hostname],
      repositoryUrl: null,
      branch: null
    }
  });
  const buildOf = (site, name, status) => {
    const environment = name === "default" ? null : name;
    const last = deployments.findLast(
      (one) => one.slug === site.slug && one.environment === environment && one.state === "Succeeded"
    );
    const branch = last?.event.HeadBranch;
    return {
      id: `${idOf(site)}/builds/${name}`,
      name,
      type: "Microsoft.Web/staticSites/builds",
      properties: {
        buildId: name,
        sourceBranch: typeof branch === "string" && branch !== "" ? branch : null,
        pullRequestTitle: null,
        hostname: hosting.hostname(site.slug, environment),
        createdTimeUtc: last?.at ?? null,
        lastUpdatedOn: last?.at ?? null,
        status
      }
    };
  };
  return async ({ method, path }) => {
    if (path === listPath && method === "GET")
      return { status: 200, body: { value: sites.map(shown), nextLink: null } };
    const [, siteName, name] = sitePath.exec(path) ?? [];
    if (siteName === void 0) return void 0;
    const site = sites.find((candidate) => nameOf(candidate).toLowerCase() === siteName.toLowerCase());
    if (site === void 0) return { status: 404, code: "ResourceNotFound", message: "The static site was not found." };
    const names = ["default", ...hosting.environments(site.slug)];
    if (name === void 0 && method === "GET")
      return { status: 200, body: { value: names.map((one) => buildOf(site, one, "Ready")), nextLink: null } };
    const missing = { status: 404, code: "NotFound", message: `Cannot find StaticSiteBuild with name ${name}.` };
    if (name === void 0) return { status: 405, code: "MethodNotAllowed", message: "Not supported." };
    const key = `${site.slug}/${name}`;
    if (method === "GET") {
      if (ending.delete(key)) return { status: 200, body: buildOf(site, name, "Deleting") };
      return names.includes(name) ? { status: 200, body: buildOf(site, name, "Ready") } : missing;
    }
    if (method !== "DELETE") return { status: 405, code: "MethodNotAllowed", message: "Not supported." };
    if (name === "default")
      return { status: 400, code: "BadRequest", message: "The default build cannot be deleted by itself." };
    if (!names.includes(name)) return missing;
    await hosting.withdraw(site.slug, name);
    ending.add(key);
    return { status: 202, body: {} };
  };
}

// src/localcloud/arm/arm.ts
var armHost = "management.azure.com";
var pathPattern = /^(\/subscriptions\/[^/]+\/resourceGroups\/[^/]+\/providers\/Microsoft\.ManagedIdentity\/userAssignedIdentities\/([^/]+))\/federatedIdentityCredentials(?:\/([^/]+))?$/;
function createArm(apps, settle = () => setImmediate(), hosted) {
  const token = "arm-token-local";
  const tokens = /* @__PURE__ */ new Map([[token, "write"]]);
  const idOf2 = ({ displayName }) => `${group}/providers/Microsoft.ManagedIdentity/userAssignedIdentities/${displayName}`;
  const writing = /* @__PURE__ */ new Set();
  const staticSites = hosted === void 0 ? void 0 : createStaticSites(hosted);
  return {
    token,
    tokens,
    resourceIdOf(clientId) {
      const app = apps.find((candidate) => candidate.clientId === clientId);
      return app === void 0 ? void 0 : idOf2(app);
    },
    async handler(request, response) {
      const refuse = (status, code, message) => sendJson(response, status, { error: { code, message } }, { "x-ms-request-id": "local" });
      const right = tokens.get((request.headers.authorization ?? "").replace(/^bearer /i, ""));
      if (right === void 0) return refuse(401, "AuthenticationFailed", "Authentication failed.");
      const url = new URL(request.url ?? "/", `https://${armHost}`);
      if (url.searchParams.get("api-version") === null)
        return refuse(400, "MissingApiVersionParameter", "The api-version query parameter is required.");
      const path = decodeURIComponent(url.pathname);
      const isWrite = request.method !== "GET";
      if (right === "none" || right === "read" && isWrite)
        return refuse(403, "AuthorizationFailed", "The client does not have authorization to perform the action.");
      const answer = await staticSites?.({ method: request.method ?? "GET", path });
      if (answer !== void 0) {
        return "body" in answer ? sendJson(response, answer.status, answer.body) : refuse(answer.status, answer.code, answer.message);
      }
      const [, id, , name] = pathPattern.exec(path) ?? [];
      const app = apps.find((candidate) => idOf2(candidate) === id);
      if (app === void 0) return refuse(404, "ResourceNotFound", "The managed identity was not found.");
      const shown = (credential) => {
        const { name: label, ...properties2 } = shownCredential(credential);
        return { name: label, properties: properties2 };
      };
      if (!isWrite) return sendJson(response, 200, { value: app.federatedCredentials.map(shown) });
      if (request.method !== "PUT" || name === void 0) return refuse(405, "MethodNotAllowed", "Not supported.");
      const { properties } = JSON.parse((await readBody(request)).toString("utf8"));
      if (writing.has(app))
        return refuse(
          409,
          "ConcurrentFederatedIdentityCredentialsWritesForSingleManagedIdentity",
          "Write one after another."
        );
      writing.add(app);
      try {
        await settle();
        const outcome = putCredential(app, readCredential(name, properties));
        if (typeof outcome === "object") return refuse(outcome.status, outcome.code, outcome.message);
        sendJson(response, outcome === "created" ? 201 : 200, { name, properties });
      } finally {
        writing.delete(app);
      }
    }
  };
}
export {
  armHost,
  createArm
};
