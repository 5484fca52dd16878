// Unprintable characters, except for the zero-width joiner and non-joiner, which emoji and some
// scripts need.
const unprintable = /[[\p{Cc}\p{Cf}]--[\u200c\u200d]]/gv;

/**
 * Sanitizes untrusted text. Returns one line without control characters or changes of text
 * direction.
 */
export function plainText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(unprintable, '\ufffd');
}

/**
 * Converts text to one line of Markdown that renders literally, without markup, links, mentions or
 * hidden characters.
 */
export function markdownText(text: string): string {
  return (
    text
      .normalize('NFC')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
      .trim()
      // GitHub searches for mentions and references in the rendered text, which no longer contains
      // escapes.
      .replaceAll(/[@#](?=\w)|\bGH-(?=\d)/gi, '$&\u200b')
      .replaceAll(/[\\`*_{}[\]()<>#+\-.!|~&]/g, (found) => `&#${found.codePointAt(0)};`)
      .replaceAll(/@/g, '&#64;')
      .replaceAll(/:(?=\/\/)/g, '&#58;')
  );
}

/** Shortens a text to a maximum length in UTF-16 units, without splitting a character. */
export const shorten = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…`;

/** Returns the first line of a text with LF or CRLF line endings. */
export const firstLine = (text: string): string => text.slice(0, text.search(/\r?\n|$/));
