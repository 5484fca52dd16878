import { BlogPost, BlogPostList, ContentPage, ContentPageList } from '../content.ts';
import { PageText } from '../text.ts';
import { defineOperations } from './define.ts';

export const runtimeOperations = defineOperations(
  { spec: 'Endpoints: Public runtime APIs', tag: 'Runtime', auth: 'public' },
  {
    getPageText: {
      call: 'GET /api/v1/pages/{pageSlug}/text',
      summary: 'Returns the displayed texts of a page.',
      answer: PageText,
    },
    listContentPages: {
      call: 'GET /api/v1/content/pages',
      summary: 'Returns the configuration of all pages.',
      answer: ContentPageList,
    },
    getContentPage: {
      call: 'GET /api/v1/content/pages/{pageSlug}',
      summary: 'Returns the configuration of a page.',
      answer: ContentPage,
    },
    listPosts: {
      call: 'GET /api/v1/content/posts',
      summary: 'Lists the blog posts, newest first.',
      answer: BlogPostList,
    },
    getPost: {
      call: 'GET /api/v1/content/posts/{postSlug}',
      summary: 'Returns a blog post with its text.',
      answer: BlogPost,
    },
  },
);
