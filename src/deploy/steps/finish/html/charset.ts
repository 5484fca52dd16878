import { isUtf8 } from 'node:buffer';
import type { Charset } from './escape.ts';

/**
 * In bytes:
 * https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding
 */
const prescan = 1024;
export const byteOrderMark = '\u00ef\u00bb\u00bf';

/** With or without a byte order mark, every second byte of markup is zero. */
export function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  return (first === 0x3c && second === 0) || (first === 0 && second === 0x3c);
}

/** Raw UTF-8 only if declared: browsers read undeclared files depending on the visitor. */
export function detectCharset(bytes: Uint8Array, text: string): Charset {
  if (declaresUtf8(text) && isUtf8(bytes)) return 'utf8';
  return 'ascii';
}

export function declaresUtf8(text: string): boolean {
  return (
    text.startsWith(byteOrderMark) ||
    /<meta\b[^>]*?charset\s*=\s*["']?\s*utf-?8\b/i.test(text.slice(0, prescan))
  );
}

export function beginning(pieces: readonly Uint8Array[]): string {
  let text = '';
  for (const piece of pieces) {
    if (text.length >= prescan) break;
    text += Buffer.from(piece.subarray(0, prescan)).toString('latin1');
  }
  return text;
}

export function decodePart(part: string, charset: Charset): string {
  if (charset === 'utf8') return Buffer.from(part, 'latin1').toString('utf8');
  return part;
}
