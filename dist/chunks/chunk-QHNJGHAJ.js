import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  cloudCall,
  readCloudAnswer
} from "./chunk-UCGNSU7Y.js";
import {
  blobId,
  createCommit,
  headerLines,
  pointBranch,
  readBranch,
  readCommit,
  readFiles,
  renderOnboarding,
  rollbackPath,
  sha256,
  splitHeader,
  templates
} from "./chunk-F47FS75R.js";
import {
  readAnswer,
  readRepository,
  repositoryPath
} from "./chunk-QTTUDPTM.js";
import {
  parseSiteConfig
} from "./chunk-7DB6NTV3.js";
import {
  parseDocument
} from "./chunk-JF7VDNPF.js";
import {
  iso_exports
} from "./chunk-YGLX6Y6F.js";
import {
  _default,
  _enum,
  array,
  boolean,
  int,
  literal,
  looseObject,
  nullable,
  number2 as number,
  optional,
  record,
  strictObject,
  string,
  union
} from "./chunk-P4I7N7I4.js";
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";

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

// src/onboard/fleet/fleet.ts
var endsAll = ["GITHUB_TOKEN_REFUSED", "GITHUB_RATE_LIMITED", "CLOUD_TOKEN_REFUSED"];
async function onboardFleet(source, options) {
  const { concurrency, signal, progress, onOutcome } = options;
  const sites = [];
  for await (const site of source.sites()) sites.push(site);
  const outcomes = sites.map(
    (site) => progress?.earlier(site) ?? { ...notReached, slug: site.slug }
  );
  const open = sites.flatMap((site, index) => outcomes[index]?.earlier === void 0 ? [{ site, index }] : []);
  let done = sites.length - open.length;
  let isOver = false;
  const work = async () => {
    for (let next = open.shift(); next !== void 0 && !isOver && !signal.aborted; next = open.shift()) {
      const { site, index } = next;
      try {
        outcomes[index] = { slug: site.slug, ...await options.onboard(await source.record(site.id)) };
      } catch (thrown) {
        if (signal.aborted) return;
        const error = SiteDeployError.from(thrown);
        isOver ||= endsAll.includes(error.code);
        outcomes[index] = { slug: site.slug, status: "failed", steps: 0, note: `${error.message} [${error.code}]` };
      }
      done += 1;
      const outcome = outcomes[index];
      if (outcome === void 0) continue;
      progress?.keep(site, outcome);
      onOutcome?.(outcome, done, sites.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: concurrency }, work));
  } finally {
    await progress?.close(isComplete(outcomes));
  }
  return outcomes;
}
function isComplete(outcomes) {
  return outcomes.every(({ status }) => status !== "failed" && status !== "not reached");
}
var notReached = { status: "not reached", steps: 0, note: "run it again: it goes on here" };

// src/onboard/fleet/progress.ts
var Entry = strictObject({
  digest: string(),
  status: _enum(["ready", "planned", "applied"]),
  steps: int(),
  note: string(),
  at: iso_exports.datetime()
});
var File = strictObject({ version: literal(1), sites: record(string(), Entry) });
var longestAge = 24 * 60 * 6e4;
async function openProgress(store, clock, onProblem) {
  const entries = /* @__PURE__ */ new Map();
  let isUsable = true;
  const give = (error) => {
    if (isUsable) onProblem(error);
    isUsable = false;
  };
  const text = await store.read().catch(give);
  const { data } = File.safeParse(parse(text ?? ""));
  for (const [id, entry] of Object.entries(data?.sites ?? {})) {
    if (clock.now() - Date.parse(entry.at) < longestAge) entries.set(id, entry);
  }
  let writing;
  let isBehind = false;
  const write = async () => {
    while (isBehind && isUsable) {
      isBehind = false;
      const file = { version: 1, sites: Object.fromEntries(entries) };
      await store.write(`${JSON.stringify(file, null, 1)}
`).catch(give);
    }
    writing = void 0;
  };
  return {
    earlier({ id, slug, digest }) {
      const entry = entries.get(id);
      if (entry === void 0 || entry.digest !== digest) return void 0;
      const { status, steps, note, at } = entry;
      return { slug, status, steps, note, earlier: at };
    },
    keep({ id, digest }, { status, steps, note }) {
      if (digest === void 0 || status === "failed" || status === "not reached") return;
      entries.set(id, { digest, status, steps, note, at: new Date(clock.now()).toISOString() });
      isBehind = true;
      writing ??= write();
    },
    async close(isComplete2) {
      await writing;
      if (isComplete2 && isUsable) await store.remove().catch(give);
    }
  };
}
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}

// src/onboard/plan/describe.ts
function describePlan({ steps, remarks }) {
  const width = String(steps.length).length;
  return [
    ...steps.length === 0 ? ["Nothing to do: everything is as it should be."] : [],
    ...steps.flatMap(
      (step, index) => describeStep(step).map(
        (line, at) => at === 0 ? `${String(index + 1).padStart(width)}. ${line}` : `${" ".repeat(width + 2)}${line}`
      )
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
      return [`Let ${branchesOf(step.pattern)} deploy to ${step.environment}`];
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
          ({ path, state }) => `${path}: ${state === "absent" ? "add" : state === "merged" ? "merge" : "update"}`
        )
      ];
  }
}
function branchesOf(pattern) {
  return pattern.includes("*") ? `branches like ${pattern}` : `the branch ${pattern}`;
}

// src/github/environments.ts
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
  const path = `${repositoryPath(repository)}/environments`;
  const found = await github.list({ path, needs: "Actions: read", expected: [404] }, "environments");
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

// src/github/pulls.ts
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
  const path = `${repositoryPath(repository)}/pulls`;
  const needs3 = "Pull requests: write";
  const open = (await readPulls(github, repository, branch)).find(({ state }) => state === "open");
  if (open !== void 0) {
    await github.call({ method: "PATCH", path: `${path}/${open.number}`, needs: needs3, json: text });
    return open.url;
  }
  const created = await github.call({
    method: "POST",
    path,
    needs: needs3,
    json: { ...text, head: branch, base: repository.defaultBranch }
  });
  return readAnswer(Pull, created.json, "a pull request").html_url ?? "";
}

// src/github/variables.ts
var Variable = looseObject({ name: string(), value: string() });
async function readVariables(github, repository) {
  const path = `${repositoryPath(repository)}/actions/variables`;
  const found = await github.list({ path, needs: "Variables: read" }, "variables");
  return new Map(
    readAnswer(array(Variable), found, "the variables").map(({ name, value }) => [name.toUpperCase(), value])
  );
}
async function writeVariable(github, repository, variable) {
  const path = `${repositoryPath(repository)}/actions/variables`;
  const request = { needs: "Variables: write", json: variable };
  const created = await github.call({ ...request, method: "POST", path, expected: [409] });
  if (created.status === 409) await github.call({ ...request, method: "PATCH", path: `${path}/${variable.name}` });
}

// src/github/webhooks.ts
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
  const path = hooksPath(repository);
  const json = {
    active: true,
    events,
    config: { url, content_type: "json", insecure_ssl: "0", secret: secret.reveal() }
  };
  const request = { needs: "Webhooks: write" };
  if (id !== void 0) {
    await github.call({ ...request, method: "PATCH", path: `${path}/${id}`, json });
    await github.call({ ...request, method: "POST", path: `${path}/${id}/pings` });
    return;
  }
  const created = await github.call({
    ...request,
    method: "POST",
    path,
    json: { name: "web", ...json },
    expected: [422]
  });
  if (created.ok) return;
  const existing = (await readWebhooks(github, repository)).find((hook) => hook.url === url);
  if (existing === void 0) await github.call({ ...request, method: "POST", path, json: { name: "web", ...json } });
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

// src/onboard/plan/pull-request.ts
var onboardingBranch = "site-deploy/onboarding";
var trailerPattern = /^Site-Deploy-Files: ([0-9a-f]{64})$/m;
function filesHash(files) {
  return sha256(JSON.stringify(files.map(({ path, content }) => [path, content])));
}
function commitMessage(files) {
  const names = files.map(({ path }) => path).join(", ");
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
    ({ path, state }) => "content" in state ? [{ path, content: state.content, state: state.state }] : []
  );
  const remarks = files.flatMap(({ path, state }) => remarkOf(path, state));
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
function remarkOf(path, state) {
  if (state.state === "foreign") return [`${path} is left alone: ${state.reason}.`];
  if (state.state === "conflict")
    return [`${path} is left alone: you and its template have changed the same lines.`, ...conflictLines(state)];
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
  const conflicts = files.flatMap(({ path, state }) => state.state === "conflict" ? [{ path, state }] : []);
  const foreign = files.flatMap(
    ({ path, state }) => state.state === "foreign" ? [`- \`${path}\`: ${state.reason}`] : []
  );
  const body = [
    "Makes this repository deploy its site: from a push to a live, verified site, with no cloud secret stored anywhere.",
    "",
    ...changes.map(({ path, state }) => `- \`${path}\`: ${deeds[state]}`),
    "",
    loginIsReady ? "Login, environments, variables and webhook are ready: after the merge, the next push deploys." : "Environments, variables and webhook are ready. The federated credentials were not looked at: see to them before the merge.",
    "Close this pull request to decline it; it is not opened again by itself.",
    ...foreign.length > 0 ? ["", "**Left alone**", "", ...foreign] : [],
    ...conflicts.flatMap(({ path, state }) => [
      "",
      `**Not written: \`${path}\`.** You and its template have changed the same lines.`,
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

// src/github/workflows.ts
var Workflow = looseObject({ path: string(), state: string() });
async function readWorkflowStates(github, repository) {
  const found = await github.list(
    { path: `${repositoryPath(repository)}/actions/workflows`, needs: "Actions: read" },
    "workflows"
  );
  return new Map(readAnswer(array(Workflow), found, "the workflows").map(({ path, state }) => [path, state]));
}
var Commit = looseObject({ sha: string() });
async function resolveCommit(github, repository, ref) {
  const response = await github.call({
    method: "GET",
    path: `${repositoryPath(repository)}/commits/${ref.split("/").map(encodeURIComponent).join("/")}`,
    needs: "Contents: read"
  });
  return readAnswer(Commit, response.json, "a commit").sha;
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

// src/onboard/doctor/file-findings.ts
function changedFiles(files) {
  const names = files.map(({ path, state }) => `${path} (${state === "absent" ? "missing" : "out of date"})`);
  return {
    // Without the rollback deployments still succeed.
    weight: files.some(({ path, state }) => state === "absent" && path !== rollbackPath) ? "broken" : "risk",
    what: `Not as they should be: ${names.join(", ")}.`
  };
}
function fileFindings({ files, pulls }, { steps }) {
  const waiting = files.flatMap(({ path, state }) => "content" in state ? [{ path, state: state.state }] : []);
  const isPlanned = steps.some(({ kind }) => kind === "pull-request");
  return [
    ...waiting.length === 0 || isPlanned ? [] : [{ ...changedFiles(waiting), ...whyWaiting(pulls) }],
    ...files.flatMap(({ path, state }) => leftAlone(path, state))
  ];
}
function whyWaiting(pulls) {
  const open = pulls.find(({ state }) => state === "open");
  if (open !== void 0)
    return {
      why: "The files of the default branch are what runs, and the pull request with them is not merged.",
      remedy: `Merge ${open.url || `pull request #${open.number}`}.`
    };
  if (pulls[0]?.state === "closed")
    return {
      why: `The pull request #${pulls[0].number} was closed without a merge, which counts as declined.`,
      remedy: "site-deploy onboard --apply --force opens a new one."
    };
  return {
    why: `The branch ${onboardingBranch} has commits of others, and is left alone.`,
    remedy: "Merge or remove the branch; site-deploy onboard --apply --force writes it anew."
  };
}
function leftAlone(path, state) {
  if (state.state === "foreign")
    return [
      {
        weight: "risk",
        what: `${path} is left alone: ${state.reason}.`,
        why: "Whether it deploys the site is not known, and it gets no updates.",
        remedy: `Compare it with what site-deploy onboard --render writes; remove ${path} and use --apply to have that one.`
      }
    ];
  if (state.state === "conflict")
    return [
      {
        weight: "risk",
        what: `${path} is left alone: you and its template have changed the same lines.`,
        why: "It stays at the older template.",
        remedy: "site-deploy onboard --dry-run shows both sides: write the lines as they should be."
      }
    ];
  return [];
}

// src/onboard/doctor/step-finding.ts
var apply = "site-deploy onboard --apply corrects it.";
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
        ...changedFiles(step.files),
        why: "The files of the default branch are what runs.",
        remedy: "site-deploy onboard --apply opens a pull request with them."
      };
  }
}

// src/onboard/doctor/doctor.ts
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
    ...repositoryFindings(record2, current),
    ...credentialFindings(current),
    ...plan.steps.map((step) => stepFinding(step, current)),
    ...fileFindings(current, plan),
    ...environmentFindings({ current, desired }),
    ...workflowFindings(desired.files, workflows),
    ...deliveryFindings(desired.webhook.url, deliveries),
    ...configFindings(record2, await files.read(configFile), configFile)
  ];
}
function repositoryFindings({ repository: named }, { repository }) {
  const findings = [];
  if (`${named.owner}/${named.name}` !== `${repository.owner}/${repository.name}`)
    findings.push({
      weight: "risk",
      what: `The portal calls the repository ${named.owner}/${named.name}; it is ${repository.owner}/${repository.name} now.`,
      why: "A rename or a transfer changes the subject of its id tokens, and the portal finds events by the name.",
      remedy: "Correct the repository in the portal. --apply corrects the credentials."
    });
  if (repository.archived)
    findings.push({
      weight: "broken",
      what: "The repository is archived.",
      why: "Nothing can be written to it, and its workflows do not run.",
      remedy: "Take it out of the archive in its settings, or archive the site in the portal."
    });
  return findings;
}
function credentialFindings({ credentials, credentialsUnknown = "there is no token for them" }) {
  if (credentials !== void 0) return [];
  return [
    {
      weight: "risk",
      what: `The federated credentials were not looked at: ${credentialsUnknown}.`,
      why: "Whether runs can log in is not known.",
      remedy: "Run it again with SITE_DEPLOY_GRAPH_TOKEN, or with --managed-identity and SITE_DEPLOY_ARM_TOKEN."
    }
  ];
}
function environmentFindings({ current, desired }) {
  return desired.environments.flatMap(({ name, policies }) => {
    const existing = findEnvironment(current.environments, name);
    if (existing === void 0) return [];
    const others = existing.policies.filter((pattern) => !policies.includes(pattern));
    const spelling = existing.name === name ? [] : [
      {
        weight: "broken",
        what: `The environment is called ${existing.name}, and the workflow asks for ${name}.`,
        why: "The name is part of the subject, which Entra compares with its case.",
        remedy: `Make an environment ${name} with the same rules in the settings of the repository, and remove ${existing.name}.`
      }
    ];
    return [
      ...spelling,
      ...others.map(
        (pattern) => ({
          weight: "risk",
          what: `${name} also lets ${pattern} deploy.`,
          why: "Whoever can push such a branch can deploy it, with the identity of the environment.",
          remedy: `Remove the policy in the settings of the environment ${name} unless it is meant to be there.`
        })
      )
    ];
  });
}
function workflowFindings(files, states) {
  return files.flatMap(({ path }) => {
    const state = states.get(path);
    if (state === void 0 || state === "active") return [];
    return [
      {
        weight: "broken",
        what: `The workflow ${path} is switched off (${state}).`,
        why: "Pushes do not start it. GitHub switches workflows of quiet repositories off by itself.",
        remedy: `Switch it on again: gh workflow enable ${path.split("/").at(-1)}`
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

// src/github/oidc.ts
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
  if (base === theirs.body && ours.body === base && isSame2(ours.header.inputs, theirs.header.inputs))
    return { state: "unchanged" };
  if (ours.body === base) return { state: "pristine", content: endings(desired.content) };
  if (base === theirs.body) return { state: "customised" };
  const merged = mergeBodies(base, ours.body, theirs.body);
  if ("conflicts" in merged) return { state: "conflict", conflicts: merged.conflicts };
  const content = endings(headerLines(theirs.header).join("\n") + merged.body);
  return content === current ? { state: "customised" } : { state: "merged", content };
}
function isSame2(ours, theirs) {
  return JSON.stringify(ours) === JSON.stringify(theirs);
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
  const traits = { ...traitsOf((path) => files.idOf(path) !== void 0, root), ...options.repository, root };
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
  const texts = await Promise.all(names.map(async (path) => ({ path, content: await files.read(path) ?? "" })));
  return { ...head, filesHash: hash, intact: filesHash(texts) === hash };
}

// src/onboard/onboard.ts
async function planOnboarding(record2, options) {
  const compared = await readRepositoryState(record2, options);
  return { ...compared, record: record2, options, plan: makePlan(compared.current, compared.desired, options) };
}
function applyOnboarding({ plan, current, options }, more) {
  const { github, credentials } = options;
  return applyPlan(plan, { ...more, github, credentials, repository: current.repository });
}
function examineOnboarding(onboarding) {
  const { record: record2, plan, options } = onboarding;
  return examine(record2, onboarding, plan, options.github, options.config);
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
      return readCloudAnswer(List, response.json, "the federated credentials").value.map(({ name, properties }) => {
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
        const page = readCloudAnswer(List2, response.json, "the federated credentials");
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
    // For the Azure CLI and a POSIX shell.
    commands(credential) {
      const parameters = JSON.stringify(credential).replaceAll("'", String.raw`'\''`);
      return [`az ad app federated-credential create --id ${clientId} --parameters '${parameters}'`];
    }
  };
}

export {
  issuerOf,
  onboardFleet,
  isComplete,
  openProgress,
  describePlan,
  resolveCommit,
  planOnboarding,
  applyOnboarding,
  examineOnboarding,
  armCredentials,
  graphCredentials
};
