import type { Context } from './api/context.ts';
import { absent, type PortalRequest } from './api/message.ts';
import { type Route, routes } from './api/route.ts';
import { toSummary } from './posts.ts';
import { findPage, findPost, listPages, listPosts, type PageRow } from './store/content.ts';
import type { Database } from './store/database.ts';
import { findSiteBySlug, hostOfAddress, type SiteRow } from './store/sites.ts';
import { displayedTexts, listShownTexts, type ShownText } from './store/text-keys.ts';

/** Headers of public data, which pages of other origins may read. */
const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-cache' };

/**
 * Creates the public runtime APIs. `siteSlug` is the only site of a dedicated container; by
 * default, the Host header selects the site.
 */
export function runtimeRoutes(context: Context, siteSlug: string | undefined): Route[] {
  const { database, hosts, views } = context;
  const getSite = (request: PortalRequest): SiteRow => {
    const site = siteSlug ? findSiteBySlug(database, siteSlug) : hosts.findSite(request.host);
    if (site && site.status !== 'archived') return site;
    throw absent(`No site is served at "${siteSlug ?? request.host}".`);
  };
  const getBlog = (request: PortalRequest): SiteRow => {
    const site = getSite(request);
    if (site.settings.features.blogEnabled) return site;
    throw absent('This site has no blog (features.blogEnabled).');
  };

  return routes(
    {
      getPageText(call) {
        const { request, parameters } = call;
        const site = getSite(request);
        const page = pageOrRefuse(database, site, parameters.pageSlug);
        // In runtime mode, each visit requests the texts once, so count it here.
        const isVisit = site.textMode === 'runtime' && request.method === 'GET';
        if (isVisit) views.record(site.id, page.path, request.client);
        // Preview also shows texts that aren't published yet.
        const withDrafts = site.textMode === 'runtime' && isPreview(site, request);
        const texts = displayedTexts(database, site.id, page.slug, withDrafts);
        return { pageSlug: page.slug, mode: site.textMode, texts, updatedAt: page.lastUpdated };
      },
      listContentPages(call) {
        const site = getSite(call.request);
        const texts = Map.groupBy(listShownTexts(database, site.id), (text) => text.pageSlug);
        const pages = listPages(database, site.id).map((page) =>
          toContentPage(page, texts.get(page.slug) ?? []),
        );
        return { pages, total: pages.length };
      },
      getContentPage(call) {
        const site = getSite(call.request);
        const page = pageOrRefuse(database, site, call.parameters.pageSlug);
        const texts = listShownTexts(database, site.id, page.slug);
        return toContentPage(page, texts);
      },
      listPosts(call) {
        const posts = listPosts(database, getBlog(call.request).id).map(toSummary);
        return { posts, total: posts.length };
      },
      getPost(call) {
        const { postSlug } = call.parameters;
        const post = findPost(database, getBlog(call.request).id, postSlug);
        if (!post) throw absent(`There is no post "${postSlug}".`);
        return post;
      },
    },
    {},
    headers,
  );
}

const isPreview = ({ devUrl }: SiteRow, { host }: PortalRequest): boolean =>
  devUrl !== undefined && hostOfAddress(devUrl) === host;

export function pageOrRefuse(database: Database, site: SiteRow, slug: string): PageRow {
  const page = findPage(database, site.id, slug);
  if (page) return page;
  throw absent(`The site "${site.slug}" has no page "${slug}".`);
}

function toContentPage(page: PageRow, texts: readonly ShownText[]) {
  const sections = new Set(texts.map((item) => item.key.split('.')[1] ?? ''));
  return { ...page, sections: [...sections] };
}
