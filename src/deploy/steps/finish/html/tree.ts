import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { byteOrderMark } from './escape.ts';
import { isData, parseKeys } from './keys.ts';
import {
  type AttributeRange,
  type HeadElement,
  type KeyedElement,
  type KeyFilter,
  keyAttribute,
  type LayoutQuery,
  managed,
  type TagRange,
  type TreeLayout,
  textless,
  Unreadable,
} from './layout.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Maximum depth of elements. Browsers allow only 512, and each level slows down every tag. */
const deepest = 1_000;
const tooDeep = 'its elements are nested too deeply; close unclosed elements';
const unclosed = 'a title or script in its head has no end tag; close it';

/**
 * Parses a page into a layout. It takes several times as long as `scan`, but handles implied end
 * tags and nesting.
 */
export function readTree(text: string, query: LayoutQuery): TreeLayout {
  const { keys: isWanted, data } = query;
  let depth = 0;
  const treeAdapter = {
    ...defaultTreeAdapter,
    onItemPush() {
      depth += 1;
      if (depth > deepest) throw new Unreadable(tooDeep);
    },
    onItemPop() {
      depth -= 1;
    },
  };
  // Replace the byte order mark with blanks, which the parser ignores, to keep the offsets correct.
  const written = text.startsWith(byteOrderMark) ? `   ${text.slice(3)}` : text;
  const document = parse(written, { sourceCodeLocationInfo: true, treeAdapter });
  const html = document.childNodes.find((node) => node.nodeName === 'html');
  const parts = html && 'childNodes' in html ? html.childNodes : [];
  const head = parts.find((node): node is Element => node.nodeName === 'head');
  const keyed: KeyedElement[] = [];
  if (isWanted) collectKeyed(document, text, isWanted, keyed);
  const elements = (head?.childNodes ?? []).flatMap((node) => headElement(node, text));
  return {
    head: elements,
    data: data
      ? collectData(document, text).sort((a, b) => a.start - b.start)
      : elements.filter((element) => isData(element, text)),
    insertAt: findHeadEnd(head, parts, text),
    isDocument:
      document.childNodes.some((node) => node.nodeName === '#documentType') ||
      [html, ...parts].some(
        (item) => item && 'sourceCodeLocation' in item && item.sourceCodeLocation,
      ),
    // Sort by position, because the tree moves the content of templates and of invalid tables.
    keyed: keyed.sort((a, b) => a.start - b.start),
    isUnusual: true,
    // Keep only a digest, because a tree takes many times as much memory as the page.
    outline: digestOutline(document, isWanted),
  };
}

function findHeadEnd(head: Element | undefined, parts: readonly Node[], text: string): number {
  const endTag = head?.sourceCodeLocation?.endTag?.startOffset;
  const noscript = (head?.childNodes ?? []).find(
    (node) => node.nodeName === 'noscript' && breaksHead(node, text),
  )?.sourceCodeLocation?.startOffset;
  if (noscript !== undefined) return noscript;
  if (endTag !== undefined) return endTag;
  const after = parts
    .filter((node) => node.nodeName === 'body' || node.nodeName === 'frameset')
    .map(firstOffset);
  return Math.min(...after, text.length);
}

function breaksHead(node: Node, text: string): boolean {
  const { startOffset = 0, endOffset = 0 } = node.sourceCodeLocation ?? {};
  const content = text
    .slice(startOffset, endOffset)
    .replace(/^<noscript\b[^>]*>|<\/noscript\s*>$/gi, '');
  // Also match unterminated parts, so that the search stays linear.
  const parts = /<!--[\s\S]*?(-->|$)|<style\b[\s\S]*?(<\/style\s*>|$)|<(?:link|meta)\b[^>]*(>|$)/gi;
  return /[^\s]/.test(
    content.replace(parts, (part, ...groups) => (groups.slice(0, 3).some(Boolean) ? '' : part)),
  );
}

function firstOffset(node: Node): number {
  if (node.sourceCodeLocation) return node.sourceCodeLocation.startOffset;
  let first = Number.POSITIVE_INFINITY;
  if ('childNodes' in node)
    for (const child of node.childNodes) first = Math.min(first, firstOffset(child));
  return first;
}

function headElement(node: Node, text: string): HeadElement[] {
  if (!('tagName' in node) || !managed.has(node.tagName)) return [];
  const tag = toTagRange(node, text);
  const location = node.sourceCodeLocation;
  if (!tag || !location) return [];
  const isVoid = node.tagName === 'meta' || node.tagName === 'link';
  const contentEnd = location.endTag?.startOffset ?? location.endOffset;
  // Without an end tag, the element's text is the whole rest of the file.
  const isOpen = !isVoid && !location.endTag && node.parentNode?.nodeName === 'head';
  if (isOpen) throw new Unreadable(unclosed);
  return [
    {
      ...tag,
      contentStart: tag.end,
      contentEnd: isVoid ? tag.end : contentEnd,
      outerEnd: location.endOffset,
    },
  ];
}

function collectData(node: Node, text: string): HeadElement[] {
  if (node.nodeName === 'script')
    return headElement(node, text).filter((element) => isData(element, text));
  if (node.nodeName === 'noscript' || !('childNodes' in node)) return [];
  return node.childNodes.flatMap((child) => collectData(child, text));
}

function collectKeyed(node: Node, text: string, isWanted: KeyFilter, found: KeyedElement[]): void {
  const isElement = 'attrs' in node;
  if (isElement && node.attrs.some((attr) => attr.name.startsWith(keyAttribute))) {
    const tag = toTagRange(node, text);
    const keys = tag && parseKeys(tag, text, isWanted);
    if (tag && keys?.length) {
      const hasText = keys.some((key) => !key.attribute) && !textless.has(tag.name);
      found.push({ ...tag, keys, content: hasText ? getContentRange(node, tag) : undefined });
    }
  }
  if ('content' in node) collectKeyed(node.content, text, isWanted, found);
  if ('childNodes' in node)
    for (const child of node.childNodes) collectKeyed(child, text, isWanted, found);
}

function getContentRange(node: Element, tag: TagRange): KeyedElement['content'] {
  const location = node.sourceCodeLocation;
  if (!location) return undefined;
  const end = location.endTag?.startOffset ?? location.endOffset;
  if (end < tag.end) return undefined;
  return { start: tag.end, end };
}

function toTagRange(node: Element, text: string): TagRange | undefined {
  const location = node.sourceCodeLocation?.startTag ?? node.sourceCodeLocation;
  if (!location) return undefined;
  const attributes = Object.entries(node.sourceCodeLocation?.attrs ?? {}).map(
    ([name, { startOffset, endOffset }]) => toAttributeRange(name, text, startOffset, endOffset),
  );
  const name = node.tagName;
  return {
    name: name.toLowerCase(),
    start: location.startOffset,
    nameEnd: location.startOffset + 1 + name.length,
    end: location.endOffset,
    attributes: attributes.sort((a, b) => a.start - b.start),
  };
}

function toAttributeRange(name: string, text: string, start: number, end: number): AttributeRange {
  const written = text.slice(start, end);
  // An equals sign may be the first character of the name.
  const equals = written.indexOf('=', 1);
  if (equals === -1) return { name, start, end, valueStart: end, valueEnd: end, quote: undefined };
  const after = start + equals + 1;
  const valueStart = after + written.slice(equals + 1).search(/[^\t\n\f\r ]|$/);
  const first = text[valueStart];
  if (first !== '"' && first !== "'")
    return { name, start, end, valueStart, valueEnd: end, quote: '' };
  return { name, start, end, valueStart: valueStart + 1, valueEnd: end - 1, quote: first };
}

function digestOutline(document: Node, isWanted: KeyFilter | undefined): string {
  const outline = createHash('sha256');
  const add = (line: string) => outline.update(`${line}\n`);
  const visit = (node: Node, depth: number) => {
    add(`${depth} ${node.nodeName}`);
    // Include attributes, because browsers add those of a second <html> or <body> to the first one.
    if ('attrs' in node) getDirectAttributes(node.attrs).forEach(add);
    if (
      'attrs' in node &&
      isWanted &&
      node.attrs.some((attr) => attr.name === keyAttribute && isWanted(attr.value.trim()))
    )
      return;
    if ('content' in node) visit(node.content, depth + 1);
    if ('childNodes' in node && node.nodeName !== 'head') visitAll(node.childNodes, depth + 1);
  };
  // Skip JSON-LD: an edit may remove it, which joins the texts around it.
  const visitAll = (nodes: readonly Node[], depth: number) => {
    let text = '';
    const flush = () => {
      if (text.trim() !== '') add(`${depth} #text ${text}`);
      text = '';
    };
    for (const node of nodes.filter((child) => !isStructuredData(child))) {
      if (node.nodeName === '#text' && 'value' in node) text += node.value;
      else {
        flush();
        visit(node, depth);
      }
    }
    flush();
  };
  visit(document, 0);
  return outline.digest('hex');
}

function isStructuredData(node: Node): boolean {
  if (!('attrs' in node)) return false;
  return node.attrs.some((attr) => attr.name === 'type' && /ld\+json/i.test(attr.value));
}

/** Returns the attributes of an element, except for those that text keys override. */
function getDirectAttributes(attributes: Element['attrs']): string[] {
  const names = new Set(attributes.map((attribute) => attribute.name));
  return attributes.flatMap((attribute) => {
    if (names.has(`${keyAttribute}-${attribute.name}`)) return [];
    return [`${attribute.name}=${attribute.value}`];
  });
}
