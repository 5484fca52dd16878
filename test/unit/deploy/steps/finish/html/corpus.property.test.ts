import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageEdits } from '../../../../../../src/deploy/steps/finish/html/edit.ts';
import { withTextKeys } from '../../../../../fixtures/key-page.ts';
import { editPage } from '../../../../../support/edit-page.ts';
import { checkCorpus, getFaults } from './corpus.ts';

const keys = [
  'home.hero.title',
  'home.hero.lead',
  'home.list.first',
  'home.list.second',
  'home.end.note',
];
const edits: PageEdits = {
  head: [
    { kind: 'title', text: 'New é', when: 'always' },
    {
      kind: 'meta',
      name: 'description',
      attribute: 'name',
      content: 'A "new" one',
      when: 'always',
    },
    { kind: 'meta', name: 'og:title', attribute: 'property', content: 'OG', when: 'always' },
    { kind: 'robots', noIndex: true },
    { kind: 'canonical', href: 'https://www.acme.example/', when: 'always' },
    {
      kind: 'structured data',
      data: { '@context': 'https://schema.org', '@type': 'Thing', name: '</script>' },
    },
  ],
  texts: new Map(keys.map((key, index) => [key, `New <${index}> é`])),
};
/** The same edits for a page that a framework hydrates. */
const heldEdits: PageEdits = {
  head: [...edits.head, { kind: 'hold', src: '/hold.js', startMs: 5_000, ownPath: '' }],
  texts: edits.texts,
  isTakenOver: true,
};
const fixtures = path.resolve(import.meta.dirname, '../../../../../fixtures/pages');

describe('editing pages of real generators', () => {
  it.each([
    ['for static pages', edits],
    ['for pages that a framework takes over', heldEdits],
  ])('makes exactly the requested changes %s', (_, asked) => {
    const { pages, differences, skipped } = checkCorpus(fixtures, asked);
    expect(differences).toEqual([]);
    expect([...skipped]).toEqual([]);
    expect(pages).toBeGreaterThan(5);
  });
});

/**
 * A folder of pages, such as Debian's documentation packages with thousands of pages by many
 * generators.
 */
const corpus = process.env.SITE_DEPLOY_CORPUS ?? '';
describe.skipIf(corpus === '' || !existsSync(corpus))(
  'editing a corpus of pages (the folder SITE_DEPLOY_CORPUS)',
  () => {
    it('makes exactly the requested changes in each page', { timeout: 3_600_000 }, () => {
      for (const asked of [edits, heldEdits]) {
        const { pages, bytes, skipped, differences } = checkCorpus(corpus, asked);
        console.log(
          `${pages} pages, ${Math.round(bytes / 1e6)} MB, each twice; left as they are:`,
          Object.fromEntries(skipped),
        );
        expect(differences).toEqual([]);
      }
    });
  },
);

describe('editing damaged pages', () => {
  const runs = Number(process.env.SITE_DEPLOY_FUZZ_RUNS ?? 150);
  const pages = readdirSync(fixtures).map((name) =>
    readFileSync(path.join(fixtures, name), 'latin1'),
  );
  const anyPage = fc.constantFrom(...pages);
  /** A position in a page, as a share of its length. */
  const place = fc.noBias(fc.nat(1_000)).map((share) => share / 1_000);
  const at = (page: string, share: number) => Math.floor(page.length * share);
  /** Returns the index of the first `<` after this share of the page, or 0 if there is none. */
  const seam = (page: string, share: number) => Math.max(0, page.indexOf('<', at(page, share)));
  const damages: readonly fc.Arbitrary<(page: string) => string>[] = [
    place.map((end) => (page: string) => page.slice(0, at(page, 0.3 + 0.7 * end))),
    fc.tuple(place, place).map(([from, length]) => (page: string) => {
      const start = at(page, from);
      return page.slice(0, start) + page.slice(start + Math.ceil(200 * length));
    }),
    fc.tuple(place, place, place).map(([from, length, to]) => (page: string) => {
      const start = seam(page, from);
      const target = seam(page, to);
      return (
        page.slice(0, target) +
        page.slice(start, start + Math.ceil(600 * length)) +
        page.slice(target)
      );
    }),
    fc.tuple(anyPage, place, place).map(([other, from, to]) => (page: string) => {
      return page.slice(0, seam(page, to)) + other.slice(seam(other, from));
    }),
    fc
      .tuple(
        place,
        fc.constantFrom(
          '<table>',
          '</p>',
          '<select>',
          '<svg>',
          '</div>',
          '<a>',
          '<b>',
          '<!--',
          '<script>',
          '"',
        ),
      )
      .map(
        ([to, piece]) =>
          (page: string) =>
            page.slice(0, seam(page, to)) + piece + page.slice(seam(page, to)),
      ),
  ];
  const damaged = fc
    .tuple(anyPage, fc.nat(50), fc.array(fc.oneof(...damages), { minLength: 1, maxLength: 4 }))
    .map(([page, seed, steps]) =>
      steps.reduce((text, step) => step(text), withTextKeys(page, keys, seed, 'any')),
    );

  it.each([
    '<select></svg>',
    '<select><math></svg></math>',
    '<svg></select>',
    '<svg/></svg><select></svg>',
  ])('keeps the structure of a page that contains %s', (damage) => {
    const page = `<!doctype html><html><head></head><body>${damage}<span data-text-key="home.end.note">Old</span> b`;
    expect([edits, heldEdits].flatMap((asked) => getFaults(Buffer.from(page), asked))).toEqual([]);
  });

  it('makes exactly the requested changes in random damaged pages', {
    timeout: 120_000,
  }, () => {
    fc.assert(
      fc.property(damaged, (text) => {
        const page = Buffer.from(text, 'latin1');
        expect([...getFaults(page, edits), ...getFaults(page, heldEdits)]).toEqual([]);
      }),
      { numRuns: runs },
    );
  });

  it('removes and inserts only metadata if only metadata is requested', {
    timeout: 120_000,
  }, () => {
    const metadata = /^(?:[^<>]*|<(?:title|meta|link|script)\b[\s\S]*>\s*)$/i;
    fc.assert(
      fc.property(damaged, (text) => {
        // A separate buffer distinguishes slices of the page from inserted parts.
        const page = Buffer.alloc(text.length, text, 'latin1');
        const { pieces = [page] } = editPage(page, { head: edits.head, texts: new Map() });
        let end = page.byteOffset;
        for (const piece of pieces) {
          if (piece.buffer === page.buffer && piece.byteOffset >= end) {
            const lost = text.slice(end - page.byteOffset, piece.byteOffset - page.byteOffset);
            // Titles and attribute values may contain anything. A damaged tag may contain the start
            // of another one, such as `<title </head>`.
            const isValue = /(?:<title[^>]*>|=\s*["']?)$/i.test(
              text.slice(0, end - page.byteOffset),
            );
            if (!isValue && !lost.startsWith('=')) expect(lost).toMatch(metadata);
            end = piece.byteOffset + piece.byteLength;
          } else expect(Buffer.from(piece).toString('latin1')).toMatch(metadata);
        }
        expect(end).toBe(page.byteOffset + page.byteLength);
      }),
      { numRuns: runs },
    );
  });

  it('changes nothing if no requested key is in the page', () => {
    fc.assert(
      fc.property(damaged, (text) => {
        const nothing = { head: [], texts: new Map([['other.page.key', 'x']]) };
        expect(editPage(Buffer.from(text, 'latin1'), nothing).pieces).toBeUndefined();
      }),
      { numRuns: runs },
    );
  });
});
