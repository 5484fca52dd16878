import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HostedSite } from '../../../../hosting/hosted-site.ts';
import { getNaturalPath } from '../../../../hosting/lookup.ts';
import type { Log } from '../../../../shared/log.ts';
import { count } from '../../../../shared/units.ts';
import { listAddedFiles, ownFiles } from '../../../artifact/own-files.ts';
import { browserPath } from '../addresses/addresses.ts';
import { buildHoldScript, getIntegrity, holdScript } from '../browser/browser.ts';
import { hostingPolicies, policyProblem, policyWarnings } from '../browser/content-policy.ts';
import type { Hosting } from '../hosting/hosting.ts';
import type { Overlay } from '../overlay.ts';
import type { PageSources } from '../pages/page-jobs.ts';
import { detectFramework, hasModules } from '../rewrite/frameworks.ts';
import type { PageResult } from '../rewrite/page-job.ts';

export interface PinnedMetadata {
  readonly frameworks: readonly string[];
  readonly pages: number;
}

const sampled = 200;

/**
 * Detects which kinds of scripts pages have. If there are more than 200 pages, reads a sample: one
 * per folder if possible, and others at regular intervals.
 * @returns `unread` if the sample has neither kind
 */
export function detectScripts(folder: string, files: readonly string[]) {
  const filesByFolder = new Map(files.map((file) => [path.posix.dirname(file), file]));
  const start = files.includes('index.html') ? ['index.html'] : [];
  const oneEach = spread([...filesByFolder.values()], sampled);
  const others = spread(files, sampled - Math.min(sampled, oneEach.length));
  const sample = files.length <= sampled ? files : new Set([...start, ...oneEach, ...others]);
  let isModular = false;
  for (const file of sample) {
    const page = readFileSync(`${folder}/${file}`);
    if (detectFramework(page)) return 'framework';
    isModular ||= hasModules(page);
  }
  if (isModular) return 'modules';
  if (files.length > sampled) return 'unread';
  return undefined;
}

function spread(files: readonly string[], max: number): readonly string[] {
  const step = Math.max(1, files.length / max);
  return files.filter((_, index) => index % step < 1);
}

export function reportHold(
  results: readonly PageResult[],
  sources: PageSources,
  hosting: Hosting,
  log: Log,
): PinnedMetadata {
  const { plan, found, scripts, hold, hasFrameworks } = sources;
  if (found.pages.size + found.inApp.size === 0) return { frameworks: [], pages: 0 };
  const rewritten = Map.groupBy(results, (result) => result.framework);
  rewritten.delete(undefined);
  const byNumber = [...rewritten].sort(([, a], [, b]) => b.length - a.length);
  const frameworks = byNumber.map(([name = '']) => name);
  const pages = results.filter((result) => result.isPinned).length;
  let rewrites = '';
  if (frameworks.length > 0) {
    const names = frameworks.join(' and ');
    const verb = frameworks.length > 1 ? 'rewrite' : 'rewrites';
    const number = byNumber.reduce((sum, [, list]) => sum + list.length, 0);
    rewrites =
      `${names.charAt(0).toUpperCase()}${names.slice(1)} ${verb} the head of ` +
      `${count(number, 'page')}`;
  }
  if (pages > 0) {
    const why = rewrites || 'seo.hold is always';
    const held = `/${holdScript.path} keeps the portal's values on`;
    log.info(`${why}: ${held} ${count(pages, 'page')}.`);
  } else if (rewrites)
    log.warn(
      `${rewrites} with the metadata from the build, and seo.hold is never: visitors, and ` +
        "crawlers that run scripts, see that instead of the portal's values.",
      { concern: 'search' },
    );
  if (hold === 'auto' && !hasFrameworks) {
    if (scripts === 'modules') log.info(unknownScripts);
    if (scripts === 'unread') log.info(unreadScripts);
  }
  const pinned = results.filter((result) => result.isPinned);
  const { url } = plan.config.site;
  const warnings = [
    ...policyWarnings(holdScript, findPolicies(pinned, sources, hosting), url, meaning),
    ...pagePolicyWarnings(pinned, getIntegrity(makeHoldScript(sources)), url),
  ];
  for (const warning of warnings) log.warn(warning, { concern: 'search' });
  return { frameworks, pages };
}

const unknownScripts =
  'Pages load a module script, and no framework was recognised: if the site changes its metadata ' +
  'in the browser, set seo.hold: always.';

const unreadScripts =
  `No framework was recognised in a sample of ${sampled} pages: if one of the others changes its ` +
  'metadata in the browser, set seo.hold: always.';

function findPolicies(pinned: readonly PageResult[], sources: PageSources, hosting: Hosting) {
  if (pinned.length === 0) return [];
  const paths = pinned.map((result) => result.path);
  return hostingPolicies(hosting, sources.hosted, paths);
}

function pagePolicyWarnings(pinned: readonly PageResult[], integrity: string, origin: string) {
  const problems = pinned.flatMap(
    ({ policies }) => (policies && policyProblem(policies.join(','), origin, integrity)) || [],
  );
  const byReason = Map.groupBy(problems, ({ reason }) => reason);
  return [...byReason].flatMap(([reason, { 0: problem, length }]) => {
    if (!problem) return [];
    const name = `The content security policy in a meta tag of ${count(length, 'page')}`;
    return [`${name} blocks /${holdScript.path}: ${reason}. ${meaning[problem.stops]}`];
  });
}

const meaning = {
  script: 'Visitors see the metadata that the framework writes.',
  requests:
    "The portal's values are held on the page that a visitor opens, but not on pages they " +
    'navigate to from there.',
};

export function addHoldScript(
  overlay: Overlay,
  results: readonly PageResult[],
  sources: PageSources,
): void {
  const { path, text } = makeHoldScript(sources);
  overlay.put(path, text);
  const groups = groupRoutes(results, sources.hosted, countGroups(sources));
  for (const [index, values] of groups.entries())
    overlay.put(`${ownFiles.values}/${index}.json`, values);
}

export function makeHoldScript(sources: Pick<PageSources, 'found' | 'plan' | 'tree'>) {
  return buildHoldScript(countGroups(sources));
}

/**
 * Returns the number of JSON files: a power of two, so that a new page rarely changes the number or
 * the other files. Smaller if the site has almost as many files as allowed.
 */
function countGroups({ found, plan, tree }: Parameters<typeof makeHoldScript>[0]): number {
  const { pages, inApp } = found;
  const added = listAddedFiles(plan.config, tree.files.length).length + 1;
  const room = plan.config.hosting.maxFiles - tree.files.length - inApp.size - added;
  const wanted = Math.ceil(Math.log2(Math.max(1, pages.size + inApp.size)) / 2);
  return 2 ** Math.min(wanted, Math.floor(Math.log2(Math.max(1, room))));
}

function groupRoutes(results: readonly PageResult[], hosted: HostedSite, count: number) {
  // Leave out protected pages, because all visitors can read the JSON files.
  const shared = `/${ownFiles.values}/0.json`;
  const routes = results.filter(({ held, path }) => held && hosted.isAsOpenAs(shared, path));
  const groups = Array.from({ length: count }, (): string[] => []);
  for (const { path, held } of routes) {
    const key = routeKey(path);
    groups[hashRoute(key) % count]?.push(`${JSON.stringify(key)}:${held}`);
  }
  return groups.map((group) => `[${count},{${group.sort().join(',')}}]\n`);
}

function routeKey(file: string): string {
  return decodeURI(browserPath(getNaturalPath(file)));
}

/** Computes the same hash as `browser/hold-head.ts`. */
function hashRoute(key: string): number {
  let sum = 0;
  for (const letter of key) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum;
}
