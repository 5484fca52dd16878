import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/cli/terminal/cell.ts
function plain(text) {
  return text.replace(/\s+/g, " ").replace(/[\x00-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "\uFFFD");
}
var segmenter = new Intl.Segmenter();
var wide = new RegExp("\\p{Emoji_Presentation}|\\ufe0f|[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\uff01-\\uff60]", "u");
function widthOf(text) {
  let width = 0;
  for (const { segment } of segmenter.segment(text)) width += wide.test(segment) ? 2 : 1;
  return width;
}
function cut(text, width) {
  if (widthOf(text) <= width) return text;
  let kept = "";
  let used = 0;
  for (const { segment } of segmenter.segment(text)) {
    const next = used + widthOf(segment);
    if (next > width - 1) break;
    kept += segment;
    used = next;
  }
  return width < 1 ? "" : `${kept}\u2026`;
}
function display(value) {
  if (value === void 0 || value === null || value === "") return "-";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.length === 0 ? "-" : value.map(display).join(", ");
  if (typeof value === "object") return plain(JSON.stringify(value));
  const text = plain(String(value));
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text) ? `${text.slice(0, 10)} ${text.slice(11, 16)}` : text;
}
function json(value) {
  return JSON.stringify(value, null, 2).replace(
    /[\x7f-\x9f]/g,
    (character) => `\\u00${character.charCodeAt(0).toString(16)}`
  );
}

export {
  plain,
  widthOf,
  cut,
  display,
  json
};
