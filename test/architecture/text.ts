/** A text file. `file` is its path relative to `src/` or `test/`, with `/`. */
export interface TextFile {
  readonly file: string;
  readonly text: string;
}

/** Maximum width of a line in columns, including comments. */
export const widestLine = 100;
/** Maximum number of lines of a test file. */
export const longestTest = 420;

/** A word of at least this many characters exempts its line from the maximum width. */
const longWord = 60;

/**
 * Returns lines that are too wide. Lines with a long word, such as a URL or a regular expression,
 * are exempt, because it cannot be wrapped.
 */
export function wideLines({ file, text }: TextFile): string[] {
  const isUnbreakable = new RegExp(`\\S{${longWord}}`);
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.length > widestLine && !isUnbreakable.test(line)
        ? [`${file}:${index + 1} has ${line.length} columns`]
        : [],
    );
}

export function longTests({ file, text }: TextFile): string[] {
  const lines = text.trimEnd().split('\n').length;
  return lines > longestTest ? [`${file} has ${lines} lines`] : [];
}
