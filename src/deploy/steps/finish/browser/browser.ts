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

export const textScript = inBlock(ownFiles.textScript, runtimeText);

export const holdScript: BrowserScript = buildHoldScript(1);

export function buildHoldScript(files: number): BrowserScript {
  return inBlock(ownFiles.holdScript, `const files=${files};${holdHead}`);
}

/**
 * Keeps the names of a script from colliding with those of the site's scripts, and with its own if
 * it runs twice in a document, which some frameworks cause.
 */
function inBlock(path: string, script: string): BrowserScript {
  return { path, text: `{${script}}\n` };
}
