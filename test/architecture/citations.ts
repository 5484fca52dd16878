/** A place in a text that names a part of a specification. */
export interface Citation {
  readonly line: number;
  /** What follows `Spec: `, in one line. */
  readonly text: string;
}

/** Headings of a Markdown document: `### Site (detail)` → `Site (detail)`. */
export function headingsOf(document: string): string[] {
  return [...document.matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = '']) => heading.trim());
}

/** What the comments of a source file cite, over the ends of their lines. */
export function citationsOf(source: string): Citation[] {
  return [...source.matchAll(/\bSpec: ([\s\S]+?)(?=\*\/|\n(?!\s*(?:\*|\/\/))|$)/g)].map(
    ({ index, 1: text = '' }) => ({
      line: source.slice(0, index).split('\n').length,
      text: text.replaceAll(/\s*\n\s*(?:\*|\/\/) ?/g, ' ').trim(),
    }),
  );
}

/** Whether a citation begins with a heading. What a heading says in parentheses at its end may be left out. */
export function isResolved({ text }: Citation, headings: readonly string[]): boolean {
  const names = headings.flatMap((heading) => [heading, heading.replace(/ \([^)]*\)$/, '')]);
  return names.some(
    (name) => text === name || (text.startsWith(name) && /^[.,;:)]/.test(text.slice(name.length))),
  );
}
