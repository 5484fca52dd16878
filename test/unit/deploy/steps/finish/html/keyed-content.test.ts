import { expect, it } from 'vitest';
import { scan } from '../../../../../../src/deploy/steps/finish/html/scan.ts';
import { readTree } from '../../../../../../src/deploy/steps/finish/html/tree.ts';

const page = (body: string) =>
  `<!doctype html><html><head><!-- a --></head><body>${body}</body></html>`;
const query = { keys: () => true, data: true };
const data = '<script type="application/ld+json">{}</script>';

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
  ['a paragraph after elements that close themselves', '<br/><svg/><p data-text-key=k>a</p>'],
  ['a block with self-closing elements', '<div data-text-key=k><br/>a<hr/>b</div>'],
  ['a paragraph after nested SVG', '<svg><svg></svg></svg><p data-text-key=k>a</p>'],
  ['a cell after a header', '<table><col><tr><th>a</th><td data-text-key=k>b</td></table>'],
  [
    'a column in a closed template',
    '<template><col></template><template></template><p data-text-key=k>a</p>',
  ],
  ['a paragraph after a link', '<a href=x>a</a><p data-text-key=k>b <a href=y>c</a></p>'],
  [
    'a paragraph after nested links',
    '<a><a></a></a><a><p>b</p></a><p data-text-key=k><a href=z>c</a></p>',
  ],
  [
    'a paragraph after a link with an object',
    '<a><object></object></a><p data-text-key=k>b <a href=y>c</a></p>',
  ],
  ['a text and a title', '<p data-text-key=k data-text-key-title=t>a</p>'],
  ['a title', '<p data-text-key-title=t>a</p>'],
  ['attributes of every form', `<p =x="1" hidden class="a" id='b' data-text-key=k lang = de>a</p>`],
  ['a bracket before a brace', '<p data-text-key=k>a <{b}> c</p>'],
  ['a comment with two dashes', '<!-- a -- <p data-text-key=k>b</p> --><p data-text-key=k>c</p>'],
  ['a comment with a late end', '<!-- a --!><p data-text-key=k>c</p>'],
  [
    'the text of a textarea',
    '<textarea></</textareas><p data-text-key=k></textarea><p data-text-key=k>a</p>',
  ],
  ['plain text', '<p data-text-key=k>a</p><plaintext></plaintext><p data-text-key=k>b</p>'],
  ['JSON-LD before a text', `<script>1</script>${data}<p data-text-key=k>a</p>`],
  ['JSON-LD after a text', `<p data-text-key=k>a</p>${data}`],
  [
    'JSON-LD in and after a template',
    `<template><p>a</p>${data}</template>${data}<p data-text-key=k>a</p>`,
  ],
])('scan agrees with the parse tree on %s', (_, body) => {
  const found = scan(page(body), query);
  const tree = readTree(page(body), query);
  expect(found?.keyed).toHaveLength(1);
  expect(found?.keyed).toEqual(tree.keyed);
  expect(found?.data).toEqual(tree.data);
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
  ['a cell after a table', '<table></table><td data-text-key=k>a</td>'],
  ['an element after a frameset', '<frameset></frameset><p data-text-key=k>a</p>'],
  [
    'an element after a column in a template',
    '<template><col></col><p data-text-key=k>a</p></template>',
  ],
  ['an element in SVG after nested SVG', '<svg><svg></svg><text data-text-key=k>a</text></svg>'],
  ['a title in SVG that closes itself', '<svg><title/></svg><p data-text-key=k>a</p>'],
  ['a value with a slash at the end', '<svg width=1/><p data-text-key=k>a</p>'],
  ['CDATA', '<svg><![CDATA[a]]></svg><p data-text-key=k>a</p>'],
  ['JSON-LD in SVG', `<svg>${data}</svg><p data-text-key=k>a</p>`],
  ['JSON-LD without an end tag', '<script type="application/ld+json">{}'],
  ['an unclosed element at the end of a page', '<p data-text-key=k>a<!--'],
  ['a link in a link', '<a><a><p data-text-key=k>a <a>b</a></p></a></a>'],
  ['a link that ends in an object', '<a><object></a><p data-text-key=k>a <a>b</a></p></object>'],
])('scan leaves a page to the parse tree because of %s', (_what, body) => {
  expect(scan(page(body), query)).toBeUndefined();
});

it.each([
  ['metadata', '<title>a</title><meta name=b><link rel=c>^'],
  ['a noscript with metadata', '<noscript><link><meta><style>a{}</style><!-- b --></noscript>^'],
  ['a noscript with a link', '<title>a</title>^<noscript><a href=x>b</a></noscript>'],
  ['a noscript with text', '^<noscript>a</noscript>'],
  ['a second noscript with a paragraph', '<noscript></noscript>^<noscript><p></noscript>'],
  ['nested templates', '<template><template></template><p>a</p><title>b</title></template>^'],
  ['an unexpected end tag', '<title>a</title></p>^'],
  ['a bracket', '<title>a</title>^<<meta>'],
  ['an empty instruction', '<?><title>a</title><?b><!><meta>^'],
  ['an element of the body', '<title>a</title>^<p><meta>'],
  ['a noscript after it', '<title>a</title>^</head><noscript></noscript><title>b</title>'],
  ['a frameset after it', '<title>a</title>^</head><frameset></frameset>'],
])('scan and readTree find the elements and the end of a head with %s', (_, head) => {
  const [before = '', after = ''] = head.split('^');
  const start = '<!doctype html><html><head>';
  const text = `${start}${before}${after}</head><body></body></html>`;
  for (const read of [scan, readTree]) {
    const { insertAt, head: found } = read(text, query) ?? {};
    expect(insertAt).toBe(start.length + before.length);
    const names = [...before.replace(/<(noscript|template).*/, '').matchAll(/<([a-z]+)/g)];
    expect(found?.map(({ name }) => name)).toEqual(names.map(([, name]) => name));
  }
});

it.each([
  ['an attribute', '<p class=a>x</p>', '<p class=b>x</p>', false],
  ['a text', 'a<br>b', 'ab<br>', false],
  ['the nesting', '<div><p></p><i></i></div>', '<div><p></p></div><i></i>', false],
  ['a template', '<template><p>a</template>', '<template><p>b</template>', false],
  ['the text of a different key', '<p data-text-key=o>a</p>', '<p data-text-key=o>b</p>', false],
  ['a requested text', '<p data-text-key=k>a</p>', '<p data-text-key=k><b>b</b></p>', true],
  ['a requested title', '<p data-text-key-title=k title=a>', '<p data-text-key-title=k>', true],
  ['JSON-LD', `a${data}b`, 'ab', true],
  ['JSON-LD between line breaks', `a<p>b</p>\n${data}\n<p>c`, 'a<p>b</p>\n<p>c', true],
  ['a different script', '<script type=a>1</script>', '<script type=a>2</script>', false],
])('the outline of a page tells whether an edit changes more than requested: %s', (...row) => {
  const [, before, after, isSame] = row;
  const [a, b] = [before, after].map((body) => {
    const keys = (key: string) => key === 'k';
    return readTree(page(body), { keys, data: false }).outline;
  });
  expect(a === b).toBe(isSame);
});
