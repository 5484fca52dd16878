interface Pattern {
  readonly start: string;
  readonly isWildcard: boolean;
  /** Extensions that a wildcard allows, such as `.png`; empty if it allows any. */
  readonly endings: readonly string[];
}

const parsed = new Map<string, Pattern>();

/** Parses a pattern and caches the result, because there are few patterns and many paths. */
function parse(pattern: string): Pattern {
  const known = parsed.get(pattern);
  if (known) return known;
  const [start = '', rest] = pattern.split('*');
  const extensions = (rest ?? '').replace(/^\.\{?|\}$/g, '').split(',');
  const endings = extensions.map((extension) => extension.trim()).filter(Boolean);
  const read = {
    start,
    isWildcard: rest !== undefined,
    endings: endings.map((extension) => `.${extension}`),
  };
  if (parsed.size > 5_000) parsed.clear();
  parsed.set(pattern, read);
  return read;
}

/**
 * Returns whether a pattern of the hosting configuration matches a path. Without a wildcard, the
 * pattern must equal the path. A wildcard has to be at the end; extensions may follow:
 * https://learn.microsoft.com/azure/static-web-apps/configuration#wildcards
 * @param path decoded, with a leading slash
 */
export function matchesPattern(pattern: string, path: string): boolean {
  const { start, isWildcard, endings } = parse(pattern);
  if (!isWildcard) return withoutSlash(start) === withoutSlash(path) || matchesFolder(start, path);
  if (!path.startsWith(start)) return false;
  return endings.length === 0 || endings.some((ending) => path.endsWith(ending));
}

export const isWildcard = (pattern: string) => pattern.includes('*');

/** Removes a trailing slash, which the platform ignores when it compares paths. */
export function withoutSlash(path: string): string {
  if (path.length > 1 && path.endsWith('/')) return path.slice(0, -1);
  return path;
}

/**
 * Returns whether the route of a start page, e.g. `/a/index.html`, also applies to a path, e.g.
 * `/a/`. The reverse isn't true:
 * https://learn.microsoft.com/azure/static-web-apps/configuration#exact-route
 */
function matchesFolder(start: string, path: string): boolean {
  if (!start.endsWith('/index.html')) return false;
  return withoutSlash(start.slice(0, -'index.html'.length)) === withoutSlash(path);
}

/** Returns whether the first pattern matches every path that the second one matches. */
export function coversPattern(wide: string, narrow: string): boolean {
  const [a, b] = [parse(wide), parse(narrow)];
  if (!a.isWildcard) return !b.isWildcard && matchesPattern(wide, b.start);
  if (!b.isWildcard) return matchesPattern(wide, b.start);
  if (!b.start.startsWith(a.start)) return false;
  if (a.endings.length === 0) return true;
  return b.endings.length > 0 && b.endings.every((ending) => a.endings.includes(ending));
}

/**
 * Returns a path that the pattern matches, with `name` instead of its `*`; `undefined` without a
 * wildcard.
 */
export function pathThatMatches(pattern: string, name: string): string | undefined {
  const { start, isWildcard, endings } = parse(pattern);
  if (!isWildcard) return undefined;
  return `${start}${name}${endings[0] ?? ''}`;
}
