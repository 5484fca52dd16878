import { pathIn, sitemapLine } from './own.ts';

/** Sitemap directives of robots.txt. */
export interface RobotsSitemaps {
  /** Absolute URL of the deployed sitemap; absent if there is none. */
  readonly address: string | undefined;
  /** Origin of the site: its other sitemaps are part of that one. */
  readonly origin: string;
}

/**
 * The site's robots.txt with the sitemap's URL as its only one; a Preview disallows everything.
 * @param built contents from the site's own build
 * @returns `undefined` if nothing has to change
 */
export function robotsText(
  built: string | undefined,
  { address, origin }: RobotsSitemaps,
  isPreview: boolean,
): string | undefined {
  if (isPreview) return 'User-agent: *\nDisallow: /\n';
  if (!address) return undefined;
  if (built === undefined) return `User-agent: *\nAllow: /\n\nSitemap: ${address}\n`;
  let isNamed = false;
  const others = built.replace(sitemapLine, (line, named: string) => {
    if (pathIn(named, origin) === undefined) return line;
    const isKept = named === address && !isNamed;
    isNamed ||= isKept;
    if (isKept) return line;
    return '';
  });
  if (isNamed) {
    if (others === built) return undefined;
    return others;
  }
  const lineEnd = built.includes('\r\n') ? '\r\n' : '\n';
  const before = others === '' || others.endsWith('\n') ? others : others + lineEnd;
  // Set apart: some parsers would read a line after a group of rules as part of it.
  const gap = before === '' || /\n\r?\n$/.test(before) ? '' : lineEnd;
  return `${before}${gap}Sitemap: ${address}${lineEnd}`;
}
