import { reservedSlugs } from '../../contracts/portal/page.ts';
import type { Context } from './api/context.ts';
import { absent, conflicting, conflictingField } from './api/message.ts';
import { type Route, routes } from './api/route.ts';
import { auditSite } from './audit.ts';
import { toSlug } from './pages.ts';
import { publishAll } from './requests/text-moves.ts';
import { findPage, insertPage, listPages } from './store/content.ts';
import { findEdits, toEditId } from './store/edits.ts';
import { giveTexts, takeTexts } from './store/text-keys.ts';
import { refuseIfDisabled } from './texts/texts.ts';

/** Creates the routes that people need to edit a site. The spec doesn't define them. */
export function editingRoutes(context: Context): Route[] {
  const { database, timestamp, seoCache } = context;
  return routes({
    listEdits({ site, query }) {
      const { rows, total } = findEdits(database, site.id, query);
      const edits = rows.map(({ sequence, ...edit }) => ({ id: toEditId(sequence), ...edit }));
      return { edits, total, limit: query.limit, offset: query.offset };
    },
    getAudit({ site, query }) {
      const { limit, offset } = query;
      return { ...auditSite(database, site, query), limit, offset };
    },
    addPage({ site, body }) {
      const { title, type = 'page' } = body;
      // Drop trailing slashes, which paths of built pages don't have: otherwise, a page that is
      // built later would be listed twice.
      const path = body.path.replace(/(?<=.)\/+$/, '');
      const pages = listPages(database, site.id);
      if (pages.some((page) => page.path === path))
        throw conflictingField('path', 'A page has this path already.');
      const taken = new Set([...reservedSlugs, ...pages.map((page) => page.slug)]);
      const { slug = toSlug(path, taken) } = body;
      if (taken.has(slug)) throw conflictingField('slug', 'A page or endpoint has this name.');
      const page = { slug, path, title, type };
      const lastUpdated = timestamp();
      insertPage(database, site.id, { ...page, lastUpdated });
      database.put('added_pages', { siteId: site.id, slug }, page);
      const textKeyCount = takeTexts(database, site.id, slug);
      seoCache.invalidate(site.id);
      return { success: true, page: { ...page, textKeyCount, lastUpdated } };
    },
    removePage({ site, parameters }) {
      const key = { siteId: site.id, slug: parameters.pageSlug };
      if (!findPage(database, site.id, key.slug)) throw absent('There is no such page.');
      if (database.remove('added_pages', key) === 0)
        throw conflicting('A build has this page: only pages that were added can be removed.');
      database.remove('pages', key);
      giveTexts(database, key, listPages(database, site.id)[0]?.slug);
      seoCache.invalidate(site.id);
      return { success: true };
    },
    publishTexts({ site }) {
      refuseIfDisabled(site);
      if (site.textMode !== 'runtime')
        throw conflicting('The site is in commit mode: the next deployment publishes its texts.');
      return { success: true, published: publishAll(context, site) };
    },
  });
}
