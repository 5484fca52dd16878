/** What a failure means, and what to do about it. */
export interface CatalogueEntry {
  /** What happened, in general. The error's own message says what happened this time. */
  readonly title: string;
  /** What to do next. The error may carry a more exact remedy. */
  readonly remedy: string;
}
