import { createHash } from 'node:crypto';
import { explainPortalError } from '../../../../clients/portal/explain.ts';
import type { PortalClient } from '../../../../clients/portal/portal.ts';
import { PortalError } from '../../../../clients/portal/portal-error.ts';
import type { Provenance } from '../../../../contracts/portal/deployment.ts';
import type { SitePage } from '../../../../contracts/portal/page.ts';
import type { PageSeo, SeoDefaults } from '../../../../contracts/portal/seo.ts';
import type { Deps } from '../../../../shared/deps.ts';
import { isObject } from '../../../../shared/json.ts';
import type { Plan } from '../../plan/types.ts';
import { type CachedSeo, readLastSeo } from './cached-seo.ts';
import { fetchPages, type MalformedField } from './fetch-pages.ts';

export interface PortalSeo {
  readonly pages: readonly SitePage[];
  readonly metadata: ReadonlyMap<string, PageSeo>;
  readonly defaults: SeoDefaults;
  /** XML documents of the sitemap: one, or all parts of an index. */
  readonly sitemap: readonly string[] | undefined;
  /** Fields that don't match the spec and are left out. */
  readonly malformed: readonly MalformedField[];
  readonly unfetched?: ReadonlySet<string>;
  readonly cached?: CachedSeo;
  /** Time by the portal's clock (ISO 8601) before the first page's metadata was read. */
  readonly readAt?: string | undefined;
}

/**
 * Fetches the site's metadata. Reuses the metadata of the last deployment, because the portal
 * allows only 100 calls per minute.
 */
export async function fetchSeo(plan: Plan, client: PortalClient, deps: Deps) {
  const { portal, site, seo } = plan.config;
  try {
    return await readSeo(client, site.id, deps, {
      cached: () => readLastSeo(plan, deps),
      minutes: seo.fetchMinutes,
    });
  } catch (error) {
    const resource = `the SEO metadata of the site "${site.slug}"`;
    throw explainPortalError(error, { ...call, url: portal.url, subject: resource }) ?? error;
  }
}

export async function readSeo(
  client: PortalClient,
  siteId: string,
  deps: Pick<Deps, 'clock' | 'log' | 'signal'>,
  fromLast?: {
    readonly cached: () => Promise<CachedSeo | undefined>;
    readonly minutes: number;
  },
): Promise<PortalSeo> {
  const { signal } = deps;
  const [{ pages }, { value: overview, date = '' }, defaults, sitemap, last] = await Promise.all([
    client.call('listPages', { siteId }, { signal }),
    client.callTagged('getSeoOverview', { siteId }, { signal }),
    client.call('getSeoDefaults', { siteId }, { signal }),
    client.getSitemapParts(siteId, { signal }).catch((error: unknown) => {
      if (!(error instanceof PortalError) || error.status !== 404) throw error;
      return undefined;
    }),
    fromLast?.cached(),
  ]);
  await limitHeap(pages.length);
  const sources = { client, siteId, listed: pages, described: overview.pages, last };
  const fetched = await fetchPages(
    { ...sources, minutes: fromLast?.minutes ?? Number.POSITIVE_INFINITY },
    deps,
  );
  return { pages, ...fetched, defaults, sitemap, readAt: toTimestamp(date) };
}

/** Converts an HTTP date, which has no fractions of a second, to ISO 8601. */
function toTimestamp(date: string): string | undefined {
  const time = Date.parse(date);
  if (Number.isNaN(time)) return undefined;
  return new Date(time).toISOString();
}

/**
 * How to explain failed calls. The calls carry the run's access token, because the spec names no
 * credential for them.
 */
const call = {
  purpose: 'CONTENT',
  remedies: {
    unauthorized:
      "The portal was queried with this run's access token: compare portal.audience in the site " +
      'config with the audience it expects, or set seo.enabled: false to deploy without its ' +
      'metadata.',
    unknown:
      'Compare site.id in the site config with the portal, or set seo.enabled: false to deploy ' +
      'without its metadata.',
  },
} as const;

const many = 2_000;

/**
 * Limits how fast V8's heap grows, because the young generation never shrinks. Saves 100 MB at
 * 15,000 pages (`npm run bench -- finish`).
 */
export async function limitHeap(count: number): Promise<void> {
  if (count < many) return;
  const { setFlagsFromString } = await import('node:v8');
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=20');
}

export function digestInputs(
  texts: ReadonlyMap<string, string> = new Map(),
  seo: PortalSeo | undefined,
): Pick<Provenance, 'texts' | 'seo'> {
  const sorted = [...texts.keys()].sort().map((key) => [key, texts.get(key)]);
  return { texts: digest(sorted), seo: digest(pickApplied(seo)) };
}

function pickApplied(seo: PortalSeo | undefined): readonly unknown[] {
  if (!seo) return [];
  const { pages, metadata, defaults, sitemap } = seo;
  const listed = pages.map(({ slug, path, title, type }) => [slug, path, title, type]).sort();
  const dateless = sitemap?.join('').replaceAll(/<lastmod>[^<]*<\/lastmod>/g, '');
  return [listed, [...metadata].sort(([a], [b]) => (a < b ? -1 : 1)), defaults, dateless];
}

function digest(value: readonly unknown[]): string {
  const digested = createHash('sha256');
  for (const part of jsonParts(value, 2)) digested.update(part);
  return `sha256:${digested.digest('hex')}`;
}

/** Yields JSON in parts, because one string for all pages would be the largest of a run. */
function* jsonParts(value: unknown, depth: number): Generator<string> {
  if (!Array.isArray(value) || depth === 0) {
    yield JSON.stringify(value, withoutTimes) ?? 'null';
    return;
  }
  yield '[';
  for (const [index, item] of value.entries()) {
    if (index > 0) yield ',';
    yield* jsonParts(item, depth - 1);
  }
  yield ']';
}

function withoutTimes(key: string, value: unknown): unknown {
  if (key === 'updatedAt') return undefined;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
