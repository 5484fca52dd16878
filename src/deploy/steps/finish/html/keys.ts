import { decodeHTMLAttribute } from 'entities';
import {
  type CarriedKey,
  dataType,
  type KeyFilter,
  keyAttribute,
  type TagRange,
} from './layout.ts';

const attributes = new Set(['alt', 'title', 'placeholder', 'aria-label', 'content']);

export function parseKeys(tag: TagRange, text: string, isWanted: KeyFilter): CarriedKey[] {
  const found: CarriedKey[] = [];
  const seen = new Set<string>();
  for (const { name, valueStart, valueEnd } of tag.attributes) {
    // Browsers use the first of several attributes with the same name.
    if (!name.startsWith(keyAttribute) || seen.has(name)) continue;
    seen.add(name);
    const attribute = name === keyAttribute ? undefined : name.slice(keyAttribute.length + 1);
    if (attribute && (!attributes.has(attribute) || name[keyAttribute.length] !== '-')) continue;
    const key = readValue(text.slice(valueStart, valueEnd));
    // Copy the string, because a substring would keep the whole page in memory.
    if (isWanted(key)) found.push({ key: Buffer.from(key).toString(), attribute });
  }
  return found;
}

/**
 * Reads the value of an attribute.
 * @param raw one character per byte
 */
export function readValue(raw: string): string {
  const text = /[\u0080-\u00ff]/.test(raw) ? Buffer.from(raw, 'latin1').toString() : raw;
  return (text.includes('&') ? decodeHTMLAttribute(text) : text).trim();
}

export function keyOffsets(text: string): number[] {
  const lower = findAll(text, keyAttribute);
  const upper = findAll(text, keyAttribute.toUpperCase());
  if (upper.length === 0) return lower;
  return [...lower, ...upper].sort((a, b) => a - b);
}

export function findAll(text: string, word: string): number[] {
  const offsets: number[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length))
    offsets.push(at);
  return offsets;
}

export function isData(range: TagRange, text: string): boolean {
  if (range.name !== 'script') return false;
  const type = range.attributes.find((attribute) => attribute.name === 'type');
  if (!type) return false;
  return readValue(text.slice(type.valueStart, type.valueEnd)).toLowerCase() === dataType;
}

const keyValue = /^data-text-key[a-z-]*\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/i;
const maxAttribute = 400;

export function carriedKeys(
  buffer: Buffer,
  texts: ReadonlyMap<string, string>,
): KeyFilter | undefined {
  for (const word of [keyAttribute, keyAttribute.toUpperCase()])
    for (let at = buffer.indexOf(word); at !== -1; at = buffer.indexOf(word, at + word.length))
      if (mayCarry(buffer.toString('latin1', at, at + maxAttribute), texts))
        return (key) => texts.has(key);
  return undefined;
}

function mayCarry(attribute: string, texts: ReadonlyMap<string, string>): boolean {
  const [, double, single, bare] = keyValue.exec(attribute) ?? [];
  const raw = double ?? single ?? bare;
  // Let the parser read values that are incomplete, not ASCII, or escaped.
  return raw === undefined || texts.has(raw.trim()) || /[&\u0080-\u00ff]/.test(raw);
}
