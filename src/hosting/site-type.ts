import { isHtmlFile } from './names.ts';
import { findErrorPage, shellFiles } from './shells.ts';

/**
 * Matches files of error pages. A number such as 404 counts only at the root and in folders for
 * languages or errors: elsewhere, it may name a product or a page of a list.
 */
export const errorPage =
  /(^(([a-z]{2}([-_][a-z]{2,4})?|errors?)\/)*[45]\d\d|(^|\/)_not-found)(\/index)?\.html?$/i;

/** Returns whether a site has several pages. An application has one page for all paths. */
export function hasSeveralPages(files: readonly string[]): boolean {
  return findPages(files).length > 1;
}

export interface BuiltPages {
  readonly files: readonly string[];
  /** Whether pages may run scripts, as in an application. */
  readonly hasScripts: boolean;
  getHtml(file: string): string | undefined;
}

const forApp = 'For an application with addresses of its own, set site.type: spa.';
/** Number of characters of a page in which to search for its title. */
const maxHead = 1 << 16;
const maxPages = 20;

/**
 * Returns a remark about what visitors get if the built pages look like a different type of site;
 * otherwise `undefined`.
 */
export function remarkOnType(
  type: 'docs' | 'spa' | 'static',
  pages: BuiltPages,
): string | undefined {
  const { files, hasScripts } = pages;
  const page = findErrorPage((name) => files.includes(name));
  const hasShell = files.some((file) => shellFiles.includes(file));
  if (type === 'spa') {
    if ((hasShell && !page) || !hasOwnTitles(pages)) return undefined;
    const advice = page ? `unknown addresses then show ${page}` : 'and add a 404.html';
    return (
      'site.type is spa: unknown addresses show the application with status 200, although ' +
      'several pages have titles of their own. If all pages are pre-rendered, set site.type: ' +
      `static${page ? ':' : ','} ${advice}.`
    );
  }
  const isApp = !hasSeveralPages(files) && hasScripts;
  if (page && isApp)
    return (
      `site.type is ${type}: all addresses but the start page are 404, and the site has only ` +
      `that page. ${forApp}`
    );
  if (page || hasShell) return undefined;
  return (
    'There is no 404.html: every unknown address shows the start page with status 200, and ' +
    `search engines may list it. ${isApp ? `${forApp} Otherwise, add` : 'Add'} a 404.html.`
  );
}

function hasOwnTitles({ files, getHtml }: BuiltPages): boolean {
  const titles = findPages(files)
    .filter((file) => file !== 'index.html')
    .slice(0, maxPages)
    .flatMap(
      (file) => /<title[^<>]*>([^<]*)/i.exec(getHtml(file)?.slice(0, maxHead) ?? '')?.[1] ?? [],
    );
  return new Set(titles).size > 1;
}

function findPages(files: readonly string[]): string[] {
  const pages = files.filter((file) => isHtmlFile(file) && !errorPage.test(file));
  return pages.filter((file) => !shellFiles.includes(file));
}
