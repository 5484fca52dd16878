/** A reference to a section of a specification. */
export interface Citation {
  readonly line: number;
  /** The text after `Spec: `, on one line. */
  readonly text: string;
}

/** Returns the headings of a Markdown document, such as `Site (detail)` for `### Site (detail)`. */
export function getHeadings(document: string): string[] {
  return [...document.matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = '']) => heading.trim());
}

/** Returns the citations (`Spec: …`) in a source file. One that spans several lines is joined. */
export function getCitations(source: string): Citation[] {
  return [...source.matchAll(/\bSpec: ([\s\S]+?)(?=\*\/|\n(?!\s*(?:\*|\/\/))|$)/g)].map(
    ({ index, 1: text = '' }) => ({
      line: source.slice(0, index).split('\n').length,
      text: text.replaceAll(/\s*\n\s*(?:\*|\/\/) ?/g, ' ').trim(),
    }),
  );
}

/**
 * Returns whether a citation begins with a heading. The citation may omit a final parenthesis of
 * the heading.
 */
export function isResolved({ text }: Citation, headings: readonly string[]): boolean {
  const names = headings.flatMap((heading) => [heading, heading.replace(/ \([^)]*\)$/, '')]);
  return names.some(
    (name) => text === name || (text.startsWith(name) && /^[.,;:)]/.test(text.slice(name.length))),
  );
}
