import { operations } from '../../contracts/portal/operations/operations.ts';
import type { Context } from './context.ts';
import { type PortalRequest, Refusal } from './message.ts';
import { type Route, route } from './route.ts';
import { findPage, listPages, listPosts, type PageRow, type PostRow } from './store/content.ts';
import type { Database } from './store/database.ts';
import { displayedTexts, textKeysOfPage } from './store/overrides.ts';
import { findSiteBySlug, type SiteRow } from './store/sites.ts';

/** Public data can be read cross-origin. */
const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-cache' };

/**
 * Spec: Public runtime APIs.
 * @param siteSlug the only site of a dedicated container; absent: determined by the Host header
 */
export function runtimeRoutes(context: Context, siteSlug: string | undefined): Route[] {
  const { database, hosts, views } = context;
  const getSite = (request: PortalRequest): SiteRow => {
    const site = siteSlug ? findSiteBySlug(database, siteSlug) : hosts.findSite(request.host);
    if (site && site.status !== 'archived') return site;
    throw new Refusal('not_found', `No site is served at "${siteSlug ?? request.host}".`);
  };
  const pageOrRefuse = (site: SiteRow, slug: string): PageRow => {
    const page = findPage(database, site.id, slug);
    if (!page) throw new Refusal('not_found', `There is no page "${slug}".`);
    return page;
  };
  const listBlogPosts = (site: SiteRow): PostRow[] => {
    if (!site.settings.features.blogEnabled)
      throw new Refusal('not_found', 'This site has no blog (features.blogEnabled).');
    return listPosts(database, site.id);
  };

  return [
    route(operations.getPageText, (call) => {
      const { request, parameters } = call;
      const site = getSite(request);
      const page = pageOrRefuse(site, parameters.pageSlug);
      // In runtime mode, each visit requests the texts. The spec doesn't define how views are
      // counted.
      const isVisit = site.text_mode === 'runtime' && request.method === 'GET';
      if (isVisit) views.record(site.id, page.path, request.client);
      const texts = displayedTexts(database, site.id, page.slug);
      return {
        body: { pageSlug: page.slug, mode: site.text_mode, texts, updatedAt: page.last_updated },
        headers,
      };
    }),

    route(operations.listContentPages, (call) => {
      const site = getSite(call.request);
      const pages = listPages(database, site.id).map((page) => contentPage(database, site, page));
      return { body: { pages, total: pages.length }, headers };
    }),

    route(operations.getContentPage, (call) => {
      const site = getSite(call.request);
      return {
        body: contentPage(database, site, pageOrRefuse(site, call.parameters.pageSlug)),
        headers,
      };
    }),

    route(operations.listPosts, (call) => {
      const posts = listBlogPosts(getSite(call.request)).map(toSummary);
      return { body: { posts, total: posts.length }, headers };
    }),

    route(operations.getPost, (call) => {
      const post = listBlogPosts(getSite(call.request)).find(
        (listBlogPost) => listBlogPost.slug === call.parameters.postSlug,
      );
      if (!post) throw new Refusal('not_found', `There is no post "${call.parameters.postSlug}".`);
      return { body: { ...toSummary(post), body: post.body, updatedAt: post.updated_at }, headers };
    }),
  ];
}

function contentPage(database: Database, site: SiteRow, pageRow: PageRow) {
  const { slug, path, title, type, last_updated } = pageRow;
  const sections = textKeysOfPage(database, site.id, slug).map(
    (item) => item.key.split('.')[1] ?? '',
  );
  return { slug, path, title, type, sections: [...new Set(sections)], lastUpdated: last_updated };
}

function toSummary(postRow: PostRow) {
  const { slug, title, excerpt, author, tags, published_at } = postRow;
  return { slug, title, excerpt, author, tags, publishedAt: published_at };
}
