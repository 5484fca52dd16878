import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  isInside
} from "./chunk-LPOYQ5IX.js";

// src/steps/finish/page-files.ts
import { readdirSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
var errorPage = /(^|\/)(4\d\d|5\d\d)(\.html|\/index\.html)$/;
function htmlFiles(folder) {
  const root = realpathSync(folder);
  const found = [];
  const visit = (directory, prefix, parents) => {
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      const name = prefix + entry.name;
      const isLink = entry.isSymbolicLink();
      const absolute = isLink ? targetInside(root, path.join(directory, entry.name)) : path.join(directory, entry.name);
      if (absolute === void 0) continue;
      const stat = isLink ? statSync(absolute) : entry;
      if (stat.isDirectory() && !parents.includes(absolute)) visit(absolute, `${name}/`, [...parents, absolute]);
      else if (stat.isFile() && /\.html?$/i.test(name)) found.push(name);
    }
  };
  visit(root, "", [root]);
  return found.sort();
}
function targetInside(root, link) {
  try {
    const target = realpathSync(link);
    return isInside(root, target) ? target : void 0;
  } catch {
    return void 0;
  }
}
function findPageFiles(pages, files, isApp = false) {
  const exact = new Map(files.map((file) => [file, file]));
  const byName = group(files, (file) => plain(file));
  const byFolded = group(files, (file) => plain(file).toLowerCase());
  const base = commonBase(pages);
  const found = /* @__PURE__ */ new Map();
  const otherCase = [];
  const notBuilt = [];
  const search = [
    (name) => exact.get(name),
    (name) => only(byName.get(plain(name))),
    (name) => only(byFolded.get(plain(name).toLowerCase()))
  ];
  for (const page of pages) {
    const names = [...candidates(page.path), ...base === "" ? [] : candidates(page.path.slice(base.length))];
    const hit = search.flatMap((look, exactness) => names.map((name) => ({ file: look(name), exactness }))).find(({ file }) => file !== void 0 && !found.has(file));
    if (hit?.file === void 0) notBuilt.push(page);
    else {
      found.set(hit.file, page);
      if (hit.exactness === 2) otherCase.push({ page, file: hit.file });
    }
  }
  const unknown = files.filter((file) => !found.has(file) && !errorPage.test(file));
  const inApp = isApp && exact.has("index.html") ? appFiles(notBuilt, files) : /* @__PURE__ */ new Map();
  const made = new Set(inApp.values());
  return { pages: found, inApp, notBuilt: notBuilt.filter((page) => !made.has(page)), unknown, otherCase };
}
function appFiles(pages, files) {
  const taken = new Set(files.map((file) => file.toLowerCase()));
  const made = /* @__PURE__ */ new Map();
  for (const page of pages.filter(isPagePath)) {
    const name = plain(page.path).replace(/^\/+|\/+$/g, "").replace(/\/{2,}/g, "/");
    const file = name === "" || /\.html?$/i.test(name) ? name || "index.html" : `${name}/index.html`;
    if (!taken.has(file.toLowerCase())) made.set(file, page);
    taken.add(file.toLowerCase());
  }
  return made;
}
function isPagePath({ path: pagePath }) {
  const parts = plain(pagePath).split("/");
  return !parts.some((part) => part === ".." || part === ".") && !/[\u0000-\u001f\\?#*:|"<>]/.test(parts.join("/")) && !/\.(?!html?$)[a-z0-9]{1,5}$/i.test(parts.at(-1) ?? "");
}
function servedPath(file) {
  if (/(^|\/)index\.html?$/i.test(file)) return `/${file.replace(/index\.html?$/i, "")}`;
  return `/${file.replace(/\.html?$/i, "")}`;
}
function addressOf(origin, pagePath) {
  const parts = plain(pagePath.replace(/^\/*/, "/")).split("/");
  return origin + parts.map((part) => encodeURIComponent(part)).join("/");
}
function candidates(pagePath) {
  const name = (pagePath.split(/[?#]/)[0] ?? "").replace(/^\/+|\/+$/g, "");
  if (name === "") return ["index.html", "index.htm"];
  if (/\.html?$/i.test(name)) return [name];
  const [folder, file] = [`${name}/index.html`, `${name}.html`];
  return [...pagePath.endsWith("/") ? [folder, file] : [file, folder], `${name}.htm`, `${name}/index.htm`];
}
function commonBase(pages) {
  const shortest = pages.map(({ path: pagePath }) => pagePath.replace(/\/+$/, "")).sort((a, b) => a.length - b.length)[0];
  if (shortest === void 0 || shortest === "" || pages.length < 2) return "";
  return pages.every(({ path: pagePath }) => `${pagePath}/`.startsWith(`${shortest}/`)) ? shortest : "";
}
function plain(name) {
  try {
    return decodeURIComponent(name).normalize("NFC");
  } catch {
    return name.toWellFormed().normalize("NFC");
  }
}
function group(files, keyOf) {
  const groups = /* @__PURE__ */ new Map();
  for (const file of files) groups.set(keyOf(file), [...groups.get(keyOf(file)) ?? [], file]);
  return groups;
}
function only(files) {
  return files?.length === 1 ? files[0] : void 0;
}

export {
  htmlFiles,
  findPageFiles,
  servedPath,
  addressOf
};
