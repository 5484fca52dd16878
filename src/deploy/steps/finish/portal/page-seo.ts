import * as z from 'zod/mini';
import {
  countCharacters,
  imageFileSize,
  PageSeo,
  type SeoDefaults,
  seoLimits,
  seoWarnings,
  type ValidationProblem,
} from '../../../../contracts/portal/seo.ts';
import { decodePath } from '../../../../hosting/rules.ts';
import { asText, type JsonObject } from '../../../../shared/json.ts';
import { bytes } from '../../../../shared/units.ts';

/**
 * Validates the lengths, URLs and structured data of a page's metadata, and omits invalid values.
 * Spec: Limits.
 */
export function checkPageSeo(pageSeo: PageSeo) {
  const seo: JsonObject = { ...pageSeo };
  const openGraph: JsonObject = { ...pageSeo.openGraph };
  const social: JsonObject = { ...pageSeo.social };
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
  const defaults: JsonObject = { ...pageSeo };
  const errors = [
    ...tooLong(defaults, 'defaultDescription', 'defaultDescription', seoLimits.description),
    ...noAddress(defaults, 'defaultImage', 'defaultImage', 'image'),
  ];
  return { defaults, errors };
}

function tooLong(
  fields: JsonObject,
  key: string,
  field: string,
  limit: { readonly maximum: number },
): ValidationProblem[] {
  const value = fields[key];
  const length = typeof value === 'string' ? countCharacters(value) : 0;
  if (length <= limit.maximum) return [];
  delete fields[key];
  return [{ field, message: `has ${length} characters; at most ${limit.maximum} are allowed` }];
}

function noAddress(fields: JsonObject, key: string, field: string, of: 'page' | 'image') {
  const value = fields[key];
  const base = of === 'image' ? 'https://site.invalid' : undefined;
  if (typeof value !== 'string' || value === '') return [];
  if (URL.canParse(value, base) && /^https?:$/.test(new URL(value, base).protocol)) return [];
  delete fields[key];
  return [{ field, message: `"${value.slice(0, 80)}" is not an http or https address` }];
}

function noStructuredData(fields: JsonObject): ValidationProblem[] {
  const data = fields.structuredData;
  if (typeof data !== 'object' || data === null) return [];
  const absent = ['@context', '@type'].filter((name) => !Object.hasOwn(data, name));
  if (absent.length === 0) return [];
  delete fields.structuredData;
  return [{ field: 'structuredData', message: `has no ${absent.join(' and no ')}` }];
}

/** Checks images on the site, but not images on other hosts. Spec: Limits. */
export function imageWarnings(
  seo: PageSeo,
  origin: string,
  getSize: (file: string) => number | undefined,
): ValidationProblem[] {
  const fields = { 'openGraph.image': seo.openGraph?.image, 'social.image': seo.social?.image };
  return Object.entries(fields).flatMap(([field, address]) => {
    const file = address ? toFilePath(address, origin) : undefined;
    if (!file) return [];
    const size = getSize(file);
    if (size === undefined) return [{ field, message: `the site has no file ${file}` }];
    if (size <= imageFileSize) return [];
    return [
      {
        field,
        message: `${file} is ${bytes(size)}; the recommended maximum is ${bytes(imageFileSize)}`,
      },
    ];
  });
}

function toFilePath(address: string, site: string): string | undefined {
  const { origin, pathname } = new URL(address, site);
  if (origin !== site) return undefined;
  return (decodePath(pathname) ?? pathname).replace(/^\/+/, '');
}

const empty = { title: '', description: '', updatedAt: '1970-01-01T00:00:00Z' };

/** Parses a page's metadata and drops invalid fields. Spec: Per-page SEO metadata. */
export function readPageSeo(pageSlug: string, raw: JsonObject) {
  const parsed = z.safeParse(PageSeo, raw);
  if (parsed.success) return { seo: parsed.data, malformed: [] };
  const { issues } = parsed.error;
  const malformed = issues.map((item) => ({ field: item.path.join('.'), message: item.message }));
  const validFields = issues.reduce((fields, issue) => without(fields, issue.path), raw);
  const repaired = z.safeParse(PageSeo, { ...empty, pageSlug, ...validFields }).data;
  return { seo: repaired ?? { ...empty, pageSlug }, malformed };
}

function without(fields: JsonObject, path: readonly PropertyKey[]): JsonObject {
  const [name, ...deeper] = path.map(String);
  const { [name ?? '']: value, ...otherFields } = fields;
  if (deeper.length === 0 || typeof value !== 'object' || value === null || Array.isArray(value))
    return otherFields;
  return { ...otherFields, [name ?? '']: without({ ...value }, deeper) };
}
