/**
 * Whether a route or an exception of the hosting configuration matches a path: an exact path, or one with a `*` at its
 * end, which an extension may follow. `/a/*` is what lies below `/a`, and not `/a` itself.
 * (https://learn.microsoft.com/azure/static-web-apps/configuration#wildcards)
 */
export function matchesPattern(pattern: string, path: string): boolean {
  const star = pattern.indexOf('*');
  if (star === -1) return path === pattern || isIndexOf(pattern, path);
  if (!path.startsWith(pattern.slice(0, star))) return false;
  const end = pattern.slice(star + 1);
  const [, list] = /^\.\{([^}]*)\}$/.exec(end) ?? [];
  const endings = list === undefined ? [end] : list.split(',').map((extension) => `.${extension.trim()}`);
  return endings.some((ending) => path.endsWith(ending));
}

/** A route for the index of a folder is one for the folder, too; a route for the folder is none for its index. */
function isIndexOf(pattern: string, path: string): boolean {
  const folder = /^(.*)\/index\.html$/.exec(pattern)?.[1];
  return folder !== undefined && (path === folder || path === `${folder}/`);
}
