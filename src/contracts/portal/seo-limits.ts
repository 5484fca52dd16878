/** In characters (code points, decided). Spec: Limits. 0: no minimum is recommended. */
export const seoLimits = {
  title: { recommended: [50, 60], maximum: 70 },
  description: { recommended: [150, 160], maximum: 320 },
  openGraphTitle: { recommended: [0, 60], maximum: 95 },
  openGraphDescription: { recommended: [0, 110], maximum: 300 },
} as const;

/** Recommended sizes in pixels. Spec: Limits. */
export const imageSizes = {
  openGraph: { width: 1200, height: 630 },
  social: { width: 1200, height: 675 },
} as const;

/** Recommended maximum in bytes. Spec: Limits. Checked by a deployment, not by the portal. */
export const imageFileSize = 1_000_000;

/** Code points, as the limits do. Builds no array, since sites have thousands of texts. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
