import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  LoginSession,
  accessTokenCredential,
  credentialsFile,
  fileStore,
  tokenEndpoint
} from "./chunk-SBZHBZPI.js";
import {
  authUrlOf,
  baseUrlOf,
  configFolder,
  secretFrom
} from "./chunk-EPJIMHIT.js";
import {
  systemClock
} from "./chunk-773HOXA3.js";
import {
  Secret
} from "./chunk-OI22C6ZB.js";
import {
  SiteDeployError
} from "./chunk-KMVM3PPH.js";
import {
  __callDispose,
  __using
} from "./chunk-MIU6LSPI.js";

// src/cli/workspace/stdin-lines.ts
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
function stdinLines({ stdin, log }) {
  const open = () => {
    const reader = createInterface({ input: stdin?.() ?? Readable.from([]), crlfDelay: Number.POSITIVE_INFINITY });
    return { reader, lines: reader[Symbol.asyncIterator]() };
  };
  let opened;
  const next = async (what, signal) => {
    signal.throwIfAborted();
    opened ??= open();
    const { promise: aborted, reject } = Promise.withResolvers();
    const onAbort = () => reject(signal.reason);
    signal.addEventListener("abort", onAbort, { once: true });
    try {
      const line = await Promise.race([opened.lines.next(), aborted]);
      const value = line.done ? "" : line.value.trim();
      if (value !== "") return value;
      throw new SiteDeployError("USAGE", `stdin holds no ${what}.`, {
        remedy: `Write the ${what} to stdin as one line.`
      });
    } finally {
      signal.removeEventListener("abort", onAbort);
    }
  };
  return {
    next,
    async nextSecret(what, signal) {
      const secret = new Secret(await next(what, signal));
      log.mask(secret);
      return secret;
    },
    [Symbol.dispose]() {
      opened?.reader.close();
    }
  };
}

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
  stdinLines,
  userCredentials,
  storedLogin,
  tokenCredential
};
