import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";

// src/cli/inputs/checkout.ts
import { stat } from "node:fs/promises";
import path from "node:path";
async function workspaceOf(cwd, folder) {
  const workspace = path.resolve(cwd, folder);
  const found = await stat(workspace).catch(() => void 0);
  if (found?.isDirectory()) return workspace;
  throw new SiteDeployError("USAGE", `There is no folder ${workspace}.`, {
    remedy: "Name the root of the site's repository, for example: site-deploy check ."
  });
}

export {
  workspaceOf
};
