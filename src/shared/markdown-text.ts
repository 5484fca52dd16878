/**
 * Text from outside as one line of Markdown that shows exactly its letters: no markup, no link, no mention of a person,
 * no reference to an issue, no hidden characters.
 */
export function markdownText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .trim()
    .replaceAll(/[\\`*_{}[\]()<>#+\-.!|~&]/g, (found) => `&#${found.codePointAt(0)};`)
    .replaceAll(/@/g, '&#64;')
    .replaceAll(/:(?=\/\/)/g, '&#58;');
}
