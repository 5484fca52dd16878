const isOneWord = (line: string) => !/\s/.test(line);
/** A command that is to be copied, in an example or in quotes, and an option with its value. */
const isCommand = (line: string) =>
  /^"?(?:[A-Z_]+=(?:\$\([^)]*\)|\S)+ )*(?:site-deploy|npx|npm|git|gh|az|curl|source|export) /.test(
    line,
  ) || /^\S*\$\([^)]*\)\S*$/.test(line);

/** Lines wider than that, but for addresses, paths and commands, which stand alone on their lines. */
export function tooWide(text: string, columns: number): string[] {
  return text
    .split('\n')
    .filter((line) => [...line].length > columns)
    .filter(
      (line) => !isOneWord(line.trim()) && !isCommand(line.trim().replace(/^(Usage|Next): /, '')),
    );
}
