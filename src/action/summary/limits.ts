/** Limits: items per list and characters per text. */
export interface SummaryLimits {
  readonly items: number;
  readonly characters: number;
}
