import { decodePath } from '../../../../hosting/rules.ts';

export interface RobotsSitemaps {
  readonly address: string | undefined;
  readonly origin: string;
}

/**
 * Returns robots.txt with this sitemap as the site's only one, or without a sitemap in a Preview;
 * `undefined` if nothing has to change.
 */
export function robotsText(
  built: string | undefined,
  sitemaps: RobotsSitemaps,
  isPreview: boolean,
): string | undefined {
  const { address, origin } = sitemaps;
  // Allow crawling in a Preview: crawlers have to fetch its pages to see noindex.
  if (isPreview) return 'User-agent: *\nAllow: /\n';
  if (!address) return undefined;
  if (built === undefined) return `User-agent: *\nAllow: /\n\nSitemap: ${address}\n`;
  let isNamed = false;
  const remaining = built.replace(sitemapLine, (line, named: string) => {
    if (pathIn(named, origin) === undefined) return line;
    const isRetained = named === address && !isNamed;
    isNamed ||= isRetained;
    if (isRetained) return line;
    return '';
  });
  if (isNamed) {
    if (remaining === built) return undefined;
    return remaining;
  }
  const newline = built.includes('\r\n') ? '\r\n' : '\n';
  const before = remaining === '' || remaining.endsWith('\n') ? remaining : remaining + newline;
  // Add an empty line: otherwise, some parsers read the Sitemap line as part of the rules above.
  const gap = before === '' || /\n\r?\n$/.test(before) ? '' : newline;
  return `${before}${gap}Sitemap: ${address}${newline}`;
}

export const sitemapLine = /^[\t ]*sitemap[\t ]*:[\t ]*(\S+)[^\r\n]*(?:\r?\n|$)/gim;

export function pathIn(address: string, origin: string): string | undefined {
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  if (url.origin !== origin) return undefined;
  return decodePath(url.pathname)?.slice(1);
}
