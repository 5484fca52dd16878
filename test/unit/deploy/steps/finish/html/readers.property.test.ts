import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isData } from '../../../../../../src/deploy/steps/finish/html/keys.ts';
import type { Layout } from '../../../../../../src/deploy/steps/finish/html/layout.ts';
import { scan } from '../../../../../../src/deploy/steps/finish/html/scan.ts';
import { readTree } from '../../../../../../src/deploy/steps/finish/html/tree.ts';
import { editPage } from '../../../../../support/edit-page.ts';
import { data, pieces, texts } from './edits.ts';

const headPieces = [
  '<title>t</title>',
  '<meta name=description content="a &amp; b">',
  '<link rel=canonical href=/a>',
  data,
  '\n',
  '<!-- c -->',
  '<noscript><style>a{}</style></noscript>',
  '<template><title>x</title></template>',
  '<base href="/">',
];
const sequence = (from: readonly string[], maxLength: number) =>
  fc.array(fc.constantFrom(...from), { maxLength }).map((parts) => parts.join(''));
const page = fc
  .tuple(fc.constantFrom('', '\u00ef\u00bb\u00bf'), sequence(headPieces, 5), sequence(pieces, 14))
  .map(([mark, head, body]) => `${mark}<!doctype html><html><head>${head}</head><body>${body}`);

/** Returns what an edit of the page depends on. */
function facts(layout: Layout, text: string) {
  const { head, data: found, insertAt, isDocument, keyed } = layout;
  const inHead = head.filter((element) => isData(element, text));
  return { head, data: found, inHead, insertAt, isDocument, keyed };
}

it('scan agrees with readTree on random pages that scan does not leave to readTree', () => {
  let read = 0;
  const query = { keys: (key: string) => texts.has(key), data: true };
  fc.assert(
    fc.property(page, (text) => {
      const scanned = scan(text, query);
      if (!scanned || scanned.isUnusual) return;
      // A text whose element splits a link stays unchanged, so the readers need not agree on it.
      if (scanned.keyed.some((element) => element.splitsLink)) return;
      read += 1;
      expect(facts(scanned, text)).toEqual(facts(readTree(text, query), text));
    }),
    { numRuns: 1_500 },
  );
  expect(read).toBeGreaterThan(200);
});

const ld = (name: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"${name}"}</script>`;
const implied = '<ul><li data-text-key="k">old<li>x</ul>';
const organization = { '@context': 'https://schema.org', '@type': 'Organization', name: 'P' };

it.each([
  ['a byte order mark', '\ufeff', '', implied],
  [
    'a byte order mark and foreign content',
    '\ufeff',
    '',
    '<svg><text data-text-key="k">old</text></svg>',
  ],
  ['JSON-LD in head and body', '', ld('H'), `${implied}${ld('B')}`],
  ['JSON-LD between two texts', '', ld('H'), `${implied}a${ld('B')}b`],
])('editPage edits a page that needs the parse tree and has %s', (_, mark, head, body) => {
  const html = `${mark}<!doctype html><html><head><title>a</title>${head}</head><body>${body}</body></html>`;
  const { skipped, applied } = editPage(Buffer.from(html), {
    head: [
      { kind: 'title', text: 'T', when: 'always' },
      { kind: 'structured data', data: organization },
    ],
    texts: new Map([['k', 'new']]),
  });
  expect(skipped).toBeUndefined();
  expect(applied).toEqual(['k']);
});
