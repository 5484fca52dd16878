/** A reference to a section of a specification. */
export interface Citation {
  readonly line: number;
  /** The text after `Spec: `, on one line. */
  readonly text: string;
}

/** Returns the headings of a Markdown document: `### Site (detail)` → `Site (detail)`. */
export function getHeadings(document: string): string[] {
  return [...document.matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = '']) => heading.trim());
}

/** Returns the citations of a source file (`Spec: …`), joined across the lines of a comment. */
export function getCitations(source: string): Citation[] {
  return [...source.matchAll(/\bSpec: ([\s\S]+?)(?=\*\/|\n(?!\s*(?:\*|\/\/))|$)/g)].map(
    ({ index, 1: text = '' }) => ({
      line: source.slice(0, index).split('\n').length,
      text: text.replaceAll(/\s*\n\s*(?:\*|\/\/) ?/g, ' ').trim(),
    }),
  );
}

/**
 * Returns whether a citation begins with a heading. A final parenthesis of the heading may be
 * omitted.
 */
export function isResolved({ text }: Citation, headings: readonly string[]): boolean {
  const names = headings.flatMap((heading) => [heading, heading.replace(/ \([^)]*\)$/, '')]);
  return names.some(
    (name) => text === name || (text.startsWith(name) && /^[.,;:)]/.test(text.slice(name.length))),
  );
}
