import * as z from 'zod/mini';
import { OpenGraph, PageSeo, SocialCard } from '../../../../contracts/portal/seo.ts';

/** The site's pages show the same, so nothing new becomes public. */
export const cachedContentPath = '.well-known/site-deploy-seo.json';
export interface CachedPage {
  readonly slug: string;
  readonly lastUpdated: string;
  readonly seo: PageSeo;
  /** Only set if the portal's list doesn't report changes. */
  readonly freshUntil?: string;
}

/** Content for the next deployment, without timestamps: the same content yields the same file. */
export interface CachedContent {
  /** Whether `lastUpdated` changes with the metadata, as observed. */
  readonly follows: boolean;
  readonly pages: readonly CachedPage[];
}

/** Fields of the spec. Anything else, such as internal notes, isn't for the public. */
const PublicSeo = z.object({
  ...PageSeo.shape,
  openGraph: z.optional(z.object(OpenGraph.shape)),
  social: z.optional(z.object(SocialCard.shape)),
});

export function formatCachedContent(content: CachedContent): string {
  const publicPages = content.pages.map((page) => ({ ...page, seo: z.parse(PublicSeo, page.seo) }));
  return `${JSON.stringify({ format: 1, follows: content.follows, pages: publicPages })}\n`;
}
