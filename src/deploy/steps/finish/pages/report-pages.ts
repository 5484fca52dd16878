import type { Log } from '../../../../shared/log.ts';
import { sanitizeName } from '../../../../shared/sanitize.ts';
import { count, firstNames } from '../../../../shared/units.ts';
import { isRouteTemplate } from '../addresses/addresses.ts';
import { logLines } from '../portal/check-seo.ts';
import type { PortalSeo } from '../portal/fetch-seo.ts';
import type { PageResult } from '../rewrite/page-job.ts';
import type { PageFiles } from './pages.ts';

/** @param shell page that visitors get at those paths of an application that have no file */
export function reportPages(
  seo: PortalSeo,
  found: PageFiles,
  results: readonly PageResult[],
  log: Log,
  shell = '',
): void {
  const made = new Set(results.filter((result) => result.page).map((result) => result.path));
  const slugs = new Set(seo.pages.map((page) => page.slug));
  const search = (lines: readonly string[]) => logLines(lines, log, () => ({ concern: 'search' }));
  search(
    [...seo.metadata.keys()]
      .filter((slug) => !slugs.has(slug))
      .map(
        (slug) =>
          `The portal has metadata for "${slug}", but there is no such page: the metadata is ` +
          'not used.',
      ),
  );
  search(
    found.notBuilt.map(({ slug, path }) => {
      const reason = found.reasons.get(slug);
      if (reason)
        return `No page was created for "${slug}" (${path}): ${reason}. Its metadata is not used.`;
      return (
        `The build did not produce the portal's page "${slug}" (${path}): its metadata is not ` +
        'used.'
      );
    }),
  );
  const start = found.pages.get(shell);
  if (start && seo.metadata.get(start.slug)?.noIndex)
    search([
      `The page "${start.slug}" is marked noIndex. Search engines get it at all paths of the ` +
        "application that the portal doesn't know, and list none of these.",
    ]);
  const mismatches = found.caseMismatches.map(
    ({ page, file }) =>
      `The page "${page.slug}" (${page.path}) and its file ${file} differ in case; the hosting ` +
      'is case-sensitive.',
  );
  logLines(mismatches, log, () => ({ concern: 'visitors' }));
  const skipped = results.filter((result) => result.skipped);
  search(skipped.map((result) => `${result.path} was left unchanged: ${result.skipped}.`));
  search(
    results.flatMap(({ path, misplacedTags }) => {
      if (!misplacedTags) return [];
      return (
        `${path} has ${misplacedTags.join(' and ')} in its body, after content that isn't ` +
        'allowed in a head. It was left there, and may contradict the head.'
      );
    }),
  );
  const unknown = found.unknown.filter((file) => !isRouteTemplate(file));
  if (unknown.length > 0) {
    const names = firstNames(unknown.map(sanitizeName));
    const listed = "Only the site's own sitemap can list them.";
    log.info(`${count(unknown.length, 'built page')} unknown to the portal: ${names}. ${listed}`);
  }
  const known = found.pages.size + found.inApp.size;
  const all = known + unknown.length;
  log.info(`Pages known to the portal: ${known} of ${all}, ${made.size} changed.`);
}
