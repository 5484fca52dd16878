import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  slice
} from "./chunk-UAF7ESXW.js";
import {
  hostOf,
  readBody,
  sendJson
} from "./chunk-HI7QXA2G.js";
import {
  isInside
} from "./chunk-E5V4ZQFB.js";
import "./chunk-DTGO4ACT.js";
import "./chunk-3PSUJWQW.js";
import "./chunk-MIU6LSPI.js";

// src/localcloud/distribution/distribution.ts
import { randomUUID as randomUUID2 } from "node:crypto";

// src/localcloud/distribution/distribute.ts
import { mkdir as mkdir2, rm } from "node:fs/promises";
import path2 from "node:path";

// src/localcloud/distribution/archive.ts
import { createWriteStream } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import path from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { openPromise } from "yauzl";
var PackageRefused = class extends Error {
  name = "PackageRefused";
};
var hardLimit = 500 * 1024 * 1024;
async function unpack(archive, dir) {
  const zip = await openPromise(archive, { strictFileNames: true }).catch((error) => {
    throw new PackageRefused(`The uploaded package is not a valid archive: ${messageOf(error)}`);
  });
  let files = 0;
  let bytes = 0;
  let largest = 0;
  const folders = /* @__PURE__ */ new Set();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith("/")) continue;
      const target = path.resolve(dir, entry.fileName);
      if (!isInside(dir, target) || isLink(entry)) {
        throw new PackageRefused(`The uploaded package holds a file outside of the site: ${entry.fileName}`);
      }
      const folder = path.dirname(target);
      if (!folders.has(folder)) await mkdir(folder, { recursive: true });
      folders.add(folder);
      let size = 0;
      const count = new Transform({
        transform(chunk, _encoding, done) {
          size += chunk.length;
          done(
            bytes + size > hardLimit ? new PackageRefused("The size of the app content was too large.") : null,
            chunk
          );
        }
      });
      await pipeline(await zip.openReadStreamPromise(entry), count, createWriteStream(target, { flags: "wx" }));
      files++;
      bytes += size;
      largest = Math.max(largest, size);
    }
  } catch (error) {
    throw error instanceof PackageRefused ? error : new PackageRefused(`The uploaded package cannot be read: ${messageOf(error)}`);
  } finally {
    zip.close();
  }
  await access(path.join(dir, "index.html")).catch(() => {
    throw new PackageRefused(
      "Failed to find a default file in the app artifacts folder. Valid default files: index.html,Index.html."
    );
  });
  return { files, bytes, largest };
}
function isLink(entry) {
  return (entry.externalFileAttributes >>> 16 & 61440) === 40960;
}
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

// src/localcloud/distribution/distribute.ts
var withoutReason = "Failure during content distribution.";
async function distribute(deployment, behaviour, { storage, hosting, dir }, earlier) {
  const { outcome } = behaviour;
  if (outcome === "stuck") return;
  if (typeof outcome === "object") {
    deployment.state = outcome.state;
    deployment.reason = outcome.reason;
    return;
  }
  const folder = path2.join(dir, deployment.id);
  const archive = `${folder}.zip`;
  try {
    await mkdir2(folder, { recursive: true });
    if (!await storage.download(`${deployment.id}/app.zip`, archive)) throw new PackageRefused(withoutReason);
    const contents = await unpack(archive, folder);
    deployment.files = contents.files;
    deployment.bytes = contents.bytes;
    if (isUnderstated(deployment.upload, contents)) throw new PackageRefused(withoutReason);
    await hosting.publish(deployment.slug, deployment.environment, folder);
    deployment.state = "Succeeded";
    await removeEarlier(deployment, earlier, dir);
  } catch (error) {
    deployment.state = "Failed";
    deployment.reason = error instanceof Error ? error.message : String(error);
    await rm(folder, { recursive: true, force: true });
  } finally {
    await rm(archive, { force: true });
  }
}
function isUnderstated(upload, contents) {
  return Number(upload.AppFileCount) < contents.files || Number(upload.TotalAppSizeInBytes) < contents.bytes || Number(upload.MaxSingleFileSizeInBytes) < contents.largest;
}
async function removeEarlier(deployment, earlier, dir) {
  const { slug, environment } = deployment;
  const replaced = earlier.filter((one) => one !== deployment && one.slug === slug && one.environment === environment);
  const ended = replaced.filter(({ state }) => state === "Succeeded");
  await Promise.all(ended.map(({ id }) => rm(path2.join(dir, id), { recursive: true, force: true })));
}

// src/localcloud/distribution/quotas.ts
function checkRequest(event, upload, limits, environments) {
  const { TotalAppSizeInBytes: bytes, AppFileCount: files, MaxSingleFileSizeInBytes: largest } = upload;
  if (![bytes, files, largest].every((figure) => Number.isSafeInteger(figure) && Number(figure) >= 0)) {
    return "The upload information is missing the size of the app content.";
  }
  if (upload.Status !== "RequestingUpload") return "The upload status is not valid for this request.";
  const name = event.EnvironmentName ?? null;
  if (name !== null && (typeof name !== "string" || !/^[0-9A-Za-z]+$/.test(name))) {
    return "The environment name provided has invalid character(s). Please use only letters and digits.";
  }
  if (typeof name === "string" && !environments.includes(name) && environments.length >= limits.maxEnvironments) {
    return `This Static Web App already has the maximum number of staging environments (${limits.maxEnvironments}). Please remove one and try again.`;
  }
  if (Number(bytes) > limits.maxTotalBytes) {
    return `The size of the app content was too large. The limit for this Static Web App is ${limits.maxTotalBytes} bytes.`;
  }
  if (Number(files) > limits.maxFiles) {
    return `The number of static files was too large. The limit for this Static Web App is ${limits.maxFiles}.`;
  }
  return void 0;
}

// src/localcloud/distribution/tokens.ts
import { randomBytes, randomUUID } from "node:crypto";
var region = { id: 15, code: "eus2" };
var contentHost = `content-${region.code}.infrastructure.${slice}.azurestaticapps.net`;
var contentHosts = /^content-[a-z0-9]+\.infrastructure(\.\d+)?\.azurestaticapps\.net$/;
function createTokens() {
  const tokens = /* @__PURE__ */ new Map();
  return {
    issue(slug, lifetimeSeconds, shape) {
      const prefix = randomBytes(32).toString("hex") + slice;
      const suffix = randomUUID() + region.id.toString(16).padStart(3, "0") + randomBytes(16).toString("hex");
      const token = shape === "known" ? `${prefix}-${suffix}` : `v2.${prefix}.${suffix}`;
      tokens.set(token, { slug, expires: Date.now() + lifetimeSeconds * 1e3 });
      return token;
    },
    siteOf(token, host) {
      const known = tokens.get(token);
      return known !== void 0 && known.expires > Date.now() && host === contentHost ? known.slug : void 0;
    },
    expire(slug) {
      for (const token of tokens.values()) if (slug === void 0 || token.slug === slug) token.expires = 0;
    }
  };
}

// src/localcloud/distribution/types.ts
var defaultBehaviour = {
  polls: 1,
  reject: void 0,
  outcome: "real",
  siteUrl: "given",
  tokenShape: "known",
  closes: true,
  unhealthyRegions: [],
  maxTotalBytes: 250 * 1024 * 1024,
  maxFiles: 15e3,
  maxEnvironments: 10
};

// src/localcloud/distribution/distribution.ts
var steps = {
  "/api/upload/validateapitoken": "validateapitoken",
  "/api/upload/request": "request",
  "/api/upload/updatestatus": "updatestatus",
  "/api/upload/checkstatus": "checkstatus",
  "/api/pullrequest/close": "close"
};
function createDistribution(options) {
  const { hosting, storage } = options;
  const tokens = createTokens();
  const behaviour = { ...defaultBehaviour, polls: options.polls };
  const deployments = [];
  const find = (slug, polling) => deployments.find(
    ({ id, slug: owner }) => owner === slug && id === polling.Version && id === polling.StageSiteIdentifier
  );
  const unknownVersion = { refused: "The deployment version was not found.", statusCode: 404 };
  const answers = {
    validateapitoken: (slug) => ({ response: { siteUrl: `https://${hosting.hostname(slug, null)}` } }),
    request(slug, body, correlationId) {
      const event = objectOf(body.EventInfo);
      const upload = objectOf(body.UploadInfo);
      const refused = checkRequest(event, upload, behaviour, hosting.environments(slug));
      if (refused !== void 0) return { refused };
      const id = randomUUID2();
      const environment = typeof event.EnvironmentName === "string" ? event.EnvironmentName : null;
      const state = "WaitingForUpload";
      const settled = Promise.resolve();
      const unknown = { reason: void 0, looks: 0, files: void 0, bytes: void 0 };
      const at = (/* @__PURE__ */ new Date()).toISOString();
      deployments.push({ id, slug, environment, at, correlationId, upload, event, state, settled, ...unknown });
      return {
        response: {
          packageUris: { app: storage.uploadAddress(`${id}/app.zip`), api: null },
          pollingInfo: {
            // The real service names the production host here, for a named environment as well.
            defaultHostname: hosting.hostname(slug, null),
            stageSiteIdentifier: id,
            version: id,
            tenantId: null,
            slice: event.Slice ?? 0
          }
        }
      };
    },
    updatestatus(slug, body) {
      const deployment = find(slug, objectOf(body.PollingInfo));
      if (deployment === void 0) return unknownVersion;
      if (objectOf(body.UploadInfo).Status !== "Succeeded") deployment.state = "Canceled";
      if (deployment.state === "WaitingForUpload") {
        deployment.state = "InProgress";
        deployment.settled = distribute(deployment, behaviour, options, deployments);
      }
      return { response: null };
    },
    checkstatus(slug, body) {
      const deployment = find(slug, body);
      if (deployment === void 0) return unknownVersion;
      deployment.looks++;
      return { response: statusOf(deployment, behaviour, hosting) };
    },
    async close(slug, body) {
      const { PullRequestId: name } = body;
      if (typeof name !== "string" || name === "") return { refused: "Request is missing the pull request id." };
      if (!hosting.environments(slug).includes(name))
        return { refused: "No matching Static Web App environment was found.", statusCode: 404 };
      if (behaviour.closes) await hosting.withdraw(slug, name);
      return { response: null };
    }
  };
  return {
    deployments,
    behaviour,
    issueToken: ({ site, lifetimeSeconds = 3600 }) => tokens.issue(typeof site === "string" ? site : site.slug, lifetimeSeconds, behaviour.tokenShape),
    expireTokens: (slug) => tokens.expire(slug),
    async handler(request, response) {
      const { pathname, searchParams } = new URL(request.url ?? "/", "https://host");
      const step = steps[pathname];
      if (step === void 0 || request.method !== "POST")
        return sendJson(response, 404, { message: `No endpoint ${pathname}` });
      if (searchParams.get("apiVersion") !== "v1")
        return sendJson(response, 400, { message: "The API version is not supported." });
      const refuse = (reason, statusCode = 400) => sendJson(response, 200, { isSuccessStatusCode: false, statusCode, response: null, errorMessage: reason });
      const token = /^token (\S+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
      const slug = tokens.siteOf(token, hostOf(request));
      if (slug === void 0) return refuse("No matching Static Web App was found or the api key was invalid.");
      const body = parse((await readBody(request)).toString("utf8"));
      if (body === void 0) return refuse("The body is not a JSON object.");
      if (behaviour.reject?.step === step) return refuse(behaviour.reject.reason, behaviour.reject.statusCode);
      const answer = await answers[step](slug, body, searchParams.get("deploymentCorrelationId") ?? "");
      if ("refused" in answer) return refuse(answer.refused, answer.statusCode);
      sendJson(response, 200, {
        isSuccessStatusCode: true,
        statusCode: 200,
        response: answer.response,
        errorMessage: null
      });
    }
  };
}
function statusOf(deployment, behaviour, hosting) {
  const { state, looks, slug, environment, reason } = deployment;
  const endless = behaviour.outcome === "never" || behaviour.outcome === "stuck";
  const ended = state !== "WaitingForUpload" && state !== "InProgress" && looks > behaviour.polls && !endless;
  const live = ended && state === "Succeeded";
  return {
    deploymentStatus: ended ? state : "InProgress",
    siteUrl: live && behaviour.siteUrl === "given" ? `https://${hosting.hostname(slug, environment)}` : "",
    errorDetails: ended ? reason ?? null : null,
    unhealthyRegions: ended ? behaviour.unhealthyRegions : []
  };
}
function parse(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? objectOf(value) : void 0;
  } catch {
    return void 0;
  }
}
function objectOf(value) {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
export {
  contentHosts,
  createDistribution
};
