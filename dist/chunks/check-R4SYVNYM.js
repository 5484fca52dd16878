import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  workspaceOf
} from "./chunk-FKSG4M4B.js";
import {
  loadSiteConfig
} from "./chunk-P6SKXPML.js";
import "./chunk-E5V4ZQFB.js";
import "./chunk-7DB6NTV3.js";
import "./chunk-JF7VDNPF.js";
import "./chunk-YGLX6Y6F.js";
import "./chunk-NJ6UBD6J.js";
import "./chunk-P4I7N7I4.js";
import "./chunk-3PSUJWQW.js";
import "./chunk-MIU6LSPI.js";

// src/cli/check/check.ts
async function check(folder, options, { cwd, stdout, log }) {
  const config = await loadSiteConfig(await workspaceOf(cwd, folder), options.config);
  if (options.json) stdout.write(`${JSON.stringify(config, null, 2)}
`);
  else for (const line of describeConfig(config)) log.info(line);
  return 0;
}
function describeConfig({ site, environments, build, portal }) {
  const { production, preview } = environments;
  return [
    `${site.slug} (${site.type}): the config is valid.`,
    `  Production  ${site.url}, from ${production.branch}`,
    `  Preview     ${preview.url ?? "address from the hosting platform"}, from ${preview.branches.join(", ")}`,
    `  Portal      ${portal.url}`,
    `  Build       ${build.command ?? "as package.json says"} in ${build.root}, output ${build.output ?? "detected"}`
  ];
}
export {
  check
};
