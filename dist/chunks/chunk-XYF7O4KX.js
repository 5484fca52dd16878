import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  serviceAddress
} from "./chunk-WOPBMXKE.js";
import {
  Secret
} from "./chunk-OI22C6ZB.js";
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";

// src/cli/workspace/settings.ts
import os from "node:os";
import path from "node:path";
function baseUrlOf({ baseUrl }, env) {
  return required(baseUrl, env, "--base-url", "WORKSPACE_BASE_URL");
}
function authUrlOf({ authUrl }, env) {
  return required(authUrl, env, "--auth-url", "WORKSPACE_AUTH_URL");
}
function required(option, env, flag, variable) {
  if (option) return serviceAddress(option, flag);
  const value = env[variable];
  if (value) return serviceAddress(value, variable);
  throw new SiteDeployError("USAGE", `${variable} is not set.`, {
    remedy: `Set ${variable}, or name the address with ${flag}.`
  });
}
function secretFrom({ env, log }, variable) {
  const value = env[variable]?.trim();
  if (!value) return void 0;
  const secret = new Secret(value);
  log.mask(secret);
  return secret;
}
function expectedEnvironment({ sandbox, production }, env) {
  if (sandbox) return "sandbox";
  if (production) return "production";
  const value = env.WORKSPACE_ENVIRONMENT;
  if (value === "sandbox" || value === "production") return value;
  if (!value) return void 0;
  throw new SiteDeployError("USAGE", `WORKSPACE_ENVIRONMENT is "${value}".`, {
    remedy: "Set it to sandbox or production, or leave it out."
  });
}
function wholeNumber(value, flag, least, most) {
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= least && number <= most) return number;
  throw new SiteDeployError("USAGE", `${flag} is to be a whole number from ${least} to ${most}, not "${value}".`);
}
function configFolder(env, platform = process.platform) {
  const name = "site-deploy";
  if (env.XDG_CONFIG_HOME && path.isAbsolute(env.XDG_CONFIG_HOME)) return path.join(env.XDG_CONFIG_HOME, name);
  const home = env.HOME || os.homedir();
  if (platform === "win32") return path.join(env.APPDATA || path.join(home, "AppData", "Roaming"), name);
  if (platform === "darwin") return path.join(home, "Library", "Application Support", name);
  return path.join(home, ".config", name);
}

export {
  baseUrlOf,
  authUrlOf,
  secretFrom,
  expectedEnvironment,
  wholeNumber,
  configFolder
};
