import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  wholeNumber
} from "./chunk-XYF7O4KX.js";
import {
  gitHubOf,
  secretOf
} from "./chunk-C74WVBAL.js";
import {
  readCheckout
} from "./chunk-2PETUUMR.js";
import {
  workspaceOf
} from "./chunk-FKSG4M4B.js";
import {
  applyOnboarding,
  armCredentials,
  describePlan,
  examineOnboarding,
  graphCredentials,
  isComplete,
  issuerOf,
  onboardFleet,
  openProgress,
  planOnboarding,
  resolveCommit
} from "./chunk-QHNJGHAJ.js";
import {
  writeAtomically
} from "./chunk-WOPBMXKE.js";
import "./chunk-UCGNSU7Y.js";
import {
  renderOnboarding,
  templates
} from "./chunk-F47FS75R.js";
import "./chunk-DQC4Z7BQ.js";
import "./chunk-QTTUDPTM.js";
import {
  openDeps
} from "./chunk-AQ734HFF.js";
import {
  createGit
} from "./chunk-MVQY7MKV.js";
import {
  explain
} from "./chunk-DKXGQWF5.js";
import "./chunk-F7ZYN63B.js";
import {
  loadSiteConfig
} from "./chunk-P6SKXPML.js";
import "./chunk-E5V4ZQFB.js";
import "./chunk-7DB6NTV3.js";
import {
  parse
} from "./chunk-JF7VDNPF.js";
import "./chunk-CWZALBSL.js";
import "./chunk-DTGO4ACT.js";
import "./chunk-MBUNNDKD.js";
import {
  PortalClient
} from "./chunk-AAFTZNMS.js";
import "./chunk-7ODG4HLY.js";
import "./chunk-HJOW65OB.js";
import "./chunk-VF4KREBL.js";
import "./chunk-WC44BXDQ.js";
import "./chunk-3T7WNIKU.js";
import "./chunk-4TWNR5YP.js";
import "./chunk-GGGL2V5K.js";
import "./chunk-YGLX6Y6F.js";
import "./chunk-NJ6UBD6J.js";
import {
  optional,
  record,
  strictObject,
  string
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

// src/cli/onboard/onboard.ts
import { mkdir as mkdir2, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path4 from "node:path";

// src/cli/onboard/all.ts
import { hash as hash2 } from "node:crypto";
import path3 from "node:path";

// src/onboard/fleet/table.ts
function fleetTable(outcomes) {
  const width = Math.max(4, ...outcomes.map(({ slug }) => slug.length));
  const line = (slug, status, steps, note) => `${slug.padEnd(width)}  ${status.padEnd(11)}  ${steps.padStart(5)}  ${note}`.trimEnd();
  const counts = /* @__PURE__ */ new Map();
  for (const { status } of outcomes) counts.set(status, (counts.get(status) ?? 0) + 1);
  const sums = [...counts].map(([status, count]) => `${count} ${status}`).join(", ");
  return [
    line("site", "status", "steps", "note"),
    ...outcomes.map(
      ({ slug, status, steps, note, earlier }) => line(
        slug,
        status,
        status === "not reached" ? "-" : String(steps),
        [...earlier === void 0 ? [] : ["by an earlier run"], ...note === "" ? [] : [note]].join(": ")
      )
    ),
    `${outcomes.length} sites: ${sums || "none"}`
  ];
}

// src/cli/onboard/credentials.ts
function credentialsOf(context, { http, signal }, site, managedIdentity) {
  const { clientId } = site.azure;
  const name = managedIdentity === void 0 ? "SITE_DEPLOY_GRAPH_TOKEN" : "SITE_DEPLOY_ARM_TOKEN";
  const token = secretOf(context, name);
  const access = { http, signal, token: token ?? new Secret("") };
  const store = managedIdentity === void 0 ? graphCredentials(access, clientId) : armCredentials(access, managedIdentity);
  return { credentials: token === void 0 ? void 0 : store, commands: store.commands };
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
function look(record2, run, managedIdentity) {
  const { options, context, deps, github, render } = run;
  return planOnboarding(record2, {
    ...render,
    ...credentialsOf(context, deps, record2, managedIdentity),
    github,
    force: options.force ?? false,
    rotateSecret: options.rotateWebhookSecret ?? false
  });
}
async function onboardOne(record2, run) {
  const { options, context, deps, webhookSecret } = run;
  const { log } = context;
  const onboarding = await look(record2, run, options.managedIdentity);
  const { plan } = onboarding;
  if (options.doctor) {
    const findings = await examineOnboarding(onboarding);
    if (options.json) print(context, findings);
    else for (const line of describeFindings(findings)) log.info(line);
    return findings.some(({ weight }) => weight === "broken") ? 1 : 0;
  }
  if (options.json) print(context, plan);
  else for (const line of describePlan(plan)) log.info(line);
  if (options.check) return plan.steps.length > 0 ? 1 : 0;
  if (!options.apply || plan.steps.length === 0) return 0;
  log.info("");
  const onDone = (line) => log.info(`done: ${line}`);
  const address = await applyOnboarding(onboarding, { webhookSecret, signal: deps.signal, onDone });
  if (address !== void 0) log.info(`Pull request: ${address}`);
  return 0;
}
async function onboardInFleet(record2, run, managedIdentity) {
  const onboarding = await look(record2, run, managedIdentity);
  const { steps, remarks } = onboarding.plan;
  const [note = ""] = remarks;
  if (steps.length === 0) return { status: "ready", steps: 0, note };
  if (!run.options.apply) return { status: "planned", steps: steps.length, note };
  const { webhookSecret, deps } = run;
  const address = await applyOnboarding(onboarding, { webhookSecret, signal: deps.signal });
  return { status: "applied", steps: steps.length, note: address ?? note };
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
    async *sites() {
      try {
        for await (const site of client.eachSite({}, deps.signal)) if (site.status !== "archived") yield site;
      } catch (error) {
        throw explain(error, url);
      }
    }
  };
}

// src/cli/onboard/progress-file.ts
import { hash } from "node:crypto";
import { mkdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
function progressFile(file, redactor) {
  return {
    async read() {
      try {
        return await readFile(file, "utf8");
      } catch (error) {
        if (error.code === "ENOENT") return void 0;
        throw error;
      }
    },
    async write(text) {
      await mkdir(path.dirname(file), { recursive: true });
      await writeAtomically(file, redactor.redact(text));
    },
    remove: () => rm(file, { force: true })
  };
}
function progressPath(env, run, platform = process.platform) {
  const home = env.HOME || os.homedir();
  const folder = () => {
    if (env.XDG_STATE_HOME && path.isAbsolute(env.XDG_STATE_HOME)) return env.XDG_STATE_HOME;
    if (platform === "win32") return env.LOCALAPPDATA || path.join(home, "AppData", "Local");
    if (platform === "darwin") return path.join(home, "Library", "Application Support");
    return path.join(home, ".local", "state");
  };
  return path.join(folder(), "site-deploy", `onboard-${hash("sha256", JSON.stringify(run)).slice(0, 16)}.json`);
}

// src/cli/onboard/site.ts
import { readFile as readFile2 } from "node:fs/promises";
import path2 from "node:path";
var Identity = strictObject({
  clientId: optional(string()),
  tenantId: optional(string()),
  subscriptionId: optional(string()),
  managedIdentity: optional(string())
});
var Identities = record(string(), Identity);
async function readIdentities(cwd, file) {
  if (file === void 0) return {};
  const text = await readFile2(path2.resolve(cwd, file), "utf8").catch((cause) => {
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
  const { log, cwd } = context;
  const concurrency = wholeNumber(options.concurrency, "--concurrency", 1, 16);
  const identities = await readIdentities(cwd, options.identities);
  const portal = portalOf(options, context, deps);
  const progress = await progressOf(run);
  const { repository: _repository, slug: _slug, siteId: _siteId, url: _url, ...shared } = options;
  const outcomes = await onboardFleet(
    {
      async *sites() {
        for await (const site of portal.sites()) yield fleetSite(site, run, identities[site.slug]);
      },
      async record(id) {
        const detail = await portal.getSite(id);
        return recordOf({ options: shared, detail, identity: identities[detail.slug] });
      }
    },
    {
      concurrency,
      signal: deps.signal,
      progress,
      onboard: (site) => onboardInFleet(site, run, identities[site.slug]?.managedIdentity ?? options.managedIdentity),
      onOutcome({ slug, status, note }, done, total) {
        log.info(`${done} of ${total}: ${slug} ${status}${status === "failed" ? `: ${note}` : ""}`);
      }
    }
  );
  print2(outcomes, run);
  deps.signal.throwIfAborted();
  const isBehind = options.check === true && outcomes.some(({ status }) => status === "planned");
  return isBehind || !isComplete(outcomes) ? 1 : 0;
}
async function progressOf({ options, context, deps, github }) {
  const { env, cwd, log, redactor } = context;
  const named = options.progress && path3.resolve(cwd, options.progress);
  const file = named ?? progressPath(env, [options.portal ?? "", github.apiUrl, modeOf(options)]);
  const store = progressFile(file, redactor);
  if (options.fresh) await store.remove();
  log.debug(`What is done is kept in ${file}`);
  return openProgress(store, deps.clock, (error) => {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn(`What is done cannot be kept: a run that goes on would look at every site again. ${reason}`);
  });
}
var modeOf = ({ apply }) => apply ? "apply" : "look";
function fleetSite(site, { options, context, render }, identity) {
  const { id, slug, name, url, company } = site;
  const { progress: _file, fresh: _fresh, concurrency: _concurrency, json: _json, ...asked } = options;
  const { writesPerMinute: _pace, check: _check, dryRun: _dryRun, ...meant } = asked;
  const rights = ["SITE_DEPLOY_GRAPH_TOKEN", "SITE_DEPLOY_ARM_TOKEN"].map((token) => Boolean(context.env[token]));
  const versions = Object.entries(templates).map(([template, known2]) => [template, known2.length]);
  const known = [id, slug, name, url, company, identity, meant, render, rights, versions];
  return { id, slug, digest: hash2("sha256", JSON.stringify(known)) };
}
function print2(outcomes, { options, context }) {
  const { log, stdout, redactor } = context;
  if (options.json) stdout.write(`${redactor.redact(JSON.stringify(outcomes, null, 2))}
`);
  else for (const line of ["", ...fleetTable(outcomes)]) log.info(line);
  const earlier = outcomes.filter((outcome) => outcome.earlier !== void 0).length;
  if (earlier > 0) log.info(`${earlier} of them were finished by an earlier run; --fresh looks at them again.`);
  if (!isComplete(outcomes)) log.info("What is done is kept for a day: the same command goes on with the rest.");
}

// src/cli/onboard/pinned.ts
async function pinnedOf(option, ref, github) {
  const [, path5 = "", at = "", version] = /^([^@#]+)@([^#]+)(?:#(.+))?$/.exec(ref ?? "") ?? [];
  const [owner = "", name = ""] = path5.split("/");
  if (name === "") {
    throw new SiteDeployError("USAGE", `${option} is ${ref === void 0 ? "missing" : `not a reference: "${ref}"`}.`, {
      remedy: `Name it with its version, for example ${option} acme/site-deploy@v1.0.0`
    });
  }
  if (/^[0-9a-f]{40}$/.test(at)) {
    if (version !== void 0) return { uses: `${path5}@${at}`, version };
    throw new SiteDeployError("USAGE", `${option} does not say which version the commit ${at.slice(0, 12)} is.`, {
      remedy: `Add it: ${option} ${path5}@${at}#v1.0.0`
    });
  }
  if (github === void 0) {
    throw new SiteDeployError("USAGE", `${option} names a tag, and --render asks nobody what it stands for.`, {
      remedy: `Write ${option} ${path5}@<full commit id>#${at}`
    });
  }
  return { uses: `${path5}@${await resolveCommit(github, { owner, name }, at)}`, version: at };
}

// src/cli/onboard/onboard.ts
async function onboard(folder, options, context) {
  var _stack = [];
  try {
    const { env, log, signal, cwd } = context;
    const deps = __using(_stack, await openDeps({ log, signal, env, temporary: env.RUNNER_TEMP ?? tmpdir() }), true);
    const pace = options.all ? wholeNumber(options.writesPerMinute, "--writes-per-minute", 1, 6e4) : void 0;
    const github = options.render === void 0 ? gitHubOf(context, deps, pace) : void 0;
    const render = await renderOptionsOf(options, github);
    const webhookSecret = await webhookSecretOf(context, options.webhookSecretStdin ?? false);
    if (options.all) {
      if (github === void 0 || options.doctor)
        throw new SiteDeployError("USAGE", "--all goes with --dry-run, --check and --apply.", {
          remedy: "Use --site <id> for one site; --all --check tells which sites need anything."
        });
      return await onboardAll({ options, context, deps, github, render, webhookSecret });
    }
    const workspace = await workspaceOf(cwd, folder);
    const { repository: origin } = await readCheckout(createGit(workspace, env, signal));
    const config = await configOf(workspace, options.config);
    const portal = options.site === void 0 ? void 0 : portalOf(options, context, deps);
    const detail = options.site === void 0 ? void 0 : await portal?.getSite(options.site);
    const record2 = recordOf({ options, config, origin, ...detail !== void 0 && { detail } });
    if (github !== void 0) return await onboardOne(record2, { options, context, deps, github, render, webhookSecret });
    const target = path4.resolve(cwd, options.render ?? ".");
    for (const { path: name, content } of renderOnboarding(record2, render)) {
      const file = path4.join(target, name);
      await mkdir2(path4.dirname(file), { recursive: true });
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
  const { singleJob, reusable, provider, config, apiToken, attest, withHosting, withContent } = options;
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
    attest: attest ?? false,
    withHosting: withHosting ?? false,
    withContent: withContent ?? false
  };
}
export {
  onboard
};
