import { Slug } from '../../contracts/portal/values.ts';
import type { Context } from './api/context.ts';
import { absent, badRequest, conflicting } from './api/message.ts';
import { type Route, routes } from './api/route.ts';
import { findPost, listPosts, type PostRow, putPost, recordActivity } from './store/content.ts';
import type { SiteRow } from './store/sites.ts';

/** Creates the routes for authors of posts. Readers use the public content API. */
export function postRoutes({ database, timestamp }: Context): Route[] {
  const getPost = (site: SiteRow, slug: string): PostRow => {
    const post = findPost(database, site.id, slug);
    if (post) return post;
    throw absent(`The site "${site.slug}" has no post "${slug}".`);
  };

  return routes({
    listSitePosts({ site }) {
      const posts = listPosts(database, site.id).map(toSummary);
      return { posts, total: posts.length };
    },
    getSitePost: ({ site, parameters }) => getPost(site, parameters.postSlug),
    putSitePost({ site, parameters, body }) {
      const slug = parameters.postSlug;
      refuseWithoutBlog(site);
      const problem = Slug.safeParse(slug).error?.issues.at(0);
      if (problem) throw badRequest(problem.message);
      const known = findPost(database, site.id, slug);
      const now = timestamp();
      const post = { ...body, slug, publishedAt: body.publishedAt ?? known?.publishedAt ?? now };
      const stored = { ...post, updatedAt: now };
      putPost(database, site.id, stored);
      recordActivity(database, site.id, 'blog-post', now);
      return { success: true, post: stored };
    },
    deleteSitePost({ site, parameters }) {
      refuseWithoutBlog(site);
      const { slug } = getPost(site, parameters.postSlug);
      database.remove('posts', { siteId: site.id, slug });
      return { success: true };
    },
  });
}

function refuseWithoutBlog(site: SiteRow): void {
  if (!site.settings.features.blogEnabled)
    throw conflicting('The blog is switched off for this site (features.blogEnabled).');
}

export function toSummary({ body: _body, updatedAt: _at, ...summary }: PostRow) {
  return summary;
}
