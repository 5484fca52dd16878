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
/** One edit of each kind, and texts for four keys. */
export const edits: PageEdits = { head, texts };

/** A page as it is deployed. */
export function edit(page: string | Uint8Array, asked: PageEdits = edits): Buffer {
  const bytes = typeof page === 'string' ? Buffer.from(page) : page;
  return Buffer.concat(editPage(bytes, asked).pieces ?? [bytes]);
}
