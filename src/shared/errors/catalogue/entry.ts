export interface CatalogueEntry {
  /** What happened, in general. The error's own message is specific. */
  readonly title: string;
  /** What to do next. The error may carry a more specific remedy. */
  readonly remedy: string;
}
