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
/** Another column is not made narrower than this, so that something of each remains to be read. */
const narrowest = 6;

/**
 * Rows as aligned lines, the heading first.
 * @param width columns of the terminal, into which the lines are cut; `undefined`: whole, for files and other programs
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
  const widths = width === undefined ? natural : fitted(columns, natural, width - gap * (columns.length - 1));
  return lines.map((line) => {
    const cells = columns.map(({ align }, index) => pad(line[index] ?? '', widths[index] ?? 0, align));
    const text = cells.join(' '.repeat(gap)).trimEnd();
    return width === undefined ? text : truncate(text, width);
  });
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
    return isObject(value) && Object.keys(value).length > 0 && name !== 'structuredData'
      ? flatFields(value, `${prefix}${name}.`)
      : [[prefix + name, value]];
  });
}

/**
 * Takes from the widest column that may be narrowed until all fit. What is still too wide is cut at the end of the
 * line.
 */
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
  return align === 'right' ? space + shown : shown + space;
}
