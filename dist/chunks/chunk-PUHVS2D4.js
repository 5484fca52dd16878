import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  createHttp,
  createTransport
} from "./chunk-RHJS4RDT.js";
import {
  version
} from "./chunk-M523OJBQ.js";
import {
  systemClock
} from "./chunk-773HOXA3.js";

// src/cli/workspace/network.ts
function openNetwork({ env, log }) {
  const transport = createTransport(env);
  const http = createHttp({
    transport: transport.send,
    clock: systemClock,
    userAgent: `site-deploy/${version}`,
    onRetry: (line) => log.debug(line)
  });
  return { http, [Symbol.dispose]: transport.close };
}

export {
  openNetwork
};
