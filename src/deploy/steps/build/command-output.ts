import { stripVTControlCharacters } from 'node:util';

/** Maximum number of a failed command's last lines in the error. */
const tailLength = 25;
/** Maximum length of a line in the error, in characters. */
const maxLineLength = 2_000;
/**
 * Maximum number of a package manager's error lines that are kept: hundreds of other lines may
 * follow.
 */
const maxReasons = 40;

/**
 * Output of a command, as far as an error needs it: without colours and other terminal control
 * sequences.
 */
export class CommandOutput {
  readonly #tail: string[] = [];
  readonly #reasons: string[] = [];

  read(line: string): void {
    const text = stripVTControlCharacters(line.slice(0, maxLineLength)).trimEnd();
    this.#tail.push(text);
    if (this.#tail.length > tailLength) this.#tail.shift();
    if (reasonPattern.test(text) && this.#reasons.length < maxReasons) this.#reasons.push(text);
  }

  get tail(): readonly string[] {
    return this.#tail;
  }

  /** The first lines that the package manager marks as errors. */
  get reasons(): readonly string[] {
    return this.#reasons;
  }
}

/** Prefixes of error lines in npm, pnpm, Yarn and Bun. */
const reasonPattern =
  /^\s*(npm (error|ERR!)|.{0,3}ERR_PNPM_|➤ YN\d{4}: .*(Error|error|must|would)|error\b)/;
