import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  branchOf,
  chooseEnvironment
} from "./chunk-W3SJKAUF.js";
import {
  bytes,
  seconds
} from "./chunk-U5YFR3HI.js";
import {
  defaultConfigFile,
  didYouMean,
  foldEnvironmentName,
  loadSiteConfig
} from "./chunk-FOAREOBZ.js";
import {
  isInside,
  resolveInside
} from "./chunk-3BCCEVRA.js";
import {
  createHttp,
  createTransport
} from "./chunk-4LPRIKU6.js";
import {
  version
} from "./chunk-JRKSWOOF.js";
import {
  PortalAnswerError,
  PortalError
} from "./chunk-I74SJ2ZC.js";
import {
  Environment
} from "./chunk-VACTVUFC.js";
import {
  HttpFault,
  retry,
  systemClock
} from "./chunk-TCVRDOTU.js";
import {
  array,
  boolean,
  literal,
  looseObject,
  nullable,
  number2 as number,
  object,
  optional,
  safeParse,
  string,
  unknown
} from "./chunk-D6NQNOCP.js";
import {
  Secret
} from "./chunk-OI22C6ZB.js";
import {
  SiteDeployError
} from "./chunk-YH6SHA43.js";

// src/steps/notify.ts
async function notify(plan2, outcome, credential, deps) {
  const { portal } = plan2.config;
  const { run: run2 } = plan2.event;
  const { PortalClient } = await import("./portal-client-D66O75VH.js");
  const client = new PortalClient({
    http: deps.http,
    clock: deps.clock,
    url: portal.url,
    credential: async () => credential,
    provider: portal.provider,
    onRetry: (line) => deps.log.info(line)
  });
  const key = [plan2.event.repository, run2.id, run2.attempt, plan2.environment, outcome.status].join("/");
  try {
    await client.completeDeployment(payload(plan2, outcome, deps.clock.now()), key, deps.signal);
    return { status: outcome.status };
  } catch (error) {
    throw explain(error, portal.url);
  }
}
function payload(plan2, { status, url, error }, now) {
  const { site } = plan2.config;
  return {
    event: "site.deployed",
    timestamp: new Date(now).toISOString(),
    site: { id: site.id, slug: site.slug },
    data: { version: plan2.version, environment: plan2.environment, commitSha: plan2.event.sha },
    status,
    ...url !== void 0 && { url },
    // The message only: facts may hold lines of the build.
    ...error !== void 0 && { error: { code: error.code, message: error.message } },
    run: { ...plan2.event.run }
  };
}
function explain(error, url) {
  const facts = error instanceof PortalError || error instanceof HttpFault ? [error.message] : ["it did not answer in time"];
  const isRefused = error instanceof PortalError && (error.status === 401 || error.status === 403);
  return new SiteDeployError("NOTIFY_FAILED", `The portal ${url} could not be told how the deployment ended.`, {
    cause: error,
    facts,
    ...isRefused && {
      remedy: 'Set the input "api-token" to a valid API token of the portal, and run the job again.'
    }
  });
}

// src/deploy/remarks.ts
var plan = (plan2) => ({
  text: `${plan2.config.site.slug} ${plan2.version} to ${plan2.environment}, ${plan2.event.sha === "" ? "not a commit" : `commit ${plan2.event.sha.slice(0, 12)}`}`,
  known: { environment: plan2.environment, version: plan2.version },
  plan: plan2
});
var login = ({ config }) => ({
  text: `as application ${config.azure.clientId}, without a stored secret`
});
var exchange = ({ config }) => ({ text: `deployment token for ${config.site.slug}, masked` });
var build = ({ commands, files }) => {
  if (files !== void 0) return { text: `as built by the earlier job, ${files.length} files` };
  return { text: commands.length === 0 ? "nothing to build" : commands.join(", ") };
};
var finish = ({ overlay }) => ({ text: [...overlay.keys()].join(", ") });
var pack = ({ manifest, marker, archiveBytes }) => ({
  text: `${manifest.files.length} files, ${bytes(manifest.totalBytes)}, packed ${bytes(archiveBytes)}, ${marker.digest.slice(0, 19)}`,
  known: { fileCount: manifest.files.length, totalBytes: manifest.totalBytes, digest: marker.digest }
});
var artifact = ({ folder, manifest, digest }) => ({
  text: `${manifest.files.length} files, ${bytes(manifest.totalBytes)}, in ${folder}`,
  known: { fileCount: manifest.files.length, totalBytes: manifest.totalBytes, digest, folder }
});
var upload = ({ id, correlationId, outcome, url }) => ({
  text: outcome === "accepted" ? `deployment ${id}` : `deployment ${id}: the platform did not say how it ended; the live site will tell`,
  known: { deploymentId: id, correlationId, ...url !== void 0 && { url } },
  ...outcome === "accepted" && { siteChanged: "yes" }
});
var verify = ({ url }) => ({
  text: `${url} serves this build`,
  known: { url },
  siteChanged: "yes"
});
var notify2 = ({ status }) => ({
  text: `the portal knows: ${status}`,
  known: { notified: true }
});

// src/deploy/close.ts
var limitMs = 6e4;
var afterCancelMs = 5e3;
async function closeRun(run2, apiToken) {
  const { plan: plan2 } = run2;
  const { status, url, error } = run2.result();
  if (plan2 === void 0 || plan2.dryRun || plan2.mode === "build") return run2.result();
  const deps = closingDeps(run2.outer);
  try {
    await run2.step(
      "notify",
      async () => {
        const credential = apiToken ?? await run2.session?.accessToken();
        if (credential === void 0) throw noCredential();
        return notify(plan2, { status, url, error }, credential, deps);
      },
      notify2,
      deps
    );
  } catch (thrown) {
    run2.learn({ notifyError: SiteDeployError.from(thrown) });
  }
  return run2.result();
}
function noCredential() {
  return new SiteDeployError(
    "NOTIFY_FAILED",
    "The portal was not told how the deployment ended: the run has no access token and no API token.",
    {
      remedy: 'Set the input "api-token": with it the portal is told of failed logins, too.'
    }
  );
}
function closingDeps(outer) {
  const { signal } = outer;
  const limit = new AbortController();
  const soon = () => void setTimeout(() => limit.abort(signal.reason), afterCancelMs).unref();
  if (signal.aborted) soon();
  else signal.addEventListener("abort", soon, { once: true });
  return { ...outer, signal: AbortSignal.any([limit.signal, AbortSignal.timeout(limitMs)]) };
}

// src/deploy/run.ts
var unknownOutcomes = ["DISTRIBUTION_UNKNOWN", "VERIFY_UNREACHABLE", "VERIFY_ADDRESS_UNKNOWN"];
var Run = class {
  plan;
  session;
  /** What the program was given, its cancel signal included. */
  outer;
  /** What steps are given: their signal also ends when another step has failed. */
  deps;
  #stop = new AbortController();
  #seconds = {};
  #known = {};
  #siteChanged = "no";
  #status = "failed";
  constructor(outer) {
    this.outer = outer;
    this.deps = { ...outer, signal: AbortSignal.any([outer.signal, this.#stop.signal]) };
  }
  /** Runs a step: times it, says how it went, and remembers what it found. */
  async step(name, work, remark, deps = this.deps) {
    const started = performance.now();
    const elapsed = () => performance.now() - started;
    const say = (text2) => this.outer.log.info(`${name.padEnd(9)}${seconds(elapsed()).padStart(8)}  ${text2}`);
    this.outer.log.debug(`step ${name} begins`);
    try {
      deps.signal.throwIfAborted();
      const result = await work(deps);
      const { text: text2, known, plan: plan2, siteChanged } = remark(result);
      this.learn(known ?? {});
      this.plan = plan2 ?? this.plan;
      this.#siteChanged = siteChanged ?? this.#siteChanged;
      say(text2);
      return result;
    } catch (error) {
      if (!deps.signal.aborted || this.outer.signal.aborted) this.learn({ failedStep: this.#known.failedStep ?? name });
      say(deps.signal.aborted ? "ended" : "failed");
      throw error;
    } finally {
      this.#seconds[name] = Math.round(elapsed()) / 1e3;
    }
  }
  learn(known) {
    this.#known = { ...this.#known, ...known };
  }
  /** From here on the live site may change. */
  pointOfNoReturn() {
    this.#siteChanged = "maybe";
  }
  /** Ends every step that is under way, for this reason. */
  stop(reason) {
    this.#stop.abort(reason);
  }
  ends(status) {
    this.#status = status;
    return this.result();
  }
  failed(thrown) {
    const { signal } = this.outer;
    const error = SiteDeployError.from(signal.aborted ? signal.reason : thrown);
    if (error.code === "DISTRIBUTION_FAILED") this.#siteChanged = "no";
    if (error.code === "CANCELLED") this.#status = this.#siteChanged === "no" ? "cancelled" : "unknown";
    else this.#status = unknownOutcomes.includes(error.code) ? "unknown" : "failed";
    this.learn({ error });
    this.stop(error);
  }
  result() {
    return {
      notified: false,
      ...this.#known,
      status: this.#status,
      siteChanged: this.#siteChanged,
      seconds: this.#seconds
    };
  }
};

// src/steps/exchange.ts
var codes = {
  401: "EXCHANGE_UNAUTHORIZED",
  403: "EXCHANGE_FORBIDDEN",
  404: "EXCHANGE_SITE_UNKNOWN",
  429: "EXCHANGE_RATE_LIMITED"
};
async function exchange2(plan2, access2, deps) {
  const { portal, site } = plan2.config;
  const { http, clock, log } = deps;
  const credential = async () => access2.token;
  const { PortalClient } = await import("./portal-client-D66O75VH.js");
  const client = new PortalClient({ http, clock, url: portal.url, credential, onRetry: (line) => log.info(line) });
  try {
    const token = await client.createDeploymentToken(site.slug, deps.signal);
    deps.log.mask(token);
    return { token };
  } catch (error) {
    deps.signal.throwIfAborted();
    throw explain2(error, plan2);
  }
}
function explain2(error, { config: { portal, site } }) {
  if (error instanceof PortalAnswerError) {
    return new SiteDeployError("EXCHANGE_ANSWER_INVALID", `The portal ${portal.url} gave no deployment token.`, {
      cause: error,
      facts: [error.message]
    });
  }
  if (error instanceof HttpFault) {
    return new SiteDeployError("EXCHANGE_UNAVAILABLE", `The portal ${portal.url} did not answer.`, {
      cause: error,
      facts: [error.message]
    });
  }
  if (!(error instanceof PortalError)) return error;
  const code = codes[error.status] ?? (error.status >= 500 ? "EXCHANGE_UNAVAILABLE" : "EXCHANGE_ANSWER_INVALID");
  return new SiteDeployError(
    code,
    `The portal ${portal.url} gave no deployment token for the site "${site.slug}": status ${error.status}.`,
    {
      cause: error,
      facts: [error.message, ...error.requestId === void 0 ? [] : [`request id: ${error.requestId}`]]
    }
  );
}

// src/identity/claims.ts
function readClaims(token) {
  const claims = decode(token.reveal().split(".")[1] ?? "");
  const text2 = (name) => typeof claims[name] === "string" ? claims[name] : void 0;
  return {
    subject: text2("sub"),
    issuer: text2("iss"),
    audience: text2("aud"),
    issuedAt: typeof claims.iat === "number" ? claims.iat : void 0
  };
}
function decode(part) {
  try {
    const value = JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

// src/steps/login/aadsts.ts
var codes2 = {
  700211: "LOGIN_NO_MATCHING_CREDENTIAL",
  700212: "LOGIN_NO_MATCHING_CREDENTIAL",
  700213: "LOGIN_NO_MATCHING_CREDENTIAL",
  70021: "LOGIN_NO_MATCHING_CREDENTIAL",
  7002138: "LOGIN_CREDENTIAL_CASE",
  700016: "LOGIN_APPLICATION_UNKNOWN",
  90002: "LOGIN_TENANT_UNKNOWN",
  700024: "LOGIN_CLOCK",
  500011: "LOGIN_AUDIENCE_UNKNOWN",
  65001: "LOGIN_AUDIENCE_UNKNOWN"
};
function aadstsCode(text2) {
  return /AADSTS(\d+)/.exec(text2)?.[1];
}
function refusalError(refusal, context, cause) {
  const aadsts = aadstsCode(`${refusal.body ?? ""} ${cause instanceof Error ? cause.message : ""}`);
  const description = describe(refusal.body);
  const reference = refusal.requestId === void 0 ? [] : [`request id: ${refusal.requestId}`];
  if (aadsts === void 0) {
    const status = refusal.status ?? 0;
    const code2 = status === 0 || status === 429 || status >= 500 ? "LOGIN_UNAVAILABLE" : "LOGIN_REFUSED";
    return new SiteDeployError(code2, `The login failed${status === 0 ? "" : ` with status ${status}`}.`, {
      cause,
      facts: [...description === void 0 ? [] : [description], ...reference]
    });
  }
  const code = codes2[aadsts] ?? "LOGIN_REFUSED";
  return new SiteDeployError(code, `Microsoft Entra refused the login: AADSTS${aadsts}.`, {
    cause,
    facts: [...description === void 0 ? [] : [description], ...explain3(code, context, description), ...reference],
    ...remedyFor(code, context)
  });
}
function explain3(code, context, description) {
  const { claims, clientId, tenantId, audience, now } = context;
  const presented = [
    `presented subject:  ${claims?.subject ?? "(none)"}`,
    `presented issuer:   ${claims?.issuer ?? "(none)"}`,
    `presented audience: ${claims?.audience ?? "(none)"}`
  ];
  switch (code) {
    case "LOGIN_NO_MATCHING_CREDENTIAL":
      return [...presented, `application: ${clientId} in tenant ${tenantId}`];
    case "LOGIN_CREDENTIAL_CASE":
      return [...presented, ...compareCase(claims?.subject, description)];
    case "LOGIN_APPLICATION_UNKNOWN":
      return [`azure.clientId: ${clientId}`, `azure.tenantId: ${tenantId}`];
    case "LOGIN_TENANT_UNKNOWN":
      return [`azure.tenantId: ${tenantId}`];
    case "LOGIN_AUDIENCE_UNKNOWN":
      return [`portal.audience: ${audience}`];
    case "LOGIN_CLOCK": {
      const issued = claims?.issuedAt;
      const skew = issued === void 0 ? void 0 : Math.round(now / 1e3 - issued);
      return [
        `the runner's clock: ${new Date(now).toISOString()}`,
        ...skew === void 0 ? [] : [`issued ${skew} s ago by the runner's clock`]
      ];
    }
    default:
      return presented;
  }
}
function remedyFor(code, { claims, clientId }) {
  if (code !== "LOGIN_NO_MATCHING_CREDENTIAL" || claims?.subject === void 0) return {};
  const parameters = JSON.stringify({
    name: "site-deploy",
    issuer: claims.issuer,
    subject: claims.subject,
    audiences: [claims.audience]
  });
  return {
    remedy: `Add the credential with:  az ad app federated-credential create --id ${clientId} --parameters '${parameters}'  (just added? wait a few minutes and run again).`
  };
}
function compareCase(presented, description) {
  if (presented === void 0 || description === void 0) return [];
  const spelling = [...description.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? "").find((quoted) => quoted !== presented && quoted.toLowerCase() === presented.toLowerCase());
  if (spelling === void 0) return [];
  const at = [...presented].findIndex((letter, index) => letter !== spelling[index]);
  return [`presented:  ${presented}`, `credential: ${spelling}`, `            ${" ".repeat(at)}^ differs here`];
}
function describe(body) {
  if (body === void 0) return void 0;
  let text2;
  try {
    text2 = JSON.parse(body).error_description;
  } catch {
    return void 0;
  }
  if (typeof text2 !== "string") return void 0;
  return text2.split(/\s*Trace ID:/)[0]?.replaceAll(/\s+/g, " ").slice(0, 600);
}

// src/steps/login/observe.ts
var AttemptHung = class extends Error {
  name = "RestError";
  code = "ETIMEDOUT";
  constructor(timeoutMs) {
    super(`no answer within ${timeoutMs / 1e3} s`);
  }
};
function observe(signal, timeoutMs) {
  let last = { status: void 0, body: void 0, requestId: void 0 };
  return {
    last: () => last,
    policy: {
      position: "perRetry",
      policy: {
        name: "site-deploy-observe",
        async sendRequest(request, next) {
          const limit = AbortSignal.timeout(timeoutMs);
          request.abortSignal = AbortSignal.any([signal, limit]);
          last = { status: void 0, body: void 0, requestId: void 0 };
          const response = await next(request).catch((error) => {
            if (signal.aborted || !limit.aborted) throw error;
            request.abortSignal = signal;
            throw new AttemptHung(timeoutMs);
          });
          last = {
            status: response.status,
            body: response.status >= 400 ? response.bodyAsText ?? void 0 : void 0,
            requestId: response.headers.get("x-ms-request-id")
          };
          return response;
        }
      }
    }
  };
}

// src/steps/login/login.ts
var exchangeAudience = "api://AzureADTokenExchange";
var attemptMs = 1e4;
var propagationPauses = [5e3, 1e4, 15e3];
async function login2(plan2, identity, deps) {
  const pauses = [...propagationPauses];
  let mayRenew = true;
  for (; ; ) {
    try {
      return await attempt(plan2, identity, deps);
    } catch (error) {
      const pause = isUnknownYet(error) ? pauses.shift() : void 0;
      if (pause !== void 0) {
        deps.log.info(
          `Microsoft Entra does not know a matching federated credential yet; trying again in ${seconds(pause)}.`
        );
        await deps.clock.sleep(pause, deps.signal);
      } else if (mayRenew && error instanceof SiteDeployError && error.code === "LOGIN_CLOCK") {
        mayRenew = false;
        deps.log.info("The id token was refused as expired; trying once with a fresh one.");
      } else throw error;
    }
  }
}
function isUnknownYet(error) {
  return error instanceof SiteDeployError && /AADSTS70021\b/.test(error.message);
}
async function attempt(plan2, identity, deps) {
  const { azure, portal } = plan2.config;
  let claims;
  let identityFailure;
  const idToken = identity.idToken(exchangeAudience, deps.signal);
  idToken.catch(() => void 0);
  const getAssertion = async () => {
    try {
      const token = await idToken;
      claims = readClaims(token);
      return token.reveal();
    } catch (error) {
      identityFailure = error;
      throw error;
    }
  };
  const { ClientAssertionCredential } = await import("./esm-5FMXHBI6.js");
  const observer = observe(deps.signal, attemptMs);
  const credential = new ClientAssertionCredential(azure.tenantId, azure.clientId, getAssertion, {
    additionalPolicies: [observer.policy],
    retryOptions: { maxRetries: 3, retryDelayInMs: 400, maxRetryDelayInMs: 3e3 }
  });
  try {
    const { token, expiresOnTimestamp } = await credential.getToken(`${portal.audience}/.default`);
    const secret = new Secret(token);
    deps.log.mask(secret);
    return { token: secret, expiresAt: expiresOnTimestamp };
  } catch (error) {
    deps.signal.throwIfAborted();
    if (identityFailure !== void 0) throw identityFailure;
    const context = {
      clientId: azure.clientId,
      tenantId: azure.tenantId,
      audience: portal.audience,
      claims,
      now: deps.clock.now()
    };
    throw refusalError(observer.last(), context, error);
  }
}

// src/deploy/session.ts
function openSession(plan2, identity, run2) {
  const access2 = plan2.dryRun ? neverAsked() : run2.step(
    "login",
    (deps) => login2(plan2, identity, deps),
    () => login(plan2),
    run2.outer
  );
  const token = access2.then(
    (granted) => run2.step(
      "exchange",
      (deps) => exchange2(plan2, granted, deps),
      () => exchange(plan2)
    )
  );
  token.catch((error) => run2.stop(error));
  const session = {
    token: () => token,
    renewToken: async () => exchange2(plan2, await access2, run2.deps),
    begins: (correlationId) => run2.learn({ correlationId }),
    pointOfNoReturn: () => run2.pointOfNoReturn(),
    accessToken: () => access2.then(({ token: granted }) => granted).catch(() => void 0)
  };
  run2.session = session;
  return session;
}
function neverAsked() {
  return new Promise(() => {
  });
}

// src/steps/build/build.ts
import path4 from "node:path";

// src/shared/process.ts
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
var graceMs = 2e3;
async function runCommand(command2, { cwd, env, onLine, signal }) {
  signal.throwIfAborted();
  const child = spawn(command2, {
    cwd,
    env,
    shell: true,
    stdio: ["ignore", "pipe", "pipe"],
    // A process group of its own, so that it can be ended with all its children.
    detached: process.platform !== "win32",
    windowsHide: true
  });
  let limit;
  const end = () => {
    endGroup(child, "SIGTERM");
    limit ??= setTimeout(() => {
      endGroup(child, "SIGKILL");
      child.stdout.destroy();
      child.stderr.destroy();
    }, graceMs);
  };
  signal.addEventListener("abort", end, { once: true });
  try {
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }).on("line", onLine);
    const result = await new Promise((resolve, reject) => {
      child.once("error", reject);
      child.once("exit", end);
      child.once("close", (code, killedBy) => resolve({ code, killedBy }));
    });
    endGroup(child, "SIGKILL");
    signal.throwIfAborted();
    return result;
  } finally {
    clearTimeout(limit);
    signal.removeEventListener("abort", end);
  }
}
function endGroup({ pid, exitCode }, signal) {
  if (pid === void 0) return;
  if (process.platform === "win32") {
    if (exitCode === null) spawn("taskkill", ["/pid", String(pid), "/t", "/f"], { stdio: "ignore", windowsHide: true });
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
  }
}

// src/steps/build/commands.ts
import { readFile } from "node:fs/promises";
import path2 from "node:path";

// node_modules/package-manager-detector/dist/commands.mjs
function splitRunArgs(args, valueFlags = []) {
  for (let i = 0; i < args.length; i++) {
    if (args[i].startsWith("-"))
      continue;
    if (i > 0 && valueFlags.includes(args[i - 1]))
      continue;
    return { before: args.slice(0, i), script: args[i], after: args.slice(i + 1) };
  }
  return { before: args, script: void 0, after: [] };
}
function dashDashArg(agent, agentCommand, valueFlags = []) {
  return (args) => {
    const { before, script, after } = splitRunArgs(args, valueFlags);
    if (script === void 0)
      return [agent, agentCommand, ...before];
    if (after.length > 0)
      return [agent, agentCommand, ...before, script, "--", ...after];
    return [agent, agentCommand, ...before, script];
  };
}
var npm = {
  "agent": ["npm", 0],
  "run": dashDashArg("npm", "run", ["-w", "--workspace"]),
  "install": ["npm", "i", 0],
  "frozen": ["npm", "ci", 0],
  "global": ["npm", "i", "-g", 0],
  "add": ["npm", "i", 0],
  "upgrade": ["npm", "update", 0],
  "upgrade-interactive": null,
  "dedupe": ["npm", "dedupe", 0],
  "why": ["npm", "why", 0],
  "execute": ["npx", 0],
  "execute-local": ["npx", 0],
  "uninstall": ["npm", "uninstall", 0],
  "global_uninstall": ["npm", "uninstall", "-g", 0]
};
var yarn = {
  "agent": ["yarn", 0],
  "run": ["yarn", "run", 0],
  "install": ["yarn", "install", 0],
  "frozen": ["yarn", "install", "--frozen-lockfile", 0],
  "global": ["yarn", "global", "add", 0],
  "add": ["yarn", "add", 0],
  "upgrade": ["yarn", "upgrade", 0],
  "upgrade-interactive": ["yarn", "upgrade-interactive", 0],
  "dedupe": null,
  "why": ["yarn", "why", 0],
  "execute": ["npx", 0],
  "execute-local": dashDashArg("yarn", "exec"),
  "uninstall": ["yarn", "remove", 0],
  "global_uninstall": ["yarn", "global", "remove", 0]
};
var yarnBerry = {
  ...yarn,
  "frozen": ["yarn", "install", "--immutable", 0],
  "upgrade": ["yarn", "up", 0],
  "upgrade-interactive": ["yarn", "up", "-i", 0],
  "dedupe": ["yarn", "dedupe", 0],
  "execute": ["yarn", "dlx", 0],
  "execute-local": ["yarn", "exec", 0],
  // Yarn 2+ removed 'global', see https://github.com/yarnpkg/berry/issues/821
  "global": ["npm", "i", "-g", 0],
  "global_uninstall": ["npm", "uninstall", "-g", 0]
};
function createPnpmCommands(cli) {
  return {
    "agent": [cli, 0],
    "run": [cli, "run", 0],
    "install": [cli, "i", 0],
    "frozen": [cli, "i", "--frozen-lockfile", 0],
    "global": [cli, "add", "-g", 0],
    "add": [cli, "add", 0],
    "upgrade": [cli, "update", 0],
    "upgrade-interactive": [cli, "update", "-i", 0],
    "dedupe": [cli, "dedupe", 0],
    "why": [cli, "why", 0],
    "execute": [cli, "dlx", 0],
    "execute-local": [cli, "exec", 0],
    "uninstall": [cli, "remove", 0],
    "global_uninstall": [cli, "remove", "--global", 0]
  };
}
var pnpm = createPnpmCommands("pnpm");
var pnpmRush = createPnpmCommands("rush-pnpm");
var bun = {
  "agent": ["bun", 0],
  "run": ["bun", "run", 0],
  "install": ["bun", "install", 0],
  "frozen": ["bun", "install", "--frozen-lockfile", 0],
  "global": ["bun", "add", "-g", 0],
  "add": ["bun", "add", 0],
  "upgrade": ["bun", "update", 0],
  "upgrade-interactive": ["bun", "update", "-i", 0],
  "dedupe": null,
  "why": ["bun", "why", 0],
  "execute": ["bun", "x", 0],
  "execute-local": ["bun", "x", 0],
  "uninstall": ["bun", "remove", 0],
  "global_uninstall": ["bun", "remove", "-g", 0]
};
var aube = {
  "agent": ["aube", 0],
  "run": ["aube", "run", 0],
  "install": ["aube", "install", 0],
  "frozen": ["aube", "install", "--frozen-lockfile", 0],
  "global": ["aube", "add", "-g", 0],
  "add": ["aube", "add", 0],
  "upgrade": ["aube", "update", 0],
  "upgrade-interactive": ["aube", "update", "-i", 0],
  "dedupe": ["aube", "dedupe", 0],
  "why": ["aube", "why", 0],
  "execute": ["aube", "dlx", 0],
  "execute-local": ["aube", "exec", 0],
  "uninstall": ["aube", "remove", 0],
  "global_uninstall": ["aube", "remove", "-g", 0]
};
function denoAdd(args) {
  if (args.includes("--npm") || args.includes("--jsr"))
    return ["deno", "add", ...args];
  return ["deno", "add", ...args.map((arg) => arg.startsWith("-") || arg.includes(":") ? arg : `npm:${arg}`)];
}
var deno = {
  "agent": ["deno", 0],
  "run": ["deno", "task", 0],
  "install": ["deno", "install", 0],
  "frozen": ["deno", "install", "--frozen", 0],
  "global": ["deno", "install", "-g", 0],
  "add": denoAdd,
  "upgrade": ["deno", "outdated", "--update", 0],
  "upgrade-interactive": ["deno", "outdated", "--update", 0],
  "dedupe": null,
  "why": ["deno", "why", 0],
  "execute": ["deno", "x", 0],
  "execute-local": ["deno", "task", "--eval", 0],
  "uninstall": ["deno", "remove", 0],
  "global_uninstall": ["deno", "uninstall", "-g", 0]
};
var nub = {
  "agent": ["nub", 0],
  "run": ["nub", "run", 0],
  "install": ["nub", "install", 0],
  "frozen": ["nub", "install", "--frozen-lockfile", 0],
  "global": ["nub", "add", "-g", 0],
  "add": ["nub", "add", 0],
  "upgrade": ["nub", "update", 0],
  "upgrade-interactive": ["nub", "update", "-i", 0],
  "dedupe": ["nub", "dedupe", 0],
  "why": ["nub", "why", 0],
  "execute": ["nubx", 0],
  "execute-local": ["nub", "exec", 0],
  "uninstall": ["nub", "remove", 0],
  "global_uninstall": ["nub", "remove", "-g", 0]
};
var upm = {
  "agent": ["upm", 0],
  "run": ["upm", "run", 0],
  "install": ["upm", "install", 0],
  "frozen": ["upm", "install", "--frozen-lockfile", 0],
  "global": null,
  "add": ["upm", "add", 0],
  "upgrade": null,
  "upgrade-interactive": null,
  "dedupe": ["upm", "dedupe", 0],
  "execute": ["upx", 0],
  "execute-local": ["upm", "exec", 0],
  "uninstall": ["upm", "remove", 0],
  "global_uninstall": null,
  "why": null
};
var COMMANDS = {
  "npm": npm,
  "yarn": yarn,
  "yarn@berry": yarnBerry,
  "pnpm": pnpm,
  // pnpm v6.x or below
  "pnpm@6": {
    ...pnpm,
    run: dashDashArg("pnpm", "run", ["-F", "--filter"])
  },
  "pnpm-rush": pnpmRush,
  "bun": bun,
  "aube": aube,
  "deno": deno,
  "nub": nub,
  "upm": upm
};
var WORKSPACE_ROOT_CHECK_COMMANDS = {
  "yarn": ["add", "uninstall"],
  "pnpm": ["add"],
  "pnpm@6": ["add"],
  "pnpm-rush": ["add"]
};
var MINIMUM_RELEASE_AGE_FLAGS = {
  "npm": {
    commands: ["install", "add", "upgrade", "global", "execute"],
    flag: (minutes) => `--min-release-age=${minutes / 1440}`
  },
  "pnpm": {
    commands: ["install", "add", "upgrade", "upgrade-interactive", "global", "execute"],
    flag: (minutes) => `--config.minimum-release-age=${minutes}`
  },
  "pnpm-rush": {
    commands: ["install", "add", "upgrade", "upgrade-interactive", "global", "execute"],
    flag: (minutes) => `--config.minimum-release-age=${minutes}`
  },
  "bun": {
    commands: ["install", "add", "upgrade", "upgrade-interactive", "global"],
    flag: (minutes) => `--minimum-release-age=${minutes * 60}`
  },
  "deno": {
    commands: ["install", "add", "global", "execute"],
    flag: (minutes) => `--minimum-dependency-age=${minutes}`
  },
  "nub": {
    commands: ["install", "add", "upgrade", "upgrade-interactive", "global", "execute"],
    flag: (minutes) => `--minimum-release-age=${minutes}`
  },
  "upm": {
    commands: ["install", "add", "execute"],
    flag: (minutes) => `--min-release-age=${minutes / 1440}`
  }
};
function resolveCommand(agent, command2, args, options = {}) {
  const value = COMMANDS[agent][command2];
  if (options.ignoreWorkspaceRootCheck && WORKSPACE_ROOT_CHECK_COMMANDS[agent]?.includes(command2))
    args = ["--ignore-workspace-root-check", ...args];
  const releaseAge = MINIMUM_RELEASE_AGE_FLAGS[agent];
  if (options.minimumReleaseAge != null && releaseAge?.commands.includes(command2))
    args = [releaseAge.flag(options.minimumReleaseAge), ...args];
  return constructCommand(value, args);
}
function constructCommand(value, args) {
  if (value == null)
    return null;
  const list2 = typeof value === "function" ? value(args) : value.flatMap((v) => {
    if (typeof v === "number")
      return args;
    return [v];
  });
  return {
    command: list2[0],
    args: list2.slice(1)
  };
}

// node_modules/package-manager-detector/dist/constants.mjs
var AGENTS = [
  "npm",
  "yarn",
  "yarn@berry",
  "pnpm",
  "pnpm@6",
  "pnpm-rush",
  "bun",
  "deno",
  "nub",
  "aube",
  "upm"
];
var LOCKS = {
  "aube-lock.yaml": "aube",
  "aube-workspace.yaml": "aube",
  "bun.lock": "bun",
  "bun.lockb": "bun",
  "deno.lock": "deno",
  "nub.lock": "nub",
  "upm.lock": "upm",
  "pnpm-lock.yaml": "pnpm",
  "pnpm-workspace.yaml": "pnpm",
  "yarn.lock": "yarn",
  "package-lock.json": "npm",
  "npm-shrinkwrap.json": "npm"
};
var INSTALL_METADATA = {
  "node_modules/.aube/": "aube",
  "node_modules/.deno/": "deno",
  "node_modules/.pnpm/": "pnpm",
  "node_modules/.upm/": "upm",
  "node_modules/.yarn-state.yml": "yarn",
  // yarn v2+ (node-modules)
  "node_modules/.yarn_integrity": "yarn",
  // yarn v1
  "node_modules/.package-lock.json": "npm",
  ".pnp.cjs": "yarn",
  // yarn v3+ (pnp)
  ".pnp.js": "yarn",
  // yarn v2 (pnp)
  "bun.lock": "bun",
  "bun.lockb": "bun"
};

// node_modules/package-manager-detector/dist/detect.mjs
import fs from "node:fs/promises";
import path from "node:path";
import process2 from "node:process";
async function pathExists(path22, type) {
  try {
    const stat2 = await fs.stat(path22);
    return type === "file" ? stat2.isFile() : stat2.isDirectory();
  } catch {
    return false;
  }
}
function* lookup(cwd = process2.cwd()) {
  let directory = path.resolve(cwd);
  const { root } = path.parse(directory);
  while (directory && directory !== root) {
    yield directory;
    directory = path.dirname(directory);
  }
}
async function parsePackageJson(filepath, options) {
  if (!filepath || !await pathExists(filepath, "file"))
    return null;
  return await handlePackageManager(filepath, options);
}
async function detect(options = {}) {
  const {
    cwd,
    strategies = ["lockfile", "packageManager-field", "devEngines-field"]
  } = options;
  let stopDir;
  if (typeof options.stopDir === "string") {
    const resolved = path.resolve(options.stopDir);
    stopDir = (dir) => dir === resolved;
  } else {
    stopDir = options.stopDir;
  }
  for (const directory of lookup(cwd)) {
    for (const strategy of strategies) {
      switch (strategy) {
        case "lockfile": {
          if (await pathExists(path.join(directory, "rush.json"), "file")) {
            return { name: "pnpm", agent: "pnpm-rush" };
          }
          for (const lock of Object.keys(LOCKS)) {
            if (await pathExists(path.join(directory, lock), "file")) {
              const name = LOCKS[lock];
              const result = await parsePackageJson(path.join(directory, "package.json"), options);
              if (result)
                return result;
              else
                return { name, agent: name };
            }
          }
          break;
        }
        case "packageManager-field":
        case "devEngines-field": {
          const result = await parsePackageJson(path.join(directory, "package.json"), options);
          if (result)
            return result;
          break;
        }
        case "install-metadata": {
          for (const metadata of Object.keys(INSTALL_METADATA)) {
            const fileOrDir = metadata.endsWith("/") ? "dir" : "file";
            if (await pathExists(path.join(directory, metadata), fileOrDir)) {
              const name = INSTALL_METADATA[metadata];
              const agent = name === "yarn" ? isMetadataYarnClassic(metadata) ? "yarn" : "yarn@berry" : name;
              return { name, agent };
            }
          }
          break;
        }
      }
    }
    if (stopDir?.(directory))
      break;
  }
  return null;
}
function normalizeAgentVersion(version2) {
  return version2?.match(/\d+(\.\d+){0,2}/)?.[0] ?? version2;
}
function getNameAndVer(pkg) {
  if (typeof pkg.packageManager === "string") {
    const [name, ver] = pkg.packageManager.replace(/^\^/, "").split("@");
    return { name, ver: normalizeAgentVersion(ver) };
  }
  if (typeof pkg.devEngines?.packageManager?.name === "string") {
    return {
      name: pkg.devEngines.packageManager.name,
      ver: normalizeAgentVersion(pkg.devEngines.packageManager.version)
    };
  }
  return void 0;
}
async function handlePackageManager(filepath, options) {
  try {
    const content = await fs.readFile(filepath, "utf8");
    const pkg = options.packageJsonParser ? await options.packageJsonParser(content, filepath) : JSON.parse(content);
    const nameAndVer = getNameAndVer(pkg);
    if (nameAndVer) {
      return resolveAgent(nameAndVer.name, nameAndVer.ver) ?? options.onUnknown?.(pkg.packageManager) ?? null;
    }
  } catch {
  }
  return null;
}
function resolveAgent(name, ver) {
  let agent;
  let version2 = ver;
  if (name === "yarn" && ver && Number.parseInt(ver) > 1) {
    agent = "yarn@berry";
    version2 = "berry";
    return { name, agent, version: version2 };
  } else if (name === "pnpm" && ver && Number.parseInt(ver) < 7) {
    agent = "pnpm@6";
    return { name, agent, version: version2 };
  } else if (AGENTS.includes(name)) {
    agent = name;
    return { name, agent, version: version2 };
  }
}
function isMetadataYarnClassic(metadataPath) {
  return metadataPath.endsWith(".yarn_integrity");
}

// src/steps/build/commands.ts
async function findCommands(plan2) {
  const { build: build3 } = plan2.config;
  const manifest = await readManifest(plan2.buildRoot);
  if (manifest === void 0) return { install: build3.install, build: build3.command };
  const found = await detect({
    cwd: plan2.buildRoot,
    stopDir: plan2.workspace,
    strategies: ["packageManager-field", "lockfile"]
  });
  const agent = found?.agent ?? "npm";
  const needsInstall = manifest.dependencies > 0;
  const remark = found === null && build3.install === void 0 && needsInstall ? "No lockfile: the versions of the dependencies may differ from build to build. Commit the lockfile." : void 0;
  const install = build3.install ?? (needsInstall ? command(agent, found === null ? "install" : "frozen") : void 0);
  if (build3.command !== void 0) return { install, build: build3.command, ...remark && { remark } };
  if (manifest.hasBuildScript) return { install, build: command(agent, "run", "build"), ...remark && { remark } };
  if (build3.output !== void 0) return { install: build3.install, build: void 0 };
  throw new SiteDeployError(
    "BUILD_COMMAND_MISSING",
    `${path2.join(build3.root, "package.json")} has no script "build", and build.command is not set.`
  );
}
function command(agent, name, ...args) {
  const resolved = resolveCommand(agent, name, args);
  if (resolved === null)
    throw new SiteDeployError("BUILD_COMMAND_MISSING", `The package manager ${agent} has no command for "${name}".`);
  return [resolved.command, ...resolved.args].join(" ");
}
async function readManifest(folder) {
  const file = path2.join(folder, "package.json");
  const text2 = await readFile(file, "utf8").catch((error) => {
    if (error.code === "ENOENT") return void 0;
    throw error;
  });
  if (text2 === void 0) return void 0;
  try {
    const json = JSON.parse(text2);
    const count = (field) => Object.keys(json[field] ?? {}).length;
    return {
      hasBuildScript: typeof json.scripts?.build === "string",
      dependencies: count("dependencies") + count("devDependencies") + count("optionalDependencies") + count("workspaces")
    };
  } catch (error) {
    throw new SiteDeployError("BUILD_COMMAND_MISSING", `${file} is not valid JSON.`, {
      cause: error,
      remedy: "Correct package.json."
    });
  }
}

// src/steps/build/environment.ts
var allowed = /* @__PURE__ */ new Set([
  // programs and their folders
  ...[
    "PATH",
    "HOME",
    "USER",
    "LOGNAME",
    "SHELL",
    "TMPDIR",
    "TEMP",
    "TMP",
    "LANG",
    "LANGUAGE",
    "TZ",
    "TERM",
    "CI",
    "NODE_ENV",
    "NODE_OPTIONS"
  ],
  ...[
    "XDG_CACHE_HOME",
    "XDG_CONFIG_HOME",
    "XDG_DATA_HOME",
    "COREPACK_HOME",
    "PNPM_HOME",
    "JAVA_HOME",
    "GOROOT",
    "GEM_HOME",
    "DOTNET_ROOT"
  ],
  ...["NO_COLOR", "FORCE_COLOR"],
  // Windows
  ...[
    "SYSTEMROOT",
    "SYSTEMDRIVE",
    "WINDIR",
    "COMSPEC",
    "PATHEXT",
    "USERPROFILE",
    "APPDATA",
    "LOCALAPPDATA",
    "PROGRAMDATA",
    "PROGRAMFILES"
  ],
  // the network
  ...[
    "HTTP_PROXY",
    "HTTPS_PROXY",
    "NO_PROXY",
    "ALL_PROXY",
    "NODE_EXTRA_CA_CERTS",
    "SSL_CERT_FILE",
    "SSL_CERT_DIR",
    "NODE_USE_ENV_PROXY"
  ],
  ...["NPM_CONFIG_REGISTRY", "NPM_CONFIG_CACHE", "NPM_CONFIG_USERCONFIG", "YARN_CACHE_FOLDER"],
  // the run
  ...[
    "GITHUB_ACTIONS",
    "GITHUB_REPOSITORY",
    "GITHUB_REF",
    "GITHUB_REF_NAME",
    "GITHUB_SHA",
    "GITHUB_RUN_ID",
    "GITHUB_RUN_NUMBER",
    "GITHUB_SERVER_URL"
  ],
  ...["RUNNER_OS", "RUNNER_ARCH"]
]);
function buildEnvironment(plan2, env) {
  const passed = new Set(plan2.config.build.passEnv);
  const result = {};
  for (const [name, value] of Object.entries(env)) {
    if (value === void 0) continue;
    const upper = name.toUpperCase();
    if (allowed.has(upper) || upper.startsWith("LC_") || passed.has(name)) result[name] = value;
  }
  return {
    ...result,
    ...plan2.config.build.env,
    SITE_ENVIRONMENT: plan2.environment,
    SITE_VERSION: plan2.version,
    SITE_URL: plan2.url ?? plan2.config.site.url
  };
}

// src/steps/build/output.ts
import { readdir, stat } from "node:fs/promises";
import path3 from "node:path";
var usual = ["dist", "build", "_site", "out", "public", "site", "www", "output"];
async function findOutput(plan2, wasBuilt) {
  const { output, root } = plan2.config.build;
  if (output !== void 0) {
    const folder = await inside(plan2, output);
    if (await isFolder(folder)) return folder;
    throw await notFound(
      plan2,
      `The folder "${path3.join(root, output)}" (build.output) does not exist${wasBuilt ? " after the build" : ""}.`
    );
  }
  for (const candidate of wasBuilt ? await fromFramework(plan2.buildRoot) : ["."]) {
    const folder = await inside(plan2, candidate);
    if (await hasIndex(folder)) return folder;
  }
  const holding = [];
  for (const candidate of usual) {
    const folder = path3.join(plan2.buildRoot, candidate);
    if (await hasIndex(folder)) holding.push(candidate);
  }
  const [only, ...others] = holding;
  if (only !== void 0 && others.length === 0) return inside(plan2, only);
  throw await notFound(
    plan2,
    only === void 0 ? "No folder with an index.html was found." : `Several folders could be the built site: ${holding.join(", ")}.`
  );
}
async function fromFramework(root) {
  const { detectProjectFolders } = await import("./detect-ZBG5MD6I.js");
  const { app } = await detectProjectFolders(root);
  const frameworks = app.find((folder) => path3.relative(root, folder.rootPath) === "")?.frameworks ?? [];
  const configured = frameworks.toReversed().map((framework) => framework.config.outputLocation).filter((location) => location !== void 0);
  return configured.flatMap((location) => {
    if (location.startsWith("{")) return [];
    return location === ".next" ? ["out"] : [location, path3.join(location, "browser")];
  });
}
var inside = (plan2, folder) => resolveInside(
  plan2.workspace,
  path3.relative(plan2.workspace, path3.resolve(plan2.buildRoot, folder)) || ".",
  "The build output"
);
async function notFound(plan2, message) {
  const entries = await readdir(plan2.buildRoot, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && entry.name !== "node_modules").map((entry) => entry.name);
  const facts = folders.length === 0 ? [] : [`folders in build.root: ${folders.join(", ")}`];
  return new SiteDeployError("BUILD_OUTPUT_NOT_FOUND", message, { facts });
}
var isFolder = (folder) => stat(folder).then(
  (found) => found.isDirectory(),
  () => false
);
var hasIndex = (folder) => stat(path3.join(folder, "index.html")).then(
  (found) => found.isFile(),
  () => false
);

// src/steps/build/build.ts
var tailLength = 25;
async function build2(plan2, env, deps) {
  const commands = await findCommands(plan2);
  if (commands.remark !== void 0) deps.log.warn(commands.remark);
  const minutes = plan2.config.build.timeoutMinutes;
  const timeLimit = AbortSignal.timeout(minutes * 6e4);
  const context = {
    plan: plan2,
    environment: buildEnvironment(plan2, env),
    deps,
    signal: AbortSignal.any([deps.signal, timeLimit])
  };
  try {
    if (commands.install !== void 0) await run(commands.install, "BUILD_INSTALL_FAILED", context);
    if (commands.build !== void 0) await run(commands.build, "BUILD_FAILED", context);
  } catch (error) {
    deps.signal.throwIfAborted();
    if (!timeLimit.aborted) throw error;
    throw new SiteDeployError(
      "BUILD_TIMEOUT",
      `The build was ended after ${minutes} minute(s) (build.timeoutMinutes).`
    );
  }
  const folder = await findOutput(plan2, commands.build !== void 0);
  return { folder, commands: [commands.install, commands.build].filter((command2) => command2 !== void 0) };
}
async function run(command2, code, { plan: plan2, environment, deps, signal }) {
  const where = path4.relative(plan2.workspace, plan2.buildRoot) || ".";
  const output = deps.log.foreign(where === "." ? command2 : `${command2}  (in ${where})`);
  const tail = [];
  try {
    const result = await runCommand(command2, {
      cwd: plan2.buildRoot,
      env: environment,
      signal,
      onLine(line) {
        output.line(line);
        tail.push(line);
        if (tail.length > tailLength) tail.shift();
      }
    });
    if (result.code === 0) return;
    const how = result.code === null ? `was ended by ${result.killedBy}` : `ended with exit code ${result.code}`;
    const isMissing = result.code === 127 || result.code === 9009;
    const facts = ["its last lines:", ...tail.map((line) => `| ${line}`)];
    throw new SiteDeployError(isMissing ? "BUILD_TOOL_MISSING" : code, `"${command2}" ${how}.`, { facts });
  } finally {
    output.close();
  }
}

// src/steps/finish/finish.ts
import { access } from "node:fs/promises";
import path6 from "node:path";

// src/steps/finish/hosting.ts
import { readFile as readFile2 } from "node:fs/promises";
import path5 from "node:path";
var hostingFile = "staticwebapp.config.json";
var maxBytes = 2e4;
var defaults = {
  navigationFallback: { rewrite: "/index.html", exclude: ["/images/*", "/fonts/*", "/*.ico", "/*.xml"] },
  responseOverrides: { 404: { rewrite: "/404.html" } },
  globalHeaders: {
    "X-Frame-Options": "DENY",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin"
  }
};
async function mergeHosting(plan2, site, has) {
  const own = await readOwn(plan2, site);
  const merged = {
    navigationFallback: defaults.navigationFallback,
    ...own,
    responseOverrides: {
      // Without the page the platform would answer with an error of its own instead of its plain 404.
      ...await has("404.html") ? defaults.responseOverrides : {},
      ...own.responseOverrides
    },
    globalHeaders: joinHeaders(
      defaults.globalHeaders,
      own.globalHeaders ?? {},
      plan2.environment === "Preview" ? { "X-Robots-Tag": "noindex" } : {}
    )
  };
  const text2 = `${JSON.stringify(merged, null, 2)}
`;
  const size = Buffer.byteLength(text2);
  if (size > maxBytes) {
    throw new SiteDeployError(
      "HOSTING_CONFIG_INVALID",
      `${hostingFile} has ${size} bytes with the defaults merged in; the platform takes ${maxBytes}.`
    );
  }
  const routes = Array.isArray(merged.routes) ? merged.routes : [];
  return {
    text: text2,
    globalHeaders: merged.globalHeaders,
    hasRoutes: routes.length > 0,
    roles: customRoles(routes)
  };
}
async function readOwn(plan2, site) {
  const built = path5.join(site.folder, hostingFile);
  const named = path5.resolve(plan2.buildRoot, plan2.config.hosting.config);
  for (const file of /* @__PURE__ */ new Set([built, named])) {
    const text2 = await readFile2(file, "utf8").catch((error) => {
      if (error.code === "ENOENT") return void 0;
      throw error;
    });
    if (text2 !== void 0) return parse(text2, path5.relative(plan2.workspace, file));
  }
  return {};
}
function parse(text2, file) {
  let value;
  try {
    value = JSON.parse(text2.replace(/^\uFEFF/, ""));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw invalid(file, `is not valid JSON: ${reason}`, error);
  }
  if (!isObject(value)) throw invalid(file, "must hold an object");
  for (const key of ["globalHeaders", "responseOverrides", "navigationFallback"]) {
    if (value[key] !== void 0 && !isObject(value[key])) throw invalid(file, `"${key}" must be an object`);
  }
  for (const [name, header] of Object.entries(value.globalHeaders ?? {})) {
    if (typeof header !== "string" || /[\r\n]/.test(header))
      throw invalid(file, `the header "${name}" in "globalHeaders" must be one line of text`);
  }
  if (value.routes !== void 0 && !Array.isArray(value.routes)) throw invalid(file, '"routes" must be a list');
  return value;
}
function invalid(file, what, cause) {
  return new SiteDeployError("HOSTING_CONFIG_INVALID", `${file} ${what}.`, {
    cause,
    problems: [{ file, message: what }]
  });
}
function joinHeaders(...all) {
  const joined = /* @__PURE__ */ new Map();
  for (const headers of all)
    for (const [name, value] of Object.entries(headers)) joined.set(name.toLowerCase(), [name, value]);
  return Object.fromEntries(joined.values());
}
function customRoles(routes) {
  const builtIn = /* @__PURE__ */ new Set(["anonymous", "authenticated"]);
  const roles = /* @__PURE__ */ new Map();
  for (const role of routes.flatMap((route) => Array.isArray(route.allowedRoles) ? route.allowedRoles : [])) {
    if (typeof role === "string" && !builtIn.has(role.toLowerCase())) roles.set(role.toLowerCase(), role);
  }
  return [...roles.values()].sort();
}
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/steps/finish/finish.ts
async function finish2(plan2, built) {
  const has = (name) => access(path6.join(built.folder, name)).then(
    () => true,
    () => false
  );
  const hosting = await mergeHosting(plan2, built, has);
  return {
    folder: built.folder,
    overlay: /* @__PURE__ */ new Map([[hostingFile, Buffer.from(hosting.text)]]),
    hosting,
    marker: {
      slug: plan2.config.site.slug,
      environment: plan2.environment,
      version: plan2.version,
      commit: plan2.event.sha
    }
  };
}

// src/steps/pack/artifact.ts
import { hash as hash2 } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { readdir as readdir2, readFile as readFile3, rm, writeFile } from "node:fs/promises";
import path8 from "node:path";
import { setImmediate } from "node:timers/promises";

// src/steps/pack/limits.ts
var containerFiles = 65535;
function checkLimits(files, { maxTotalSize, maxFiles }) {
  const most = Math.min(maxFiles, containerFiles);
  if (files.length > most) {
    throw new SiteDeployError(
      "PACKAGE_TOO_MANY_FILES",
      `The built site has ${files.length} files; ${most} are allowed (hosting.maxFiles).`,
      {
        facts: ["most files are in:", ...largestFolders(files)]
      }
    );
  }
  const total = files.reduce((sum, file) => sum + file.size, 0);
  if (total > maxTotalSize) {
    const largest = [...files].sort((a, b) => b.size - a.size).slice(0, 10);
    throw new SiteDeployError(
      "PACKAGE_TOO_LARGE",
      `The built site has ${bytes(total)}; ${bytes(maxTotalSize)} are allowed (hosting.maxTotalSize).`,
      {
        facts: [
          "the largest files:",
          ...largest.map((file) => `${bytes(file.size).padStart(9)}  ${file.path}${hint(file.path)}`)
        ]
      }
    );
  }
}
function hint(file) {
  if (file.endsWith(".map")) return "  (source map)";
  return /\.(mp4|webm|mov|avi)$/i.test(file) ? "  (video)" : "";
}
function largestFolders(files) {
  const counts = /* @__PURE__ */ new Map();
  for (const { path: path13 } of files) {
    const folder = path13.includes("/") ? path13.slice(0, path13.lastIndexOf("/")) : ".";
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).slice(0, 5).map(([folder, count]) => `${String(count).padStart(6)}  ${folder}`);
}

// src/steps/pack/manifest.ts
import { hash } from "node:crypto";
function createManifest(files) {
  return {
    files,
    totalBytes: files.reduce((sum, file) => sum + file.size, 0),
    largestBytes: files.reduce((largest, file) => Math.max(largest, file.size), 0)
  };
}
function digestOf(files) {
  return `sha256:${hash("sha256", files.map((file) => `${file.sha256}  ${file.path}
`).join(""))}`;
}

// src/steps/pack/read.ts
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
function readSource({ path: path13, absolute, size, modifiedMs }) {
  const file = openSync(absolute, "r");
  try {
    const content = Buffer.allocUnsafeSlow(size);
    let length = 0;
    while (length < size) {
      const read = readSync(file, content, length, size - length, null);
      if (read === 0) break;
      length += read;
    }
    const after = fstatSync(file);
    if (length !== size || after.size !== size || after.mtimeMs !== modifiedMs) {
      throw new SiteDeployError("PACKAGE_FILE_CHANGED", `The file "${path13}" changed while it was read.`);
    }
    return content;
  } finally {
    closeSync(file);
  }
}

// src/steps/pack/walk.ts
import { readdirSync, realpathSync, statSync } from "node:fs";
import path7 from "node:path";
var forbidden = /^(\.git|\.github|node_modules|\.env(\..*)?|\.npmrc|\.netrc)$/i;
var shown = 10;
function walk(folder) {
  const root = realpathSync(folder);
  const files = [];
  const refused = [];
  const escaping = [];
  const visit = (directory, prefix, parents) => {
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      const name = prefix + entry.name;
      if (forbidden.test(entry.name)) {
        refused.push(name);
        continue;
      }
      let absolute = path7.join(directory, entry.name);
      if (entry.isSymbolicLink()) {
        const target = followLink(absolute);
        if (target === void 0 || !isInside(root, target)) {
          escaping.push(name);
          continue;
        }
        absolute = target;
      }
      const stat2 = statSync(absolute);
      if (stat2.isDirectory()) {
        if (parents.includes(absolute)) escaping.push(name);
        else visit(absolute, `${name}/`, [...parents, absolute]);
      } else if (stat2.isFile()) files.push({ path: name, absolute, size: stat2.size, modifiedMs: stat2.mtimeMs });
      else refused.push(name);
    }
  };
  visit(root, "", [root]);
  if (escaping.length > 0) {
    throw new SiteDeployError(
      "PATH_OUTSIDE_WORKSPACE",
      `The built site has ${escaping.length} symbolic link(s) that leave it or lead nowhere.`,
      {
        facts: list(escaping),
        remedy: "Replace the links by the files themselves, or leave them out of the build output."
      }
    );
  }
  if (refused.length > 0) {
    throw new SiteDeployError(
      "PACKAGE_FORBIDDEN_FILE",
      `The built site holds ${refused.length} file(s) or folder(s) that must not be published.`,
      {
        facts: list(refused)
      }
    );
  }
  if (files.length === 0) throw new SiteDeployError("PACKAGE_EMPTY", `There are no files in ${folder}.`);
  return files.sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
}
function followLink(file) {
  try {
    return realpathSync(file);
  } catch {
    return void 0;
  }
}
function list(names) {
  return names.length <= shown ? [...names] : [...names.slice(0, shown), `\u2026 and ${names.length - shown} more`];
}

// src/steps/pack/artifact.ts
var artifactFolder = "site-deploy-build";
var ArtifactManifest = object({
  format: literal(1),
  slug: string(),
  environment: Environment,
  version: string(),
  commit: string(),
  digest: string(),
  files: array(object({ path: string(), size: number(), sha256: string() }))
});
async function writeArtifact(plan2, built, deps) {
  const target = await resolveInside(plan2.workspace, artifactFolder, "The folder");
  await clear(target);
  const sources = walk(built.folder);
  checkLimits(sources, plan2.config.hosting);
  const files = [];
  const made = /* @__PURE__ */ new Set();
  for (const source of sources) {
    const content = readSource(source);
    const file = path8.join(target, "site", source.path);
    const folder = path8.dirname(file);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    writeFileSync(file, content);
    files.push({ path: source.path, size: content.byteLength, sha256: hash2("sha256", content) });
    if (files.length % 100 === 0) {
      await setImmediate();
      deps.signal.throwIfAborted();
    }
  }
  const digest = digestOf(files);
  const manifest = { format: 1, ...identityOf(plan2), digest, files };
  await writeFile(path8.join(target, "manifest.json"), JSON.stringify(manifest));
  return { folder: artifactFolder, manifest: createManifest(files), digest };
}
async function readArtifact(plan2) {
  const folder = await resolveInside(plan2.workspace, artifactFolder, "The folder");
  const text2 = await readFile3(path8.join(folder, "manifest.json"), "utf8").catch((error) => {
    throw new SiteDeployError("ARTIFACT_INVALID", `There is no ${artifactFolder}/manifest.json in the workspace.`, {
      cause: error
    });
  });
  const parsed = safeParse(ArtifactManifest, parseJson(text2));
  if (!parsed.success)
    throw new SiteDeployError("ARTIFACT_INVALID", `${artifactFolder}/manifest.json is not a manifest of a build job.`);
  const { files, digest, ...found } = parsed.data;
  if (digestOf(files) !== digest)
    throw new SiteDeployError(
      "ARTIFACT_INVALID",
      `The list of files in ${artifactFolder}/manifest.json does not match its digest.`
    );
  const expected = identityOf(plan2);
  const different = ["slug", "environment", "version", "commit"].filter(
    (key) => found[key] !== expected[key]
  );
  if (different.length > 0) {
    throw new SiteDeployError("ARTIFACT_INVALID", "The built site was made for another deployment than this one.", {
      facts: different.map((key) => `${key}: built for ${found[key]}, this run deploys ${expected[key]}`),
      remedy: 'Let both jobs run in one workflow run, with the same inputs "environment" and "version".'
    });
  }
  return { folder: path8.join(folder, "site"), commands: [], files };
}
function compareWithArtifact(expected, packed, sources, overlay) {
  const read = new Map(packed.filter((file) => !overlay.has(file.path)).map((file) => [file.path, file.sha256]));
  const found = new Map(
    sources.map((source) => [source.path, read.get(source.path) ?? hash2("sha256", readSource(source))])
  );
  const known = new Set(expected.map((file) => file.path));
  const wrong = [
    ...expected.filter((file) => !found.has(file.path)).map((file) => `missing: ${file.path}`),
    ...expected.filter((file) => found.has(file.path) && found.get(file.path) !== file.sha256).map((file) => `changed: ${file.path}`),
    ...[...found.keys()].filter((name) => !known.has(name)).map((name) => `added:   ${name}`)
  ];
  if (wrong.length === 0) return;
  const facts = wrong.length <= 10 ? wrong : [...wrong.slice(0, 10), `\u2026 and ${wrong.length - 10} more`];
  throw new SiteDeployError("ARTIFACT_INVALID", `${wrong.length} file(s) differ from the manifest of the build job.`, {
    facts
  });
}
function identityOf(plan2) {
  return { slug: plan2.config.site.slug, environment: plan2.environment, version: plan2.version, commit: plan2.event.sha };
}
async function clear(target) {
  const names = await readdir2(target).catch((error) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  if (names.some((name) => name !== "site" && name !== "manifest.json")) {
    throw new SiteDeployError("USAGE", `The folder ${artifactFolder} holds something else than a built site.`, {
      remedy: `Remove or rename ${artifactFolder}: the name is needed for the built site.`
    });
  }
  await rm(target, { recursive: true, force: true });
}
function parseJson(text2) {
  try {
    return JSON.parse(text2);
  } catch {
    return void 0;
  }
}

// src/steps/pack/pack.ts
import { hash as hash3 } from "node:crypto";
import path9 from "node:path";
import { setImmediate as setImmediate2 } from "node:timers/promises";

// src/shared/marker.ts
var markerPath = ".well-known/site-deploy.json";

// src/steps/pack/zip.ts
import { closeSync as closeSync2, openSync as openSync2, writevSync } from "node:fs";
import { promisify } from "node:util";
import { crc32, deflateRaw, deflateRawSync } from "node:zlib";
var stored = /\.(jpe?g|webp|avif|gif|woff2?|mp[34]|m4[av]|webm|ogg|zip|gz|br|zst)$/i;
var offThread = 4 << 20;
var chunk = 4 << 20;
var dosDate = 33;
var utf8Flag = 2048;
var store = 0;
var deflate = 8;
var deflateOffThread = promisify(deflateRaw);
var ZipWriter = class {
  #file;
  #central = [];
  #pending = [];
  #pendingBytes = 0;
  #offset = 0;
  #count = 0;
  constructor(path13) {
    this.#file = openSync2(path13, "w", 384);
  }
  /** Adds one file. Names are relative, with forward slashes; they are added in the order in which they shall stand. */
  async add(name, content) {
    const method = content.byteLength === 0 || stored.test(name) ? store : deflate;
    const data = method === store ? content : await compress(content);
    const fields = {
      name: Buffer.from(name),
      method,
      crc: crc32(content),
      compressed: data.byteLength,
      size: content.byteLength
    };
    this.#central.push(centralHeader(fields, this.#offset));
    this.#count += 1;
    this.#write(localHeader(fields));
    this.#write(data);
  }
  /** Writes the directory and closes the file. @returns the size of the archive in bytes */
  end() {
    const start = this.#offset;
    for (const header of this.#central) this.#write(header);
    const end = Buffer.alloc(22);
    end.writeUInt32LE(101010256, 0);
    end.writeUInt16LE(this.#count, 8);
    end.writeUInt16LE(this.#count, 10);
    end.writeUInt32LE(this.#offset - start, 12);
    end.writeUInt32LE(start, 16);
    this.#write(end);
    this.#flush();
    this.close();
    return this.#offset;
  }
  #closed = false;
  /** Gives the file up. Safe to call twice. */
  close() {
    if (!this.#closed) closeSync2(this.#file);
    this.#closed = true;
  }
  #write(data) {
    this.#pending.push(data);
    this.#pendingBytes += data.byteLength;
    this.#offset += data.byteLength;
    if (this.#pendingBytes >= chunk || this.#pending.length >= 1e3) this.#flush();
  }
  #flush() {
    let rest = this.#pending;
    while (rest.length > 0) rest = dropWritten(rest, writevSync(this.#file, rest));
    this.#pending = [];
    this.#pendingBytes = 0;
  }
};
function dropWritten(buffers, written) {
  let left = written;
  const rest = [];
  for (const buffer of buffers) {
    if (left >= buffer.byteLength) left -= buffer.byteLength;
    else {
      rest.push(buffer.subarray(left));
      left = 0;
    }
  }
  return rest;
}
async function compress(content) {
  return content.byteLength < offThread ? deflateRawSync(content) : deflateOffThread(content);
}
function localHeader({ name, method, crc, compressed, size }) {
  const header = Buffer.alloc(30 + name.byteLength);
  header.writeUInt32LE(67324752, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(utf8Flag, 6);
  header.writeUInt16LE(method, 8);
  header.writeUInt16LE(dosDate, 12);
  header.writeUInt32LE(crc, 14);
  header.writeUInt32LE(compressed, 18);
  header.writeUInt32LE(size, 22);
  header.writeUInt16LE(name.byteLength, 26);
  name.copy(header, 30);
  return header;
}
function centralHeader({ name, method, crc, compressed, size }, offset) {
  const header = Buffer.alloc(46 + name.byteLength);
  header.writeUInt32LE(33639248, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(20, 6);
  header.writeUInt16LE(utf8Flag, 8);
  header.writeUInt16LE(method, 10);
  header.writeUInt16LE(dosDate, 14);
  header.writeUInt32LE(crc, 16);
  header.writeUInt32LE(compressed, 20);
  header.writeUInt32LE(size, 24);
  header.writeUInt16LE(name.byteLength, 28);
  header.writeUInt32LE(offset, 42);
  name.copy(header, 46);
  return header;
}

// src/steps/pack/pack.ts
var sliceMs = 20;
async function pack2(plan2, site, built, deps) {
  const sources = walk(site.folder);
  const entries = overlaid(sources, site.overlay);
  const { byteLength } = markerContent({ ...site.marker, digest: `sha256:${"0".repeat(64)}` });
  checkLimits([...entries, { path: markerPath, size: byteLength }], plan2.config.hosting);
  const archive = path9.join(deps.scratch, "site.zip");
  const zip = new ZipWriter(archive);
  try {
    const files = [];
    let breath = performance.now();
    for (const entry of entries) {
      const content2 = entry.content ?? readSource(entry.source);
      files.push({ path: entry.path, size: content2.byteLength, sha256: hash3("sha256", content2) });
      await zip.add(entry.path, content2);
      if (performance.now() - breath > sliceMs) {
        await setImmediate2();
        deps.signal.throwIfAborted();
        breath = performance.now();
      }
    }
    if (built.files !== void 0) compareWithArtifact(built.files, files, sources, site.overlay);
    const marker = { ...site.marker, digest: digestOf(files) };
    const content = markerContent(marker);
    await zip.add(markerPath, content);
    files.push({ path: markerPath, size: content.byteLength, sha256: hash3("sha256", content) });
    return { archive, archiveBytes: zip.end(), manifest: createManifest(files), marker, hosting: site.hosting };
  } finally {
    zip.close();
  }
}
var markerContent = (marker) => Buffer.from(`${JSON.stringify(marker)}
`);
function overlaid(sources, overlay) {
  const byPath = /* @__PURE__ */ new Map();
  for (const source of sources)
    byPath.set(source.path, { path: source.path, size: source.size, content: void 0, source });
  for (const [name, content] of overlay) {
    const source = { path: name, absolute: name, size: content.byteLength, modifiedMs: 0 };
    byPath.set(name, { path: name, size: content.byteLength, content, source });
  }
  byPath.delete(markerPath);
  return [...byPath.values()].sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
}

// src/steps/plan/plan.ts
import path11 from "node:path";

// src/steps/plan/types.ts
var modes = ["all", "build", "deploy"];
var uploaders = ["auto", "official", "direct"];

// src/steps/plan/version.ts
import { readFile as readFile4 } from "node:fs/promises";
import path10 from "node:path";
var versionPattern = /^(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})\.(0|[1-9]\d{0,14})$/;
var releasePrefix = "release/";
async function findVersion(options, config, buildRoot) {
  const given = options.version?.trim() ?? "";
  if (given !== "") return parseVersion(given, 'the input "version"');
  const branch = branchOf(options.event.ref);
  if (branch?.startsWith(releasePrefix)) {
    return parseVersion(branch.slice(releasePrefix.length), `the branch ${branch}`);
  }
  const fromCommit = branch === config.environments.production.branch ? await versionOfCommit(options) : void 0;
  const version2 = fromCommit ?? await versionOfPackage(options.workspace, buildRoot);
  if (version2 !== void 0) return version2;
  throw new SiteDeployError("VERSION_NOT_FOUND", `No version was found for the commit ${options.event.sha}.`);
}
async function versionOfCommit({ event, git }) {
  const tags = await git(["tag", "--points-at", event.sha]);
  const tagged = highestTag(tags ?? "");
  if (tagged !== void 0) return tagged;
  const message = event.commitMessage ?? await git(["log", "-1", "--format=%B", event.sha]) ?? "";
  const release = mergedRelease(message);
  return release === void 0 ? void 0 : parseVersion(release, `the branch ${releasePrefix}${release}, which the merge commit names`);
}
function highestTag(lines) {
  return lines.split("\n").map((line) => line.trim()).filter((tag) => tag.startsWith("v") && versionPattern.test(tag.slice(1))).map((tag) => tag.slice(1)).sort(compareVersions).at(-1);
}
function compareVersions(a, b) {
  const right = b.split(".").map(Number);
  const differences = a.split(".").map((part, index) => Number(part) - (right[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}
function mergedRelease(message) {
  const title = message.trimStart().split("\n", 1)[0] ?? "";
  const match = /^Merge pull request #\d+ from [^\s/]+\/release\/(\S+)/.exec(title) ?? /^Merge (?:remote-tracking )?branch '(?:[^\s/']+\/)?release\/([^\s']+)'/.exec(title);
  return match?.[1];
}
async function versionOfPackage(workspace, buildRoot) {
  const text2 = await readPackage(workspace, path10.join(buildRoot, "package.json"));
  if (text2 === void 0) return void 0;
  let content;
  try {
    content = JSON.parse(text2.replace(/^\uFEFF/, ""));
  } catch (cause) {
    throw new SiteDeployError("VERSION_INVALID", "The package.json that should name the version is not valid JSON.", {
      cause
    });
  }
  if (typeof content !== "object" || content === null || !("version" in content)) return void 0;
  return parseVersion(content.version, '"version" in package.json');
}
async function readPackage(workspace, file) {
  try {
    return await readFile4(await resolveInside(workspace, file, "package.json"), "utf8");
  } catch (cause) {
    if (cause instanceof SiteDeployError) throw cause;
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return void 0;
    throw new SiteDeployError("VERSION_NOT_FOUND", "The package.json that may name the version cannot be read.", {
      cause
    });
  }
}
function parseVersion(value, from) {
  if (typeof value === "string" && versionPattern.test(value)) return value;
  const found = typeof value === "string" ? `"${value}"` : `${JSON.stringify(value)}, which is not text`;
  const message = `found the version ${found} in ${from}, expected MAJOR.MINOR.PATCH without leading zeros, such as 1.4.0`;
  const bare = typeof value === "string" ? value.replace(/^v/i, "") : "";
  throw new SiteDeployError(
    "VERSION_INVALID",
    versionPattern.test(bare) ? `${message}; did you mean "${bare}"?` : message
  );
}

// src/steps/plan/plan.ts
async function makePlan(options, deps) {
  const mode = oneOf(modes, options.mode, "all", "mode");
  const uploader = oneOf(uploaders, options.uploader, "auto", "uploader");
  const config = await loadSiteConfig(options.workspace, options.config?.trim() || defaultConfigFile);
  deps.signal.throwIfAborted();
  const environment = chooseEnvironment(config.environments, options.event, options.environment);
  const buildRoot = await checkPaths(options.workspace, config);
  const version2 = await findVersion(options, config, buildRoot);
  deps.signal.throwIfAborted();
  const isPreview = environment === "Preview";
  return {
    mode,
    uploader,
    dryRun: options.dryRun ?? false,
    environment,
    environmentName: isPreview ? foldEnvironmentName(config.environments.preview.name) : null,
    version: version2,
    event: options.event,
    config,
    workspace: options.workspace,
    buildRoot,
    url: isPreview ? config.environments.preview.url : config.site.url
  };
}
function oneOf(words, given, fallback, input) {
  const word = given?.trim() ?? "";
  if (word === "") return fallback;
  const found = words.find((known) => known === word);
  if (found !== void 0) return found;
  const message = `${input}: found "${word}", expected one of ${words.join(", ")}${didYouMean(word, words)}`;
  throw new SiteDeployError("USAGE", message);
}
async function checkPaths(workspace, config) {
  const { root, output } = config.build;
  const belowRoot = (file) => path11.isAbsolute(file) ? file : path11.join(root, file);
  const buildRoot = await inside2(workspace, root, "build.root");
  if (output !== void 0) await inside2(workspace, belowRoot(output), "build.output");
  await inside2(workspace, belowRoot(config.hosting.config), "hosting.config");
  await inside2(workspace, config.content.file, "content.file");
  return buildRoot;
}
async function inside2(workspace, file, key) {
  try {
    return await resolveInside(workspace, file, key);
  } catch (cause) {
    if (cause instanceof SiteDeployError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SiteDeployError("CONFIG_INVALID", `${key} "${file}" cannot be followed: ${reason}.`, { cause });
  }
}

// src/steps/upload/upload.ts
import { randomUUID } from "node:crypto";

// src/shared/progress.ts
var every = 3e3;
function transferProgress(log, clock, what, total) {
  let last = clock.now();
  return (done) => {
    const now = clock.now();
    if (now - last < every) return;
    last = now;
    log.info(`${what}: ${bytes(done)} of ${bytes(total)} (${Math.floor(100 * done / Math.max(1, total))} %)`);
  };
}

// src/steps/upload/envelope.ts
var Envelope = looseObject({
  isSuccessStatusCode: optional(nullable(boolean())),
  statusCode: optional(nullable(number())),
  response: optional(unknown())
});
function readAnswer(http) {
  const parsed = safeParse(Envelope, http.json);
  if (!http.ok) return { kind: "refused", status: http.status, reason: reasonOf(http.json) ?? firstLine(http.text) };
  if (!parsed.success)
    return {
      kind: "strange",
      received: `status ${http.status}, ${http.headers["content-type"] ?? "no content type"}: ${firstLine(http.text)}`
    };
  const { isSuccessStatusCode, statusCode, response } = parsed.data;
  if (isSuccessStatusCode === false || typeof statusCode === "number" && statusCode >= 400) {
    return { kind: "refused", status: statusCode ?? http.status, reason: reasonOf(http.json) ?? "no reason given" };
  }
  return { kind: "ok", response: isObject2(response) ? response : {} };
}
var reasonNames = [
  "errorMessage",
  "message",
  "error",
  "errorDetails",
  "reason",
  "description",
  "details",
  "innerError",
  "exceptionMessage",
  "response"
];
function reasonOf(value) {
  const reasons = new Set(reasonsIn(value, 0));
  return reasons.size === 0 ? void 0 : [...reasons].join("; ");
}
function reasonsIn(value, depth) {
  if (depth > 6) return [];
  if (typeof value === "string") return value.trim() === "" ? [] : [value.trim()];
  const inner = Array.isArray(value) ? value : isObject2(value) ? reasonNames.map((name) => value[name]) : [];
  return inner.flatMap((part) => reasonsIn(part, depth + 1));
}
function unhealthyRegions(response) {
  const regions2 = response.unhealthyRegions;
  return Array.isArray(regions2) ? regions2.map((region) => typeof region === "string" ? region : reasonOf(region) ?? JSON.stringify(region)) : [];
}
function isObject2(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function firstLine(text2) {
  const line = text2.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ").trim();
  return line === "" ? "an empty body" : line.slice(0, 200);
}

// src/steps/upload/content-service.ts
var ContentService = class {
  #options;
  constructor(options) {
    this.#options = options;
  }
  validateToken(event) {
    return this.#post("validateapitoken", event, retry.safe);
  }
  /** Takes a slot, so it is repeated only where the platform says that it has not. */
  requestUpload(EventInfo, UploadInfo) {
    return this.#post("request", { EventInfo, UploadInfo, PollingInfo: null }, retry.refusedOnly);
  }
  /** Starts the distribution: from here on the site may change. */
  updateStatus(EventInfo, UploadInfo, PollingInfo) {
    return this.#post("updatestatus", { EventInfo, UploadInfo, PollingInfo }, retry.safe);
  }
  checkStatus(polling) {
    return this.#post("checkstatus", polling, { ...retry.safe, attempts: 2 });
  }
  /**
   * Sends the archive to its place in blob storage. The address is a credential of its own; the deployment token is never sent there.
   * @param onProgress called with the bytes sent so far
   */
  putArchive(address, file, size, onProgress) {
    return this.#options.http.send({
      method: "PUT",
      url: address.reveal(),
      headers: {
        "x-ms-blob-type": "BlockBlob",
        "x-ms-version": "2023-11-03",
        "content-type": "application/octet-stream"
      },
      body: { file, size, onProgress },
      // The same bytes to the same place: harmless however often.
      retry: retry.safe,
      idleMs: 6e4,
      signal: this.#options.signal
    });
  }
  async #post(name, json, policy) {
    const { http, host, token, correlationId, signal } = this.#options;
    const response = await http.send({
      method: "POST",
      url: `https://${host.host}/api/upload/${name}?apiVersion=v1&deploymentCorrelationId=${correlationId}`,
      headers: { authorization: `token ${token.reveal()}` },
      json,
      retry: policy,
      idleMs: 6e4,
      signal
    });
    return readAnswer(response);
  }
};

// src/steps/upload/distribute.ts
var firstPause = 500;
var growth = 1.4;
var longestPause = 3e3;
async function distribute({ plan: plan2, service, polling, correlationId, isNamed }, deps) {
  const limit = plan2.config.hosting.distributionTimeoutMinutes * 6e4;
  const started = deps.clock.now();
  const deployment = { id: polling.Version, correlationId };
  let pause = firstPause;
  let lostLook;
  let told = started;
  for (; ; ) {
    const left = limit - (deps.clock.now() - started);
    if (left <= 0)
      return { ...deployment, outcome: "unknown", url: void 0, ...lostLook !== void 0 && { lostLook } };
    await deps.clock.sleep(Math.min(pause, left), deps.signal);
    pause = Math.min(longestPause, pause * growth);
    const look2 = await lookOnce(service, polling);
    if ("lost" in look2) {
      lostLook = look2.lost;
      deps.log.debug(`A look at the distribution was lost: ${look2.lost}`);
      continue;
    }
    const { response } = look2;
    if (response.deploymentStatus === "Succeeded")
      return { ...deployment, outcome: "accepted", url: addressOf(response, polling, isNamed) };
    if (response.deploymentStatus === "Failed" || response.deploymentStatus === "Canceled")
      throw failed(response, correlationId);
    if (deps.clock.now() - told > 15e3) {
      told = deps.clock.now();
      deps.log.info(`upload: the platform has been distributing for ${seconds(told - started)}`);
    }
  }
}
async function lookOnce(service, polling) {
  try {
    const answer = await service.checkStatus(polling);
    if (answer.kind === "ok") return { response: answer.response };
    return { lost: answer.kind === "refused" ? `${answer.reason} (status ${answer.status})` : answer.received };
  } catch (error) {
    if (error instanceof HttpFault) return { lost: error.message };
    throw error;
  }
}
function addressOf(response, polling, isNamed) {
  const said = typeof response.siteUrl === "string" ? response.siteUrl.trim() : "";
  const production = polling.DefaultHostname;
  const address = asOrigin(said) ?? (isNamed ? void 0 : asOrigin(production));
  return isNamed && address !== void 0 && address === asOrigin(production) ? void 0 : address;
}
function asOrigin(address) {
  if (address === "") return void 0;
  const url = /^https?:\/\//.test(address) ? address : `https://${address}`;
  return URL.canParse(url) ? new URL(url).origin : void 0;
}
function failed(response, correlationId) {
  const regions2 = unhealthyRegions(response);
  const reason = reasonOf(response.errorDetails) ?? reasonOf(response);
  const what = response.deploymentStatus === "Canceled" ? "was cancelled by the platform; a later deployment may have taken its place" : "failed";
  return new SiteDeployError("DISTRIBUTION_FAILED", `The distribution ${what}.`, {
    facts: [
      `reason: ${reason ?? "none given"}`,
      ...regions2.length === 0 ? [] : [`regions that did not take the site: ${regions2.join(", ")}`],
      `correlation id: ${correlationId}`
    ]
  });
}

// src/steps/upload/direct.ts
var TokenRefused = class extends Error {
  name = "TokenRefused";
};
async function uploadDirect(options, deps) {
  const { plan: plan2, site, token, host, correlationId } = options;
  const service = new ContentService({ http: deps.http, host, token, correlationId, signal: deps.signal });
  const call = caller(correlationId);
  const event = eventInfo(plan2, host.slice);
  const info = uploadInfo(site, host.slice);
  const validated = await call("validate the token", service.validateToken(event), true);
  deps.log.debug(`The token belongs to ${String(validated.siteUrl ?? "an address that is not named")}.`);
  const slot = readSlot(
    await call("take the upload request", service.requestUpload(event, info), true),
    event,
    host.slice,
    correlationId
  );
  for (const secret of secretsOf(slot.address)) deps.log.mask(secret);
  await putArchive(service, slot.address, site, correlationId, deps);
  options.pointOfNoReturn();
  try {
    await call("start the distribution", service.updateStatus(event, { ...info, Status: "Succeeded" }, slot.polling));
  } catch (error) {
    if (!(error instanceof SiteDeployError) || error.code !== "UPLOAD_UNAVAILABLE" || !(error.cause instanceof HttpFault))
      throw error;
    deps.log.warn(
      `The platform did not answer when the distribution was started (${error.cause.message}); looking whether it has.`
    );
  }
  return distribute({ plan: plan2, service, polling: slot.polling, correlationId, isNamed: event.IsNamedEnvironment }, deps);
}
function caller(correlationId) {
  return async (what, answering, mayRefuseToken = false) => {
    const facts = [`correlation id: ${correlationId}`];
    const answer = await answering.catch((error) => {
      if (!(error instanceof HttpFault)) throw error;
      throw new SiteDeployError("UPLOAD_UNAVAILABLE", `The hosting platform did not ${what}.`, {
        cause: error,
        facts: [error.message, ...facts]
      });
    });
    if (answer.kind === "ok") return answer.response;
    if (answer.kind === "strange") {
      throw new SiteDeployError("UPLOAD_ANSWER_INVALID", `The hosting platform did not ${what}.`, {
        facts: [`received: ${answer.received}`, ...facts]
      });
    }
    const reason = `reason: ${answer.reason} (status ${answer.status})`;
    if (mayRefuseToken && isTokenRefusal(answer.status, answer.reason)) {
      throw new SiteDeployError("UPLOAD_TOKEN_REFUSED", "The hosting platform refused the deployment token.", {
        cause: new TokenRefused(answer.reason),
        facts: [reason, ...facts]
      });
    }
    const isPassing = answer.status === 429 || answer.status >= 500;
    throw new SiteDeployError(
      isPassing ? "UPLOAD_UNAVAILABLE" : "UPLOAD_REFUSED",
      `The hosting platform did not ${what}.`,
      { facts: [reason, ...facts] }
    );
  };
}
function isTokenRefusal(status, reason) {
  return status === 401 || status === 403 || /api key was invalid|token.*(invalid|expired)|(invalid|expired).*token/i.test(reason);
}
function readSlot(response, event, slice, correlationId) {
  const uris = record(response.packageUris);
  const polling = record(response.pollingInfo);
  const address = text(uris.app);
  if (!URL.canParse(address) || new URL(address).protocol !== "https:" || text(polling.version) === "") {
    throw new SiteDeployError("UPLOAD_ANSWER_INVALID", "The hosting platform named no place for the upload.", {
      // Names only: the values are credentials.
      facts: [
        `received: ${describeShape(response)}`,
        `packageUris: ${describeShape(uris)}`,
        `pollingInfo: ${describeShape(polling)}`,
        `correlation id: ${correlationId}`
      ]
    });
  }
  return {
    address: new Secret(address),
    polling: {
      DefaultHostname: text(polling.defaultHostname),
      StageSiteIdentifier: text(polling.stageSiteIdentifier),
      Version: text(polling.version),
      TenantId: text(polling.tenantId),
      Slice: slice,
      GitHubRepoUrl: event.RepoUrl
    }
  };
}
function secretsOf(address) {
  const url = new URL(address.reveal());
  const signature = url.searchParams.get("sig") ?? "";
  return [address.reveal(), url.search.slice(1), signature, encodeURIComponent(signature)].filter((part) => part !== "").map((part) => new Secret(part));
}
async function putArchive(service, address, site, correlationId, deps) {
  const { host } = new URL(address.reveal());
  const progress = transferProgress(deps.log, deps.clock, "upload", site.archiveBytes);
  const facts = [`blob storage: ${host}`, `correlation id: ${correlationId}`];
  const response = await service.putArchive(address, site.archive, site.archiveBytes, progress).catch((error) => {
    if (!(error instanceof HttpFault)) throw error;
    throw new SiteDeployError("UPLOAD_UNAVAILABLE", "The archive could not be sent.", {
      cause: error,
      facts: [error.message, ...facts]
    });
  });
  if (response.status === 201) return;
  const storageCode = /<Code>([^<]*)<\/Code>/.exec(response.text)?.[1];
  const isPassing = response.status === 429 || response.status >= 500;
  throw new SiteDeployError(
    isPassing ? "UPLOAD_UNAVAILABLE" : "UPLOAD_REFUSED",
    `Blob storage did not take the archive: status ${response.status}.`,
    {
      facts: [...storageCode === void 0 ? [] : [`reason: ${storageCode}`], ...facts]
    }
  );
}
function eventInfo(plan2, slice) {
  const branch = plan2.event.ref.replace(/^refs\/heads\//, "");
  return {
    RepoUrl: `https://github.com/${plan2.event.repository}`,
    IsPullRequest: false,
    IsNamedEnvironment: plan2.environmentName !== null,
    PullRequestId: null,
    PullRequestTitle: null,
    HeadBranch: branch,
    BaseBranch: branch,
    EnvironmentName: plan2.environmentName,
    TenantId: null,
    DefaultHostname: null,
    Slice: slice
  };
}
function uploadInfo({ manifest, hosting }, slice) {
  return {
    TotalAppSizeInBytes: manifest.totalBytes,
    MaxSingleFileSizeInBytes: manifest.largestBytes,
    AppFileCount: manifest.files.length,
    ApiSizeInBytes: 0,
    HasFunctions: false,
    HasDataApiFiles: false,
    HasDataApiConfigFile: false,
    DatabaseType: "",
    HasRoutes: hosting.hasRoutes,
    ConfiguredRoles: hosting.roles,
    DefaultFileType: "index.html",
    FunctionLanguage: null,
    ServerRenderFramework: "StaticWebApp",
    DeploymentProvider: "GitHub",
    BackendStartupCommandType: 0,
    ShouldDeployToWebApp: false,
    TenantId: "",
    DefaultHostname: null,
    Slice: slice,
    Status: "RequestingUpload"
  };
}
var record = (value) => typeof value === "object" && value !== null ? { ...value } : {};
var text = (value) => typeof value === "string" ? value : "";
var describeShape = (value) => Object.keys(value).join(", ") || "nothing";

// src/steps/upload/token.ts
var regions = { 0: "hk1", 3: "am2", 15: "eus2", 16: "dm1", 30: "wus2" };
function contentHost(token) {
  const match = /^[^-\s]{64}(\d*)-.{36}([0-9a-f]{3})/i.exec(token.reveal());
  if (match === null || token.reveal().length < 104) return void 0;
  const slice = Number(match[1] || "0");
  const region = regions[Number.parseInt(match[2] ?? "", 16)];
  if (region === void 0 || !Number.isSafeInteger(slice)) return void 0;
  return { host: `content-${region}.infrastructure.${slice === 0 ? "" : `${slice}.`}azurestaticapps.net`, slice };
}

// src/steps/upload/upload.ts
function checkUploader(plan2) {
  if (plan2.uploader === "official") {
    throw new SiteDeployError(
      "UPLOADER_NOT_AVAILABLE",
      'The official upload client is not available in this version (input "uploader").'
    );
  }
}
async function upload2(plan2, site, context, deps) {
  const correlationId = randomUUID();
  context.begins(correlationId);
  const send = ({ token }) => {
    const host = contentHost(token);
    if (host === void 0) {
      throw new SiteDeployError(
        "UPLOAD_TOKEN_SHAPE",
        "The deployment token is not of the shape that the direct upload knows.",
        {
          facts: [`its length: ${token.reveal().length} characters`]
        }
      );
    }
    return uploadDirect({ plan: plan2, site, token, host, correlationId, pointOfNoReturn: context.pointOfNoReturn }, deps);
  };
  try {
    return await send(await context.token());
  } catch (error) {
    if (!(error instanceof SiteDeployError) || !(error.cause instanceof TokenRefused)) throw error;
    deps.log.info(
      `The hosting platform refused the deployment token (${error.cause.message}); getting a fresh one, once.`
    );
    return send(await context.renewToken());
  }
}

// src/steps/verify/look.ts
var maxRedirects = 5;
async function look(address, deps) {
  let url = new URL(address);
  for (let hop = 0; ; hop += 1) {
    const response = await deps.http.send({
      method: "GET",
      url,
      headers: { "cache-control": "no-cache", accept: "text/html,application/json;q=0.9,*/*;q=0.8" },
      // The caller looks again anyway.
      retry: retry.never,
      idleMs: 1e4,
      signal: deps.signal
    });
    const location = response.headers.location;
    const isRedirect = response.status >= 300 && response.status < 400 && location !== void 0 && URL.canParse(location, url.href);
    if (!isRedirect || hop === maxRedirects) return Object.assign(response, { address: url.href });
    url = new URL(location, url);
  }
}

// src/steps/verify/verify.ts
var firstPause2 = 250;
var growth2 = 1.5;
var longestPause2 = 5e3;
async function verify2(plan2, site, deployment, deps) {
  const url = plan2.url ?? deployment.url;
  if (url === void 0) {
    throw verdict(
      deployment,
      new SiteDeployError(
        "VERIFY_ADDRESS_UNKNOWN",
        "The hosting platform did not name the address of the environment."
      )
    );
  }
  const limit = plan2.config.hosting.verificationTimeoutMinutes * 6e4;
  const started = deps.clock.now();
  let pause = firstPause2;
  for (; ; ) {
    const finding = await inspect(url, site, deps);
    if (finding === void 0) return { url };
    deps.log.debug(`${url}: ${finding.message}`);
    const left = limit - (deps.clock.now() - started);
    if (left <= 0) throw verdict(deployment, toError(url, finding));
    await deps.clock.sleep(Math.min(pause, left), deps.signal);
    pause = Math.min(longestPause2, pause * growth2);
  }
}
async function inspect(url, site, deps) {
  try {
    return await inspectMarker(url, site.marker, deps) ?? await inspectStartPage(url, site, deps);
  } catch (error) {
    if (!(error instanceof HttpFault)) throw error;
    return { isReachable: false, message: error.message, facts: [] };
  }
}
async function inspectMarker(url, expected, deps) {
  const answer = await look(`${url}/${markerPath}`, deps);
  if (answer.status !== 200)
    return mismatch(`/${markerPath} answers ${answer.status}`, [`expected the marker of ${describe2(expected)}`]);
  const served = answer.json;
  if (typeof served?.digest !== "string") {
    return mismatch(`/${markerPath} is not a marker (${answer.headers["content-type"] ?? "no content type"})`, [
      `expected ${describe2(expected)}`
    ]);
  }
  const keys = ["slug", "environment", "version", "commit", "digest"];
  if (keys.every((key) => served[key] === expected[key])) return void 0;
  return mismatch("it serves another build", [`expected: ${describe2(expected)}`, `served:   ${describe2(served)}`]);
}
async function inspectStartPage(url, { hosting }, deps) {
  const answer = await look(`${url}/`, deps);
  if (answer.status !== 200) return mismatch(`the start page answers ${answer.status}`, [`address: ${answer.address}`]);
  const wrong = Object.entries(hosting.globalHeaders).filter(([name, value]) => (answer.headers[name.toLowerCase()] ?? "") !== value).map(([name, value]) => `${name}: expected "${value}", served "${answer.headers[name.toLowerCase()] ?? "none"}"`);
  return wrong.length === 0 ? void 0 : mismatch("the start page lacks configured headers", wrong);
}
var mismatch = (message, facts) => ({ isReachable: true, message, facts });
function describe2(marker) {
  const text2 = (value) => typeof value === "string" ? value.slice(0, 80) : "?";
  return `${text2(marker.slug)} ${text2(marker.version)} (${text2(marker.environment)}), commit ${text2(marker.commit).slice(0, 12)}, ${text2(marker.digest).slice(0, 19)}`;
}
function toError(url, { isReachable, message, facts }) {
  return isReachable ? new SiteDeployError("VERIFY_MISMATCH", `${url} does not serve this build: ${message}.`, { facts }) : new SiteDeployError("VERIFY_UNREACHABLE", `${url} could not be looked at.`, { facts: [message] });
}
function verdict(deployment, error) {
  if (deployment.outcome === "accepted") return error;
  return new SiteDeployError(
    "DISTRIBUTION_UNKNOWN",
    "The hosting platform took the upload, but did not say in time whether it is live.",
    {
      cause: error,
      facts: [
        error.message,
        ...deployment.lostLook === void 0 ? [] : [`the last look at its status: ${deployment.lostLook}`],
        `correlation id: ${deployment.correlationId}`
      ]
    }
  );
}

// src/deploy.ts
async function deploy(options, identity, deps) {
  const run2 = new Run(deps);
  try {
    const plan2 = await run2.step("plan", (deps2) => makePlan(options, deps2), plan);
    if (plan2.mode === "build") {
      const built2 = await run2.step("build", (deps2) => build2(plan2, options.env, deps2), build);
      await run2.step("pack", (deps2) => writeArtifact(plan2, built2, deps2), artifact);
      return run2.ends("succeeded");
    }
    checkUploader(plan2);
    const session = openSession(plan2, identity, run2);
    const obtain = plan2.mode === "deploy" ? () => readArtifact(plan2) : (deps2) => build2(plan2, options.env, deps2);
    const built = await run2.step("build", obtain, build);
    const finished = await run2.step("finish", () => finish2(plan2, built), finish);
    const site = await run2.step("pack", (deps2) => pack2(plan2, finished, built, deps2), pack);
    if (plan2.dryRun) return run2.ends("skipped");
    const deployment = await run2.step("upload", (deps2) => upload2(plan2, site, session, deps2), upload);
    await run2.step("verify", (deps2) => verify2(plan2, site, deployment, deps2), verify);
    run2.ends("succeeded");
  } catch (error) {
    run2.failed(error);
  }
  return closeRun(run2, options.apiToken);
}

// src/identity/github.ts
function githubIdentity({ http, requestUrl, requestToken, mask }) {
  return {
    async idToken(audience, signal) {
      if (!requestUrl || !requestToken) {
        throw new SiteDeployError(
          "IDENTITY_NOT_AVAILABLE",
          "This job has no OIDC identity: the runner offers no id token."
        );
      }
      const url = new URL(requestUrl);
      url.searchParams.set("audience", audience);
      const response = await http.send({
        method: "GET",
        url,
        headers: { authorization: `Bearer ${requestToken.reveal()}`, accept: "application/json" },
        idleMs: 1e4,
        signal
      }).catch((error) => {
        if (!(error instanceof HttpFault)) throw error;
        throw new SiteDeployError("ID_TOKEN_FAILED", `The id token could not be fetched: ${error.message}`, {
          cause: error
        });
      });
      const value = response.json?.value;
      if (!response.ok || typeof value !== "string" || value === "") {
        const received = response.ok ? "an answer without a token" : `status ${response.status}`;
        throw new SiteDeployError(
          "ID_TOKEN_FAILED",
          `The id token could not be fetched: ${received} after ${response.attempts} attempt(s).`
        );
      }
      const token = new Secret(value);
      mask(token);
      return token;
    }
  };
}

// src/shared/deps.ts
import { mkdtemp, rm as rm2 } from "node:fs/promises";
import path12 from "node:path";
async function openDeps({ log, signal, env, temporary }) {
  const transport = createTransport(env);
  const scratch = await mkdtemp(path12.join(temporary, "site-deploy-"));
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
      await rm2(scratch, { recursive: true, force: true });
    }
  };
}

export {
  deploy,
  githubIdentity,
  openDeps
};
