import { isAlias, isMap, isNode, isScalar, parseDocument, stringify } from 'yaml';
import { parseContentFile } from '../../config/content-file.ts';
import { readJsonPairs } from '../../config/json-pairs.ts';
import { getErrorMessage, SiteDeployError } from '../../shared/errors/error.ts';

export interface TextOverrideDifference {
  readonly key: string;
  readonly file: string | undefined;
  /** Text in the portal; `undefined` if it is the default from the code. */
  readonly portal: string | undefined;
}

/**
 * Changes, adds and removes the given keys. Keeps comments, order, and the spelling of other
 * values.
 * @throws SiteDeployError `CONTENT_FILE_INVALID`
 */
export function updateContentFile(
  text: string,
  file: string,
  differences: readonly TextOverrideDifference[],
): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const isYaml = /\.ya?ml$/i.test(file);
  let body = text.slice(mark.length);
  if (!isYaml && body.trim() !== '') checkJson(body, file);
  body = replaceValues(body, isYaml, differences);
  body = removeKeys(body, new Set(differences.filter(isRemoval).map(({ key }) => key)));
  body = appendKeys(body, isYaml, differences);
  if (body.trim() === '') body = '{}\n';
  if (!body.endsWith('\n')) body += '\n';
  if (text.includes('\r\n')) body = body.replace(/\r?\n/g, '\r\n');
  const result = mark + body;
  parseContentFile(result, file);
  return result;
}

const isRemoval = ({ portal }: TextOverrideDifference) => portal === undefined;

interface TextRange {
  readonly start: number;
  readonly end: number;
}

interface Entry {
  readonly key: string;
  /** Range from the start of the key to the end of the value. */
  readonly whole: TextRange;
  readonly value: TextRange;
  readonly alias: { readonly of: unknown; readonly text: string } | undefined;
  readonly node: unknown;
}

interface Entries {
  readonly isFlow: boolean;
  readonly entries: readonly Entry[];
}

/**
 * Reads the entries with their positions. Anything but a JSON object of texts is parsed as YAML.
 */
function readEntries(text: string): Entries {
  const entries: Entry[] = [];
  const isRead = readJsonPairs(text, (key, _, start, from, end) => {
    const value = { start: from, end };
    return Boolean(
      entries.push({ key, whole: { start, end }, value, alias: undefined, node: value }),
    );
  });
  return isRead ? { isFlow: true, entries } : readYamlEntries(text);
}

function readYamlEntries(text: string): Entries {
  // Skip the check for unique keys, which takes quadratic time.
  const document = parseDocument(text, { uniqueKeys: false });
  const map = document.contents;
  if (!isMap(map)) return { isFlow: false, entries: [] };
  const entries = map.items.flatMap(({ key, value }): Entry[] => {
    if (!isScalar(key) || !isNode(value) || !key.range || !value.range) return [];
    const [start] = key.range;
    const [from, end] = value.range;
    const target = isAlias(value) ? value.resolve(document) : undefined;
    const alias = target && { of: target, text: String(isScalar(target) ? target.value : '') };
    const range = { start: from, end };
    return [{ key: String(key.value), whole: { start, end }, value: range, alias, node: value }];
  });
  return { isFlow: map.flow === true, entries };
}

function toScalar(value: string, isYaml: boolean, replaced?: unknown): string {
  if (!isYaml) return JSON.stringify(value);
  const quotes = isScalar(replaced) && replaced.type;
  const isQuoted = quotes === 'QUOTE_DOUBLE' || quotes === 'QUOTE_SINGLE';
  const defaultStringType = isQuoted ? quotes : 'PLAIN';
  return stringify(value, { lineWidth: 0, blockQuote: false, defaultStringType }).trimEnd();
}

function replaceValues(
  text: string,
  isYaml: boolean,
  changes: readonly TextOverrideDifference[],
): string {
  const { entries } = readEntries(text);
  const changed = new Map(changes.map(({ key, portal }) => [key, portal]));
  const nodes = new Set(entries.filter(({ key }) => changed.has(key)).map(({ node }) => node));
  const edits: Edit[] = [];
  for (const { key, value, alias, node } of entries) {
    const isRepeated = !changed.has(key) && alias !== undefined && nodes.has(alias.of);
    const next = isRepeated ? alias.text : changed.get(key);
    if (next === undefined) continue;
    // The range of a block scalar includes its last line break.
    const lineEnd = text[value.end - 1] === '\n' ? '\n' : '';
    edits.push({ ...value, text: toScalar(next, isYaml, node) + lineEnd });
  }
  return applyEdits(text, edits);
}

interface Edit extends TextRange {
  readonly text: string;
}

/**
 * Applies edits to a text.
 * @param edits ordered by position
 */
function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, text: next } of edits) {
    parts.push(text.slice(from, start), next);
    from = end;
  }
  return parts.join('') + text.slice(from);
}

function removeKeys(text: string, keys: ReadonlySet<string>): string {
  if (keys.size === 0) return text;
  const { isFlow, entries } = readEntries(text);
  const lastKept = entries.findLastIndex(({ key }) => !keys.has(key));
  const edits = entries.flatMap(({ key, whole }, at): Edit[] => {
    if (!keys.has(key)) return [];
    let { start, end } = whole;
    // Also remove the comma after the entry, or the comma before it if no later entry is kept.
    if (isFlow && at < lastKept) end = entries[at + 1]?.whole.start ?? end;
    else if (isFlow && at > 0) start = entries[at - 1]?.whole.end ?? start;
    else if (!isFlow) {
      start = text.lastIndexOf('\n', start) + 1;
      const lineEnd = text.indexOf('\n', text[end - 1] === '\n' ? end - 1 : end);
      end = lineEnd < 0 ? text.length : lineEnd + 1;
    }
    return [{ start, end, text: '' }];
  });
  return applyEdits(text, edits);
}

function appendKeys(
  text: string,
  isYaml: boolean,
  differences: readonly TextOverrideDifference[],
): string {
  const { isFlow, entries } = readEntries(text);
  const known = new Set(entries.map((entry) => entry.key));
  const added: [string, string][] = [];
  for (const { key, portal } of differences)
    if (portal !== undefined && !known.has(key)) added.push([key, portal]);
  if (added.length === 0) return text;
  const last = entries.at(-1);
  const first = entries[0];
  const isBlock = isYaml && !isFlow;
  if (!first || !last) {
    if (!isBlock) return `${JSON.stringify(Object.fromEntries(added), null, 2)}\n`;
    const comments = text === '' || text.endsWith('\n') ? text : `${text}\n`;
    return comments + added.map(([key, value]) => `${key}: ${toScalar(value, true)}\n`).join('');
  }
  const before = text.slice(0, first.whole.start);
  const lead = before.slice(before.trimEnd().length);
  if (isBlock) {
    const indent = lead.split('\n').at(-1) ?? '';
    const lines = added.map(([key, value]) => `${indent}${key}: ${toScalar(value, true)}\n`);
    return text.replace(/\n?$/, '\n') + lines.join('');
  }
  const pairs = added.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  const glue = lead.includes('\n') ? lead.slice(lead.lastIndexOf('\n')) : ' ';
  const { end } = last.whole;
  return text.slice(0, end) + pairs.map((pair) => `,${glue}${pair}`).join('') + text.slice(end);
}

/**
 * Rejects invalid JSON, even if a deployment accepts it, because positions in it are unreliable.
 */
function checkJson(text: string, file: string): void {
  try {
    JSON.parse(text);
  } catch (error) {
    throw new SiteDeployError('CONTENT_FILE_INVALID', `The content file ${file} is not JSON.`, {
      cause: error,
      facts: [getErrorMessage(error)],
      remedy: 'Fix it, or rename it to .yml and set content.file.',
    });
  }
}
