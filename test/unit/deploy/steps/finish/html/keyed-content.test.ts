import { expect, it } from 'vitest';
import { scan } from '../../../../../../src/deploy/steps/finish/html/scan.ts';
import { readTree } from '../../../../../../src/deploy/steps/finish/html/tree.ts';

const page = (body: string) => `<!doctype html><html><head></head><body>${body}</body></html>`;
const isWanted = () => true;

it.each([
  ['a heading with inline elements', '<h1 data-text-key=k>a <em>b <code>c</code></em><br>d</h1>'],
  ['an item with a nested list', '<li data-text-key=k><p>a</p><ul><li>b</li></ul></li>'],
  [
    'a block with a section',
    '<div data-text-key=k><h2>a</h2><section><p>b <a href=x>c</a></p><hr></section></div>',
  ],
  ['a block after an open paragraph', '<p>open<div data-text-key=k><p>a</p></div>'],
  [
    'a definition with a nested list',
    '<dl><dd data-text-key=k><dl><dt>a</dt><dd>b</dd></dl></dd></dl>',
  ],
  ['a table cell', '<table><tr><td data-text-key=k><p>a</p></td></tr></table>'],
  ['a table header without text', '<table><tr><th data-text-key=k><hr></th></tr></table>'],
  ['a paragraph with a custom element', '<p data-text-key=k><my-badge>a</my-badge></p>'],
  [
    'a paragraph after the title of an SVG image',
    '<svg><title>a</title></svg><p data-text-key=k>a</p>',
  ],
  [
    'a paragraph after a noscript',
    '<noscript><p data-text-key=k>a</p></noscript><p data-text-key=k>b</p>',
  ],
])('scan agrees with the parse tree on %s', (_, body) => {
  const found = scan(page(body), { keys: isWanted, data: false });
  expect(found?.keyed).toHaveLength(1);
  expect(found?.keyed).toEqual(readTree(page(body), { keys: isWanted, data: false }).keyed);
});

it.each([
  ['an implied end tag', '<li data-text-key=k>a<li>b'],
  ['a block that ends its paragraph', '<p data-text-key=k>a<div>b</div></p>'],
  [
    'a block inside a phrase that ends its paragraph',
    '<p><span data-text-key=k><div>b</div></span>',
  ],
  [
    'a block that ends a paragraph inside the element',
    '<div data-text-key=k><p>a<div>b</div></p></div>',
  ],
  ['a definition outside a list', '<div data-text-key=k><dd>a</dd></div>'],
  ['an item nested in an item', '<li data-text-key=k><li>a</li></li>'],
  ['a heading nested in a heading', '<h1 data-text-key=k><h2>a</h2></h1>'],
  ["a link nested in a link's text", '<p data-text-key=k><a href=x><a href=y>b</a></a></p>'],
  ['overlapping tags', '<div data-text-key=k><b><i>a</b></i></div>'],
  ['a cell outside a table', '<div><td data-text-key=k>a</td></div>'],
  [
    'an element after a script in SVG',
    '<svg><script><use></use></svg><p data-text-key=k>a</p><script></script>',
  ],
  ['an element in SVG', '<svg><text data-text-key=k>a</text></svg>'],
  ['an element in a select', '<select><p data-text-key=k>a</p></select>'],
  ['a table in an element', '<div data-text-key=k><table><tr><td>a</table></div>'],
])('scan leaves a page to the parse tree because of %s', (_what, body) => {
  expect(scan(page(body), { keys: isWanted, data: false })).toBeUndefined();
});
