/** A Markdown table. Cells are Markdown in one line; bars in them are escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

function cell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();
}

/** Text in a code span; empty for empty text. */
export function code(text: string): string {
  return text === '' ? '' : `\`${text}\``;
}

/** Plain text as Markdown that shows it as it is. */
export function plain(text: string): string {
  return text.replaceAll(/[\\`*<[]/g, '\\$&');
}

/** Lines of whole words, none longer than `width` where a word allows it. */
export function wrapped(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}
