import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  listOf,
  refuseInvalid,
  refuseNothing
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
  SitemapConfig
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
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";
import "./chunk-MIU6LSPI.js";

// src/cli/portal/sitemap.ts
var columns = [
  { heading: "ADDRESS", value: ({ loc }) => loc },
  { heading: "CHANGED", value: ({ lastmod }) => lastmod, fixed: true },
  { heading: "FREQUENCY", value: ({ changefreq }) => changefreq, fixed: true },
  { heading: "PRIORITY", value: ({ priority }) => priority, align: "right", fixed: true }
];
async function showSitemap(execute, options) {
  await withSite(execute, options, async (siteId, { client, signal, context, printTable }) => {
    const xml = await client.getSitemap(siteId, signal);
    if (options.xml) {
      context.stdout.write(xml.endsWith("\n") ? xml : `${xml}
`);
      return 0;
    }
    const urls = entriesOf(xml);
    printTable({ urls }, columns, urls, "The sitemap is empty.");
    return 0;
  });
}
async function replaceSitemapConfig(execute, options) {
  await withSite(execute, options, async (siteId, { client, signal, context, print }) => {
    const { exclude, changeFreq, priority } = options;
    const config = {
      ...exclude !== void 0 && { excludePages: listOf(exclude) },
      ...changeFreq !== void 0 && { defaultChangeFreq: changeFreq },
      ...priority !== void 0 && { priorities: Object.fromEntries(priority.map(priorityOf)) }
    };
    refuseNothing(config, `in the configuration of the sitemap of ${siteId}`);
    refuseInvalid(SitemapConfig, config, `to the configuration of the sitemap of ${siteId}`);
    const answer = await client.updateSitemapConfig(siteId, config, signal);
    print(answer, () => []);
    context.log.info(`The sitemap of ${siteId} is configured by: ${Object.keys(config).join(", ")}. Nothing else is.`);
    return 0;
  });
}
function priorityOf(text) {
  const [, page, value] = /^([^=]+)=(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (page !== void 0) return [page, Number(value)];
  throw new SiteDeployError("USAGE", `"${text}" is not a page with its priority.`, {
    remedy: "Write it as page=number, for example --priority home=0.8."
  });
}
var named = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
function entriesOf(xml) {
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(
    ([, url = ""]) => Object.fromEntries(
      [...url.matchAll(/<(loc|lastmod|changefreq|priority)>([^<]*)</g)].map(([, name = "", value = ""]) => [
        name,
        value.trim().replace(/&(amp|lt|gt|quot|apos);/g, (_, entity) => named[entity] ?? "")
      ])
    )
  );
}
export {
  replaceSitemapConfig,
  showSitemap
};
