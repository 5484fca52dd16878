/** How many items a list names, and how many characters of a text are shown. */
export interface Room {
  readonly items: number;
  readonly characters: number;
}
