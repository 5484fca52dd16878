import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  open_default
} from "./chunk-M4QE3CRL.js";
import {
  openNetwork
} from "./chunk-EGDHN47W.js";
import {
  userCredentials
} from "./chunk-2YFPM4UH.js";
import {
  stdinLines
} from "./chunk-6LCQOQDV.js";
import {
  logInByPaste,
  logInWithBrowser
} from "./chunk-YP3UUMLT.js";
import "./chunk-IAOT2HYH.js";
import "./chunk-DGANSTKJ.js";
import {
  fileStore,
  tokenEndpoint
} from "./chunk-M6W2243Y.js";
import "./chunk-7GXUJ2WF.js";
import {
  authUrlOf,
  baseUrlOf,
  secretFrom,
  wholeNumber
} from "./chunk-XYF7O4KX.js";
import "./chunk-WOPBMXKE.js";
import "./chunk-CWZALBSL.js";
import "./chunk-DTGO4ACT.js";
import "./chunk-MBUNNDKD.js";
import {
  systemClock
} from "./chunk-4TWNR5YP.js";
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

// src/cli/terminal/open-browser.ts
async function openBrowser(address, { env, log }) {
  log.info("Approve the login in your browser. If none opens, open this address yourself:");
  log.info("");
  log.info(`  ${address.href}`);
  log.info("");
  if (env.BROWSER === "none") return;
  try {
    const opener = await open_default(address.href);
    opener.on("error", () => void 0);
  } catch (error) {
    log.debug(`No browser opened: ${error instanceof Error ? error.message : String(error)}`);
  }
}

// src/cli/workspace/login.ts
var pasteRedirectUri = "http://127.0.0.1/callback";
async function login(options, context) {
  var _stack = [];
  try {
    const { env, log, stdout, signal } = context;
    const baseUrl = baseUrlOf(options, env);
    const authUrl = authUrlOf(options, env);
    const timeLimitMs = wholeNumber(options.timeout, "--timeout", 1, 3600) * 1e3;
    const port = options.port === void 0 ? 0 : wholeNumber(options.port, "--port", 1024, 65535);
    if (options.redirectUri !== void 0 && options.browser)
      throw new SiteDeployError("USAGE", "--redirect-uri goes with --no-browser.", {
        remedy: "Add --no-browser, or name the port that is registered with --port."
      });
    const lines = __using(_stack, stdinLines(context));
    const client = { id: clientIdOf(options, env), secret: await clientSecretOf(options, context, lines) };
    const network = __using(_stack, openNetwork(context));
    const shared = {
      http: network.http,
      authUrl,
      client,
      endpoint: tokenEndpoint({ http: network.http, authUrl, clock: systemClock, mask: log.mask }),
      scopes: options.scope,
      timeLimitMs,
      mask: log.mask,
      signal
    };
    const fresh = options.browser ? await logInWithBrowser({ ...shared, port, show: (address) => openBrowser(address, context) }) : await logInByPaste({
      ...shared,
      redirectUri: options.redirectUri ?? pasteRedirectUri,
      ask: (address, limit) => askForCode(address, context, lines, limit)
    });
    const file = userCredentials(context);
    await fileStore(file, baseUrl, authUrl).change(async () => fresh);
    if (options.json) stdout.write(`${JSON.stringify(describe(fresh), null, 2)}
`);
    else {
      log.info(`Logged in to ${baseUrl} with ${fresh.scope ?? "scopes that the server did not name"}.`);
      log.info(
        fresh.refreshToken === void 0 ? `The login lasts until ${new Date(fresh.expiresAt).toISOString()}; ask for offline_access to have it renewed.` : "The login is renewed by itself; WORKSPACE_CLIENT_SECRET is needed for that."
      );
      log.info(`It is stored in ${file.path}, for you alone.`);
    }
    return 0;
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    __callDispose(_stack, _error, _hasError);
  }
}
function clientIdOf({ clientId }, env) {
  const id = clientId || env.WORKSPACE_CLIENT_ID;
  if (id) return id;
  throw new SiteDeployError("USAGE", "WORKSPACE_CLIENT_ID is not set.", {
    remedy: "Set it to the id of your client application, or name it with --client-id."
  });
}
async function clientSecretOf({ clientSecretStdin }, context, lines) {
  const secret = clientSecretStdin ? await lines.nextSecret("client secret", context.signal) : secretFrom(context, "WORKSPACE_CLIENT_SECRET");
  if (secret !== void 0) return secret;
  throw new SiteDeployError("USAGE", "WORKSPACE_CLIENT_SECRET is not set.", {
    remedy: "Set it, or write the secret to stdin and add --client-secret-stdin."
  });
}
function askForCode(address, { log }, lines, signal) {
  log.info("Open this address in a browser, on any machine:");
  log.info("");
  log.info(`  ${address.href}`);
  log.info("");
  log.info(
    "Then paste the code that you are shown, or the whole address that the browser ends at, even if that page does not load:"
  );
  return lines.next("code or address", signal);
}
function describe({ clientId, scope, expiresAt, refreshToken }) {
  return {
    client_id: clientId,
    scope,
    expires_at: new Date(expiresAt).toISOString(),
    renewable: refreshToken !== void 0
  };
}
export {
  login
};
