import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  sendJson
} from "./chunk-HI7QXA2G.js";
import "./chunk-DTGO4ACT.js";
import "./chunk-MIU6LSPI.js";

// src/localcloud/id-tokens/id-tokens.ts
import { randomUUID as randomUUID2 } from "node:crypto";
import * as jose from "jose";

// src/localcloud/id-tokens/claims.ts
import { randomUUID } from "node:crypto";
var githubIssuer = "https://token.actions.githubusercontent.com";
function subjectOf(job) {
  const { owner, name, ownerId, id } = identityOf(job);
  const prefix = job.immutableSubject ? `${owner}@${ownerId}/${name}@${id}` : `${owner}/${name}`;
  const context = job.environment !== void 0 ? `environment:${job.environment.replaceAll(":", "%3A")}` : job.eventName === "pull_request" ? "pull_request" : `ref:${job.ref}`;
  return `repo:${prefix}:${context}`;
}
function claimsOf(job, audience, now) {
  const { owner, ownerId, id } = identityOf(job);
  const issuedAt = Math.floor(now / 1e3) + (job.clockOffsetSeconds ?? 0);
  const workflowRef = `${job.repository}/${job.workflow ?? ".github/workflows/deploy.yml"}@${job.ref}`;
  return {
    jti: randomUUID(),
    sub: subjectOf(job),
    aud: audience ?? `https://github.com/${owner}`,
    iss: githubIssuer,
    iat: issuedAt,
    nbf: issuedAt - 300,
    exp: issuedAt + (job.lifetimeSeconds ?? 300),
    ref: job.ref,
    ref_type: job.ref.startsWith("refs/tags/") ? "tag" : "branch",
    ref_protected: "false",
    sha: job.sha,
    repository: job.repository,
    repository_id: id,
    repository_owner: owner,
    repository_owner_id: ownerId,
    repository_visibility: job.visibility ?? "private",
    run_id: job.runId ?? "1",
    run_number: job.runNumber ?? "1",
    run_attempt: job.runAttempt ?? "1",
    actor: job.actor ?? "octocat",
    actor_id: "583231",
    workflow: "Deploy",
    workflow_ref: workflowRef,
    workflow_sha: job.sha,
    job_workflow_ref: workflowRef,
    job_workflow_sha: job.sha,
    head_ref: job.headRef ?? "",
    base_ref: job.baseRef ?? "",
    event_name: job.eventName ?? "push",
    runner_environment: "github-hosted",
    ...job.environment === void 0 ? {} : { environment: job.environment }
  };
}
function identityOf(job) {
  const [owner = "", name = ""] = job.repository.split("/");
  return { owner, name, ownerId: job.repositoryOwnerId ?? "1001", id: job.repositoryId ?? "2002" };
}

// src/localcloud/id-tokens/id-tokens.ts
var idTokenHosts = {
  issuer: "token.actions.githubusercontent.com",
  runnerService: "pipelinesghubeus1.actions.githubusercontent.com"
};
async function createIdTokens() {
  const { publicKey, privateKey } = await jose.generateKeyPair("RS256");
  const jwk = await jose.exportJWK(publicKey);
  const kid = await jose.calculateJwkThumbprint(jwk);
  const keys = { keys: [{ ...jwk, kid, alg: "RS256", use: "sig" }] };
  const jobs = /* @__PURE__ */ new Map();
  const sign = (job, audience) => new jose.SignJWT(claimsOf(job, audience, Date.now())).setProtectedHeader({ typ: "JWT", alg: "RS256", kid }).sign(privateKey);
  return {
    issuer: githubIssuer,
    keys,
    sign,
    subject: subjectOf,
    runnerEnv(job) {
      const token = `${randomUUID2()}${randomUUID2()}`.replaceAll("-", "");
      jobs.set(token, job);
      const plan = `plans/${randomUUID2()}/jobs/${randomUUID2()}`;
      return {
        // GitHub's address has a query of its own, to which a client must append the audience with `&`.
        ACTIONS_ID_TOKEN_REQUEST_URL: `https://${idTokenHosts.runnerService}/_apis/distributedtask/hubs/Actions/${plan}/idtoken?api-version=2.0`,
        ACTIONS_ID_TOKEN_REQUEST_TOKEN: token
      };
    },
    async handler(request, response) {
      const { pathname, searchParams } = new URL(request.url ?? "/", githubIssuer);
      if (pathname === "/.well-known/openid-configuration") return sendJson(response, 200, discovery());
      if (pathname === "/.well-known/jwks") return sendJson(response, 200, keys);
      if (!pathname.endsWith("/idtoken")) return sendJson(response, 404, { message: "Not Found" });
      const job = jobs.get((request.headers.authorization ?? "").replace(/^bearer /i, ""));
      if (job === void 0 || searchParams.get("api-version") === null) {
        return sendJson(response, 401, { message: "The request token is not one of a running job." });
      }
      const value = await sign(job, searchParams.get("audience") ?? void 0);
      sendJson(
        response,
        200,
        { count: value.length, value },
        { "content-type": "application/json; charset=utf-8; api-version=2.0" }
      );
    }
  };
}
function discovery() {
  return {
    issuer: githubIssuer,
    jwks_uri: `${githubIssuer}/.well-known/jwks`,
    subject_types_supported: ["public", "pairwise"],
    response_types_supported: ["id_token"],
    id_token_signing_alg_values_supported: ["RS256"],
    scopes_supported: ["openid"]
  };
}
export {
  createIdTokens,
  idTokenHosts
};
