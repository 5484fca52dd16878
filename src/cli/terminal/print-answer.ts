import { compact } from '../../shared/compact.ts';
import { isObject, type JsonObject } from '../../shared/json.ts';
import { plainText } from '../../shared/plain-text.ts';
import type { CommandContext } from '../context.ts';
import { displayValue } from './cell.ts';
import { createPrinter } from './printer.ts';
import { type Column, fieldLines, tableLines } from './table.ts';

export function printAnswer(
  answer: unknown,
  options: { readonly json?: boolean },
  context: CommandContext,
): void {
  const printer = createPrinter(context, options.json);
  printer.print(answer, () => answerLines(answer, printer.width));
}

/** A list of objects becomes a table, an object one line per field, then its lists. */
export function answerLines(answer: unknown, width: number | undefined): string[] {
  if (Array.isArray(answer)) return listLines(answer, width);
  if (!isObject(answer)) return [displayValue(answer)];
  const fields: [string, unknown][] = [];
  const tables: string[] = [];
  for (const [name, value] of Object.entries(answer)) {
    if (isList(value)) tables.push(`${plainText(name)}:`, ...listLines(value, width));
    else fields.push([name, value]);
  }
  const gap = fields.length > 0 && tables.length > 0 && '';
  return compact([...fieldLines(fields), gap, ...tables]);
}

function listLines(items: readonly unknown[], width: number | undefined): string[] {
  if (items.length === 0) return ['(none)'];
  if (!items.every(isObject)) return items.map(displayValue);
  const names = [...new Set(items.flatMap((item) => Object.keys(item)))];
  const columns = names.map(
    (name): Column<JsonObject> => ({ heading: plainText(name), value: (item) => item[name] }),
  );
  return tableLines(columns, items, width);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && (value.length === 0 || value.some(isObject));
}
