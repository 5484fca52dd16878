import * as z from 'zod/mini';
import { Timestamp } from './values.ts';

/** Fields: not in the spec (decided). Spec: Blog posts and page configuration. */
export const ContentPage = z.looseObject({
  slug: z.string(),
  path: z.string(),
  title: z.string(),
  type: z.string(),
  sections: z.optional(z.array(z.string())),
  lastUpdated: Timestamp,
});

export const ContentPageList = z.looseObject({ pages: z.array(ContentPage), total: z.int() });

export const BlogPostSummary = z.looseObject({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  publishedAt: Timestamp,
});

/** Body in Markdown. */
export const BlogPost = z.looseObject({
  ...BlogPostSummary.shape,
  body: z.string(),
  updatedAt: Timestamp,
});

export const BlogPostList = z.looseObject({ posts: z.array(BlogPostSummary), total: z.int() });
