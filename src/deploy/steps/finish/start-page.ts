import path from 'node:path';
import { HostedSite, hostingFile } from '../../../hosting/hosted-site.ts';
import { toAddress } from '../../../hosting/rules.ts';
import { findShellFile } from '../../../hosting/shells.ts';
import { remarkOnType } from '../../../hosting/site-type.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { Log } from '../../../shared/log.ts';
import { count, firstNames, limitLines } from '../../../shared/units.ts';
import { isNoPage } from './addresses/addresses.ts';
import { hasOwnFallback } from './hosting/hosting.ts';
import { buildPages, checkTargets } from './hosting/targets.ts';
import type { Overlay } from './overlay.ts';
import { missingAssets } from './pages/assets.ts';
import type { PageSources } from './pages/page-jobs.ts';
import { isBlankOfNext } from './rewrite/frameworks.ts';
import type { PageResult } from './rewrite/page-job.ts';

export function requireStartPage(overlay: Overlay, sources: PageSources): void {
  // Some generators write only a shell file, but the platform requires a start page.
  const shell = findShellFile((name) => overlay.has(name));
  if (shell && !overlay.has('index.html')) overlay.put('index.html', overlay.readBuilt(shell));
  if (overlay.has('index.html')) return;
  const nested = sources.files.filter((file) => /(^|\/)index\.html?$/i.test(file));
  const found = nested.map((file) => {
    const { dir, base } = path.posix.parse(file);
    return base === 'index.html' ? `found one in ${dir}` : `found ${file}: rename it to index.html`;
  });
  const message = `The site has no index.html in ${sources.tree.folder}.`;
  throw new SiteDeployError('START_PAGE_MISSING', message, { facts: limitLines(found, 5) });
}

/**
 * Refuses a site whose pages have no content, because a server would have to render them. The site
 * would go live blank.
 */
export function requireContent(
  overlay: Overlay,
  sources: PageSources,
  results: readonly PageResult[],
  log: Log,
): void {
  const { hosted, hosting } = sources;
  const deployed = new HostedSite(overlay, hosted.rules);
  for (const line of checkTargets(deployed, hosting.configFile?.file ?? hostingFile))
    log.warn(line, { concern: 'visitors' });
  warnOfBlankPages(overlay, results, log);
  const isBuilt = !overlay.pages.has('index.html');
  if (isBuilt) requireText(overlay.readBuilt('index.html'));
}

/**
 * Warns about pages without content. A successful Next.js build writes them for redirect() and
 * notFound().
 */
function warnOfBlankPages(overlay: Overlay, results: readonly PageResult[], log: Log): void {
  const isStartBlank = isBlankOfNext(overlay.readBuilt('index.html') ?? Buffer.of());
  const written = results.filter(({ isBlank, path: file }) => isBlank && !isNoPage(file));
  const blank = new Set(written.map((result) => result.path));
  if (isStartBlank) blank.add('index.html');
  if (blank.size === 0) return;
  log.warn(
    `Next.js wrote ${count(blank.size, 'page')} without content, for redirect() or notFound(): ` +
      `${firstNames([...blank])}. Crawlers, and visitors without scripts, get a blank page with ` +
      'status 200. Let routes of the hosting configuration redirect or return 404 instead.',
    { concern: 'visitors' },
  );
}

export function requireText(startPage: Buffer | undefined): void {
  if (startPage?.toString().trim() !== '') return;
  const message = 'The start page index.html is empty: visitors would see a blank page.';
  throw new SiteDeployError('START_PAGE_MISSING', message, { remedy: buildPages });
}

/** Checks what the start page loads, and which page visitors without a login get first. */
export function checkFirstPages(overlay: Overlay, { plan, hosted }: PageSources, log: Log): void {
  const hasLogin = hosted.ruleFor('/')?.roles !== undefined;
  const { paths, last } = hosted.follow('/');
  const pages = new Map(hasLogin ? [['index.html', true]] : []);
  if (last?.file !== undefined) pages.set(last.file, false);
  for (const [page, isAfterLogin] of pages) {
    const isServed = (path: string) => {
      const { by, status, rule } = hosted.answer(toAddress(path));
      if (rule?.roles) return isAfterLogin;
      return overlay.has(path.slice(1)) || by === 'service' || (status < 400 && by !== 'fallback');
    };
    const html = overlay.readBuilt(page)?.toString() ?? '';
    const address = plan.config.site.url + (isAfterLogin ? '/' : paths.at(-1));
    const missing = missingAssets(html, address, isServed);
    if (missing.length === 0) continue;
    const list = `${count(missing.length, 'file')} that visitors don't get: ${firstNames(missing)}`;
    const name = page === 'index.html' ? 'start page' : `page that visitors get first (${page})`;
    const advice = 'Check the base path of the build, and routes that require a login.';
    log.warn(`The ${name} loads ${list}. ${advice}`, { concern: 'visitors' });
  }
}

export function remarkOnPages(overlay: Overlay, sources: PageSources): string | undefined {
  const { plan, files, hosting, scripts } = sources;
  if (hasOwnFallback(plan.config.hosting, hosting.configFile)) return undefined;
  const getHtml = (file: string) => overlay.readBuilt(file)?.toString();
  return remarkOnType(plan.config.site.type, { files, hasScripts: scripts !== undefined, getHtml });
}
