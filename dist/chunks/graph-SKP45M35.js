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

// src/localcloud/graph/graph.ts
var graphHost = "graph.microsoft.com";
var pathPattern = /^\/v1\.0\/applications\(appId='([^']+)'\)\/federatedIdentityCredentials(?:\(name='([^']+)'\))?$/;
function createGraph(apps) {
  const token = "graph-token-local";
  const tokens = /* @__PURE__ */ new Map([[token, "write"]]);
  return {
    token,
    tokens,
    async handler(request, response) {
      const refuse = (status, code, message) => sendJson(response, status, { error: { code, message } }, { "request-id": "local" });
      const right = tokens.get((request.headers.authorization ?? "").replace(/^bearer /i, ""));
      if (right === void 0) return refuse(401, "InvalidAuthenticationToken", "Access token is empty or not valid.");
      const { pathname } = new URL(request.url ?? "/", `https://${graphHost}`);
      const [, appId, name] = pathPattern.exec(decodeURIComponent(pathname)) ?? [];
      const isWrite = request.method !== "GET";
      if (right === "none" || right === "read" && isWrite)
        return refuse(403, "Authorization_RequestDenied", "Insufficient privileges to complete the operation.");
      const app = apps.find(({ clientId }) => clientId === appId);
      if (app === void 0) return refuse(404, "Request_ResourceNotFound", `Resource '${appId}' does not exist.`);
      if (!isWrite) return sendJson(response, 200, { value: app.federatedCredentials.map(shownCredential) });
      if (request.method !== "PATCH" || name === void 0) return refuse(405, "Request_BadRequest", "Not supported.");
      const exists = app.federatedCredentials.some((credential) => credential.name === name);
      if (!exists && request.headers.prefer !== "create-if-missing")
        return refuse(404, "Request_ResourceNotFound", `Credential '${name}' does not exist.`);
      const values = readCredential(name, JSON.parse((await readBody(request)).toString("utf8")));
      const outcome = putCredential(app, values);
      if (typeof outcome === "object") return refuse(outcome.status, outcome.code, outcome.message);
      if (outcome === "created") return sendJson(response, 201, values);
      response.writeHead(204).end();
    }
  };
}
export {
  createGraph,
  graphHost
};
