import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  hostOf,
  listen,
  readBody,
  replay,
  sendJson,
  sendText
} from "./chunk-HI7QXA2G.js";
import {
  node_http_default
} from "./chunk-DTGO4ACT.js";
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";
import "./chunk-MIU6LSPI.js";

// src/localcloud/gateway/gateway.ts
import { readFile, writeFile } from "node:fs/promises";
import https from "node:https";
import path from "node:path";

// src/localcloud/gateway/certificates.ts
import { createSecureContext } from "node:tls";
import { generate } from "selfsigned";
var days = 30;
var key = { keyType: "ec", curve: "P-256", algorithm: "sha256" };
async function createCertificates() {
  const notAfterDate = new Date(Date.now() + days * 864e5);
  const authority = await generate([{ name: "commonName", value: "site-deploy local cloud" }], {
    ...key,
    notAfterDate,
    extensions: [
      { name: "basicConstraints", cA: true, critical: true },
      { name: "keyUsage", keyCertSign: true, cRLSign: true, critical: true }
    ]
  });
  const contexts = /* @__PURE__ */ new Map();
  const make = async (host) => {
    const leaf = await generate([{ name: "commonName", value: host.slice(0, 60) }], {
      ...key,
      notAfterDate,
      ca: { key: authority.private, cert: authority.cert },
      extensions: [
        { name: "basicConstraints", cA: false },
        { name: "keyUsage", digitalSignature: true },
        { name: "extKeyUsage", serverAuth: true },
        { name: "subjectAltName", altNames: [{ type: 2, value: host }] }
      ]
    });
    return createSecureContext({ key: leaf.private, cert: `${leaf.cert}
${authority.cert}` });
  };
  return {
    ca: authority.cert,
    contextFor(host) {
      const context = contexts.get(host) ?? make(host);
      contexts.set(host, context);
      return context;
    }
  };
}

// src/localcloud/gateway/match.ts
function matches(match, request) {
  return fits(match.host, request.host) && fits(match.path, request.path) && fits(match.method?.toUpperCase(), request.method);
}
function fits(wanted, value) {
  if (wanted === void 0) return true;
  return typeof wanted === "string" ? wanted === value : value.search(wanted) !== -1;
}

// src/localcloud/gateway/faults.ts
function createFaults() {
  let entries = [];
  return {
    add: (fault) => entries.push({ fault, passing: fault.after ?? 0, left: fault.times ?? Number.POSITIVE_INFINITY }),
    clear: () => {
      entries = [];
    },
    concern: (host) => entries.some(({ fault }) => fits(fault.host, host)),
    take(request) {
      for (const entry of entries) {
        if (entry.left === 0 || !matches(entry.fault, request)) continue;
        if (entry.passing > 0) {
          entry.passing--;
          continue;
        }
        entry.left--;
        return entry.fault.kind;
      }
      return void 0;
    }
  };
}

// src/localcloud/gateway/record.ts
var kept = 1e4;
function createRecorder() {
  const all = [];
  let waiters = [];
  return {
    all,
    [Symbol.iterator]: () => all[Symbol.iterator](),
    matching: (match) => all.filter((request) => matches(match, request)),
    next(match) {
      const { promise, resolve, reject } = Promise.withResolvers();
      waiters.push({ match, resolve, reject });
      promise.catch(() => void 0);
      return promise;
    },
    clear: () => {
      all.length = 0;
    },
    add(request) {
      all.push(request);
      if (all.length > kept) all.shift();
      const due = waiters.filter((waiter) => matches(waiter.match, request));
      waiters = waiters.filter((waiter) => !due.includes(waiter));
      for (const waiter of due) waiter.resolve(request);
      return request;
    },
    close() {
      for (const { match, reject } of waiters) {
        const wanted = [match.method, match.host, match.path].filter((part) => part !== void 0).join(" ");
        reject(
          new SiteDeployError(
            "LOCAL_CLOUD_UNAVAILABLE",
            `The local cloud was closed before a request ${wanted} arrived.`
          )
        );
      }
      waiters = [];
    }
  };
}

// src/localcloud/gateway/serve.ts
import { setTimeout as delay } from "node:timers/promises";
var longestRecordedBody = 4 * 1024 * 1024;
var textTypes = /json|xml|x-www-form-urlencoded|^text\//;
async function serve(request, response, services) {
  request.on("error", () => void 0);
  response.on("error", () => void 0);
  try {
    const host = hostOf(request);
    const address = new URL(request.url ?? "/", `http://${host || "unknown"}`);
    request.url = address.pathname + address.search;
    const seen = { method: request.method ?? "GET", host, path: address.pathname };
    const fault = services.faults.take(seen);
    const cutAt = fault?.type === "reset" ? fault.afterBytes : void 0;
    const body = cutAt === void 0 && isText(request) ? await readBody(request) : void 0;
    const record = services.recorder.add({
      ...seen,
      query: address.search.slice(1),
      headers: request.headers,
      body: body?.toString("utf8"),
      status: void 0
    });
    response.once("close", () => {
      if (response.writableFinished) record.status = response.statusCode;
    });
    if (fault !== void 0 && !await passes(fault, request, response, services)) return;
    const handler = services.handlerFor(host);
    if (handler === void 0) sendText(response, 502, `local cloud: nobody answers for ${host}`);
    else await handler(body === void 0 ? request : replay(request, body), response);
  } catch (error) {
    if (response.headersSent || response.destroyed) response.destroy();
    else
      sendText(
        response,
        500,
        `local cloud: ${error instanceof Error ? error.stack ?? error.message : String(error)}`
      );
  }
}
function isText(request) {
  const length = Number(request.headers["content-length"] ?? 0);
  return textTypes.test(request.headers["content-type"] ?? "") && length <= longestRecordedBody;
}
async function passes(fault, request, response, services) {
  switch (fault.type) {
    case "latency":
      await delay(fault.ms, void 0, { signal: services.closing });
      return !response.destroyed;
    case "hang":
      return false;
    case "answer":
      request.resume();
      if (typeof fault.body === "object") sendJson(response, fault.status, fault.body, fault.headers);
      else response.writeHead(fault.status, fault.headers).end(fault.body);
      return false;
    case "reset":
      resetAfter(fault.afterBytes ?? 0, request, services);
      return false;
  }
}
function resetAfter(bytes, request, services) {
  let received = 0;
  if (bytes === 0) services.reset();
  request.on("data", (chunk) => {
    received += chunk.length;
    if (received >= bytes) services.reset();
  });
  request.on("end", () => services.reset());
}

// src/localcloud/gateway/tunnel.ts
import net from "node:net";
function tunnel(authority, client, head) {
  const { hostname, port } = new URL(`https://${authority}`);
  const upstream = net.connect(Number(port || 443), hostname.replace(/^\[|\]$/g, ""));
  let connected = false;
  upstream.once("connect", () => {
    connected = true;
    client.write("HTTP/1.1 200 Connection Established\r\n\r\n");
    upstream.write(head);
    client.pipe(upstream).pipe(client);
  });
  upstream.on("error", () => {
    if (!connected) client.write("HTTP/1.1 502 Bad Gateway\r\n\r\n");
    client.destroySoon();
  });
  client.once("close", () => upstream.destroy());
}

// src/localcloud/gateway/gateway.ts
async function startGateway(dir, passThrough = []) {
  const certificates = await createCertificates();
  const caFile = path.join(dir, "ca.pem");
  const others = passThrough.length === 0 ? "" : await authoritiesOfMachine();
  await writeFile(caFile, `${certificates.ca.trimEnd()}
${others}`);
  const routes = [];
  const recorder = createRecorder();
  const faults = createFaults();
  const closing = new AbortController();
  const sockets = /* @__PURE__ */ new Map();
  const handlerFor = (host) => routes.find((route) => fits(route.host, host))?.handler;
  const onRequest = (request, response) => {
    const socket = sockets.get(request.socket.remotePort ?? 0);
    const reset = () => socket?.resetAndDestroy();
    void serve(request, response, { handlerFor, recorder, faults, reset, closing: closing.signal });
  };
  const tlsServer = https.createServer(
    {
      ALPNProtocols: ["http/1.1"],
      SNICallback: (name, done) => {
        certificates.contextFor(name).then((context) => done(null, context), done);
      }
    },
    onRequest
  );
  tlsServer.on("tlsClientError", (_error, socket) => socket.destroy());
  const proxy = node_http_default.createServer(onRequest);
  proxy.on("connection", (socket) => {
    const port2 = socket.remotePort ?? 0;
    sockets.set(port2, socket);
    socket.once("close", () => sockets.delete(port2));
    socket.on("error", () => socket.destroy());
  });
  proxy.on("connect", (request, socket, head) => {
    const host = (request.url ?? "").replace(/:\d+$/, "").toLowerCase();
    if (handlerFor(host) === void 0 && !faults.concern(host)) {
      const passes2 = passThrough.some((wanted) => fits(wanted, host));
      recorder.add({
        method: "CONNECT",
        host,
        path: "",
        query: "",
        headers: request.headers,
        body: void 0,
        status: passes2 ? 200 : 502
      });
      if (passes2) return tunnel(request.url ?? "", socket, head);
      socket.end(
        `HTTP/1.1 502 Bad Gateway\r
Content-Type: text/plain\r
\r
local cloud: nobody answers for ${host}
`
      );
      return;
    }
    socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
    if (head.length > 0) socket.unshift(head);
    tlsServer.emit("connection", socket);
  });
  const port = await listen(proxy);
  const url = `http://127.0.0.1:${port}`;
  return {
    env: {
      HTTPS_PROXY: url,
      HTTP_PROXY: url,
      NO_PROXY: "127.0.0.1,localhost",
      NODE_EXTRA_CA_CERTS: caFile,
      // For programs that are not Node's.
      SSL_CERT_FILE: caFile
    },
    ca: certificates.ca,
    requests: recorder,
    faults,
    route: (host, handler) => routes.unshift({ host, handler }),
    async close() {
      closing.abort();
      recorder.close();
      await new Promise((resolve) => {
        proxy.close(() => resolve());
        for (const socket of sockets.values()) socket.destroy();
      });
    }
  };
}
async function authoritiesOfMachine() {
  const file = process.env.NODE_EXTRA_CA_CERTS;
  return file === void 0 ? "" : readFile(file, "utf8").catch(() => "");
}
export {
  startGateway
};
