import type { TrailingSlash } from '../../../../hosting/rules.ts';

/** Returns the path of a file, not encoded: `/a/` for `a/index.html`, `/a` for `a.html`. */
export function servedPath(file: string): string {
  if (/(^|\/)index\.html?$/i.test(file)) return `/${file.replace(/index\.html?$/i, '')}`;
  return `/${file.replace(/\.html?$/i, '')}`;
}

/** A page for many routes, such as Gatsby's `app/[id]/index.html`, has no address of its own. */
export function isRouteTemplate(name: string): boolean {
  return /(^|\/)\[[^/]+\](\.html?)?(\/|$)/.test(name);
}

export function getAddresses(file: string): string[] {
  const served = servedPath(file);
  return [served, served.replace(/(.)\/$/, '$1'), `/${file}`];
}

/** Returns a path that doesn't redirect, as close as possible to the page's path. Not encoded. */
export function pathWithoutRedirect(file: string, pagePath: string, slash: TrailingSlash): string {
  const served = servedPath(file);
  if (served === '/') return served;
  const bare = served.replace(/\/$/, '');
  if (slash === 'always') return `${bare}/`;
  if (slash === 'never') return bare;
  if (!served.endsWith('/')) {
    if (!slash && /\.html?$/i.test(pagePath)) return `/${file}`;
    return bare;
  }
  if (slash === 'auto' || pagePath.endsWith('/')) return served;
  return bare;
}

/** Encodes each segment itself, since `new URL` keeps invalid parts, such as a lone %. */
export function toPageUrl(origin: string, pagePath: string): string {
  const parts = plain(pagePath.replace(/^\/*/, '/')).split('/');
  return origin + parts.map((part) => encodeURIComponent(part)).join('/');
}

/** Returns the same path as `browser/hold-head.ts`. */
export function browserPath(pagePath: string): string {
  const { pathname } = new URL(
    plain(pagePath).replace(/[%?#\\]/g, encodeURIComponent),
    'https://site.invalid',
  );
  return pathname.replace(/(\/index)?(\.html)?\/?$/, '');
}

export function plain(name: string): string {
  try {
    return decodeURIComponent(name).normalize('NFC');
  } catch {
    return name.toWellFormed().normalize('NFC');
  }
}
