import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { TextKey } from '../../contracts/portal/text.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

export interface BuiltPage {
  /** Relative, without `.html` and without a trailing slash. */
  readonly path: string;
  readonly title: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** Served by hostings and generators in place of other addresses. */
const errorPagePattern = /(^|\/)(\d{3}|_not-found(\/index)?|404\/index)\.html$/;
/** Maximum lengths that the portal accepts. */
const maxLengths = { title: 1_000, text: 10_000, path: 1_000 };

/** HTML files except redirects and error pages, plus an application's sitemap (`origin`). */
export async function readBuiltPages(folder: string, origin?: string): Promise<BuiltPage[]> {
  const files = (await readdir(folder, { recursive: true })).map((name) =>
    name.replaceAll(path.sep, '/'),
  );
  const pages = new Map<string, BuiltPage>();
  const add = (page: BuiltPage) => {
    if (!pages.has(page.path) && !/[?#\\]/.test(page.path) && page.path.length <= maxLengths.path)
      pages.set(page.path, page);
  };
  for (const file of files
    .filter((name) => name.endsWith('.html') && !errorPagePattern.test(name))
    .sort()) {
    const found = readPage(await readFile(path.join(folder, file), 'utf8'));
    if (found) add({ path: toPath(file), ...found });
  }
  if (origin && files.includes('sitemap.xml'))
    for (const found of parsePaths(
      await readFile(path.join(folder, 'sitemap.xml'), 'utf8'),
      origin,
    ))
      add({ path: found, title: found, texts: {} });
  return [...pages.values()];
}

function toPath(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

function parsePaths(sitemap: string, origin: string): string[] {
  const addresses = [...sitemap.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  return addresses.flatMap((address) => {
    const url = URL.parse(address.replaceAll('&amp;', '&'));
    if (url === null || url.origin !== new URL(origin).origin) return [];
    try {
      return [decodeURIComponent(url.pathname).replace(/(?<=.)\/$/, '')];
    } catch {
      return [];
    }
  });
}

/** `undefined` for a redirect page. */
function readPage(html: string): Omit<BuiltPage, 'path'> | undefined {
  let title: string | undefined;
  const texts: Record<string, string> = {};
  // Without texts, only the head matters; skipping the rest saves most of the work.
  const headEnd = html.includes('data-text-key') ? undefined : /<body[\s>]/i.exec(html)?.index;
  for (const element of listElements(parse(html.slice(0, headEnd)))) {
    const attributes = new Map(element.attrs.map((attr) => [attr.name, attr.value]));
    if (element.tagName === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'refresh')
      return undefined;
    if (element.tagName === 'title' && element.namespaceURI === 'http://www.w3.org/1999/xhtml')
      title ??= getText(element).slice(0, maxLengths.title);
    for (const [name, key] of attributes) {
      const [, attribute] = /^data-text-key(?:-(.+))?$/.exec(name) ?? [undefined];
      if (!name.startsWith('data-text-key') || !TextKey.safeParse(key).success) continue;
      texts[key] ??= (attribute ? (attributes.get(attribute) ?? '') : getText(element)).slice(
        0,
        maxLengths.text,
      );
    }
  }
  return { title: title ?? '', texts };
}

/** Iterative: pages may be nested deeper than the stack allows. */
function* listElements(root: Node): Generator<Element> {
  const open: Node[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if ('tagName' in node) yield node;
    if ('childNodes' in node)
      for (let index = node.childNodes.length - 1; index >= 0; index--) push(node, index);
  }

  function push(options: { readonly childNodes: readonly Node[] }, index: number): void {
    const child = options.childNodes[index];
    if (child) open.push(child);
  }
}

function getText(element: Element): string {
  let text = '';
  const open: Node[] = [element];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.nodeName === '#text' && 'value' in node) text += node.value;
    if ('childNodes' in node) open.push(...node.childNodes.toReversed());
  }
  return text.replace(/\s+/g, ' ').trim();
}
