import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ContentFile, loadContentFile } from '../../../config/content-file.ts';
import type { Provenance } from '../../../contracts/portal/deployment.ts';
import { HostedSite, hostingFile } from '../../../hosting/hosted-site.ts';
import { findTarget } from '../../../hosting/lookup.ts';
import { readRules } from '../../../hosting/rules.ts';
import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { paced } from '../../../shared/pace.ts';
import { firstNames } from '../../../shared/units.ts';
import type { BuiltOrigin, BuiltSite } from '../../artifact/artifact.ts';
import { checkLimits } from '../../artifact/limits.ts';
import { listAddedFiles, ownFiles } from '../../artifact/own-files.ts';
import { type FilesByPath, readSiteTree, type SiteTree } from '../../artifact/site-tree.ts';
import type { Plan } from '../plan/types.ts';
import { plain } from './addresses/addresses.ts';
import { getIntegrity, holdScript, textScript } from './browser/browser.ts';
import { hostingPolicies, needsIntegrity, policyWarnings } from './browser/content-policy.ts';
import {
  addHoldScript,
  detectScripts,
  makeHoldScript,
  type PinnedMetadata,
  reportHold,
} from './hold/hold.ts';
import { cacheWarnings } from './hosting/caching.ts';
import {
  type Hosting,
  type HostingPlan,
  mergeHosting,
  planHosting,
  withDefaults,
} from './hosting/hosting.ts';
import { Overlay } from './overlay.ts';
import { compressCopies } from './pages/compressed.ts';
import { readUnlisted } from './pages/noindex.ts';
import { cacheSeo, getPageAddresses, type PageSources, pageJobs } from './pages/page-jobs.ts';
import { findPageFiles, htmlFiles, readShell } from './pages/pages.ts';
import { reportPages } from './pages/report-pages.ts';
import { cachedSeoPath } from './portal/cached-seo.ts';
import { checkSeo, logLines } from './portal/check-seo.ts';
import { digestInputs, limitHeap, type PortalSeo } from './portal/fetch-seo.ts';
import type { FinishedPage, PageResult } from './rewrite/page-job.ts';
import { reportSnapshot } from './seo/head-of-page.ts';
import { correctLists, markOthers } from './service-workers/correct.ts';
import { findServiceWorkers } from './service-workers/find.ts';
import { robotsText } from './sitemap/robots.ts';
import { checkFirstPages, remarkOnPages, requireContent, requireStartPage } from './start-page.ts';
import { addTexts, reportTexts } from './texts.ts';

export interface MadePage {
  readonly file: string;
  readonly address: string;
}

export interface FinishedSite {
  readonly tree: SiteTree;
  readonly overlay: ReadonlyMap<string, Uint8Array>;
  readonly pages: ReadonlyMap<string, FinishedPage>;
  readonly made: readonly MadePage[];
  /** Paths of service workers and of their file lists. */
  readonly workers: readonly string[];
  readonly hosting: Hosting;
  readonly pinned: PinnedMetadata;
  readonly provenance: Pick<Provenance, 'texts' | 'seo'>;
  readonly origin?: BuiltOrigin;
  readonly pagesReadAt?: string | undefined;
}

export async function finish(
  plan: Plan,
  built: BuiltSite,
  fetched: Promise<PortalSeo> | undefined,
  deps: Deps,
): Promise<FinishedSite> {
  const pause = paced(deps.signal);
  const { content } = plan.config;
  const texts =
    content.mode === 'commit' ? await loadContentFile(plan.workspace, content.file) : undefined;
  await pause();
  const tree = readSiteTree(built.folder);
  // Check sizes before reading any page, because a page may not fit into memory.
  const files = new Map(tree.files.map((file) => [file.path, file]));
  const added = listAddedFiles(plan.config, files.size).filter((name) => !files.has(name));
  checkLimits(tree.files, plan.config.hosting, added);
  await limitHeap(files.size);
  const hosting = await planHosting(plan, built);
  const seo = checkPortalSeo(await fetched, plan, files, deps);
  const { rewritePages } = await import('./rewrite/rewrite.ts');
  if (seo) await reportSnapshot(seo, plan, deps);

  const sources = buildSources(plan, tree, hosting, seo, texts);
  const results = await rewritePages(pageJobs(sources), {
    scratch: deps.scratch,
    texts: texts?.texts ?? new Map(),
    hashes: Boolean(built.origin),
    hold: sources.hold,
    holdScript: { ...sources.loading, integrity: getIntegrity(makeHoldScript(sources)) },
    detectsFrameworks: sources.hasFrameworks,
    signal: deps.signal,
  });

  const overlay = new Overlay(files, results);
  await addSitemap(overlay, sources, results, deps);
  await pause();
  addTexts(overlay, sources, texts, results);
  await pause();
  overlay.put(cachedSeoPath, await cacheSeo(sources, deps));
  const finishedHosting = addHosting(overlay, sources, deps);
  const held = reportHold(results, sources, finishedHosting, deps.log);
  if (held.pages > 0) addHoldScript(overlay, results, sources);
  correctServiceWorkers(overlay, sources, deps);
  compressCopies(overlay, deps.scratch);
  if (seo) reportPages(seo, sources.found, results, deps.log, sources.shell?.file);
  if (texts) await reportTexts(texts, results, sources, deps);
  if (results.some(({ replaced }) => replaced)) {
    const { reportOutdated } = await import('./outdated/outdated.ts');
    await reportOutdated(results, overlay, sources, texts?.texts ?? new Map(), deps);
  }
  requireStartPage(overlay, sources);
  requireContent(overlay, sources, results, deps.log);
  checkFirstPages(overlay, sources, deps.log);
  await pause();
  return {
    tree,
    overlay: overlay.files,
    pages: overlay.pages,
    made: madePages(sources),
    workers: [...sources.serviceWorkers.lists, ...sources.serviceWorkers.others].map(
      ({ file }) => file,
    ),
    hosting: finishedHosting,
    pinned: held,
    provenance: digestInputs(texts?.texts, seo),
    origin: built.origin,
    pagesReadAt: seo?.readAt,
  };
}

function checkPortalSeo(raw: PortalSeo | undefined, plan: Plan, files: FilesByPath, { log }: Deps) {
  const { seo, site } = plan.config;
  if (!raw && seo.enabled)
    log.info('A dry run does not query the portal: pages stay without its SEO metadata.');
  if (!raw) return undefined;
  const getSize = (file: string) => files.get(file)?.size;
  return checkSeo(raw, { onError: seo.onError, origin: site.url, getSize }, log);
}

function buildSources(
  plan: Plan,
  tree: SiteTree,
  hosting: HostingPlan,
  seo: PortalSeo | undefined,
  texts: ContentFile | undefined,
): PageSources {
  const files = htmlFiles(tree);
  const isApp = plan.config.site.type === 'spa';
  const names = new Set(tree.files.map((file) => file.path));
  const has = (name: string) => names.has(name);
  const rules = readRules(withDefaults(hosting.configFile?.value ?? {}, plan.config, has));
  const fallbackFile = rules.fallback && findTarget(names, rules.fallback.rewrite);
  const shell = (isApp && findShell(tree.folder, files, fallbackFile)) || undefined;
  const found = findPageFiles(seo?.pages ?? [], files, shell, rules);
  for (const name of found.inApp.keys()) names.add(name);
  const hosted = new HostedSite(names, rules);
  const hasTexts = (texts?.texts.size ?? 0) > 0;
  const knowsPages = found.pages.size + found.inApp.size > 0;
  const scripts = detectScripts(tree.folder, files);
  const hasFrameworks = (knowsPages || hasTexts) && (isApp || scripts === 'framework');
  const hold = knowsPages ? plan.config.seo.hold : 'never';
  const serviceWorkers = findServiceWorkers(tree, files);
  // A service worker with custom code may serve a page from its cache, but not the scripts that
  // this deployment adds to the page. The page must not wait for them.
  const isAsync = serviceWorkers.others.length > 0;
  const loading = { isAsync, needsIntegrity: needsIntegrity(rules) };
  const detected = { hasTexts, hasFrameworks, hold, serviceWorkers, loading };
  return {
    plan,
    tree,
    files,
    found,
    seo,
    hosting,
    hosted,
    fallbackFile,
    shell,
    scripts,
    ...detected,
  };
}

function findShell(folder: string, files: readonly string[], file: string | undefined) {
  if (file && files.includes(file))
    return readShell(file, readFileSync(path.join(folder, file), 'utf8'));
  return undefined;
}

async function addSitemap(
  overlay: Overlay,
  sources: PageSources,
  results: readonly PageResult[],
  deps: Deps,
) {
  const { plan, seo, found } = sources;
  const { url: origin } = plan.config.site;
  const robots = overlay.readBuilt('robots.txt')?.toString();
  if (seo) {
    const [{ makeSitemap }, { readBuiltSitemaps }] = await Promise.all([
      import('./sitemap/sitemap.ts'),
      import('./sitemap/built-sitemaps.ts'),
    ]);
    const read = (name: string) => overlay.readBuilt(name);
    const { sitemaps: builtSitemaps, problems } = readBuiltSitemaps(read, robots, origin);
    const misdirected: string[] = [];
    const addresses = getPageAddresses(sources, results, misdirected);
    logLines(misdirected, deps.log, () => ({ concern: 'search' }));
    const { hosted, tree, files } = sources;
    const unlisted = await readUnlisted(tree.folder, files, paced(deps.signal));
    const isApp = sources.shell !== undefined;
    const view = { hosted, addresses, unlisted, isApp };
    const made = makeSitemap({ seo, found, origin, builtSitemaps, ...view });
    if (made.problem && plan.config.seo.onError === 'fail') throw sitemapInvalid(made.problem);
    const unread = problems.map(
      (problem) => `The sitemap from the site's build is deployed unchanged: ${problem}.`,
    );
    for (const line of [...unread, ...made.warnings]) deps.log.warn(line, { concern: 'search' });
    if (made.remark) deps.log.info(made.remark);
    for (const [name, text] of made.files) overlay.put(name, text);
  }
  const address = seo && overlay.has('sitemap.xml') ? `${origin}/sitemap.xml` : undefined;
  const isPreview = plan.environment === 'Preview';
  overlay.put('robots.txt', robotsText(robots, { address, origin }, isPreview));
}

/**
 * Creates the error for an unreadable sitemap. Without the error, the live site would lose its
 * sitemap and the line in robots.txt.
 */
function sitemapInvalid(problem: string): SiteDeployError {
  return new SiteDeployError('CONTENT_ANSWER_INVALID', "Can't read the portal's sitemap.", {
    facts: [problem],
    remedy: 'Correct the sitemap in the portal, or set seo.onError: warn to deploy without it.',
  });
}

function addHosting(overlay: Overlay, sources: PageSources, deps: Deps) {
  const { plan, hosting: planned, hosted, files } = sources;
  const hosting = mergeHosting(plan, planned, (name) => overlay.has(name));
  overlay.put(hostingFile, hosting.text);
  const warnings = [...hosting.warnings, ...cacheWarnings(hosted, files)];
  const remark = remarkOnPages(overlay, sources);
  if (remark) deps.log.info(remark);
  if (plan.config.content.mode === 'runtime') {
    const policies = hostingPolicies(hosting, hosted, files);
    const builtTexts = 'Visitors see the texts from the build.';
    const meaning = { script: builtTexts, requests: builtTexts };
    warnings.push(...policyWarnings(textScript, policies, plan.config.site.url, meaning));
  }
  for (const warning of warnings) deps.log.warn(warning, { concern: 'visitors' });
  return hosting;
}

function correctServiceWorkers(overlay: Overlay, sources: PageSources, { log }: Deps) {
  const { serviceWorkers, hosted } = sources;
  const added = getOwnFiles(overlay);
  const { corrected, warnings } = correctLists(serviceWorkers, overlay, hosted, added);
  if (corrected.length > 0)
    log.info(`Service worker: ${firstNames(corrected)} now lists the files as deployed.`);
  for (const warning of [...warnings, ...markOthers(serviceWorkers, overlay)])
    log.warn(warning, { concern: 'visitors' });
}

/** Returns the paths of site-deploy's scripts and JSON files that pages load. */
function getOwnFiles(overlay: Overlay): string[] {
  const values = [...overlay.files.keys()].filter((name) => name.startsWith(`${ownFiles.values}/`));
  return [textScript.path, holdScript.path, ...values].filter((name) => overlay.files.has(name));
}

function madePages(sources: PageSources): MadePage[] {
  return [...sources.found.inApp].map(([file, { path: pagePath }]) => ({
    file,
    address: sources.hosted.getAddress(file, plain(pagePath)) ?? `/${file}`,
  }));
}
