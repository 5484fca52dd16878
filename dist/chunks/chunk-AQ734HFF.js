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

// src/shared/deps.ts
import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
async function openDeps({ log, signal, env, temporary }) {
  const transport = createTransport(env);
  const scratch = await mkdtemp(path.join(temporary, "site-deploy-"));
  const http = createHttp({
    transport: transport.send,
    clock: systemClock,
    userAgent: `site-deploy/${version}`,
    onRetry: (line) => log.info(line)
  });
  return {
    log,
    http,
    clock: systemClock,
    signal,
    scratch,
    async [Symbol.asyncDispose]() {
      transport.close();
      await rm(scratch, { recursive: true, force: true });
    }
  };
}

export {
  openDeps
};
