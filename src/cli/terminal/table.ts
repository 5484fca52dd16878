import { compact } from '../../shared/compact.ts';
import { isObject } from '../../shared/json.ts';
import { plainText } from '../../shared/plain-text.ts';
import { displayValue, truncate, widthOf } from './cell.ts';

/** A column: its heading, and the value of a row in it. */
export interface Column<Row> {
  readonly heading: string;
  readonly value: (row: Row) => unknown;
  readonly align?: 'right';
  /** Not made narrower: what is copied from here (an id), or says nothing when it is cut (a time). */
  readonly fixed?: true;
}

const gap = 2;
/** Another column is not made narrower than this, so that enough of each remains to be read. */
const narrowest = 12;
/** In fewer columns nothing is cut: what does not fit is folded. */
const roomy = 60;

/**
 * Rows as aligned lines, the heading first. Where the columns do not fit, each row becomes a block of named values.
 * @param width columns of the terminal; `undefined`: whole lines, for files and other programs
 */
export function tableLines<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  width: number | undefined,
): string[] {
  const lines = [
    columns.map(({ heading }) => heading),
    ...rows.map((row) => columns.map(({ value }) => displayValue(value(row)))),
  ];
  const natural = columns.map((_, index) => Math.max(...lines.map((line) => widthOf(line[index] ?? ''))));
  const room = width === undefined ? Number.POSITIVE_INFINITY : width - gap * (columns.length - 1);
  const widths = fitted(columns, natural, room);
  if (sum(widths) > room || (width !== undefined && width < roomy && sum(natural) > room)) return blocks(columns, rows);
  return lines.map((line) => {
    const cells = columns.map(({ align }, index) => pad(line[index] ?? '', widths[index] ?? 0, align));
    return cells.join(' '.repeat(gap)).trimEnd();
  });
}

/** Each row as named values, with an empty line between two. */
function blocks<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[] {
  return rows.flatMap((row, index) =>
    compact([index !== 0 && '', ...fieldLines(columns.map(({ heading, value }) => [heading, value(row)]))]),
  );
}

/** Named values as aligned lines; nothing is cut, since there is only one value a line. */
export function fieldLines(fields: readonly (readonly [name: string, value: unknown])[]): string[] {
  const named = fields.map(([name, value]) => [plainText(name), displayValue(value)] as const);
  const width = Math.max(0, ...named.map(([name]) => widthOf(name)));
  return named.map(([name, value]) => `${pad(name, width, undefined)}${' '.repeat(gap)}${value}`);
}

/** The fields of a record, those of nested records under dotted names. Lists and empty records stay as they are. */
export function flatFields(record: object, prefix = ''): [string, unknown][] {
  return Object.entries(record).flatMap(([name, value]): [string, unknown][] => {
    if (isObject(value) && Object.keys(value).length > 0 && name !== 'structuredData')
      return flatFields(value, `${prefix}${name}.`);
    return [[prefix + name, value]];
  });
}

/** Takes from the widest column that may be narrowed, until all fit or none may be made narrower. */
function fitted(columns: readonly { readonly fixed?: true }[], natural: readonly number[], room: number): number[] {
  const widths = [...natural];
  for (let excess = sum(widths) - room; excess > 0; excess -= 1) {
    const widest = Math.max(...widths.filter((_, index) => !columns[index]?.fixed));
    if (widest <= narrowest) break;
    widths[widths.findLastIndex((width, index) => width === widest && !columns[index]?.fixed)] = widest - 1;
  }
  return widths;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);

function pad(text: string, width: number, align: 'right' | undefined): string {
  const shown = truncate(text, width);
  const space = ' '.repeat(Math.max(0, width - widthOf(shown)));
  if (align === 'right') return space + shown;
  return shown + space;
}
