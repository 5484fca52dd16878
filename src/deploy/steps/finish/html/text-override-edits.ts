import { decodeHTML } from 'entities';
import { type Charset, cleanText, decodePart, escapeAttribute, escapeText } from './escape.ts';
import type { CarriedKey, KeyedElement, Layout } from './layout.ts';
import { type Splice, setAttribute } from './splice.ts';

const nestedLink = 'it is in a link and contains another link; remove one of them';

export interface TextOverrideEdit {
  readonly key: string;
  readonly splice: Splice;
  readonly reason?: string;
  readonly isBuilt?: boolean;
}

export function textOverrideEdits(
  layout: Layout,
  text: string,
  texts: ReadonlyMap<string, string>,
  charset: Charset,
): TextOverrideEdit[] {
  return layout.keyed.flatMap((element) =>
    element.keys.map((carried) =>
      textOverrideEdit(element, carried, text, texts.get(carried.key) ?? '', charset),
    ),
  );
}

function textOverrideEdit(
  element: KeyedElement,
  carriedKey: CarriedKey,
  text: string,
  value: string,
  charset: Charset,
): TextOverrideEdit {
  const { key, attribute } = carriedKey;
  if (attribute) {
    const change = setAttribute(element, attribute, escapeAttribute(value, charset));
    const isCommand =
      attribute === 'content' && element.attributes.some((range) => range.name === 'http-equiv');
    if (isCommand)
      return refuse(key, element, 'the tag is an instruction to the browser, not text');
    return { key, splice: change };
  }
  if (element.splitsLink) return refuse(key, element, nestedLink);
  if (!element.content) return refuse(key, element, `<${element.name}> cannot take a text`);
  const built = text.slice(element.content.start, element.content.end);
  if (isDisplayed(built, value, charset))
    return { key, isBuilt: true, splice: { ...element.content, text: built } };
  return {
    key,
    isBuilt: isSame(built, value, charset),
    splice: {
      ...element.content,
      text: getLeadingNewline(element.name, value) + escapeText(value, charset),
    },
  };
}

/** Returns an extra line feed for elements whose leading line feed the parser ignores. */
function getLeadingNewline(name: string, value: string): string {
  if (cleanText(value).startsWith('\n') && ['pre', 'textarea', 'listing'].includes(name))
    return '\n';
  return '';
}

/**
 * Returns whether the content shows a value, ignoring comments. Comments must stay, because
 * frameworks need them for hydration.
 */
function isDisplayed(content: string, value: string, charset: Charset): boolean {
  return content.includes('<!--') && isSame(content.replace(/<!--[^<>]*-->/g, ''), value, charset);
}

function isSame(content: string, value: string, charset: Charset): boolean {
  return !content.includes('<') && decodeHTML(decodePart(content, charset)) === cleanText(value);
}

function refuse(key: string, element: KeyedElement, reason: string): TextOverrideEdit {
  return { key, reason, splice: { start: element.start, end: element.start, text: '' } };
}
