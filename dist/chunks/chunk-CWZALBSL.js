import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  node_http_default
} from "./chunk-DTGO4ACT.js";
import {
  pauseBefore,
  retry
} from "./chunk-4TWNR5YP.js";
import {
  AttemptTimeout,
  HttpFault,
  faultKind
} from "./chunk-GGGL2V5K.js";

// src/shared/http/client.ts
function createHttp({ transport, clock, userAgent, onRetry, random = Math.random }) {
  return {
    async send(request) {
      const url = new URL(request.url);
      const name = `${request.method} ${url.origin}${url.pathname}`;
      const policy = request.retry ?? (request.method === "GET" || request.method === "HEAD" ? retry.safe : retry.never);
      const { headers, body } = encode(request, userAgent);
      for (let attempt = 1; ; attempt += 1) {
        let outcome;
        try {
          const answer = await transport({
            method: request.method,
            url,
            headers,
            body,
            idleMs: request.idleMs ?? 3e4,
            maxBytes: request.maxBytes ?? 4 << 20,
            saveTo: request.saveTo,
            signal: request.signal
          });
          outcome = { response: toResponse(answer, attempt) };
        } catch (error) {
          request.signal?.throwIfAborted();
          outcome = { error };
        }
        const failed = "response" in outcome ? policy.statuses.includes(outcome.response.status) : policy.faults;
        const retryAfter = "response" in outcome ? outcome.response.headers["retry-after"] : void 0;
        const pause = failed && attempt < policy.attempts ? pauseBefore(attempt, retryAfter, clock.now(), random()) : void 0;
        if (pause === void 0) {
          if ("response" in outcome) return outcome.response;
          throw new HttpFault(faultKind(outcome.error), name, attempt, outcome.error);
        }
        const reason = "response" in outcome ? `status ${outcome.response.status}` : faultKind(outcome.error);
        onRetry?.(`${name}: ${reason}, attempt ${attempt + 1} of ${policy.attempts} in ${(pause / 1e3).toFixed(1)} s`);
        await clock.sleep(pause, request.signal);
      }
    }
  };
}
function encode(request, userAgent) {
  const headers = { "user-agent": userAgent, ...request.headers };
  if (request.json === void 0) return { headers, body: request.body };
  headers["content-type"] ??= "application/json";
  return { headers, body: JSON.stringify(request.json) };
}
function toResponse(answer, attempts) {
  const { status, headers, body } = answer;
  return {
    status,
    ok: status >= 200 && status < 300,
    headers,
    body,
    get text() {
      return body.toString("utf8");
    },
    get json() {
      try {
        return JSON.parse(body.toString("utf8"));
      } catch {
        return void 0;
      }
    },
    requestId: firstHeader(headers, "x-ms-request-id", "x-request-id", "x-github-request-id"),
    attempts
  };
}
function firstHeader(headers, ...names) {
  for (const name of names) {
    const value = headers[name];
    if (typeof value === "string" && value !== "") return value;
  }
  return void 0;
}

// src/shared/http/transport.ts
import { createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import https from "node:https";
import { pipeline } from "node:stream/promises";
function createTransport(env) {
  const options = { keepAlive: true, maxSockets: 16, proxyEnv: env };
  const agents = { "http:": new node_http_default.Agent(options), "https:": new https.Agent(options) };
  return {
    send: (request) => sendOnce(request, request.url.protocol === "http:" ? node_http_default : https, agents),
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    }
  };
}
function sendOnce(request, client, agents) {
  const { body, idleMs, maxBytes, signal } = request;
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const agent = request.url.protocol === "http:" ? agents["http:"] : agents["https:"];
    const outgoing = client.request(request.url, {
      method: request.method,
      headers: { ...request.headers, ...lengthOf(body) },
      agent
    });
    let timer;
    const stop = (error) => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", onAbort);
      outgoing.destroy();
      reject(error);
    };
    const onAbort = () => stop(signal?.reason);
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(() => stop(new AttemptTimeout(`nothing moved for ${idleMs / 1e3} s`)), idleMs);
    };
    moved();
    signal?.addEventListener("abort", onAbort, { once: true });
    outgoing.on("error", stop);
    outgoing.on("response", (incoming) => {
      const chunks = [];
      let size = 0;
      incoming.on("error", stop);
      const status = incoming.statusCode ?? 0;
      const finish = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", onAbort);
        if (!outgoing.writableFinished) outgoing.destroy();
        resolve({ status, headers: incoming.headers, body: Buffer.concat(chunks).subarray(0, maxBytes) });
      };
      if (request.saveTo !== void 0 && status >= 200 && status < 300) {
        saveBody(incoming, request.saveTo, moved).then(finish, stop);
        return;
      }
      incoming.on("data", (chunk) => {
        moved();
        if (size < maxBytes) chunks.push(chunk);
        size += chunk.length;
      });
      incoming.on("close", () => {
        if (!incoming.complete) stop(Object.assign(new Error("the answer broke off"), { code: "ECONNRESET" }));
      });
      incoming.on("end", finish);
    });
    if (body !== void 0 && typeof body === "object" && "file" in body) {
      sendFile(body, outgoing, moved).catch((error) => {
        if (!outgoing.destroyed || outgoing.errored !== null) stop(error);
      });
    } else outgoing.end(body);
  });
}
function lengthOf(body) {
  if (body === void 0) return {};
  if (typeof body === "string") return { "content-length": String(Buffer.byteLength(body)) };
  return { "content-length": String("file" in body ? body.size : body.byteLength) };
}
async function saveBody(incoming, file, moved) {
  await pipeline(
    incoming,
    async function* (chunks) {
      for await (const chunk of chunks) {
        moved();
        yield chunk;
      }
    },
    createWriteStream(file, { mode: 384 })
  );
}
async function sendFile(body, outgoing, moved) {
  const { start, size } = body;
  let sent = 0;
  const file = await open(body.file);
  await pipeline(
    file.createReadStream({ highWaterMark: 1 << 18, ...start !== void 0 && { start, end: start + size - 1 } }),
    async function* (chunks) {
      for await (const chunk of chunks) {
        yield chunk;
        sent += chunk.length;
        moved();
        body.onProgress?.(sent);
      }
    },
    outgoing
  );
}

export {
  createHttp,
  createTransport
};
