import { isUtf8 } from 'node:buffer';

/**
 * Files are read as latin1, so that string offsets are byte offsets. Escaped texts have this form,
 * too: one character per byte.
 */

/**
 * `utf8`: characters as they are. `ascii`: numeric references, which are valid in every charset
 * that contains ASCII.
 */
export type Charset = 'utf8' | 'ascii';

/**
 * Removes control characters and noncharacters, replaces lone surrogates, and converts line ends to
 * line feeds.
 */
export function cleanText(text: string): string {
  if (plain.test(text)) return text;
  return text
    .toWellFormed()
    .replace(/\r\n?|\f/g, '\n')
    .replace(
      /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef]|\p{Noncharacter_Code_Point}/gu,
      '',
    );
}

/**
 * Text that `cleanText` doesn't change and that is the same in every charset that contains ASCII.
 */
const plain = /^[\n\t\u0020-\u007e]*$/;

/** Plain text without characters that need a reference. */
const harmless = /^[\n\t !#-%(-;=?-~]*$/;

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeText = (text: string, charset: Charset): string =>
  escapeSigns(text, /[&<>]/g, charset);

export const escapeAttribute = (text: string, charset: Charset): string =>
  escapeSigns(text, /[&<>"']/g, charset);

function escapeSigns(text: string, signs: RegExp, charset: Charset): string {
  if (harmless.test(text)) return text;
  return encode(
    cleanText(text).replace(signs, (sign) => references[sign] ?? ''),
    charset,
  );
}

/**
 * Serializes a value for a script element. The result contains nothing that would end the element.
 */
export function escapeJson(value: unknown, charset: Charset): string {
  const json = JSON.stringify(value).replace(/[<>&\u007f-\u009f\u2028\u2029]/g, unicodeEscape);
  if (charset === 'ascii') return json.replace(/[^\u0000-\u007f]/g, unicodeEscape);
  return encode(json, 'utf8');
}

export function unicodeEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function encode(text: string, charset: Charset): string {
  if (plain.test(text)) return text;
  if (charset === 'utf8') return Buffer.from(text, 'utf8').toString('latin1');
  return text.replace(/[^\u0000-\u007f]/gu, (character) => `&#${character.codePointAt(0)};`);
}

/**
 * Number of bytes that browsers search for a charset declaration:
 * https://html.spec.whatwg.org/#prescan-a-byte-stream-to-determine-its-encoding
 */
export const prescan = 1024;
export const byteOrderMark = '\u00ef\u00bb\u00bf';

/**
 * Returns whether a file is UTF-16, in which every second byte of markup is zero. The byte order
 * mark is optional.
 */
export function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  return (first === 0x3c && second === 0) || (first === 0 && second === 0x3c);
}

/**
 * Returns `utf8` only if the file is valid UTF-8 and declares it, because browsers guess the
 * charset of other files.
 */
export function detectCharset(bytes: Uint8Array, text: string): Charset {
  if (declaresUtf8(text) && isUtf8(bytes)) return 'utf8';
  return 'ascii';
}

export function declaresUtf8(text: string): boolean {
  return (
    text.startsWith(byteOrderMark) ||
    /<meta\b(?:(?!charset\s*=)[^<>])*charset\s*=\s*["']?\s*utf-?8\b/i.test(text.slice(0, prescan))
  );
}

export function decodePart(part: string, charset: Charset): string {
  if (charset === 'utf8' && !plain.test(part)) return Buffer.from(part, 'latin1').toString('utf8');
  return part;
}
