import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/workspace-api/contract/api-key.ts
var keyPrefixes = {
  production: "sk_live_",
  sandbox: "sk_test_"
};
function environmentOfKey(key) {
  if (key.startsWith(keyPrefixes.production)) return "production";
  return key.startsWith(keyPrefixes.sandbox) ? "sandbox" : void 0;
}
var keyRotationDays = 90;

export {
  keyPrefixes,
  environmentOfKey,
  keyRotationDays
};
