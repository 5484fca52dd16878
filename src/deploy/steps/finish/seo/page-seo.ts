import * as z from 'zod/mini';
import { PageSeo } from '../../../../contracts/portal/seo.ts';

export interface Malformed {
  readonly field: string;
  readonly message: string;
}

/** If empty, the page keeps what was built. */
const empty = { title: '', description: '', updatedAt: '1970-01-01T00:00:00Z' };

export function parsePageSeo(raw: unknown): PageSeo | undefined {
  const parsed = z.safeParse(PageSeo, raw);
  if (parsed.success) return parsed.data;
  return undefined;
}

/** Drops fields that don't match. Spec: Per-page SEO metadata. */
export function readPageSeo(pageSlug: string, raw: Readonly<Record<string, unknown>>) {
  const parsed = z.safeParse(PageSeo, raw);
  if (parsed.success) return { seo: parsed.data, malformed: [] };
  const { issues } = parsed.error;
  const malformed = issues.map((item) => ({ field: item.path.join('.'), message: item.message }));
  const validFields = issues.reduce((fields, issue) => without(fields, issue.path), raw);
  const repaired = z.safeParse(PageSeo, { ...empty, pageSlug, ...validFields });
  return { seo: repaired.success ? repaired.data : { ...empty, pageSlug }, malformed };
}

function without(
  fields: Readonly<Record<string, unknown>>,
  path: readonly PropertyKey[],
): Record<string, unknown> {
  const [name, ...deeper] = path.map(String);
  const { [name ?? '']: value, ...otherFields } = fields;
  if (deeper.length === 0 || typeof value !== 'object' || value === null || Array.isArray(value))
    return otherFields;
  return { ...otherFields, [name ?? '']: without({ ...value }, deeper) };
}
