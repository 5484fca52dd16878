import type { SitemapConfig } from '../../contracts/portal/page.ts';
import { usageError } from '../../shared/errors/error.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import type { Columns } from '../terminal/table.ts';
import type { PortalSession } from './definition.ts';
import { parseList, refuseNothing } from './input.ts';

export interface SitemapConfigOptions {
  readonly exclude?: string;
  readonly changeFreq?: string;
  readonly priority?: readonly string[];
}

/** https://www.sitemaps.org/protocol.html */
interface SitemapEntry {
  readonly loc?: string;
  readonly lastmod?: string;
  readonly changefreq?: string;
  readonly priority?: string;
}

const columns: Columns<SitemapEntry> = [
  'ADDRESS loc, CHANGED! lastmod, FREQUENCY! changefreq, PRIORITY>! priority',
];

export async function showSitemap(
  session: PortalSession,
  options: { readonly xml?: boolean },
): Promise<void> {
  const { client, signal, siteId, context, printTable } = session;
  const xml = await client.call('getSitemap', { siteId }, { signal });
  if (options.xml) {
    context.stdout.write(xml.replace(/\n?$/, '\n'));
    return;
  }
  const urls = parseEntries(xml);
  printTable({ urls }, columns, urls, 'The sitemap is empty.');
}

/** @throws SiteDeployError `USAGE` for an invalid priority, or if there is nothing to change */
export function readSitemapConfig(options: SitemapConfigOptions, siteId: string): SitemapConfig {
  const { exclude, changeFreq, priority } = options;
  const config = omitUndefined({
    excludePages: parseList(exclude),
    defaultChangeFreq: changeFreq,
    priorities: priority && Object.fromEntries(priority.map(parsePriority)),
  });
  refuseNothing(config, `in the configuration of the sitemap of ${siteId}`);
  return config as SitemapConfig;
}

function parsePriority(text: string): [string, number] {
  const [, page, value] = /^([^=]+)=(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (page) return [page, Number(value)];
  throw usageError(
    `"${text}" is not a page with a priority.`,
    'Write it as page=number, for example --priority home=0.8.',
  );
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Values contain no elements, so there is no nesting. */
function parseEntries(xml: string): SitemapEntry[] {
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = '']) =>
    Object.fromEntries(
      [...url.matchAll(/<(loc|lastmod|changefreq|priority)>([^<]*)</g)].map(
        ([, name = '', value = '']) => [
          name,
          value
            .trim()
            .replace(/&(amp|lt|gt|quot|apos);/g, (_, entity: string) => named[entity] ?? ''),
        ],
      ),
    ),
  );
}
