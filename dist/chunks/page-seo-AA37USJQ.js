import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  PageSeo
} from "./chunk-HJOW65OB.js";
import "./chunk-3T7WNIKU.js";
import "./chunk-YGLX6Y6F.js";
import "./chunk-NJ6UBD6J.js";
import {
  safeParse
} from "./chunk-P4I7N7I4.js";
import "./chunk-MIU6LSPI.js";

// src/steps/finish/seo/page-seo.ts
var empty = { title: "", description: "", updatedAt: "1970-01-01T00:00:00Z" };
function readPageSeo(pageSlug, raw) {
  const parsed = safeParse(PageSeo, raw);
  if (parsed.success) return { seo: parsed.data, malformed: [] };
  const { issues } = parsed.error;
  const malformed = issues.map(({ path, message }) => ({ field: path.join("."), message }));
  const rest = issues.reduce((fields, { path }) => without(fields, path), raw);
  const repaired = safeParse(PageSeo, { ...empty, pageSlug, ...rest });
  return { seo: repaired.success ? repaired.data : { ...empty, pageSlug }, malformed };
}
function without(fields, path) {
  const [name, ...deeper] = path.map(String);
  const { [name ?? ""]: value, ...others } = fields;
  if (deeper.length === 0 || typeof value !== "object" || value === null || Array.isArray(value)) return others;
  return { ...others, [name ?? ""]: without({ ...value }, deeper) };
}
export {
  readPageSeo
};
