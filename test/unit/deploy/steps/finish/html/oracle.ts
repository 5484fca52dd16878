import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { HeadEdit } from '../../../../../../src/deploy/steps/finish/html/head-edits.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Edits and texts that a page must contain. */
export interface Expected {
  readonly head: readonly HeadEdit[];
  readonly texts: ReadonlyMap<string, string>;
}

export const decode = (bytes: Uint8Array, encoding = 'utf-8') =>
  new TextDecoder(encoding).decode(bytes);

/**
 * Returns the page's tree as text without the requested changes. Edits must not change the text.
 */
export function unchangedTree(html: string, expected: Expected): string {
  const lines: string[] = [];
  const document = parse(html);
  const head = getHead(document);
  const visit = (node: Node, depth: number) => {
    if (isAskedFor(node, head, expected)) return;
    const indent = ' '.repeat(depth);
    if (node.nodeName === '#text' && 'value' in node) {
      if (head?.childNodes.some((child) => child === node) && node.value.trim() === '') return;
      lines.push(`${indent}text ${JSON.stringify(node.value)}`);
    } else if (node.nodeName === '#comment' && 'data' in node)
      lines.push(`${indent}comment ${node.data}`);
    else if ('tagName' in node) {
      const overridden = getKeys(node, expected).map(([attribute]) => attribute);
      const attributes = node.attrs
        .filter(({ name }) => !overridden.includes(name))
        .map(({ name, value }) => `${name}=${JSON.stringify(value)}`);
      lines.push(`${indent}<${node.tagName} ${attributes.join(' ')}>`);
      if (overridden.includes('')) return;
    } else lines.push(`${indent}${node.nodeName} ${'name' in node ? node.name : ''}`);
    if ('content' in node) visit(node.content, depth + 1);
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, depth + 1);
  };
  visit(document, 0);
  return lines.join('\n');
}

/** Lists expected values that the page lacks. */
export function missing(html: string, { head: edits, texts }: Expected): string[] {
  const document = parse(html);
  const head = getHead(document);
  const elements = (head?.childNodes ?? []).filter((node): node is Element => 'tagName' in node);
  const problems: string[] = [];
  const one = (what: string, found: readonly (string | undefined)[], value: string) => {
    if (found.length !== 1 || found[0] !== value)
      problems.push(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(value)}`);
  };
  for (const edit of edits) {
    if (edit.kind === 'title')
      one('title', elements.filter((e) => e.tagName === 'title').map(getText), plain(edit.text));
    if (edit.kind === 'meta')
      one(
        edit.name,
        metas(elements, edit.name).map((e) => attribute(e, 'content')),
        plain(edit.content),
      );
    if (edit.kind === 'canonical')
      one(
        'canonical',
        elements.filter(isCanonical).map((e) => attribute(e, 'href')),
        plain(edit.href),
      );
    if (edit.kind === 'structured data') {
      const found = getData(document).map((element) =>
        JSON.stringify(JSON.parse(getText(element))),
      );
      if (!found.includes(JSON.stringify(edit.data)))
        problems.push(`structured data: ${found.join()}`);
    }
  }
  const visit = (node: Node) => {
    if ('tagName' in node) {
      for (const [name, key] of getKeys(node, { head: [], texts })) {
        const found = name === '' ? getText(node) : attribute(node, name);
        if (found !== plain(texts.get(key) ?? ''))
          problems.push(`${key} ${name}: ${JSON.stringify(found)}`);
        if (name === '') return;
      }
    }
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(document);
  return problems;
}

/** Returns a text as an HTML parser reads it, without characters that HTML forbids. */
export function plain(text: string): string {
  return [
    ...text
      .replaceAll('\r\n', '\n')
      .replaceAll(/[\r\f]/g, '\n')
      .toWellFormed(),
  ]
    .filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      const isControl = (code < 32 && code !== 9 && code !== 10) || (code >= 127 && code < 160);
      return !isControl && !(code >= 0xfdd0 && code <= 0xfdef) && (code & 0xfffe) !== 0xfffe;
    })
    .join('');
}

const voids = 'area base br col embed hr img input link meta source track wbr'.split(' ');
const noText = [
  ...voids,
  ...'script style xmp iframe noembed noframes plaintext noscript html head body table tbody tr select template'.split(
    ' ',
  ),
];

function getKeys(element: Element, { texts }: Expected): [string, string][] {
  return element.attrs.flatMap(({ name, value }): [string, string][] => {
    const [, target = ''] = /^data-text-key(?:-(alt|title|placeholder|aria-label|content))?$/.exec(
      name,
    ) ?? [undefined, name];
    if (target === name || !texts.has(value.trim())) return [];
    return target === '' && noText.includes(element.tagName) ? [] : [[target, value.trim()]];
  });
}

function isAskedFor(node: Node, head: Element | undefined, { head: edits }: Expected): boolean {
  if (!('tagName' in node)) return false;
  if (isData(node) && edits.some(({ kind }) => kind === 'structured data')) return true;
  if (node.parentNode !== head) return false;
  return edits.some((edit) => {
    if (edit.kind === 'title') return node.tagName === 'title';
    if (edit.kind === 'meta') return metas([node], edit.name).length > 0;
    if (edit.kind === 'robots') return metas([node], 'robots').length > 0;
    if (edit.kind === 'canonical') return isCanonical(node);
    if (edit.kind === 'script') return attribute(node, 'src') === edit.src;
    // If a framework relies on the positions of tags, an extra tag is renamed instead of removed.
    return edit.kind === 'hold' && (attribute(node, 'src') === edit.src || isMuted(node));
  });
}

function getHead(document: DefaultTreeAdapterTypes.Document): Element | undefined {
  const html = document.childNodes.find((node): node is Element => node.nodeName === 'html');
  return html?.childNodes.find((node): node is Element => node.nodeName === 'head');
}

function getData(node: Node): Element[] {
  if ('tagName' in node && isData(node)) return [node];
  return 'childNodes' in node ? node.childNodes.flatMap(getData) : [];
}

const isData = (node: Element) =>
  node.tagName === 'script' &&
  attribute(node, 'type')?.trim().toLowerCase() === 'application/ld+json';
const isMuted = (node: Element) =>
  ['name', 'property', 'rel', 'type'].some((name) => attribute(node, name) === 'muted');
const attribute = (element: Element, name: string) =>
  element.attrs.find((one) => one.name === name)?.value;
const isCanonical = (element: Element) =>
  element.tagName === 'link' &&
  (attribute(element, 'rel') ?? '').toLowerCase().split(/\s+/).includes('canonical');
const metas = (elements: readonly Element[], name: string) =>
  elements.filter(
    (element) =>
      element.tagName === 'meta' &&
      [attribute(element, 'name'), attribute(element, 'property')].some(
        (value) => value?.trim().toLowerCase() === name,
      ),
  );

function getText(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(getText).join('') : '';
}
