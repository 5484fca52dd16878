/** Limits: items per list and characters per text. */
export interface Room {
  readonly items: number;
  readonly characters: number;
}
