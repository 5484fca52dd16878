import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  hostOf,
  sendJson,
  sendText
} from "./chunk-HI7QXA2G.js";
import "./chunk-DTGO4ACT.js";
import "./chunk-MIU6LSPI.js";

// src/localcloud/swa-client/swa-client.ts
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
var releaseHosts = { metadata: "aka.ms", download: "swalocaldeploy.azureedge.net" };
var platforms = ["linux-x64", "osx-x64", "win-x64"];
function createClientRelease() {
  const behaviour = { mode: "deploy", tampered: false, metadata: void 0 };
  const current = () => {
    const bytes = Buffer.from(program(behaviour.mode));
    const sha = createHash("sha256").update(bytes).digest("hex");
    return { bytes, sha, buildId: `1.0.${Number.parseInt(sha.slice(0, 5), 16)}` };
  };
  return {
    behaviour,
    build: () => ({ buildId: current().buildId, sha: current().sha }),
    handler(request, response) {
      const { bytes, sha, buildId } = current();
      const { pathname } = new URL(request.url ?? "/", "https://host");
      const host = hostOf(request);
      if (host === releaseHosts.metadata && pathname === "/swalocaldeploy") {
        response.writeHead(301, { location: `https://${releaseHosts.download}/versions.json` }).end();
      } else if (host === releaseHosts.download && pathname === "/versions.json") {
        const files = platforms.map((platform) => [
          platform,
          {
            url: `https://${releaseHosts.download}/downloads/${buildId}/${platform}/StaticSitesClient`,
            sha: sha.toUpperCase()
          }
        ]);
        const versions = ["stable", "latest"].map((version) => ({
          version,
          buildId,
          publishDate: "2026-01-01T00:00:00Z",
          files: Object.fromEntries(files)
        }));
        sendJson(response, 200, behaviour.metadata ?? versions);
      } else if (host === releaseHosts.download && pathname.startsWith(`/downloads/${buildId}/`)) {
        const body = behaviour.tampered ? Buffer.concat([bytes, Buffer.from("\n// changed\n")]) : bytes;
        response.writeHead(200, { "content-type": "application/octet-stream", "content-length": body.byteLength }).end(body);
      } else sendText(response, 404, "not found");
    }
  };
}
function program(mode) {
  const places = ["./client.ts", "../localcloud/swa-client/client.js", "./localcloud/swa-client/client.js"];
  const place = places.map((name) => new URL(name, import.meta.url)).find((url) => existsSync(fileURLToPath(url)));
  return `#!/usr/bin/env node
// Stand-in for the platform's upload client.
import(${JSON.stringify(place?.href ?? "")}).then(({ standIn }) => standIn(${JSON.stringify(mode)}, process));
`;
}
export {
  createClientRelease,
  releaseHosts
};
