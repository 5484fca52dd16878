import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  Secret
} from "./chunk-OI22C6ZB.js";
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";

// src/cli/inputs/portal-token.ts
var longest = 64e3;
async function portalToken(fromStdin, env, stdin, log) {
  const token = (fromStdin ? await readAll(stdin?.() ?? []) : env.PORTAL_TOKEN ?? "").trim();
  const source = fromStdin ? "Standard input" : "PORTAL_TOKEN";
  if (token === "") {
    throw new SiteDeployError("USAGE", fromStdin ? "Standard input holds no token." : "PORTAL_TOKEN is not set.", {
      remedy: "Set PORTAL_TOKEN, or pass the token on standard input:  site-deploy portal \u2026 --token-stdin < token.txt"
    });
  }
  const secret = new Secret(token);
  log.mask(secret);
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new SiteDeployError("USAGE", `${source} holds spaces, line breaks or characters that no token has.`, {
      remedy: 'Pass the token alone, without "Bearer" and without quotes.'
    });
  }
  return secret;
}
async function readAll(input) {
  const chunks = [];
  let size = 0;
  for await (const chunk of input) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > longest) throw new SiteDeployError("USAGE", `Standard input holds more than a token: ${size} bytes.`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString("utf8");
}

export {
  portalToken
};
