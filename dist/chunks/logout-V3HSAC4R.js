import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  authUrlOf,
  baseUrlOf,
  userCredentials
} from "./chunk-GW7ZE6ZJ.js";
import {
  fileStore
} from "./chunk-GAIMLMYK.js";
import "./chunk-VCVZG443.js";
import "./chunk-773HOXA3.js";
import "./chunk-NAYZIUUY.js";
import "./chunk-NJ6UBD6J.js";
import "./chunk-D6NQNOCP.js";
import "./chunk-OI22C6ZB.js";
import "./chunk-VUXH4CYX.js";
import "./chunk-MIU6LSPI.js";

// src/cli/workspace/logout.ts
async function logout(options, context) {
  const { env, log } = context;
  const baseUrl = baseUrlOf(options, env);
  const store = fileStore(userCredentials(context), baseUrl, authUrlOf(options, env));
  const before = await store.read();
  if (before === void 0) {
    log.info(`There is no login for ${baseUrl}.`);
    return 0;
  }
  await store.change(async () => void 0);
  log.info(
    `Logged out of ${baseUrl}: the tokens are gone from this machine. The server still takes them until they expire.`
  );
  return 0;
}
export {
  logout
};
