import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  createHttp,
  createTransport
} from "./chunk-CWZALBSL.js";
import {
  version
} from "./chunk-MBUNNDKD.js";
import {
  systemClock
} from "./chunk-4TWNR5YP.js";

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
