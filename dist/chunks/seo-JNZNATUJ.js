import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  withSite
} from "./chunk-WQ7IBDI5.js";
import {
  fieldsOf,
  sheet,
  table
} from "./chunk-BURFK45H.js";
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
import "./chunk-7ODG4HLY.js";
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

// src/cli/portal/seo.ts
async function showSeo(execute, options) {
  await withSite(execute, options, async (siteId, { client, signal, print, width }) => {
    const answer = await client.getSeo(siteId, signal);
    const columns = [
      { heading: "PAGE", value: ({ pageSlug }) => pageSlug, fixed: true },
      { heading: "TITLE", value: ({ title }) => title },
      { heading: "DESCRIPTION", value: ({ description }) => description }
    ];
    print(answer, () => [
      ...answer.pages.length === 0 ? ["No page has SEO metadata."] : table(columns, answer.pages, width),
      "",
      ...sheet(fieldsOf({ defaults: answer.defaults }))
    ]);
    return 0;
  });
}
async function showPageSeo(execute, page, options) {
  await withSite(execute, options, async (siteId, { client, signal, printRecord }) => {
    printRecord(await client.getPageSeo(siteId, page, signal));
    return 0;
  });
}
async function showSeoDefaults(execute, options) {
  await withSite(execute, options, async (siteId, { client, signal, context, json, printRecord }) => {
    const defaults = await client.getSeoDefaults(siteId, signal);
    printRecord(defaults);
    if (!json && Object.keys(defaults).length === 0) context.log.info("No defaults are set.");
    return 0;
  });
}
async function purgeSeo(execute, options) {
  await withSite(execute, options, async (siteId, { client, signal, context, print }) => {
    const answer = await client.purgeSeoCache(siteId, signal);
    print(answer, () => []);
    context.log.info(`The SEO cache of ${siteId} is empty.`);
    return 0;
  });
}
export {
  purgeSeo,
  showPageSeo,
  showSeo,
  showSeoDefaults
};
