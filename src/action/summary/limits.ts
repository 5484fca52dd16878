export interface SummaryLimits {
  readonly items: number;
  readonly characters: number;
}
