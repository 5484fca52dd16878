import type { PortalCommand } from '../definition.ts';
import { callCommand } from '../options.ts';

export const contentCommands: readonly PortalCommand[] = [
  {
    name: 'content',
    scope: 'group',
    about: 'Read the public content of a site: pages and blog posts.',
    example: 'content posts --host www.acme.example',
  },
  callCommand({
    name: 'content pages',
    scope: 'host',
    about: 'List the configuration of all pages.',
    calls: 'listContentPages',
    rows: (answer) => answer.pages,
    columns: [
      'SLUG! slug, PATH path, TITLE title, TYPE type, SECTIONS sections, UPDATED! lastUpdated',
    ],
    none: 'The site has no pages.',
  }),
  callCommand({
    name: 'content page',
    scope: 'host',
    about: 'Show the configuration of a page.',
    example: 'content page home',
    arguments: { '<page>': 'slug of the page' },
    calls: 'getContentPage',
    input: (options: { page: string }) => ({ pageSlug: options.page }),
  }),
  callCommand({
    name: 'content posts',
    scope: 'host',
    about: 'List the blog posts, newest first.',
    example: 'content posts --host www.acme.example',
    calls: 'listPosts',
    rows: (answer) => answer.posts,
    columns: ['SLUG! slug, TITLE title, AUTHOR author, TAGS tags, PUBLISHED! publishedAt'],
    none: 'The site has no posts.',
  }),
  callCommand({
    name: 'content post',
    scope: 'host',
    about: 'Show a blog post with its text.',
    example: 'content post why-we-oil',
    arguments: { '<post>': 'slug of the post' },
    calls: 'getPost',
    input: (options: { post: string }) => ({ postSlug: options.post }),
    /** Keeps line breaks; other control characters are removed. */
    lines({ body, ...head }, format) {
      const control = /[\x00-\x08\x0b-\x1f\x7f-\x9f]/g;
      const text = body.split(/\r?\n/).map((line) => line.replace(control, '\ufffd'));
      return [...format.fields(head), '', ...text];
    },
  }),
];
