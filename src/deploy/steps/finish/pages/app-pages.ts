import type { SitePage } from '../../../../contracts/portal/page.ts';
import { pathWithoutRedirect, plain, servedPath, type TrailingSlash } from './addresses.ts';

/** Serves every path without a file. */
export interface AppShell {
  readonly file: string;
  readonly relativeAsset?: string;
}

export function readShell(file: string, html: string): AppShell {
  const head = html.replace(/<!--[\s\S]*?-->/g, '');
  if (/<base\b[^>]*\shref\s*=\s*["']?(\/|https?:)/i.test(head)) return { file };
  const addresses = head.matchAll(
    /<(?:script|link)\b[^>]*?\s(?:src|href)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi,
  );
  for (const [tag, double, single, bare] of addresses) {
    const address = (double ?? single ?? bare ?? '').trim();
    // A missing icon breaks nothing.
    const isLoaded =
      /^<script/i.test(tag) || /\brel\s*=\s*["']?(stylesheet|modulepreload|preload)/i.test(tag);
    if (isLoaded && address !== '' && !/^([a-z][a-z\d+.-]*:|\/)/i.test(address))
      return { file, relativeAsset: address };
  }
  return { file };
}

/** A crawler without scripts sees the head of the file it gets. */
export function appPages(
  pages: readonly SitePage[],
  files: readonly string[],
  shell: AppShell,
  slash: TrailingSlash,
) {
  // A file and a folder of one name would share an address.
  const getServedPath = (file: string) => servedPath(file).replace(/\/$/, '').toLowerCase();
  const taken = new Map(files.map((file) => [getServedPath(file), `/${file}`]));
  const made = new Map<string, SitePage>();
  const reasons = new Map<string, string>();
  for (const page of pages) {
    const file = fileFor(page);
    const reason = refusal(page, file, shell, slash) ?? occupied(file);
    if (reason) reasons.set(page.slug, reason);
    else {
      made.set(file, page);
      taken.set(getServedPath(file), page.path);
    }
  }
  return { made, reasons };

  function occupied(file: string): string | undefined {
    const conflicting = taken.get(getServedPath(file));
    if (!conflicting) return undefined;
    return (
      `it differs from ${conflicting} at most in case or a slash; the site can hold only one of ` +
      'them'
    );
  }
}

function fileFor(page: SitePage): string {
  const name = plain(page.path)
    .replace(/^\/+|\/+$/g, '')
    .replace(/\/{2,}/g, '/');
  if (name === '') return 'index.html';
  if (/\.html?$/i.test(name)) return name;
  if (page.path.endsWith('/')) return `${name}/index.html`;
  return `${name}.html`;
}

function refusal(page: SitePage, file: string, shell: AppShell, slash: TrailingSlash) {
  const parts = plain(page.path).split('/');
  if (
    parts.some((part) => part === '..' || part === '.') ||
    /[\u0000-\u001f\\?#*:|"<>]/.test(parts.join('/'))
  )
    return "its path can't be a file name";
  if (/\.(?!html?$)[a-z0-9]{1,5}$/i.test(parts.at(-1) ?? ''))
    return "its path ends with the extension of a file that isn't a page";
  const folder = shell.file.slice(0, shell.file.lastIndexOf('/') + 1);
  const isBelow =
    `/${file}`.startsWith(`/${folder}`) || servedPath(file) === `/${folder.replace(/\/$/, '')}`;
  if (!isBelow) return `it is outside /${folder}, the application's folder`;
  if (!shell.relativeAsset) return undefined;
  const served = pathWithoutRedirect(file, page.path, slash);
  const isAtTheRoot = served.slice(1, served.lastIndexOf('/') + 1) === folder;
  if (isAtTheRoot) return undefined;
  return (
    `${shell.file} refers to ${shell.relativeAsset} by a relative URL, which resolves ` +
    `incorrectly at ${served}; build with absolute URLs, or add <base href="/">`
  );
}
