import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  stdinLines
} from "./chunk-6LCQOQDV.js";
import {
  LoginSession,
  accessTokenCredential,
  credentialsFile,
  fileStore,
  tokenEndpoint
} from "./chunk-M6W2243Y.js";
import {
  authUrlOf,
  baseUrlOf,
  configFolder,
  secretFrom
} from "./chunk-XYF7O4KX.js";
import {
  systemClock
} from "./chunk-4TWNR5YP.js";
import {
  __callDispose,
  __using
} from "./chunk-MIU6LSPI.js";

// src/cli/workspace/stored-login.ts
function userCredentials({ env }) {
  return credentialsFile(configFolder(env), systemClock);
}
async function storedLogin(options, context, http) {
  var _stack = [];
  try {
    const { env, log, signal } = context;
    const baseUrl = baseUrlOf(options, env);
    const authUrl = authUrlOf(options, env);
    const lines = __using(_stack, stdinLines(context));
    const clientSecret = options.clientSecretStdin ? await lines.nextSecret("client secret", signal) : secretFrom(context, "WORKSPACE_CLIENT_SECRET");
    return new LoginSession({
      store: fileStore(userCredentials(context), baseUrl, authUrl),
      endpoint: tokenEndpoint({ http, authUrl, clock: systemClock, mask: log.mask }),
      clock: systemClock,
      clientSecret,
      mask: log.mask
    });
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    __callDispose(_stack, _error, _hasError);
  }
}
async function tokenCredential(options, context, http) {
  const token = secretFrom(context, "WORKSPACE_ACCESS_TOKEN");
  if (token === void 0) return storedLogin(options, context, http);
  return { ...accessTokenCredential(token), async [Symbol.asyncDispose]() {
  } };
}

export {
  userCredentials,
  storedLogin,
  tokenCredential
};
