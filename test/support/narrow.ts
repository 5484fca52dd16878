const isOneWord = (line: string) => !/\s/.test(line);
/**
 * Returns whether a line begins like a command to copy, with or without a quotation mark, or is one
 * word with a command substitution.
 */
const isCommand = (line: string) =>
  /^"?(?:[A-Z_]+=(?:\$\([^)]*\)|\S)+ )*(?:site-deploy|npx|npm|git|gh|az|curl|source|export) /.test(
    line,
  ) || /^\S*\$\([^)]*\)\S*$/.test(line);

/**
 * Returns the lines with more than `columns` characters, except for single words, such as URLs and
 * paths, and for commands alone on their lines.
 */
export function tooWide(text: string, columns: number): string[] {
  return text
    .split('\n')
    .filter((line) => [...line].length > columns)
    .filter(
      (line) => !isOneWord(line.trim()) && !isCommand(line.trim().replace(/^(Usage|Next): /, '')),
    );
}
