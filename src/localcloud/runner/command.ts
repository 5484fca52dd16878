/** A workflow command as a line spells it. */
export interface WorkflowCommand {
  /** As written; names compare without case. */
  readonly name: string;
  /** Unescaped values by their names as written. The last of two names that differ in case alone wins. */
  readonly properties: Readonly<Record<string, string>>;
  /** Unescaped. */
  readonly data: string;
}

/**
 * How texts are compared while a command is looked for. GitHub's images compare with ICU, to which many characters are
 * invisible; a self-hosted runner in invariant mode compares code unit by code unit.
 */
export type TextComparison = 'icu' | 'ordinal';

/** Names that the runner obeys from the start; a stop token joins them while commands are stopped. */
export const commandNames = [
  'stop-commands',
  'set-env',
  'set-output',
  'save-state',
  'add-path',
  'add-mask',
  'add-matcher',
  'remove-matcher',
  'warning',
  'error',
  'notice',
  'debug',
  'group',
  'endgroup',
  'echo',
] as const;

export type CommandName = (typeof commandNames)[number];

/**
 * Reads a line as the runner does (https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs):
 * `::name::data` at its start, else `##[name]data` anywhere in it, where only the first `##[` counts.
 */
export function parseCommand(
  line: string,
  isRegistered: (name: string) => boolean,
  comparison: TextComparison = 'icu',
): WorkflowCommand | undefined {
  return parseV2(line, isRegistered, comparison) ?? parseV1(line, isRegistered, comparison);
}

/**
 * Whether two names are the same to the runner, which ignores the case of letters and maps no other letter onto an
 * ASCII one.
 */
export function isSameName(one: string, other: string): boolean {
  return upperCased(one) === upperCased(other);
}

/** Value of a property, whose name the runner compares without case. */
export function propertyOf({ properties }: Pick<WorkflowCommand, 'properties'>, name: string): string | undefined {
  return Object.entries(properties).find(([known]) => isSameName(known, name))?.[1];
}

/** What .NET trims: white space of Unicode, which does not hold U+FEFF and U+200B. */
const blank = '\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';
const leading = new RegExp(`^[${blank}]+`);
const around = new RegExp(`^[${blank}]+|[${blank}]+$`, 'g');

/** Trims as .NET does. */
export function trimmed(text: string): string {
  return text.replaceAll(around, '');
}

function parseV2(
  line: string,
  isRegistered: (name: string) => boolean,
  comparison: TextComparison,
): WorkflowCommand | undefined {
  const message = line.replace(leading, '');
  if (!startsWith(message, '::', comparison)) return undefined;
  // Both offsets are fixed, however many invisible characters the comparison has passed over.
  const end = indexOf(message, '::', 2, comparison);
  if (end === -1) return undefined;
  const { name, list } = splitInfo(message.slice(2, end));
  if (!isRegistered(name)) return undefined;
  return {
    name,
    properties: readProperties(trimmed(list ?? ''), ',', unescapeV2Property),
    data: unescapeV2Data(message.slice(end + 2)),
  };
}

function parseV1(
  line: string,
  isRegistered: (name: string) => boolean,
  comparison: TextComparison,
): WorkflowCommand | undefined {
  const start = indexOf(line, '##[', 0, comparison);
  const end = start === -1 ? -1 : line.indexOf(']', start);
  if (end === -1) return undefined;
  const { name, list } = splitInfo(line.slice(start + 3, Math.max(end, start + 3)));
  if (!isRegistered(name)) return undefined;
  return { name, properties: readProperties(list ?? '', ';', unescapeV1), data: unescapeV1(line.slice(end + 1)) };
}

function splitInfo(info: string): { readonly name: string; readonly list: string | undefined } {
  const space = info.indexOf(' ');
  if (space === -1) return { name: info, list: undefined };
  // A name must come before the space for properties to count.
  return { name: info.slice(0, space), list: space === 0 ? undefined : info.slice(space + 1) };
}

function readProperties(
  list: string,
  separator: ',' | ';',
  decode: (text: string) => string,
): Readonly<Record<string, string>> {
  const properties = new Map<string, { readonly name: string; readonly value: string }>();
  for (const piece of list.split(separator)) {
    // At the split point any number of equals signs is swallowed.
    const [, name, value] = /^=*([^=]+)=+(?!=)(.+)$/s.exec(piece) ?? [];
    if (!name || value === undefined) continue;
    const key = upperCased(name);
    properties.set(key, { name: properties.get(key)?.name ?? name, value: decode(value) });
  }
  return Object.fromEntries([...properties.values()].map(({ name, value }) => [name, value]));
}

/** One level, upper-case hex alone, the percent sign last. */
function unescaping(...mappings: readonly (readonly [escaped: string, plain: string])[]) {
  return (text: string) =>
    [...mappings, ['%25', '%'] as const].reduce((done, [from, to]) => done.replaceAll(from, to), text);
}

const unescapeV2Data = unescaping(['%0D', '\r'], ['%0A', '\n']);
const unescapeV2Property = unescaping(['%0D', '\r'], ['%0A', '\n'], ['%3A', ':'], ['%2C', ',']);
const unescapeV1 = unescaping(['%3B', ';'], ['%0D', '\r'], ['%0A', '\n'], ['%5D', ']']);

function startsWith(text: string, wanted: string, comparison: TextComparison): boolean {
  if (comparison === 'ordinal') return text.startsWith(wanted);
  const first = skipInvisible(text, 0);
  return matchesAt(text, wanted, first);
}

function indexOf(text: string, wanted: string, from: number, comparison: TextComparison): number {
  if (comparison === 'ordinal') return text.indexOf(wanted, from);
  const first = wanted.charAt(0);
  let at = text.indexOf(first, from);
  while (at !== -1 && !matchesAt(text, wanted, at)) at = text.indexOf(first, at + 1);
  return at;
}

/** Whether the characters stand there in their order, with nothing but invisible ones in between. */
function matchesAt(text: string, wanted: string, start: number): boolean {
  let at = start;
  for (const character of wanted) {
    if (at !== start) at = skipInvisible(text, at);
    if (text.charAt(at) !== character) return false;
    at++;
  }
  return true;
}

const collator = new Intl.Collator('en');

function skipInvisible(text: string, start: number): number {
  let at = start;
  for (let point = text.codePointAt(at); point !== undefined; point = text.codePointAt(at)) {
    const character = String.fromCodePoint(point);
    if (collator.compare(`:${character}:`, '::') !== 0) return at;
    at += character.length;
  }
  return at;
}

/** As .NET's comparison without case: letter by letter, and no letter outside of ASCII becomes one of ASCII. */
function upperCased(text: string): string {
  return text.replaceAll(/./gsu, (character) => {
    const upper = character.toUpperCase();
    if (upper.length !== character.length || (character > '\u007f' && upper <= '\u007f')) return character;
    return upper;
  });
}
