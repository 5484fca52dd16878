/**
 * Runs the whole finish step for a site whose pages are all known to the portal, in a separate
 * process: `node step.js FOLDER`. Prints the costs as JSON.
 */
import { rmSync } from 'node:fs';
import type { PageSeo } from '../../../src/contracts/portal/seo.ts';
import { readSiteTree } from '../../../src/deploy/artifact/site-tree.ts';
import { finish } from '../../../src/deploy/steps/finish/finish.ts';
import { htmlFiles } from '../../../src/deploy/steps/finish/pages/pages.ts';
import { limitHeap } from '../../../src/deploy/steps/finish/portal/fetch-seo.ts';
import { harness } from '../../unit/deploy/steps/finish/harness.ts';
import { data, texts } from './edits.ts';
import { peakMegabytes } from './peak.ts';

const [folder = ''] = process.argv.slice(2);
const at = '2026-01-02T00:00:00Z';
const overrides = JSON.stringify(Object.fromEntries(texts));
const { plan, deps, workspace } = await harness(
  { 'content/overrides.json': overrides },
  'seo: { onError: warn }\nhosting: { maxFiles: 100000, maxTotalSize: 5000000000 }',
);
const files = htmlFiles(readSiteTree(folder));
// Sets the heap limit that the program uses for this number of pages.
await limitHeap(files.length);
const pages = files.map((file, index) => ({
  slug: `page-${index}`,
  path: `/${file.replace(/(^index)?\.html$/, '')}`,
  title: `Listed ${index}`,
  type: 'page',
  textKeyCount: 5,
  lastUpdated: at,
}));
const createSeo = (pageSlug: string): PageSeo => ({
  pageSlug,
  title: `The title of ${pageSlug}, as long as most titles are`,
  description:
    `What ${pageSlug} is about, in a sentence that is about as long as search engines show. `.repeat(
      2,
    ),
  openGraph: {
    title: `${pageSlug} in short`,
    description: `What ${pageSlug} is about`,
    image: '/og.png',
    type: 'website',
  },
  structuredData: data,
  updatedAt: at,
});
const metadata = new Map(pages.map(({ slug }) => [slug, createSeo(slug)]));
const content = {
  pages,
  metadata,
  defaults: { titleSuffix: ' | Acme' },
  sitemap: undefined,
  malformed: [],
};

const before = peakMegabytes();
const start = performance.now();
const finished = await finish(plan, { folder, commands: [] }, Promise.resolve(content), deps);
const milliseconds = performance.now() - start;
rmSync(workspace, { recursive: true });
console.log(
  JSON.stringify({
    milliseconds,
    before,
    megabytes: peakMegabytes(),
    changed: finished.pages.size,
  }),
);
