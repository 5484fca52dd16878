import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  fieldsOf,
  sheet,
  table,
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
import "./chunk-RJTJYRYV.js";
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
