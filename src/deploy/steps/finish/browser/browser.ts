import { holdHead, runtimeText } from './scripts.ts';

export interface BrowserScript {
  readonly path: string;
  readonly text: string;
}

export const textScript: BrowserScript = { path: 'site-deploy-text.js', text: `${runtimeText}\n` };

export const holdScript: BrowserScript = buildHoldScript([]);

export function buildHoldScript(groups: readonly string[]): BrowserScript {
  // Wrapped in a block, since a framework may run the script again in the same document.
  const text = `{const groups=${JSON.stringify(groups)};${holdHead}}\n`;
  return { path: 'site-deploy-head.js', text };
}
