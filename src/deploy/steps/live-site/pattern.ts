import { compact } from '../../../shared/compact.ts';

/**
 * An exact path, or one with a trailing `*`, optionally followed by an extension:
 * https://learn.microsoft.com/azure/static-web-apps/configuration#wildcards
 */
export function matchesPattern(pattern: string, path: string): boolean {
  const [before = '', after] = pattern.split('*', 2);
  if (after === undefined) return path === pattern;
  const extensions = parseExtensions(after);
  return (
    path.startsWith(before) &&
    (extensions.length === 0 || extensions.some((extension) => path.endsWith(`.${extension}`)))
  );
}

export function pathThatMatches(pattern: string, name: string): string | undefined {
  const [before = '', after] = pattern.split('*', 2);
  if (after === undefined) return undefined;
  const [extension] = parseExtensions(after);
  const path = compact([`${before}${name}`, extension]).join('.');
  if (path.startsWith('/')) return path;
  return `/${path}`;
}

function parseExtensions(suffix: string): string[] {
  return suffix
    .replace(/^\.\{?|\}$/g, '')
    .split(',')
    .filter(Boolean);
}
