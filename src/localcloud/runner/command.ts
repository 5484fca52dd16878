export interface WorkflowCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

/** Names of commands. While commands are stopped, the stop token is also one. */
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
 * Parses a command as in
 * https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs: `::name::data` at
 * the start of a line, or `##[name]data` anywhere in it. Only the first `##[` counts.
 */
export function parseCommand(
  line: string,
  isRegistered: (name: string) => boolean,
): WorkflowCommand | undefined {
  return parseV2(line, isRegistered) ?? parseV1(line, isRegistered);
}

/** Compares names case-insensitively. A non-ASCII letter never equals an ASCII one. */
export function isSameName(left: string, right: string): boolean {
  return toUpper(left) === toUpper(right);
}

export function getProperty(workflowCommand: Pick<WorkflowCommand, 'properties'>, name: string) {
  return Object.entries(workflowCommand.properties).find(([known]) => isSameName(known, name))?.[1];
}

/** White space that .NET trims: Unicode's, but neither U+FEFF nor U+200B. */
const blank = '\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';
const leading = new RegExp(`^[${blank}]+`);
const around = new RegExp(`^[${blank}]+|[${blank}]+$`, 'g');

export function trimmed(text: string): string {
  return text.replaceAll(around, '');
}

function parseV2(
  line: string,
  isRegistered: (name: string) => boolean,
): WorkflowCommand | undefined {
  const message = line.replace(leading, '');
  if (!startsWith(message, '::')) return undefined;
  // Both offsets are constant, even if invisible characters were skipped.
  const end = indexOf(message, '::', 2);
  if (end === -1) return undefined;
  const { name, list } = splitInfo(message.slice(2, end));
  if (!isRegistered(name)) return undefined;
  return {
    name,
    properties: readProperties(trimmed(list), ',', unescapeV2Property),
    data: unescapeV2Data(message.slice(end + 2)),
  };
}

function parseV1(
  line: string,
  isRegistered: (name: string) => boolean,
): WorkflowCommand | undefined {
  const start = indexOf(line, '##[', 0);
  const end = start === -1 ? -1 : line.indexOf(']', start);
  if (end === -1) return undefined;
  const { name, list } = splitInfo(line.slice(start + 3, Math.max(end, start + 3)));
  if (!isRegistered(name)) return undefined;
  return {
    name,
    properties: readProperties(list, ';', unescapeV1),
    data: unescapeV1(line.slice(end + 1)),
  };
}

function splitInfo(info: string) {
  const [name = '', ...rest] = info.split(' ');
  // Properties only count if a name precedes the space.
  if (name === '') return { name, list: '' };
  return { name, list: rest.join(' ') };
}

function readProperties(list: string, separator: ',' | ';', decode: (text: string) => string) {
  const properties = new Map<string, { readonly name: string; readonly value: string }>();
  for (const piece of list.split(separator)) {
    // Several equals signs in a row count as one.
    const [, name, value] = /^=*([^=]+)=+(?!=)(.+)$/s.exec(piece) ?? [];
    if (!name || value === undefined) continue;
    const key = toUpper(name);
    properties.set(key, { name: properties.get(key)?.name ?? name, value: decode(value) });
  }
  return Object.fromEntries([...properties.values()].map((item) => [item.name, item.value]));
}

/**
 * Returns a function that decodes escapes. Only upper-case hex is accepted, and the percent sign is
 * decoded last.
 */
function unescaping(...mappings: readonly (readonly [escaped: string, plain: string])[]) {
  return (text: string) =>
    [...mappings, ['%25', '%'] as const].reduce(
      (done, [from, to]) => done.replaceAll(from, to),
      text,
    );
}

const unescapeV2Data = unescaping(['%0D', '\r'], ['%0A', '\n']);
const unescapeV2Property = unescaping(['%0D', '\r'], ['%0A', '\n'], ['%3A', ':'], ['%2C', ',']);
const unescapeV1 = unescaping(['%3B', ';'], ['%0D', '\r'], ['%0A', '\n'], ['%5D', ']']);

const startsWith = (text: string, sought: string) =>
  matchesAt(text, sought, skipInvisible(text, 0));

function indexOf(text: string, sought: string, from: number): number {
  const first = sought.charAt(0);
  let at = text.indexOf(first, from);
  while (at !== -1 && !matchesAt(text, sought, at)) at = text.indexOf(first, at + 1);
  return at;
}

function matchesAt(text: string, sought: string, start: number): boolean {
  let at = start;
  for (const character of sought) {
    if (at !== start) at = skipInvisible(text, at);
    if (text.charAt(at) !== character) return false;
    at++;
  }
  return true;
}

/** Compares like ICU, which GitHub's images use and which ignores many invisible characters. */
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

/**
 * Converts each letter to upper case as .NET does. Unlike in JavaScript, no non-ASCII letter
 * becomes an ASCII one.
 */
export function toUpper(text: string): string {
  return text.replaceAll(/./gsu, (character) => {
    const upper = character.toUpperCase();
    if (upper.length !== character.length || (character > '\u007f' && upper <= '\u007f'))
      return character;
    return upper;
  });
}

export class RunnerRefusal extends Error {
  override readonly name = 'RunnerRefusal';
}
