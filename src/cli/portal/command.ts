import type { Definition } from '../definition.ts';
import { editingCommands } from './commands/editing.ts';
import { requestCommands } from './commands/requests.ts';
import { seoCommands } from './commands/seo.ts';
import { siteCommands } from './commands/site.ts';
import { textCommands } from './commands/text.ts';

export const portalCommands: readonly Definition[] = [
  {
    name: 'portal',
    about: 'View and edit sites in the portal: settings, SEO, sitemap, texts, requests, webhook.',
    environment: [
      [
        'PORTAL_URL',
        'address of the portal; default: portal.url of the site.config.yml in this folder',
      ],
      [
        'PORTAL_TOKEN',
        'portal token, unless you use --token-stdin; never an argument, which other programs ' +
          'could read',
      ],
    ],
    notes: [
      'Commands apply to the site of --site <id>, or of site.id in the site.config.yml in ' +
        'this folder.',
    ],
    examples: [
      'PORTAL_TOKEN=… site-deploy portal sites --portal https://portal.example.com --status active',
    ],
  },
  ...siteCommands,
  ...editingCommands,
  ...seoCommands,
  ...textCommands,
  ...requestCommands,
];
