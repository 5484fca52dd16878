import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  sheet,
  withHost
} from "./chunk-GC4BNCVS.js";
import "./chunk-FOAREOBZ.js";
import "./chunk-AW42NMDO.js";
import "./chunk-3BCCEVRA.js";
import "./chunk-4LPRIKU6.js";
import "./chunk-JRKSWOOF.js";
import "./chunk-5ED3YUYM.js";
import "./chunk-BI6KQ7YH.js";
import "./chunk-I74SJ2ZC.js";
import "./chunk-VACTVUFC.js";
import "./chunk-TCVRDOTU.js";
import "./chunk-NAYZIUUY.js";
import "./chunk-NJ6UBD6J.js";
import "./chunk-D6NQNOCP.js";
import "./chunk-OI22C6ZB.js";
import "./chunk-YH6SHA43.js";
import "./chunk-5LJEUDKT.js";
import "./chunk-MIU6LSPI.js";

// src/cli/portal/content.ts
async function showContentPages(execute, options) {
  await withHost(execute, options, async (host, { client, signal, printTable }) => {
    const answer = await client.listContentPages(host, signal);
    const columns = [
      { heading: "SLUG", value: ({ slug }) => slug, fixed: true },
      { heading: "PATH", value: ({ path }) => path },
      { heading: "TITLE", value: ({ title }) => title },
      { heading: "TYPE", value: ({ type }) => type },
      { heading: "SECTIONS", value: ({ sections }) => sections },
      { heading: "UPDATED", value: ({ lastUpdated }) => lastUpdated, fixed: true }
    ];
    printTable(answer, columns, answer.pages, "The site has no pages.");
    return 0;
  });
}
async function showContentPage(execute, page, options) {
  await withHost(execute, options, async (host, { client, signal, printRecord }) => {
    printRecord(await client.getContentPage(page, host, signal));
    return 0;
  });
}
async function showPosts(execute, options) {
  await withHost(execute, options, async (host, { client, signal, printTable }) => {
    const answer = await client.listContentPosts(host, signal);
    const columns = [
      { heading: "SLUG", value: ({ slug }) => slug, fixed: true },
      { heading: "TITLE", value: ({ title }) => title },
      { heading: "AUTHOR", value: ({ author }) => author },
      { heading: "TAGS", value: ({ tags }) => tags },
      { heading: "PUBLISHED", value: ({ publishedAt }) => publishedAt, fixed: true }
    ];
    printTable(answer, columns, answer.posts, "The site has no posts.");
    return 0;
  });
}
async function showPost(execute, post, options) {
  await withHost(execute, options, async (host, { client, signal, print }) => {
    const answer = await client.getContentPost(post, host, signal);
    const { body, ...head } = answer;
    print(answer, () => [
      ...sheet(Object.entries(head)),
      "",
      ...body.split(/\r?\n/).map((line) => line.replace(/[\x00-\x08\x0b-\x1f\x7f-\x9f]/g, "\uFFFD"))
    ]);
    return 0;
  });
}
export {
  showContentPage,
  showContentPages,
  showPost,
  showPosts
};
