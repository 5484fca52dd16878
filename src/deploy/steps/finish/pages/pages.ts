import type { SitePage } from '../../../../contracts/portal/page.ts';
import type { SiteTree } from '../../../artifact/site-tree.ts';
import { plain, type TrailingSlash } from './addresses.ts';
import { type AppShell, appPages } from './app-pages.ts';

export interface PageFiles {
  readonly pages: ReadonlyMap<string, SitePage>;
  /** Of a single-page application, by the path of the created file. */
  readonly inApp: ReadonlyMap<string, SitePage>;
  readonly notBuilt: readonly SitePage[];
  readonly reasons: ReadonlyMap<string, string>;
  readonly unknown: readonly string[];
  readonly caseMismatches: readonly { readonly page: SitePage; readonly file: string }[];
}

const nothingMade = { made: new Map<string, SitePage>(), reasons: new Map<string, string>() };

/** The platform's: not pages of the site. */
const errorPage = /(^|\/)(4\d\d|5\d\d)(\.html|\/index\.html)$/;

export function htmlFiles(tree: SiteTree): string[] {
  const paths = tree.files.map((file) => file.path);
  return paths.filter((path) => /\.html?$/i.test(path)).sort();
}

/** With or without a trailing slash, `index.html` or `.html`, a base path, in any encoding. */
export function findPageFiles(
  pages: readonly SitePage[],
  files: readonly string[],
  shell?: AppShell,
  slash?: TrailingSlash,
): PageFiles {
  const exact = new Map(files.map((file) => [file, file]));
  const filesByName = Map.groupBy(files, plain);
  const filesByFoldedName = Map.groupBy(files, (file) => plain(file).toLowerCase());
  const base = commonBase(pages);
  const found = new Map<string, SitePage>();
  const otherCase: { page: SitePage; file: string }[] = [];
  const notBuilt: SitePage[] = [];
  // If two pages claim a file, the one with the more exact path wins.
  const search = [
    (name: string) => exact.get(name),
    (name: string) => only(filesByName.get(plain(name))),
    (name: string) => only(filesByFoldedName.get(plain(name).toLowerCase())),
  ];
  for (const page of pages) {
    const names = [
      ...candidates(page.path),
      ...(base === '' ? [] : candidates(page.path.slice(base.length))),
    ];
    const hit = search
      .flatMap((lookup, exactness) => names.map((name) => ({ file: lookup(name), exactness })))
      .find((item) => item.file && !found.has(item.file));
    if (!hit?.file) notBuilt.push(page);
    else {
      found.set(hit.file, page);
      if (hit.exactness === 2) otherCase.push({ page, file: hit.file });
    }
  }
  const unknown = files.filter(
    (file) => !found.has(file) && file !== shell?.file && !errorPage.test(file),
  );
  const { made, reasons } = shell ? appPages(notBuilt, files, shell, slash) : nothingMade;
  const pagesMade = new Set(made.values());
  return {
    pages: found,
    inApp: made,
    notBuilt: notBuilt.filter((page) => !pagesMade.has(page)),
    reasons,
    unknown,
    caseMismatches: otherCase,
  };
}

function candidates(pagePath: string): string[] {
  const name = (pagePath.split(/[?#]/)[0] ?? '').replace(/^\/+|\/+$/g, '');
  if (name === '') return ['index.html', 'index.htm'];
  if (/\.html?$/i.test(name)) return [name];
  const [folder, file] = [`${name}/index.html`, `${name}.html`];
  return [
    ...(pagePath.endsWith('/') ? [folder, file] : [file, folder]),
    `${name}.htm`,
    `${name}/index.htm`,
  ];
}

function commonBase(pages: readonly SitePage[]): string {
  const shortest = pages
    .map((page) => page.path.replace(/\/+$/, ''))
    .sort((a, b) => a.length - b.length)[0];
  if (!shortest || pages.length < 2) return '';
  if (pages.every((page) => `${page.path}/`.startsWith(`${shortest}/`))) return shortest;
  return '';
}

function only(files: readonly string[] | undefined): string | undefined {
  if (files?.length === 1) return files[0];
  return undefined;
}
