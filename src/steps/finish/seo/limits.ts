import type { PageSeo } from '../../../portal/contract/seo.ts';
import { seoLimits } from '../../../portal/contract/seo-limits.ts';
import { seoWarnings, type ValidationProblem } from '../../../portal/contract/seo-validation.ts';

/** What of a page's metadata may be used, and what was found wrong with it. */
export interface CheckedSeo {
  /** Without the fields that have errors. */
  readonly seo: PageSeo;
  readonly warnings: readonly ValidationProblem[];
  readonly errors: readonly ValidationProblem[];
}

type Fields = Partial<Record<string, unknown>>;

/** Holds a page's metadata against the limits of the specification, and its addresses against what an address may be. Spec: Limits. */
export function checkSeo(given: PageSeo): CheckedSeo {
  const errors: ValidationProblem[] = [];
  const seo: Fields = { ...given };
  const openGraph: Fields = { ...given.openGraph };
  const social: Fields = { ...given.social };
  const limit = (fields: Fields, key: string, field: string, { maximum }: { readonly maximum: number }) => {
    const value = fields[key];
    const length = typeof value === 'string' ? [...value].length : 0;
    if (length <= maximum) return;
    errors.push({ field, message: `has ${length} characters; at most ${maximum} are allowed` });
    delete fields[key];
  };
  const address = (fields: Fields, key: string, field: string, isPage: boolean) => {
    const value = fields[key];
    if (typeof value !== 'string' || value === '' || isAddress(value, isPage)) return;
    errors.push({ field, message: `"${value.slice(0, 80)}" is not an http or https address` });
    delete fields[key];
  };
  limit(seo, 'title', 'title', seoLimits.title);
  limit(seo, 'description', 'description', seoLimits.description);
  limit(openGraph, 'title', 'openGraph.title', seoLimits.openGraphTitle);
  limit(openGraph, 'description', 'openGraph.description', seoLimits.openGraphDescription);
  address(seo, 'canonical', 'canonical', true);
  address(openGraph, 'image', 'openGraph.image', false);
  address(social, 'image', 'social.image', false);
  if (errors.length === 0) return { seo: given, errors, warnings: seoWarnings(given) };
  const checked: PageSeo = {
    ...given,
    ...seo,
    title: typeof seo.title === 'string' ? seo.title : '',
    description: typeof seo.description === 'string' ? seo.description : '',
    canonical: typeof seo.canonical === 'string' ? seo.canonical : undefined,
    openGraph: given.openGraph && openGraph,
    social: given.social && social,
  };
  const failed = new Set(errors.map(({ field }) => field));
  return { seo: checked, errors, warnings: seoWarnings(given).filter(({ field }) => !failed.has(field)) };
}

/** An image may be named by its path in the site. */
function isAddress(value: string, isPage: boolean): boolean {
  const base = isPage ? undefined : 'https://site.invalid';
  return URL.canParse(value, base) && /^https?:$/.test(new URL(value, base).protocol);
}
