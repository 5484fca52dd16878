import * as z from 'zod/mini';
import { OpenGraph, PageSeo, SocialCard } from '../../../../contracts/portal/seo.ts';

/**
 * Path of the metadata that a site was deployed with. Its pages show the same, so nothing new
 * becomes public.
 */
export const cachedContentPath = '.well-known/site-deploy-seo.json';
/** Metadata of a page as used by a deployment. */
export interface CachedPage {
  readonly slug: string;
  /** Last change of the page according to the portal's list, before the metadata was fetched. */
  readonly lastUpdated: string;
  readonly seo: PageSeo;
  /** Until when the portal allows reuse; only set if its list doesn't report changes. */
  readonly freshUntil?: string;
}

/**
 * Content used by a deployment, for the next one. If the portal's list reports changes, it contains
 * no timestamps of the run: the same content yields the same file.
 */
export interface CachedContent {
  /**
   * Whether the portal's `lastUpdated` of a page changes with its metadata, as far as deployments
   * have observed.
   */
  readonly follows: boolean;
  /** Oldest first. */
  readonly pages: readonly CachedPage[];
}

/**
 * The fields of the spec. Anything else from the portal, such as internal notes, isn't for the
 * public.
 */
const PublicSeo = z.object({
  ...PageSeo.shape,
  openGraph: z.optional(z.object(OpenGraph.shape)),
  social: z.optional(z.object(SocialCard.shape)),
});

/** Formats the file to deploy. */
export function formatCachedContent(cachedContent: CachedContent): string {
  const publicPages = cachedContent.pages.map((page) => ({
    ...page,
    seo: z.parse(PublicSeo, page.seo),
  }));
  return `${JSON.stringify({ format: 1, follows: cachedContent.follows, pages: publicPages })}\n`;
}
