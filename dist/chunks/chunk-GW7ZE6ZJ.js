import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  LoginSession,
  accessTokenCredential,
  credentialsFile,
  fileStore,
  serviceAddress,
  tokenEndpoint
} from "./chunk-GAIMLMYK.js";
import {
  systemClock
} from "./chunk-773HOXA3.js";
import {
  Secret
} from "./chunk-OI22C6ZB.js";
import {
  SiteDeployError
} from "./chunk-VUXH4CYX.js";
import {
  __callDispose,
  __using
} from "./chunk-MIU6LSPI.js";

// src/cli/workspace/settings.ts
import os from "node:os";
import path from "node:path";
function baseUrlOf({ baseUrl }, env) {
  return required(baseUrl, env, "--base-url", "WORKSPACE_BASE_URL");
}
function authUrlOf({ authUrl }, env) {
  return required(authUrl, env, "--auth-url", "WORKSPACE_AUTH_URL");
}
function required(option, env, flag, variable) {
  if (option) return serviceAddress(option, flag);
  const value = env[variable];
  if (value) return serviceAddress(value, variable);
  throw new SiteDeployError("USAGE", `${variable} is not set.`, {
    remedy: `Set ${variable}, or name the address with ${flag}.`
  });
}
function secretFrom({ env, log }, variable) {
  const value = env[variable]?.trim();
  if (!value) return void 0;
  const secret = new Secret(value);
  log.mask(secret);
  return secret;
}
function expectedEnvironment({ sandbox, production }, env) {
  if (sandbox) return "sandbox";
  if (production) return "production";
  const value = env.WORKSPACE_ENVIRONMENT;
  if (value === "sandbox" || value === "production") return value;
  if (!value) return void 0;
  throw new SiteDeployError("USAGE", `WORKSPACE_ENVIRONMENT is "${value}".`, {
    remedy: "Set it to sandbox or production, or leave it out."
  });
}
function wholeNumber(value, flag, least, most) {
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= least && number <= most) return number;
  throw new SiteDeployError("USAGE", `${flag} is to be a whole number from ${least} to ${most}, not "${value}".`);
}
function configFolder(env, platform = process.platform) {
  const name = "site-deploy";
  if (env.XDG_CONFIG_HOME && path.isAbsolute(env.XDG_CONFIG_HOME)) return path.join(env.XDG_CONFIG_HOME, name);
  const home = env.HOME || os.homedir();
  if (platform === "win32") return path.join(env.APPDATA || path.join(home, "AppData", "Roaming"), name);
  if (platform === "darwin") return path.join(home, "Library", "Application Support", name);
  return path.join(home, ".config", name);
}

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
  baseUrlOf,
  authUrlOf,
  secretFrom,
  expectedEnvironment,
  wholeNumber,
  stdinLines,
  userCredentials,
  storedLogin,
  tokenCredential
};
