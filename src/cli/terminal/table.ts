import { compact } from '../../shared/compact.ts';
import { isObject, type JsonObject } from '../../shared/json.ts';
import { plainText } from '../../shared/plain-text.ts';
import { displayValue, getWidth, truncate } from './cell.ts';

export interface Column<Row> {
  readonly heading: string;
  readonly value: (row: Row) => unknown;
  readonly align?: 'right';
  /**
   * Never truncates the column: for ids, which people copy, and times, which are meaningless when
   * cut.
   */
  readonly fixed?: boolean;
}

/**
 * A string lists columns as `HEADING field`: `ID! id, BY by.name, TEXTS> count`. `!`: never
 * truncated, `>`: right-aligned.
 */
export type Columns<Row> = readonly (Column<Row> | string)[];

function toColumns<Row>(columns: Columns<Row>): Column<Row>[] {
  return columns.flatMap((column) => {
    if (typeof column !== 'string') return [column];
    return [...column.matchAll(/([^,]+?)(>?)(!?) ([\w.]+)(?:, |$)/g)].map(
      ([, heading = '', right, fixed, path = '']): Column<Row> => ({
        heading,
        value: (row) => path.split('.').reduce<unknown>((value, key) => Object(value)[key], row),
        align: right ? 'right' : undefined,
        fixed: Boolean(fixed),
      }),
    );
  });
}

const gap = 2;
const narrowest = 12;
const roomy = 60;

/**
 * Formats rows as a table, or as one block per row if the columns don't fit.
 * @param width of the terminal in columns; `undefined`: unlimited
 */
export function tableLines<Row>(
  specified: Columns<Row>,
  rows: readonly Row[],
  width: number | undefined,
): string[] {
  const columns = toColumns(specified);
  const lines = [
    columns.map((column) => column.heading),
    ...rows.map((row) => columns.map((column) => displayValue(column.value(row)))),
  ];
  const natural = columns.map((_, at) => Math.max(...lines.map((row) => getWidth(row[at] ?? ''))));
  const terminal = width ?? Number.POSITIVE_INFINITY;
  const maxWidth = terminal - gap * (columns.length - 1);
  const widths = fitted(columns, natural, maxWidth);
  const isCut = sum(natural) > maxWidth;
  if (sum(widths) > maxWidth || (isCut && terminal < roomy)) return blocks(columns, rows);
  return lines.map((line) => {
    const cells = columns.map((column, at) => pad(line[at] ?? '', widths[at] ?? 0, column.align));
    return cells.join(' '.repeat(gap)).trimEnd();
  });
}

function blocks<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[] {
  return rows.flatMap((row, index) =>
    compact([
      index !== 0 && '',
      ...fieldLines(columns.map((column) => [column.heading, column.value(row)])),
    ]),
  );
}

export function fieldLines(fields: readonly (readonly [name: string, value: unknown])[]): string[] {
  const named = fields.map(([name, value]) => [plainText(name), displayValue(value)] as const);
  const width = Math.max(0, ...named.map((field) => getWidth(field[0])));
  return named.map(([name, value]) => `${pad(name, width, undefined)}${' '.repeat(gap)}${value}`);
}

/**
 * Flattens nested fields to dotted names. Lists, empty records and structured data aren't
 * flattened.
 */
export function flatFields(record: object, prefix = ''): [string, unknown][] {
  return Object.entries(record).flatMap(([name, value]): [string, unknown][] => {
    if (isObject(value) && Object.keys(value).length > 0 && name !== 'structuredData')
      return flatFields(value, `${prefix}${name}.`);
    return [[prefix + name, value]];
  });
}

function fitted(
  columns: readonly { readonly fixed?: boolean }[],
  natural: readonly number[],
  maxWidth: number,
): number[] {
  const widths = [...natural];
  for (let excess = sum(widths) - maxWidth; excess > 0; excess -= 1) {
    const widest = Math.max(...widths.filter((_, index) => !columns[index]?.fixed));
    if (widest <= narrowest) break;
    widths[widths.findLastIndex((width, index) => width === widest && !columns[index]?.fixed)] =
      widest - 1;
  }
  return widths;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);

function pad(text: string, width: number, align: 'right' | undefined): string {
  const visible = truncate(text, width);
  const space = ' '.repeat(Math.max(0, width - getWidth(visible)));
  if (align === 'right') return space + visible;
  return visible + space;
}

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
