import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  withHost
} from "./chunk-WQ7IBDI5.js";
import {
  sheet
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
