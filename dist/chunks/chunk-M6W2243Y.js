import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  TokenResponse,
  accessTokenLifetime,
  tokenPath
} from "./chunk-7GXUJ2WF.js";
import {
  addressOf,
  removeLeftovers,
  writeAtomically
} from "./chunk-WOPBMXKE.js";
import {
  retry
} from "./chunk-4TWNR5YP.js";
import {
  HttpFault
} from "./chunk-GGGL2V5K.js";
import {
  iso_exports
} from "./chunk-YGLX6Y6F.js";
import {
  int,
  literal,
  looseObject,
  number2 as number,
  object,
  optional,
  record,
  safeParse,
  string
} from "./chunk-P4I7N7I4.js";
import {
  Secret
} from "./chunk-OI22C6ZB.js";
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";

// src/workspace-api/contract/error.ts
var ErrorBody = looseObject({
  error: optional(string()),
  error_description: optional(string()),
  message: optional(string())
});

// src/workspace-api/answer.ts
var longest = 300;
function whatWasSaid(response) {
  const body = safeParse(ErrorBody, response.json);
  if (!body.success) return { code: void 0, line: void 0 };
  const { error, error_description: description, message } = body.data;
  const parts = [error, description ?? message].filter((part) => part !== void 0 && part !== "");
  return { code: error, line: parts.length === 0 ? void 0 : printable(parts.join(": ")).slice(0, longest) };
}
function printable(text) {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ");
}
function factsOf(response) {
  const said = whatWasSaid(response).line;
  return [
    `Status ${response.status}${said === void 0 ? "" : `, ${said}`}`,
    ...response.requestId === void 0 ? [] : [`Request id ${printable(response.requestId)}`]
  ];
}
function isUnavailable(status) {
  return status === 408 || status === 429 || status >= 500;
}
function unavailable(thrown, url) {
  const isTimeout = thrown instanceof DOMException && thrown.name === "TimeoutError";
  if (!(thrown instanceof HttpFault) && !isTimeout) return thrown;
  return new SiteDeployError("WORKSPACE_UNAVAILABLE", `No answer from ${url.origin}.`, {
    cause: thrown,
    facts: [thrown.message]
  });
}

// src/workspace-api/oauth/token-endpoint.ts
function tokenEndpoint({ http, authUrl, clock, mask }) {
  const url = addressOf(authUrl, tokenPath);
  const send = async (json, signal) => {
    try {
      return await http.send({
        method: "POST",
        url,
        headers: { accept: "application/json" },
        json,
        // Codes and rotated refresh tokens serve once, so a request is repeated only where the server says that it did nothing.
        retry: retry.refusedOnly,
        idleMs: 2e4,
        signal
      });
    } catch (error) {
      throw unavailable(error, url);
    }
  };
  const ask = async (request, before, signal) => {
    const issuedAt = clock.now();
    const response = await send(request, signal);
    if (!response.ok) throw refusal(request.grant_type, response);
    const body = safeParse(TokenResponse, response.json);
    if (!body.success) throw invalidAnswer(response, body.error);
    const { access_token, refresh_token, expires_in, scope } = body.data;
    const refreshToken = refresh_token ? new Secret(refresh_token) : before.refreshToken;
    const login = {
      clientId: request.client_id,
      accessToken: new Secret(access_token),
      refreshToken,
      issuedAt,
      expiresAt: issuedAt + (expires_in ?? accessTokenLifetime) * 1e3,
      scope: scope ?? before.scope
    };
    mask?.(login.accessToken);
    if (refreshToken !== void 0) mask?.(refreshToken);
    return login;
  };
  return {
    exchange: (client, { code, redirectUri, verifier }, signal) => ask(
      {
        grant_type: "authorization_code",
        client_id: client.id,
        client_secret: client.secret.reveal(),
        code: code.reveal(),
        redirect_uri: redirectUri,
        ...verifier && { code_verifier: verifier.reveal() }
      },
      { refreshToken: void 0, scope: void 0 },
      signal
    ),
    refresh: (client, login, refreshToken, signal) => ask(
      {
        grant_type: "refresh_token",
        client_id: client.id,
        client_secret: client.secret.reveal(),
        refresh_token: refreshToken.reveal()
      },
      login,
      signal
    )
  };
}
function refusal(grant, response) {
  const facts = factsOf(response);
  const call = `POST ${tokenPath}`;
  if (isUnavailable(response.status))
    return new SiteDeployError("WORKSPACE_UNAVAILABLE", `${call} cannot be answered at the moment.`, { facts });
  const { code } = whatWasSaid(response);
  if (code === "invalid_client" || code === "unauthorized_client")
    return new SiteDeployError("WORKSPACE_CLIENT_REFUSED", `${call}: the client application is refused.`, { facts });
  const isAboutGrant = code === "invalid_grant" || code === void 0 && [400, 401, 403].includes(response.status);
  if (!isAboutGrant) return new SiteDeployError("WORKSPACE_REFUSED", `${call} was refused.`, { facts });
  return grant === "authorization_code" ? new SiteDeployError("WORKSPACE_CODE_REFUSED", `${call}: the code is refused.`, { facts }) : new SiteDeployError("WORKSPACE_LOGIN_EXPIRED", "The login has expired: it cannot be renewed any more.", {
    facts
  });
}
function invalidAnswer(response, error) {
  return new SiteDeployError("WORKSPACE_ANSWER_INVALID", `POST ${tokenPath} was not answered with tokens.`, {
    // Names alone: the values are secrets.
    facts: [
      `Status ${response.status}, ${response.headers["content-type"] ?? "no content type"}`,
      ...error.issues.slice(0, 5).map(({ path: at, code }) => `${at.join(".") || "body"}: ${code}`)
    ]
  });
}

// src/workspace-api/store/file-store.ts
function fileStore(file, baseUrl, authUrl) {
  const name = `${baseUrl} ${authUrl}`;
  return {
    async read() {
      return fromStored((await file.read()).logins[name]);
    },
    async change(next) {
      let result;
      await file.change(async (credentials) => {
        const current = fromStored(credentials.logins[name]);
        result = await next(current);
        return result === current ? credentials : withLogin(credentials, name, result);
      });
      return result;
    }
  };
}
function withLogin(credentials, name, login) {
  const { [name]: _replaced, ...others } = credentials.logins;
  return { ...credentials, logins: login === void 0 ? others : { ...others, [name]: toStored(login) } };
}
function toStored(login) {
  return {
    clientId: login.clientId,
    accessToken: login.accessToken.reveal(),
    ...login.refreshToken && { refreshToken: login.refreshToken.reveal() },
    issuedAt: new Date(login.issuedAt).toISOString(),
    expiresAt: new Date(login.expiresAt).toISOString(),
    ...login.scope !== void 0 && { scope: login.scope }
  };
}
function fromStored(stored) {
  return stored && {
    clientId: stored.clientId,
    accessToken: new Secret(stored.accessToken),
    refreshToken: stored.refreshToken === void 0 ? void 0 : new Secret(stored.refreshToken),
    issuedAt: Date.parse(stored.issuedAt),
    expiresAt: Date.parse(stored.expiresAt),
    scope: stored.scope
  };
}

// src/workspace-api/client/credential.ts
function apiKeyCredential(key) {
  return { kind: "api-key", get: async () => key };
}
function accessTokenCredential(token) {
  return { kind: "access-token", get: async () => token };
}

// src/workspace-api/oauth/session.ts
var lead = 6e4;
var longestRenewal = 6e4;
var LoginSession = class {
  kind = "access-token";
  #options;
  #login;
  #renewal;
  constructor(options) {
    this.#options = options;
  }
  /** @throws SiteDeployError `WORKSPACE_NOT_LOGGED_IN`, and what `current` throws */
  async get(signal) {
    return (await this.current(signal)).accessToken;
  }
  /**
   * The login with a token that is still good for a while.
   * @throws SiteDeployError `WORKSPACE_NOT_LOGGED_IN`, `WORKSPACE_LOGIN_EXPIRED`, `USAGE` without the client secret, and what the token endpoint and the store
   * throw
   */
  async current(signal) {
    signal?.throwIfAborted();
    if (this.#login === void 0 || this.#isDue(this.#login)) this.#learn(await this.#options.store.read());
    const login = this.#login;
    if (login === void 0) throw notLoggedIn();
    if (!this.#isDue(login)) return login;
    if (login.refreshToken === void 0) {
      if (!this.#isOver(login)) return login;
      throw new SiteDeployError("WORKSPACE_LOGIN_EXPIRED", "The login has expired, and holds no refresh token.");
    }
    try {
      return await untilAborted(this.#renewOnce(void 0), signal);
    } catch (error) {
      signal?.throwIfAborted();
      const mayWait = error instanceof SiteDeployError && (error.code === "WORKSPACE_UNAVAILABLE" || error.code === "USAGE");
      if (mayWait && !this.#isOver(login)) return login;
      throw error;
    }
  }
  /** @throws SiteDeployError as `current` */
  async renew(refused, signal) {
    const known = this.#login ?? await this.#options.store.read();
    if (known === void 0) throw notLoggedIn();
    if (known.accessToken.reveal() !== refused.reveal() && !this.#isDue(known)) return known.accessToken;
    if (known.refreshToken === void 0) return void 0;
    return (await untilAborted(this.#renewOnce(refused), signal)).accessToken;
  }
  /** Waits for a renewal under way, so that a refresh token that has been sent is replaced by its successor. */
  async [Symbol.asyncDispose]() {
    await this.#renewal?.catch(() => void 0);
  }
  #renewOnce(refused) {
    this.#renewal ??= this.#renewStored(refused).finally(() => {
      this.#renewal = void 0;
    });
    return this.#renewal;
  }
  async #renewStored(refused) {
    const { store, endpoint, clientSecret } = this.#options;
    let used;
    try {
      const login = await store.change(async (current) => {
        this.#learn(current);
        if (current === void 0) throw notLoggedIn();
        const isRefused = current.accessToken.reveal() === refused?.reveal();
        if (!isRefused && !this.#isDue(current)) return current;
        used = current.refreshToken;
        if (used === void 0)
          throw new SiteDeployError("WORKSPACE_LOGIN_EXPIRED", "The login has expired, and holds no refresh token.");
        if (clientSecret === void 0) throw secretMissing();
        const client = { id: current.clientId, secret: clientSecret };
        return endpoint.refresh(client, current, used, AbortSignal.timeout(longestRenewal));
      });
      if (login === void 0) throw notLoggedIn();
      this.#learn(login);
      return login;
    } catch (error) {
      if (error instanceof SiteDeployError && error.code === "WORKSPACE_LOGIN_EXPIRED") await this.#forget(used);
      throw error;
    }
  }
  /** Removes a login whose refresh token was refused, unless it is another one by now. */
  async #forget(used) {
    if (used === void 0) return;
    this.#login = void 0;
    await this.#options.store.change(
      async (current) => current?.refreshToken?.reveal() === used.reveal() ? void 0 : current
    );
  }
  #learn(login) {
    this.#login = login;
    if (login === void 0) return;
    this.#options.mask?.(login.accessToken);
    if (login.refreshToken !== void 0) this.#options.mask?.(login.refreshToken);
  }
  #isDue({ issuedAt, expiresAt }) {
    return this.#options.clock.now() >= expiresAt - Math.min(lead, (expiresAt - issuedAt) / 10);
  }
  #isOver({ expiresAt }) {
    return this.#options.clock.now() >= expiresAt;
  }
};
function notLoggedIn() {
  return new SiteDeployError("WORKSPACE_NOT_LOGGED_IN", "There is no login for these addresses.");
}
function secretMissing() {
  return new SiteDeployError(
    "USAGE",
    "The login is to be renewed, and the secret of its client application is missing.",
    {
      remedy: "Set WORKSPACE_CLIENT_SECRET, or pass it with --client-secret-stdin."
    }
  );
}
async function untilAborted(promise, signal) {
  if (signal === void 0) return promise;
  const { promise: aborted, reject } = Promise.withResolvers();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  if (signal.aborted) onAbort();
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}

// src/workspace-api/store/credentials-file.ts
import { chmod, mkdir, readFile as readFile2 } from "node:fs/promises";
import path from "node:path";

// src/workspace-api/store/lock.ts
import { randomUUID } from "node:crypto";
import { link, open, readFile, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
var Holder = object({ id: string(), pid: int(), host: string(), at: number() });
var patience = 9e4;
var longestHeld = 12e4;
var longestClaim = 1e4;
async function withLock(file, clock, work) {
  const mine = await acquire(file, clock);
  try {
    return await work();
  } finally {
    if ((await readHolder(file))?.id === mine.id) await rm(file, { force: true });
  }
}
async function acquire(file, clock) {
  const start = clock.now();
  for (; ; ) {
    const mine = { id: randomUUID(), pid: process.pid, host: os.hostname(), at: clock.now() };
    if (await take(file, mine)) return mine;
    const holder = await readHolder(file);
    if (holder !== void 0 && isDead(holder, clock.now())) await removeDead(file, holder);
    else if (clock.now() - start > patience)
      throw new SiteDeployError("WORKSPACE_STORE_BUSY", `The lock ${file} is held by process ${holder?.pid ?? "?"}.`);
    else await clock.sleep(10 + Math.random() * 40);
  }
}
async function take(file, mine) {
  const draft = `${file}.${mine.id}.tmp`;
  await writeFile(draft, JSON.stringify(mine), { flag: "wx", mode: 384 });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST" || codeOf(error) === "ENOENT") return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
async function readHolder(file) {
  try {
    const holder = safeParse(Holder, JSON.parse(await readFile(file, "utf8")));
    return holder.success ? holder.data : { id: "", pid: 0, host: "", at: 0 };
  } catch (error) {
    if (error instanceof SyntaxError) return { id: "", pid: 0, host: "", at: 0 };
    if (codeOf(error) === "ENOENT") return void 0;
    throw error;
  }
}
function isDead({ pid, host, at }, now) {
  if (Math.abs(now - at) > longestHeld) return true;
  return host === os.hostname() && !isAlive(pid);
}
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}
async function removeDead(file, dead) {
  const claim = `${file}.claim`;
  try {
    await (await open(claim, "wx", 384)).close();
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    const age = await stat(claim).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0
    );
    if (age > longestClaim) await rm(claim, { force: true });
    return;
  }
  try {
    if ((await readHolder(file))?.id === dead.id) await rm(file, { force: true });
  } finally {
    await rm(claim, { force: true });
  }
}
function codeOf(error) {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : void 0;
}

// src/workspace-api/store/credentials-file.ts
var StoredLogin = looseObject({
  clientId: string(),
  accessToken: string(),
  refreshToken: optional(string()),
  /** ISO 8601, UTC. */
  issuedAt: iso_exports.datetime(),
  expiresAt: iso_exports.datetime(),
  scope: optional(string())
});
var Credentials = looseObject({
  version: literal(1),
  /** By the addresses that the login is for. */
  logins: record(string(), StoredLogin),
  /** By fingerprint of an API key: when it was created or first seen, ISO 8601. The keys themselves are never stored. */
  keys: record(string(), looseObject({ since: iso_exports.datetime() }))
});
function credentialsFile(folder, clock) {
  const file = path.join(folder, "credentials.json");
  const read = () => told(file, () => readCredentials(file));
  return {
    path: file,
    read,
    async change(next) {
      await told(folder, async () => {
        await mkdir(folder, { recursive: true, mode: 448 });
        await chmod(folder, 448);
      });
      await told(
        file,
        () => withLock(`${file}.lock`, clock, async () => {
          await removeLeftovers(file);
          const current = await readCredentials(file);
          const changed = await next(current);
          if (changed !== current) await writeAtomically(file, `${JSON.stringify(changed, null, 2)}
`);
        })
      );
    }
  };
}
async function readCredentials(file) {
  let text;
  try {
    text = await readFile2(file, "utf8");
  } catch (error) {
    if (isFileError(error) && error.code === "ENOENT") return { version: 1, logins: {}, keys: {} };
    throw error;
  }
  const content = safeParse(Credentials, parseJson(text));
  if (content.success) return content.data;
  throw new SiteDeployError("WORKSPACE_STORE_INVALID", `${file} does not hold what was written there.`, {
    // Places alone: a value may be a token.
    facts: content.error.issues.slice(0, 5).map(({ path: at, code }) => `${at.join(".") || "content"}: ${code}`),
    remedy: `Delete ${file}, and log in again.`
  });
}
function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}
async function told(place, work) {
  try {
    return await work();
  } catch (error) {
    if (!isFileError(error)) throw error;
    throw new SiteDeployError("WORKSPACE_STORE_FAILED", `${place} cannot be used: ${error.message}`, { cause: error });
  }
}
function isFileError(error) {
  return error instanceof Error && "syscall" in error && "code" in error;
}

export {
  printable,
  factsOf,
  isUnavailable,
  unavailable,
  tokenEndpoint,
  fileStore,
  apiKeyCredential,
  accessTokenCredential,
  LoginSession,
  credentialsFile
};
