import path from 'node:path';
import type { SiteConfig } from '../../../../config/schema.ts';
import type { SitePage } from '../../../../contracts/portal/page.ts';
import type { HostedSite } from '../../../../hosting/hosted-site.ts';
import { getNaturalPath } from '../../../../hosting/lookup.ts';
import { toAddress } from '../../../../hosting/rules.ts';
import type { Deps } from '../../../../shared/deps.ts';
import type { SiteTree } from '../../../artifact/site-tree.ts';
import type { Plan } from '../../plan/types.ts';
import {
  browserPath,
  isNoPage,
  isRouteTemplate,
  plain,
  toPageUrl,
} from '../addresses/addresses.ts';
import { getIntegrity, textScript } from '../browser/browser.ts';
import type { HostingPlan } from '../hosting/hosting.ts';
import type { HeadEdit, ScriptEdit } from '../html/head-edits.ts';
import { type CachedPage, formatCachedSeo, storeOnHost } from '../portal/cached-seo.ts';
import type { PortalSeo } from '../portal/fetch-seo.ts';
import type { PageJob, PageResult } from '../rewrite/page-job.ts';
import { headOfPage, headOfUnknownPage } from '../seo/head-of-page.ts';
import type { ServiceWorkers } from '../service-workers/find.ts';
import type { AppShell, PageFiles } from './pages.ts';

const textScriptEdit = { src: `/${textScript.path}`, integrity: getIntegrity(textScript) };

export interface PageSources {
  readonly plan: Plan;
  readonly tree: SiteTree;
  readonly files: readonly string[];
  readonly found: PageFiles;
  readonly seo: PortalSeo | undefined;
  readonly hosting: HostingPlan;
  readonly hosted: HostedSite;
  /** File that visitors get at unknown addresses, if any. */
  readonly fallbackFile: string | undefined;
  readonly shell: AppShell | undefined;
  readonly hasTexts: boolean;
  readonly hasFrameworks: boolean;
  readonly serviceWorkers: ServiceWorkers;
  /** How pages load the scripts that the deployment adds. */
  readonly loading: Pick<ScriptEdit, 'isAsync' | 'needsIntegrity'>;
  readonly scripts: 'framework' | 'modules' | 'unread' | undefined;
  readonly hold: SiteConfig['seo']['hold'];
}

export function* pageJobs(sources: PageSources): Generator<PageJob> {
  const { hasTexts, hasFrameworks, hold } = sources;
  // Pages without metadata get the script of `seo.hold`, too: visitors may navigate from them to
  // other pages without loading another document.
  const mayHold = hold === 'always' || (hold === 'auto' && hasFrameworks);
  for (const file of sources.files) {
    const head = headOfFile(file, sources);
    if (hasTexts || mayHold || head.length > 0) yield jobOfFile(file, head, sources);
  }
  const { found, tree, shell } = sources;
  if (!shell) return;
  for (const [file, page] of found.inApp) {
    yield {
      path: file,
      source: path.join(tree.folder, shell.file),
      head: [...buildHead(file, page, true, sources), ...buildTextScript(page.slug, sources)],
      isCopy: true,
      rendersHead: true,
    };
  }
}

function headOfFile(file: string, sources: PageSources): HeadEdit[] {
  const page = sources.found.pages.get(file);
  const head = page ? buildHead(file, page, false, sources) : hiddenHead(file, sources);
  return [...head, ...buildTextScript(page?.slug ?? '', sources)];
}

function jobOfFile(file: string, head: HeadEdit[], sources: PageSources): PageJob {
  const isAnywhere = sources.fallbackFile === file || sources.serviceWorkers.shells.has(file);
  return {
    path: file,
    source: path.join(sources.tree.folder, file),
    head,
    isCopy: false,
    isListed: sources.found.pages.has(file),
    rendersHead: sources.shell?.file === file,
    ownPath: isAnywhere ? browserPath(getNaturalPath(file)) : undefined,
  };
}

function buildHead(file: string, page: SitePage, isCopy: boolean, sources: PageSources) {
  const { plan, seo } = sources;
  if (!seo) return [];
  const { url } = plan.config.site;
  // Visitors get an application's start page at all of its routes, including routes that the portal
  // doesn't know. A canonical link in that page would hide these routes from search engines.
  const isShell = file === sources.shell?.file;
  return headOfPage({
    seo: seo.metadata.get(page.slug),
    defaults: seo.defaults,
    listedTitle: page.title,
    address: isNoPage(file) || isShell ? undefined : getPageUrl(file, page, sources),
    moved: sources.hosted.movedPaths(file).map(toAddress),
    origin: url,
    isPreview: plan.environment === 'Preview',
    isCopy,
  });
}

/**
 * Returns the URL that serves a page with status 200; `undefined` if nobody gets the page without a
 * login or a redirect.
 */
export function getPageUrl(
  file: string,
  page: Pick<SitePage, 'path'> | undefined,
  { hosted, plan, hasFrameworks }: Pick<PageSources, 'hosted' | 'plan' | 'hasFrameworks'>,
): string | undefined {
  const natural = getNaturalPath(file);
  const listed = plain(page?.path ?? natural);
  // Relative URLs in a folder's page need the slash at the end of the page's path. Frameworks write
  // absolute URLs, and link to their pages without the slash.
  const written = !hasFrameworks && natural === `${listed}/` ? natural : listed;
  const path = hosted.getAddress(file, written);
  return path === undefined ? undefined : toPageUrl(plan.config.site.url, path);
}

function hiddenHead(file: string, sources: PageSources): HeadEdit[] {
  const { site, seo } = sources.plan.config;
  if (!seo.enabled || sources.plan.environment !== 'Preview') return [];
  const isPage = !isNoPage(file) && !isRouteTemplate(file);
  return headOfUnknownPage(isPage ? getPageUrl(file, undefined, sources) : undefined, site.url);
}

function buildTextScript(page: string, sources: PageSources): HeadEdit[] {
  if (sources.plan.config.content.mode === 'runtime')
    return [{ kind: 'script', ...textScriptEdit, ...sources.loading, page }];
  return [];
}

/**
 * Returns the URLs of pages by slug.
 * @param misdirected receives a warning for each canonical link that doesn't lead to a page of the
 * site
 */
export function getPageAddresses(
  sources: PageSources,
  results: readonly PageResult[],
  misdirected: string[],
): Map<string, string> {
  const { found, hosted, plan } = sources;
  const canonicals = new Map(results.map((result) => [result.path, result.canonical]));
  return new Map(
    [...found.pages, ...found.inApp].flatMap(([file, page]): [string, string][] => {
      const served = getPageUrl(file, page, sources);
      const canonical = canonicals.get(file);
      if (!served) return [];
      if (!canonical || canonical === served) return [[page.slug, served]];
      const target = URL.parse(canonical, served) ?? new URL(served);
      const isOwn = target.origin === plan.config.site.url;
      const status = isOwn ? hosted.answer(target.pathname).status : 200;
      if (status === 200)
        return [[page.slug, isSamePage(target, new URL(served)) ? target.href : served]];
      misdirected.push(`${file}: its canonical link names ${canonical}, which returns ${status}.`);
      return [[page.slug, served]];
    }),
  );
}

function isSamePage(a: URL, b: URL): boolean {
  return (
    a.origin === b.origin && a.search === '' && browserPath(a.pathname) === browserPath(b.pathname)
  );
}

/**
 * Returns the content of the published cache; `undefined` without metadata, or if a route requires
 * a login. Values that must not be published are stored on this machine instead.
 */
export async function cacheSeo(sources: PageSources, deps: Deps): Promise<string | undefined> {
  const { plan, seo, found, hosted } = sources;
  if (!seo?.cached) return undefined;
  const { follows, pages } = seo.cached;
  const publicSlugs = new Set(
    [...found.pages.values(), ...found.inApp.values()].map((item) => item.slug),
  );
  const needsLogin = hosted.rules.routes.some(({ roles }) => roles);
  const isPublic = (page: CachedPage) => !needsLogin && publicSlugs.has(page.slug);
  const hidden = pages.filter((page) => !isPublic(page));
  if (hidden.length > 0) await storeOnHost({ follows, pages: hidden }, plan, deps);
  if (needsLogin) return undefined;
  return formatCachedSeo({ follows, pages: pages.filter(isPublic) });
}
