import { holdHead, runtimeText } from './scripts.ts';

/** A script deployed with the site; at most 1.5 kB compressed. */
export interface BrowserScript {
  /** With forward slashes, relative to the site's root. */
  readonly path: string;
  readonly text: string;
}

/** Inserts the portal's texts into the page in the browser: `content.mode: runtime`. */
export const textScript: BrowserScript = { path: 'site-deploy-text.js', text: `${runtimeText}\n` };

/** Keeps the portal's values in the head of pages that a framework takes over: `seo.hold`. */
export const holdScript: BrowserScript = buildHoldScript([]);

/** @param groups names of the files with the values of all routes */
export function buildHoldScript(groups: readonly string[]): BrowserScript {
  // A block: a framework may run the script again in the same document.
  const text = `{const groups=${JSON.stringify(groups)};${holdHead}}\n`;
  return { path: 'site-deploy-head.js', text };
}
