/**
 * The site's robots.txt: with the address of the sitemap, once; a Preview is closed to all.
 * @param built what the site's own build has made
 * @param sitemap absolute address; absent where there is no sitemap
 * @returns `undefined` where nothing has to change
 */
export function robotsText(
  built: string | undefined,
  sitemap: string | undefined,
  isPreview: boolean,
): string | undefined {
  if (isPreview) return 'User-agent: *\nDisallow: /\n';
  if (sitemap === undefined) return undefined;
  if (built === undefined) return `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
  const named = [...built.matchAll(/^[\t ]*sitemap[\t ]*:[\t ]*(\S+)/gim)].map(([, address]) => address);
  if (named.includes(sitemap)) return undefined;
  const lineEnd = built.includes('\r\n') ? '\r\n' : '\n';
  const before = built === '' || built.endsWith('\n') ? built : built + lineEnd;
  // On its own: a line behind a group of rules would be read as a part of it by some.
  return `${before}${before === '' ? '' : lineEnd}Sitemap: ${sitemap}${lineEnd}`;
}
