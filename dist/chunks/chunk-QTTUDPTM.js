import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  parseRetryAfter,
  retry
} from "./chunk-4TWNR5YP.js";
import {
  HttpFault
} from "./chunk-GGGL2V5K.js";
import {
  array,
  boolean,
  int,
  looseObject,
  optional,
  string,
  union
} from "./chunk-P4I7N7I4.js";
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";

// src/github/rate-limit.ts
var longestPause = 65 * 6e4;
var unnamedPause = 6e4;
function limitPause(response, now) {
  const { ok, headers } = response;
  const reset = headers["x-ratelimit-remaining"] === "0" ? Number(headers["x-ratelimit-reset"]) * 1e3 - now : void 0;
  const known = reset !== void 0 && Number.isFinite(reset) ? Math.max(1e3, reset) : void 0;
  if (!ok && !isLimit(response)) return void 0;
  const after = headers["retry-after"];
  const asked = ok || after === void 0 ? void 0 : parseRetryAfter(after, now);
  const pause = asked ?? known ?? (ok ? void 0 : unnamedPause);
  return pause !== void 0 && pause <= longestPause ? pause : void 0;
}
function isLimit({ status, headers, text }) {
  if (status === 429) return true;
  if (status !== 403) return false;
  return headers["retry-after"] !== void 0 || headers["x-ratelimit-remaining"] === "0" || /rate limit/i.test(text);
}

// src/github/refusal.ts
var Body = looseObject({
  message: optional(string()),
  errors: optional(array(union([string(), looseObject({ message: optional(string()) })])))
});
function refusalOf(request, response) {
  const { status, headers } = response;
  const said = messageOf(response);
  const call = `${request.method} ${request.path.split("?")[0]}`;
  const accepted = headers["x-accepted-github-permissions"];
  const facts = [
    `${call}: status ${status}${said === "" ? "" : `, ${said}`}`,
    ...typeof accepted === "string" && accepted !== "" ? [`GitHub asks for: ${accepted}`] : [],
    ...response.requestId === void 0 ? [] : [`request id: ${response.requestId}`]
  ];
  if (isLimit(response)) return new SiteDeployError("GITHUB_RATE_LIMITED", "GitHub is limiting requests.", { facts });
  if (status === 401) return new SiteDeployError("GITHUB_TOKEN_REFUSED", "GitHub did not accept the token.", { facts });
  if (status === 403 || status === 404) {
    return new SiteDeployError("GITHUB_PERMISSION_MISSING", `The token needs the permission "${request.needs}".`, {
      facts,
      remedy: `Give the token the repository permission "${request.needs}" and run it again: it goes on where it stopped.`
    });
  }
  if (status >= 500)
    return new SiteDeployError("GITHUB_UNAVAILABLE", `GitHub answered with status ${status}.`, { facts });
  return new SiteDeployError("GITHUB_REFUSED", `GitHub refused ${call}: ${said || `status ${status}`}.`, { facts });
}
function messageOf(response) {
  const { data } = Body.safeParse(response.json);
  const details = (data?.errors ?? []).map((error) => typeof error === "string" ? error : error.message ?? "");
  return [data?.message ?? "", ...details].filter((text) => text !== "").join(": ");
}
function readAnswer(schema, value, what) {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const facts = result.error.issues.map(({ path, message }) => `${path.join(".") || "the answer"}: ${message}`);
  throw new SiteDeployError("GITHUB_REFUSED", `GitHub described ${what} in a shape that is not known.`, {
    facts,
    remedy: "Run it again; if it happens again, open a report with these lines."
  });
}

// src/github/throttle.ts
function createThrottle({ clock, signal, writeIntervalMs, onPause }) {
  let nextWrite = 0;
  let pausedUntil = 0;
  return {
    async turn(isWrite) {
      if (isWrite && writeIntervalMs > 0) {
        const now = clock.now();
        const pause = nextWrite - now;
        nextWrite = Math.max(now, nextWrite) + writeIntervalMs;
        if (pause > 0) await clock.sleep(pause, signal);
      }
      while (clock.now() < pausedUntil) await clock.sleep(pausedUntil - clock.now(), signal);
    },
    learn(response) {
      const now = clock.now();
      const pause = limitPause(response, now);
      if (pause !== void 0 && now + pause > pausedUntil) {
        if (now + pause - pausedUntil > 1e3)
          onPause(`GitHub limits requests: going on in ${Math.ceil(pause / 1e3)} s.`);
        pausedUntil = now + pause;
      }
      return pause !== void 0 && !response.ok;
    }
  };
}

// src/github/client.ts
var withoutLimits = (policy) => ({
  ...policy,
  statuses: policy.statuses.filter((status) => status !== 429)
});
var policies = { creation: withoutLimits(retry.refusedOnly), other: withoutLimits(retry.safe) };
var longestPatience = 5;
var pageSize = 100;
var mostPages = 100;
function createGitHub(options) {
  const { http, clock, token, signal, writeIntervalMs = 0, onPause = () => {
  } } = options;
  const apiUrl = (options.apiUrl ?? "https://api.github.com").replace(/\/$/, "");
  const throttle = createThrottle({ clock, signal, writeIntervalMs, onPause });
  async function call(request) {
    const { method, path, json, expected = [] } = request;
    for (let patience = longestPatience; ; patience -= 1) {
      await throttle.turn(method !== "GET");
      const response = await http.send({
        method,
        url: apiUrl + path,
        headers: {
          authorization: `Bearer ${token.reveal()}`,
          accept: "application/vnd.github+json",
          "x-github-api-version": "2022-11-28"
        },
        ...json !== void 0 && { json },
        retry: method === "POST" ? policies.creation : policies.other,
        maxBytes: 32 << 20,
        signal
      }).catch((error) => {
        if (!(error instanceof HttpFault)) throw error;
        throw new SiteDeployError("GITHUB_UNAVAILABLE", `GitHub did not answer: ${error.message}`, { cause: error });
      });
      const isWorthWaiting = throttle.learn(response);
      if (response.ok || expected.includes(response.status)) return response;
      if (!isWorthWaiting || patience <= 1) throw refusalOf(request, response);
    }
  }
  return {
    apiUrl,
    call,
    async list({ path, needs, expected }, key, pages = mostPages) {
      const items = [];
      for (let page = 1; page <= pages; page += 1) {
        const separator = path.includes("?") ? "&" : "?";
        const response = await call({
          method: "GET",
          path: `${path}${separator}per_page=${pageSize}&page=${page}`,
          needs,
          ...expected !== void 0 && { expected }
        });
        const body = response.json;
        const found = key === void 0 ? body : body?.[key];
        if (!Array.isArray(found)) return items;
        items.push(...found);
        if (found.length < pageSize) return items;
      }
      return items;
    }
  };
}

// src/github/repository.ts
var Repository = looseObject({
  id: int(),
  name: string(),
  full_name: string(),
  default_branch: string(),
  visibility: optional(string()),
  private: optional(boolean()),
  archived: optional(boolean()),
  owner: looseObject({ login: string(), id: int() })
});
function repositoryPath({ owner, name }) {
  return `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
}
async function readRepository(github, named) {
  const request = { method: "GET", needs: "Metadata: read", expected: [301, 307, 308, 404] };
  let response = await github.call({ ...request, path: repositoryPath(named) });
  const moved = response.headers.location;
  if (response.status >= 300 && response.status < 400 && moved?.startsWith(`${github.apiUrl}/`)) {
    response = await github.call({ ...request, path: moved.slice(github.apiUrl.length) });
  }
  if (!response.ok)
    throw new SiteDeployError("GITHUB_NOT_FOUND", `GitHub shows no repository ${named.owner}/${named.name}.`);
  const found = readAnswer(Repository, response.json, "a repository");
  return {
    id: found.id,
    owner: found.owner.login,
    ownerId: found.owner.id,
    name: found.name,
    defaultBranch: found.default_branch,
    visibility: found.visibility ?? (found.private ? "private" : "public"),
    archived: found.archived ?? false
  };
}

export {
  refusalOf,
  readAnswer,
  createGitHub,
  repositoryPath,
  readRepository
};
