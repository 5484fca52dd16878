import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  hostname
} from "./chunk-UAF7ESXW.js";
import {
  createForwarder,
  hostOf,
  listen,
  sendText,
  stop
} from "./chunk-HI7QXA2G.js";
import {
  node_http_default
} from "./chunk-DTGO4ACT.js";
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";
import "./chunk-MIU6LSPI.js";

// src/localcloud/hosting/hosting.ts
import { TLSSocket } from "node:tls";

// src/localcloud/hosting/emulator.ts
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
var attempts = 3;
var startMs = 3e4;
var started = "emulator started at";
var endWithParent = `data:text/javascript,${encodeURIComponent(
  "process.stdin.on('end', () => process.kill(-process.pid, 'SIGKILL')).on('error', () => {}).resume()"
)}`;
async function startEmulator(options) {
  const output = [];
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const emulator = await startOn(await freePort(), options, output);
    if (emulator !== void 0) return emulator;
  }
  throw new SiteDeployError("LOCAL_CLOUD_UNAVAILABLE", "The hosting emulator (swa start) did not start.", {
    facts: output.join("").trim().split("\n").slice(-10)
  });
}
function startOn(port, options, output) {
  const { command, env } = options.swaStart ? throughCli(port, options) : directly(port, options);
  const child = spawn(process.execPath, ["--import", endWithParent, ...command], {
    cwd: options.home,
    env: {
      // The command starts a second process by the name `node`, which must be this one's version.
      PATH: [path.dirname(process.execPath), process.env.PATH].join(path.delimiter),
      HOME: options.home,
      NO_UPDATE_NOTIFIER: "1",
      NO_COLOR: "1",
      NODE_NO_WARNINGS: "1",
      ...env
    },
    stdio: ["pipe", "pipe", "pipe"],
    detached: true
  });
  const ended = new Promise((resolve) => {
    child.once("close", () => resolve());
    child.once("error", () => resolve());
  });
  const end = async () => {
    try {
      if (child.pid !== void 0) process.kill(-child.pid, "SIGKILL");
    } catch {
    }
    await ended;
  };
  child.stdin.on("error", () => void 0);
  return new Promise((resolve) => {
    const timer = setTimeout(() => void end(), startMs);
    const look = (chunk) => {
      output.push(chunk.toString("utf8"));
      if (!chunk.includes(started) && !output.slice(-2).join("").includes(started)) return;
      clearTimeout(timer);
      for (const stream of [child.stdout, child.stderr]) stream.removeAllListeners("data").resume();
      resolve({ port, end });
    };
    child.stdout.on("data", look);
    child.stderr.on("data", look);
    void ended.then(() => {
      clearTimeout(timer);
      resolve(void 0);
    });
  });
}
var packageRoot = () => path.dirname(createRequire(import.meta.url).resolve("@azure/static-web-apps-cli/package.json"));
function throughCli(port, { site }) {
  const bin = path.join(packageRoot(), "dist/cli/bin.js");
  return { command: [bin, "start", site, "--host", "127.0.0.1", "--port", String(port)], env: {} };
}
function directly(port, { site }) {
  return {
    // The server reads no arguments: the folder is there for whoever looks at a list of processes.
    command: [path.join(packageRoot(), "dist/msha/server.js"), site],
    env: {
      SWA_RUNTIME_CONFIG_LOCATION: site,
      SWA_CLI_APP_LOCATION: site,
      SWA_CLI_OUTPUT_LOCATION: site,
      SWA_CLI_HOST: "127.0.0.1",
      SWA_CLI_PORT: String(port),
      SWA_CLI_API_PORT: "7071",
      SWA_CLI_APP_SSL: "false",
      SWA_CLI_OPEN_BROWSER: "false",
      SWA_CLI_DEBUG: "log"
    }
  };
}
async function freePort() {
  const server = node_http_default.createServer();
  const port = await listen(server);
  await stop(server);
  return port;
}

// src/localcloud/hosting/hosting.ts
function createHosting(options) {
  const environments = /* @__PURE__ */ new Map();
  const versions = /* @__PURE__ */ new Set();
  const turns = /* @__PURE__ */ new Map();
  const forwarder = createForwarder();
  const customDomains = new Map(options.sites.map((site) => [new URL(site.url).hostname, hostname(site.slug)]));
  let closed = false;
  const end = async (version) => {
    await version.emulator.end();
    versions.delete(version);
  };
  const answer = async (host, request, response) => {
    const version = environments.get(customDomains.get(host) ?? host)?.live;
    if (version === void 0) return sendText(response, 404, "404: there is no site here");
    version.answering++;
    await forwarder.forward(version.emulator.port, request, response, ["if-none-match"]);
    version.answering--;
    if (version.replaced && version.answering === 0) await end(version);
  };
  const swap = async (environment, next) => {
    const before = environment.live;
    environment.live = next;
    if (before === void 0) return;
    before.replaced = true;
    if (before.answering === 0) await end(before);
  };
  const open = async (slug, name) => {
    const host = hostname(slug, name);
    const known = environments.get(host);
    if (known !== void 0) return known;
    const front = node_http_default.createServer((request, response) => void answer(host, request, response));
    const address = `http://127.0.0.1:${await listen(front)}`;
    const environment = { slug, name, front, address, live: void 0 };
    environments.set(host, environment);
    return environment;
  };
  const publish = async (slug, name, site) => {
    const emulator = await startEmulator({ site, home: options.home, swaStart: options.swaStart });
    const version = { emulator, answering: 0, replaced: false };
    versions.add(version);
    if (closed) await end(version);
    else await swap(await open(slug, name), version);
  };
  return {
    address: (slug, name) => environments.get(hostname(slug, name))?.address,
    hostname,
    environments: (slug) => [...environments.values()].flatMap((one) => one.slug === slug && one.name !== "" && one.live ? [one.name] : []),
    publish(slug, name, site) {
      const host = hostname(slug, name);
      const turn = (turns.get(host) ?? Promise.resolve()).catch(() => void 0).then(() => publish(slug, name ?? "", site));
      turns.set(host, turn);
      return turn;
    },
    async withdraw(slug, name) {
      const environment = environments.get(hostname(slug, name));
      if (environment !== void 0) await swap(environment, void 0);
    },
    handler(request, response) {
      const host = hostOf(request);
      if (request.socket instanceof TLSSocket) return answer(host, request, response);
      response.writeHead(301, { location: `https://${host}${request.url}` }).end();
    },
    async close() {
      closed = true;
      forwarder.close();
      await Promise.all([...[...versions].map(end), ...[...environments.values()].map(({ front }) => stop(front))]);
    }
  };
}
export {
  createHosting
};
