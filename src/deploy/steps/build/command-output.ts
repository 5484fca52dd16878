import { stripVTControlCharacters } from 'node:util';

/** How many of the last lines of a command that failed are part of the error. */
const tailLength = 25;
/** How many characters of a line are part of the error. */
const longestLine = 2_000;
/** How many of the lines in which a package manager says why are kept. They may be followed by hundreds of others. */
const mostReasons = 40;

/** What a command has printed, as far as an error needs it: without colours and what else steers a terminal. */
export class CommandOutput {
  readonly #tail: string[] = [];
  readonly #reasons: string[] = [];

  read(line: string): void {
    const text = stripVTControlCharacters(line.slice(0, longestLine)).trimEnd();
    this.#tail.push(text);
    if (this.#tail.length > tailLength) this.#tail.shift();
    if (saysWhy.test(text) && this.#reasons.length < mostReasons) this.#reasons.push(text);
  }

  /** Its last lines. */
  get tail(): readonly string[] {
    return this.#tail;
  }

  /** The first lines that a package manager marks as errors. */
  get reasons(): readonly string[] {
    return this.#reasons;
  }
}

/** How npm, pnpm, Yarn and Bun begin a line that says why. */
const saysWhy = /^\s*(npm (error|ERR!)|.{0,3}ERR_PNPM_|➤ YN\d{4}: .*(Error|error|must|would)|error\b)/;
