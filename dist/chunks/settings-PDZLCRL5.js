import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  assignments,
  refuseInvalid
} from "./chunk-OEMJNHDW.js";
import {
  withSite
} from "./chunk-MRFEABVE.js";
import "./chunk-NFE6QPTS.js";
import "./chunk-QQXX6HUV.js";
import "./chunk-JF7VDNPF.js";
import "./chunk-S3N7HCWP.js";
import "./chunk-RHJS4RDT.js";
import "./chunk-DTGO4ACT.js";
import "./chunk-6RMC6RLA.js";
import "./chunk-ASPQXCB4.js";
import {
  SiteSettingsUpdate
} from "./chunk-RJTJYRYV.js";
import "./chunk-GE5SCOJ7.js";
import "./chunk-ORBPGBJX.js";
import "./chunk-5GDAJ7XN.js";
import "./chunk-773HOXA3.js";
import "./chunk-NAYZIUUY.js";
import "./chunk-NJ6UBD6J.js";
import "./chunk-D6NQNOCP.js";
import "./chunk-OI22C6ZB.js";
import "./chunk-VUXH4CYX.js";
import "./chunk-MIU6LSPI.js";

// src/cli/portal/settings.ts
var settings = {
  "general.name": "text",
  "general.description": "text",
  "general.timezone": "text",
  "deployment.provider": "text",
  "deployment.autoDeployDev": "switch",
  "deployment.requireApproval": "switch",
  "notifications.email": "switch",
  "notifications.slack": "switch",
  "notifications.webhookUrl": "address or none",
  "features.textOverrides": "switch",
  "features.seoManagement": "switch",
  "features.blogEnabled": "switch",
  "features.assistantEnabled": "switch"
};
async function showSettings(execute, options) {
  await withSite(execute, options, async (siteId, { client, signal, printRecord }) => {
    printRecord(await client.getSettings(siteId, signal));
    return 0;
  });
}
async function editSettings(execute, changes, options) {
  await withSite(execute, options, async (siteId, { client, signal, context, print }) => {
    const update = {};
    const given = assignments(changes, settings, `to the settings of ${siteId}`);
    for (const [name, value] of Object.entries(given)) {
      const [group = "", field = ""] = name.split(".");
      update[group] = { ...update[group], [field]: value };
    }
    refuseInvalid(SiteSettingsUpdate, update, `to the settings of ${siteId}`);
    const answer = await client.updateSettings(siteId, update, signal);
    print(answer, () => []);
    context.log.info(`${siteId}: ${Object.keys(given).join(", ")} changed.`);
    return 0;
  });
}
export {
  editSettings,
  showSettings
};
