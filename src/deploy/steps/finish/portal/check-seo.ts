import type { PageSeo } from '../../../../contracts/portal/seo.ts';
import { compact } from '../../../../shared/compact.ts';
import { SiteDeployError } from '../../../../shared/errors/error.ts';
import type { Log, LogLocation } from '../../../../shared/log.ts';
import { sanitizeName } from '../../../../shared/sanitize.ts';
import { count, limitLines } from '../../../../shared/units.ts';
import type { PortalSeo } from './fetch-seo.ts';
import { checkDefaults, checkPageSeo, imageWarnings } from './page-seo.ts';

/**
 * Maximum number of lines per kind of warning. GitHub shows no more than ten warnings of a step.
 */
export const maxLines = 10;

export interface SeoRules {
  readonly onError: 'fail' | 'warn';
  readonly origin: string;
  readonly getSize: (file: string) => number | undefined;
}

export function checkSeo(seo: PortalSeo, rules: SeoRules, log: Log): PortalSeo {
  const paths = new Map(seo.pages.map((page) => [page.slug, page.path]));
  const formatField = (slug: string, field: string, message?: string) => {
    const page = compact([`page "${slug}"`, paths.has(slug) && `(${paths.get(slug)})`]).join(' ');
    return compact([`${page}, ${field || 'metadata'}`, message]).join(': ');
  };
  const metadata = new Map<string, PageSeo>();
  const { defaults, errors: ofDefaults } = checkDefaults(seo.defaults);
  const errors = [
    ...seo.malformed.map((item) => formatField(item.pageSlug, item.field, item.message)),
    ...ofDefaults.map((ofDefault) => `site defaults, ${ofDefault.field}: ${ofDefault.message}`),
  ];
  const images: { readonly message: string; readonly place: string }[] = [];
  const advice: { readonly field: string; readonly line: string }[] = [];
  for (const [slug, pageSeo] of seo.metadata) {
    const checked = checkPageSeo(pageSeo);
    metadata.set(slug, checked.seo);
    errors.push(...checked.errors.map((each) => formatField(slug, each.field, each.message)));
    for (const { field, message } of imageWarnings(checked.seo, rules.origin, rules.getSize))
      images.push({ message, place: formatField(slug, field) });
    for (const { field, message } of checked.warnings)
      advice.push({ field, line: formatField(slug, field, message) });
  }
  logAdvice(advice, seo.metadata.size, log);
  const getLocation = () => ({ concern: 'search' }) as const;
  const problems = [...Map.groupBy(images, ({ message }) => message)].map(formatProblem);
  logLines(problems, log, getLocation, 'SEO: ');
  if (errors.length > 0 && rules.onError === 'fail') {
    const message = `The portal's SEO metadata has ${count(errors.length, 'error')}.`;
    throw new SiteDeployError('SEO_INVALID', message, { facts: errors });
  }
  logLines(errors, log, getLocation, 'SEO metadata omitted: ');
  return { ...seo, metadata, defaults };
}

/** Formats one line per problem, so that an image on many pages doesn't hide other warnings. */
function formatProblem([message, images]: readonly [string, readonly { place: string }[]]): string {
  const place = images[0]?.place ?? '';
  if (images.length === 1) return `${place}: ${message}`;
  return `${message}: ${place}, and ${images.length - 1} more`;
}

/** Logs recommendations for all pages in one line, so that they don't hide missing values. */
function logAdvice(
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
    `SEO: ${count(advice.length, 'field')} of ${count(pages, 'page')} not as recommended ` +
      `(${counts}), e.g. ${first.line}`,
    { concern: 'style' },
  );
}

export function logLines(
  lines: readonly string[],
  log: Log,
  getLocation: (line: string) => LogLocation,
  prefix = '',
): void {
  for (const [index, line] of limitLines(lines, maxLines).entries()) {
    const shown = sanitizeName(line);
    if (index < maxLines) log.warn(`${prefix}${shown}`, getLocation(line));
    else log.info(`${shown} of this kind`);
  }
}
