import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  userCredentials
} from "./chunk-2YFPM4UH.js";
import "./chunk-6LCQOQDV.js";
import {
  fileStore
} from "./chunk-M6W2243Y.js";
import "./chunk-7GXUJ2WF.js";
import {
  authUrlOf,
  baseUrlOf
} from "./chunk-XYF7O4KX.js";
import "./chunk-WOPBMXKE.js";
import "./chunk-4TWNR5YP.js";
import "./chunk-GGGL2V5K.js";
import "./chunk-YGLX6Y6F.js";
import "./chunk-NJ6UBD6J.js";
import "./chunk-P4I7N7I4.js";
import "./chunk-OI22C6ZB.js";
import "./chunk-3PSUJWQW.js";
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
