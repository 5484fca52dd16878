import { SitemapConfig } from '../../contracts/portal/sitemap.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { omitUndefined } from '../../shared/omit-undefined.ts';
import type { Execute } from '../context.ts';
import type { Column } from '../terminal/table.ts';
import { parseList, refuseInvalid, refuseNothing } from './input.ts';
import type { SiteCommandOptions } from './options.ts';
import { withSite } from './session.ts';

export interface SitemapOptions extends SiteCommandOptions {
  readonly xml?: boolean;
}

/** An entry of a sitemap. (https://www.sitemaps.org/protocol.html) */
interface SitemapEntry {
  readonly loc?: string;
  readonly lastmod?: string;
  readonly changefreq?: string;
  readonly priority?: string;
}

const columns: readonly Column<SitemapEntry>[] = [
  { heading: 'ADDRESS', value: (sitemapEntry) => sitemapEntry.loc },
  { heading: 'CHANGED', value: (sitemapEntry) => sitemapEntry.lastmod, fixed: true },
  { heading: 'FREQUENCY', value: (sitemapEntry) => sitemapEntry.changefreq, fixed: true },
  {
    heading: 'PRIORITY',
    value: (sitemapEntry) => sitemapEntry.priority,
    align: 'right',
    fixed: true,
  },
];

export async function showSitemap(execute: Execute, options: SitemapOptions): Promise<void> {
  await withSite(execute, options, async (siteId, portalSession) => {
    const { client, signal, context, printTable } = portalSession;
    const xml = await client.call('getSitemap', { siteId }, { signal });
    if (options.xml) {
      context.stdout.write(xml.endsWith('\n') ? xml : `${xml}\n`);
      return 0;
    }
    const urls = parseEntries(xml);
    printTable({ urls }, columns, urls, 'The sitemap is empty.');
    return 0;
  });
}

export interface SitemapConfigOptions extends SiteCommandOptions {
  /** Comma-separated slugs. */
  readonly exclude?: string;
  readonly changeFreq?: string;
  readonly priority?: readonly string[];
}

export async function replaceSitemapConfig(
  execute: Execute,
  options: SitemapConfigOptions,
): Promise<void> {
  await withSite(execute, options, async (siteId, portalSession) => {
    const { client, signal, context, print } = portalSession;
    const { exclude, changeFreq, priority } = options;
    const config = omitUndefined({
      ...(exclude !== undefined && { excludePages: parseList(exclude) }),
      defaultChangeFreq: changeFreq,
      ...(priority !== undefined && {
        priorities: Object.fromEntries(priority.map(parsePriority)),
      }),
    });
    refuseNothing(config, `in the configuration of the sitemap of ${siteId}`);
    refuseInvalid(SitemapConfig, config, `to the configuration of the sitemap of ${siteId}`);
    const answer = await client.call(
      'putSitemapConfig',
      { siteId, body: config as SitemapConfig },
      {
        signal,
      },
    );
    print(answer, () => []);
    context.log.info(
      `The sitemap configuration of ${siteId} now consists only of: ${Object.keys(config).join(', ')}.`,
    );
    return 0;
  });
}

function parsePriority(text: string): [string, number] {
  const [, page, value] = /^([^=]+)=(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (page !== undefined) return [page, Number(value)];
  throw new SiteDeployError('USAGE', `"${text}" is not a page with a priority.`, {
    remedy: 'Write it as page=number, for example --priority home=0.8.',
  });
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Parses the entries of a sitemap. Their values contain no elements, so there is no nesting. */
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
