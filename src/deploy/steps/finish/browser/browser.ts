import { holdHead, runtimeText } from './scripts.ts';

/** A script deployed with the site; at most 1.5 kB compressed. */
export interface BrowserScript {
  /** With forward slashes, relative to the site's root. */
  readonly path: string;
  readonly text: string;
}

/** `content.mode: runtime`. */
export const textScript: BrowserScript = { path: 'site-deploy-text.js', text: `${runtimeText}\n` };

/** `seo.hold`: keeps the portal's values in the heads that a framework takes over. */
export const holdScript: BrowserScript = buildHoldScript([]);

export function buildHoldScript(groups: readonly string[]): BrowserScript {
  // A block: a framework may run the script again in the same document.
  const text = `{const groups=${JSON.stringify(groups)};${holdHead}}\n`;
  return { path: 'site-deploy-head.js', text };
}
