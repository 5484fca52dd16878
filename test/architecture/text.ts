/** A file as text: its path from the root of the repository, with `/`. */
export interface TextFile {
  readonly file: string;
  readonly text: string;
}

/** Columns, comments included. */
export const widestLine = 100;
/** Lines beyond which a test file is to be split. */
export const longestTest = 420;

/** Characters without a space from which a line counts as one that cannot be broken. */
const longWord = 60;

/** Lines that do not fit. A URL, a template or a regular expression without spaces cannot be broken. */
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

/** Turns of phrase that make a reader stop, and traces of how the work was done. */
const unwanted: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bcan not\b/i, 'cannot'],
  [/\b(can|cannot|could) be had\b/, 'name who gets it, or say that it is available'],
  [/\b(is|are) asked of\b/, 'name who asks, or say where it comes from'],
  [/\bstands in\b/, 'is in, or replaces'],
  [/\bin a shape that is not known\b/, 'an unexpected response'],
  [/\bcannot be asked\b/, 'name who cannot ask, and what'],
  // "invalid character(s)" and "Unexpected input(s)" are words of the platforms.
  [
    /(^|[\s"'`])(?!https?|character|input\(s\) ')[a-z]+\\?\(e?s\\?\)(?=$|[\s.,:;)"'`])/,
    'count() of src/shared/units.ts, or one of both forms',
  ],
  [/(^|[\s"'`(])\/work\/(?!.*@)/, 'no path of one machine'],
  [/\b(issue|finding|review) (#\s?)?[0-9]+\b/i, 'the reason itself'],
];

export function unwantedWords({ file, text }: TextFile): string[] {
  // Nearly every file has none: all of its lines at once take a tenth of the time.
  if (!unwanted.some(([pattern]) => new RegExp(pattern, `${pattern.flags}m`).test(text))) return [];
  return text.split('\n').flatMap((line, index) => {
    const found = unwanted.find(([pattern]) => pattern.test(line));
    return found === undefined
      ? []
      : [`${file}:${index + 1} says "${found[0].exec(line)?.[0].trim()}": ${found[1]}`];
  });
}
