import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  parse
} from "./chunk-JF7VDNPF.js";
import {
  _default,
  boolean,
  looseObject,
  nullable,
  number2 as number,
  optional,
  record,
  string,
  union
} from "./chunk-P4I7N7I4.js";
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";

// src/localcloud/localcloud.ts
import { rmSync } from "node:fs";
import { mkdir as mkdir2, mkdtemp as mkdtemp2, rm as rm2 } from "node:fs/promises";
import os2 from "node:os";
import path4 from "node:path";

// src/localcloud/sample.ts
var sampleSite = {
  id: "site_123",
  slug: "acme-docs",
  name: "Acme Docs",
  type: "docs",
  url: "https://www.acme.example",
  repository: { owner: "acme", name: "docs" },
  azure: { clientId: "5f0c1d2e-3a4b-4c5d-8e6f-708192a3b4c5", tenantId: "0d1e2f30-4152-4637-9485-96a7b8c9dae0" },
  portal: { url: "https://portal.acme.example", audience: "api://3c2b1a09-f8e7-4d6c-9b5a-493827160504" }
};

// src/localcloud/runner/runner.ts
import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { createInterface } from "node:readline";

// src/localcloud/runner/action-metadata.ts
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
var Metadata = looseObject({
  inputs: _default(
    record(
      string(),
      nullable(looseObject({ default: optional(union([string(), number(), boolean()])) }))
    ),
    {}
  ),
  runs: looseObject({ main: string() })
});
async function readActionMetadata(root) {
  const file = path.join(root, "action.yml");
  const text = await readFile(file, "utf8").catch((cause) => {
    throw new SiteDeployError("LOCAL_CLOUD_UNAVAILABLE", `${file} cannot be read.`, { cause });
  });
  const { data, error } = Metadata.safeParse(parse(text));
  if (data === void 0) {
    throw new SiteDeployError("LOCAL_CLOUD_UNAVAILABLE", `${file} is not the metadata of a JavaScript action.`, {
      cause: error
    });
  }
  const main = path.join(root, data.runs.main);
  if (!existsSync(main)) {
    const remedy = "Build it with: npm run build";
    throw new SiteDeployError("LOCAL_CLOUD_UNAVAILABLE", `The action was not built: ${main} does not exist.`, {
      remedy
    });
  }
  const defaults = Object.entries(data.inputs).flatMap(
    ([name, input]) => (
      // There is no token of a job here, so what a runner would put in its place is empty.
      input?.default === void 0 ? [] : [[name, String(input.default).replace(/\$\{\{.*?\}\}/g, "")]]
    )
  );
  return { main, defaults: Object.fromEntries(defaults) };
}
function ownActionRoot() {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, "action.yml")) && folder !== path.dirname(folder)) folder = path.dirname(folder);
  return folder;
}

// src/localcloud/runner/commands.ts
var labels = { error: "Error: ", warning: "Warning: ", notice: "Notice: " };
function createLogReader() {
  const masks = [];
  const mask = (value) => {
    if (value.trim() !== "" && !masks.includes(value)) masks.push(value);
  };
  const annotations = [];
  let resumeToken;
  const hide = (text) => masks.toSorted((a, b) => b.length - a.length).reduce((shown, mask2) => shown.replaceAll(mask2, "***"), text);
  return {
    masks,
    annotations,
    read(line) {
      const command = parseCommand(line);
      if (resumeToken !== void 0) {
        if (command?.name !== resumeToken) return hide(line);
        resumeToken = void 0;
        return void 0;
      }
      if (command === void 0) return hide(line);
      const { name, properties, value } = command;
      switch (name) {
        case "add-mask":
          for (const part of [value, ...value.split(/\r?\n/)]) mask(part);
          return void 0;
        case "stop-commands":
          resumeToken = value;
          return void 0;
        case "error":
        case "warning":
        case "notice":
          annotations.push(annotationOf(name, hide(value), properties));
          return labels[name] + hide(value);
        case "group":
          return hide(value);
        case "endgroup":
        case "debug":
        case "echo":
        case "add-matcher":
        case "remove-matcher":
          return void 0;
        default:
          return hide(line);
      }
    }
  };
}
function parseCommand(line) {
  const [, name, list = "", value = ""] = /^\s*::([^\s:]+)(?: ([^:]*))?::(.*)$/.exec(line) ?? [];
  if (name === void 0) return void 0;
  const pairs = list.split(",").flatMap((pair) => {
    const equals = pair.indexOf("=");
    return equals > 0 ? [[pair.slice(0, equals).trim(), unescapeProperty(pair.slice(equals + 1))]] : [];
  });
  return { name, properties: Object.fromEntries(pairs), value: unescapeValue(value) };
}
function annotationOf(level, message, properties) {
  const { file, line, col, title } = properties;
  return {
    level,
    message,
    ...file === void 0 ? {} : { file },
    ...line === void 0 ? {} : { line: Number(line) },
    ...col === void 0 ? {} : { col: Number(col) },
    ...title === void 0 ? {} : { title }
  };
}
function unescapeValue(text) {
  return text.replaceAll("%0D", "\r").replaceAll("%0A", "\n").replaceAll("%25", "%");
}
function unescapeProperty(text) {
  return unescapeValue(text.replaceAll("%3A", ":").replaceAll("%2C", ","));
}

// src/localcloud/runner/environment.ts
import path2 from "node:path";
var server = "https://github.com";
function runnerEnvironment(event, files, workspace, inputs) {
  const [owner = ""] = event.repository.split("/");
  const workflow = `${event.repository}/.github/workflows/deploy.yml@${event.ref}`;
  return {
    PATH: [path2.dirname(process.execPath), process.env.PATH].join(path2.delimiter),
    HOME: files.home,
    LANG: "C.UTF-8",
    CI: "true",
    GITHUB_ACTIONS: "true",
    GITHUB_ACTION: "__self",
    GITHUB_ACTOR: event.actor ?? "octocat",
    GITHUB_ACTOR_ID: "583231",
    GITHUB_TRIGGERING_ACTOR: event.actor ?? "octocat",
    GITHUB_API_URL: "https://api.github.com",
    GITHUB_GRAPHQL_URL: "https://api.github.com/graphql",
    GITHUB_SERVER_URL: server,
    GITHUB_BASE_REF: event.baseRef ?? "",
    GITHUB_HEAD_REF: event.headRef ?? "",
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: files.event,
    GITHUB_JOB: "deploy",
    GITHUB_REF: event.ref,
    GITHUB_REF_NAME: event.ref.replace(/^refs\/(heads|tags|pull)\//, ""),
    GITHUB_REF_PROTECTED: "false",
    GITHUB_REF_TYPE: event.ref.startsWith("refs/tags/") ? "tag" : "branch",
    GITHUB_REPOSITORY: event.repository,
    GITHUB_REPOSITORY_ID: "2002",
    GITHUB_REPOSITORY_OWNER: owner,
    GITHUB_REPOSITORY_OWNER_ID: "1001",
    GITHUB_RETENTION_DAYS: "90",
    GITHUB_RUN_ATTEMPT: event.runAttempt ?? "1",
    GITHUB_RUN_ID: event.runId ?? "1",
    GITHUB_RUN_NUMBER: "1",
    GITHUB_SHA: event.sha,
    GITHUB_WORKFLOW: "Deploy",
    GITHUB_WORKFLOW_REF: workflow,
    GITHUB_WORKFLOW_SHA: event.sha,
    GITHUB_WORKSPACE: workspace,
    ...files.commands,
    RUNNER_ARCH: process.arch === "arm64" ? "ARM64" : "X64",
    RUNNER_ENVIRONMENT: "github-hosted",
    RUNNER_NAME: "local",
    RUNNER_OS: { darwin: "macOS", win32: "Windows" }[process.platform] ?? "Linux",
    RUNNER_TEMP: files.temp,
    RUNNER_TOOL_CACHE: files.toolCache,
    RUNNER_WORKSPACE: path2.dirname(workspace),
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [inputVariable(name), value]))
  };
}
function eventPayload(event) {
  const [owner = "", name = ""] = event.repository.split("/");
  const repository = {
    id: 2002,
    name,
    full_name: event.repository,
    owner: { login: owner, id: 1001 },
    html_url: `${server}/${event.repository}`
  };
  const commit = { id: event.sha, message: event.commitMessage ?? "Change the site" };
  const push = event.name === "push" ? { ref: event.ref, after: event.sha, head_commit: commit, commits: [commit] } : { ref: event.ref };
  return { ...push, repository, sender: { login: event.actor ?? "octocat" }, ...event.payload };
}
function inputVariable(name) {
  return `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`;
}

// src/localcloud/runner/files.ts
import { mkdir, mkdtemp, readFile as readFile2, writeFile } from "node:fs/promises";
import os from "node:os";
import path3 from "node:path";
async function createJobFiles(eventPayload2) {
  const root = await mkdtemp(path3.join(os.tmpdir(), "site-deploy-runner-"));
  const at = (name) => path3.join(root, name);
  const commandsFolder = at("file_commands");
  const commandAt = (name) => path3.join(commandsFolder, name);
  const files = {
    root,
    home: at("home"),
    temp: at("temp"),
    toolCache: at("toolcache"),
    event: path3.join(root, "workflow", "event.json"),
    commands: {
      GITHUB_OUTPUT: commandAt("set_output"),
      GITHUB_ENV: commandAt("set_env"),
      GITHUB_PATH: commandAt("add_path"),
      GITHUB_STATE: commandAt("save_state"),
      GITHUB_STEP_SUMMARY: commandAt("step_summary")
    }
  };
  await Promise.all(
    [files.home, files.temp, files.toolCache, commandsFolder, path3.dirname(files.event)].map((dir) => mkdir(dir))
  );
  await Promise.all(Object.values(files.commands).map((file) => writeFile(file, "")));
  await writeFile(files.event, JSON.stringify(eventPayload2, null, 2));
  return files;
}
async function readJobFiles({ commands }) {
  const [outputs, env, paths, state, summary] = await Promise.all(
    Object.values(commands).map((file) => readFile2(file, "utf8"))
  );
  return {
    outputs: parseAssignments(outputs ?? ""),
    env: parseAssignments(env ?? ""),
    state: parseAssignments(state ?? ""),
    path: (paths ?? "").split(/\r?\n/).filter((line) => line !== ""),
    summary: summary ?? ""
  };
}
function parseAssignments(text) {
  const values = {};
  const lines = text.split(/\r?\n/);
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? "";
    const [, blockName, delimiter] = /^([^=]+?)<<(.+)$/.exec(line) ?? [];
    if (blockName !== void 0 && delimiter !== void 0) {
      const end = lines.indexOf(delimiter, index + 1);
      if (end === -1) break;
      values[blockName] = lines.slice(index + 1, end).join("\n");
      index = end;
      continue;
    }
    const equals = line.indexOf("=");
    if (equals > 0) values[line.slice(0, equals)] = line.slice(equals + 1);
  }
  return values;
}

// src/localcloud/runner/runner.ts
async function startAction(options) {
  const { event, workspace, cloud } = options;
  const action = await readActionMetadata(options.actionRoot ?? ownActionRoot());
  const files = await createJobFiles(eventPayload(event));
  const env = {
    ...runnerEnvironment(event, files, workspace, { ...action.defaults, ...options.inputs }),
    ...cloud?.env,
    ...options.idToken && cloud !== void 0 ? cloud.github.runnerEnv(claimsOf(options)) : {},
    ...options.extraEnv
  };
  const startedAt = performance.now();
  const child = spawn(process.execPath, [action.main], { cwd: workspace, env, stdio: ["ignore", "pipe", "pipe"] });
  const log = collect(child, options.onLine);
  const done = log.ended.then(async ({ code, signal }) => {
    const milliseconds = performance.now() - startedAt;
    return { code, signal, ...log.texts(), ...await readJobFiles(files), milliseconds };
  });
  done.catch(() => void 0);
  const dispose = async () => {
    child.kill("SIGKILL");
    await done.catch(() => void 0);
    await rm(files.root, { recursive: true, force: true });
  };
  return {
    pid: child.pid ?? 0,
    tempDir: files.temp,
    done,
    signal: (signal) => void child.kill(signal),
    line: log.line,
    dispose,
    [Symbol.asyncDispose]: dispose
  };
}
function claimsOf({ event, jobEnvironment, claims }) {
  return {
    repository: event.repository,
    ref: event.ref,
    sha: event.sha,
    eventName: event.name,
    runId: event.runId ?? "1",
    runAttempt: event.runAttempt ?? "1",
    ...jobEnvironment === void 0 ? {} : { environment: jobEnvironment },
    ...claims
  };
}
function collect(child, onLine) {
  const reader = createLogReader();
  const written = [];
  const visible = [];
  const text = { stdout: "", stderr: "" };
  let watchers = [];
  const follow = (name, stream) => {
    if (stream === null) return;
    stream.setEncoding("utf8").on("data", (chunk) => {
      text[name] += chunk;
    });
    createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }).on("line", (line) => {
      written.push(line);
      const shown = reader.read(line);
      if (shown !== void 0) visible.push(shown);
      if (shown !== void 0) onLine?.(shown);
      for (const watcher of watchers) if (line.search(watcher.pattern) !== -1) watcher.resolve(line);
    });
  };
  follow("stdout", child.stdout);
  follow("stderr", child.stderr);
  const ended = new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => {
      for (const { pattern, reject: fail } of watchers) fail(endedWithout(pattern, visible));
      watchers = [];
      resolve({ code, signal });
    });
  });
  return {
    ended,
    texts: () => ({ ...text, masks: reader.masks, annotations: reader.annotations, visible: visible.join("\n") }),
    line(pattern) {
      const before = written.find((line) => line.search(pattern) !== -1);
      if (before !== void 0) return Promise.resolve(before);
      const { promise, resolve, reject } = Promise.withResolvers();
      promise.catch(() => void 0);
      if (child.exitCode !== null || child.signalCode !== null) reject(endedWithout(pattern, visible));
      else watchers.push({ pattern, resolve, reject });
      return promise;
    }
  };
}
function endedWithout(pattern, visible) {
  return new SiteDeployError("LOCAL_CLOUD_UNAVAILABLE", `The action ended without a line like ${pattern}.`, {
    facts: visible.slice(-20)
  });
}

// src/localcloud/localcloud.ts
async function startLocalCloud(options = {}) {
  const undo = [];
  let closing;
  const close = () => {
    closing ??= Promise.all(undo.splice(0).map((step) => step())).then(() => removeTemporary());
    return closing;
  };
  const temporary = options.dir === void 0 ? await mkdtemp2(path4.join(os2.tmpdir(), "site-deploy-cloud-")) : void 0;
  const removeOnExit = () => {
    if (temporary !== void 0) rmSync(temporary, { recursive: true, force: true });
  };
  const removeTemporary = async () => {
    process.removeListener("exit", removeOnExit);
    if (temporary !== void 0) await rm2(temporary, { recursive: true, force: true });
  };
  process.once("exit", removeOnExit);
  try {
    return {
      ...await startServices(options, path4.resolve(options.dir ?? temporary ?? "."), undo),
      close,
      [Symbol.asyncDispose]: close
    };
  } catch (error) {
    await close();
    if (error instanceof SiteDeployError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new SiteDeployError("LOCAL_CLOUD_UNAVAILABLE", `The local cloud could not start: ${reason}`, {
      cause: error
    });
  }
}
async function startServices(options, dir, undo) {
  const sites = options.sites ?? [sampleSite];
  const folder = async (name) => {
    const target = path4.join(dir, name);
    await mkdir2(target, { recursive: true });
    return target;
  };
  const parts = await loadParts();
  const starting = [
    folder("certificates").then((at) => parts.startGateway(at, options.passThrough)).then(undoable(undo)),
    folder("blob").then(parts.startBlobStorage).then(undoable(undo)),
    parts.createIdTokens(),
    folder("sites"),
    folder("home")
  ];
  await Promise.allSettled(starting);
  const [gateway, storage, github, sitesDir, home] = await Promise.all(starting);
  const directory = parts.directoryOf(sites, github.issuer);
  const entra = await parts.createEntra(directory, /* @__PURE__ */ new Map([[github.issuer, github.keys]]));
  const hosting = undoable(undo)(parts.createHosting({ sites, home, swaStart: options.swaStart ?? false }));
  const distribution = parts.createDistribution({ storage, hosting, dir: sitesDir, polls: options.polls ?? 1 });
  const portal = undoable(undo)(
    await parts.createPortal({
      ...options.portal,
      sites,
      accessTokens: { issuerOf: entra.issuerOf, keys: (tenant) => parts.createLocalJWKSet(entra.keys(tenant)) },
      issueDeploymentToken: (site) => distribution.issueToken({ site })
    })
  );
  const githubApi = undoable(undo)(
    parts.createGitHubApi({ repositories: parts.repositoriesOf(sites), gateway: gateway.env.HTTP_PROXY })
  );
  const graph = parts.createGraph(entra.apps);
  const { deployments } = distribution;
  const arm = parts.createArm(entra.apps, void 0, { sites, hosting, deployments });
  const workspace = parts.createWorkspaceService(options.workspace);
  gateway.route(/\.azurestaticapps\.net$/, hosting.handler);
  for (const site of sites) gateway.route(new URL(site.url).hostname, hosting.handler);
  gateway.route(parts.contentHosts, distribution.handler);
  gateway.route(storage.host, storage.handler);
  gateway.route(parts.loginHost, entra.handler);
  gateway.route(parts.githubApiHost, githubApi.handler);
  gateway.route(parts.graphHost, graph.handler);
  gateway.route(parts.armHost, arm.handler);
  for (const host of Object.values(parts.idTokenHosts)) gateway.route(host, github.handler);
  for (const site of sites) gateway.route(new URL(site.portal.url).hostname, portal.handle);
  const release = parts.createClientRelease();
  for (const host of Object.values(parts.releaseHosts)) gateway.route(host, release.handler);
  for (const host of Object.values(parts.workspaceHosts)) gateway.route(host, workspace.handler);
  const { env, ca, requests, faults, route } = gateway;
  const services = { github, githubApi, graph, arm, entra, portal, distribution, hosting, release, workspace };
  return { env, ca, sites, requests, faults, ...services, route };
}
async function loadParts() {
  const modules = await Promise.all([
    import("./blob-QHHKMTIN.js"),
    import("./distribution-2LOQQMEY.js"),
    import("./entra-VE3NXA62.js"),
    import("./gateway-R5EVLKKT.js"),
    import("./hosting-BE5V4XJL.js"),
    import("./id-tokens-FML3QX35.js"),
    import("./portal-26NZXX56.js"),
    import("./swa-client-JRFTH7FF.js"),
    import("jose"),
    import("./github-PFBWFUSG.js"),
    import("./graph-SKP45M35.js"),
    import("./arm-RBXNREQI.js"),
    import("./workspace-api-B4LOW5G2.js")
  ]);
  const [
    blob,
    distribution,
    entra,
    gateway,
    hosting,
    idTokens,
    portal,
    release,
    jose,
    githubApi,
    graph,
    arm,
    workspace
  ] = modules;
  return {
    ...blob,
    ...distribution,
    ...entra,
    ...gateway,
    ...hosting,
    ...idTokens,
    ...portal,
    ...githubApi,
    ...graph,
    ...arm,
    ...release,
    ...workspace,
    createLocalJWKSet: jose.createLocalJWKSet
  };
}
function undoable(undo) {
  return (part) => {
    undo.push(() => part.close());
    return part;
  };
}

export {
  sampleSite,
  startAction,
  startLocalCloud
};
