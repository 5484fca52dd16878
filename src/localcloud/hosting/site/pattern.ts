/**
 * `/a/*` matches paths below `/a`, but not `/a`; an extension may follow
 * (https://learn.microsoft.com/azure/static-web-apps/configuration#wildcards).
 */
export function matchesPattern(pattern: string, path: string): boolean {
  const star = pattern.indexOf('*');
  if (star === -1) return path === pattern || isIndexPath(pattern, path);
  if (!path.startsWith(pattern.slice(0, star))) return false;
  const suffix = pattern.slice(star + 1);
  const [, list] = /^\.\{([^}]*)\}$/.exec(suffix) ?? [];
  const endings =
    list === undefined ? [suffix] : list.split(',').map((extension) => `.${extension.trim()}`);
  return endings.some((ending) => path.endsWith(ending));
}

/** A folder's index route also applies to the folder, but not vice versa. */
function isIndexPath(pattern: string, path: string): boolean {
  const folder = /^(.*)\/index\.html$/.exec(pattern)?.[1];
  return folder !== undefined && (path === folder || path === `${folder}/`);
}
