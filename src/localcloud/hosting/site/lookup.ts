import type { Rules } from './rules.ts';

/** Result of looking up a path. */
export type Found =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'nothing' };

/**
 * Finds the file for a path as documented: `/about` is `about.html` or the index of the folder
 * `about`; a missing or extra slash is a redirect, depending on `trailingSlash`.
 * (https://learn.microsoft.com/azure/static-web-apps/configuration#trailing-slash)
 * @param has whether the site has a file; case-sensitive
 * @param path decoded, with a leading slash
 */
export function findFile(
  has: (file: string) => boolean,
  path: string,
  slash: Rules['trailingSlash'],
): Found {
  const name = path.slice(1);
  if (name !== '' && !/\.html$/.test(name) && has(name)) return { kind: 'file', file: name };
  const file = pagesFor(name).find(has);
  if (!file) return { kind: 'nothing' };
  const right = getAddress(file, path, slash);
  if (right === path) return { kind: 'file', file };
  return { kind: 'redirect', to: right };
}

/** Candidate files for the page at a path, best match first. */
function pagesFor(name: string): string[] {
  if (name === '') return ['index.html'];
  if (/\.html$/.test(name)) return [name];
  const bare = name.replace(/\/$/, '');
  const [page, index] = [`${bare}.html`, `${bare}/index.html`];
  if (name === bare) return [page, index];
  return [index, page];
}

/** A page's canonical address: all its other addresses redirect there. */
function getAddress(file: string, requested: string, slash: Rules['trailingSlash']): string {
  if (file === 'index.html') {
    if (slash) return '/';
    return requested;
  }
  const folder = /^(.*)\/index\.html$/.exec(file)?.[1];
  const bare = `/${folder ?? file.replace(/\.html$/, '')}`;
  if (slash === 'always') return `${bare}/`;
  if (slash === 'never') return bare;
  if (slash === 'auto') {
    if (folder) return `${bare}/`;
    return bare;
  }
  if (!folder && requested === `${bare}/`) return bare;
  return requested;
}
