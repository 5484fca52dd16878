import { isUtf8 } from 'node:buffer';
import type { Charset } from './escape.ts';

/** How far a browser looks for the declaration, in bytes. (https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding) */
const prescan = 1024;
const byteOrderMark = '\u00ef\u00bb\u00bf';

/** UTF-16 has a zero byte in every second place of its markup, with a byte order mark or without. */
export function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  return (first === 0x3c && second === 0) || (first === 0 && second === 0x3c);
}

/**
 * What may be put into a file: raw UTF-8 only where the file is that and says so, since what a browser takes an undeclared file for depends on the visitor.
 * @param text the same bytes as latin1
 */
export function charsetOf(bytes: Uint8Array, text: string): Charset {
  const says =
    text.startsWith(byteOrderMark) || /<meta\b[^>]*?charset\s*=\s*["']?\s*utf-?8\b/i.test(text.slice(0, prescan));
  return says && isUtf8(bytes) ? 'utf8' : 'ascii';
}

/** The characters of a part of a file, from its latin1 form. */
export function decodePart(part: string, charset: Charset): string {
  return charset === 'utf8' ? Buffer.from(part, 'latin1').toString('utf8') : part;
}
