import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  environmentOfKey,
  keyPrefixes,
  keyRotationDays
} from "./chunk-5JVS3JM5.js";
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";

// src/workspace-api/client/api-key.ts
function checkKey(key, { expected, allowed = [] } = {}) {
  const value = key.reveal();
  const environment = environmentOfKey(value);
  if (environment === void 0)
    throw new SiteDeployError("WORKSPACE_KEY_INVALID", "The API key begins with neither sk_live_ nor sk_test_.");
  if (!/^[\x21-\x7e]+$/.test(value) || value === keyPrefixes[environment])
    throw new SiteDeployError("WORKSPACE_KEY_INVALID", "The API key is cut off or holds spaces or line ends.");
  if (expected === void 0 || environment === expected || allowed.includes(environment)) return environment;
  throw new SiteDeployError(
    "WORKSPACE_KEY_ENVIRONMENT",
    `The API key is one of ${environment} (${keyPrefixes[environment]}***), but ${expected} is meant.`,
    {
      remedy: `Use a key that begins with ${keyPrefixes[expected]}, or say --allow-${environment === "production" ? "live" : "test"} if this is what you want.`
    }
  );
}
function rotationWarning(since, now) {
  const days = Math.floor((now - since) / 864e5);
  if (days <= keyRotationDays) return void 0;
  return `The API key is at least ${days} days old; keys are to be replaced every ${keyRotationDays} days. Create a new one in the account settings and delete this one.`;
}

export {
  checkKey,
  rotationWarning
};
