import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  assignments,
  refuseInvalid,
  refuseNothing
} from "./chunk-BJKOONL5.js";
import {
  withPortal,
  withSite
} from "./chunk-WQ7IBDI5.js";
import {
  fieldsOf,
  sheet,
  table
} from "./chunk-BURFK45H.js";
import "./chunk-IFEJR5OY.js";
import "./chunk-DKXGQWF5.js";
import {
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
  SitePatch,
  StatisticsQuery
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

// src/cli/portal/sites.ts
var siteColumns = [
  { heading: "ID", value: ({ id }) => id, fixed: true },
  { heading: "SLUG", value: ({ slug }) => slug },
  { heading: "NAME", value: ({ name }) => name },
  { heading: "STATUS", value: ({ status }) => status, fixed: true },
  { heading: "COMPANY", value: ({ company }) => company.name },
  { heading: "VERSION", value: ({ currentVersion }) => currentVersion, fixed: true },
  { heading: "NEXT", value: ({ devVersion }) => devVersion, fixed: true },
  { heading: "DEPLOYED", value: ({ lastDeployed }) => lastDeployed, fixed: true },
  { heading: "ADDRESS", value: ({ url }) => url }
];
async function showSites(execute, options) {
  await withPortal(execute, options, async ({ client, signal, context, json, printTable }) => {
    const filter = { status: options.status, companyId: options.company };
    if (options.all) {
      const sites = [];
      for await (const site of client.eachSite({ ...filter, limit: options.limit }, signal)) sites.push(site);
      printTable({ sites, total: sites.length }, siteColumns, sites, "No site matches.");
      return 0;
    }
    const { limit, offset = 0 } = options;
    const answer = await client.listSites({ ...filter, limit, offset }, signal);
    printTable(answer, siteColumns, answer.sites, "No site matches.");
    const shown = offset + answer.sites.length;
    if (!json && shown < answer.total && answer.sites.length > 0) {
      context.log.info(`${answer.sites.length} of ${answer.total} sites: --offset ${shown} shows the next, --all all.`);
    }
    return 0;
  });
}
async function showSite(execute, options) {
  await withSite(execute, options, async (siteId, { client, signal, printRecord }) => {
    printRecord(await client.getSite(siteId, signal));
    return 0;
  });
}
var features = {
  textOverrides: "switch",
  seoManagement: "switch",
  blogEnabled: "switch",
  assistantEnabled: "switch"
};
async function editSite(execute, options) {
  await withSite(execute, options, async (siteId, { client, signal, context, print }) => {
    const { name, description, url } = options;
    const switches = assignments(options.feature ?? [], features, `to the site ${siteId}`, "features");
    const patch = {
      ...name !== void 0 && { name },
      ...description !== void 0 && { description },
      ...url !== void 0 && { url },
      ...Object.keys(switches).length > 0 && { features: switches }
    };
    refuseNothing(patch, `on the site ${siteId}`);
    refuseInvalid(SitePatch, patch, `to the site ${siteId}`);
    const answer = await client.updateSite(siteId, patch, signal);
    print(answer, () => []);
    context.log.info(`${plain(answer.site.name)} (${siteId}): ${Object.keys(patch).join(", ")} changed.`);
    return 0;
  });
}
async function showStatistics(execute, options) {
  await withSite(execute, options, async (siteId, { client, signal, print, width }) => {
    const query = { period: options.period, startDate: options.from, endDate: options.to };
    refuseInvalid(StatisticsQuery, query, `about the site ${siteId}`);
    const answer = await client.getSiteStats(siteId, query, signal);
    const { byPage, ...views } = answer.pageViews;
    print(answer, () => {
      const columns = [
        { heading: "VIEWS", value: (page) => page.views, align: "right", fixed: true },
        { heading: "PAGE", value: (page) => page.path }
      ];
      const rows = byPage.toSorted((a, b) => b.views - a.views);
      const figures = sheet(fieldsOf({ ...answer, pageViews: views }));
      return rows.length === 0 ? figures : [...figures, "", ...table(columns, rows, width)];
    });
    return 0;
  });
}
async function showPages(execute, options) {
  await withSite(execute, options, async (siteId, { client, signal, printTable }) => {
    const answer = await client.listPages(siteId, signal);
    const columns = [
      { heading: "SLUG", value: ({ slug }) => slug, fixed: true },
      { heading: "PATH", value: ({ path }) => path },
      { heading: "TITLE", value: ({ title }) => title },
      { heading: "TYPE", value: ({ type }) => type },
      { heading: "TEXTS", value: ({ textKeyCount }) => textKeyCount, align: "right", fixed: true },
      { heading: "UPDATED", value: ({ lastUpdated }) => lastUpdated, fixed: true }
    ];
    printTable(answer, columns, answer.pages, "The site has no pages.");
    return 0;
  });
}
var versionColumns = [
  { heading: "VERSION", value: ({ version }) => version, fixed: true },
  { heading: "STATUS", value: ({ status }) => status, fixed: true },
  {
    heading: "SINCE",
    value: (entry) => entry.status === "production" ? entry.deployedAt : entry.createdAt,
    fixed: true
  },
  {
    heading: "SOURCE",
    value: (entry) => entry.status === "production" ? entry.commitSha.slice(0, 7) : entry.branch,
    fixed: true
  },
  {
    heading: "NOTES",
    value: (entry) => entry.status === "production" ? entry.releaseNotes : `${entry.changes} changes`
  }
];
async function showVersions(execute, options) {
  await withSite(execute, options, async (siteId, { client, signal, printTable }) => {
    const answer = await client.listVersions(siteId, signal);
    printTable(answer, versionColumns, answer.versions, "The site has no versions yet.");
    return 0;
  });
}
export {
  editSite,
  showPages,
  showSite,
  showSites,
  showStatistics,
  showVersions
};
