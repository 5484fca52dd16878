import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  packageName,
  readLive,
  readPackageName
} from "./chunk-UUSQH3EW.js";
import {
  gitHubOf
} from "./chunk-C74WVBAL.js";
import {
  readCheckout
} from "./chunk-2PETUUMR.js";
import {
  workspaceOf
} from "./chunk-FKSG4M4B.js";
import {
  deployPath,
  readFiles,
  rollbackPath,
  splitHeader
} from "./chunk-F47FS75R.js";
import "./chunk-DQC4Z7BQ.js";
import {
  readAnswer,
  readRepository,
  refusalOf,
  repositoryPath
} from "./chunk-QTTUDPTM.js";
import {
  openDeps
} from "./chunk-AQ734HFF.js";
import {
  createGit
} from "./chunk-MVQY7MKV.js";
import {
  parseSiteConfig
} from "./chunk-7DB6NTV3.js";
import "./chunk-JF7VDNPF.js";
import "./chunk-CWZALBSL.js";
import "./chunk-DTGO4ACT.js";
import "./chunk-MBUNNDKD.js";
import "./chunk-4TWNR5YP.js";
import "./chunk-GGGL2V5K.js";
import "./chunk-YGLX6Y6F.js";
import "./chunk-NJ6UBD6J.js";
import {
  array,
  boolean,
  int,
  looseObject,
  nullable,
  optional,
  string
} from "./chunk-P4I7N7I4.js";
import "./chunk-OI22C6ZB.js";
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";
import {
  __callDispose,
  __using
} from "./chunk-MIU6LSPI.js";

// src/cli/rollback/rollback.ts
import { tmpdir } from "node:os";

// src/github/runs.ts
var RunAnswer = looseObject({
  id: int(),
  html_url: string(),
  event: string(),
  head_branch: nullable(string()),
  head_sha: string(),
  head_repository: optional(nullable(looseObject({ full_name: string() }))),
  status: nullable(string()),
  conclusion: optional(nullable(string())),
  created_at: string()
});
var toRun = (found) => ({
  id: found.id,
  url: found.html_url,
  event: found.event,
  branch: found.head_branch ?? "",
  commit: found.head_sha,
  repository: found.head_repository?.full_name ?? "",
  status: found.status ?? "",
  conclusion: found.conclusion ?? "",
  createdAt: found.created_at
});
async function readRun(github, repository, id) {
  const response = await github.call({
    method: "GET",
    path: `${repositoryPath(repository)}/actions/runs/${id}`,
    needs: "Actions: read",
    expected: [404]
  });
  return response.ok ? toRun(readAnswer(RunAnswer, response.json, "a run")) : void 0;
}
var Started = looseObject({ workflow_run_id: int() });
var looks = { count: 15, pause: 2e3 };
async function dispatchWorkflow(github, repository, { workflow, branch, inputs }, clock, signal) {
  const at = `${repositoryPath(repository)}/actions/workflows/${encodeURIComponent(workflow)}`;
  const request = { method: "POST", path: `${at}/dispatches`, needs: "Actions: write" };
  const json = { ref: branch, inputs };
  const asked = await github.call({ ...request, json: { ...json, return_run_details: true }, expected: [400, 422] });
  const named = Started.safeParse(asked.json).data;
  if (asked.ok && named !== void 0) return named.workflow_run_id;
  const isOlder = !asked.ok && asked.text.includes("return_run_details");
  if (!asked.ok && !isOlder) throw refusalOf(request, asked);
  const list2 = `${at}/runs?event=workflow_dispatch&branch=${encodeURIComponent(branch)}`;
  const newest = async () => {
    const found = await github.list({ path: list2, needs: "Actions: read" }, "workflow_runs", 1);
    return readAnswer(array(RunAnswer), found, "the runs").map(({ id }) => id);
  };
  const before = new Set(await newest());
  await github.call({ ...request, json });
  for (let look = 0; look < looks.count; look += 1) {
    await clock.sleep(looks.pause, signal);
    const id = (await newest()).find((one) => !before.has(one));
    if (id !== void 0) return id;
  }
  throw new SiteDeployError("GITHUB_REFUSED", `GitHub took the request to run ${workflow}, but shows no run of it.`, {
    remedy: "Look at the runs of the workflow on GitHub before you start it again."
  });
}

// src/github/artifacts.ts
var ArtifactAnswer = looseObject({
  id: int(),
  name: string(),
  size_in_bytes: int(),
  expired: boolean(),
  created_at: nullable(string()),
  expires_at: nullable(string()),
  workflow_run: optional(
    nullable(looseObject({ id: optional(int()), head_branch: optional(nullable(string())) }))
  )
});
async function list(github, path, pages) {
  const found = await github.list({ path, needs: "Actions: read" }, "artifacts", pages);
  return readAnswer(array(ArtifactAnswer), found, "the artifacts").map((artifact) => ({
    id: artifact.id,
    name: artifact.name,
    bytes: artifact.size_in_bytes,
    expired: artifact.expired,
    createdAt: artifact.created_at ?? "",
    expiresAt: artifact.expires_at ?? "",
    run: artifact.workflow_run?.id,
    branch: artifact.workflow_run?.head_branch ?? void 0
  })).sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
}
function findArtifacts(github, repository, name) {
  return list(github, `${repositoryPath(repository)}/actions/artifacts?name=${encodeURIComponent(name)}`);
}
function artifactsOfRun(github, repository, run) {
  return list(github, `${repositoryPath(repository)}/actions/runs/${run}/artifacts`);
}
function recentArtifacts(github, repository) {
  return list(github, `${repositoryPath(repository)}/actions/artifacts`, 5);
}

// src/rollback/find-package.ts
var mostNamed = 15;
var day = (timestamp) => timestamp.slice(0, 10);
async function findPackage(target, shelf) {
  return "run" in target ? ofRun(target.run, shelf) : ofVersion(target.version, shelf);
}
async function ofVersion(version, shelf) {
  const { github, repository, slug, environment } = shelf;
  const wanted = { slug, environment, version };
  const artifacts = await findArtifacts(github, repository, packageName(wanted));
  for (const artifact of artifacts.filter(({ expired: expired2 }) => !expired2)) {
    const run = artifact.run === void 0 ? void 0 : await readRun(github, repository, artifact.run);
    if (run !== void 0 && strangerOf(run, shelf) === void 0) return kept(wanted, artifact, run);
  }
  const [expired] = artifacts.filter((artifact) => artifact.expired);
  if (expired !== void 0) throw expiredError(wanted, expired);
  const other = environment === "Production" ? "Preview" : "Production";
  const elsewhere = await findArtifacts(github, repository, packageName({ ...wanted, environment: other }));
  if (elsewhere.length > 0) throw otherEnvironment(`${version} was`, other, environment);
  throw new SiteDeployError(
    "ROLLBACK_PACKAGE_UNKNOWN",
    `No package of ${slug} ${version} is kept for ${environment}.`,
    {
      facts: await versionsKept(shelf)
    }
  );
}
async function ofRun(id, shelf) {
  const { github, repository, slug, environment } = shelf;
  const run = await readRun(github, repository, id);
  const unknown = (what) => new SiteDeployError("ROLLBACK_PACKAGE_UNKNOWN", what);
  if (run === void 0) throw unknown(`${repository.owner}/${repository.name} has no run ${id}.`);
  const stranger = strangerOf(run, shelf);
  if (stranger !== void 0)
    throw new SiteDeployError("ROLLBACK_REFUSED", `Run ${id} could not have deployed to ${environment}: ${stranger}.`);
  const packages = (await artifactsOfRun(github, repository, id)).flatMap((artifact) => {
    const name = readPackageName(artifact.name);
    return name?.slug === slug ? [{ artifact, name }] : [];
  });
  const found = packages.find(({ name }) => name.environment === environment);
  const [other] = packages;
  if (found === void 0 && other !== void 0)
    throw otherEnvironment(`The package of run ${id} was`, other.name.environment, environment);
  if (found === void 0) throw unknown(`Run ${id} has kept no package of ${slug}.`);
  if (found.artifact.expired) throw expiredError(found.name, found.artifact);
  return kept(found.name, found.artifact, run);
}
function strangerOf({ event, repository: from, branch }, shelf) {
  const { repository, environment, productionBranch } = shelf;
  if (event !== "push" && event !== "workflow_dispatch") return `it was started by ${event}`;
  if (from.toLowerCase() !== `${repository.owner}/${repository.name}`.toLowerCase()) return `it built ${from}`;
  return environment === "Production" && branch !== productionBranch ? `it built ${branch}` : void 0;
}
function kept(name, { createdAt, expiresAt }, run) {
  return { ...name, run, builtAt: createdAt, expiresAt };
}
function otherEnvironment(what, built, wanted) {
  return new SiteDeployError("ROLLBACK_REFUSED", `${what} built for ${built}, not for ${wanted}.`, {
    remedy: `Name a version that was deployed to ${wanted}: what a build makes may depend on the environment.`
  });
}
function expiredError({ version, environment }, artifact) {
  return new SiteDeployError(
    "ROLLBACK_PACKAGE_EXPIRED",
    `The package of ${version} for ${environment} has expired on ${day(artifact.expiresAt)}.`,
    { facts: [`built on ${day(artifact.createdAt)}${artifact.run === void 0 ? "" : ` by run ${artifact.run}`}`] }
  );
}
async function versionsKept({ github, repository, slug, environment, productionBranch }) {
  const versions = /* @__PURE__ */ new Map();
  for (const { name, expired, createdAt, branch } of await recentArtifacts(github, repository)) {
    const found = readPackageName(name);
    const isOne = !expired && found?.slug === slug && found.environment === environment;
    const isStranger = environment === "Production" && branch !== productionBranch;
    if (isOne && !isStranger && !versions.has(found.version)) versions.set(found.version, createdAt);
  }
  if (versions.size === 0) return [`No version is kept for ${environment}.`];
  const named = [...versions].slice(0, mostNamed).map(([version, at]) => `${version}, built on ${day(at)}`);
  const left = versions.size - named.length;
  return [`kept for ${environment}:`, ...named.map((line) => `  ${line}`), ...left > 0 ? [`  and ${left} more`] : []];
}

// src/rollback/follow-run.ts
var pauses = { first: 2e3, longest: 15e3, growth: 1.25 };
var words = {
  queued: "queued",
  pending: "waits for another deployment to the environment",
  waiting: "waits for a review of the environment",
  in_progress: "runs"
};
var mostLost = 5;
async function followRun(github, repository, id, deps) {
  let said = "";
  let lost = 0;
  for (let pause = pauses.first; ; pause = Math.min(pauses.longest, pause * pauses.growth)) {
    await deps.clock.sleep(pause, deps.signal);
    let now = "GitHub does not answer";
    try {
      const run = await readRun(github, repository, id);
      if (run === void 0) throw new SiteDeployError("ROLLBACK_FAILED", `Run ${id} is not there any more.`);
      if (run.status === "completed") return checkEnd(run);
      now = words[run.status] ?? run.status;
      lost = 0;
    } catch (error) {
      lost += 1;
      const isLost = error instanceof SiteDeployError && error.code === "GITHUB_UNAVAILABLE";
      if (!isLost || lost > mostLost) throw error;
    }
    if (now !== said) deps.log.info(`Run ${id}: ${now}`);
    said = now;
  }
}
function checkEnd(run) {
  if (run.conclusion === "success") return run;
  const facts = [run.url];
  if (run.conclusion !== "cancelled")
    throw new SiteDeployError("ROLLBACK_FAILED", `Run ${run.id} ended with: ${run.conclusion || "nothing"}.`, {
      facts
    });
  throw new SiteDeployError("ROLLBACK_FAILED", `Run ${run.id} was cancelled.`, {
    facts,
    remedy: "By a person, or since a newer deployment to the environment was waiting: look at its page, then roll back again."
  });
}

// src/rollback/read-site.ts
async function readSite(github, named, configFile) {
  const repository = await readRepository(github, named);
  const files = await readFiles(github, repository, repository.defaultBranch);
  const text = await files.read(configFile);
  if (text === void 0)
    throw new SiteDeployError("CONFIG_NOT_FOUND", `${named.owner}/${named.name} has no ${configFile}.`);
  const config = parseSiteConfig(text, configFile);
  const { branch } = config.environments.production;
  const branchFiles = branch === repository.defaultBranch ? files : await readFiles(github, repository, branch);
  const isThere = [files, branchFiles].every((one) => one.idOf(rollbackPath) !== void 0);
  checkWorkflows(isThere, await branchFiles.read(deployPath) ?? "");
  return { repository, config };
}
function checkWorkflows(isThere, deployWorkflow) {
  const { shape, version } = generatedAs(deployWorkflow);
  if (shape === "single-job") {
    throw new SiteDeployError("ROLLBACK_NOT_SUPPORTED", `${deployPath} deploys in one job, which keeps no package.`, {
      remedy: "Let it deploy in two jobs: site-deploy onboard --apply, without --single-job."
    });
  }
  if (shape === "two-jobs" && version === 1)
    throw new SiteDeployError(
      "ROLLBACK_NOT_SUPPORTED",
      `${deployPath} is of version 1 of its template, which keeps no package.`
    );
  if (!isThere) throw new SiteDeployError("ROLLBACK_NOT_SUPPORTED", `The repository has no ${rollbackPath}.`);
}
function generatedAs(text) {
  const { header } = splitHeader(text);
  return header === void 0 ? {} : { shape: header.inputs.shape, version: header.version };
}

// src/rollback/rollback.ts
async function planRollback(request, deps) {
  const { github, environment, target } = request;
  const { repository, config } = await readSite(github, request.repository, request.config);
  const { production, preview } = config.environments;
  const url = environment === "Production" ? config.site.url : preview.url;
  const shelf = { github, repository, environment, slug: config.site.slug, productionBranch: production.branch };
  const [found, live] = await Promise.all([findPackage(target, shelf), readLive(url, deps)]);
  return { repository, config, package: found, live, url };
}
function isLive({ version, run }, live) {
  return live?.version === version && live.commit === run.commit;
}
function startRollback(plan, github, deps) {
  const { repository, config, package: found } = plan;
  const dispatch = {
    workflow: rollbackPath.split("/").at(-1) ?? "",
    branch: config.environments.production.branch,
    inputs: { environment: found.environment, run: String(found.run.id) }
  };
  return dispatchWorkflow(github, repository, dispatch, deps.clock, deps.signal);
}
var looks2 = { count: 6, pause: 5e3 };
async function finishRollback(plan, run, github, deps) {
  const ended = await followRun(github, plan.repository, run, deps);
  const { url, package: found } = plan;
  if (url === void 0) {
    deps.log.info("Not looked at: the site config names no address of the Preview. The run has verified it.");
    return ended;
  }
  for (let look = 1; ; look += 1) {
    const live = await readLive(url, deps);
    if (isLive(found, live)) return ended;
    if (look === looks2.count) {
      const seen = live === void 0 ? "no build of site-deploy" : `${live.version}, commit ${live.commit?.slice(0, 12)}`;
      throw new SiteDeployError("VERIFY_MISMATCH", `Run ${run} succeeded, but ${url} serves ${seen}.`, {
        facts: [ended.url]
      });
    }
    await deps.clock.sleep(looks2.pause, deps.signal);
  }
}

// src/rollback/target.ts
function parseTarget(text) {
  const word = text.trim();
  const version = /^v?(\d+\.\d+\.\d+)$/.exec(word)?.[1];
  if (version !== void 0) return { version };
  const run = /^\d{1,15}$/.exec(word)?.[0] ?? /^https?:\/\/\S+\/actions\/runs\/(\d{1,15})(?:[/?#]|$)/.exec(word)?.[1];
  if (run !== void 0) return { run: Number(run) };
  throw new SiteDeployError("USAGE", `--to: found "${word}", expected a version, or the id or address of a run.`, {
    remedy: "For example: --to 1.4.2, --to 17345678901 or --to https://github.com/OWNER/NAME/actions/runs/17345678901"
  });
}

// src/cli/rollback/rollback.ts
async function rollback(folder, options, context) {
  var _stack = [];
  try {
    const { env, log, signal } = context;
    const target = parseTarget(options.to);
    const deps = __using(_stack, await openDeps({ log, signal, env, temporary: env.RUNNER_TEMP ?? tmpdir() }), true);
    const github = gitHubOf(context, deps);
    const repository = await repositoryOf(folder, options, context);
    const environment = options.environment === "preview" ? "Preview" : "Production";
    const plan = await planRollback({ github, repository, environment, target, config: options.config }, deps);
    const end = (status, run) => {
      if (options.json) context.stdout.write(`${JSON.stringify(dataOf(plan, status, run), null, 2)}
`);
      return 0;
    };
    for (const line of describe(plan)) log.info(line);
    if (isLive(plan.package, plan.live)) {
      log.info("This is live already: nothing to do.");
      return end("live already");
    }
    if (options.dryRun) {
      log.info("Dry run: nothing was started.");
      return end("planned");
    }
    const page = plan.package.run.url.replace(/\/runs\/\d+$/, "");
    let url;
    try {
      const id = await startRollback(plan, github, deps);
      url = `${page}/runs/${id}`;
      log.info(`Started: ${url}`);
      if (!options.wait) return end("started", { id, url });
      const ended = await finishRollback(plan, id, github, deps);
      const { version, run } = plan.package;
      log.info(`Rolled back to ${version} (commit ${run.commit.slice(0, 12)}), run ${run.id}.`);
      return end("succeeded", ended);
    } catch (error) {
      if (!signal.aborted) throw error;
      const known = url === void 0 ? void 0 : `No longer waited for. The run goes on: ${url}`;
      log.info(known ?? `It may have been started: look at ${page}/workflows/rollback.yml`);
      return 1;
    }
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
async function repositoryOf(folder, options, { cwd, env, signal }) {
  const named = options.repository ?? await originOf(await workspaceOf(cwd, folder), env, signal);
  const [, owner, name] = /^([\w.-]+)\/([\w.-]+)$/.exec(named ?? "") ?? [];
  if (owner !== void 0 && name !== void 0) return { owner, name };
  const found = named === void 0 ? "The checkout has no origin on GitHub." : `--repository: found "${named}".`;
  throw new SiteDeployError("USAGE", found, { remedy: "Name the repository: --repository owner/name" });
}
async function originOf(workspace, env, signal) {
  return (await readCheckout(createGit(workspace, env, signal))).repository;
}
function describe({ package: found, live, url, repository }) {
  const { slug, version, environment, run, builtAt, expiresAt } = found;
  const now = live === void 0 ? "not known" : `${live.version}, commit ${live.commit?.slice(0, 12)}`;
  return [
    `${slug} in ${environment}${url === void 0 ? "" : `, ${url}`} (${repository.owner}/${repository.name})`,
    `  back to   ${version}, commit ${run.commit.slice(0, 12)}`,
    `  built     ${builtAt} by run ${run.id}, kept until ${expiresAt}`,
    `  live now  ${now}`
  ];
}
function dataOf({ package: found, live, url }, status, run) {
  const { slug, version, environment, builtAt, expiresAt } = found;
  const built = { id: found.run.id, url: found.run.url };
  return {
    status,
    site: slug,
    environment,
    url,
    package: { version, commit: found.run.commit, builtAt, expiresAt, run: built },
    before: live && { version: live.version, commit: live.commit },
    ...run !== void 0 && { run: { id: run.id, url: run.url } }
  };
}
export {
  rollback
};
