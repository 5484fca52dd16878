import type { Log } from '../../../../shared/log.ts';
import { count, firstNames } from '../../../../shared/units.ts';
import { logLines } from '../portal/check-content.ts';
import type { PortalContent } from '../portal/fetch-content.ts';
import type { PageResult } from '../rewrite/page-job.ts';
import type { PageFiles } from './pages.ts';

/** Reports pages that couldn't be matched or changed: none is dropped silently. */
export function reportPages(
  content: PortalContent,
  found: PageFiles,
  results: readonly PageResult[],
  log: Log,
): void {
  const info = (line: string) => log.info(line);
  const made = new Set(results.filter(({ page }) => page !== undefined).map(({ path }) => path));
  const slugs = new Set(content.pages.map(({ slug }) => slug));
  const astray = [...content.seo.keys()].filter((slug) => !slugs.has(slug));
  logLines(
    astray.map(
      (slug) => `The portal has metadata of "${slug}", but no page of that name: it is on no page.`,
    ),
    (line) => log.warn(line, { concern: 'search' }),
    info,
  );
  logLines(
    found.notBuilt.map(({ slug, path }) => {
      const reason = found.reasons.get(slug);
      if (reason)
        return `No page was made for "${slug}" (${path}): ${reason}. Its metadata is on no page.`;
      return `The page "${slug}" (${path}) of the portal was not built: its metadata is on no page.`;
    }),
    (line) => log.warn(line, { concern: 'search' }),
    info,
  );
  logLines(
    found.caseMismatches.map(
      ({ page, file }) =>
        `The page "${page.slug}" (${page.path}) differs from its file ${file} in the case of letters; the hosting ` +
        'tells them apart.',
    ),
    (line) => log.warn(line, { concern: 'visitors' }),
    info,
  );
  logLines(
    results.flatMap(({ path, skipped }) => {
      if (skipped === undefined) return [];
      return [`${path} was left as it was built: ${skipped}.`];
    }),
    (line) => log.warn(line, { concern: 'search' }),
    info,
  );
  logLines(
    results.flatMap(({ path, misplacedTags }) => {
      if (misplacedTags)
        return [
          `${path} has ${misplacedTags.join(' and ')} in its body: something that no head may hold stands before it. It ` +
            'was left there, and may contradict what the head says.',
        ];
      return [];
    }),
    (line) => log.warn(line, { concern: 'search' }),
    info,
  );
  if (found.unknown.length > 0) {
    log.info(
      `${count(found.unknown.length, 'built page')} unknown to the portal: ${firstNames(found.unknown)}.`,
    );
  }
  log.info(
    `${count(found.pages.size + found.inApp.size, 'page')} of the portal found, ${count(made.size, 'page')} changed.`,
  );
}
