/** Formats a Markdown table. Cells contain Markdown on one line; pipes in them are escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

function cell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();
}

/** Formats text as a code span. Returns empty text unchanged. */
export function code(text: string): string {
  return text === '' ? '' : `\`${text}\``;
}

/** Escapes plain text for Markdown. */
export function plain(text: string): string {
  return text.replaceAll(/[\\`*<[]/g, '\\$&');
}

/** Wraps text at `width`. A longer word gets its own line. */
export function wrapped(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}
