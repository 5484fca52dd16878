import { toUpper } from '../runner/command.ts';
import { formatJsonText } from '../runner/masks.ts';

/**
 * Two values of expressions. They are plain JSON, and are converted and compared by the runner's
 * rules: https://github.com/actions/runner/tree/main/src/Sdk/DTExpressions2/Expressions2
 */
export type Pair = readonly [left: unknown, right: unknown];

export const isPrimitive = (value: unknown): boolean => typeof value !== 'object' || value === null;

export function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return formatNumber(value);
  if (isPrimitive(value)) return String(value);
  return Array.isArray(value) ? 'Array' : 'Object';
}

/** Formats a number with at most 15 significant digits, like "G15" in .NET. */
export function formatNumber(value: number): string {
  // Negative zero is formatted without a sign.
  if (value === 0) return '0';
  if (!Number.isFinite(value)) return String(value);
  const [digits, power] = value.toExponential(14).split('e');
  const exponent = Number(power);
  if (exponent > -5 && exponent < 15) return String(Number(value.toPrecision(15)));
  const sign = exponent < 0 ? '-' : '+';
  return `${Number(digits)}E${sign}${String(Math.abs(exponent)).padStart(2, '0')}`;
}

export function toNumber(value: unknown): number {
  if (value === undefined) return 0;
  if (typeof value === 'string') return parseNumber(value);
  if (isPrimitive(value)) return Number(value);
  return Number.NaN;
}

/**
 * Parses decimals, 32-bit hexadecimals and octals, and infinity. An empty string is 0. Returns
 * `NaN` for other strings.
 */
export function parseNumber(text: string): number {
  const trimmed = text.trim();
  if (trimmed === '') return 0;
  if (/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(trimmed)) return Number(trimmed);
  if (/^0x[\da-fA-F]+$|^0o[0-7]+$/.test(trimmed)) return toInt32(Number(trimmed));
  if (/^[+-]?infinity$/i.test(trimmed)) return trimmed.startsWith('-') ? -Infinity : Infinity;
  return Number.NaN;
}

function toInt32(value: number): number {
  if (value > 0xff_ff_ff_ff) return Number.NaN;
  return value | 0;
}

export function equals(...pair: Pair): boolean {
  const [left, right] = coerce(...pair);
  if (typeof left === 'string' && typeof right === 'string')
    return toUpper(left) === toUpper(right);
  return left === right;
}

/**
 * Returns whether the left value is greater. Values of different kinds are converted to numbers if
 * possible; otherwise, the result is `false`.
 */
export function isGreater(...pair: Pair): boolean {
  const [left, right] = coerce(...pair);
  if (typeof left === 'string' && typeof right === 'string') return toUpper(left) > toUpper(right);
  if (typeof left === 'number' && typeof right === 'number') return left > right;
  return left === true && right === false;
}

function coerce(left: unknown, right: unknown): Pair {
  const kinds = [getKind(left), getKind(right)];
  if (kinds[0] === kinds[1]) return [left ?? null, right ?? null];
  const isConverted = (kind = '') => kind === 'null' || kind === 'boolean';
  if (isConverted(kinds[0])) return coerce(toNumber(left), right);
  if (isConverted(kinds[1])) return coerce(left, toNumber(right));
  if (kinds.includes('number') && kinds.includes('string'))
    return [toNumber(left), toNumber(right)];
  return [left, right];
}

function getKind(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

/**
 * Finds a property by its case-insensitive name.
 * @returns `undefined` if there is none
 */
export function findProperty(value: Readonly<Record<string, unknown>>, name: string): unknown {
  if (Object.hasOwn(value, name)) return value[name] ?? null;
  const folded = toUpper(name);
  const key = Object.keys(value).find((candidate) => toUpper(candidate) === folded);
  return key === undefined ? undefined : (value[key] ?? null);
}

/**
 * Formats JSON with an indent of two spaces. Numbers have at most 15 significant digits, and
 * Unicode's line separators are escaped.
 */
export function toJson(value: unknown, indent = ''): string {
  if (typeof value === 'string') return formatJsonText(value);
  if (value === null || value === undefined) return 'null';
  if (isPrimitive(value)) return toText(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const items = isList
    ? value.map((item) => toJson(item, inner))
    : Object.entries(value).map(
        ([name, item]) => `${formatJsonText(name)}: ${toJson(item, inner)}`,
      );
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (items.length === 0) return `${open}${close}`;
  return `${open}\n${items.map((item) => `${inner}${item}`).join(',\n')}\n${indent}${close}`;
}
