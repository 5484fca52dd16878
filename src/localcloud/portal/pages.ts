import { operations } from '../../portal/contract/operations/operations.ts';
import type { Context } from './context.ts';
import { type Route, route } from './route.ts';
import { pagesOf } from './store/content.ts';
import { versionsOf } from './store/versions.ts';

/** Spec: Site page (list item), Site version (list item). */
export function pageRoutes({ database }: Context): Route[] {
  return [
    route(operations.listPages, ({ site }) => {
      const pages = pagesOf(database, site.id).map(({ slug, path, title, type, text_keys, last_updated }) => ({
        slug,
        path,
        title,
        type,
        textKeyCount: text_keys,
        lastUpdated: last_updated,
      }));
      return { body: { pages, total: pages.length } };
    }),

    route(operations.listVersions, ({ site }) => ({ body: { versions: versionsOf(database, site.id) } })),
  ];
}
