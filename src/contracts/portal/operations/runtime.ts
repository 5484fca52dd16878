import { BlogPost, BlogPostList, ContentPage, ContentPageList } from '../content.ts';
import { operation } from '../operation.ts';
import { PageText } from '../text.ts';
import { none } from './none.ts';

const common = {
  spec: 'Endpoints: Public runtime APIs',
  tag: 'Runtime',
  method: 'GET',
  auth: 'public',
  query: none,
  body: none,
} as const;

/** From the Host header, or the configured slug; the site is never in the path. */
export const runtimeOperations = {
  getPageText: operation({
    ...common,
    id: 'getPageText',
    path: '/api/v1/pages/{pageSlug}/text',
    summary: 'Returns the displayed texts of a page.',
    answer: PageText,
  }),
  listContentPages: operation({
    ...common,
    id: 'listContentPages',
    path: '/api/v1/content/pages',
    summary: 'Returns the configuration of all pages.',
    answer: ContentPageList,
  }),
  getContentPage: operation({
    ...common,
    id: 'getContentPage',
    path: '/api/v1/content/pages/{pageSlug}',
    summary: 'Returns the configuration of a page.',
    answer: ContentPage,
  }),
  listPosts: operation({
    ...common,
    id: 'listPosts',
    path: '/api/v1/content/posts',
    summary: 'Lists the blog posts, newest first.',
    answer: BlogPostList,
  }),
  getPost: operation({
    ...common,
    id: 'getPost',
    path: '/api/v1/content/posts/{postSlug}',
    summary: 'Returns a blog post with its text.',
    answer: BlogPost,
  }),
};
