import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  refuseInvalid
} from "./chunk-BJKOONL5.js";
import {
  withHost,
  withSite
} from "./chunk-WQ7IBDI5.js";
import "./chunk-BURFK45H.js";
import "./chunk-IFEJR5OY.js";
import "./chunk-DKXGQWF5.js";
import {
  json,
  plain
} from "./chunk-F7ZYN63B.js";
import "./chunk-P6SKXPML.js";
import "./chunk-E5V4ZQFB.js";
import "./chunk-7DB6NTV3.js";
import "./chunk-JF7VDNPF.js";
import "./chunk-CWZALBSL.js";
import "./chunk-DTGO4ACT.js";
import "./chunk-MBUNNDKD.js";
import "./chunk-AAFTZNMS.js";
import {
  TextKey,
  TextOverrideUpdate
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

// src/cli/portal/text.ts
async function showPageText(execute, page, options) {
  await withHost(execute, options, async (host, { client, signal, printTable }) => {
    const answer = await client.getPageText(page, host, signal);
    const columns2 = [
      { heading: "KEY", value: ([key]) => key, fixed: true },
      { heading: "TEXT", value: ([, text]) => text }
    ];
    printTable(answer, columns2, Object.entries(answer.texts), "The page has no texts.");
    return 0;
  });
}
var columns = [
  { heading: "KEY", value: ({ key }) => key, fixed: true },
  { heading: "STATUS", value: ({ override }) => override?.status ?? "default", fixed: true },
  { heading: "TEXT", value: (entry) => entry.override?.value ?? entry.default },
  { heading: "CHANGED", value: ({ override }) => override?.updatedAt, fixed: true },
  { heading: "BY", value: ({ override }) => override?.updatedBy }
];
async function showTexts(execute, options) {
  await withSite(execute, options, async (siteId, { client, signal, printTable }) => {
    const answer = await client.listTexts(siteId, signal);
    const texts = answer.texts.filter(
      ({ pageSlug, override }) => (options.page === void 0 || pageSlug === options.page) && (!options.overridden || override !== void 0)
    );
    printTable({ ...answer, texts, total: texts.length }, columns, texts, "No text matches.");
    return 0;
  });
}
async function overrideText(execute, key, value, options) {
  await withSite(execute, options, async (siteId, { client, signal, context, print }) => {
    const update = { value, ...options.request !== void 0 && { requestId: options.request } };
    refuseInvalid(TextKey, key, `to ${siteId}`);
    refuseInvalid(TextOverrideUpdate, update, `to "${key}"`);
    const answer = await client.overrideText(siteId, key, update, signal);
    print(answer, () => []);
    context.log.info(`${key}: the override is ${answer.text.override?.status ?? "stored"}.`);
    return 0;
  });
}
async function removeText(execute, key, options) {
  await withSite(execute, options, async (siteId, { client, signal, context, print }) => {
    refuseInvalid(TextKey, key, `to ${siteId}`);
    const answer = await client.removeTextOverride(siteId, key, signal);
    print(answer, () => []);
    context.log.info(`${key} shows its default again: ${plain(answer.text.default)}`);
    return 0;
  });
}
async function commitTexts(execute, options) {
  await withSite(execute, options, async (siteId, { client, signal, context, print }) => {
    const answer = await client.commitTexts(siteId, signal);
    print(answer, () => [json(answer.content)]);
    context.log.info(`${answer.committed} overrides committed; this is the content of ${plain(answer.file)}.`);
    return 0;
  });
}
async function setTextMode(execute, mode, options) {
  await withSite(execute, options, async (siteId, { client, signal, context, print }) => {
    const answer = await client.setTextMode(siteId, mode, signal);
    print(answer, () => []);
    context.log.info(`${siteId} is in ${answer.mode} mode.`);
    return 0;
  });
}
export {
  commitTexts,
  overrideText,
  removeText,
  setTextMode,
  showPageText,
  showTexts
};
