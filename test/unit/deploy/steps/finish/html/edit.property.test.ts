import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editPage } from '../../../../../support/edit-page.ts';
import { edit, edits } from './edits.ts';
import { unchangedTree } from './oracle.ts';

describe('any sequence of tags and texts', () => {
  const pieces = [
    ...[
      '<!doctype html>',
      '<html>',
      '<head>',
      '</head>',
      '<body>',
      '</body>',
      '<title>',
      '</title>',
      '<p>',
      '</p>',
      '<em>',
      '</em>',
      'text',
      '<!-- c -->',
      '<!-->',
    ],
    ...[
      '<p data-text-key="home.hero.title">',
      '<h1 data-text-key=home.hero.lead>',
      '</h1>',
      '<a>',
      '</a>',
      '<b>',
      '</b>',
      '<li data-text-key="two.list.item">',
      '<ul>',
      '</ul>',
    ],
    ...[
      '<meta name=description content=x>',
      '<link rel=canonical href=y>',
      '<script>',
      '</script>',
      '<style>',
      '</style>',

      '<template>',
      '</template>',
    ],
    ...[
      '<svg>',
      '</svg>',
      '<title/>',
      '<![CDATA[',
      ']]>',
      '<textarea>',
      '</textarea>',
      '<br>',
      '<img data-text-key-alt=home.hero.alt>',
      ' ',
      '\n',
      '&amp;',
      '<',
      '<div',
      '>',
    ],
  ];
  const page = fc
    .array(fc.constantFrom(...pieces), { maxLength: 24 })
    .map((parts) => `<!doctype html>${parts.join('')}`);

  it('editing a page twice gives the same result as once', () => {
    fc.assert(
      fc.property(page, (text) => {
        const once = edit(text);
        expect(edit(once).equals(once)).toBe(true);
        expect(unchangedTree(once.toString(), edits)).toBe(unchangedTree(text, edits));
      }),
      { numRuns: 2_000 },
    );
  });

  it('keeps pages that need no edit byte for byte', () => {
    fc.assert(
      fc.property(page, (text) => {
        const other = new Map([['other.hero.title', 'x']]);
        expect(editPage(Buffer.from(text), { head: [], texts: other }).pieces).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });
});
