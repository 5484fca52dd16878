import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Log } from '../../../../shared/log.ts';
import { count } from '../../../../shared/units.ts';
import { holdScript } from '../browser/browser.ts';
import { policyWarning } from '../browser/content-policy.ts';
import type { Hosting } from '../hosting/hosting.ts';
import type { PageSources } from '../pages/page-jobs.ts';
import type { PageResult } from '../rewrite/page-job.ts';
import { detectFramework } from './frameworks.ts';

/** How the heads that a framework takes over were handled. */
export interface PinnedMetadata {
  /** Names, most frequent first. */
  readonly frameworks: readonly string[];
  /** Number of pages with the script. */
  readonly pages: number;
}

/** Number of pages checked before the rest are assumed not to matter. */
const sampled = 200;

/**
 * Whether a framework takes over any page of the site; checks one page per folder. If so, every
 * page may need the script, since visitors move between pages without reloading it.
 */
export function hasFramework(folder: string, files: readonly string[]): boolean {
  const filesByFolder = new Map(files.map((file) => [path.posix.dirname(file), file]));
  const step = Math.max(1, Math.ceil(filesByFolder.size / sampled));
  const sample = [...filesByFolder.values()].filter((_, index) => index % step === 0);
  const start = files.includes('index.html') ? ['index.html'] : [];
  return [...start, ...sample].some(
    (file) => detectFramework(readFileSync(path.join(folder, file))) !== undefined,
  );
}

/**
 * Counts the detected frameworks, and reports what they mean for the portal's values in the
 * rendered pages.
 */
export function reportHold(
  results: readonly PageResult[],
  pageSources: PageSources,
  hosting: Hosting,
  log: Log,
): PinnedMetadata {
  if (pageSources.found.pages.size + pageSources.found.inApp.size === 0)
    return { frameworks: [], pages: 0 };
  const names = new Map<string, number>();
  for (const { framework } of results)
    if (framework) names.set(framework, (names.get(framework) ?? 0) + 1);
  const frameworks = [...names].sort(([, a], [, b]) => b - a).map(([name]) => name);
  const pages = results.filter((result) => result.isPinned).length;
  const recognised = [...names.values()].reduce((sum, number) => sum + number, 0);
  const frameworkNames =
    frameworks.length === 0
      ? ''
      : `${capital(frameworks.join(' and '))} rewrites the heads of ${count(recognised, 'page')}`;
  if (pages > 0) {
    const why = frameworkNames === '' ? 'seo.hold is always' : frameworkNames;
    log.info(
      `${why}: /${holdScript.path} keeps the portal's values in the heads of ${count(pages, 'page')}.`,
    );
  } else if (frameworkNames !== '') {
    log.warn(
      `${frameworkNames} with the metadata from the build, and seo.hold is never: visitors, and crawlers that run scripts, see that ` +
        "instead of the portal's values.",
      { concern: 'search' },
    );
  }
  const warning = policyWarning(holdScript, hosting, pageSources.plan.config.site.url, meaning);
  if (pages > 0 && warning !== undefined) log.warn(warning, { concern: 'search' });
  return { frameworks, pages };
}

const meaning = {
  script: 'Visitors see the metadata that the framework writes.',
  requests:
    "The portal's values are held on the page that a visitor opens, but not on pages they navigate to from there.",
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
