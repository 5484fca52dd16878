import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  printAnswer
} from "./chunk-KFGJGMIK.js";
import {
  openNetwork
} from "./chunk-EGDHN47W.js";
import {
  tokenCredential,
  userCredentials
} from "./chunk-2YFPM4UH.js";
import {
  stdinLines
} from "./chunk-6LCQOQDV.js";
import {
  checkKey,
  rotationWarning
} from "./chunk-LZPHMJUR.js";
import "./chunk-5JVS3JM5.js";
import {
  WorkspaceClient
} from "./chunk-6E7CS3QB.js";
import "./chunk-M7DUV2F7.js";
import {
  apiKeyCredential
} from "./chunk-M6W2243Y.js";
import "./chunk-7GXUJ2WF.js";
import {
  baseUrlOf,
  expectedEnvironment,
  secretFrom
} from "./chunk-XYF7O4KX.js";
import "./chunk-WOPBMXKE.js";
import "./chunk-CWZALBSL.js";
import "./chunk-DTGO4ACT.js";
import "./chunk-MBUNNDKD.js";
import "./chunk-4TWNR5YP.js";
import "./chunk-GGGL2V5K.js";
import "./chunk-YGLX6Y6F.js";
import "./chunk-NJ6UBD6J.js";
import "./chunk-P4I7N7I4.js";
import "./chunk-OI22C6ZB.js";
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";
import {
  __callDispose,
  __using
} from "./chunk-MIU6LSPI.js";

// src/workspace-api/store/key-dates.ts
import { createHash } from "node:crypto";
async function keySince(file, key, now, created) {
  const name = createHash("sha256").update(key.reveal()).digest("hex").slice(0, 32);
  const stored = (await file.read()).keys[name];
  if (stored !== void 0 && created === void 0) return Date.parse(stored.since);
  const since = created ?? now;
  if (stored !== void 0 && Date.parse(stored.since) === since) return since;
  await file.change(async (credentials) => ({
    ...credentials,
    keys: { ...credentials.keys, [name]: { since: new Date(since).toISOString() } }
  }));
  return since;
}

// src/cli/workspace/list.ts
async function list(options, context) {
  var _stack = [];
  try {
    const baseUrl = baseUrlOf(options, context.env);
    const network = __using(_stack, openNetwork(context));
    const { http } = network;
    const credential = __using(_stack, await credentialOf(options, context, http), true);
    printAnswer(await new WorkspaceClient({ http, baseUrl, credential }).workspaces(context.signal), options, context);
    return 0;
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
async function credentialOf(options, context, http) {
  if (options.apiKeyStdin && options.clientSecretStdin)
    throw new SiteDeployError("USAGE", "--api-key-stdin and --client-secret-stdin do not go together.");
  const key = await keyOf(options, context);
  if (key !== void 0) {
    const allowed = [
      ...options.allowLive ? ["production"] : [],
      ...options.allowTest ? ["sandbox"] : []
    ];
    checkKey(key, { expected: expectedEnvironment(options, context.env), allowed });
    await warnOfAge(key, context);
    return { ...apiKeyCredential(key), async [Symbol.asyncDispose]() {
    } };
  }
  return tokenCredential(options, context, http);
}
async function keyOf({ apiKeyStdin }, context) {
  var _stack = [];
  try {
    if (!apiKeyStdin) return secretFrom(context, "WORKSPACE_API_KEY");
    const lines = __using(_stack, stdinLines(context));
    return await lines.nextSecret("API key", context.signal);
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    __callDispose(_stack, _error, _hasError);
  }
}
async function warnOfAge(key, context) {
  const { env, log } = context;
  const created = env.WORKSPACE_API_KEY_CREATED ? Date.parse(env.WORKSPACE_API_KEY_CREATED) : void 0;
  if (created !== void 0 && (Number.isNaN(created) || created > Date.now() + 864e5))
    throw new SiteDeployError(
      "USAGE",
      `WORKSPACE_API_KEY_CREATED is no date of the past: "${env.WORKSPACE_API_KEY_CREATED}".`,
      {
        remedy: "Write it as YYYY-MM-DD."
      }
    );
  try {
    const since = await keySince(userCredentials(context), key, Date.now(), created);
    const warning = rotationWarning(since, Date.now());
    if (warning !== void 0) log.warn(warning);
  } catch (error) {
    if (!(error instanceof SiteDeployError) || !error.code.startsWith("WORKSPACE_STORE")) throw error;
    log.debug(`The age of the API key is not known: ${error.message}`);
  }
}
export {
  list
};
