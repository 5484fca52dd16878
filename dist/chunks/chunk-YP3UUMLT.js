import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  ServerMetadata,
  authorizePath,
  metadataPath
} from "./chunk-IAOT2HYH.js";
import {
  seconds
} from "./chunk-DGANSTKJ.js";
import {
  printable,
  unavailable
} from "./chunk-M6W2243Y.js";
import {
  addressOf
} from "./chunk-WOPBMXKE.js";
import {
  node_http_default
} from "./chunk-DTGO4ACT.js";
import {
  safeParse
} from "./chunk-P4I7N7I4.js";
import {
  Secret
} from "./chunk-OI22C6ZB.js";
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";
import {
  __callDispose,
  __using
} from "./chunk-MIU6LSPI.js";

// src/workspace-api/oauth/authorization.ts
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
function beginAuthorization(options) {
  const state = randomBytes(32).toString("base64url");
  const verifier = options.pkce ? randomBytes(32).toString("base64url") : void 0;
  const query = new URLSearchParams({
    client_id: options.clientId,
    redirect_uri: options.redirectUri,
    response_type: "code",
    scope: options.scopes.join(" "),
    state
  });
  if (verifier !== void 0) {
    query.set("code_challenge", createHash("sha256").update(verifier).digest("base64url"));
    query.set("code_challenge_method", "S256");
  }
  const url = addressOf(options.authUrl, authorizePath);
  url.search = query.toString();
  return {
    url,
    redirectUri: options.redirectUri,
    state: new Secret(state),
    verifier: verifier === void 0 ? void 0 : new Secret(verifier)
  };
}
function readRedirect(query, { state }) {
  if (!isSame(query.get("state") ?? "", state.reveal()))
    throw new SiteDeployError(
      "WORKSPACE_STATE_MISMATCH",
      "The answer that came back carries another state than the one sent."
    );
  const error = query.get("error");
  if (error !== null) {
    const description = query.get("error_description");
    const facts = [printable(description === null ? error : `${error}: ${description}`).slice(0, 300)];
    if (error === "access_denied")
      throw new SiteDeployError("WORKSPACE_LOGIN_DENIED", "The login was denied in the browser.", { facts });
    throw new SiteDeployError("WORKSPACE_LOGIN_REFUSED", "The authorization server refused the login.", { facts });
  }
  const code = query.get("code");
  if (code) return new Secret(code);
  throw new SiteDeployError("WORKSPACE_ANSWER_INVALID", "The answer that came back holds neither a code nor an error.");
}
function isSame(one, other) {
  const digest = (text) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

// src/workspace-api/oauth/closing-page.ts
function closingPage(title, text) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; font: 18px/1.5 system-ui, sans-serif; }
body { display: grid; min-height: 90vh; margin: 0; place-items: center; }
main { max-width: 32rem; padding: 1rem; }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p>You can close this window.</p>
</main>
</body>
</html>
`;
}
function escapeHtml(text) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

// src/workspace-api/oauth/loopback.ts
var path = "/callback";
async function listenOnLoopback(port) {
  const server = node_http_default.createServer({ requestTimeout: 1e4 });
  let answer = (_query, response) => refuse(response, 404);
  await new Promise((resolve, reject) => {
    server.once(
      "error",
      (cause) => reject(
        new SiteDeployError("USAGE", `Port ${port} of 127.0.0.1 cannot be used: ${cause.message}`, {
          cause,
          remedy: "Name another port, or leave --port out if any port is registered for the client application."
        })
      )
    );
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  const host = `127.0.0.1:${typeof address === "object" && address !== null ? address.port : port}`;
  server.on("request", (request, response) => {
    request.resume();
    const url = URL.parse(request.url ?? "/", `http://${host}`);
    if (request.headers.host !== host || url?.host !== host) return refuse(response, 421);
    if (request.method !== "GET") return refuse(response, 405);
    if (url.pathname !== path) return refuse(response, 404);
    answer(url.searchParams, response);
  });
  return {
    redirectUri: `http://${host}${path}`,
    async next(handle, signal) {
      const { promise, resolve, reject } = Promise.withResolvers();
      const onAbort = () => reject(signal.reason);
      signal.addEventListener("abort", onAbort, { once: true });
      if (signal.aborted) onAbort();
      answer = (query, response) => {
        answer = (_query, late) => refuse(late, 404);
        handle(query).then(
          (result) => send(response, 200, donePage, () => resolve(result)),
          (error) => send(response, 400, failedPage(error), () => reject(error))
        );
      };
      try {
        return await promise;
      } finally {
        signal.removeEventListener("abort", onAbort);
      }
    },
    async [Symbol.asyncDispose]() {
      await new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    }
  };
}
var donePage = closingPage("You are logged in", "site-deploy has taken over from here.");
function failedPage(error) {
  const { message, remedy } = SiteDeployError.from(error);
  return closingPage("The login has failed", `${message} ${remedy}`);
}
function send(response, status, page, done) {
  if (response.closed) {
    done();
    return;
  }
  response.once("close", done);
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "content-length": Buffer.byteLength(page),
    "cache-control": "no-store",
    // The address of this page holds the code.
    "referrer-policy": "no-referrer",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    connection: "close"
  });
  response.end(page);
}
function refuse(response, status) {
  response.writeHead(status, { connection: "close" }).end();
}

// src/workspace-api/oauth/metadata.ts
async function advertisesPkce(http, authUrl, signal) {
  const { origin, pathname } = new URL(authUrl);
  const url = new URL(metadataPath + (pathname === "/" ? "" : pathname), origin);
  try {
    const response = await http.send({ method: "GET", url, headers: { accept: "application/json" }, signal });
    const metadata = response.ok ? safeParse(ServerMetadata, response.json) : void 0;
    if (!metadata?.success || metadata.data.issuer.replace(/\/+$/, "") !== authUrl) return false;
    return metadata.data.code_challenge_methods_supported?.includes("S256") ?? false;
  } catch (error) {
    throw unavailable(error, url);
  }
}

// src/workspace-api/oauth/login.ts
async function logInWithBrowser(options) {
  return withTimeLimit(options, async (signal) => {
    var _stack = [];
    try {
      const loopback = __using(_stack, await listenOnLoopback(options.port), true);
      const authorization = await begin(options, loopback.redirectUri, signal);
      const login = loopback.next(
        async (query) => finish(options, authorization, readRedirect(query, authorization), signal),
        signal
      );
      login.catch(() => void 0);
      await options.show(authorization.url);
      return await login;
    } catch (_) {
      var _error = _, _hasError = true;
    } finally {
      var _promise = __callDispose(_stack, _error, _hasError);
      _promise && await _promise;
    }
  });
}
async function logInByPaste(options) {
  return withTimeLimit(options, async (signal) => {
    const authorization = await begin(options, options.redirectUri, signal);
    const pasted = (await options.ask(authorization.url, signal)).trim();
    return finish(options, authorization, codeFrom(pasted, authorization), signal);
  });
}
function codeFrom(pasted, authorization) {
  if (/^https?:\/\//i.test(pasted)) {
    const url = URL.parse(pasted);
    if (url !== null) return readRedirect(url.searchParams, authorization);
  }
  if (/^[\x21-\x7e]+$/.test(pasted)) return new Secret(pasted);
  throw new SiteDeployError("USAGE", "What was pasted is neither a code nor an address.", {
    remedy: "Run the login again, and paste the address that the browser ends at, or the code that it shows."
  });
}
async function begin(options, redirectUri, signal) {
  const { http, authUrl, client, scopes } = options;
  const pkce = await advertisesPkce(http, authUrl, signal);
  return beginAuthorization({ authUrl, clientId: client.id, redirectUri, scopes, pkce });
}
function finish(options, authorization, code, signal) {
  options.mask?.(code);
  const { redirectUri, verifier } = authorization;
  return options.endpoint.exchange(options.client, { code, redirectUri, verifier }, signal);
}
async function withTimeLimit({ timeLimitMs, signal }, work) {
  const limit = AbortSignal.timeout(timeLimitMs);
  try {
    return await work(AbortSignal.any([signal, limit]));
  } catch (error) {
    signal.throwIfAborted();
    if (!limit.aborted || error instanceof SiteDeployError) throw error;
    throw new SiteDeployError("WORKSPACE_LOGIN_TIMEOUT", `The login was not finished within ${seconds(timeLimitMs)}.`);
  }
}

export {
  logInWithBrowser,
  logInByPaste
};
