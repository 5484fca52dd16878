import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  IncomingMessage,
  node_http_default
} from "./chunk-DTGO4ACT.js";

// src/localcloud/http.ts
import { pipeline } from "node:stream/promises";
async function readBody(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
function sendJson(response, status, body, headers = {}) {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers });
  response.end(JSON.stringify(body));
}
function sendText(response, status, text) {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" });
  response.end(`${text}
`);
}
function replay(request, body) {
  const copy = new IncomingMessage(request.socket);
  copy.method = request.method;
  copy.url = request.url;
  copy.httpVersion = request.httpVersion;
  copy.headers = { ...request.headers, "content-length": String(body.length) };
  copy.rawHeaders = request.rawHeaders;
  copy.complete = true;
  copy.push(body);
  copy.push(null);
  return copy;
}
function listen(server) {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      server.removeListener("error", reject);
      resolve(server.address().port);
    });
  });
}
function stop(server) {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
function createForwarder() {
  const agent = new node_http_default.Agent({ keepAlive: true });
  return {
    async forward(port, request, response, without = []) {
      const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !without.includes(name)));
      try {
        const upstream = node_http_default.request({
          host: "127.0.0.1",
          port,
          method: request.method,
          path: request.url,
          headers,
          agent
        });
        response.once("close", () => upstream.destroy());
        const answered = new Promise((resolve, reject) => {
          upstream.once("response", resolve);
          upstream.once("error", reject);
        });
        const sent = pipeline(request, upstream);
        sent.catch(() => void 0);
        const answer = await answered;
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        await pipeline(answer, response);
      } catch (error) {
        if (response.headersSent) response.destroy();
        else sendText(response, 502, `local cloud: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
    close: () => agent.destroy()
  };
}
function hostOf(request) {
  return (request.headers.host ?? "").replace(/:\d+$/, "").toLowerCase();
}

export {
  readBody,
  sendJson,
  sendText,
  replay,
  listen,
  stop,
  createForwarder,
  hostOf
};
