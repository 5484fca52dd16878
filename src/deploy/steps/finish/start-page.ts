import path from 'node:path';
import { HostedSite, hostingFile } from '../../../hosting/hosted-site.ts';
import { findShellFile } from '../../../hosting/shells.ts';
import { doubtfulType } from '../../../hosting/site-type.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { Log } from '../../../shared/log.ts';
import { count, firstNames, limitLines } from '../../../shared/units.ts';
import { isNoPage } from './addresses/addresses.ts';
import { buildPages, checkTargets } from './hosting/targets.ts';
import type { Overlay } from './pages/overlay.ts';
import type { PageSources } from './pages/page-jobs.ts';
import { isBlankOfNext } from './rewrite/frameworks.ts';
import type { PageResult } from './rewrite/page-job.ts';

export function requireStartPage(overlay: Overlay, sources: PageSources): void {
  // Some generators write only the application's shell, and the platform needs a start page.
  const shell = findShellFile((name) => overlay.has(name));
  if (shell && !overlay.has('index.html')) overlay.put('index.html', overlay.readBuilt(shell));
  if (overlay.has('index.html')) return;
  const nested = sources.files.filter((file) => /(^|\/)index\.html$/.test(file));
  const found = nested.map((file) => `found one in ${path.posix.dirname(file)}`);
  const message = `The site has no index.html in ${sources.tree.folder}.`;
  throw new SiteDeployError('START_PAGE_MISSING', message, { facts: limitLines(found, 5) });
}

/** A site whose server makes the pages would go live blank. */
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

/** Next.js writes a page without content for redirect() and notFound(), and its build is green. */
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

/** In bytes. */
const maxHead = 1 << 16;
const maxPages = 20;

/** A pre-rendered site taken for an application never shows its 404.html, and vice versa. */
export function remarkOnErrorPage(overlay: Overlay, sources: PageSources): string | undefined {
  const { plan, files, hosting, hosted, fallbackFile } = sources;
  const { site, hosting: settings } = plan.config;
  const isOurs = settings.fallback === 'auto' && !hosting.configFile?.value.navigationFallback;
  if (!isOurs || !overlay.has('404.html')) return undefined;
  if (site.type !== 'spa') return doubtfulType(site.type, files, sources.scripts !== undefined);
  if (!hosted.rules.fallback) return undefined;
  const pages = files.filter((file) => file !== fallbackFile && !isNoPage(file)).slice(0, maxPages);
  const titles = pages.flatMap((file) => {
    const head = overlay.readBuilt(file)?.subarray(0, maxHead).toString() ?? '';
    return /<title[^>]*>([^<]*)/i.exec(head)?.[1] ?? [];
  });
  if (new Set(titles).size < 2) return undefined;
  return (
    `Unknown addresses show ${fallbackFile} with status 200, although the site has a 404.html, ` +
    'and several pages have titles of their own. If the site is pre-rendered, set site.type: ' +
    'static: unknown addresses then show the 404.html.'
  );
}
