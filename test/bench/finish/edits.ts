import type { HeadEdit } from '../../../src/deploy/steps/finish/html/head-edits.ts';

/**
 * The title that each editor writes into every page. The values below are also the same for all.
 */
export const title = 'A new title';
export const canonical = 'https://www.acme.example/page';
export const data = { '@context': 'https://schema.org', '@type': 'Article', name: 'A <name>' };
export const metas: readonly (readonly ['name' | 'property', string, string])[] = [
  ['name', 'description', 'A description of the page & more'],
  ['name', 'robots', 'noindex, nofollow'],
  ...['title', 'description', 'image', 'type', 'locale'].map(
    (name) => ['property', `og:${name}`, `The ${name}`] as const,
  ),
];

/** Text keys of each page with texts. */
export const textKeys = ['title', 'lead', 'list', 'note', 'end'].map(
  (element) => `bench.page.${element}`,
);
/** Texts of a whole site, most of them for other pages. */
export const texts: ReadonlyMap<string, string> = new Map(
  [...textKeys, ...Array.from({ length: 200 }, (_, page) => `page-${page}.hero.title`)].map(
    (key) => [key, 'A <new> text'],
  ),
);

export const headEdits: readonly HeadEdit[] = [
  { kind: 'title', text: title, when: 'always' },
  { kind: 'canonical', href: canonical, when: 'always' },
  ...metas.map(
    ([attribute, name, content]): HeadEdit => ({
      kind: 'meta',
      attribute,
      name,
      content,
      when: 'always',
    }),
  ),
  { kind: 'structured data', data },
];
