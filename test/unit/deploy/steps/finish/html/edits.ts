import type { PageEdits } from '../../../../../../src/deploy/steps/finish/html/edit.ts';
import type { HeadEdit } from '../../../../../../src/deploy/steps/finish/html/head-edits.ts';
import { editPage } from '../../../../../support/edit-page.ts';

export const head: HeadEdit[] = [
  { kind: 'title', text: 'New é', when: 'always' },
  { kind: 'meta', name: 'description', attribute: 'name', content: 'A "new" one', when: 'always' },
  { kind: 'meta', name: 'og:title', attribute: 'property', content: 'OG', when: 'always' },
  { kind: 'canonical', href: 'https://www.acme.example/', when: 'always' },
  {
    kind: 'structured data',
    data: { '@context': 'https://schema.org', '@type': 'Thing', name: '</script>' },
  },
];
export const texts = new Map([
  ['home.hero.title', 'New <title>'],
  ['home.hero.alt', 'New "alt"'],
  ['home.hero.lead', 'New lead'],
  ['two.list.item', 'New item'],
]);
/** Edits of a title, metadata, a canonical link and structured data, and texts for four keys. */
export const edits: PageEdits = { head, texts };

export const data = '<script type="application/ld+json">{"@type":"WebPage"}</script>';
/** Tags and texts from which pages are generated. */
export const pieces = [
  '<p>',
  '</p>',
  '<ul>',
  '</ul>',
  '<li>',
  '<li data-text-key="two.list.item">',
  '</li>',
  '<dt>',
  '<dd data-text-key=home.hero.lead>',
  '<table>',
  '<tr>',
  '<td>',
  '<td data-text-key="home.hero.lead">',
  '</td>',
  '</table>',
  '<option>',
  '<select>',
  '</select>',
  '<h1 data-text-key="home.hero.title">',
  '</h1>',
  '<b>',
  '</b>',
  '<img data-text-key-alt="home.hero.alt">',
  '<br>',
  'text',
  ' ',
  '\n',
  '&amp;',
  '&lt',
  '<!-- c -->',
  '<!-->',
  '<svg>',
  '<g>',
  '</svg>',
  '<svg><title>t</title></svg>',
  '<template>',
  '</template>',
  '<noscript>',
  '</noscript>',
  '<style>a{}</style>',
  '<script>1</script>',
  data,
  '<a>',
  '</a>',
  '</div>',
  '<div>',
  '<textarea>',
  '</textarea>',
];
/** Further parts, whose meaning depends on where in a page they are. */
export const loosePieces = [
  '<!doctype html>',
  '<html>',
  '<head>',
  '</head>',
  '<body>',
  '</body>',
  '<title>',
  '</title>',
  '<em>',
  '</em>',
  '<p data-text-key="home.hero.title">',
  '<meta name=description content=x>',
  '<link rel=canonical href=y>',
  '<script>',
  '</script>',
  '<style>',
  '</style>',
  '<title/>',
  '<![CDATA[',
  ']]>',
  '<',
  '<div',
  '>',
];

/** Edits a page as a deployment does. */
export function edit(page: string | Uint8Array, asked: PageEdits = edits): Buffer {
  const bytes = typeof page === 'string' ? Buffer.from(page) : page;
  return Buffer.concat(editPage(bytes, asked).pieces ?? [bytes]);
}
