import * as z from 'zod/mini';
import { OpenGraph, PageSeo, SocialCard } from '../../../../contracts/portal/seo.ts';

/**
 * Where a site keeps the metadata that it was deployed with. Its pages show the same, so that nothing new is public.
 */
export const keptPath = '.well-known/site-deploy-seo.json';
/** The metadata of a page as a deployment has used it. */
export interface KeptPage {
  readonly slug: string;
  /** When the page had changed last by the portal's list, before the metadata was fetched. */
  readonly lastUpdated: string;
  readonly seo: PageSeo;
  /** Until when the portal lets this be used again; only where its list does not say what has changed. */
  readonly freshUntil?: string;
}

/**
 * What a deployment has used, for the next one. Where the portal's list says what has changed, no times of the run are
 * in it: the same content makes the same file.
 */
export interface KeptContent {
  /** Whether the portal's `lastUpdated` of a page moves with its metadata, as far as deployments have seen. */
  readonly follows: boolean;
  /** The oldest first. */
  readonly pages: readonly KeptPage[];
}

/** The fields of the specification. What a portal tells besides, such as notes of its people, is not for the public. */
const ShownSeo = z.object({
  ...PageSeo.shape,
  openGraph: z.optional(z.object(OpenGraph.shape)),
  social: z.optional(z.object(SocialCard.shape)),
});

/** As the file that is deployed. */
export function keptText({ follows, pages }: KeptContent): string {
  const shown = pages.map((page) => ({ ...page, seo: z.parse(ShownSeo, page.seo) }));
  return `${JSON.stringify({ format: 1, follows, pages: shown })}\n`;
}
