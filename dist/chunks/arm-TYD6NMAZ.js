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

// src/localcloud/arm/index.ts
import { setImmediate } from "node:timers/promises";
var armHost = "management.azure.com";
var group = "/subscriptions/33333333-3333-4333-8333-333333333333/resourceGroups/sites";
var pathPattern = /^(\/subscriptions\/[^/]+\/resourceGroups\/[^/]+\/providers\/Microsoft\.ManagedIdentity\/userAssignedIdentities\/([^/]+))\/federatedIdentityCredentials(?:\/([^/]+))?$/;
function createArm(apps, settle = () => setImmediate()) {
  const token = "arm-token-local";
  const tokens = /* @__PURE__ */ new Map([[token, "write"]]);
  const idOf = ({ displayName }) => `${group}/providers/Microsoft.ManagedIdentity/userAssignedIdentities/${displayName}`;
  const writing = /* @__PURE__ */ new Set();
  return {
    token,
    tokens,
    resourceIdOf(clientId) {
      const app = apps.find((candidate) => candidate.clientId === clientId);
      return app === void 0 ? void 0 : idOf(app);
    },
    async handler(request, response) {
      const refuse = (status, code, message) => sendJson(response, status, { error: { code, message } }, { "x-ms-request-id": "local" });
      const right = tokens.get((request.headers.authorization ?? "").replace(/^bearer /i, ""));
      if (right === void 0) return refuse(401, "AuthenticationFailed", "Authentication failed.");
      const url = new URL(request.url ?? "/", `https://${armHost}`);
      if (url.searchParams.get("api-version") === null)
        return refuse(400, "MissingApiVersionParameter", "The api-version query parameter is required.");
      const [, id, , name] = pathPattern.exec(decodeURIComponent(url.pathname)) ?? [];
      const isWrite = request.method !== "GET";
      if (right === "none" || right === "read" && isWrite)
        return refuse(403, "AuthorizationFailed", "The client does not have authorization to perform the action.");
      const app = apps.find((candidate) => idOf(candidate) === id);
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
