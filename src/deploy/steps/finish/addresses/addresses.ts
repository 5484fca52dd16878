import { decodePath } from '../../../../hosting/rules.ts';
import { shellFiles } from '../../../../hosting/shells.ts';
import { errorPage } from '../../../../hosting/site-type.ts';

/**
 * Returns whether a file is a template for many routes, such as Gatsby's `app/[id]/index.html`. A
 * template has no URL.
 */
export function isRouteTemplate(name: string): boolean {
  return /(^|\/)\[[^/]+\](\.html?)?(\/|$)/.test(name);
}

/**
 * Returns whether a file isn't a page of the site, but an error page, an application's shell or a
 * verification file.
 */
export function isNoPage(file: string): boolean {
  return errorPage.test(file) || shellFiles.includes(file) || proof.test(file);
}

/** Names of files that prove to services, e.g. search engines, who owns a site. */
const proof =
  /^(google[\da-f]{12,}|yandex_[\da-f]{12,}|pinterest-[\da-z]+|naver[\da-f]{20,}|baidu_verify_[\w-]+|norton-[\w-]+)\.html$/i;

/**
 * Returns the URL of a page. Encodes each segment, because `new URL` keeps invalid parts, such as a
 * lone %.
 */
export function toPageUrl(origin: string, pagePath: string): string {
  const parts = plain(pagePath.replace(/^\/*/, '/')).split('/');
  return origin + parts.map((part) => encodeURIComponent(part)).join('/');
}

/** Normalizes a path exactly as `browser/hold-head.ts` does. */
export function browserPath(pagePath: string): string {
  const { pathname } = new URL(
    plain(pagePath).replace(/[%?#\\]/g, encodeURIComponent),
    'https://site.invalid',
  );
  return pathname.replace(/(\/index)?(\.html)?\/?$/, '');
}

export function plain(name: string): string {
  return (decodePath(name) ?? name.toWellFormed()).normalize('NFC');
}
