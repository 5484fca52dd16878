import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/cli/workspace/table.ts
import { stripVTControlCharacters } from "node:util";
function tableOf(answer) {
  if (Array.isArray(answer)) return listOf(answer);
  if (!isFields(answer)) return [cell(answer)];
  const entries = Object.entries(answer);
  const lists = entries.filter(([, value]) => isList(value));
  const width = Math.max(0, ...entries.filter(([, value]) => !isList(value)).map(([name]) => cell(name).length));
  const fields = entries.filter(([, value]) => !isList(value)).map(([name, value]) => `${cell(name).padEnd(width)}  ${cell(value)}`.trimEnd());
  const tables = lists.flatMap(([name, value]) => [`${cell(name)}:`, ...listOf(Array.isArray(value) ? value : [])]);
  return [...fields, ...fields.length > 0 && tables.length > 0 ? [""] : [], ...tables];
}
function listOf(items) {
  if (items.length === 0) return ["(none)"];
  if (!items.every(isFields)) return items.map(cell);
  const columns = [...new Set(items.flatMap((item) => Object.keys(item)))];
  const rows = [columns.map(cell), ...items.map((item) => columns.map((column) => cell(item[column])))];
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  return rows.map(
    (row) => row.map((text, index) => text.padEnd(widths[index] ?? 0)).join("  ").trimEnd()
  );
}
function cell(value) {
  if (value === void 0 || value === null) return "";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return stripVTControlCharacters(text).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ");
}
function isList(value) {
  return Array.isArray(value) && (value.length === 0 || value.some(isFields));
}
function isFields(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/cli/workspace/print-answer.ts
function printAnswer(answer, { json }, context) {
  const { stdout, log, redactor } = context;
  if (json) stdout.write(`${redactor.redact(JSON.stringify(answer, null, 2))}
`);
  else for (const line of tableOf(answer)) log.info(line);
}

export {
  printAnswer
};
