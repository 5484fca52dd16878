import { hash } from 'node:crypto';
import { ownFiles } from '../../../artifact/own-files.ts';
import { holdHead, runtimeText } from './scripts.ts';

export interface BrowserScript {
  readonly path: string;
  readonly text: string;
}

export function getIntegrity({ text }: BrowserScript): string {
  return `sha256-${hash('sha256', text, 'base64')}`;
}

export const textScript: BrowserScript = { path: ownFiles.textScript, text: `${runtimeText}\n` };

export const holdScript: BrowserScript = buildHoldScript(1);

export function buildHoldScript(files: number): BrowserScript {
  // The block lets the script run twice in a document, because some frameworks run it again.
  const text = `{const files=${files};${holdHead}}\n`;
  return { path: ownFiles.holdScript, text };
}
