import type { Command } from 'commander';
import type { Execute } from '../../context.ts';
import { addHelpSections } from '../../terminal/help.ts';
import { runtimeLeaf } from '../options.ts';

/** `portal content …`: the public content API, as used by the site itself. */
export function addContentCommands(portal: Command, execute: Execute): void {
  const content = addHelpSections(
    portal
      .command('content')
      .description('Read the public content of a site: pages and blog posts.'),
    { examples: ['site-deploy portal content posts --host www.acme.example'] },
  );

  runtimeLeaf(content, 'pages', 'List the configuration of all pages.', 'content pages').action(
    async (options) => (await import('../content.ts')).showContentPages(execute, options),
  );
  runtimeLeaf(content, 'page', 'Show the configuration of a page.', 'content page home')
    .argument('<page>', 'slug of the page')
    .action(async (page: string, options) =>
      (await import('../content.ts')).showContentPage(execute, page, options),
    );
  runtimeLeaf(
    content,
    'posts',
    'List the blog posts, newest first.',
    'content posts --host www.acme.example',
  ).action(async (options) => (await import('../content.ts')).showPosts(execute, options));
  runtimeLeaf(content, 'post', 'Show a blog post with its text.', 'content post why-we-oil')
    .argument('<post>', 'slug of the post')
    .action(async (post: string, options) =>
      (await import('../content.ts')).showPost(execute, post, options),
    );
}
