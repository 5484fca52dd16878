import type { Rules } from './rules.ts';

/** What there is at a path. */
export type Found =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'nothing' };

/**
 * The file for a path, by the tables of the documentation: `/about` is `about.html` or the index of the folder `about`,
 * and a slash too many or too few is a redirect, as `trailingSlash` says.
 * (https://learn.microsoft.com/azure/static-web-apps/configuration#trailing-slash)
 * @param has whether the site has a file, upper and lower case told apart
 * @param path decoded, with its leading slash
 */
export function lookUp(has: (file: string) => boolean, path: string, slash: Rules['trailingSlash']): Found {
  const name = path.slice(1);
  if (name !== '' && !/\.html$/.test(name) && has(name)) return { kind: 'file', file: name };
  const file = pagesFor(name).find(has);
  if (!file) return { kind: 'nothing' };
  const right = addressOf(file, path, slash);
  if (right === path) return { kind: 'file', file };
  return { kind: 'redirect', to: right };
}

/** The files that may be the page at a path, the nearest one first. */
function pagesFor(name: string): string[] {
  if (name === '') return ['index.html'];
  if (/\.html$/.test(name)) return [name];
  const bare = name.replace(/\/$/, '');
  const [page, index] = [`${bare}.html`, `${bare}/index.html`];
  if (name === bare) return [page, index];
  return [index, page];
}

/** Where a page is shown: everything else leads there. */
function addressOf(file: string, asked: string, slash: Rules['trailingSlash']): string {
  if (file === 'index.html') {
    if (slash) return '/';
    return asked;
  }
  const folder = /^(.*)\/index\.html$/.exec(file)?.[1];
  const bare = `/${folder ?? file.replace(/\.html$/, '')}`;
  if (slash === 'always') return `${bare}/`;
  if (slash === 'never') return bare;
  if (slash === 'auto') {
    if (folder) return `${bare}/`;
    return bare;
  }
  if (!folder && asked === `${bare}/`) return bare;
  return asked;
}
