import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  withSite
} from "./chunk-OUKOXMLB.js";
import {
  fieldsOf,
  sheet,
  table
} from "./chunk-BURFK45H.js";
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
import "./chunk-BGLJW4GG.js";
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
