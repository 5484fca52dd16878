import { pathIn, sitemapLine } from './own.ts';

/** What robots.txt says of sitemaps. */
export interface RobotsSitemaps {
  /** Absolute address of the one that is deployed; absent where there is none. */
  readonly address: string | undefined;
  /** Origin of the site: other sitemaps of it are part of that one. */
  readonly origin: string;
}

/**
 * The site's robots.txt: with the address of the sitemap, once and alone; a Preview is closed to all.
 * @param built what the site's own build has made
 * @returns `undefined` where nothing has to change
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
  // On its own: a line behind a group of rules would be read as a part of it by some.
  const gap = before === '' || /\n\r?\n$/.test(before) ? '' : lineEnd;
  return `${before}${gap}Sitemap: ${address}${lineEnd}`;
}
