import type { SitePage } from '../../portal/contract/page.ts';
import { collect } from '../../shared/collect.ts';
import type { SiteTree } from '../../shared/site-tree.ts';

/** Which built file is which page of the portal. */
export interface PageFiles {
  /** Page by the path of its file in the site. */
  readonly pages: ReadonlyMap<string, SitePage>;
  /** Page of a single-page application by the path of the file that is made for it. */
  readonly inApp: ReadonlyMap<string, SitePage>;
  /** Pages of the portal that were not built. */
  readonly notBuilt: readonly SitePage[];
  /** Built pages that the portal does not know; without error pages. */
  readonly unknown: readonly string[];
  /** Pages whose file was only found by disregarding the case of letters: the hosting does not. */
  readonly otherCase: readonly { readonly page: SitePage; readonly file: string }[];
}

/** The platform's pages for errors and logins: no page of the site. */
const errorPage = /(^|\/)(4\d\d|5\d\d)(\.html|\/index\.html)$/;

/** The paths of a site's HTML files, sorted. */
export function htmlFiles({ files }: SiteTree): string[] {
  return files.flatMap(({ path }) => (/\.html?$/i.test(path) ? [path] : [])).sort();
}

/**
 * Finds the file of each page: with and without a slash at the end, as `index.html` or `.html`, below a base path, in any form of encoding.
 * @param isApp whether it is a single-page application, whose start page answers for every path
 */
export function findPageFiles(pages: readonly SitePage[], files: readonly string[], isApp = false): PageFiles {
  const exact = new Map(files.map((file) => [file, file]));
  const byName = group(files, (file) => plain(file));
  const byFolded = group(files, (file) => plain(file).toLowerCase());
  const base = commonBase(pages);
  const found = new Map<string, SitePage>();
  const otherCase: { page: SitePage; file: string }[] = [];
  const notBuilt: SitePage[] = [];
  // Where two pages claim a file, the one with the more exact path has it.
  const search = [
    (name: string) => exact.get(name),
    (name: string) => only(byName.get(plain(name))),
    (name: string) => only(byFolded.get(plain(name).toLowerCase())),
  ];
  for (const page of pages) {
    const names = [...candidates(page.path), ...(base === '' ? [] : candidates(page.path.slice(base.length)))];
    const hit = search
      .flatMap((look, exactness) => names.map((name) => ({ file: look(name), exactness })))
      .find(({ file }) => file !== undefined && !found.has(file));
    if (hit?.file === undefined) notBuilt.push(page);
    else {
      found.set(hit.file, page);
      if (hit.exactness === 2) otherCase.push({ page, file: hit.file });
    }
  }
  const unknown = files.filter((file) => !found.has(file) && !errorPage.test(file));
  const inApp = isApp && exact.has('index.html') ? appFiles(notBuilt, files) : new Map<string, SitePage>();
  const made = new Set(inApp.values());
  return { pages: found, inApp, notBuilt: notBuilt.filter((page) => !made.has(page)), unknown, otherCase };
}

/**
 * A file for every path of an application: a crawler that does not run scripts sees the head of the file that it gets. One that differs from another only in case
 * is left out, since the hosting could not keep both.
 */
function appFiles(pages: readonly SitePage[], files: readonly string[]): Map<string, SitePage> {
  const taken = new Set(files.map((file) => file.toLowerCase()));
  const made = new Map<string, SitePage>();
  for (const page of pages.filter(isPagePath)) {
    const name = plain(page.path)
      .replace(/^\/+|\/+$/g, '')
      .replace(/\/{2,}/g, '/');
    // As the index of a folder: found with and without a slash at the end of the address.
    const file = name === '' || /\.html?$/i.test(name) ? name || 'index.html' : `${name}/index.html`;
    if (!taken.has(file.toLowerCase())) made.set(file, page);
    taken.add(file.toLowerCase());
  }
  return made;
}

/** A path that stays inside the site and is served as a page. */
function isPagePath({ path: pagePath }: SitePage): boolean {
  const parts = plain(pagePath).split('/');
  return (
    !parts.some((part) => part === '..' || part === '.') &&
    !/[\u0000-\u001f\\?#*:|"<>]/.test(parts.join('/')) &&
    !/\.(?!html?$)[a-z0-9]{1,5}$/i.test(parts.at(-1) ?? '')
  );
}

/** The path in the site at which a file is served: `/a/` for `a/index.html`, `/a` for `a.html`. Not encoded. */
export function servedPath(file: string): string {
  if (/(^|\/)index\.html?$/i.test(file)) return `/${file.replace(/index\.html?$/i, '')}`;
  return `/${file.replace(/\.html?$/i, '')}`;
}

/** An absolute address: each part of the path is encoded by itself, since `new URL` leaves what is no valid address, such as a lone %. */
export function addressOf(origin: string, pagePath: string): string {
  const parts = plain(pagePath.replace(/^\/*/, '/')).split('/');
  return origin + parts.map((part) => encodeURIComponent(part)).join('/');
}

/** The names that the file of a path may have, the most likely first. */
function candidates(pagePath: string): string[] {
  const name = (pagePath.split(/[?#]/)[0] ?? '').replace(/^\/+|\/+$/g, '');
  if (name === '') return ['index.html', 'index.htm'];
  if (/\.html?$/i.test(name)) return [name];
  const [folder, file] = [`${name}/index.html`, `${name}.html`];
  return [...(pagePath.endsWith('/') ? [folder, file] : [file, folder]), `${name}.htm`, `${name}/index.htm`];
}

/** The path that all pages are below, where the first page is: what a site's generator calls its base. Without a slash at its end. */
function commonBase(pages: readonly SitePage[]): string {
  const shortest = pages
    .map(({ path: pagePath }) => pagePath.replace(/\/+$/, ''))
    .sort((a, b) => a.length - b.length)[0];
  if (shortest === undefined || shortest === '' || pages.length < 2) return '';
  return pages.every(({ path: pagePath }) => `${pagePath}/`.startsWith(`${shortest}/`)) ? shortest : '';
}

/** A name as people write it: not percent-encoded, composed. */
function plain(name: string): string {
  try {
    return decodeURIComponent(name).normalize('NFC');
  } catch {
    return name.toWellFormed().normalize('NFC');
  }
}

function group(files: readonly string[], keyOf: (file: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const file of files) collect(groups, keyOf(file), file);
  return groups;
}

function only(files: readonly string[] | undefined): string | undefined {
  return files?.length === 1 ? files[0] : undefined;
}
