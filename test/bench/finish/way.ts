/** One way to edit pages, in a process of its own: `node way.ts NAME LIST`. Prints time, peak memory and the number of changed pages as JSON. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { HeadEdit } from '../../../src/steps/finish/html/head-edits.ts';

const [way = '', list = ''] = process.argv.slice(2);
const files = JSON.parse(readFileSync(list, 'utf8')) as string[];
const scratch = mkdtempSync(path.join(tmpdir(), 'bench-way-'));

const metas: readonly (readonly ['name' | 'property', string, string])[] = [
  ['name', 'description', 'A description of the page & more'],
  ['name', 'robots', 'noindex, nofollow'],
  ...['title', 'description', 'image', 'type', 'locale'].map(
    (name) => ['property', `og:${name}`, `The ${name}`] as const,
  ),
];
const title = 'A new title';
const canonical = 'https://www.acme.example/page';
const data = { '@context': 'https://schema.org', '@type': 'Article', name: 'A <name>' };
/** Keys that generated pages carry; real ones carry none, which is what is measured on them. */
const texts = new Map(Array.from({ length: 200 }, (_, page) => [`page-${page}.body.p1`, 'A new text'] as const));

const edits: HeadEdit[] = [
  { kind: 'title', text: title, when: 'always' },
  { kind: 'canonical', href: canonical, when: 'always' },
  ...metas.map(([attribute, name, content]): HeadEdit => ({ kind: 'meta', attribute, name, content, when: 'always' })),
  { kind: 'structured data', data },
];

const edit = await editorOf(way);
const start = performance.now();
let changed = 0;
if (way.startsWith('ours')) {
  const { rewritePages } = await import('../../../src/steps/finish/rewrite/rewrite.ts');
  const jobs = files.map((source, index) => ({ path: `${index}.html`, source, head: edits, isCopy: false }));
  const results = await rewritePages(jobs, {
    scratch,
    texts: way.endsWith('no texts') ? new Map() : texts,
    hashes: false,
    signal: new AbortController().signal,
    ...(way.endsWith('2 threads') && { threads: 2 }),
  });
  changed = results.filter(({ page }) => page !== undefined).length;
} else {
  for (const [index, file] of files.entries()) {
    writeFileSync(path.join(scratch, `${index}.html`), edit(readFileSync(file)));
    changed += 1;
  }
}
const milliseconds = performance.now() - start;
rmSync(scratch, { recursive: true });
console.log(JSON.stringify({ milliseconds, megabytes: process.resourceUsage().maxRSS / 1000, changed }));

type Editor = (page: Buffer) => string | Uint8Array;

async function editorOf(name: string): Promise<Editor> {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const tags = [
    `<title>${title}</title>`,
    ...metas.map(
      ([attribute, key, content]) => `<meta ${attribute}="${key}" content="${content.replaceAll('&', '&amp;')}">`,
    ),
    `<link rel="canonical" href="${canonical}">`,
    `<script type="application/ld+json">${json}</script>`,
  ].join('\n');
  const selectors = ['title', 'link[rel=canonical]', ...metas.map(([attribute, key]) => `meta[${attribute}="${key}"]`)];
  if (name === 'cheerio') {
    const { load } = await import('cheerio');
    return (page) => {
      const $ = load(page.toString('utf8'));
      $(selectors.join()).remove();
      $('head').append(tags);
      for (const [key, text] of texts) if (page.includes(key)) $(`[data-text-key="${key}"]`).text(text);
      return $.html();
    };
  }
  if (name === 'parse5') {
    const { parse, parseFragment, serialize } = await import('parse5');
    return (page) => {
      const document = parse(page.toString('utf8'));
      const html = document.childNodes.find((node) => node.nodeName === 'html');
      const head = html && 'childNodes' in html ? html.childNodes.find((node) => node.nodeName === 'head') : undefined;
      if (head !== undefined && 'childNodes' in head) {
        const names = metas.map(([, key]) => key);
        const kept = head.childNodes.filter(
          (node) =>
            !('tagName' in node) ||
            (node.tagName !== 'title' &&
              !node.attrs.some(({ value }) => value === 'canonical' || names.includes(value))),
        );
        head.childNodes = [...kept, ...parseFragment(tags).childNodes];
      }
      return serialize(document);
    };
  }
  if (name === 'posthtml') {
    const { default: posthtml } = await import('posthtml');
    const names = metas.map(([, key]) => key);
    const plugin = (tree: import('posthtml').Node) => {
      tree.match({ tag: 'head' }, (node) => {
        const kept = (node.content ?? []).flat().filter((child) => {
          if (typeof child !== 'object' || child === null || !('tag' in child)) return true;
          return child.tag !== 'title' && !names.includes(String(child.attrs?.name ?? child.attrs?.property));
        });
        node.content = [...kept, tags];
        return node;
      });
    };
    return (page) => {
      // With `sync` it answers at once; its types know only the promise.
      const result: unknown = posthtml([plugin]).process(page.toString('utf8'), { sync: true });
      return typeof result === 'object' && result !== null && 'html' in result ? String(result.html) : '';
    };
  }
  if (name === 'lol-html') {
    const { HTMLRewriter } = await import('lol-html');
    return (page) => {
      const parts: Uint8Array[] = [];
      const rewriter = new HTMLRewriter('utf-8', (part: Uint8Array) => parts.push(part.slice()));
      for (const selector of selectors)
        rewriter.on(selector, { element: (element: { remove(): void }) => element.remove() });
      rewriter.on('head', {
        element: (element: { append(text: string, type: string): void }) => element.append(tags, 'html'),
      });
      rewriter.write(page);
      rewriter.end();
      rewriter.free();
      return Buffer.concat(parts);
    };
  }
  return (page) => page;
}
