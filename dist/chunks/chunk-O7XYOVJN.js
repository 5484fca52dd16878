import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  resolveInside
} from "./chunk-E5V4ZQFB.js";
import {
  SourceText,
  readYaml
} from "./chunk-7DB6NTV3.js";
import {
  SiteDeployError
} from "./chunk-3PSUJWQW.js";

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

export {
  loadContentFile,
  parseContentFile
};
