import { stripVTControlCharacters } from 'node:util';

const tailLength = 25;
const maxLineLength = 2_000;
const maxReasons = 40;

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

  get reasons(): readonly string[] {
    return this.#reasons;
  }
}

const reasonPattern =
  /^\s*(npm (error|ERR!)|.{0,3}ERR_PNPM_|➤ YN\d{4}: .*(Error|error|must|would)|error\b)/;
