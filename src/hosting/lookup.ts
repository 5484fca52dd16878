import type { TrailingSlash } from './rules.ts';

export interface FileNames {
  has(name: string): boolean;
}

type Found = { readonly file: string } | { readonly location: string } | undefined;

/**
 * Returns the file at a path, or the path to which the platform redirects:
 * https://learn.microsoft.com/azure/static-web-apps/configuration#trailing-slash
 * @param path decoded
 */
export function findFile(files: FileNames, path: string, slash: TrailingSlash): Found {
  const name = path.slice(1);
  if (isPlainFile(name) && files.has(name)) return { file: name };
  const file = pagesAt(name).find((page) => files.has(page));
  if (file === undefined) return undefined;
  const proper = properPath(file, path, slash);
  if (proper === path) return { file };
  return { location: proper };
}

/** Returns the file at the target of a rewrite. Unlike `findFile`, never redirects. */
export function findTarget(files: FileNames, path: string): string | undefined {
  const name = path.slice(1);
  if (isPlainFile(name) && files.has(name)) return name;
  return pagesAt(name).find((page) => files.has(page));
}

function isPlainFile(name: string): boolean {
  return !name.endsWith('.html');
}

/**
 * Returns the pages that a name may refer to. The platform completes no other names:
 * https://github.com/Azure/static-web-apps/issues/46
 */
function pagesAt(name: string): string[] {
  if (name === '') return ['index.html'];
  if (name.endsWith('.html')) return [name];
  const bare = name.replace(/\/$/, '');
  const [page, index] = [`${bare}.html`, `${bare}/index.html`];
  // The order isn't documented, so prefer the closer match.
  if (name === bare) return [page, index];
  return [index, page];
}

function properPath(file: string, asked: string, slash: TrailingSlash): string {
  if (file === 'index.html') return slash ? '/' : asked;
  const folder = getFolder(file);
  const bare = `/${folder ?? file.replace(/\.html$/, '')}`;
  if (slash === 'always') return `${bare}/`;
  if (slash === 'never') return bare;
  if (slash === 'auto') return folder === undefined ? bare : `${bare}/`;
  if (folder === undefined && asked === `${bare}/`) return bare;
  return asked;
}

const startPage = '/index.html';

/** Returns the folder whose `index.html` this is; `undefined` for the root and other files. */
function getFolder(file: string): string | undefined {
  return file.endsWith(startPage) ? file.slice(0, -startPage.length) : undefined;
}

/**
 * Returns the most natural path of a file, decoded and regardless of rules: `/a/` for
 * `a/index.html`, `/a` for `a.html`.
 */
export function getNaturalPath(file: string): string {
  return listPaths(file)[0];
}

/** Returns the paths of a file, regardless of rules, with the most natural one first. */
export function listPaths(file: string): [natural: string, ...others: string[]] {
  if (file === 'index.html') return ['/', '/index.html'];
  const folder = getFolder(file);
  if (folder !== undefined) return [`/${folder}/`, `/${folder}`, `/${file}`];
  if (!file.endsWith('.html')) return [`/${file}`];
  const bare = `/${file.replace(/\.html$/, '')}`;
  return [bare, `${bare}/`, `/${file}`];
}
