import { hash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { OpenGraph, PageSeo, SocialCard } from '../../../../contracts/portal/seo.ts';
import { Timestamp } from '../../../../contracts/portal/values.ts';
import type { Deps } from '../../../../shared/deps.ts';
import { getErrorMessage } from '../../../../shared/errors/error.ts';
import { readIfThere, replaceFile } from '../../../../shared/files.ts';
import { parseJson } from '../../../../shared/json.ts';
import { readPublished } from '../../../../shared/live-site/probe.ts';
import { ownFiles } from '../../../artifact/own-files.ts';
import type { Plan } from '../../plan/types.ts';

/** Path of the published cache. It contains only values that the site's pages show. */
export const cachedSeoPath = ownFiles.seo;
export interface CachedPage {
  readonly slug: string;
  readonly lastUpdated: string;
  readonly seo: PageSeo;
  /**
   * Time until which the metadata counts as fresh. Set only if the portal's list doesn't report
   * changes.
   */
  readonly freshUntil?: string;
}

/**
 * Metadata cached for the next deployment. `follows`: whether the portal's list of pages reports
 * changes to their metadata, as far as known.
 */
export interface CachedSeo {
  readonly follows: boolean;
  readonly pages: readonly CachedPage[];
}

/** Fields that may be published. Others that a portal adds may be internal, e.g. notes. */
const PublicSeo = z.object({
  ...PageSeo.shape,
  openGraph: z.optional(z.object(OpenGraph.shape)),
  social: z.optional(z.object(SocialCard.shape)),
});

export function formatCachedSeo(seo: CachedSeo): string {
  const publicPages = seo.pages.map((page) => ({ ...page, seo: z.parse(PublicSeo, page.seo) }));
  return `${JSON.stringify({ format: 1, follows: seo.follows, pages: publicPages })}\n`;
}

const maxContentBytes = 64 << 20;

const CachedFile = z.object({
  format: z.literal(1),
  follows: z.boolean(),
  pages: z.array(
    z.object({
      slug: z.string(),
      lastUpdated: Timestamp,
      seo: z.looseObject({}),
      freshUntil: z.optional(Timestamp),
    }),
  ),
});

/**
 * Reads the cache from the live site and from this machine. If a Preview has no URL, reads
 * Production's cache.
 */
export async function readLastSeo(plan: Plan, deps: Deps): Promise<CachedSeo | undefined> {
  const [published, hidden] = await Promise.all([
    readFromSite(plan, deps),
    readFromHost(plan, deps),
  ]);
  if (!published || !hidden) return published ?? hidden;
  const pages = new Map([...hidden.pages, ...published.pages].map((page) => [page.slug, page]));
  return { follows: published.follows && hidden.follows, pages: [...pages.values()] };
}

/** Stores metadata on this machine that the site must not publish. */
export async function storeOnHost(seo: CachedSeo, plan: Plan, deps: Deps): Promise<void> {
  const file = cacheFile(plan, deps);
  if (!file) return;
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await replaceFile(file, formatCachedSeo(seo));
  } catch (error) {
    deps.log.debug(
      `Could not cache this deployment's metadata for the next one: ${getErrorMessage(error)}`,
    );
  }
}

async function readFromSite(plan: Plan, deps: Deps): Promise<CachedSeo | undefined> {
  const url = `${plan.url ?? plan.config.site.url}/${cachedSeoPath}`;
  const answer = await readPublished(url, deps, { maxBytes: maxContentBytes });
  return answer && parseCachedSeo(answer.text);
}

async function readFromHost(plan: Plan, deps: Deps): Promise<CachedSeo | undefined> {
  const file = cacheFile(plan, deps);
  const text = file && (await readIfThere(file).catch(() => undefined));
  if (!text) return undefined;
  return parseCachedSeo(text);
}

function cacheFile(plan: Plan, deps: Deps): string | undefined {
  if (!deps.toolCache) return undefined;
  const name = JSON.stringify([plan.config.portal.url, plan.config.site.id, plan.environmentName]);
  const digest = hash('sha256', name).slice(0, 32);
  return path.join(deps.toolCache, 'site-deploy-seo', `${digest}.json`);
}

function parseCachedSeo(text: string): CachedSeo | undefined {
  const { data: file } = z.safeParse(CachedFile, parseJson(text));
  if (!file) return undefined;
  const pages = file.pages.flatMap(({ seo: raw, ...page }): CachedPage[] => {
    const seo = z.safeParse(PageSeo, raw).data;
    if (seo) return [{ ...page, seo }];
    return [];
  });
  return { follows: file.follows, pages };
}
