import type { PageSeo } from '../../../portal/contract/seo.ts';

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
}

/**
 * What a deployment has used, for the next one. No times of the run are in it: the same content makes the same file.
 */
export interface KeptContent {
  /** Whether the portal's `lastUpdated` of a page moves with its metadata, as far as deployments have seen. */
  readonly follows: boolean;
  /** The oldest first. */
  readonly pages: readonly KeptPage[];
}

/** As the file that is deployed. */
export function keptText({ follows, pages }: KeptContent): string {
  return `${JSON.stringify({ format: 1, follows, pages })}\n`;
}
