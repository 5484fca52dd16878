import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ContentFile, loadContentFile } from '../../../config/content-file.ts';
import type { Provenance } from '../../../contracts/portal/deployment.ts';
import type { Deps } from '../../../shared/deps.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import { limitLines } from '../../../shared/units.ts';
import {
  type FilesByPath,
  getFilesByPath,
  readSiteTree,
  type SiteTree,
} from '../../artifact/site-tree.ts';
import type { BuiltOrigin, BuiltSite } from '../build/build.ts';
import type { Plan } from '../plan/types.ts';
import { textScript } from './browser/browser.ts';
import { hostingPolicies, policyWarnings } from './browser/content-policy.ts';
import { digestInputs } from './digest-inputs.ts';
import { detectScripts, type PinnedMetadata, reportHold } from './hold/hold.ts';
import { addHoldScript } from './hold/route-values.ts';
import {
  type Hosting,
  type HostingPlan,
  hostingFile,
  mergeHosting,
  planHosting,
} from './hosting/hosting.ts';
import { getRoutes } from './hosting/routes.ts';
import { limitHeap } from './limit-heap.ts';
import { Overlay } from './overlay.ts';
import { pathWithoutRedirect } from './pages/addresses.ts';
import { readShell } from './pages/app-pages.ts';
import { getPageAddresses } from './pages/page-addresses.ts';
import { type PageSources, pageJobs } from './pages/page-jobs.ts';
import { findPageFiles, htmlFiles } from './pages/pages.ts';
import { reportPages } from './pages/report-pages.ts';
import { cacheContent } from './portal/cache-content.ts';
import { cachedContentPath } from './portal/cached-content.ts';
import { checkContent } from './portal/check-content.ts';
import type { PortalContent } from './portal/fetch-content.ts';
import type { FinishedPage, PageResult } from './rewrite/page-job.ts';
import { reportSnapshot } from './seo/compare-snapshot.ts';
import { robotsText } from './sitemap/robots.ts';
import { reportTexts, warnOfPublishedTexts } from './texts.ts';

const textPath = '.well-known/site-text.json';

export interface MadePage {
  /** With forward slashes, relative to the site's root. */
  readonly file: string;
  /** Served without a redirect. Not encoded. */
  readonly address: string;
}

/** The built folder stays untouched, with an overlay. */
export interface FinishedSite {
  readonly tree: SiteTree;
  /** By path in the site. */
  readonly overlay: ReadonlyMap<string, Uint8Array>;
  /** By path in the site, in files of the run: too many for memory. */
  readonly pages: ReadonlyMap<string, FinishedPage>;
  readonly made: readonly MadePage[];
  readonly hosting: Hosting;
  readonly pinned: PinnedMetadata;
  /** Digests of what was applied to the built files. */
  readonly provenance: Pick<Provenance, 'content' | 'pages'>;
  readonly origin?: BuiltOrigin;
}

/**
 * `fetched`: unless queried. @throws SiteDeployError `HOSTING_*`, `CONTENT_*`, `SEO_INVALID`,
 * `START_*`
 */
export async function finish(
  plan: Plan,
  built: BuiltSite,
  fetched: Promise<PortalContent> | undefined,
  deps: Deps,
): Promise<FinishedSite> {
  const texts = await readTexts(plan);
  const tree = readSiteTree(built.folder);
  const files = getFilesByPath(tree);
  await limitHeap(files.size);
  const hosting = await planHosting(plan, built, (name) => files.has(name));
  const content = checkPortalContent(await fetched, plan, files, deps);
  // Lazily: a run that ends earlier doesn't need the parsers.
  const { rewritePages } = await import('./rewrite/rewrite.ts');
  if (content) await reportSnapshot(content, plan, deps);

  const sources = buildSources(plan, tree, hosting, content, texts);
  const results = await rewritePages(pageJobs(sources), {
    scratch: deps.scratch,
    texts: texts?.texts ?? new Map(),
    hashes: Boolean(built.origin),
    hold: sources.hold,
    detectsFrameworks: sources.hasFrameworks,
    signal: deps.signal,
  });

  const overlay = new Overlay(files, results);
  await addSitemap(overlay, sources, results, deps);
  addTexts(overlay, plan, texts);
  overlay.put(cachedContentPath, await cacheContent(sources, deps));
  const finishedHosting = addHosting(overlay, sources, deps);
  const held = reportHold(results, sources, finishedHosting, deps.log);
  if (held.pages > 0) addHoldScript(overlay, results, getRoutes(hosting.configFile?.value));
  if (content) reportPages(content, sources.found, results, deps.log);
  if (texts) {
    reportTexts(texts, results, sources, deps.log);
    warnOfPublishedTexts(texts, sources, deps.log);
  }
  requireStartPage(overlay, sources);
  return {
    tree,
    overlay: overlay.files,
    pages: overlay.pages,
    made: madePages(sources),
    hosting: finishedHosting,
    pinned: held,
    provenance: digestInputs(texts?.texts, content),
    origin: built.origin,
  };
}

async function readTexts({
  workspace,
  config: { content },
}: Plan): Promise<ContentFile | undefined> {
  if (content.mode === 'commit') return loadContentFile(workspace, content.file);
  return undefined;
}

function checkPortalContent(
  raw: PortalContent | undefined,
  plan: Plan,
  files: FilesByPath,
  deps: Deps,
): PortalContent | undefined {
  if (!raw && plan.config.seo.enabled)
    deps.log.info('A dry run does not query the portal: pages stay without its SEO metadata.');
  if (!raw) return undefined;
  const getSize = (file: string) => files.get(file)?.size;
  return checkContent(
    raw,
    { onError: plan.config.seo.onError, origin: plan.config.site.url, getSize },
    deps.log,
  );
}

function buildSources(
  plan: Plan,
  tree: SiteTree,
  hosting: HostingPlan,
  content: PortalContent | undefined,
  texts: ContentFile | undefined,
): PageSources {
  const files = htmlFiles(tree);
  const isApp = plan.config.site.type === 'spa';
  const shell = (isApp && findShell(tree.folder, files, hosting)) || undefined;
  const found = findPageFiles(content?.pages ?? [], files, shell, hosting.trailingSlash);
  const hasTexts = (texts?.texts.size ?? 0) > 0;
  const knowsPages = found.pages.size + found.inApp.size > 0;
  const scripts = detectScripts(tree.folder, files);
  const hasFrameworks = (knowsPages || hasTexts) && (isApp || scripts === 'framework');
  const hasModules = knowsPages && scripts === 'modules';
  const hold = knowsPages ? plan.config.seo.hold : 'never';
  const detected = { hasTexts, hasFrameworks, hasModules, hold };
  return { plan, tree, files, found, content, hosting, shell, ...detected };
}

function findShell(folder: string, files: readonly string[], plan: HostingPlan) {
  const file = files.find((name) => `/${name}` === plan.fallback?.rewrite);
  if (file) return readShell(file, readFileSync(path.join(folder, file), 'utf8'));
  return undefined;
}

async function addSitemap(
  overlay: Overlay,
  sources: PageSources,
  results: readonly PageResult[],
  deps: Deps,
) {
  const { plan, content, found } = sources;
  const { url: origin } = plan.config.site;
  const robots = overlay.readBuilt('robots.txt')?.toString();
  if (content) {
    const [{ makeSitemap }, { readBuiltSitemaps }] = await Promise.all([
      import('./sitemap/sitemap.ts'),
      import('./sitemap/built-sitemaps.ts'),
    ]);
    const { sitemaps: own, problems } = readBuiltSitemaps(
      (name) => overlay.readBuilt(name),
      robots,
      origin,
    );
    const addresses = getPageAddresses(sources, results);
    const { files, warnings, remark, problem } = makeSitemap({
      content,
      found,
      origin,
      builtSitemaps: own,
      addresses,
    });
    if (problem && plan.config.seo.onError === 'fail') throw sitemapInvalid(problem);
    const about = { concern: 'search' } as const;
    for (const problem of problems)
      deps.log.warn(`The sitemap from the site's build is deployed unchanged: ${problem}.`, about);
    for (const warning of warnings) deps.log.warn(warning, about);
    if (remark) deps.log.info(remark);
    for (const [name, text] of files) overlay.put(name, text);
  }
  const address = content && overlay.has('sitemap.xml') ? `${origin}/sitemap.xml` : undefined;
  overlay.put(
    'robots.txt',
    robotsText(robots, { address, origin }, plan.environment === 'Preview'),
  );
}

/** An error: the live site would lose its sitemap and its line in robots.txt. */
function sitemapInvalid(problem: string): SiteDeployError {
  return new SiteDeployError('CONTENT_ANSWER_INVALID', "Can't read the portal's sitemap.", {
    facts: [problem],
    remedy: 'Correct the sitemap in the portal, or set seo.onError: warn to deploy without it.',
  });
}

function addTexts(overlay: Overlay, plan: Plan, texts: ContentFile | undefined): void {
  if (texts) overlay.put(textPath, `${JSON.stringify(Object.fromEntries(texts.texts))}\n`);
  if (plan.config.content.mode === 'runtime') overlay.put(textScript.path, textScript.text);
}

/** Called last, since it depends on the site's files. */
function addHosting(overlay: Overlay, { plan, hosting: planned, files }: PageSources, deps: Deps) {
  const hosting = mergeHosting(plan, planned, (name) => overlay.has(name));
  overlay.put(hostingFile, hosting.text);
  for (const warning of hosting.warnings) deps.log.warn(warning, { concern: 'visitors' });
  if (hosting.remark) deps.log.info(hosting.remark);
  const builtTexts = 'Visitors see the texts from the build.';
  const meaning = { script: builtTexts, requests: builtTexts };
  if (plan.config.content.mode === 'runtime') {
    const policies = hostingPolicies(hosting, getRoutes(planned.configFile?.value), files);
    for (const warning of policyWarnings(textScript, policies, plan.config.site.url, meaning))
      deps.log.warn(warning, { concern: 'visitors' });
  }
  return hosting;
}

/** The platform rejects a site without one after the upload. */
function requireStartPage(overlay: Overlay, sources: PageSources): void {
  if (overlay.has('index.html')) return;
  const nestedIndexes = sources.files.filter((file) => /(^|\/)index\.html$/.test(file));
  throw new SiteDeployError(
    'START_PAGE_MISSING',
    `The site has no index.html in ${sources.tree.folder}.`,
    {
      facts: limitLines(
        nestedIndexes.map((file) => `found one in ${path.posix.dirname(file)}`),
        5,
      ),
    },
  );
}

function madePages(sources: PageSources): MadePage[] {
  return [...sources.found.inApp].map(([file, { path: pagePath }]) => ({
    file,
    address: pathWithoutRedirect(file, pagePath, sources.hosting.trailingSlash),
  }));
}
