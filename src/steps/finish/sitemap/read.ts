import { SaxesParser, type SaxesTagNS } from 'saxes';

/** One address of a sitemap. */
export interface SitemapEntry {
  readonly loc: string;
  readonly lastmod?: string;
  readonly changefreq?: string;
  readonly priority?: string;
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const fields = ['loc', 'lastmod', 'changefreq', 'priority'] as const;
const frequency = /^(always|hourly|daily|weekly|monthly|yearly|never)$/;
/** A date, or a date with time and zone. (https://www.w3.org/TR/NOTE-datetime) */
const date =
  /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?)?)?$/;
const longestAddress = 2_047;

/**
 * Reads a sitemap, and holds it against the schema of the protocol. (https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd)
 * @returns its entries, or the first thing that is wrong with it
 */
export function readSitemap(xml: string): { readonly entries: readonly SitemapEntry[] } | { readonly problem: string } {
  const entries: SitemapEntry[] = [];
  const problems: string[] = [];
  const path: string[] = [];
  let entry: Partial<Record<(typeof fields)[number], string>> = {};
  let text = '';
  const parser = new SaxesParser({ xmlns: true, position: true });
  const report = (what: string) => problems.push(`line ${parser.line}: ${what}`);

  parser.on('error', (error) => problems.push(error.message));
  parser.on('opentag', ({ local, uri }: SaxesTagNS) => {
    path.push(uri === namespace ? local : `{${uri}}${local}`);
    text = '';
    if (path.length === 1 && path[0] !== 'urlset') report(`<${local}> in place of <urlset xmlns="${namespace}">`);
    if (path.length === 2 && uri === namespace && local !== 'url') report(`<${local}> in place of <url>`);
    if (path.length === 2) entry = {};
    if (path.length === 3 && uri === namespace && !fields.some((field) => field === local))
      report(`<${local}> in <url>`);
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', () => {
    const name = path.pop();
    const field = fields.find((known) => known === name);
    if (path.length === 2 && field !== undefined) {
      if (entry[field] !== undefined) report(`<${field}> a second time in <url>`);
      entry[field] = text.trim();
    }
    if (path.length !== 1 || name !== 'url') return;
    const { loc, ...rest } = entry;
    const wrong = wrongField(entry);
    if (wrong !== undefined) report(wrong);
    else if (loc !== undefined) entries.push({ loc, ...rest });
  });
  parser.write(xml.replace(/^\uFEFF/, '')).close();
  const [problem] = problems;
  return problem === undefined ? { entries } : { problem };
}

function wrongField({ loc, lastmod, changefreq, priority }: Partial<SitemapEntry>): string | undefined {
  if (loc === undefined || !URL.canParse(loc) || loc.length > longestAddress)
    return `<loc> "${loc ?? ''}" is not an address`;
  if (lastmod !== undefined && !date.test(lastmod)) return `<lastmod> "${lastmod}" is not a date`;
  if (changefreq !== undefined && !frequency.test(changefreq))
    return `<changefreq> "${changefreq}" is not one of the protocol's`;
  if (priority !== undefined && !(/^\d*\.?\d+$/.test(priority) && Number(priority) <= 1))
    return `<priority> "${priority}" is not from 0 to 1`;
  return undefined;
}
