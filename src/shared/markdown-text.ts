/** One line of Markdown that renders literally: no markup, links, mentions or hidden characters. */
export function markdownText(text: string): string {
  return (
    text
      .normalize('NFC')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
      .trim()
      // GitHub finds mentions and references in the rendered text, where escapes are gone.
      .replaceAll(/[@#](?=\w)|\bGH-(?=\d)/gi, '$&\u200b')
      .replaceAll(/[\\`*_{}[\]()<>#+\-.!|~&]/g, (found) => `&#${found.codePointAt(0)};`)
      .replaceAll(/@/g, '&#64;')
      .replaceAll(/:(?=\/\/)/g, '&#58;')
  );
}
