import { decodeHTMLAttribute } from 'entities';
import { dataType, keyAttribute, type TagRange, type Wants } from './layout.ts';

/** A text key that a tag carries. */
export interface CarriedKey {
  readonly key: string;
  /** The attribute that it names the text of; `undefined` for the content. */
  readonly attribute: string | undefined;
}

/** The attributes that can be overridden, each named by `data-text-key-` and its own name. */
const attributes = new Set(['alt', 'title', 'placeholder', 'aria-label', 'content']);

/** The keys of a tag that are asked for. */
export function keysOf(tag: TagRange, text: string, wants: Wants): CarriedKey[] {
  const found: CarriedKey[] = [];
  const seen = new Set<string>();
  for (const { name, valueStart, valueEnd } of tag.attributes) {
    // Of two attributes of a name the first one counts, whatever its key is.
    if (!name.startsWith(keyAttribute) || seen.has(name)) continue;
    seen.add(name);
    const attribute = name === keyAttribute ? undefined : name.slice(keyAttribute.length + 1);
    if (attribute && (!attributes.has(attribute) || name[keyAttribute.length] !== '-')) continue;
    const key = readValue(text.slice(valueStart, valueEnd));
    if (wants(key)) found.push({ key, attribute });
  }
  return found;
}

/**
 * The value of an attribute that holds a name: its characters are those of ASCII, or UTF-8 in the latin1 form of the
 * file.
 */
export function readValue(raw: string): string {
  const decoded = raw.includes('&') ? decodeHTMLAttribute(raw) : raw;
  if (/[\u0080-\u00ff]/.test(decoded) && !/[^\u0000-\u00ff]/.test(decoded))
    return Buffer.from(decoded, 'latin1').toString('utf8').trim();
  return decoded.trim();
}

/** Offsets of what may be a text key of a tag. */
export function keyOffsets(text: string): number[] {
  return Array.from(text.matchAll(/data-text-key/gi), ({ index }) => index);
}

/** Offsets of what may be the type of JSON-LD. */
export function dataOffsets(text: string): number[] {
  return Array.from(text.matchAll(/ld\+json/gi), ({ index }) => index);
}

/** Whether a start tag begins JSON-LD. */
export function isData({ name, attributes }: TagRange, text: string): boolean {
  const type = name === 'script' ? attributes.find((attribute) => attribute.name === 'type') : undefined;
  return type !== undefined && readValue(text.slice(type.valueStart, type.valueEnd)).toLowerCase() === dataType;
}
