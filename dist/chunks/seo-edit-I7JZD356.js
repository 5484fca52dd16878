import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  assignments,
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
import {
  plain
} from "./chunk-F7ZYN63B.js";
import "./chunk-P6SKXPML.js";
import "./chunk-E5V4ZQFB.js";
import {
  didYouMean
} from "./chunk-7DB6NTV3.js";
import "./chunk-JF7VDNPF.js";
import "./chunk-CWZALBSL.js";
import "./chunk-DTGO4ACT.js";
import "./chunk-MBUNNDKD.js";
import "./chunk-AAFTZNMS.js";
import "./chunk-7ODG4HLY.js";
import {
  PageSeoUpdate,
  SeoDefaultsUpdate
} from "./chunk-HJOW65OB.js";
import "./chunk-VF4KREBL.js";
import "./chunk-WC44BXDQ.js";
import {
  seoWarnings
} from "./chunk-3T7WNIKU.js";
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

// src/cli/portal/seo-edit.ts
import { readFile } from "node:fs/promises";
import path from "node:path";
var openGraph = {
  title: "text",
  description: "text",
  image: "text",
  imageWidth: "number",
  imageHeight: "number",
  type: "text",
  locale: "text",
  siteName: "text"
};
var social = {
  card: "text",
  title: "text",
  description: "text",
  image: "text",
  site: "text",
  creator: "text"
};
var clearable = [
  ...["keywords", "canonical", "noIndex", "noFollow", "openGraph", "social", "structuredData"],
  ...Object.keys(openGraph).map((name) => `openGraph.${name}`),
  ...Object.keys(social).map((name) => `social.${name}`)
];
async function editPageSeo(execute, page, options) {
  await withSite(execute, options, async (siteId, { client, signal, context, json, print, printRecord }) => {
    const what = `to the SEO metadata of "${page}"`;
    const change = await changeOf(options, context.cwd, what);
    refuseNothing({ ...change, clear: options.clear }, `on the SEO metadata of "${page}"`);
    const { pageSlug: _slug, updatedAt: _at, ...before } = await client.getPageSeo(siteId, page, signal);
    const seo = cleared({ ...before, ...merged(before, change) }, options.clear ?? [], clearable, what);
    refuseInvalid(PageSeoUpdate, seo, what);
    const update = seo;
    const warnings = seoWarnings(update);
    for (const { field, message } of warnings) context.log.warn(`${field}: ${message}`);
    if (options.dryRun) {
      printRecord(update);
      if (!json) context.log.info("Nothing was sent (--dry-run).");
      return 0;
    }
    const answer = await client.updatePageSeo(siteId, page, update, signal);
    const said = new Set(warnings.map(({ field }) => field));
    for (const { field, message } of answer.warnings ?? []) {
      if (!said.has(field)) context.log.warn(plain(`${field}: ${message}`));
    }
    print(answer, () => []);
    context.log.info(`The SEO metadata of "${page}" was changed; it goes live with the next deployment.`);
    return 0;
  });
}
async function changeOf(options, cwd, what) {
  const { title, description, canonical, keywords, index, follow, structuredData } = options;
  return {
    ...title !== void 0 && { title },
    ...description !== void 0 && { description },
    ...canonical !== void 0 && { canonical },
    ...keywords !== void 0 && { keywords: listOf(keywords) },
    ...index !== void 0 && { noIndex: index === "no" },
    ...follow !== void 0 && { noFollow: follow === "no" },
    ...options.og !== void 0 && { openGraph: assignments(options.og, openGraph, what, "openGraph") },
    ...options.social !== void 0 && { social: assignments(options.social, social, what, "social") },
    ...structuredData !== void 0 && { structuredData: await jsonOf(path.resolve(cwd, structuredData)) }
  };
}
function merged(before, change) {
  const groups = ["openGraph", "social"].filter((name) => name in change);
  const joined = groups.map((name) => [name, { ...Object(before[name]), ...Object(change[name]) }]);
  return { ...change, ...Object.fromEntries(joined) };
}
async function editSeoDefaults(execute, options) {
  await withSite(execute, options, async (siteId, { client, signal, context, print }) => {
    const { titleSuffix, socialHandle, locale } = options;
    const what = `to the SEO defaults of ${siteId}`;
    const given = {
      titleSuffix,
      defaultDescription: options.description,
      defaultImage: options.image,
      socialHandle,
      locale
    };
    const change = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== void 0));
    refuseNothing({ ...change, clear: options.clear }, `on the SEO defaults of ${siteId}`);
    const before = await client.getSeoDefaults(siteId, signal);
    const defaults = cleared({ ...before, ...change }, options.clear ?? [], Object.keys(given), what);
    refuseInvalid(SeoDefaultsUpdate, defaults, what);
    const answer = await client.updateSeoDefaults(siteId, defaults, signal);
    print(answer, () => []);
    context.log.info(`The SEO defaults of ${siteId} were changed; they go live with the next deployment.`);
    return 0;
  });
}
function cleared(record, fields, known, what) {
  const result = { ...record };
  for (const field of fields) {
    if (!known.includes(field)) {
      throw new SiteDeployError(
        "USAGE",
        `Nothing was sent ${what}: "${field}" can not be removed${didYouMean(field, known) || "."}`,
        {
          remedy: `What can be removed: ${known.join(", ")}.`
        }
      );
    }
    const [group = "", inner] = field.split(".");
    if (inner === void 0) delete result[group];
    else {
      const { [inner]: _removed, ...rest } = Object(result[group]);
      if (group in result) result[group] = rest;
    }
  }
  return result;
}
async function jsonOf(file) {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SiteDeployError("USAGE", `The JSON-LD can not be read from ${file}.`, { cause: error, facts: [reason] });
  }
}
export {
  editPageSeo,
  editSeoDefaults
};
