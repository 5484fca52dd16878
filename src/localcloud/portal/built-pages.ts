import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { TextKey } from '../../contracts/portal/values.ts';
import { builtTags } from './built-tags.ts';
import type { BuiltHead, BuiltImage } from './store/heads.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

export interface BuiltPage {
  /** Path relative to the site, without `.html` and without a trailing slash. */
  readonly path: string;
  readonly title: string;
  readonly texts: Readonly<Record<string, string>>;
  /** Built values by the metadata field that replaces them. */
  readonly head: BuiltHead;
}

/** Error pages and application shells, which are served at URLs other than their own. */
const stubPattern =
  /(^|\/)(\d{3}|_not-found(\/index)?|404\/index|__spa-fallback|_shell|index\.csr)\.html$/;
/** Maximum lengths in characters that the portal accepts. */
const maxLengths = { title: 1_000, text: 10_000, path: 1_000 };

/**
 * Reads the pages of a built site, except for redirects and error pages.
 * @param origin only for an application: origin of the URLs in its sitemap. The pages in the
 *   sitemap are added
 */
export async function readBuiltPages(folder: string, origin?: string): Promise<BuiltPage[]> {
  const files = (await readdir(folder, { recursive: true })).map((name) =>
    name.replaceAll(path.sep, '/'),
  );
  const pages = new Map<string, BuiltPage>();
  const add = (page: BuiltPage) => {
    if (!pages.has(page.path) && !/[?#\\]/.test(page.path) && page.path.length <= maxLengths.path)
      pages.set(page.path, page);
  };
  const isPage = (name: string) => name.endsWith('.html') && !stubPattern.test(name);
  // Sort a folder's index page before the folder's other pages, and the start page first.
  const place = (name: string) => name.replace(/index\.html$/, '');
  const inOrder = files.filter(isPage).sort((a, b) => (place(a) < place(b) ? -1 : 1));
  for (const file of inOrder) {
    const found = readPage(await readFile(path.join(folder, file), 'utf8'));
    if (found) add({ path: toPath(file), ...found });
  }
  if (!origin || !files.includes('sitemap.xml')) return [...pages.values()];
  for (const found of await readSitemap(folder, 'sitemap.xml', origin))
    add({ path: found, title: found, texts: {}, head: {} });
  return [...pages.values()];
}

/** Images that social networks show in a card. They don't support SVG. */
const imagePattern = /\.(png|jpe?g|webp|gif|avif)$/i;

export async function listImages(folder: string): Promise<BuiltImage[]> {
  const names = await readdir(folder, { recursive: true });
  const images = names.filter((name) => imagePattern.test(name)).sort();
  return await Promise.all(
    images.map(async (name) => {
      const { size } = await stat(path.join(folder, name));
      return { path: `/${name.replaceAll(path.sep, '/')}`, bytes: size };
    }),
  );
}

/** Returns a function that tells whether the site's last build lacks an image. */
export function createImageCheck(images: readonly BuiltImage[] | undefined, site: string) {
  const { origin } = new URL(site);
  const known = new Set(images?.map(({ path: name }) => new URL(name, origin).pathname));
  return (address: string): boolean => {
    const url = URL.parse(address, origin);
    if (!images || url?.origin !== origin) return false;
    return imagePattern.test(url.pathname) && !known.has(url.pathname);
  };
}

function toPath(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

/** Returns the paths in a sitemap. If it is an index, reads the parts in the folder. */
async function readSitemap(folder: string, name: string, origin: string): Promise<string[]> {
  const sitemap = await readFile(path.join(folder, name), 'utf8');
  const paths = parsePaths(sitemap, origin);
  if (!sitemap.includes('<sitemapindex')) return paths;
  const names = await readdir(folder);
  const parts = paths.map((part) => part.slice(1)).filter((part) => part !== name);
  const own = parts.filter((part) => names.includes(part));
  const read = own.map(async (part) =>
    parsePaths(await readFile(path.join(folder, part), 'utf8'), origin),
  );
  return (await Promise.all(read)).flat();
}

function parsePaths(sitemap: string, origin: string): string[] {
  return [...sitemap.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].flatMap(([, address = '']) => {
    const url = URL.parse(address.replaceAll('&amp;', '&'));
    if (url === null || url.origin !== new URL(origin).origin) return [];
    try {
      return [decodeURIComponent(url.pathname).replace(/(?<=.)\/$/, '')];
    } catch {
      return [];
    }
  });
}

function readPage(html: string): Omit<BuiltPage, 'path'> | undefined {
  let title: string | undefined;
  const texts: Record<string, string> = {};
  const head: Record<string, string> = {};
  // Without texts, parse only the head, which saves most of the work.
  const headEnd = html.includes('data-text-key') ? undefined : /<body[\s>]/i.exec(html)?.index;
  for (const element of listElements(parse(html.slice(0, headEnd)))) {
    const attributes = new Map(element.attrs.map((attr) => [attr.name, attr.value]));
    if (element.tagName === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'refresh')
      return undefined;
    if (element.tagName === 'title' && element.namespaceURI === 'http://www.w3.org/1999/xhtml')
      title ??= getText(element).slice(0, maxLengths.title);
    if (element.tagName === 'meta' && isInHead(element)) readTag(attributes, head);
    const href = attributes.get('href')?.trim().slice(0, maxLengths.path);
    if (element.tagName === 'link' && isCanonical(attributes) && isInHead(element) && href)
      head.canonical ??= href;
    for (const [name, key] of attributes) {
      const [, attribute] = /^data-text-key(?:-(.+))?$/.exec(name) ?? [undefined];
      if (!name.startsWith('data-text-key') || !TextKey.safeParse(key).success) continue;
      const text = attribute ? (attributes.get(attribute) ?? '') : getText(element);
      texts[key] ??= text.slice(0, maxLengths.text);
    }
  }
  if (title) head.title = title;
  return { title: title ?? '', texts, head };
}

const isCanonical = (attributes: ReadonlyMap<string, string>) =>
  attributes.get('rel')?.toLowerCase().split(/\s+/).includes('canonical') === true;

const isInHead = ({ parentNode }: Element) =>
  parentNode !== null && 'tagName' in parentNode && parentNode.tagName === 'head';

const fieldsByTag = new Map(Object.entries(builtTags).map(([field, tag]) => [tag, field]));

const directives = { noIndex: ['noindex', 'none'], noFollow: ['nofollow', 'none'] };

/**
 * Reads a meta tag. Of several tags with the same name, the first that isn't empty counts, except
 * for `robots`, whose directives add up.
 */
function readTag(attributes: ReadonlyMap<string, string>, head: Record<string, string>): void {
  const content = attributes.get('content')?.trim().slice(0, maxLengths.text);
  for (const name of [attributes.get('name'), attributes.get('property')]) {
    const field = fieldsByTag.get(name?.trim().toLowerCase() ?? '');
    if (field && field !== 'title' && content) head[field] ??= content;
    if (name?.trim().toLowerCase() !== 'robots' || !content) continue;
    const words = content.toLowerCase().split(/[\s,]+/);
    for (const [switched, own] of Object.entries(directives))
      if (own.some((word) => words.includes(word))) head[switched] = 'on';
  }
}

/**
 * Yields all elements. It is iterative, because pages may be nested more deeply than the stack
 * allows.
 */
function* listElements(root: Node): Generator<Element> {
  const open: Node[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if ('tagName' in node) yield node;
    if ('childNodes' in node) for (const child of node.childNodes.toReversed()) open.push(child);
  }
}

function getText(element: Element): string {
  let text = '';
  const open: Node[] = [element];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.nodeName === '#text' && 'value' in node) text += node.value;
    if ('childNodes' in node) open.push(...node.childNodes.toReversed());
  }
  return collapseSpaces(text);
}

/** Collapses white space as browsers do. Keeps no-break spaces, which browsers don't collapse. */
export function collapseSpaces(text: string): string {
  return text.replace(/[\t\n\f\r ]+/g, ' ').replace(/^ | $/g, '');
}
