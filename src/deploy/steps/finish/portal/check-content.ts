import type { PageSeo } from '../../../../contracts/portal/seo.ts';
import { SiteDeployError } from '../../../../shared/errors/error.ts';
import type { Log } from '../../../../shared/log.ts';
import { count, firstOf } from '../../../../shared/units.ts';
import { imageWarnings } from '../seo/images.ts';
import { checkDefaults, checkSeo } from '../seo/limits.ts';
import type { PortalContent } from './fetch-content.ts';

/** Maximum number of lines per kind; runners don't show more, either. */
const shown = 10;

export interface ContentRules {
  /** Whether a field above its maximum fails the deployment. */
  readonly onError: 'fail' | 'warn';
  /** Production origin. */
  readonly origin: string;
  /**
   * Size in bytes of a built file, by path without a leading slash; `undefined` if it doesn't
   * exist.
   */
  readonly sizeOf: (file: string) => number | undefined;
}

/**
 * Checks all metadata against the limits, reports problems by page and field, and drops what can't
 * be used.
 * @throws SiteDeployError `SEO_INVALID`
 */
export function checkContent(content: PortalContent, rules: ContentRules, log: Log): PortalContent {
  const paths = new Map(content.pages.map((page) => [page.slug, page.path]));
  const place = (slug: string, field: string) =>
    `page "${slug}"${paths.has(slug) ? ` (${paths.get(slug)})` : ''}, ${field === '' ? 'metadata' : field}`;
  const seo = new Map<string, PageSeo>();
  const { defaults, errors: ofDefaults } = checkDefaults(content.defaults);
  const errors = [
    ...content.malformed.map(
      ({ pageSlug, field, message }) => `${place(pageSlug, field)}: ${message}`,
    ),
    ...ofDefaults.map(({ field, message }) => `defaults of the site, ${field}: ${message}`),
  ];
  const warnings: string[] = [];
  const advice: { readonly field: string; readonly line: string }[] = [];
  for (const [slug, given] of content.seo) {
    const checked = checkSeo(given);
    seo.set(slug, checked.seo);
    errors.push(...checked.errors.map(({ field, message }) => `${place(slug, field)}: ${message}`));
    const ofImages = imageWarnings(checked.seo, rules.origin, rules.sizeOf);
    warnings.push(...ofImages.map(({ field, message }) => `${place(slug, field)}: ${message}`));
    advice.push(
      ...checked.warnings.map(({ field, message }) => ({
        field,
        line: `${place(slug, field)}: ${message}`,
      })),
    );
  }
  sayAdvice(advice, content.seo.size, log);
  sayAll(
    warnings,
    (line) => log.warn(`SEO: ${line}`, { concern: 'search' }),
    (line) => log.info(line),
  );
  if (errors.length === 0) return { ...content, seo, defaults };
  if (rules.onError === 'fail') {
    throw new SiteDeployError(
      'SEO_INVALID',
      `The portal's SEO metadata has ${count(errors.length, 'error')}.`,
      {
        facts: errors,
      },
    );
  }
  sayAll(
    errors,
    (line) => log.warn(`SEO, left out: ${line}`, { concern: 'search' }),
    (line) => log.info(line),
  );
  return { ...content, seo, defaults };
}

/**
 * Recommendations take one line, regardless of the number of pages: they must not hide what is
 * missing.
 */
function sayAdvice(
  advice: readonly { readonly field: string; readonly line: string }[],
  pages: number,
  log: Log,
): void {
  const [first] = advice;
  if (!first) return;
  const fields = new Map<string, number>();
  for (const { field } of advice) fields.set(field, (fields.get(field) ?? 0) + 1);
  const counts = [...fields].map(([field, number]) => `${field} ${number}`).join(', ');
  log.warn(
    `SEO: ${count(advice.length, 'field')} of ${count(pages, 'page')} not as recommended (${counts}), for example ` +
      `${first.line}`,
    { concern: 'style' },
  );
}

/** Outputs the first lines one by one, and the number of the rest. */
export function sayAll(
  lines: readonly string[],
  say: (line: string) => void,
  sayRest: (line: string) => void,
): void {
  for (const [index, line] of firstOf(lines, shown).entries()) {
    if (index < shown) say(line);
    else sayRest(`${line} of this kind`);
  }
}
