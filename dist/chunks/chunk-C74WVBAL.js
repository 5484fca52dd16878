import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  createGitHub
} from "./chunk-QTTUDPTM.js";
import {
  Secret
} from "./chunk-OI22C6ZB.js";
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";

// src/cli/inputs/secrets.ts
function secretOf({ env, log }, ...names) {
  const value = names.map((name) => env[name]?.trim()).find((candidate) => candidate !== void 0 && candidate !== "");
  if (value === void 0) return void 0;
  const secret = new Secret(value);
  log.mask(secret);
  return secret;
}

// src/cli/inputs/github.ts
function gitHubOf(context, deps, writesPerMinute) {
  const token = secretOf(context, "GH_TOKEN", "GITHUB_TOKEN");
  if (token === void 0) throw new SiteDeployError("GITHUB_TOKEN_MISSING", "There is no token for GitHub.");
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

export {
  secretOf,
  gitHubOf
};
