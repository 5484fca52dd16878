export interface CatalogueEntry {
  /** What happened, in general. The error's own message is specific. */
  readonly title: string;
  /** What to do next. The error may carry a more specific remedy. */
  readonly remedy: string;
}

/** Creates entries from a title and a remedy each. */
export function toEntries<Code extends string>(
  entries: Readonly<Record<Code, readonly [title: string, remedy: string]>>,
): Readonly<Record<Code, CatalogueEntry>> {
  const named = Object.entries<readonly [string, string]>(entries).map(
    ([code, [title, remedy]]) => [code, { title, remedy }],
  );
  return Object.fromEntries(named);
}
