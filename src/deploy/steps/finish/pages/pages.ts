import type { SitePage } from '../../../../contracts/portal/page.ts';
import { HostedSite } from '../../../../hosting/hosted-site.ts';
import { getNaturalPath } from '../../../../hosting/lookup.ts';
import { isHtmlFile } from '../../../../hosting/names.ts';
import { type HostingRules, readRules } from '../../../../hosting/rules.ts';
import type { SiteTree } from '../../../artifact/site-tree.ts';
import { isNoPage, plain } from '../addresses/addresses.ts';
import { baseAddress, loadedAddresses } from './assets.ts';

export interface PageFiles {
  readonly pages: ReadonlyMap<string, SitePage>;
  readonly inApp: ReadonlyMap<string, SitePage>;
  readonly notBuilt: readonly SitePage[];
  readonly reasons: ReadonlyMap<string, string>;
  readonly unknown: readonly string[];
  readonly caseMismatches: readonly { readonly page: SitePage; readonly file: string }[];
}

const nothingMade = { made: new Map<string, SitePage>(), reasons: new Map<string, string>() };

export function htmlFiles(tree: SiteTree): string[] {
  const paths = tree.files.map((file) => file.path);
  // Gatsby embeds these files into its pages and never serves them as pages.
  return paths.filter((path) => isHtmlFile(path) && !path.startsWith('_gatsby/slices/')).sort();
}

/**
 * Finds the files of pages. A page's path may have a trailing slash, `index.html`, `.html`, a base
 * path and any encoding.
 */
export function findPageFiles(
  pages: readonly SitePage[],
  files: readonly string[],
  shell?: AppShell,
  rules: HostingRules = readRules({}),
): PageFiles {
  const exact = new Map(files.map((file) => [file, file]));
  const filesByName = Map.groupBy(files, plain);
  const filesByFoldedName = Map.groupBy(files, (file) => plain(file).toLowerCase());
  const base = commonBase(pages);
  const getNames = ({ path }: SitePage) => [
    ...candidates(path),
    ...(base === '' ? [] : candidates(path.slice(base.length))),
  ];
  const search = [
    (name: string) => exact.get(name),
    (name: string) => only(filesByName.get(plain(name))),
    (name: string) => only(filesByFoldedName.get(plain(name).toLowerCase())),
  ];
  const found = new Map<string, SitePage>();
  const caseMismatches: { page: SitePage; file: string }[] = [];
  let notBuilt = pages;
  // If several pages match a file, the one with the most similar path wins.
  for (const [inexactness, lookup] of search.entries())
    notBuilt = notBuilt.filter((page) => {
      const file = getNames(page)
        .map(lookup)
        .find((name) => name && !found.has(name));
      if (!file) return true;
      found.set(file, page);
      if (inexactness === 2) caseMismatches.push({ page, file });
      return false;
    });
  const unknown = files.filter(
    (file) => !found.has(file) && file !== shell?.file && !isNoPage(file),
  );
  const { made, reasons } = shell ? appPages(notBuilt, files, shell, rules) : nothingMade;
  const pagesMade = new Set(made.values());
  return {
    pages: found,
    inApp: made,
    notBuilt: notBuilt.filter((page) => !pagesMade.has(page)),
    reasons,
    unknown,
    caseMismatches,
  };
}

function candidates(pagePath: string): string[] {
  const name = (pagePath.split(/[?#]/)[0] ?? '').replace(/^\/+|(?<!\/)\/+$/g, '');
  if (name === '') return ['index.html', 'index.htm'];
  if (isHtmlFile(name)) return [name];
  const [folder, file] = [`${name}/index.html`, `${name}.html`];
  return [
    ...(pagePath.endsWith('/') ? [folder, file] : [file, folder]),
    `${name}.htm`,
    `${name}/index.htm`,
  ];
}

function commonBase(pages: readonly SitePage[]): string {
  const shortest = pages
    .map((page) => page.path.replace(/(?<!\/)\/+$/, ''))
    .sort((a, b) => a.length - b.length)[0];
  if (!shortest || pages.length < 2) return '';
  if (pages.every((page) => `${page.path}/`.startsWith(`${shortest}/`))) return shortest;
  return '';
}

function only(files: readonly string[] | undefined): string | undefined {
  if (files?.length === 1) return files[0];
  return undefined;
}

export interface AppShell {
  readonly file: string;
  readonly relativeAsset?: string | undefined;
}

export function readShell(file: string, html: string): AppShell {
  if (/^(\/|https?:)/i.test(baseAddress(html) ?? '')) return { file };
  const isRelative = (address: string) => !/^([a-z][a-z\d+.-]*:|\/)/i.test(address);
  return { file, relativeAsset: loadedAddresses(html).find(isRelative) };
}

/**
 * Finds pages that only an application renders. Each gets a separate file, because crawlers without
 * scripts only see the head in the file.
 */
export function appPages(
  pages: readonly SitePage[],
  files: readonly string[],
  shell: AppShell,
  rules: HostingRules,
) {
  const getServedPath = (file: string) => getNaturalPath(file).replace(/\/$/, '').toLowerCase();
  const taken = new Map(files.map((file) => [getServedPath(file), `/${file}`]));
  const made = new Map<string, SitePage>();
  const reasons = new Map<string, string>();
  for (const page of pages) {
    const file = fileFor(page);
    const reason = refusal(page, file, shell, rules) ?? occupied(file);
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
    .replace(/^\/+|(?<!\/)\/+$/g, '')
    .replace(/\/{2,}/g, '/');
  if (name === '') return 'index.html';
  if (isHtmlFile(name)) return name;
  if (page.path.endsWith('/')) return `${name}/index.html`;
  return `${name}.html`;
}

function refusal(page: SitePage, file: string, shell: AppShell, rules: HostingRules) {
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
    `/${file}`.startsWith(`/${folder}`) || getNaturalPath(file) === `/${folder.replace(/\/$/, '')}`;
  if (!isBelow) return `it is outside /${folder}, the application's folder`;
  if (!shell.relativeAsset) return undefined;
  const hosted = new HostedSite(new Set([file]), rules);
  const served = hosted.getAddress(file, plain(page.path)) ?? getNaturalPath(file);
  const isAtTheRoot = served.slice(1, served.lastIndexOf('/') + 1) === folder;
  if (isAtTheRoot) return undefined;
  return (
    `${shell.file} refers to ${shell.relativeAsset} by a relative URL, which resolves ` +
    `incorrectly at ${served}; build with absolute URLs, or add <base href="/">`
  );
}
