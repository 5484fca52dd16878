import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  SourceText,
  readYaml
} from "./chunk-QQXX6HUV.js";
import {
  resolveInside
} from "./chunk-S3N7HCWP.js";
import {
  PortalAnswerError,
  PortalError
} from "./chunk-ORBPGBJX.js";
import {
  SeoDefaults,
  SeoOverview,
  SitePageList,
  TextList
} from "./chunk-5GDAJ7XN.js";
import {
  looseObject,
  safeParse
} from "./chunk-D6NQNOCP.js";
import {
  SiteDeployError
} from "./chunk-VUXH4CYX.js";

// src/config/content-file.ts
import { readFile } from "node:fs/promises";
var defaultContentFile = "content/overrides.json";
var textKey = /^[^.\s/]+\.[^.\s/]+\.[^.\s/]+$/;
var longest = 1e4;
async function loadContentFile(workspace, file) {
  const absolute = await resolveInside(workspace, file, "content.file");
  const text = await readFile(absolute, "utf8").catch((error) => {
    if (error.code === "ENOENT" && file === defaultContentFile) return void 0;
    const what = error.code === "ENOENT" ? "does not exist" : "cannot be read";
    throw new SiteDeployError("CONTENT_FILE_INVALID", `The content file ${file} ${what}.`, { cause: error });
  });
  return text === void 0 ? void 0 : parseContentFile(text, file);
}
function parseContentFile(text, file) {
  const source = new SourceText(file, text.replace(/^\uFEFF/, ""));
  const document = readYaml(source);
  if ("unreadable" in document) throw invalid(file, document.unreadable);
  const { value } = document;
  const problemAt = (key, message) => source.problemAt(document.locate([key])?.key ?? 0, message);
  if (value === null || value === void 0) return { texts: /* @__PURE__ */ new Map(), problemAt };
  if (typeof value !== "object" || Array.isArray(value))
    throw invalid(file, [source.problemAt(0, "expected a map from text keys to texts")]);
  const entries = Object.entries(value);
  const problems = [
    ...document.problems,
    ...entries.flatMap(([key, entry]) => problemOf(key, entry, document, source))
  ];
  if (problems.length > 0) throw invalid(file, problems);
  return { texts: new Map(entries), problemAt };
}
function problemOf(key, entry, document, source) {
  const place = document.locate([key]);
  const found = JSON.stringify(key);
  if (!textKey.test(key))
    return [source.problemAt(place?.key ?? 0, `found the key ${found}, expected a text key page.section.element`)];
  if (typeof entry !== "string") return [source.problemAt(place?.value ?? 0, `${key}: expected a text in quotes`)];
  if (entry.length > longest)
    return [source.problemAt(place?.value ?? 0, `${key}: has ${entry.length} characters, expected at most ${longest}`)];
  return [];
}
function invalid(file, problems) {
  const count = problems.length === 1 ? "one error" : `${problems.length} errors`;
  return new SiteDeployError("CONTENT_FILE_INVALID", `The content file ${file} has ${count}.`, { problems });
}

// src/portal/client/site-content.ts
var maxBytes = 64 << 20;
var SiteContent = class {
  #options;
  constructor(options) {
    this.#options = options;
  }
  /** Spec: Sites. */
  pages(signal) {
    return this.#read("pages", SitePageList, signal);
  }
  /** The pages that have metadata. Spec: SEO. */
  seoOverview(signal) {
    return this.#read("seo", SeoOverview, signal);
  }
  /** Spec: SEO site defaults. */
  seoDefaults(signal) {
    return this.#read("seo/defaults", SeoDefaults, signal);
  }
  /** The metadata of a page as the portal sent it: whether it is valid is for the caller to say, field by field. Spec: Per-page SEO metadata. */
  pageSeo(pageSlug, signal) {
    return this.#read(`seo/${encodeURIComponent(pageSlug)}`, looseObject({}), signal);
  }
  /** The text keys with their overrides. */
  texts(signal) {
    return this.#read("text", TextList, signal);
  }
  /** The XML sitemap; `undefined` where the portal has none. Spec: SEO. */
  async sitemap(signal) {
    const response = await this.#get("sitemap.xml", "application/xml", signal);
    if (response.status === 404 || response.status === 204) return void 0;
    if (!response.ok) throw new PortalError("GET sitemap.xml", response);
    return response.text.trim() === "" ? void 0 : response.text;
  }
  async #read(what, schema, signal) {
    const response = await this.#get(what, "application/json", signal);
    const call = `GET /api/sites/${this.#options.siteId}/${what}`;
    if (!response.ok) throw new PortalError(call, response);
    const body = safeParse(schema, response.json);
    if (!body.success) throw new PortalAnswerError(call, response);
    return body.data;
  }
  async #get(what, accept, signal) {
    const { http, url, siteId, credential, turn } = this.#options;
    await turn?.(signal);
    return await http.send({
      method: "GET",
      url: new URL(`/api/sites/${encodeURIComponent(siteId)}/${what}`, url),
      headers: { authorization: `Bearer ${(await credential()).reveal()}`, accept },
      idleMs: 15e3,
      maxBytes,
      signal
    });
  }
};

export {
  loadContentFile,
  SiteContent
};
