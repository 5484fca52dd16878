import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  stdinLines
} from "./chunk-6LCQOQDV.js";
import {
  gitHubOf,
  secretOf
} from "./chunk-C74WVBAL.js";
import {
  readCheckout
} from "./chunk-2PETUUMR.js";
import {
  cloudCall,
  readCloudAnswer
} from "./chunk-UCGNSU7Y.js";
import {
  readAnswer,
  readRepository,
  repositoryPath
} from "./chunk-QTTUDPTM.js";
import {
  openDeps
} from "./chunk-AQ734HFF.js";
import {
  createGit
} from "./chunk-MVQY7MKV.js";
import {
  createPrinter
} from "./chunk-BURFK45H.js";
import "./chunk-F7ZYN63B.js";
import {
  loadSiteConfig
} from "./chunk-P6SKXPML.js";
import "./chunk-E5V4ZQFB.js";
import "./chunk-7DB6NTV3.js";
import "./chunk-JF7VDNPF.js";
import "./chunk-CWZALBSL.js";
import "./chunk-DTGO4ACT.js";
import "./chunk-MBUNNDKD.js";
import "./chunk-4TWNR5YP.js";
import "./chunk-GGGL2V5K.js";
import "./chunk-YGLX6Y6F.js";
import "./chunk-NJ6UBD6J.js";
import {
  _regex,
  array,
  looseObject,
  nullable,
  optional,
  string,
  unknown
} from "./chunk-P4I7N7I4.js";
import "./chunk-OI22C6ZB.js";
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";
import {
  __callDispose,
  __using
} from "./chunk-MIU6LSPI.js";

// src/azure/static-sites.ts
var host = "https://management.azure.com";
var version = "2022-03-01";
var type = "Microsoft.Web/staticSites";
var text = optional(nullable(string()));
var Page = looseObject({ value: array(unknown()), nextLink: text });
var Site = looseObject({
  // It becomes a part of addresses that the token is sent to.
  id: string().check(_regex(/^\/subscriptions\/[\w/.()-]+$/)),
  name: string(),
  properties: looseObject({
    defaultHostname: text,
    customDomains: optional(nullable(array(string()))),
    repositoryUrl: text
  })
});
var Build = looseObject({
  properties: looseObject({
    buildId: string(),
    sourceBranch: text,
    hostname: text,
    lastUpdatedOn: text,
    status: text
  })
});
async function listStaticSites(access, subscriptionId) {
  const url = `${host}/subscriptions/${encodeURIComponent(subscriptionId)}/providers/${type}?api-version=${version}`;
  const found = await list(access, url, Site, `${type}/read on the subscription (role Reader)`, "the static sites");
  return found.map(({ id, name, properties }) => ({
    id,
    name,
    resourceGroup: /\/resourceGroups\/([^/]+)\//i.exec(id)?.[1] ?? "",
    hosts: [properties.defaultHostname ?? "", ...properties.customDomains ?? []].filter((one) => one !== ""),
    repositoryUrl: properties.repositoryUrl || void 0
  }));
}
async function listBuilds(access, { id }) {
  const url = `${host}${id}/builds?api-version=${version}`;
  const found = await list(
    access,
    url,
    Build,
    `${type}/builds/read on the static site (role Reader)`,
    "the environments"
  );
  return found.map(({ properties }) => ({
    name: properties.buildId,
    branch: properties.sourceBranch?.replace(/^refs\/heads\//, "") || void 0,
    host: properties.hostname || void 0,
    updated: properties.lastUpdatedOn || void 0,
    status: properties.status || void 0
  }));
}
async function deleteBuild(access, site, name) {
  const needs = `${type}/builds/delete on the static site (role Website Contributor)`;
  await cloudCall(access, { method: "DELETE", url: addressOf(site, name), expected: [404] }, needs);
}
async function hasBuild(access, site, name) {
  const needs = `${type}/builds/read on the static site (role Reader)`;
  const response = await cloudCall(access, { method: "GET", url: addressOf(site, name), expected: [404] }, needs);
  return response.ok;
}
var addressOf = ({ id }, name) => `${host}${id}/builds/${encodeURIComponent(name)}?api-version=${version}`;
async function list(access, first, schema, needs, what) {
  const found = [];
  for (let url = first; url !== void 0; ) {
    const response = await cloudCall(access, { method: "GET", url }, needs);
    const page = readCloudAnswer(Page, response.json, what);
    found.push(...readCloudAnswer(array(schema), page.value, what));
    url = page.nextLink || void 0;
    if (url !== void 0 && !url.startsWith(`${host}/`))
      throw new SiteDeployError("CLOUD_REFUSED", `Azure Resource Manager refers to another host: ${url}.`);
  }
  return found;
}

// src/previews/close.ts
var limit = 12e4;
var firstPause = 500;
var longestPause = 5e3;
function previewsToClose(previews, which) {
  if (which === "stale") return previews.filter(({ state, isProduction }) => state === "stale" && !isProduction);
  const { name } = which;
  const preview = previews.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (preview?.isProduction || /^(default|production|prod)$/i.test(name))
    throw new SiteDeployError("USAGE", "Production is never closed.");
  if (preview !== void 0) return [preview];
  const names = previews.filter(({ isProduction }) => !isProduction).map((one) => one.name);
  throw new SiteDeployError("PREVIEW_NOT_FOUND", `There is no environment "${name}".`, {
    facts: [names.length === 0 ? "The site has no environment besides Production." : `There is: ${names.join(", ")}.`]
  });
}
async function closePreviews(access, clock, site, previews, onOutcome) {
  const outcomes = [];
  for (const preview of previews) {
    access.signal.throwIfAborted();
    const outcome = await closeOne(access, clock, site, preview).then(
      () => ({ preview }),
      (thrown) => {
        access.signal.throwIfAborted();
        return { preview, error: SiteDeployError.from(thrown) };
      }
    );
    outcomes.push(outcome);
    onOutcome(outcome);
  }
  return outcomes;
}
async function closeOne(access, clock, site, preview) {
  if (preview.isProduction) throw new SiteDeployError("USAGE", "Production is never closed.");
  await deleteBuild(access, site, preview.name);
  const end = clock.now() + limit;
  for (let pause = firstPause; await hasBuild(access, site, preview.name); pause = Math.min(longestPause, pause * 2)) {
    if (clock.now() >= end) {
      throw new SiteDeployError(
        "PREVIEW_NOT_CLOSED",
        `Azure took the request to close "${preview.name}" ${limit / 6e4} minutes ago, and still has the environment.`
      );
    }
    await clock.sleep(pause, access.signal);
  }
}

// src/cli/terminal/confirm.ts
import { createInterface } from "node:readline/promises";
function mayAsk({ tokenStdin }, { stdin, stderr }) {
  const input = tokenStdin ? void 0 : stdin?.();
  return input !== void 0 && "isTTY" in input && input.isTTY === true && stderr.isTTY === true;
}
async function isConfirmed(question, { stdin, stderr, signal }) {
  const input = stdin?.();
  if (input === void 0) return false;
  stderr.write(`${question} [y/N] `);
  const lines = createInterface({ input });
  try {
    const ended = new Promise((resolve) => lines.once("close", () => resolve("")));
    const answer = await Promise.race([lines.question("", { signal }), ended]);
    return /^\s*y(es)?\s*$/i.test(answer);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    lines.close();
  }
}

// src/cli/previews/open.ts
import { tmpdir } from "node:os";

// src/github/branches.ts
var Ref = looseObject({ ref: string() });
async function hasBranch(github, repository, branch) {
  const name = branch.split("/").map(encodeURIComponent).join("/");
  const path = `${repositoryPath(repository)}/git/matching-refs/heads/${name}`;
  const { json } = await github.call({ method: "GET", path, needs: "Contents: read" });
  return readAnswer(array(Ref), json, "the branches").some(({ ref }) => ref === `refs/heads/${branch}`);
}

// src/previews/previews.ts
async function comparePreviews(site, builds, { github, repository: named, productionBranch }) {
  const repository = await readRepository(github, named);
  const fullName = `${repository.owner}/${repository.name}`;
  checkRepository(site, fullName);
  if (!await hasBranch(github, repository, productionBranch)) {
    throw new SiteDeployError(
      "REPOSITORY_MISMATCH",
      `${fullName} has no branch ${productionBranch}, which environments.production.branch names.`
    );
  }
  const compared = builds.map(async (build) => {
    const isProduction = isProductionBuild(site, build);
    const known = { ...build, isProduction };
    if (isProduction) return { ...known, state: "live", why: "the live site" };
    if (build.branch === void 0) return { ...known, state: "unknown", why: "no branch recorded" };
    if (await hasBranch(github, repository, build.branch))
      return { ...known, state: "live", why: "its branch is there" };
    if (/^\d+$/.test(build.name))
      return { ...known, state: "unknown", why: "of a pull request, whose branch is not in this repository" };
    return { ...known, state: "stale", why: "branch is gone" };
  });
  return (await Promise.all(compared)).sort(
    (a, b) => Number(b.isProduction) - Number(a.isProduction) || (a.name < b.name ? -1 : 1)
  );
}
function isProductionBuild({ hosts }, { name, host: host2 }) {
  return /^(default|production|prod)$/i.test(name) || host2 !== void 0 && hosts.includes(host2);
}
function checkRepository({ name, repositoryUrl }, fullName) {
  const known = /[/:]([^/:]+\/[^/]+?)(?:\.git)?\/?$/.exec(repositoryUrl ?? "")?.[1];
  if (known === void 0 || known.toLowerCase() === fullName.toLowerCase()) return;
  throw new SiteDeployError(
    "REPOSITORY_MISMATCH",
    `The static site ${name} is deployed from ${known}, not from ${fullName}.`
  );
}

// src/previews/site.ts
function findSite(sites, { url, name, resourceGroup }) {
  const wanted = new URL(url).hostname;
  const isSame = (a, b) => a.toLowerCase() === b.toLowerCase();
  const found = sites.filter(
    (site2) => (resourceGroup === void 0 || isSame(site2.resourceGroup, resourceGroup)) && (name === void 0 ? site2.hosts.some((host2) => isSame(host2, wanted)) : isSame(site2.name, name))
  );
  const [site] = found;
  if (site !== void 0 && found.length === 1) return site;
  const what = name === void 0 ? `is served at ${wanted}` : `is called "${name}"`;
  if (site === void 0) {
    throw new SiteDeployError("STATIC_SITE_NOT_FOUND", `No static site of the subscription ${what}.`, {
      facts: sites.length === 0 ? ["The token sees no static site at all."] : sites.map(describe)
    });
  }
  throw new SiteDeployError("STATIC_SITE_AMBIGUOUS", `More than one static site ${what}.`, {
    facts: found.map(describe)
  });
}
var describe = ({ name, resourceGroup, hosts }) => `${name} in ${resourceGroup}, at ${hosts.join(", ") || "no address"}`;

// src/cli/previews/open.ts
async function openPreviews(options, context) {
  var _stack = [];
  try {
    const { env, cwd, log, signal } = context;
    const config = await loadSiteConfig(cwd, options.config);
    const token = await azureToken(options, context);
    const stack = __using(_stack, new AsyncDisposableStack(), true);
    const deps = stack.use(await openDeps({ log, signal, env, temporary: env.RUNNER_TEMP ?? tmpdir() }));
    const github = gitHubOf(context, deps);
    const repository = await repositoryOf(options, context);
    const access = { http: deps.http, token, signal };
    const site = findSite(await listStaticSites(access, config.azure.subscriptionId), {
      url: config.site.url,
      name: options.siteName,
      resourceGroup: options.resourceGroup
    });
    const productionBranch = config.environments.production.branch;
    const previews = await comparePreviews(site, await listBuilds(access, site), {
      github,
      repository,
      productionBranch
    });
    const opened = stack.move();
    return {
      site,
      previews,
      access,
      clock: deps.clock,
      [Symbol.asyncDispose]: () => opened.disposeAsync()
    };
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
async function azureToken({ tokenStdin }, context) {
  if (tokenStdin) {
    var _stack = [];
    try {
      const lines = __using(_stack, stdinLines(context));
      return await lines.nextSecret("token", context.signal);
    } catch (_) {
      var _error = _, _hasError = true;
    } finally {
      __callDispose(_stack, _error, _hasError);
    }
  }
  const token = secretOf(context, "AZURE_ACCESS_TOKEN");
  if (token === void 0) throw new SiteDeployError("CLOUD_TOKEN_MISSING", "AZURE_ACCESS_TOKEN is not set.");
  return token;
}
async function repositoryOf({ repository }, { cwd, env, signal }) {
  const fullName = repository ?? (await readCheckout(createGit(cwd, env, signal))).repository;
  const [, owner, name] = /^([^/\s]+)\/([^/\s]+)$/.exec(fullName ?? "") ?? [];
  if (owner !== void 0 && name !== void 0) return { owner, name };
  throw new SiteDeployError(
    "USAGE",
    repository === void 0 ? "The folder has no origin that names a repository." : `"${repository}" is not owner/name.`,
    { remedy: "Add --repository owner/name." }
  );
}

// src/cli/previews/previews.ts
var stateOf = ({ state, why }) => state === "live" ? "live" : `${state}: ${why}`;
var columns = [
  {
    heading: "Environment",
    value: ({ name, isProduction }) => isProduction ? `${name} (Production)` : name,
    fixed: true
  },
  { heading: "Branch", value: ({ branch }) => branch },
  { heading: "Host", value: ({ host: host2 }) => host2 },
  { heading: "Last updated", value: ({ updated }) => updated, fixed: true },
  { heading: "State", value: stateOf, fixed: true }
];
async function listCommand(options, context) {
  var _stack = [];
  try {
    const opened = __using(_stack, await openPreviews(options, context), true);
    const { previews } = opened;
    createPrinter(context, options.json ?? false).printTable(previews, columns, previews, "There is no environment.");
    return 0;
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
async function closeCommand(name, options, context) {
  var _stack = [];
  try {
    if (name === void 0 === !options.stale) {
      throw new SiteDeployError("USAGE", "Either the name of an environment or --stale says what is to be closed.");
    }
    if (!options.dryRun && !options.yes && !mayAsk(options, context)) {
      throw new SiteDeployError("USAGE", "Nobody can be asked here whether the environments may be closed.", {
        remedy: "Look with --dry-run what would be closed, then add --yes."
      });
    }
    const opened = __using(_stack, await openPreviews(options, context), true);
    const { access, clock, site } = opened;
    const chosen = previewsToClose(opened.previews, name === void 0 ? "stale" : { name });
    const printer = createPrinter(context, options.json ?? false);
    const { log } = context;
    const nothing = "Nothing to close: every environment has its branch.";
    if (chosen.length === 0 || options.dryRun) {
      printer.printTable(chosen, columns, chosen, nothing);
      if (chosen.length > 0) log.info(`Dry run: ${countOf(chosen)} would be closed. Nothing was changed.`);
      return 0;
    }
    const question = `Close ${chosen.map((one) => one.name).join(", ")} of ${site.name}? What is served there is gone.`;
    if (!options.yes && !await isConfirmed(question, context)) {
      log.info("Nothing was closed.");
      return 0;
    }
    const outcomes = await closePreviews(access, clock, site, chosen, (outcome) => {
      for (const line of describe2(outcome)) log.info(line);
    });
    if (options.json) printer.print(outcomes.map(dataOf), () => []);
    return outcomes.some(({ error }) => error !== void 0) ? 1 : 0;
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
var countOf = (previews) => previews.length === 1 ? "1 environment" : `${previews.length} environments`;
function describe2({ preview: { name, host: host2 }, error }) {
  if (error === void 0) return [`closed: ${name}${host2 === void 0 ? "" : `, ${host2} is no longer served`}`];
  return [
    `failed: ${name}: ${error.message} [${error.code}]`,
    ...error.facts.map((fact) => `  ${fact}`),
    `  What to do: ${error.remedy}`
  ];
}
var dataOf = ({ preview, error }) => ({
  ...preview,
  closed: error === void 0,
  ...error !== void 0 && { error: { code: error.code, message: error.message, remedy: error.remedy } }
});
export {
  closeCommand,
  listCommand
};
