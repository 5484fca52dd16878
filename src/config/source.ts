import { type Problem, SiteDeployError } from '../shared/errors/error.ts';
import { shorten } from '../shared/plain-text.ts';
import { count } from '../shared/units.ts';
import { maskSecrets, maskTokens } from './secret-values.ts';

const maxLineLength = 200;

export class SourceText {
  readonly file: string;
  readonly text: string;
  readonly #starts: readonly number[];

  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
    const starts = [0];
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
      if (at + 1 < text.length) starts.push(at + 1);
    }
    this.#starts = starts;
  }

  problemAt(offset: number, message: string): Problem {
    const { index, start } = this.#findLine(offset);
    const next = this.text.indexOf('\n', start);
    const last = next === -1 ? this.text.length : next;
    const length = (this.text[last - 1] === '\r' ? last - 1 : last) - start;
    const column = Math.min(offset - start, length) + 1;
    const shown = maskTokens(message);
    const problem = { file: this.file, line: index + 1, column, message: shown };
    if (column > maxLineLength) return problem;
    // Shorten the line first: a minified file may be a single long line with many problems.
    const line = maskSecrets(this.text.slice(start, start + Math.min(length, 10 * maxLineLength)));
    const end = length > maxLineLength ? '…' : '';
    return { ...problem, source: line.slice(0, maxLineLength) + end };
  }

  #findLine(offset: number): { index: number; start: number } {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { index: low, start: this.#starts[low] ?? 0 };
  }
}

/** Shortens a text for a message. Masks tokens first, because only a complete URL is recognised. */
export const excerpt = (text: string): string => shorten(maskTokens(text), 60);

export const quote = (text: string): string => JSON.stringify(excerpt(text));

export function configInvalid(fileName: string, problems: readonly Problem[]): SiteDeployError {
  const sorted = [...problems].sort(
    (a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
  return new SiteDeployError(
    'CONFIG_INVALID',
    `${fileName} has ${count(problems.length, 'error')}.`,
    { problems: sorted },
  );
}
