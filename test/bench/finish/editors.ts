import type { DefaultTreeAdapterTypes } from 'parse5';
import { canonical, data, metas, texts, title } from './edits.ts';

type Editor = (page: Buffer) => string | Buffer;

const json = JSON.stringify(data).replaceAll('<', '\\u003c');
/** Tags that each library appends to the head. */
const tags = [
  `<title>${title}</title>`,
  ...metas.map(
    ([attribute, key, content]) => `<meta ${attribute}="${key}" content="${escaped(content)}">`,
  ),
  `<link rel="canonical" href="${canonical}">`,
  `<script type="application/ld+json">${json}</script>`,
].join('\n');
/** Selectors of elements to remove first, for the libraries that support selectors. */
const selectors = [
  'title',
  'link[rel=canonical]',
  ...metas.map(([attribute, key]) => `meta[${attribute}="${key}"]`),
];
const names = metas.map(([, key]) => key);

/** The same edits with each library, written as its documentation shows. */
export const editors: Readonly<Record<string, () => Promise<Editor>>> = {
  async cheerio() {
    const { load } = await import('cheerio');
    return (page) => {
      const $ = load(page.toString('utf8'));
      $(selectors.join()).remove();
      $('head').append(tags);
      for (const element of $('[data-text-key]')) {
        const text = texts.get($(element).attr('data-text-key') ?? '');
        if (text !== undefined) $(element).text(text);
      }
      return $.html();
    };
  },
  async parse5() {
    const { defaultTreeAdapter, parse, parseFragment, serialize } = await import('parse5');
    const put = (node: DefaultTreeAdapterTypes.Node) => {
      if ('attrs' in node) {
        const text = texts.get(
          node.attrs.find(({ name }) => name === 'data-text-key')?.value ?? '',
        );
        if (text !== undefined) {
          node.childNodes = [];
          defaultTreeAdapter.insertText(node, text);
          return;
        }
      }
      if ('childNodes' in node) node.childNodes.forEach(put);
    };
    return (page) => {
      const document = parse(page.toString('utf8'));
      const html = document.childNodes.find((node) => node.nodeName === 'html');
      const head =
        html && 'childNodes' in html
          ? html.childNodes.find((node) => node.nodeName === 'head')
          : undefined;
      if (head !== undefined && 'childNodes' in head) {
        const kept = head.childNodes.filter(
          (node) =>
            !('tagName' in node) ||
            (node.tagName !== 'title' &&
              !node.attrs.some(({ value }) => value === 'canonical' || names.includes(value))),
        );
        head.childNodes = [...kept, ...parseFragment(tags).childNodes];
      }
      document.childNodes.forEach(put);
      return serialize(document);
    };
  },
  async posthtml() {
    const { default: posthtml } = await import('posthtml');
    const plugin = (tree: import('posthtml').Node) => {
      tree.match({ tag: 'head' }, (node) => {
        const kept = (node.content ?? []).flat().filter((child) => {
          if (typeof child !== 'object' || child === null || !('tag' in child)) return true;
          const isCanonical = child.tag === 'link' && child.attrs?.rel === 'canonical';
          return (
            child.tag !== 'title' &&
            !isCanonical &&
            !names.includes(String(child.attrs?.name ?? child.attrs?.property))
          );
        });
        node.content = [...kept, tags];
        return node;
      });
      tree.match({ attrs: { 'data-text-key': /./ } }, (node) => {
        const text = texts.get(String(node.attrs?.['data-text-key']));
        if (text !== undefined) node.content = [escaped(text)];
        return node;
      });
    };
    return (page) => {
      // With `sync`, it returns the result itself, although its types only mention a promise.
      const result: unknown = posthtml([plugin]).process(page.toString('utf8'), { sync: true });
      return typeof result === 'object' && result !== null && 'html' in result
        ? String(result.html)
        : '';
    };
  },
  async 'lol-html'() {
    const { HTMLRewriter } = await import('lol-html');
    return (page) => {
      const parts: Uint8Array[] = [];
      const rewriter = new HTMLRewriter('utf-8', (part: Uint8Array) => parts.push(part.slice()));
      for (const selector of selectors)
        rewriter.on(selector, { element: (element: { remove(): void }) => element.remove() });
      rewriter.on('head', {
        element: (element: { append(text: string, type: string): void }) =>
          element.append(tags, 'html'),
      });
      rewriter.on('[data-text-key]', {
        element(element: {
          getAttribute(name: string): string;
          setInnerContent(text: string): void;
        }) {
          const text = texts.get(element.getAttribute('data-text-key'));
          if (text !== undefined) element.setInnerContent(text);
        },
      });
      rewriter.write(page);
      rewriter.end();
      rewriter.free();
      return Buffer.concat(parts);
    };
  },
};

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
