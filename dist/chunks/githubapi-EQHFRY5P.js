import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  createForwarder,
  listen,
  readBody,
  replay,
  sendJson,
  stop
} from "./chunk-HI7QXA2G.js";
import {
  createServer
} from "./chunk-DTGO4ACT.js";
import "./chunk-MIU6LSPI.js";

// src/localcloud/githubapi/route.ts
function notFound(response) {
  refuse(response, 404, "Not Found");
}
function refuse(response, status, message, errors) {
  sendJson(response, status, {
    message,
    ...errors !== void 0 && { errors },
    documentation_url: "https://docs.github.com/rest",
    status: String(status)
  });
}
function page(items, query) {
  const size = Number(query.get("per_page") ?? 30);
  const start = (Number(query.get("page") ?? 1) - 1) * size;
  return items.slice(start, start + size);
}
function text(value, fallback = "") {
  return typeof value === "string" ? value : fallback;
}
function record(value) {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

// src/localcloud/githubapi/actions.ts
var namePattern = /^(?!GITHUB_)[A-Z_][A-Z0-9_]*$/;
var actionsRoutes = [
  {
    method: "GET",
    path: /^\/actions\/oidc\/customization\/sub$/,
    answer({ repository, response }) {
      const { useDefault, claimKeys, prefix } = repository.subject;
      sendJson(response, 200, {
        use_default: useDefault,
        ...!useDefault && { include_claim_keys: claimKeys },
        // Seen as false beside an immutable prefix.
        use_immutable_subject: false,
        sub_claim_prefix: prefix
      });
    }
  },
  {
    method: "GET",
    path: /^\/actions\/variables$/,
    answer({ repository, query, response }) {
      const all = [...repository.variables].map(([name, value]) => ({ name, value }));
      sendJson(response, 200, { total_count: all.length, variables: page(all, query) });
    }
  },
  {
    method: "POST",
    path: /^\/actions\/variables$/,
    answer({ repository, body, response }) {
      const name = text(body.name).toUpperCase();
      if (!namePattern.test(name))
        return refuse(response, 422, "Variable names can only contain alphanumeric characters");
      if (repository.variables.has(name)) return refuse(response, 409, "Already exists - Variable already exists");
      repository.variables.set(name, text(body.value));
      sendJson(response, 201, {});
    }
  },
  {
    method: "PATCH",
    path: /^\/actions\/variables\/([^/]+)$/,
    answer({ repository, parts, body, response }) {
      const name = (parts[0] ?? "").toUpperCase();
      if (!repository.variables.has(name)) return notFound(response);
      repository.variables.set(name, text(body.value));
      response.writeHead(204).end();
    }
  }
];

// src/localcloud/githubapi/state.ts
import { randomInt } from "node:crypto";
var last = 1e3;
function nextId() {
  last += randomInt(1, 9);
  return last;
}
function newRepository(fullName, { immutable = true, id = nextId(), ownerId = nextId() } = {}) {
  const [owner = "", name = ""] = fullName.split("/");
  return {
    fullName,
    id,
    ownerId,
    subject: {
      useDefault: true,
      claimKeys: [],
      // Repositories made since 15 July 2026 carry their ids.
      prefix: immutable ? `repo:${owner}@${ownerId}/${name}@${id}` : `repo:${fullName}`
    },
    environments: [],
    variables: /* @__PURE__ */ new Map(),
    hooks: [],
    deployments: [],
    disabledWorkflows: /* @__PURE__ */ new Set()
  };
}

// src/localcloud/githubapi/deployments.ts
var states = ["error", "failure", "inactive", "in_progress", "queued", "pending", "success"];
var shown = ({ id, ref, environment }) => ({ id, ref, sha: ref, environment, task: "deploy" });
var deploymentRoutes = [
  {
    method: "GET",
    path: /^\/deployments$/,
    answer({ repository, query, response }) {
      const environment = query.get("environment");
      const found = repository.deployments.filter((one) => environment === null || one.environment === environment);
      sendJson(response, 200, page(found.toReversed().map(shown), query));
    }
  },
  {
    method: "POST",
    path: /^\/deployments$/,
    answer({ repository, body, response }) {
      const ref = text(body.ref);
      if (ref === "") return refuse(response, 422, "Validation Failed", [{ field: "ref", code: "missing_field" }]);
      const deployment = { id: nextId(), ref, environment: text(body.environment, "production"), statuses: [] };
      repository.deployments.push(deployment);
      sendJson(response, 201, shown(deployment));
    }
  },
  {
    method: "POST",
    path: /^\/deployments\/(\d+)\/statuses$/,
    answer({ repository, parts, body, response }) {
      const deployment = repository.deployments.find(({ id }) => String(id) === parts[0]);
      if (deployment === void 0) return notFound(response);
      const state = text(body.state);
      if (!states.includes(state)) return refuse(response, 422, "Validation Failed");
      const status = { id: nextId(), state, environment_url: text(body.environment_url) };
      if (state === "success" && body.auto_inactive !== false) {
        for (const other of repository.deployments) {
          const isOlder = other !== deployment && other.environment === deployment.environment;
          if (isOlder && other.statuses.at(-1)?.state === "success")
            other.statuses.push({ id: nextId(), state: "inactive", environment_url: "" });
        }
      }
      deployment.statuses.push(status);
      sendJson(response, 201, status);
    }
  },
  {
    method: "GET",
    path: /^\/deployments\/(\d+)\/statuses$/,
    answer({ repository, parts, query, response }) {
      const deployment = repository.deployments.find(({ id }) => String(id) === parts[0]);
      if (deployment === void 0) return notFound(response);
      sendJson(response, 200, page(deployment.statuses.toReversed(), query));
    }
  }
];

// src/localcloud/githubapi/emulator.ts
import { createEmulator } from "emulate";
var user = "octocat";
var token = "local-administrator";
async function startEmulator(repositories) {
  const port = await freePort();
  const owners = [...new Set(repositories.map(({ owner }) => owner))];
  const emulator = await createEmulator({
    service: "github",
    port,
    baseUrl: "https://api.github.com",
    seed: {
      tokens: { [token]: { login: user, scopes: ["repo", "admin:repo_hook", "workflow"] } },
      github: {
        users: [{ login: user, site_admin: true }],
        orgs: owners.map((login) => ({ login, name: login, members: [{ login: user, role: "admin" }] })),
        repos: repositories.map(({ owner, name, defaultBranch }) => ({
          owner,
          name,
          default_branch: defaultBranch,
          auto_init: true
        }))
      }
    }
  });
  return {
    port,
    token,
    async ask(method, path, body) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        ...body !== void 0 && { body: JSON.stringify(body) }
      });
      const text2 = await response.text();
      return { status: response.status, json: text2 === "" ? void 0 : JSON.parse(text2) };
    },
    close: () => emulator.close()
  };
}
async function freePort() {
  const server = createServer();
  const port = await listen(server);
  await stop(server);
  return port;
}

// src/localcloud/githubapi/environments.ts
var find = (repository, name) => repository.environments.find((environment) => environment.name.toLowerCase() === name.toLowerCase());
function shown2(environment) {
  const { name, waitTimer, reviewers, preventSelfReview, policy } = environment;
  return {
    id: 1,
    name,
    protection_rules: [
      ...waitTimer > 0 ? [{ id: 2, type: "wait_timer", wait_timer: waitTimer }] : [],
      ...reviewers.length > 0 ? [
        {
          id: 3,
          type: "required_reviewers",
          prevent_self_review: preventSelfReview,
          reviewers: reviewers.map(({ type, id }) => ({ type, reviewer: { id } }))
        }
      ] : [],
      ...policy === null ? [] : [{ id: 4, type: "branch_policy" }]
    ],
    deployment_branch_policy: policy
  };
}
function reviewersOf(value) {
  return (Array.isArray(value) ? value : []).map((item) => {
    const { type, id } = record(item);
    return { type: text(type, "User"), id: Number(id) };
  });
}
function put({ repository, parts, body, response }) {
  const [name = ""] = parts;
  const policy = record(body.deployment_branch_policy);
  const isSet = body.deployment_branch_policy !== null && body.deployment_branch_policy !== void 0;
  const [byProtection, byPolicy] = [policy.protected_branches === true, policy.custom_branch_policies === true];
  if (isSet && byProtection === byPolicy)
    return refuse(response, 422, "protected_branches and custom_branch_policies cannot have the same value");
  const settings = {
    waitTimer: Number(body.wait_timer ?? 0),
    preventSelfReview: body.prevent_self_review === true,
    reviewers: reviewersOf(body.reviewers),
    policy: isSet ? { protected_branches: byProtection, custom_branch_policies: byPolicy } : null
  };
  let environment = find(repository, name);
  if (environment === void 0) {
    environment = { name, branches: [], ...settings };
    repository.environments.push(environment);
  } else Object.assign(environment, settings);
  if (!byPolicy) environment.branches.length = 0;
  sendJson(response, 200, shown2(environment));
}
var environmentRoutes = [
  {
    method: "GET",
    path: /^\/environments$/,
    answer({ repository, query, response }) {
      const all = repository.environments.map(shown2);
      sendJson(response, 200, { total_count: all.length, environments: page(all, query) });
    }
  },
  {
    method: "GET",
    path: /^\/environments\/([^/]+)$/,
    answer({ repository, parts, response }) {
      const environment = find(repository, parts[0] ?? "");
      return environment === void 0 ? notFound(response) : sendJson(response, 200, shown2(environment));
    }
  },
  { method: "PUT", path: /^\/environments\/([^/]+)$/, answer: put },
  {
    method: "GET",
    path: /^\/environments\/([^/]+)\/deployment-branch-policies$/,
    answer({ repository, parts, query, response }) {
      const environment = find(repository, parts[0] ?? "");
      if (environment === void 0) return notFound(response);
      const { branches } = environment;
      sendJson(response, 200, { total_count: branches.length, branch_policies: page(branches, query) });
    }
  },
  {
    method: "POST",
    path: /^\/environments\/([^/]+)\/deployment-branch-policies$/,
    answer({ repository, parts, body, response }) {
      const environment = find(repository, parts[0] ?? "");
      if (environment?.policy?.custom_branch_policies !== true) return notFound(response);
      const [name, type] = [text(body.name), text(body.type, "branch")];
      const existing = environment.branches.find((branch2) => branch2.name === name && branch2.type === type);
      if (existing !== void 0) {
        response.writeHead(303).end();
        return;
      }
      const branch = { id: nextId(), name, type };
      environment.branches.push(branch);
      sendJson(response, 200, branch);
    }
  }
];

// src/localcloud/githubapi/hooks.ts
var find2 = (repository, id) => repository.hooks.find((hook) => String(hook.id) === id);
function shown3({ id, active, events, config }) {
  const { secret, ...rest } = config;
  return {
    type: "Repository",
    id,
    name: "web",
    active,
    events,
    config: { ...rest, ...secret !== void 0 && { secret: "********" } }
  };
}
function configOf(value) {
  const config = record(value);
  const url = text(config.url);
  if (!URL.canParse(url)) return void 0;
  const secret = text(config.secret);
  return {
    url,
    content_type: text(config.content_type, "form"),
    insecure_ssl: String(config.insecure_ssl ?? "0"),
    ...secret !== "" && { secret }
  };
}
var eventsOf = (value) => Array.isArray(value) ? value.filter((event) => typeof event === "string") : ["push"];
function create({ repository, body, response }) {
  const config = configOf(body.config);
  if (config === void 0) return refuse(response, 422, "Validation Failed", [{ message: "Config must contain URL" }]);
  const events = eventsOf(body.events);
  const overlaps = repository.hooks.some(
    (hook2) => hook2.config.url === config.url && hook2.events.some((event) => events.includes(event))
  );
  if (overlaps)
    return refuse(response, 422, "Validation Failed", [{ message: "Hook already exists on this repository" }]);
  const hook = { id: nextId(), active: body.active !== false, events, config, deliveries: [] };
  repository.hooks.push(hook);
  sendJson(response, 201, shown3(hook));
}
function update({ repository, parts, body, response }) {
  const hook = find2(repository, parts[0]);
  if (hook === void 0) return notFound(response);
  const config = body.config === void 0 ? hook.config : configOf(body.config);
  if (config === void 0) return refuse(response, 422, "Validation Failed");
  hook.config = config;
  if (body.events !== void 0) hook.events = eventsOf(body.events);
  if (typeof body.active === "boolean") hook.active = body.active;
  sendJson(response, 200, shown3(hook));
}
var hookRoutes = [
  {
    method: "GET",
    path: /^\/hooks$/,
    answer: ({ repository, query, response }) => sendJson(response, 200, page(repository.hooks.map(shown3), query))
  },
  { method: "POST", path: /^\/hooks$/, answer: create },
  { method: "PATCH", path: /^\/hooks\/(\d+)$/, answer: update },
  {
    method: "GET",
    path: /^\/hooks\/(\d+)\/deliveries$/,
    answer({ repository, parts, query, response }) {
      const hook = find2(repository, parts[0]);
      if (hook === void 0) return notFound(response);
      const newestFirst = hook.deliveries.toReversed().map(({ event, status, at }, index) => ({
        id: index + 1,
        event,
        status_code: status,
        status: status >= 200 && status < 300 ? "OK" : "Invalid HTTP Response",
        delivered_at: at
      }));
      sendJson(response, 200, page(newestFirst, query));
    }
  }
];

// src/localcloud/githubapi/permissions.ts
var rules = [
  [/^\/actions\/(oidc|workflows)/, "actions"],
  // Reading environments counts as Actions, changing them as Administration.
  [/^\/environments/, "actions", "administration"],
  [/^\/actions\/variables/, "variables"],
  [/^\/hooks/, "webhooks"],
  [/^\/(git|contents|commits|branches)/, "contents"],
  [/^\/pulls/, "pull_requests"],
  [/^\/deployments/, "deployments"],
  [/^\/statuses/, "statuses"]
];
function neededFor(method, path, body) {
  const level = method === "GET" ? "read" : "write";
  const rule = rules.find(([pattern]) => pattern.test(path));
  if (rule === void 0) return [{ name: "metadata", level: "read" }];
  const [, name, whenWriting] = rule;
  const needed = [{ name: level === "write" ? whenWriting ?? name : name, level }];
  const touchesWorkflows = level === "write" && name === "contents" && body.includes(".github/workflows/");
  return touchesWorkflows ? [...needed, { name: "workflows", level: "write" }] : needed;
}
function isGranted(granted, { name, level }) {
  if (granted === "all" || name === "metadata") return true;
  return granted[name] === "write" || level === "read" && granted[name] === "read";
}

// src/localcloud/githubapi/workflows.ts
async function workflowsOf({ fullName, disabledWorkflows }, branch, { ask }) {
  const { json } = await ask("GET", `/repos/${fullName}/git/trees/${encodeURIComponent(branch)}?recursive=1`);
  const tree = record(json).tree;
  const paths = (Array.isArray(tree) ? tree : []).map((entry) => text(record(entry).path)).filter((path) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path));
  const workflows = paths.map((path, index) => ({
    id: index + 1,
    path,
    state: disabledWorkflows.has(path) ? "disabled_manually" : "active"
  }));
  return { total_count: workflows.length, workflows };
}

// src/localcloud/githubapi/index.ts
var githubApiHost = "api.github.com";
function repositoriesOf(sites) {
  const names = new Map(sites.map(({ repository }) => [`${repository.owner}/${repository.name}`, repository]));
  return [...names.values()].map(({ owner, name }, index) => ({
    owner,
    name,
    defaultBranch: "master",
    id: 2002 + index,
    ownerId: 1001
  }));
}
var routes = [...environmentRoutes, ...actionsRoutes, ...hookRoutes, ...deploymentRoutes];
function createGitHubApi({ repositories }) {
  const token2 = "github_pat_local_all";
  const tokens = /* @__PURE__ */ new Map([[token2, "all"]]);
  const known = /* @__PURE__ */ new Map();
  const branches = /* @__PURE__ */ new Map();
  const moved = /* @__PURE__ */ new Map();
  for (const { owner, name, defaultBranch, immutable = false, ...ids } of repositories) {
    const made = newRepository(`${owner}/${name}`, { immutable, ...ids });
    known.set(made.fullName.toLowerCase(), made);
    branches.set(made, defaultBranch);
  }
  const forwarder = createForwarder();
  let starting;
  const emulator = () => {
    starting ??= startEmulator(repositories);
    return starting;
  };
  async function answer(request, response) {
    const url = new URL(request.url ?? "/", `https://${githubApiHost}`);
    const method = request.method ?? "GET";
    response.setHeader("x-ratelimit-remaining", "4999");
    const granted = tokens.get((request.headers.authorization ?? "").replace(/^(bearer|token) /i, ""));
    if (granted === void 0) return refuse(response, 401, "Bad credentials");
    const body = await readBody(request);
    const [, owner = "", name = "", path = ""] = /^\/repos\/([^/]+)\/([^/]+)(.*)$/.exec(url.pathname) ?? [];
    const byId = /^\/repositories\/(\d+)$/.exec(url.pathname)?.[1];
    const fullName = `${owner}/${name}`.toLowerCase();
    const old = moved.get(fullName);
    if (old !== void 0 && !known.has(fullName)) {
      const location = `https://${githubApiHost}/repositories/${old.id}${path}`;
      return sendJson(response, 301, { message: "Moved Permanently", url: location }, { location });
    }
    const repository = byId === void 0 ? known.get(fullName) : [...known.values()].find(({ id }) => String(id) === byId);
    if (repository === void 0) return notFound(response);
    const needed = neededFor(method, path, body.toString("utf8"));
    const missing = needed.find((permission) => !isGranted(granted, permission));
    if (missing !== void 0) {
      response.setHeader("x-accepted-github-permissions", needed.map((one) => `${one.name}=${one.level}`).join(","));
      return refuse(response, 403, "Resource not accessible by personal access token");
    }
    if (path === "" && method === "GET")
      return sendJson(response, 200, shown4(repository, branches.get(repository) ?? ""));
    if (path === "/actions/workflows" && method === "GET")
      return sendJson(response, 200, await workflowsOf(repository, branches.get(repository) ?? "", await emulator()));
    for (const route of routes) {
      const parts = method === route.method ? route.path.exec(path) : null;
      if (parts === null) continue;
      const json = body.length === 0 ? {} : record(parseJson(body));
      return route.answer({
        method,
        path,
        query: url.searchParams,
        parts: parts.slice(1).map(decodeURIComponent),
        body: json,
        repository,
        response
      });
    }
    const behind = await emulator();
    if (path === "/pulls" && method === "POST" && await hasOpenPull(behind, repository, record(parseJson(body))))
      return refuse(response, 422, "Validation Failed", [
        { message: "A pull request already exists for this branch." }
      ]);
    const forwarded = replay(request, body);
    forwarded.headers.authorization = `Bearer ${behind.token}`;
    await forwarder.forward(behind.port, forwarded, response);
  }
  const ask = async (...call) => (await emulator()).ask(...call);
  return {
    handler: answer,
    token: token2,
    tokens,
    repository: (fullName) => known.get(fullName.toLowerCase()),
    async rename(fullName, name) {
      const repository = known.get(fullName.toLowerCase());
      if (repository === void 0) return;
      const [owner = ""] = fullName.split("/");
      await ask("PATCH", `/repos/${fullName}`, { name });
      const renamed = Object.assign(repository, {
        fullName: `${owner}/${name}`,
        // A rename makes the subjects immutable.
        subject: { ...repository.subject, prefix: `repo:${owner}@${repository.ownerId}/${name}@${repository.id}` }
      });
      known.delete(fullName.toLowerCase());
      known.set(renamed.fullName.toLowerCase(), renamed);
      moved.set(fullName.toLowerCase(), renamed);
    },
    async readFile(fullName, branch, path) {
      const { status, json } = await ask(
        "GET",
        `/repos/${fullName}/contents/${path}?ref=${encodeURIComponent(branch)}`
      );
      return status === 200 ? Buffer.from(text(record(json).content), "base64").toString("utf8") : void 0;
    },
    async writeFile(fullName, branch, path, content) {
      const at = `/repos/${fullName}/contents/${path}`;
      const { json } = await ask("GET", `${at}?ref=${encodeURIComponent(branch)}`);
      const sha = text(record(json).sha);
      await ask("PUT", at, {
        message: `Change ${path}`,
        branch,
        content: Buffer.from(content).toString("base64"),
        ...sha !== "" && { sha }
      });
    },
    ask,
    async close() {
      forwarder.close();
      await (await starting)?.close();
    }
  };
}
function shown4({ id, ownerId, fullName }, defaultBranch) {
  const [owner = "", name = ""] = fullName.split("/");
  return {
    id,
    name,
    full_name: fullName,
    owner: { login: owner, id: ownerId },
    default_branch: defaultBranch,
    private: true,
    visibility: "private",
    archived: false
  };
}
async function hasOpenPull({ ask }, { fullName }, body) {
  const [owner = ""] = fullName.split("/");
  const head = encodeURIComponent(`${owner}:${text(body.head)}`);
  const { json } = await ask("GET", `/repos/${fullName}/pulls?state=open&head=${head}`);
  return Array.isArray(json) && json.length > 0;
}
function parseJson(body) {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return void 0;
  }
}
export {
  createGitHubApi,
  githubApiHost,
  repositoriesOf
};
