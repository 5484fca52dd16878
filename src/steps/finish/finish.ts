import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type ContentFile, loadContentFile } from '../../config/content-file.ts';
import type { Deps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { readIfThereSync } from '../../shared/files.ts';
import type { Marker } from '../../shared/live-site/marker.ts';
import { isInside } from '../../shared/paths.ts';
import { readSiteTree, type SiteTree } from '../../shared/site-tree.ts';
import { count } from '../../shared/units.ts';
import type { BuiltOrigin, BuiltSite } from '../build/build.ts';
import type { Plan } from '../plan/types.ts';
import { type Hosting, hostingFile, mergeHosting } from './hosting/hosting.ts';
import { findPageFiles, htmlFiles, type PageFiles } from './page-files.ts';
import { pageJobs } from './page-jobs.ts';
import { checkContent, sayAll } from './portal/check-content.ts';
import type { PortalContent } from './portal/fetch-content.ts';
import { reportPages } from './report-pages.ts';
import type { FinishedPage, PageResult } from './rewrite/page-job.ts';
import { robotsText } from './robots.ts';
import { policyProblem, runtimeScript, runtimeScriptPath } from './runtime-script.ts';
import { reportTexts } from './texts.ts';

/** Where a site finds its text overrides in the browser. */
const textPath = '.well-known/site-text.json';

/** The site as it is to be deployed: the built folder, which is not touched, and what lies over it. */
export interface FinishedSite {
  readonly tree: SiteTree;
  /** Files that are added, or that replace those of the folder, by their path in the site. */
  readonly overlay: ReadonlyMap<string, Uint8Array>;
  /** Pages that are added, or that replace those of the folder, by their path in the site. They lie in files of the run: too many for memory. */
  readonly pages: ReadonlyMap<string, FinishedPage>;
  readonly hosting: Hosting;
  /** The marker but for the digest, which is known when every file has been read. */
  readonly marker: Omit<Marker, 'digest'>;
  /** Where the built folder comes from, where another job has made it. */
  readonly origin?: BuiltOrigin | undefined;
}

/**
 * Turns what the site's build has made into what is deployed: text overrides and SEO metadata in the pages, sitemap and robots.txt, the hosting configuration, and
 * the marker by which the live site is recognised. The built folder is only read.
 * @param fetched what the portal holds of the pages; absent where it is not asked
 * @throws SiteDeployError `HOSTING_CONFIG_INVALID`, `CONTENT_*`, `SEO_INVALID`
 */
export async function finish(
  plan: Plan,
  built: BuiltSite,
  fetched: Promise<PortalContent> | undefined,
  deps: Deps,
): Promise<FinishedSite> {
  const { config } = plan;
  const isPreview = plan.environment === 'Preview';
  const tree = readSiteTree(built.folder);
  const files = htmlFiles(tree);
  const texts =
    config.content.mode === 'commit' ? await loadContentFile(plan.workspace, config.content.file) : undefined;
  // The parsers are loaded here, while the portal answers: a run that ends earlier starts without them.
  const [raw, { rewritePages }] = await Promise.all([fetched, import('./rewrite/rewrite.ts')]);
  if (raw === undefined && config.seo.enabled)
    deps.log.info('A dry run asks nobody: pages stay without the SEO metadata of the portal.');
  const rules = {
    onError: config.seo.onError,
    origin: config.site.url,
    sizeOf: (file: string) => sizeOf(built.folder, file),
  };
  const content = raw && checkContent(raw, rules, deps.log);
  const found = findPageFiles(content?.pages ?? [], files, config.site.type === 'spa');
  const results = await rewritePages(pageJobs(plan, built, files, found, content, texts), {
    scratch: deps.scratch,
    texts: texts?.texts ?? new Map(),
    hashes: built.origin !== undefined,
    signal: deps.signal,
  });
  const pages = new Map(results.flatMap(({ path: file, page }) => (page === undefined ? [] : [[file, page] as const])));
  if (content !== undefined) reportPages(content, found, results, deps.log);
  if (texts !== undefined) sayTexts(texts, results, { plan, built, tree, files, found }, deps);

  const overlay = new Map<string, Uint8Array>();
  const put = (name: string, text: string | undefined) => text !== undefined && overlay.set(name, Buffer.from(text));
  const has = (name: string) => overlay.has(name) || pages.has(name) || existsSync(path.join(built.folder, name));
  const hadSitemap = has('sitemap.xml');
  if (content !== undefined) {
    const { makeSitemap } = await import('./sitemap/sitemap.ts');
    const sitemap = makeSitemap(content, found, config.site.url, hadSitemap);
    if (sitemap.problem !== undefined && config.seo.onError === 'fail') throw sitemapInvalid(sitemap.problem);
    for (const warning of sitemap.warnings) deps.log.warn(warning);
    for (const [name, text] of sitemap.files) put(name, text);
  }
  const address = content !== undefined && has('sitemap.xml') ? `${config.site.url}/sitemap.xml` : undefined;
  put('robots.txt', robotsText(readIfThereSync(path.join(built.folder, 'robots.txt')), address, isPreview));
  if (texts !== undefined) put(textPath, `${JSON.stringify(Object.fromEntries(texts.texts))}\n`);
  if (config.content.mode === 'runtime') put(runtimeScriptPath, runtimeScript);
  const hosting = await mergeHosting(plan, built, has);
  put(hostingFile, hosting.text);
  for (const warning of [...hosting.warnings, ...policyWarnings(plan, hosting)]) deps.log.warn(warning);
  const marker = {
    slug: config.site.slug,
    environment: plan.environment,
    version: plan.version,
    commit: plan.event.sha,
  };
  return { tree, overlay, pages, hosting, marker, origin: built.origin };
}

/** Without it the live site would lose its sitemap, and the line in robots.txt that leads there. */
function sitemapInvalid(problem: string): SiteDeployError {
  return new SiteDeployError('CONTENT_ANSWER_INVALID', "The portal's sitemap cannot be read.", {
    facts: [problem],
    remedy: 'Correct the sitemap in the portal, or set seo.onError: warn to deploy without it.',
  });
}

interface TextScene {
  readonly plan: Plan;
  readonly built: BuiltSite;
  readonly tree: SiteTree;
  readonly files: readonly string[];
  readonly found: PageFiles;
}

function sayTexts(content: ContentFile, results: readonly PageResult[], scene: TextScene, { log }: Deps): void {
  const { plan, built, tree, files, found } = scene;
  const { shown, warnings } = reportTexts(content, results, {
    folder: built.folder,
    files,
    slugs: new Map([...found.pages].map(([file, page]) => [file, page.slug])),
    hasApp: plan.config.site.type === 'spa',
    scripts: () => scriptsOf(tree),
  });
  if (content.texts.size > 0) log.info(`Texts: ${shown} of ${count(content.texts.size, 'override')} put into pages.`);
  const places = new Map(warnings.map((warning) => [warning.message, warning]));
  sayAll(
    [...places.keys()],
    (line) => log.warn(`${plan.config.content.file}: ${line}`, places.get(line)),
    (line) => log.info(line),
  );
}

/** The text of all scripts of a single-page application, which shows texts itself. */
function scriptsOf({ files }: SiteTree): string {
  const scripts = files.filter((found) => /\.m?js$/i.test(found.path));
  return scripts.map(({ file }) => readFileSync(file, 'utf8')).join('\n');
}

function policyWarnings({ config }: Plan, { globalHeaders }: Hosting): string[] {
  if (config.content.mode !== 'runtime') return [];
  const header = Object.entries(globalHeaders).find(([name]) => name.toLowerCase() === 'content-security-policy');
  const problem = header && policyProblem(header[1], config.site.url);
  return problem === undefined
    ? []
    : [
        `The site's content security policy keeps /${runtimeScriptPath} from working: ${problem}. Visitors see the texts that were built.`,
      ];
}

function sizeOf(folder: string, name: string): number | undefined {
  const file = path.resolve(folder, name);
  const found = isInside(folder, file) ? statSync(file, { throwIfNoEntry: false }) : undefined;
  return found?.isFile() ? found.size : undefined;
}
