import type { Log } from '../../../../shared/log.ts';
import { sanitizeName } from '../../../../shared/sanitize.ts';
import { count, firstNames } from '../../../../shared/units.ts';
import { logLines } from '../portal/check-content.ts';
import type { PortalContent } from '../portal/fetch-content.ts';
import type { PageResult } from '../rewrite/page-job.ts';
import type { PageFiles } from './pages.ts';

export function reportPages(
  content: PortalContent,
  found: PageFiles,
  results: readonly PageResult[],
  log: Log,
): void {
  const info = (line: string) => log.info(line);
  const made = new Set(results.filter((result) => result.page).map((result) => result.path));
  const slugs = new Set(content.pages.map((page) => page.slug));
  const astray = [...content.seo.keys()].filter((slug) => !slugs.has(slug));
  logLines(
    astray.map(
      (slug) =>
        `The portal has metadata for "${slug}", but there is no such page: the metadata is ` +
        'not used.',
    ),
    (line) => log.warn(line, { concern: 'search' }),
    info,
  );
  logLines(
    found.notBuilt.map((options) => {
      const { slug, path } = options;
      const reason = found.reasons.get(slug);
      if (reason)
        return `No page was created for "${slug}" (${path}): ${reason}. Its metadata is not used.`;
      return (
        `The build did not produce the portal's page "${slug}" (${path}): its metadata is not ` +
        'used.'
      );
    }),
    (line) => log.warn(line, { concern: 'search' }),
    info,
  );
  logLines(
    found.caseMismatches.map(
      (caseMismatch) =>
        `The page "${caseMismatch.page.slug}" (${caseMismatch.page.path}) and its file ` +
        `${caseMismatch.file} differ in case; the hosting is case-sensitive.`,
    ),
    (line) => log.warn(line, { concern: 'visitors' }),
    info,
  );
  logLines(
    results.flatMap((result) => {
      if (!result.skipped) return [];
      return [`${result.path} was left unchanged: ${result.skipped}.`];
    }),
    (line) => log.warn(line, { concern: 'search' }),
    info,
  );
  logLines(
    results.flatMap((result) => {
      if (result.misplacedTags)
        return [
          `${result.path} has ${result.misplacedTags.join(' and ')} in its body, after content ` +
            "that isn't allowed in a head. It was left there, and may contradict the head.",
        ];
      return [];
    }),
    (line) => log.warn(line, { concern: 'search' }),
    info,
  );
  if (found.unknown.length > 0) {
    log.info(
      `${count(found.unknown.length, 'built page')} unknown to the portal: ` +
        `${firstNames(found.unknown.map(sanitizeName))}.`,
    );
  }
  log.info(
    `${count(found.pages.size + found.inApp.size, 'page')} of the portal found, ` +
      `${count(made.size, 'page')} changed.`,
  );
}
