import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  readCheckout
} from "./chunk-A2SSGURJ.js";
import {
  headerLines,
  renderOnboarding,
  sha256,
  splitHeader,
  templates
} from "./chunk-VPIHQW7F.js";
import {
  createGit
} from "./chunk-MVQY7MKV.js";
import {
  workspaceOf
} from "./chunk-ZMUB62SZ.js";
import {
  openDeps
} from "./chunk-CBEFSHT5.js";
import {
  explain
} from "./chunk-NFE6QPTS.js";
import {
  loadSiteConfig,
  parseSiteConfig
} from "./chunk-QQXX6HUV.js";
import {
  parse,
  parseDocument
} from "./chunk-JF7VDNPF.js";
import "./chunk-S3N7HCWP.js";
import "./chunk-RHJS4RDT.js";
import "./chunk-DTGO4ACT.js";
import "./chunk-6RMC6RLA.js";
import {
  PortalClient
} from "./chunk-ASPQXCB4.js";
import "./chunk-RJTJYRYV.js";
import "./chunk-GE5SCOJ7.js";
import "./chunk-ORBPGBJX.js";
import "./chunk-5GDAJ7XN.js";
import {
  HttpFault,
  parseRetryAfter,
  retry
} from "./chunk-773HOXA3.js";
import "./chunk-NAYZIUUY.js";
import "./chunk-NJ6UBD6J.js";
import {
  _default,
  array,
  boolean,
  int,
  looseObject,
  nullable,
  number2 as number,
  optional,
  record,
  strictObject,
  string,
  union
} from "./chunk-D6NQNOCP.js";
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

// src/cli/onboard.ts
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path2 from "node:path";

// src/onboard/credentials/credential.ts
var githubIssuer = "https://token.actions.githubusercontent.com";
function issuerOf(apiUrl) {
  const { hostname, origin } = new URL(apiUrl);
  if (hostname === "api.github.com") return githubIssuer;
  const tenant = /^api\.([^.]+\.ghe\.com)$/.exec(hostname)?.[1];
  return tenant === void 0 ? `${origin}/_services/token` : `https://token.actions.${tenant}`;
}
var exchangeAudience = "api://AzureADTokenExchange";
var mostCredentials = 20;
function isSame(a, b) {
  return a.issuer === b.issuer && a.subject === b.subject && b.audiences.every((one) => a.audiences.includes(one));
}

// src/onboard/fleet.ts
var endsAll = ["GITHUB_TOKEN_REFUSED", "GITHUB_RATE_LIMITED", "CLOUD_TOKEN_REFUSED", "CANCELLED"];
async function onboardFleet(source, options) {
  const { onboard: onboard2, concurrency, signal, onOutcome } = options;
  const outcomes = [];
  const stop = new AbortController();
  const isOver = () => stop.signal.aborted || signal.aborted;
  const running = /* @__PURE__ */ new Set();
  const run = async (index2, { id, slug }) => {
    let outcome;
    try {
      outcome = { slug, ...await onboard2(await source.record(id)) };
    } catch (thrown) {
      const error = SiteDeployError.from(signal.aborted ? signal.reason : thrown);
      if (endsAll.includes(error.code)) stop.abort();
      outcome = { slug, status: "failed", steps: 0, note: `${error.message} [${error.code}]` };
    }
    outcomes[index2] = outcome;
    onOutcome?.(outcome);
  };
  let index = 0;
  for await (const site of source.sites()) {
    if (isOver()) {
      outcomes[index] = { slug: site.slug, status: "not reached", steps: 0, note: "run it again: it goes on here" };
    } else {
      const work = run(index, site).finally(() => running.delete(work));
      running.add(work);
      if (running.size >= concurrency) await Promise.race(running);
    }
    index += 1;
  }
  await Promise.all(running);
  return outcomes;
}
function fleetTable(outcomes) {
  const width = Math.max(4, ...outcomes.map(({ slug }) => slug.length));
  const line = (slug, status, steps, note) => `${slug.padEnd(width)}  ${status.padEnd(11)}  ${steps.padStart(5)}  ${note}`.trimEnd();
  const counts = /* @__PURE__ */ new Map();
  for (const { status } of outcomes) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [
    line("site", "status", "steps", ""),
    ...outcomes.map(({ slug, status, steps, note }) => line(slug, status, String(steps), note)),
    `${outcomes.length} sites: ${[...counts].map(([status, count]) => `${count} ${status}`).join(", ") || "none"}`
  ];
}

// src/github/rest/rate-limit.ts
var longestPause = 65 * 6e4;
var unnamedPause = 6e4;
function limitPause(response, now) {
  if (!isLimit(response)) return void 0;
  const { headers } = response;
  const after = headers["retry-after"];
  const asked = after === void 0 ? void 0 : parseRetryAfter(after, now);
  const reset = headers["x-ratelimit-remaining"] === "0" ? Number(headers["x-ratelimit-reset"]) * 1e3 - now : void 0;
  const known = reset !== void 0 && Number.isFinite(reset) ? Math.max(1e3, reset) : void 0;
  const pause = asked ?? known ?? unnamedPause;
  return pause <= longestPause ? pause : void 0;
}
function isLimit({ status, headers, text }) {
  if (status === 429) return true;
  if (status !== 403) return false;
  return headers["retry-after"] !== void 0 || headers["x-ratelimit-remaining"] === "0" || /rate limit/i.test(text);
}

// src/github/rest/refusal.ts
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
  const facts = result.error.issues.map(({ path: path3, message }) => `${path3.join(".") || "the answer"}: ${message}`);
  throw new SiteDeployError("GITHUB_REFUSED", `GitHub described ${what} in a shape that is not known.`, {
    facts,
    remedy: "Run it again; if it happens again, open a report with these lines."
  });
}

// src/github/rest/repository.ts
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

// src/github/rest/environments.ts
var Environment = looseObject({
  name: string(),
  protection_rules: _default(
    array(
      looseObject({
        type: string(),
        wait_timer: optional(int()),
        prevent_self_review: optional(boolean()),
        reviewers: optional(array(looseObject({ type: string(), reviewer: looseObject({ id: int() }) })))
      })
    ),
    []
  ),
  deployment_branch_policy: optional(
    nullable(looseObject({ protected_branches: boolean(), custom_branch_policies: boolean() }))
  )
});
var Policy = looseObject({ name: string(), type: optional(string()) });
async function readEnvironments(github, repository) {
  const path3 = `${repositoryPath(repository)}/environments`;
  const found = await github.list({ path: path3, needs: "Actions: read", expected: [404] }, "environments");
  const environments = readAnswer(array(Environment), found, "the environments");
  return Promise.all(
    environments.map(async ({ name, protection_rules: rules, deployment_branch_policy: policy }) => {
      const review = rules.find(({ type }) => type === "required_reviewers");
      const branches = policy?.custom_branch_policies ? "policies" : policy?.protected_branches ? "protected" : "all";
      return {
        name,
        reviewers: (review?.reviewers ?? []).map(({ type, reviewer }) => ({ type, id: reviewer.id })),
        preventSelfReview: review?.prevent_self_review ?? false,
        waitTimer: rules.find(({ type }) => type === "wait_timer")?.wait_timer ?? 0,
        branches,
        policies: branches === "policies" ? await readPolicies(github, repository, name) : []
      };
    })
  );
}
var policiesPath = (repository, name) => `${repositoryPath(repository)}/environments/${encodeURIComponent(name)}/deployment-branch-policies`;
async function readPolicies(github, repository, name) {
  const found = await github.list({ path: policiesPath(repository, name), needs: "Actions: read" }, "branch_policies");
  return readAnswer(array(Policy), found, "the branch policies").filter(({ type }) => type === void 0 || type === "branch").map((policy) => policy.name);
}
async function writeEnvironment(github, repository, name, kept) {
  await github.call({
    method: "PUT",
    path: `${repositoryPath(repository)}/environments/${encodeURIComponent(name)}`,
    needs: "Administration: write",
    json: {
      deployment_branch_policy: { protected_branches: false, custom_branch_policies: true },
      ...kept !== void 0 && {
        wait_timer: kept.waitTimer,
        reviewers: kept.reviewers,
        prevent_self_review: kept.preventSelfReview
      }
    }
  });
}
async function addPolicy(github, repository, name, pattern) {
  await github.call({
    method: "POST",
    path: policiesPath(repository, name),
    needs: "Administration: write",
    json: { name: pattern, type: "branch" },
    expected: [303]
  });
}

// src/github/rest/pulls.ts
var Pull = looseObject({
  number: int(),
  state: string(),
  merged_at: optional(nullable(string())),
  merged: optional(boolean()),
  html_url: optional(string()),
  title: string(),
  body: optional(nullable(string())),
  head: looseObject({ ref: string() })
});
async function readPulls(github, repository, branch) {
  const head = encodeURIComponent(`${repository.owner}:${branch}`);
  const found = await github.list({
    path: `${repositoryPath(repository)}/pulls?state=all&head=${head}`,
    needs: "Pull requests: read"
  });
  return readAnswer(array(Pull), found, "the pull requests").filter((pull) => pull.head.ref === branch).map(
    (pull) => ({
      number: pull.number,
      state: pull.state === "open" ? "open" : pull.merged_at || pull.merged ? "merged" : "closed",
      url: pull.html_url ?? "",
      title: pull.title,
      body: pull.body ?? ""
    })
  ).sort((a, b) => b.number - a.number);
}
async function writePull(github, repository, branch, text) {
  const path3 = `${repositoryPath(repository)}/pulls`;
  const needs3 = "Pull requests: write";
  const open = (await readPulls(github, repository, branch)).find(({ state }) => state === "open");
  if (open !== void 0) {
    await github.call({ method: "PATCH", path: `${path3}/${open.number}`, needs: needs3, json: text });
    return open.url;
  }
  const created = await github.call({
    method: "POST",
    path: path3,
    needs: needs3,
    json: { ...text, head: branch, base: repository.defaultBranch }
  });
  return readAnswer(Pull, created.json, "a pull request").html_url ?? "";
}

// src/github/rest/tree.ts
import { createHash } from "node:crypto";
var Reference = looseObject({ object: looseObject({ sha: string() }) });
var Commit = looseObject({
  message: string(),
  tree: looseObject({ sha: string() }),
  parents: _default(array(looseObject({ sha: string() })), [])
});
var Tree = looseObject({
  truncated: _default(boolean(), false),
  tree: array(looseObject({ path: string(), type: string(), sha: string() }))
});
var Blob = looseObject({ content: string(), encoding: string() });
var Created = looseObject({ sha: string() });
async function readBranch(github, repository, branch) {
  const response = await github.call({
    method: "GET",
    path: `${repositoryPath(repository)}/git/ref/heads/${branch.split("/").map(encodeURIComponent).join("/")}`,
    needs: "Contents: read",
    expected: [404, 409]
  });
  return response.ok ? readAnswer(Reference, response.json, "a branch").object.sha : void 0;
}
async function readCommit(github, repository, commit) {
  const response = await github.call({
    method: "GET",
    path: `${repositoryPath(repository)}/git/commits/${commit}`,
    needs: "Contents: read"
  });
  const { message, parents } = readAnswer(Commit, response.json, "a commit");
  return { commit, message, parents: parents.map(({ sha }) => sha) };
}
async function readFiles(github, repository, commit) {
  const response = await github.call({
    method: "GET",
    path: `${repositoryPath(repository)}/git/trees/${encodeURIComponent(commit)}?recursive=1`,
    needs: "Contents: read",
    expected: [404, 409]
  });
  const listed = response.ok ? readAnswer(Tree, response.json, "the files") : { truncated: false, tree: [] };
  const ids = new Map(listed.tree.filter(({ type }) => type === "blob").map(({ path: path3, sha }) => [path3, sha]));
  const idOf = (path3) => ids.get(path3);
  return {
    idOf,
    async read(path3) {
      const id = idOf(path3);
      if (id !== void 0) return readBlob(github, repository, id);
      return listed.truncated ? readContents(github, repository, commit, path3) : void 0;
    }
  };
}
async function readBlob(github, repository, id) {
  const path3 = `${repositoryPath(repository)}/git/blobs/${id}`;
  const response = await github.call({ method: "GET", path: path3, needs: "Contents: read" });
  return decode(readAnswer(Blob, response.json, "a file"));
}
async function readContents(github, repository, commit, file) {
  const path3 = `${repositoryPath(repository)}/contents/${file.split("/").map(encodeURIComponent).join("/")}?ref=${commit}`;
  const response = await github.call({ method: "GET", path: path3, needs: "Contents: read", expected: [404] });
  return response.ok ? decode(readAnswer(Blob, response.json, "a file")) : void 0;
}
function decode({ content, encoding }) {
  return Buffer.from(content, encoding === "base64" ? "base64" : "utf8").toString("utf8");
}
function blobId(content) {
  const bytes = Buffer.from(content);
  return createHash("sha1").update(`blob ${bytes.byteLength}\0`).update(bytes).digest("hex");
}
async function createCommit(github, repository, commit) {
  const path3 = `${repositoryPath(repository)}/git`;
  const needs3 = "Contents: write and Workflows: write";
  const parent = await github.call({
    method: "GET",
    path: `${path3}/commits/${commit.parent}`,
    needs: "Contents: read"
  });
  const tree = await github.call({
    method: "POST",
    path: `${path3}/trees`,
    needs: needs3,
    json: {
      base_tree: readAnswer(Commit, parent.json, "a commit").tree.sha,
      tree: commit.files.map(({ path: path4, content }) => ({ path: path4, mode: "100644", type: "blob", content }))
    }
  });
  const created = await github.call({
    method: "POST",
    path: `${path3}/commits`,
    needs: needs3,
    json: {
      message: commit.message,
      tree: readAnswer(Created, tree.json, "a tree").sha,
      parents: [commit.parent]
    }
  });
  return readAnswer(Created, created.json, "a commit").sha;
}
async function pointBranch(github, repository, branch, commit) {
  const path3 = `${repositoryPath(repository)}/git/refs`;
  const needs3 = "Contents: write and Workflows: write";
  const json = { ref: `refs/heads/${branch}`, sha: commit };
  const created = await github.call({ method: "POST", path: path3, needs: needs3, json, expected: [422] });
  if (created.ok) return;
  await github.call({ method: "PATCH", path: `${path3}/heads/${branch}`, needs: needs3, json: { sha: commit, force: true } });
}

// src/github/rest/variables.ts
var Variable = looseObject({ name: string(), value: string() });
async function readVariables(github, repository) {
  const path3 = `${repositoryPath(repository)}/actions/variables`;
  const found = await github.list({ path: path3, needs: "Variables: read" }, "variables");
  return new Map(
    readAnswer(array(Variable), found, "the variables").map(({ name, value }) => [name.toUpperCase(), value])
  );
}
async function writeVariable(github, repository, variable) {
  const path3 = `${repositoryPath(repository)}/actions/variables`;
  const request = { needs: "Variables: write", json: variable };
  const created = await github.call({ ...request, method: "POST", path: path3, expected: [409] });
  if (created.status === 409) await github.call({ ...request, method: "PATCH", path: `${path3}/${variable.name}` });
}

// src/github/rest/webhooks.ts
var Hook = looseObject({
  id: int(),
  active: boolean(),
  events: array(string()),
  config: looseObject({
    url: optional(string()),
    content_type: optional(string()),
    insecure_ssl: optional(union([string(), number()])),
    secret: optional(string())
  })
});
var Delivery = looseObject({
  delivered_at: optional(string()),
  status_code: optional(nullable(int())),
  status: optional(string()),
  event: optional(string())
});
var hooksPath = (repository) => `${repositoryPath(repository)}/hooks`;
async function readWebhooks(github, repository) {
  const found = await github.list({ path: hooksPath(repository), needs: "Webhooks: read" });
  return readAnswer(array(Hook), found, "the webhooks").map(({ id, active, events, config }) => ({
    id,
    url: config.url ?? "",
    active,
    events,
    contentType: config.content_type ?? "form",
    insecureSsl: String(config.insecure_ssl ?? "0") !== "0",
    hasSecret: (config.secret ?? "") !== ""
  }));
}
async function writeWebhook(github, repository, { url, events, secret }, id) {
  const path3 = hooksPath(repository);
  const json = {
    active: true,
    events,
    config: { url, content_type: "json", insecure_ssl: "0", secret: secret.reveal() }
  };
  const request = { needs: "Webhooks: write" };
  if (id !== void 0) {
    await github.call({ ...request, method: "PATCH", path: `${path3}/${id}`, json });
    return;
  }
  const created = await github.call({
    ...request,
    method: "POST",
    path: path3,
    json: { name: "web", ...json },
    expected: [422]
  });
  if (created.ok) return;
  const existing = (await readWebhooks(github, repository)).find((hook) => hook.url === url);
  if (existing === void 0) await github.call({ ...request, method: "POST", path: path3, json: { name: "web", ...json } });
  else await writeWebhook(github, repository, { url, events, secret }, existing.id);
}
async function readDeliveries(github, repository, id) {
  const response = await github.call({
    method: "GET",
    path: `${hooksPath(repository)}/${id}/deliveries?per_page=10`,
    needs: "Webhooks: read"
  });
  return readAnswer(array(Delivery), response.json, "the deliveries").map((delivery) => ({
    event: delivery.event ?? "",
    status: delivery.status_code ?? 0,
    at: delivery.delivered_at ?? ""
  }));
}

// src/onboard/plan/describe.ts
function describePlan({ steps, remarks }) {
  return [
    ...steps.length === 0 ? ["Nothing to do: everything is as it should be."] : [],
    ...steps.flatMap(
      (step, index) => describeStep(step).map((line, at) => at === 0 ? `${index + 1}. ${line}` : `   ${line}`)
    ),
    ...remarks.map((remark) => remark.startsWith(" ") ? `  ${remark}` : `- ${remark}`)
  ];
}
function describeStep(step) {
  switch (step.kind) {
    case "credential":
      return [
        `${step.replaces === void 0 ? "Add" : "Replace"} the federated credential ${step.credential.name}`,
        ...step.replaces === void 0 ? [] : [`subject before  ${step.replaces.subject}`],
        `subject         ${step.credential.subject}`,
        `issuer          ${step.credential.issuer}`,
        `audience        ${step.credential.audiences.join(", ")}`
      ];
    case "environment":
      return step.kept === void 0 ? [`Create the environment ${step.name}, for the branches of its policies only`] : [
        `Let the environment ${step.name} be used by the branches of its policies only (so far: ${step.kept.branches === "all" ? "every branch" : "protected branches"})`,
        `kept: ${step.kept.reviewers.length} reviewer(s), a wait of ${step.kept.waitTimer} min`
      ];
    case "policy":
      return [`Let the branches ${step.pattern} deploy to ${step.environment}`];
    case "variable":
      return [
        step.before === void 0 ? `Set the variable ${step.name} to ${step.value}` : `Change the variable ${step.name} from ${step.before} to ${step.value}`
      ];
    case "webhook":
      return [
        step.id === void 0 ? `Create the webhook ${step.url}` : `Correct the webhook ${step.url}: it ${step.changes.join(", ")}`,
        `events: ${step.events.join(", ")}; as JSON, signed with the secret`
      ];
    case "pull-request":
      return [
        `${step.updates ? "Update" : "Open"} the pull request "${step.text.title}"`,
        ...step.files.map(
          ({ path: path3, state }) => `${path3}: ${state === "absent" ? "add" : state === "merged" ? "merge" : "update"}`
        )
      ];
  }
}

// src/onboard/plan/pull-request.ts
var onboardingBranch = "site-deploy/onboarding";
var trailerPattern = /^Site-Deploy-Files: ([0-9a-f]{64})$/m;
function filesHash(files) {
  return sha256(JSON.stringify(files.map(({ path: path3, content }) => [path3, content])));
}
function commitMessage(files) {
  const names = files.map(({ path: path3 }) => path3).join(", ");
  return `Deploy the site with site-deploy

Writes ${names}.

Site-Deploy-Files: ${filesHash(files)}
`;
}
function hashOfMessage(message) {
  return trailerPattern.exec(message)?.[1];
}
function planPullRequest({ files, branch, pulls, credentials }, { force = false }) {
  const changes = files.flatMap(
    ({ path: path3, state }) => "content" in state ? [{ path: path3, content: state.content, state: state.state }] : []
  );
  const remarks = files.flatMap(({ path: path3, state }) => remarkOf(path3, state));
  const [newest] = pulls;
  const open = pulls.find(({ state }) => state === "open");
  if (changes.length === 0) {
    const stale = open === void 0 ? [] : [`${open.url || `Pull request #${open.number}`} is no longer needed: close it.`];
    return { remarks: [...remarks, ...stale] };
  }
  if (open === void 0 && newest?.state === "closed" && !force) {
    const declined = `The pull request #${newest.number} was closed without a merge, which counts as declined: --force opens a new one.`;
    return { remarks: [...remarks, declined] };
  }
  const text = pullRequestText(files, changes, credentials !== void 0);
  const isCurrent = branch?.intact === true && branch.filesHash === filesHash(changes);
  if (isCurrent && open !== void 0) return { remarks };
  if (branch !== void 0 && !isCurrent && !branch.intact && !force) {
    const theirs = `The branch ${onboardingBranch} has commits of others and is left alone: merge or remove it, or use --force to write it anew.`;
    return { remarks: [...remarks, theirs] };
  }
  const step = {
    kind: "pull-request",
    files: changes,
    commits: !isCurrent,
    updates: open !== void 0,
    text
  };
  return { step, remarks };
}
function remarkOf(path3, state) {
  if (state.state === "foreign") return [`${path3} is left alone: ${state.reason}.`];
  if (state.state === "conflict")
    return [`${path3} is left alone: you and its template have changed the same lines.`, ...conflictLines(state)];
  return [];
}
function conflictLines({ conflicts }) {
  return conflicts.flatMap(({ ours, theirs }) => [
    "  yours:",
    ...ours.map((line) => `    ${line}`),
    "  the template:",
    ...theirs.map((line) => `    ${line}`)
  ]);
}
var deeds = {
  absent: "added",
  pristine: "updated; it had not been edited",
  merged: "updated; your edits are kept"
};
function pullRequestText(files, changes, loginIsReady) {
  const conflicts = files.flatMap(({ path: path3, state }) => state.state === "conflict" ? [{ path: path3, state }] : []);
  const foreign = files.flatMap(
    ({ path: path3, state }) => state.state === "foreign" ? [`- \`${path3}\`: ${state.reason}`] : []
  );
  const body = [
    "Makes this repository deploy its site: from a push to a live, verified site, with no cloud secret stored anywhere.",
    "",
    ...changes.map(({ path: path3, state }) => `- \`${path3}\`: ${deeds[state]}`),
    "",
    loginIsReady ? "Login, environments, variables and webhook are ready: after the merge, the next push deploys." : "Environments, variables and webhook are ready. The federated credentials were not looked at: see to them before the merge.",
    "Close this pull request to decline it; it is not opened again by itself.",
    ...foreign.length > 0 ? ["", "**Left alone**", "", ...foreign] : [],
    ...conflicts.flatMap(({ path: path3, state }) => [
      "",
      `**Not written: \`${path3}\`.** You and its template have changed the same lines.`,
      "",
      "````text",
      ...conflictLines(state),
      "````"
    ])
  ].join("\n");
  return { title: "Deploy the site with site-deploy", body };
}

// src/onboard/apply.ts
async function applyPlan({ steps }, options) {
  if (steps.some(({ kind }) => kind === "webhook") && options.webhookSecret === void 0) {
    throw new SiteDeployError("ONBOARD_SECRET_MISSING", "The webhook needs the secret that the portal supplies.", {
      remedy: "Set SITE_DEPLOY_WEBHOOK_SECRET, or use --webhook-secret-stdin and hand it over on stdin."
    });
  }
  let address;
  for (const [index, step] of steps.entries()) {
    options.signal.throwIfAborted();
    const [title = ""] = describeStep(step);
    try {
      address = await applyStep(step, options) ?? address;
    } catch (error) {
      if (!(error instanceof SiteDeployError)) throw error;
      throw new SiteDeployError(error.code, `${title}: ${error.message}`, {
        cause: error,
        remedy: error.remedy,
        facts: [...error.facts, `${index} of ${steps.length} steps were done before; a second run does the rest.`],
        problems: error.problems
      });
    }
    options.onDone?.(title);
  }
  return address;
}
async function applyStep(step, options) {
  const { github, repository, credentials, webhookSecret } = options;
  switch (step.kind) {
    case "credential":
      return putCredential(step, credentials);
    case "environment":
      await writeEnvironment(github, repository, step.name, step.kept);
      return void 0;
    case "policy":
      await addPolicy(github, repository, step.environment, step.pattern);
      return void 0;
    case "variable":
      await writeVariable(github, repository, { name: step.name, value: step.value });
      return void 0;
    case "webhook":
      if (webhookSecret !== void 0)
        await writeWebhook(github, repository, { url: step.url, events: step.events, secret: webhookSecret }, step.id);
      return void 0;
    case "pull-request":
      return openPullRequest(step, github, repository);
  }
}
async function putCredential({ credential }, store) {
  if (store === void 0) return void 0;
  try {
    await store.put(credential);
  } catch (error) {
    if (!(error instanceof SiteDeployError) || error.code !== "CLOUD_PERMISSION_MISSING") throw error;
    throw new SiteDeployError(error.code, error.message, {
      cause: error,
      facts: [...error.facts, "Somebody with the rights makes it with:", ...store.commands(credential)]
    });
  }
  return void 0;
}
async function openPullRequest({ files, commits, text }, github, repository) {
  if (commits) {
    const parent = await readBranch(github, repository, repository.defaultBranch);
    if (parent === void 0) {
      throw new SiteDeployError("ONBOARD_STEP_FAILED", `The branch ${repository.defaultBranch} has no commit yet.`, {
        remedy: "Push the site to it, then run this again."
      });
    }
    const commit = await createCommit(github, repository, { message: commitMessage(files), parent, files });
    await pointBranch(github, repository, onboardingBranch, commit);
  }
  return writePull(github, repository, onboardingBranch, text);
}

// src/github/rest/workflows.ts
var Workflow = looseObject({ path: string(), state: string() });
async function readWorkflowStates(github, repository) {
  const found = await github.list(
    { path: `${repositoryPath(repository)}/actions/workflows`, needs: "Actions: read" },
    "workflows"
  );
  return new Map(readAnswer(array(Workflow), found, "the workflows").map(({ path: path3, state }) => [path3, state]));
}
var Commit2 = looseObject({ sha: string() });
async function resolveCommit(github, repository, ref) {
  const response = await github.call({
    method: "GET",
    path: `${repositoryPath(repository)}/commits/${ref.split("/").map(encodeURIComponent).join("/")}`,
    needs: "Contents: read"
  });
  return readAnswer(Commit2, response.json, "a commit").sha;
}

// src/onboard/plan/plan.ts
function makePlan(current, desired, options = {}) {
  const credentials = planCredentials(current, desired, options);
  const environments = desired.environments.map(
    (wanted) => planEnvironment(wanted, findEnvironment(current.environments, wanted.name))
  );
  const request = planPullRequest(current, options);
  const archived = current.repository.archived ? ["The repository is archived: nothing can be written to it."] : [];
  return {
    steps: [
      ...credentials.steps,
      ...environments.flatMap(({ steps }) => steps),
      ...planVariables(current, desired),
      ...planWebhook(current, desired, options),
      ...request.step === void 0 ? [] : [request.step]
    ],
    remarks: [
      ...archived,
      ...credentials.remarks,
      ...environments.flatMap(({ remarks }) => remarks),
      ...request.remarks
    ]
  };
}
function findEnvironment(environments, name) {
  return environments.find((environment) => environment.name.toLowerCase() === name.toLowerCase());
}
function planCredentials({ credentials, credentialsUnknown }, desired, options) {
  if (credentials === void 0) {
    const commands = desired.credentials.flatMap((credential) => options.commands?.(credential) ?? []);
    const reason = credentialsUnknown ?? "there is no token for them";
    const remarks = [
      `The federated credentials were not looked at: ${reason}. Somebody with the rights makes them with:`,
      ...commands.map((command) => `  ${command}`)
    ];
    return { steps: [], remarks };
  }
  const missing = desired.credentials.filter((wanted) => !credentials.some((existing) => isSame(existing, wanted)));
  const steps = missing.map((credential) => {
    const replaces = credentials.find(({ name }) => name === credential.name);
    return { kind: "credential", credential, ...replaces !== void 0 && { replaces } };
  });
  const added = steps.filter((step) => step.kind === "credential" && step.replaces === void 0).length;
  if (credentials.length + added > mostCredentials) {
    throw new SiteDeployError(
      "ONBOARD_CREDENTIAL_LIMIT",
      `There are ${credentials.length} federated credentials, ${added} more are needed, and ${mostCredentials} are allowed.`,
      { facts: credentials.map(({ name, subject }) => `${name}: ${subject}`) }
    );
  }
  return { steps, remarks: [] };
}
function planEnvironment(wanted, existing) {
  const name = existing?.name ?? wanted.name;
  const steps = [];
  if (existing === void 0) steps.push({ kind: "environment", name });
  else if (existing.branches !== "policies") steps.push({ kind: "environment", name, kept: existing });
  for (const pattern of wanted.policies) {
    if (!existing?.policies.includes(pattern)) steps.push({ kind: "policy", environment: name, pattern });
  }
  const others = (existing?.policies ?? []).filter((pattern) => !wanted.policies.includes(pattern));
  const remarks = [
    ...others.length > 0 ? [`${name} also lets these branches deploy: ${others.join(", ")}. They are left as they are.`] : [],
    // The name is part of the subject, which is compared with its case.
    ...name === wanted.name ? [] : [`The environment is called "${name}", and the workflow asks for "${wanted.name}": rename it.`]
  ];
  return { steps, remarks };
}
function planVariables({ variables }, desired) {
  return Object.entries(desired.variables).flatMap(([name, value]) => {
    const before = variables.get(name.toUpperCase());
    if (before === value) return [];
    return [{ kind: "variable", name, value, ...before !== void 0 && { before } }];
  });
}
function planWebhook({ webhooks }, { webhook }, { rotateSecret = false }) {
  const { url, events } = webhook;
  const existing = webhooks.find((hook) => hook.url === url);
  if (existing === void 0) return [{ kind: "webhook", url, events, changes: ["is missing"] }];
  const missing = events.filter((event) => !existing.events.includes(event) && !existing.events.includes("*"));
  const changes = [
    ...missing.length > 0 ? [`does not send ${missing.join(", ")}`] : [],
    ...existing.contentType === "json" ? [] : [`sends ${existing.contentType} instead of json`],
    ...existing.insecureSsl ? ["does not check certificates"] : [],
    ...existing.active ? [] : ["is switched off"],
    ...existing.hasSecret ? [] : ["has no secret"],
    ...rotateSecret && existing.hasSecret ? ["gets a new secret"] : []
  ];
  if (changes.length === 0) return [];
  return [{ kind: "webhook", url, events: [.../* @__PURE__ */ new Set([...existing.events, ...events])], id: existing.id, changes }];
}

// src/onboard/doctor.ts
var apply = "site-deploy onboard --apply corrects it.";
var lastDeliveries = 3;
async function examine(record2, { current, desired }, plan, github, configFile = "site.config.yml") {
  const { repository } = current;
  const hook = current.webhooks.find(({ url }) => url === desired.webhook.url);
  const [workflows, deliveries, files] = await Promise.all([
    readWorkflowStates(github, repository),
    hook === void 0 ? [] : readDeliveries(github, repository, hook.id),
    readFiles(github, repository, repository.defaultBranch)
  ]);
  return [
    ...nameFindings(record2, current),
    ...plan.steps.map((step) => stepFinding(step, current)),
    ...environmentFindings({ current, desired }),
    ...workflowFindings(desired.files, workflows),
    ...deliveryFindings(desired.webhook.url, deliveries),
    ...configFindings(record2, await files.read(configFile), configFile)
  ];
}
function nameFindings({ repository: named }, { repository }) {
  if (`${named.owner}/${named.name}` === `${repository.owner}/${repository.name}`) return [];
  return [
    {
      weight: "risk",
      what: `The portal calls the repository ${named.owner}/${named.name}; it is ${repository.owner}/${repository.name} now.`,
      why: "A rename or a transfer changes the subject of its id tokens, and the portal finds events by the name.",
      remedy: "Correct the repository in the portal. --apply corrects the credentials."
    }
  ];
}
function stepFinding(step, current) {
  switch (step.kind) {
    case "credential": {
      const { credential, replaces } = step;
      const nearly = current.credentials?.find(
        ({ subject }) => subject.toLowerCase() === credential.subject.toLowerCase() && subject !== credential.subject
      );
      const stale = replaces ?? nearly;
      return {
        weight: "broken",
        what: stale === void 0 ? `No federated credential has the subject ${credential.subject}.` : `The federated credential ${stale.name} has the subject ${stale.subject}, and runs present ${credential.subject}.`,
        why: "Entra compares subjects exactly, letter case included: the login fails with AADSTS700213 or AADSTS7002138.",
        remedy: apply
      };
    }
    case "environment":
      return {
        weight: "risk",
        what: step.kept === void 0 ? `The environment ${step.name} does not exist.` : `The environment ${step.name} may be used by ${step.kept.branches === "all" ? "every branch" : "protected branches only"}.`,
        why: "The federated credential trusts the environment: its branch policy is what keeps other branches out.",
        remedy: apply
      };
    case "policy":
      return {
        weight: "broken",
        what: `${step.environment} does not let ${step.pattern} deploy.`,
        why: 'GitHub refuses the deploy job of such a branch. In a policy a wildcard does not cross "/".',
        remedy: apply
      };
    case "variable":
      return {
        weight: "risk",
        what: `The variable ${step.name} is ${step.before === void 0 ? "missing" : `"${step.before}"`}; it should be "${step.value}".`,
        why: "Other workflows of the repository read it.",
        remedy: apply
      };
    case "webhook":
      return {
        weight: "broken",
        what: `The webhook ${step.url} ${step.changes.join(", ")}.`,
        why: "Without it the portal does not hear of issues, pull requests and pushes.",
        remedy: apply
      };
    case "pull-request":
      return {
        weight: step.files.some(({ state }) => state === "absent") ? "broken" : "risk",
        what: `Not as they should be: ${step.files.map(({ path: path3, state }) => `${path3} (${state === "absent" ? "missing" : "out of date"})`).join(", ")}.`,
        why: "The files of the default branch are what runs.",
        remedy: "site-deploy onboard --apply opens a pull request with them."
      };
  }
}
function environmentFindings({ current, desired }) {
  return desired.environments.flatMap(({ name, policies }) => {
    const existing = findEnvironment(current.environments, name);
    const others = (existing?.policies ?? []).filter((pattern) => !policies.includes(pattern));
    return others.map((pattern) => ({
      weight: "risk",
      what: `${name} also lets ${pattern} deploy.`,
      why: "Whoever can push such a branch can deploy it, with the identity of the environment.",
      remedy: `Remove the policy in the settings of the environment ${name} unless it is meant to be there.`
    }));
  });
}
function workflowFindings(files, states) {
  return files.flatMap(({ path: path3 }) => {
    const state = states.get(path3);
    if (state === void 0 || state === "active") return [];
    return [
      {
        weight: "broken",
        what: `The workflow ${path3} is switched off (${state}).`,
        why: "Pushes do not start it. GitHub switches workflows of quiet repositories off by itself.",
        remedy: `Switch it on again: gh workflow enable ${path3.split("/").at(-1)}`
      }
    ];
  });
}
function deliveryFindings(url, deliveries) {
  const last = deliveries.slice(0, lastDeliveries);
  if (last.length < lastDeliveries || last.some(({ status }) => status >= 200 && status < 300)) return [];
  const statuses = last.map(({ event, status }) => `${event} ${status === 0 ? "without an answer" : status}`).join(", ");
  const refused = last.every(({ status }) => status === 401 || status === 403);
  return [
    {
      weight: "broken",
      what: `The last ${last.length} deliveries of the webhook ${url} have failed: ${statuses}.`,
      why: refused ? "The portal refuses the signature: the secret is not the one that it supplies." : "The portal did not take them.",
      remedy: refused ? "site-deploy onboard --apply --rotate-webhook-secret sends the secret again." : "Look at the recent deliveries in the settings of the webhook, and at the portal."
    }
  ];
}
function configFindings(record2, text, file) {
  if (text === void 0) return [];
  const config = parseSiteConfig(text, file);
  const pairs = [
    ["site.slug", config.site.slug, record2.slug],
    ["site.id", config.site.id, record2.id],
    ["portal.url", config.portal.url, record2.portal.url],
    ["portal.audience", config.portal.audience, record2.portal.audience],
    ["azure.clientId", config.azure.clientId, record2.azure.clientId],
    ["azure.tenantId", config.azure.tenantId, record2.azure.tenantId]
  ];
  return pairs.filter(([, found, expected]) => found !== expected).map(([key, found, expected]) => ({
    weight: "broken",
    what: `${file} says ${key}: ${found}; the portal says ${expected}.`,
    why: "The run would log in, or deploy, as another site.",
    remedy: `Correct ${key} in ${file}.`
  }));
}

// src/github/rest/oidc.ts
var Settings = looseObject({
  use_default: boolean(),
  include_claim_keys: optional(nullable(array(string()))),
  sub_claim_prefix: optional(nullable(string()))
});
async function readSubjectSettings(github, repository) {
  const response = await github.call({
    method: "GET",
    path: `${repositoryPath(repository)}/actions/oidc/customization/sub`,
    needs: "Actions: read"
  });
  const found = readAnswer(Settings, response.json, "the OIDC subject");
  return {
    claimKeys: found.use_default ? void 0 : found.include_claim_keys ?? [],
    prefix: found.sub_claim_prefix ?? void 0
  };
}

// node_modules/node-diff3/dist/diff3.mjs
function LCS(buffer1, buffer2) {
  let equivalenceClasses = /* @__PURE__ */ Object.create(null);
  for (let j = 0; j < buffer2.length; j++) {
    const item = buffer2[j];
    if (equivalenceClasses[item]) {
      equivalenceClasses[item].push(j);
    } else {
      equivalenceClasses[item] = [j];
    }
  }
  const NULLRESULT = { buffer1index: -1, buffer2index: -1, chain: null };
  let candidates = [NULLRESULT];
  for (let i = 0; i < buffer1.length; i++) {
    const item = buffer1[i];
    const buffer2indices = equivalenceClasses[item] || [];
    let r = 0;
    let c = candidates[0];
    for (const j of buffer2indices) {
      let s;
      for (s = r; s < candidates.length; s++) {
        if (candidates[s].buffer2index < j && (s === candidates.length - 1 || candidates[s + 1].buffer2index > j)) {
          break;
        }
      }
      if (s < candidates.length) {
        const newCandidate = { buffer1index: i, buffer2index: j, chain: candidates[s] };
        if (r === candidates.length) {
          candidates.push(c);
        } else {
          candidates[r] = c;
        }
        r = s + 1;
        c = newCandidate;
        if (r === candidates.length) {
          break;
        }
      }
    }
    candidates[r] = c;
  }
  return candidates[candidates.length - 1];
}
function diffIndices(buffer1, buffer2) {
  const lcs = LCS(buffer1, buffer2);
  let result = [];
  let tail1 = buffer1.length;
  let tail2 = buffer2.length;
  for (let candidate = lcs; candidate !== null; candidate = candidate.chain) {
    const mismatchLength1 = tail1 - candidate.buffer1index - 1;
    const mismatchLength2 = tail2 - candidate.buffer2index - 1;
    tail1 = candidate.buffer1index;
    tail2 = candidate.buffer2index;
    if (mismatchLength1 || mismatchLength2) {
      result.push({
        buffer1: [tail1 + 1, mismatchLength1],
        buffer1Content: buffer1.slice(tail1 + 1, tail1 + 1 + mismatchLength1),
        buffer2: [tail2 + 1, mismatchLength2],
        buffer2Content: buffer2.slice(tail2 + 1, tail2 + 1 + mismatchLength2)
      });
    }
  }
  result.reverse();
  return result;
}
function diff3MergeRegions(a, o, b) {
  let hunks = [];
  function addHunk(h, ab) {
    hunks.push({
      ab,
      oStart: h.buffer1[0],
      oLength: h.buffer1[1],
      abStart: h.buffer2[0],
      abLength: h.buffer2[1]
    });
  }
  diffIndices(o, a).forEach((item) => addHunk(item, "a"));
  diffIndices(o, b).forEach((item) => addHunk(item, "b"));
  hunks.sort((x, y) => x.oStart - y.oStart);
  let results = [];
  let currOffset = 0;
  function advanceTo(endOffset) {
    if (endOffset > currOffset) {
      results.push({
        stable: true,
        buffer: "o",
        bufferStart: currOffset,
        bufferLength: endOffset - currOffset,
        bufferContent: o.slice(currOffset, endOffset)
      });
      currOffset = endOffset;
    }
  }
  while (hunks.length) {
    let hunk = hunks.shift();
    let regionStart = hunk.oStart;
    let regionEnd = hunk.oStart + hunk.oLength;
    let regionHunks = [hunk];
    advanceTo(regionStart);
    while (hunks.length) {
      const nextHunk = hunks[0];
      const nextHunkStart = nextHunk.oStart;
      if (nextHunkStart > regionEnd)
        break;
      regionEnd = Math.max(regionEnd, nextHunkStart + nextHunk.oLength);
      regionHunks.push(hunks.shift());
    }
    if (regionHunks.length === 1) {
      if (hunk.abLength > 0) {
        const buffer = hunk.ab === "a" ? a : b;
        results.push({
          stable: true,
          buffer: hunk.ab,
          bufferStart: hunk.abStart,
          bufferLength: hunk.abLength,
          bufferContent: buffer.slice(hunk.abStart, hunk.abStart + hunk.abLength)
        });
      }
    } else {
      let bounds = {
        a: [a.length, -1, o.length, -1],
        b: [b.length, -1, o.length, -1]
      };
      while (regionHunks.length) {
        hunk = regionHunks.shift();
        const oStart = hunk.oStart;
        const oEnd = oStart + hunk.oLength;
        const abStart = hunk.abStart;
        const abEnd = abStart + hunk.abLength;
        let b2 = bounds[hunk.ab];
        b2[0] = Math.min(abStart, b2[0]);
        b2[1] = Math.max(abEnd, b2[1]);
        b2[2] = Math.min(oStart, b2[2]);
        b2[3] = Math.max(oEnd, b2[3]);
      }
      const aStart = bounds.a[0] + (regionStart - bounds.a[2]);
      const aEnd = bounds.a[1] + (regionEnd - bounds.a[3]);
      const bStart = bounds.b[0] + (regionStart - bounds.b[2]);
      const bEnd = bounds.b[1] + (regionEnd - bounds.b[3]);
      let result = {
        stable: false,
        aStart,
        aLength: aEnd - aStart,
        aContent: a.slice(aStart, aEnd),
        oStart: regionStart,
        oLength: regionEnd - regionStart,
        oContent: o.slice(regionStart, regionEnd),
        bStart,
        bLength: bEnd - bStart,
        bContent: b.slice(bStart, bEnd)
      };
      results.push(result);
    }
    currOffset = regionEnd;
  }
  advanceTo(o.length);
  return results;
}
function diff3Merge(a, o, b, options) {
  let defaults = {
    excludeFalseConflicts: true,
    stringSeparator: /\s+/
  };
  options = Object.assign(defaults, options);
  if (typeof a === "string")
    a = a.split(options.stringSeparator);
  if (typeof o === "string")
    o = o.split(options.stringSeparator);
  if (typeof b === "string")
    b = b.split(options.stringSeparator);
  let results = [];
  const regions = diff3MergeRegions(a, o, b);
  let okBuffer = [];
  function flushOk() {
    if (okBuffer.length) {
      results.push({ ok: okBuffer });
    }
    okBuffer = [];
  }
  function isFalseConflict(a2, b2) {
    if (a2.length !== b2.length)
      return false;
    for (let i = 0; i < a2.length; i++) {
      if (a2[i] !== b2[i])
        return false;
    }
    return true;
  }
  regions.forEach((region) => {
    if (region.stable) {
      okBuffer.push(...region.bufferContent);
    } else {
      if (options.excludeFalseConflicts && isFalseConflict(region.aContent, region.bContent)) {
        okBuffer.push(...region.aContent);
      } else {
        flushOk();
        results.push({
          conflict: {
            a: region.aContent,
            aIndex: region.aStart,
            o: region.oContent,
            oIndex: region.oStart,
            b: region.bContent,
            bIndex: region.bStart
          }
        });
      }
    }
  });
  flushOk();
  return results;
}

// src/onboard/files/pins.ts
var pinPattern = /^(\s*(?:- )?uses:\s+)([^@\s'"]+)@([^\s'"]+)(\s+#\s*(\S.*?))?\s*$/;
var placeholder = "PIN";
function pinsOf(body) {
  const found = /* @__PURE__ */ new Map();
  for (const line of body.split("\n")) {
    const [, , action, ref = "", comment = "", version2] = pinPattern.exec(line) ?? [];
    if (action === void 0) continue;
    const pin = { written: `${ref}${comment}`, version: version2 ?? ref };
    const same = !found.has(action) || found.get(action)?.written === pin.written;
    found.set(action, same ? pin : void 0);
  }
  return new Map([...found].flatMap(([action, pin]) => pin === void 0 ? [] : [[action, pin]]));
}
function withoutPins(body, actions) {
  return replaceLines(
    body,
    (before, action) => actions.has(action) ? `${before}${action}@${placeholder}` : void 0
  );
}
function withPins(body, pins) {
  return replaceLines(body, (before, action, ref) => {
    const pin = ref === placeholder ? pins.get(action) : void 0;
    return pin === void 0 ? void 0 : `${before}${action}@${pin.written}`;
  });
}
function mergePin(base, ours, theirs) {
  if (ours === void 0 || theirs === void 0) return ours ?? theirs;
  if (ours.written === base?.written) return theirs;
  if (theirs.written === base?.written) return ours;
  const [left, right] = [numbersOf(ours.version), numbersOf(theirs.version)];
  if (left === void 0 || right === void 0) return ours;
  const difference = left.map((part, index) => part - (right[index] ?? 0)).find((part) => part !== 0) ?? 0;
  return difference >= 0 ? ours : theirs;
}
function numbersOf(version2) {
  const match = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?$/.exec(version2);
  return match === null ? void 0 : match.slice(1).map((part) => Number(part ?? 0));
}
function replaceLines(body, replace) {
  return body.split("\n").map((line) => {
    const [, before = "", action, ref = ""] = pinPattern.exec(line) ?? [];
    return (action === void 0 ? void 0 : replace(before, action, ref)) ?? line;
  }).join("\n");
}

// src/onboard/files/merge.ts
function mergeBodies(base, ours, theirs) {
  const pins = { base: pinsOf(base), ours: pinsOf(ours), theirs: pinsOf(theirs) };
  const known = [...pins.theirs.keys()].filter((action) => pins.ours.has(action) && pins.base.has(action));
  const taken = new Set(known);
  const lines = (body2) => withoutPins(body2, taken).split("\n");
  const regions = diff3Merge(lines(ours), lines(base), lines(theirs), { excludeFalseConflicts: true });
  const conflicts = regions.flatMap(
    ({ conflict }) => conflict === void 0 ? [] : [{ base: conflict.o, ours: conflict.a, theirs: conflict.b }]
  );
  if (conflicts.length > 0) return { conflicts };
  const merged = regions.flatMap(({ ok }) => ok ?? []).join("\n");
  const chosen = known.flatMap((action) => {
    const pin = mergePin(pins.base.get(action), pins.ours.get(action), pins.theirs.get(action));
    return pin === void 0 ? [] : [[action, pin]];
  });
  const body = withPins(merged, new Map(chosen));
  if (!isYaml(body) && isYaml(ours))
    return { conflicts: [{ base: base.split("\n"), ours: ours.split("\n"), theirs: theirs.split("\n") }] };
  return { body };
}
function isYaml(text) {
  return parseDocument(text, { uniqueKeys: true }).errors.length === 0;
}

// src/onboard/files/compare.ts
function compareFile(current, desired, known = templates) {
  if (current === void 0) return { state: "absent", content: desired.content };
  if (desired.care === "seed") return { state: "present" };
  const windows = current.includes("\r\n");
  const text = current.replaceAll("\r\n", "\n");
  if (text === desired.content) return { state: "unchanged" };
  const ours = splitHeader(text);
  const theirs = splitHeader(desired.content);
  if (ours.header === void 0) return { state: "foreign", reason: "it was not generated by site-deploy" };
  if (theirs.header === void 0 || ours.header.template !== theirs.header.template)
    return { state: "foreign", reason: `it is generated from another template, ${ours.header.template}` };
  const base = known[ours.header.template][ours.header.version - 1]?.(ours.header.inputs);
  if (base === void 0)
    return { state: "foreign", reason: `it is of version ${ours.header.version} of the template, which is newer` };
  if (sha256(base) !== ours.header.bodyHash)
    return { state: "foreign", reason: "its header does not fit to what it once was generated as" };
  const endings = (content2) => windows ? content2.replaceAll("\n", "\r\n") : content2;
  if (ours.body === base) return { state: "pristine", content: endings(desired.content) };
  if (base === theirs.body) return { state: "customised" };
  const merged = mergeBodies(base, ours.body, theirs.body);
  if ("conflicts" in merged) return { state: "conflict", conflicts: merged.conflicts };
  const content = endings(headerLines(theirs.header).join("\n") + merged.body);
  return content === current ? { state: "customised" } : { state: "merged", content };
}

// src/onboard/subject.ts
function subjectOf(settings, repository, environment, { jobWorkflow, isServer = false } = {}) {
  const { owner, name } = repository;
  const prefix = settings.prefix ?? (isServer ? `repo:${owner}/${name}` : void 0);
  const context = `environment:${escapeColons(environment)}`;
  const refuse = (reason) => new SiteDeployError("ONBOARD_SUBJECT_UNKNOWN", `The subject of ${owner}/${name} is not known: ${reason}.`);
  const needPrefix = () => {
    if (prefix === void 0) throw refuse("GitHub does not say with which prefix it begins (sub_claim_prefix)");
    return prefix;
  };
  if (settings.claimKeys === void 0) return `${needPrefix()}:${context}`;
  const values = {
    repo: needPrefix,
    context: () => context,
    environment: () => context,
    repository: () => `repository:${escapeColons(`${owner}/${name}`)}`,
    repository_id: () => `repository_id:${repository.id}`,
    repository_owner: () => `repository_owner:${escapeColons(owner)}`,
    repository_owner_id: () => `repository_owner_id:${repository.ownerId}`,
    repository_visibility: () => `repository_visibility:${repository.visibility}`,
    job_workflow_ref: () => {
      if (jobWorkflow !== void 0) return `job_workflow_ref:${escapeColons(jobWorkflow)}`;
      throw refuse("it names the workflow file with its branch (job_workflow_ref), which differs from run to run");
    }
  };
  const parts = settings.claimKeys.map((key) => {
    const value = Object.hasOwn(values, key) ? values[key] : void 0;
    if (value === void 0)
      throw refuse(`it contains the claim "${key}", of which the value cannot be told beforehand`);
    return value();
  });
  if (!settings.claimKeys.some((key) => key === "context" || key === "environment"))
    throw refuse("it does not contain the environment, so that every branch would be let into both");
  return parts.join(":");
}
function escapeColons(value) {
  return value.replaceAll(":", "%3A");
}

// src/onboard/plan/desired.ts
var webhookEvents = ["issues", "pull_request", "push"];
function desiredState(site, options, repository, subject) {
  const { issuer = githubIssuer, provider = "repohost", reusable, shape } = options;
  const files = renderOnboarding(site, options);
  const jobWorkflow = shape === "caller" && reusable !== void 0 ? { jobWorkflow: reusable.uses } : {};
  const credential = (environment) => ({
    name: credentialName(site.slug, environment),
    issuer,
    subject: subjectOf(subject, repository, environment, { ...jobWorkflow, isServer: issuer !== githubIssuer }),
    audiences: [exchangeAudience]
  });
  const previews = (site.previewBranches ?? ["release/**"]).flatMap(policiesOf);
  return {
    slug: site.slug,
    credentials: [credential("Production"), credential("Preview")],
    environments: [
      { name: "Production", policies: [site.productionBranch] },
      // By hand, what is live may be looked at there; and the workflow that closes it runs on the default branch.
      { name: "Preview", policies: [.../* @__PURE__ */ new Set([...previews, site.productionBranch, repository.defaultBranch])] }
    ],
    variables: { SITE_SLUG: site.slug, SITE_PORTAL_URL: site.portal.url, ...options.variables },
    webhook: { url: `${site.portal.url}/api/webhooks/${provider}`, events: webhookEvents },
    files
  };
}
function credentialName(slug, environment) {
  const ending = `-${environment.toLowerCase()}`;
  return `site-${slug}`.slice(0, 120 - ending.length) + ending;
}
function policiesOf(pattern) {
  if (!pattern.includes("**")) return [pattern];
  return [pattern.replaceAll("**", "*"), pattern.replaceAll("**", "*/*")];
}
function withOwnConfig(site, text, file) {
  if (text === void 0) return site;
  const { environments } = parseSiteConfig(text, file);
  return {
    ...site,
    productionBranch: environments.production.branch,
    previewBranches: environments.preview.branches
  };
}

// src/onboard/plan/traits.ts
var lockfiles = [
  ["package-lock.json", "npm"],
  ["npm-shrinkwrap.json", "npm"],
  ["pnpm-lock.yaml", "pnpm"],
  ["yarn.lock", "yarn"],
  ["bun.lock", "bun"],
  ["bun.lockb", "bun"]
];
var nodeFiles = [".nvmrc", ".node-version"];
function traitsOf(has, root) {
  const inRoot = (name) => root === "." ? name : `${root}/${name}`;
  const node = nodeFiles.flatMap((name) => [inRoot(name), name]).find(has);
  const common = { root, ...node !== void 0 && { node: { file: node } } };
  for (const [name, packageManager] of lockfiles) {
    const lockfile = [inRoot(name), name].find(has);
    if (lockfile !== void 0) return { ...common, packageManager, lockfile };
  }
  return { ...common, packageManager: has(inRoot("package.json")) ? "npm" : "none" };
}

// src/onboard/plan/read.ts
async function readRepositoryState(record2, options) {
  const { github, config = "site.config.yml" } = options;
  const repository = await readRepository(github, record2.repository);
  const [subject, environments, variables, webhooks, pulls, files, branch, credentials] = await Promise.all([
    readSubjectSettings(github, repository),
    readEnvironments(github, repository),
    readVariables(github, repository),
    readWebhooks(github, repository),
    readPulls(github, repository, onboardingBranch),
    readFiles(github, repository, repository.defaultBranch),
    readBranch(github, repository, onboardingBranch),
    readCredentials(options.credentials)
  ]);
  const configText = await files.read(config);
  const site = withOwnConfig(record2, configText, config);
  const root = configText === void 0 ? options.repository?.root ?? "." : parseSiteConfig(configText, config).build.root;
  const traits = { ...traitsOf((path3) => files.idOf(path3) !== void 0, root), ...options.repository, root };
  const desired = desiredState(site, { ...options, repository: traits }, repository, subject);
  const states = await Promise.all(
    desired.files.map(async (file) => ({
      path: file.path,
      state: compareFile(await textOf(files, file), file, options.templates)
    }))
  );
  return {
    site,
    desired,
    current: {
      repository,
      ...credentials,
      environments,
      variables,
      webhooks,
      pulls,
      files: states,
      branch: branch === void 0 ? void 0 : await readOwnBranch(github, repository, branch)
    }
  };
}
async function textOf(files, desired) {
  return files.idOf(desired.path) === blobId(desired.content) ? desired.content : files.read(desired.path);
}
async function readCredentials(store) {
  if (store === void 0) return { credentials: void 0 };
  try {
    return { credentials: await store.list() };
  } catch (error) {
    if (!(error instanceof SiteDeployError) || error.code !== "CLOUD_PERMISSION_MISSING") throw error;
    return { credentials: void 0, credentialsUnknown: error.message.replace(/\.$/, "") };
  }
}
async function readOwnBranch(github, repository, commit) {
  const head = await readCommit(github, repository, commit);
  const hash = hashOfMessage(head.message);
  if (hash === void 0) return { ...head, filesHash: void 0, intact: false };
  const names = /^Writes (.*)\.$/m.exec(head.message)?.[1]?.split(", ") ?? [];
  const files = await readFiles(github, repository, commit);
  const texts = await Promise.all(names.map(async (path3) => ({ path: path3, content: await files.read(path3) ?? "" })));
  return { ...head, filesHash: hash, intact: filesHash(texts) === hash };
}

// src/github/rest/client.ts
var longestPatience = 5;
var pageSize = 100;
var mostPages = 100;
function createGitHub(options) {
  const { http, clock, token, signal, writeIntervalMs = 0, onPause } = options;
  const apiUrl = (options.apiUrl ?? "https://api.github.com").replace(/\/$/, "");
  let nextWrite = 0;
  async function call(request) {
    const { method, path: path3, json, expected = [] } = request;
    for (let patience = longestPatience; ; patience -= 1) {
      if (method !== "GET") await turnToWrite();
      const response = await http.send({
        method,
        url: apiUrl + path3,
        headers: {
          authorization: `Bearer ${token.reveal()}`,
          accept: "application/vnd.github+json",
          "x-github-api-version": "2022-11-28"
        },
        ...json !== void 0 && { json },
        // Replacements come to the same however often they are sent; a creation does not.
        retry: method === "POST" ? retry.refusedOnly : retry.safe,
        maxBytes: 32 << 20,
        signal
      }).catch((error) => {
        if (!(error instanceof HttpFault)) throw error;
        throw new SiteDeployError("GITHUB_UNAVAILABLE", `GitHub did not answer: ${error.message}`, { cause: error });
      });
      if (response.ok || expected.includes(response.status)) return response;
      const pause = patience > 1 ? limitPause(response, clock.now()) : void 0;
      if (pause === void 0) throw refusalOf(request, response);
      onPause?.(`GitHub limits requests: going on in ${Math.ceil(pause / 1e3)} s.`);
      await clock.sleep(pause, signal);
    }
  }
  async function turnToWrite() {
    const now = clock.now();
    const pause = nextWrite - now;
    nextWrite = Math.max(now, nextWrite) + writeIntervalMs;
    if (pause > 0) await clock.sleep(pause, signal);
  }
  return {
    apiUrl,
    call,
    async list({ path: path3, needs: needs3, expected }, key) {
      const items = [];
      for (let page = 1; page <= mostPages; page += 1) {
        const separator = path3.includes("?") ? "&" : "?";
        const response = await call({
          method: "GET",
          path: `${path3}${separator}per_page=${pageSize}&page=${page}`,
          needs: needs3,
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

// src/onboard/credentials/cloud-call.ts
var Failure = looseObject({
  error: looseObject({ code: optional(string()), message: optional(string()) })
});
async function cloudCall({ http, token, signal }, request, needs3) {
  const response = await http.send({
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${token.reveal()}`, accept: "application/json" },
    retry: retry.safe,
    signal
  }).catch((error) => {
    if (!(error instanceof HttpFault)) throw error;
    throw new SiteDeployError("CLOUD_UNAVAILABLE", `There was no answer: ${error.message}`, { cause: error });
  });
  if (response.ok) return response;
  const { data } = Failure.safeParse(response.json);
  const said = [data?.error.code, data?.error.message].filter((text) => text !== void 0).join(": ");
  const url = new URL(request.url);
  const facts = [
    `${request.method} ${url.host}${url.pathname}: status ${response.status}${said === "" ? "" : `, ${said}`}`,
    ...response.requestId === void 0 ? [] : [`request id: ${response.requestId}`]
  ];
  if (response.status === 401)
    throw new SiteDeployError("CLOUD_TOKEN_REFUSED", `${url.host} did not accept the token.`, { facts });
  if (response.status === 403)
    throw new SiteDeployError("CLOUD_PERMISSION_MISSING", `The token needs ${needs3}.`, { facts });
  if (response.status >= 500 || response.status === 429)
    throw new SiteDeployError("CLOUD_UNAVAILABLE", `${url.host} answered with status ${response.status}.`, { facts });
  throw new SiteDeployError("CLOUD_REFUSED", `${url.host} refused the request: ${said || response.status}.`, { facts });
}
function readCloudAnswer(schema, value) {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new SiteDeployError("CLOUD_REFUSED", "The federated credentials were answered in a shape that is not known.", {
    facts: result.error.issues.map(({ path: path3, message }) => `${path3.join(".") || "the answer"}: ${message}`)
  });
}

// src/onboard/credentials/arm.ts
var List = looseObject({
  value: array(
    looseObject({
      name: string(),
      properties: looseObject({ issuer: string(), subject: string(), audiences: array(string()) })
    })
  )
});
var host = "https://management.azure.com";
var version = "2024-11-30";
var needs = "Microsoft.ManagedIdentity/userAssignedIdentities/federatedIdentityCredentials/write on the managed identity (role Managed Identity Contributor)";
var resourcePattern = /^\/subscriptions\/([^/]+)\/resourceGroups\/([^/]+)\/providers\/Microsoft\.ManagedIdentity\/userAssignedIdentities\/([^/]+)$/i;
function armCredentials(access, resourceId) {
  const [, subscription, group, identity] = resourcePattern.exec(resourceId) ?? [];
  if (identity === void 0) {
    throw new SiteDeployError(
      "ONBOARD_INPUT_INVALID",
      `"${resourceId}" is not the resource id of a managed identity.`,
      {
        remedy: "It is what this prints: az identity show --query id --resource-group <group> --name <name>"
      }
    );
  }
  const base = `${host}${resourceId}/federatedIdentityCredentials`;
  const at = (name) => `${base}/${name}?api-version=${version}`;
  return {
    async list() {
      const url = `${base}?api-version=${version}`;
      const response = await cloudCall(access, { method: "GET", url }, needs);
      return readCloudAnswer(List, response.json).value.map(({ name, properties }) => {
        const { issuer, subject, audiences } = properties;
        return { name, issuer, subject, audiences };
      });
    },
    async put({ name, issuer, subject, audiences }) {
      const json = { properties: { issuer, subject, audiences } };
      await cloudCall(access, { method: "PUT", url: at(name), json }, needs);
    },
    commands: ({ name, issuer, subject, audiences }) => [
      `az identity federated-credential create --subscription ${subscription} --resource-group '${group}' --identity-name '${identity}' --name '${name}' --issuer '${issuer}' --subject '${subject.replaceAll("'", String.raw`'\''`)}' --audiences '${audiences.join("' '")}'`
    ]
  };
}

// src/onboard/credentials/graph.ts
var List2 = looseObject({
  value: array(
    looseObject({ name: string(), issuer: string(), subject: string(), audiences: array(string()) })
  ),
  "@odata.nextLink": optional(string())
});
var host2 = "https://graph.microsoft.com";
var needs2 = "the Microsoft Graph permission Application.ReadWrite.All, or to own the application";
function graphCredentials(access, clientId) {
  const base = `${host2}/v1.0/applications(appId='${clientId}')/federatedIdentityCredentials`;
  return {
    async list() {
      const found = [];
      for (let url = base; url !== void 0; ) {
        const response = await cloudCall(access, { method: "GET", url }, needs2);
        const page = readCloudAnswer(List2, response.json);
        found.push(...page.value);
        url = page["@odata.nextLink"];
        if (url !== void 0 && !url.startsWith(`${host2}/`))
          throw new SiteDeployError("CLOUD_REFUSED", `Microsoft Graph refers to another host: ${url}.`);
      }
      return found.map(({ name, issuer, subject, audiences }) => ({ name, issuer, subject, audiences }));
    },
    async put({ name, issuer, subject, audiences }) {
      const url = `${base}(name='${name}')`;
      const headers = { prefer: "create-if-missing" };
      await cloudCall(access, { method: "PATCH", url, headers, json: { issuer, subject, audiences } }, needs2);
    },
    commands: (credential) => appCommands(clientId, credential)
  };
}
function appCommands(clientId, credential) {
  const parameters = JSON.stringify(credential).replaceAll("'", String.raw`'\''`);
  return [`az ad app federated-credential create --id ${clientId} --parameters '${parameters}'`];
}

// src/cli/onboard/tools.ts
function secretOf({ env, log }, ...names) {
  const value = names.map((name) => env[name]?.trim()).find((candidate) => candidate !== void 0 && candidate !== "");
  if (value === void 0) return void 0;
  const secret = new Secret(value);
  log.mask(secret);
  return secret;
}
function gitHubOf(context, deps, isFleet) {
  const token = secretOf(context, "GH_TOKEN", "GITHUB_TOKEN");
  if (token === void 0) {
    throw new SiteDeployError("ONBOARD_SECRET_MISSING", "There is no token for GitHub.", {
      remedy: "Set GH_TOKEN, for example with: export GH_TOKEN=$(gh auth token)"
    });
  }
  const apiUrl = context.env.GITHUB_API_URL;
  return createGitHub({
    http: deps.http,
    clock: deps.clock,
    token,
    signal: deps.signal,
    onPause: (line) => context.log.info(line),
    ...apiUrl !== void 0 && { apiUrl },
    // GitHub asks for a second between writes where there are many of them.
    writeIntervalMs: isFleet ? 1e3 : 0
  });
}
function credentialsOf(context, { http, signal }, site, managedIdentity) {
  const { clientId } = site.azure;
  const name = managedIdentity === void 0 ? "SITE_DEPLOY_GRAPH_TOKEN" : "SITE_DEPLOY_ARM_TOKEN";
  const token = secretOf(context, name);
  const access = { http, signal, token: token ?? new Secret("") };
  const store = managedIdentity === void 0 ? graphCredentials(access, clientId) : armCredentials(access, managedIdentity);
  const commands = managedIdentity === void 0 ? (credential) => appCommands(clientId, credential) : store.commands;
  return { store: token === void 0 ? void 0 : store, commands };
}
async function webhookSecretOf(context, fromStdin) {
  if (!fromStdin) return secretOf(context, "SITE_DEPLOY_WEBHOOK_SECRET");
  const chunks = [];
  for await (const chunk of context.stdin?.() ?? []) chunks.push(Buffer.from(chunk));
  const value = Buffer.concat(chunks).toString("utf8").trim();
  if (value === "") throw new SiteDeployError("ONBOARD_SECRET_MISSING", "Standard input holds no secret.");
  const secret = new Secret(value);
  context.log.mask(secret);
  return secret;
}

// src/cli/onboard/one.ts
async function look(record2, run, managedIdentity) {
  const { options, context, deps, github, render } = run;
  const { store, commands } = credentialsOf(context, deps, record2, managedIdentity);
  const compared = await readRepositoryState(record2, { ...render, github, credentials: store });
  const plan = makePlan(compared.current, compared.desired, {
    force: options.force ?? false,
    rotateSecret: options.rotateWebhookSecret ?? false,
    commands
  });
  return { ...compared, plan, store };
}
function apply2(looked, { github, webhookSecret, deps }, onDone) {
  return applyPlan(looked.plan, {
    github,
    repository: looked.current.repository,
    credentials: looked.store,
    webhookSecret,
    signal: deps.signal,
    ...onDone !== void 0 && { onDone }
  });
}
async function onboardOne(record2, run) {
  const { options, context, github } = run;
  const { log } = context;
  const looked = await look(record2, run, options.managedIdentity);
  const { plan } = looked;
  if (options.doctor) {
    const findings = await examine(record2, looked, plan, github, options.config);
    if (options.json) print(context, findings);
    else for (const line of describeFindings(findings)) log.info(line);
    return findings.some(({ weight }) => weight === "broken") ? 1 : 0;
  }
  if (options.json) print(context, plan);
  else for (const line of describePlan(plan)) log.info(line);
  if (options.check) return plan.steps.length > 0 ? 1 : 0;
  if (!options.apply || plan.steps.length === 0) return 0;
  log.info("");
  const address = await apply2(looked, run, (line) => log.info(`done: ${line}`));
  if (address !== void 0) log.info(`Pull request: ${address}`);
  return 0;
}
async function onboardInFleet(record2, run, managedIdentity) {
  const looked = await look(record2, run, managedIdentity);
  const { steps, remarks } = looked.plan;
  const [note = ""] = remarks;
  if (steps.length === 0) return { status: "ready", steps: 0, note };
  if (!run.options.apply) return { status: "planned", steps: steps.length, note };
  return { status: "applied", steps: steps.length, note: await apply2(looked, run) ?? note };
}
function print({ stdout, redactor }, data) {
  stdout.write(`${redactor.redact(JSON.stringify(data, null, 2))}
`);
}
function describeFindings(findings) {
  if (findings.length === 0) return ["The repository is as it should be."];
  return findings.flatMap(({ weight, what, why, remedy }) => [
    `${weight === "broken" ? "BROKEN" : "risk  "}  ${what}`,
    `        ${why}`,
    `        What to do: ${remedy}`
  ]);
}

// src/cli/onboard/portal.ts
function portalOf(options, context, deps) {
  const url = options.portal;
  if (url === void 0) {
    throw new SiteDeployError("USAGE", "The address of the portal is not known.", { remedy: "Add --portal <url>." });
  }
  const token = secretOf(context, "PORTAL_TOKEN");
  if (token === void 0) {
    throw new SiteDeployError("ONBOARD_SECRET_MISSING", "There is no token for the portal.", {
      remedy: "Set PORTAL_TOKEN to a token of the portal."
    });
  }
  const client = new PortalClient({ http: deps.http, url, credential: async () => token });
  return {
    async getSite(id) {
      try {
        return await client.getSite(id, deps.signal);
      } catch (error) {
        throw explain(error, url);
      }
    },
    async *activeSites() {
      try {
        yield* client.eachSite({ status: "active" }, deps.signal);
      } catch (error) {
        throw explain(error, url);
      }
    }
  };
}

// src/cli/onboard/site.ts
import { readFile } from "node:fs/promises";
import path from "node:path";
var Identity = strictObject({
  clientId: optional(string()),
  tenantId: optional(string()),
  subscriptionId: optional(string()),
  managedIdentity: optional(string())
});
var Identities = record(string(), Identity);
async function readIdentities(cwd, file) {
  if (file === void 0) return {};
  const text = await readFile(path.resolve(cwd, file), "utf8").catch((cause) => {
    throw new SiteDeployError("USAGE", `${file} cannot be read.`, { cause });
  });
  const { data, error } = Identities.safeParse(parse(text));
  if (data !== void 0) return data;
  const facts = error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new SiteDeployError("USAGE", `${file} is not a map from slugs to identities.`, { facts, cause: error });
}
async function configOf(workspace, file) {
  try {
    return await loadSiteConfig(workspace, file);
  } catch (error) {
    if (error instanceof SiteDeployError && error.code === "CONFIG_NOT_FOUND") return void 0;
    throw error;
  }
}
var types = ["docs", "spa", "static"];
function typeOf(framework) {
  const word = framework.toLowerCase();
  const known = types.find((type) => type === word);
  if (known !== void 0) return known;
  if (/markdown|docs|documentation/.test(word)) return "docs";
  if (/spa|single-page/.test(word)) return "spa";
  return /static|pre-?rendered/.test(word) ? "static" : void 0;
}
function recordOf({ options, detail, config, identity, origin }) {
  const missing = [];
  const need = (option, ...values) => {
    const value = values.find((candidate) => candidate !== void 0 && candidate !== null);
    if (value === void 0 || value === null) missing.push(option);
    return value ?? void 0;
  };
  const named = detail && `${detail.repository.owner}/${detail.repository.name}`;
  const repository = need("--repository", options.repository, named, origin);
  const [owner = "", name = ""] = repository?.split("/") ?? [];
  const chosen = types.find((type2) => type2 === options.type);
  const previews = options.previewBranch ?? config?.environments.preview.branches;
  const previewUrl = detail?.devUrl ?? config?.environments.preview.url;
  const record2 = {
    id: need("--site-id", options.siteId, detail?.id, config?.site.id),
    slug: need("--slug", options.slug, detail?.slug, config?.site.slug),
    type: need("--type", chosen, detail && typeOf(detail.framework.type), config?.site.type),
    url: need("--url", options.url, detail && new URL(detail.url).origin, config?.site.url),
    productionBranch: options.productionBranch ?? detail?.repository.defaultBranch ?? config?.environments.production.branch ?? "master",
    portalUrl: need("--portal", options.portal, config?.portal.url),
    audience: need("--audience", options.audience, config?.portal.audience),
    clientId: need("--client-id", identity?.clientId, options.clientId, config?.azure.clientId),
    tenantId: need("--tenant-id", identity?.tenantId, options.tenantId, config?.azure.tenantId),
    subscriptionId: need(
      "--subscription-id",
      identity?.subscriptionId,
      options.subscriptionId,
      config?.azure.subscriptionId
    )
  };
  if (name === "" && !missing.includes("--repository")) missing.push("--repository");
  const { id, slug, type, url, portalUrl, audience, clientId, tenantId, subscriptionId } = record2;
  if (!id || !slug || !type || !url || !portalUrl || !audience || !clientId || !tenantId || !subscriptionId || !name) {
    throw new SiteDeployError("USAGE", `What the site is, is not wholly known: ${missing.join(", ")} missing.`, {
      remedy: "Add the options, or run it in a checkout with a site.config.yml."
    });
  }
  return {
    id,
    slug,
    type,
    url,
    ...previewUrl && { previewUrl: new URL(previewUrl).origin },
    repository: { owner, name },
    productionBranch: record2.productionBranch,
    ...previews !== void 0 && { previewBranches: previews },
    portal: { url: portalUrl.replace(/\/$/, ""), audience },
    azure: { clientId, tenantId, subscriptionId }
  };
}

// src/cli/onboard/all.ts
async function onboardAll(run) {
  const { options, context, deps } = run;
  const { log, stdout, cwd } = context;
  const concurrency = Number(options.concurrency);
  if (!Number.isInteger(concurrency) || concurrency < 1 || concurrency > 16)
    throw new SiteDeployError("USAGE", "--concurrency is a whole number from 1 to 16.");
  const { repository: _repository, slug: _slug, siteId: _siteId, url: _url, ...shared } = options;
  const identities = await readIdentities(cwd, options.identities);
  const portal = portalOf(options, context, deps);
  const outcomes = await onboardFleet(
    {
      sites: () => portal.activeSites(),
      async record(id) {
        const detail = await portal.getSite(id);
        return recordOf({ options: shared, detail, identity: identities[detail.slug] });
      }
    },
    {
      concurrency,
      signal: deps.signal,
      onboard: (site) => onboardInFleet(site, run, identities[site.slug]?.managedIdentity ?? options.managedIdentity),
      onOutcome: ({ slug, status }) => log.debug(`${slug}: ${status}`)
    }
  );
  if (options.json) stdout.write(`${context.redactor.redact(JSON.stringify(outcomes, null, 2))}
`);
  else for (const line of fleetTable(outcomes)) log.info(line);
  deps.signal.throwIfAborted();
  const isFailure = outcomes.some(({ status }) => status === "failed" || status === "not reached");
  const isBehind = options.check === true && outcomes.some(({ status }) => status === "planned");
  return isFailure || isBehind ? 1 : 0;
}

// src/cli/onboard/pinned.ts
async function pinnedOf(option, ref, github) {
  const [, path3 = "", at = "", version2] = /^([^@#]+)@([^#]+)(?:#(.+))?$/.exec(ref ?? "") ?? [];
  const [owner = "", name = ""] = path3.split("/");
  if (name === "") {
    throw new SiteDeployError("USAGE", `${option} is ${ref === void 0 ? "missing" : `not a reference: "${ref}"`}.`, {
      remedy: `Name it with its version, for example ${option} acme/site-deploy@v1.0.0`
    });
  }
  if (/^[0-9a-f]{40}$/.test(at)) {
    if (version2 !== void 0) return { uses: `${path3}@${at}`, version: version2 };
    throw new SiteDeployError("USAGE", `${option} does not say which version the commit ${at.slice(0, 12)} is.`, {
      remedy: `Add it: ${option} ${path3}@${at}#v1.0.0`
    });
  }
  if (github === void 0) {
    throw new SiteDeployError("USAGE", `${option} names a tag, and --render asks nobody what it stands for.`, {
      remedy: `Write ${option} ${path3}@<full commit id>#${at}`
    });
  }
  return { uses: `${path3}@${await resolveCommit(github, { owner, name }, at)}`, version: at };
}

// src/cli/onboard.ts
async function onboard(folder, options, context) {
  var _stack = [];
  try {
    const { env, log, signal, cwd } = context;
    const deps = __using(_stack, await openDeps({ log, signal, env, temporary: env.RUNNER_TEMP ?? tmpdir() }), true);
    const github = options.render === void 0 ? gitHubOf(context, deps, options.all ?? false) : void 0;
    const render = await renderOptionsOf(options, github);
    const webhookSecret = await webhookSecretOf(context, options.webhookSecretStdin ?? false);
    if (options.all) {
      if (github === void 0 || options.doctor)
        throw new SiteDeployError("USAGE", "--all goes with --dry-run, --check and --apply.");
      return onboardAll({ options, context, deps, github, render, webhookSecret });
    }
    const workspace = await workspaceOf(cwd, folder);
    const { repository: origin } = await readCheckout(createGit(workspace, env, signal));
    const config = await configOf(workspace, options.config);
    const portal = options.site === void 0 ? void 0 : portalOf(options, context, deps);
    const detail = options.site === void 0 ? void 0 : await portal?.getSite(options.site);
    const record2 = recordOf({ options, config, origin, ...detail !== void 0 && { detail } });
    if (github !== void 0) return onboardOne(record2, { options, context, deps, github, render, webhookSecret });
    const target = path2.resolve(cwd, options.render ?? ".");
    for (const { path: name, content } of renderOnboarding(record2, render)) {
      const file = path2.join(target, name);
      await mkdir(path2.dirname(file), { recursive: true });
      const written = await writeFile(file, content, { flag: "wx" }).then(
        () => "written",
        (error) => {
          if (error.code === "EEXIST") return "is there already, and is left alone";
          throw error;
        }
      );
      log.info(`${name}: ${written}`);
    }
    return 0;
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
async function renderOptionsOf(options, github) {
  const { singleJob, reusable, provider, config, apiToken, withHosting, withContent } = options;
  if (singleJob && reusable !== void 0)
    throw new SiteDeployError("USAGE", "--single-job and --reusable exclude each other.");
  return {
    action: await pinnedOf("--action", options.action, github),
    ...singleJob && { shape: "single-job" },
    ...reusable !== void 0 && { shape: "caller", reusable: await pinnedOf("--reusable", reusable, github) },
    ...github !== void 0 && { issuer: issuerOf(github.apiUrl) },
    ...provider !== void 0 && { provider },
    config,
    apiToken: apiToken ?? false,
    withHosting: withHosting ?? false,
    withContent: withContent ?? false
  };
}
export {
  onboard
};
