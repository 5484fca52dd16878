import path from 'node:path';
import { hostingFile } from '../../../hosting/hosted-site.ts';
import { SiteDeployError } from '../../../shared/errors/error.ts';
import type { Log } from '../../../shared/log.ts';
import { limitLines } from '../../../shared/units.ts';
import { findShellFile } from './hosting/hosting.ts';
import type { Overlay } from './pages/overlay.ts';
import type { PageSources } from './pages/page-jobs.ts';

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

/**
 * Such sites would go live blank: their server, which isn't deployed, makes the pages. Other routes
 * may name a backend that is linked to the app, which nobody can see from here.
 */
export function requireContent(overlay: Overlay, sources: PageSources, log: Log): void {
  const { hosted, hosting } = sources;
  const { file = hostingFile } = hosting.configFile ?? {};
  const { routes, fallback } = hosted.rules;
  const isFunction = (target = '') => /^\/api(\/|$)/.test(target);
  const describe = (name: string, target = '') =>
    `${name} in ${file} rewrites to ${target}, and functions are not deployed`;
  const start = hosted.ruleFor('/');
  for (const route of routes) {
    if (!isFunction(route.rewrite)) continue;
    const message = describe(`The route ${route.route}`, route.rewrite);
    if (route === start) throw unbuilt(message);
    log.warn(`${message}: it works only with a backend that is linked to the app.`);
  }
  if (isFunction(fallback?.rewrite))
    throw unbuilt(describe('navigationFallback', fallback?.rewrite));
  const isBuilt = !overlay.pages.has('index.html');
  if (isBuilt && overlay.readBuilt('index.html')?.toString().trim() === '') {
    const message = 'The start page index.html is empty: visitors would see a blank page.';
    throw new SiteDeployError('START_PAGE_MISSING', message, { remedy: buildPages });
  }
}

function unbuilt(message: string): SiteDeployError {
  return new SiteDeployError('HOSTING_CONFIG_INVALID', `${message}.`, { remedy: buildPages });
}

const buildPages =
  "Build static pages (such as nuxt generate, or the generator's static adapter), and remove the " +
  "rules for the server's functions.";
