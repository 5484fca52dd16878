import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  assignments,
  refuseInvalid
} from "./chunk-BJKOONL5.js";
import {
  withSite
} from "./chunk-WQ7IBDI5.js";
import "./chunk-BURFK45H.js";
import "./chunk-IFEJR5OY.js";
import "./chunk-DKXGQWF5.js";
import "./chunk-F7ZYN63B.js";
import "./chunk-P6SKXPML.js";
import "./chunk-E5V4ZQFB.js";
import "./chunk-7DB6NTV3.js";
import "./chunk-JF7VDNPF.js";
import "./chunk-CWZALBSL.js";
import "./chunk-DTGO4ACT.js";
import "./chunk-MBUNNDKD.js";
import "./chunk-AAFTZNMS.js";
import {
  SiteSettingsUpdate
} from "./chunk-7ODG4HLY.js";
import "./chunk-HJOW65OB.js";
import "./chunk-VF4KREBL.js";
import "./chunk-WC44BXDQ.js";
import "./chunk-3T7WNIKU.js";
import "./chunk-4TWNR5YP.js";
import "./chunk-GGGL2V5K.js";
import "./chunk-YGLX6Y6F.js";
import "./chunk-NJ6UBD6J.js";
import "./chunk-P4I7N7I4.js";
import "./chunk-OI22C6ZB.js";
import "./chunk-3PSUJWQW.js";
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
