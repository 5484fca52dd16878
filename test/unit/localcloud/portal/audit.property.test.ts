import fc from 'fast-check';
import { expect, it } from 'vitest';
import { auditSite } from '../../../../src/localcloud/portal/audit.ts';
import { insertPage, putSeo } from '../../../../src/localcloud/portal/store/content.ts';
import { openDatabase } from '../../../../src/localcloud/portal/store/database.ts';
import { putHead } from '../../../../src/localcloud/portal/store/heads.ts';
import type { SiteRow } from '../../../../src/localcloud/portal/store/sites.ts';

const at = '2026-01-01T00:00:00Z';
const pages = 300;
const text = fc.constantFrom(
  '',
  'Short',
  'Other',
  'x'.repeat(55),
  'y'.repeat(155),
  'z'.repeat(400),
);
const page = fc.nat(pages - 1);
const step = fc.record({
  ...{ page, title: text, description: text, noIndex: fc.boolean() },
  kind: fc.constantFrom('seo', 'seo', 'seo', 'build', 'rename', 'add'),
});
const part = fc.record({
  offset: fc.constantFrom(0, 10, 250, 2_000),
  limit: fc.constantFrom(1, 50, 200),
  problem: fc.constantFrom(undefined, 'duplicate' as const, 'long' as const, 'missing' as const),
});

function open() {
  const database = openDatabase(undefined);
  database.run('PRAGMA foreign_keys = OFF');
  const add = (slug: string, title: string) =>
    insertPage(database, 's', { slug, path: `/${slug}`, title, type: 'page', lastUpdated: at });
  for (let index = 0; index < pages; index += 1) add(`p${index}`, `Title ${index % 200}`);
  return { database, add };
}
const site = {
  ...{ id: 's', slug: 's', url: 'https://acme.example' },
  description: '',
  seoDefaults: { titleSuffix: ' | Acme' },
  sitemap: { priorities: { p1: 0.5, p200: 0.1 } },
} as unknown as SiteRow;

it('an incremental audit finds the same as a full audit', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), part, (steps, own) => {
      const { database, add } = open();
      for (const { kind, page: index, title, description, noIndex } of steps) {
        const pageSlug = `p${index}`;
        if (kind === 'seo')
          putSeo(database, 's', { pageSlug, body: { title, description, noIndex }, updatedAt: at });
        else if (kind === 'build') putHead(database, 's', pageSlug, { title, description });
        else if (kind === 'add') add(`new-${index}`, title);
        else database.update('pages', { title }, { siteId: 's', slug: pageSlug });
        auditSite(database, site, { offset: 0, limit: 1 });
      }
      const { findings, total } = auditSite(database, site, own);
      // With other rules, all pages are read again.
      const sitemap = { ...site.sitemap, excludePages: ['none'] };
      const all = auditSite(database, { ...site, sitemap }, own);
      const withoutOther = ({ message, ...finding }: (typeof findings)[number]) => {
        return { ...finding, message: message.replace(/^\S+ has the same/, 'has the same') };
      };
      expect([findings.map(withoutOther), total]).toEqual([
        all.findings.map(withoutOther),
        all.total,
      ]);
      database.close();
    }),
    { numRuns: 40 },
  );
});
