import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  assignments,
  refuseInvalid
} from "./chunk-BPXEVOJL.js";
import {
  withSite
} from "./chunk-OUKOXMLB.js";
import "./chunk-BURFK45H.js";
import "./chunk-IFEJR5OY.js";
import "./chunk-V6M2ORUV.js";
import "./chunk-F7ZYN63B.js";
import "./chunk-OONTQZ2F.js";
import "./chunk-E5V4ZQFB.js";
import "./chunk-3P4HUY4J.js";
import "./chunk-JF7VDNPF.js";
import "./chunk-7SDCLKTO.js";
import "./chunk-DTGO4ACT.js";
import "./chunk-MBUNNDKD.js";
import "./chunk-YRBLWLTP.js";
import {
  SiteSettingsUpdate
} from "./chunk-BGLJW4GG.js";
import "./chunk-22WTGFZM.js";
import "./chunk-WC44BXDQ.js";
import "./chunk-HJOW65OB.js";
import "./chunk-3T7WNIKU.js";
import "./chunk-QNTSMYXD.js";
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
