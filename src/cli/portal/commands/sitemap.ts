import { repeated } from '../../inputs/repeated.ts';
import type { PortalCommand } from '../definition.ts';
import { callCommand, customCommand } from '../options.ts';
import type { SitemapConfigOptions } from '../sitemap.ts';

const frequencies = ['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'];

export const sitemapCommands: readonly PortalCommand[] = [
  customCommand({
    name: 'sitemap',
    about: 'Show the sitemap of a site.',
    example: 'sitemap --xml > sitemap.xml',
    options: { '--xml': 'print the raw XML' },
    run: async (session, options: { xml?: boolean }) =>
      (await import('../sitemap.ts')).showSitemap(session, options),
  }),
  {
    name: 'sitemap config',
    scope: 'group',
    about: 'Configure the sitemap.',
    example: 'sitemap config set --exclude imprint --change-freq weekly',
  },
  callCommand({
    name: 'sitemap config set',
    about: 'Replace the sitemap configuration; the portal does not show the current one.',
    example: 'sitemap config set --exclude imprint,privacy --change-freq weekly --priority home=1',
    options: {
      '--exclude <slugs>': 'pages to leave out, comma-separated',
      '--change-freq <frequency>': { about: 'change frequency of all pages', choices: frequencies },
      '--priority <page=number>': {
        about: 'priority of a page, 0 to 1; may be repeated',
        parse: repeated,
      },
    },
    calls: 'putSitemapConfig',
    target: (_, siteId) => `to the configuration of the sitemap of ${siteId}`,
    input: async (options: SitemapConfigOptions, { siteId }) => ({
      body: (await import('../sitemap.ts')).readSitemapConfig(options, siteId),
    }),
    message(_, { siteId, sent }) {
      const fields = Object.keys(Object(sent.body)).join(', ');
      return `The sitemap configuration of ${siteId} now consists only of: ${fields}.`;
    },
  }),
];
