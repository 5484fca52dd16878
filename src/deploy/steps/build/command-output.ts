import { stripVTControlCharacters } from 'node:util';

/** Last lines in the error. */
const tailLength = 25;
/** In characters. */
const maxLineLength = 2_000;
/** Error lines of a package manager: hundreds of other lines may follow. */
const maxReasons = 40;

/** Collects output without colours and other terminal control sequences. */
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

  /** First lines marked as errors by the package manager. */
  get reasons(): readonly string[] {
    return this.#reasons;
  }
}

/** Prefixes of error lines in npm, pnpm, Yarn and Bun. */
const reasonPattern =
  /^\s*(npm (error|ERR!)|.{0,3}ERR_PNPM_|➤ YN\d{4}: .*(Error|error|must|would)|error\b)/;
