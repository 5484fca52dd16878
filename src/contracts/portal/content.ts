import * as z from 'zod/mini';
import { Timestamp } from './values.ts';

/** Page configuration of the content API. Fields: not shown (decided). Spec: Blog posts and page configuration. */
export const ContentPage = z.looseObject({
  slug: z.string(),
  path: z.string(),
  title: z.string(),
  type: z.string(),
  /** Sections in their order, as the text keys of the page name them. */
  sections: z.optional(z.array(z.string())),
  lastUpdated: Timestamp,
});
export type ContentPage = z.infer<typeof ContentPage>;

/** Answer of `GET /api/v1/content/pages`. Not shown (decided). */
export const ContentPageList = z.looseObject({ pages: z.array(ContentPage), total: z.int() });
export type ContentPageList = z.infer<typeof ContentPageList>;

/** Blog post of a list. Fields: not shown (decided). */
export const BlogPostSummary = z.looseObject({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  publishedAt: Timestamp,
});
export type BlogPostSummary = z.infer<typeof BlogPostSummary>;

/** Blog post with its text in Markdown. Fields: not shown (decided). */
export const BlogPost = z.looseObject({ ...BlogPostSummary.shape, body: z.string(), updatedAt: Timestamp });
export type BlogPost = z.infer<typeof BlogPost>;

/** Answer of `GET /api/v1/content/posts`, newest first. Not shown (decided). */
export const BlogPostList = z.looseObject({ posts: z.array(BlogPostSummary), total: z.int() });
export type BlogPostList = z.infer<typeof BlogPostList>;
