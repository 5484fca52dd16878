import * as z from 'zod/mini';
import { Timestamp } from './values.ts';

/**
 * Page configuration of the content API. Fields: not in the spec (decided). Spec: Blog posts and
 * page configuration.
 */
export const ContentPage = z.looseObject({
  slug: z.string(),
  path: z.string(),
  title: z.string(),
  type: z.string(),
  /** Sections in order, as in the page's text keys. */
  sections: z.optional(z.array(z.string())),
  lastUpdated: Timestamp,
});
export type ContentPage = z.infer<typeof ContentPage>;

/** Response of `GET /api/v1/content/pages`. Not in the spec (decided). */
export const ContentPageList = z.looseObject({ pages: z.array(ContentPage), total: z.int() });
export type ContentPageList = z.infer<typeof ContentPageList>;

/** Blog post in a list. Fields: not in the spec (decided). */
export const BlogPostSummary = z.looseObject({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  publishedAt: Timestamp,
});
export type BlogPostSummary = z.infer<typeof BlogPostSummary>;

/** Blog post with its Markdown body. Fields: not in the spec (decided). */
export const BlogPost = z.looseObject({
  ...BlogPostSummary.shape,
  body: z.string(),
  updatedAt: Timestamp,
});
export type BlogPost = z.infer<typeof BlogPost>;

/** Response of `GET /api/v1/content/posts`, newest first. Not in the spec (decided). */
export const BlogPostList = z.looseObject({ posts: z.array(BlogPostSummary), total: z.int() });
export type BlogPostList = z.infer<typeof BlogPostList>;
