import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  armCredentials,
  createGitHub,
  graphCredentials
} from "./chunk-EDTHFVIB.js";
import {
  Secret
} from "./chunk-OI22C6ZB.js";
import {
  SiteDeployError
} from "./chunk-DPOPBEZB.js";

// src/cli/onboard/tools.ts
function secretOf({ env, log }, ...names) {
  const value = names.map((name) => env[name]?.trim()).find((candidate) => candidate !== void 0 && candidate !== "");
  if (value === void 0) return void 0;
  const secret = new Secret(value);
  log.mask(secret);
  return secret;
}
function gitHubOf(context, deps, writesPerMinute) {
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
    writeIntervalMs: writesPerMinute === void 0 ? 0 : 6e4 / writesPerMinute
  });
}
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

export {
  secretOf,
  gitHubOf,
  credentialsOf,
  webhookSecretOf
};
