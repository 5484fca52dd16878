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
 * Puts a script into a block, so that its names don't collide with those of the site's scripts, or
 * with its own: some frameworks run it twice in a document.
 */
function inBlock(path: string, script: string): BrowserScript {
  return { path, text: `{${script}}\n` };
}
