import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  localSite,
  untilCancelled
} from "./chunk-L244MXEN.js";
import {
  chooseEnvironment
} from "./chunk-GQFV4JEG.js";
import {
  seconds
} from "./chunk-DGANSTKJ.js";
import {
  readCheckout
} from "./chunk-2PETUUMR.js";
import {
  workspaceOf
} from "./chunk-FKSG4M4B.js";
import {
  createGit
} from "./chunk-MVQY7MKV.js";
import {
  loadSiteConfig
} from "./chunk-P6SKXPML.js";
import "./chunk-E5V4ZQFB.js";
import {
  foldEnvironmentName
} from "./chunk-7DB6NTV3.js";
import "./chunk-JF7VDNPF.js";
import "./chunk-YGLX6Y6F.js";
import "./chunk-NJ6UBD6J.js";
import "./chunk-P4I7N7I4.js";
import "./chunk-3PSUJWQW.js";
import {
  __callDispose,
  __using
} from "./chunk-MIU6LSPI.js";

// src/cli/deploy/deploy-local.ts
import { randomBytes } from "node:crypto";

// src/cli/localcloud/registries.ts
import { readFile } from "node:fs/promises";
import path from "node:path";
var usual = ["registry.npmjs.org", "registry.yarnpkg.com", "npm.jsr.io"];
async function packageRegistries(workspace, env) {
  const folders = [workspace, env.HOME ?? env.USERPROFILE].filter((folder) => folder !== void 0);
  const texts = await Promise.all(
    folders.map((folder) => readFile(path.join(folder, ".npmrc"), "utf8").catch(() => ""))
  );
  const named = [
    env.npm_config_registry,
    env.NPM_CONFIG_REGISTRY,
    ...texts.join("\n").matchAll(/^\s*(?:@[^:=\s]+:)?registry\s*=\s*(\S+)/gm)
  ].map((found) => typeof found === "string" ? found : found?.[1] ?? "");
  const hosts = named.filter((address) => URL.canParse(address)).map((address) => new URL(address).hostname);
  return [.../* @__PURE__ */ new Set([...usual, ...hosts])];
}

// src/cli/deploy/deploy-local.ts
async function deployLocally(folder, options, context) {
  var _stack = [];
  try {
    const { env, log, signal } = context;
    const workspace = await workspaceOf(context.cwd, folder);
    const config = await loadSiteConfig(workspace, options.config);
    const checkout = await readCheckout(createGit(workspace, env, signal));
    const site = localSite(config, checkout.repository);
    const event = eventOf(
      options,
      checkout,
      `${site.repository.owner}/${site.repository.name}`,
      config.environments.production.branch
    );
    const asked = event.name === "push" ? options.environment : options.environment ?? "production";
    const environment = chooseEnvironment(config.environments, { ...event, run: { id: "1", attempt: 1 } }, asked);
    const { startLocalCloud, startAction } = await import("./localcloud-PYAJA5NN.js");
    const started = performance.now();
    const cloud = __using(_stack, await startLocalCloud({ sites: [site], passThrough: await packageRegistries(workspace, env) }), true);
    log.info(
      `Local cloud: portal, login, content distribution and hosting are up after ${seconds(performance.now() - started)}.`
    );
    log.info(
      `Deploying ${site.slug} from ${folder}: ${event.name} on ${event.ref.replace("refs/heads/", "")}, environment ${environment}.`
    );
    log.info("");
    const action = await startAction({
      workspace,
      event,
      idToken: true,
      jobEnvironment: environment,
      cloud,
      inputs: {
        ...options.config !== void 0 && { config: options.config },
        ...asked !== void 0 && { environment: asked },
        ...options.siteVersion !== void 0 && { version: options.siteVersion },
        ...options.mode !== void 0 && { mode: options.mode },
        ...options.uploader !== void 0 && { uploader: options.uploader },
        ...options.dryRun && { "dry-run": "true" },
        ...options.force && { force: "true" }
      },
      // The site's own tools find their settings and caches where they always are.
      extraEnv: env.HOME === void 0 ? {} : { HOME: env.HOME },
      onLine: (line) => log.info(`  ${line}`)
    });
    const forward = () => action.signal("SIGTERM");
    signal.addEventListener("abort", forward, { once: true });
    try {
      const result = await action.done;
      if (options.json)
        context.stdout.write(
          `${JSON.stringify({ ...result.outputs, address: cloud.hosting.address(site.slug, hostedName(config, environment)) }, null, 2)}
`
        );
      if (result.code !== 0) return result.outputs.status === void 0 ? 2 : 1;
      if (result.outputs.status === "succeeded" && result.outputs.folder === "") {
        await present(cloud, site, hostedName(config, environment), context);
      }
      return 0;
    } finally {
      signal.removeEventListener("abort", forward);
      await action.dispose();
    }
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
function eventOf(options, { sha, message }, repository, productionBranch) {
  return {
    name: options.branch === void 0 ? "workflow_dispatch" : "push",
    ref: `refs/heads/${options.branch ?? productionBranch}`,
    // A folder that is no repository has no commit; the made-up one tells its deployments apart.
    sha: sha ?? randomBytes(20).toString("hex"),
    repository,
    ...message !== void 0 && { commitMessage: message },
    runId: String(Date.now())
  };
}
function hostedName(config, environment) {
  return environment === "Production" ? void 0 : foldEnvironmentName(config.environments.preview.name);
}
async function present(cloud, site, name, context) {
  const { log, stdout, signal } = context;
  const told = cloud.portal.deployments(site.id).at(-1);
  log.info("");
  log.info(`Open:   ${cloud.hosting.address(site.slug, name)}`);
  if (told !== void 0)
    log.info(
      `Portal: was told "${told.status}" of version ${told.version} in ${told.environment}, commit ${told.commitSha.slice(0, 12)}.`
    );
  if (stdout.isTTY !== true) return;
  log.info("Serving until Ctrl-C.");
  await untilCancelled(signal);
}
export {
  deployLocally
};
