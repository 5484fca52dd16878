import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/localcloud/hosting/names.ts
import { createHash } from "node:crypto";
var adjectives = ["gentle", "calm", "bright", "proud", "witty", "lively", "green", "brave"];
var nouns = ["sea", "river", "field", "stone", "forest", "island", "coast", "meadow"];
var location = "eastus2";
var slice = 2;
function platformName(slug) {
  const digest = createHash("sha256").update(slug).digest();
  const adjective = adjectives[(digest[0] ?? 0) % adjectives.length];
  const noun = nouns[(digest[1] ?? 0) % nouns.length];
  return `${adjective}-${noun}-0${digest.subarray(2, 6).toString("hex")}`;
}
function hostname(slug, environment) {
  const name = platformName(slug);
  if (!environment || /^production$/i.test(environment)) return `${name}.${slice}.azurestaticapps.net`;
  return `${name}-${environment.toLowerCase()}.${location}.${slice}.azurestaticapps.net`;
}

export {
  slice,
  hostname
};
