import { whyHidden } from '../../../hosting/names.ts';
import { errorPage } from '../../../hosting/site-type.ts';
import { compact } from '../../../shared/compact.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { sanitize, sanitizeName } from '../../../shared/sanitize.ts';
import { count, firstNames, limitLines } from '../../../shared/units.ts';
import { findReplacedFiles } from '../../artifact/own-files.ts';

/**
 * Checks that each name identifies the same file on every file system, including those that ignore
 * case or normalize accents.
 */
export function checkNames(paths: readonly string[]): void {
  const refused: string[] = [];
  const folders = new Set<string>();
  const taken = new Map<string, string>();
  const files = new Set(paths);
  for (const path of paths) {
    const reason = refusal(path);
    if (reason) {
      refused.push(`${sanitizeName(JSON.stringify(path))}: ${reason}`);
      continue;
    }
    for (
      let prefix = path;
      prefix !== '' && !folders.has(prefix);
      prefix = getParentFolder(prefix)
    ) {
      if (prefix !== path) {
        folders.add(prefix);
        if (files.has(prefix)) refused.push(`${prefix}: both a file and a folder have this name`);
      }
      const folded = prefix.normalize('NFC').toLowerCase();
      const existing = taken.get(folded);
      if (!existing) taken.set(folded, prefix);
      else if (existing !== prefix)
        refused.push(`${prefix}: the same as ${existing} if ${formatIgnored(prefix, existing)}`);
    }
  }
  if (refused.length === 0) return;
  const message =
    `The built site has ${count(refused.length, 'name')} ` +
    'that the hosting platform cannot store unchanged.';
  throw new SiteDeployError('PACKAGE_NAME_REFUSED', message, { facts: limitLines(refused) });
}

function formatIgnored(a: string, b: string): string {
  if (a.normalize('NFC') === b.normalize('NFC')) return 'accents are encoded in the same way';
  return 'case is ignored';
}

export function unservedWarnings(paths: readonly string[]): string[] {
  const hidden = paths.flatMap((path) => {
    const found = whyHidden(path);
    return found ? { path, ...found } : [];
  });
  const unserved = hidden.filter(({ isSeen }) => isSeen);
  const doubtful = hidden.filter(({ isSeen }) => !isSeen).map(({ path }) => path);
  const names = firstNames(unserved.map(({ path, reason }) => `${path} (${reason})`));
  return compact([
    unserved.length !== 0 &&
      `The hosting platform returns 404 for ${names}, regardless of the site's configuration. ` +
        'Rename them.',
    doubtful.length !== 0 &&
      `The hosting platform may return 404 for ${firstNames(doubtful)}: servers of its kind ` +
        'reserve such names. Rename the files that visitors need.',
    ...ambiguousNames(paths),
  ]);
}

/**
 * Returns warnings about names whose behaviour the platform doesn't document, and names that it
 * doesn't serve as pages.
 */
function ambiguousNames(paths: readonly string[]) {
  const files = new Set(paths);
  const pairs = paths.flatMap((path) => {
    const bare = path.replace(/(\/index)?\.html$/, '');
    if (bare === path || errorPage.test(path)) return [];
    return [bare, `${bare}.html`].flatMap((other) =>
      other !== path && files.has(other) ? `${other} and ${path}` : [],
    );
  });
  const oldIndexes = paths.filter((path) => /(^|\/)index\.htm$/i.test(path));
  return [
    pairs.length !== 0 &&
      `Visitors may get either file at the same address: ${firstNames(pairs)}. Keep one of each.`,
    oldIndexes.length !== 0 &&
      `The hosting platform opens only index.html in a folder: rename ${firstNames(oldIndexes)}.`,
  ];
}

export function replacedWarnings(paths: readonly string[]): string[] {
  const replaced = findReplacedFiles(paths);
  if (replaced.length === 0) return [];
  return [
    `The deployment writes ${firstNames(replaced)} itself, in place of the site's own: rename ` +
      'the files that visitors need.',
  ];
}

const forDevelopers = /(^|\/)q-manifest\.json$|\.(c|m)?(js|css)\.map$/;

/** Returns a remark about files that bundlers write only for developers. */
export function developersRemark(paths: readonly string[]): string | undefined {
  const found = paths.filter((path) => forDevelopers.test(path));
  if (found.length === 0) return undefined;
  return `Published, though visitors don't need it: ${firstNames(found, 3)}.`;
}

function refusal(path: string): string | undefined {
  if (path.includes('\\')) return 'a backslash separates folders on some systems';
  if (/[\u0000-\u001f\u007f]/.test(path)) return 'it contains a control character';
  if (/[\u2028\u2029\u202a-\u202e\u2066-\u2069]/.test(path))
    return 'it changes the text direction or breaks a line';
  if (sanitize(path) !== path || path.split('/').some((part) => sanitize(part) !== part))
    return 'a runner would interpret it as a command';
  if (path.includes('\ufffd') || !path.isWellFormed()) return 'it is not valid UTF-8';
  if (path.startsWith('/')) return 'it is an absolute path';
  // https://github.com/actions/upload-artifact rejects these characters on every system.
  const [refused] = /[?*"<>|:]/.exec(path) ?? [];
  if (refused) return `artifacts, which hand the site to the next job, refuse ${refused}`;
  if (path.split('/').some((part) => part === '' || part === '.' || part === '..'))
    return 'it leads outside the site';
  if (Buffer.byteLength(path) > 1000) return 'it is longer than 1,000 bytes';
  return undefined;
}

const getParentFolder = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));
