import { holdHead, runtimeText } from './scripts.ts';

/** A script that is deployed beside the site, at most 1.5 kB when it is compressed. */
export interface BrowserScript {
  /** With forward slashes, relative to the site's root. */
  readonly path: string;
  readonly text: string;
}

/** Puts texts of the portal into the page while it is shown: `content.mode: runtime`. */
export const textScript: BrowserScript = { path: 'site-deploy-text.js', text: `${runtimeText}\n` };

/** Keeps the portal's values in the heads of pages that a framework takes over: `seo.hold`. */
export const holdScript: BrowserScript = { path: 'site-deploy-head.js', text: `${holdHead}\n` };
