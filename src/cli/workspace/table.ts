import { stripVTControlCharacters } from 'node:util';
import { isObject } from '../../shared/json.ts';

/**
 * An answer of unknown shape as lines for people: a list of objects becomes a table, an object its fields line by line; a list inside an object comes after
 * its fields. What comes from outside is shown without control characters.
 */
export function tableOf(answer: unknown): string[] {
  if (Array.isArray(answer)) return listOf(answer);
  if (!isObject(answer)) return [cell(answer)];
  const entries = Object.entries(answer);
  const lists = entries.filter(([, value]) => isList(value));
  const width = Math.max(0, ...entries.filter(([, value]) => !isList(value)).map(([name]) => cell(name).length));
  const fields = entries
    .filter(([, value]) => !isList(value))
    .map(([name, value]) => `${cell(name).padEnd(width)}  ${cell(value)}`.trimEnd());
  const tables = lists.flatMap(([name, value]) => [`${cell(name)}:`, ...listOf(Array.isArray(value) ? value : [])]);
  return [...fields, ...(fields.length > 0 && tables.length > 0 ? [''] : []), ...tables];
}

function listOf(items: readonly unknown[]): string[] {
  if (items.length === 0) return ['(none)'];
  if (!items.every(isObject)) return items.map(cell);
  const columns = [...new Set(items.flatMap((item) => Object.keys(item)))];
  const rows = [columns.map(cell), ...items.map((item) => columns.map((column) => cell(item[column])))];
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((text, index) => text.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function cell(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return stripVTControlCharacters(text).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}

/** A list that deserves lines of its own; a few words stay in their line. */
function isList(value: unknown): boolean {
  return Array.isArray(value) && (value.length === 0 || value.some(isObject));
}
