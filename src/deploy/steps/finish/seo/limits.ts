import {
  countCharacters,
  type PageSeo,
  type SeoDefaults,
  seoLimits,
  seoWarnings,
  type ValidationProblem,
} from '../../../../contracts/portal/seo.ts';
import { asText } from '../../../../shared/json.ts';

type Fields = Partial<Record<string, unknown>>;

/** Also validates its URLs. Spec: Limits. */
export function checkSeo(pageSeo: PageSeo) {
  const seo: Fields = { ...pageSeo };
  const openGraph: Fields = { ...pageSeo.openGraph };
  const social: Fields = { ...pageSeo.social };
  const errors = [
    ...tooLong(seo, 'title', 'title', seoLimits.title),
    ...tooLong(seo, 'description', 'description', seoLimits.description),
    ...tooLong(openGraph, 'title', 'openGraph.title', seoLimits.openGraphTitle),
    ...tooLong(openGraph, 'description', 'openGraph.description', seoLimits.openGraphDescription),
    ...noAddress(seo, 'canonical', 'canonical', 'page'),
    ...noAddress(openGraph, 'image', 'openGraph.image', 'image'),
    ...noAddress(social, 'image', 'social.image', 'image'),
    ...noStructuredData(seo),
  ];
  if (errors.length === 0) return { seo: pageSeo, errors, warnings: seoWarnings(pageSeo) };
  const checked: PageSeo = {
    ...pageSeo,
    ...seo,
    title: asText(seo.title) ?? '',
    description: asText(seo.description) ?? '',
    canonical: asText(seo.canonical),
    openGraph: pageSeo.openGraph && openGraph,
    social: pageSeo.social && social,
    structuredData: seo.structuredData === undefined ? undefined : pageSeo.structuredData,
  };
  const failed = new Set(errors.map((item) => item.field));
  return {
    seo: checked,
    errors,
    warnings: seoWarnings(pageSeo).filter((seoWarning) => !failed.has(seoWarning.field)),
  };
}

export function checkDefaults(pageSeo: SeoDefaults) {
  const defaults: Fields = { ...pageSeo };
  const errors = [
    ...tooLong(defaults, 'defaultDescription', 'defaultDescription', seoLimits.description),
    ...noAddress(defaults, 'defaultImage', 'defaultImage', 'image'),
  ];
  return { defaults, errors };
}

/** Each of these removes an invalid field and reports why. */
function tooLong(
  fields: Fields,
  key: string,
  field: string,
  options: { readonly maximum: number },
): ValidationProblem[] {
  const value = fields[key];
  const length = typeof value === 'string' ? countCharacters(value) : 0;
  if (length <= options.maximum) return [];
  delete fields[key];
  return [{ field, message: `has ${length} characters; at most ${options.maximum} are allowed` }];
}

function noAddress(
  fields: Fields,
  key: string,
  field: string,
  of: 'page' | 'image',
): ValidationProblem[] {
  const value = fields[key];
  // An image may be given as a path in the site.
  const base = of === 'image' ? 'https://site.invalid' : undefined;
  if (typeof value !== 'string' || value === '') return [];
  if (URL.canParse(value, base) && /^https?:$/.test(new URL(value, base).protocol)) return [];
  delete fields[key];
  return [{ field, message: `"${value.slice(0, 80)}" is not an http or https address` }];
}

function noStructuredData(fields: Fields): ValidationProblem[] {
  const data = fields.structuredData;
  if (typeof data !== 'object' || data === null) return [];
  const absent = ['@context', '@type'].filter((name) => !Object.hasOwn(data, name));
  if (absent.length === 0) return [];
  delete fields.structuredData;
  return [{ field: 'structuredData', message: `has no ${absent.join(' and no ')}` }];
}
