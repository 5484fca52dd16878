import * as z from 'zod/mini';
import { Timestamp } from './values.ts';

/** Fields: not in the spec (decided). Spec: Blog posts and page configuration. */
export const ContentPage = z.looseObject({
  slug: z.string(),
  path: z.string(),
  title: z.string(),
  type: z.string(),
  /** In order, as in the page's text keys. */
  sections: z.optional(z.array(z.string())),
  lastUpdated: Timestamp,
});

/** `GET /api/v1/content/pages`. Not in the spec (decided). */
export const ContentPageList = z.looseObject({ pages: z.array(ContentPage), total: z.int() });

/** Fields: not in the spec (decided). */
export const BlogPostSummary = z.looseObject({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  publishedAt: Timestamp,
});

/** Body in Markdown. Fields: not in the spec (decided). */
export const BlogPost = z.looseObject({
  ...BlogPostSummary.shape,
  body: z.string(),
  updatedAt: Timestamp,
});

/** `GET /api/v1/content/posts`, newest first. Not in the spec (decided). */
export const BlogPostList = z.looseObject({ posts: z.array(BlogPostSummary), total: z.int() });
