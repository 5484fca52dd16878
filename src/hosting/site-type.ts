import { findErrorPage, shellFiles } from './shells.ts';

export const errorPage = /(^|\/)(4\d\d|5\d\d)(\.html?|\/index\.html?)$/i;

/** A site of several pages, as their files show; an application has one page for all addresses. */
export function hasSeveralPages(files: readonly string[]): boolean {
  const pages = files.filter((file) => /\.html?$/i.test(file) && !errorPage.test(file));
  return pages.filter((file) => !shellFiles.includes(file)).length > 1;
}

/**
 * The type decides only if there is an error page: an application shows its start page instead.
 * @returns what visitors see if the built pages look like the other type
 */
export function doubtfulType(
  type: 'docs' | 'spa' | 'static',
  files: readonly string[],
  hasScripts: boolean,
): string | undefined {
  const page = findErrorPage((name) => files.includes(name));
  if (!page) return undefined;
  const isSeveral = hasSeveralPages(files);
  if (type === 'spa' && isSeveral)
    return (
      'site.type is spa: unknown addresses show the start page with status 200, and nobody sees ' +
      `${page}. For a site of pre-rendered pages, as this one looks, set site.type: static.`
    );
  if (type === 'spa' || isSeveral || !hasScripts) return undefined;
  return (
    `site.type is ${type}: all addresses but the start page are 404, and the site has only that ` +
    'page. For an application with addresses of its own, set site.type: spa.'
  );
}
