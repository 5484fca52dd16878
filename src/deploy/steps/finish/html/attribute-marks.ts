import { QuoteType } from 'htmlparser2';
import type { AttributeRange } from './layout.ts';

const numbersEach = 6;

/** An object per attribute would take half of the time. */
export class AttributeMarks {
  readonly #marks: number[] = [];
  #count = 0;
  #start = 0;
  #nameEnd = 0;
  #valueStart = -1;
  #valueEnd = -1;

  clear(): void {
    this.#count = 0;
  }

  name(start: number, end: number): void {
    this.#start = start;
    this.#nameEnd = end;
    this.#valueStart = -1;
  }

  value(start: number, end: number): void {
    this.#valueStart = start;
    this.#valueEnd = end;
  }

  end(quote: QuoteType, end: number): void {
    const hasValue = this.#valueStart !== -1;
    const marks = this.#marks;
    marks[this.#count] = this.#start;
    marks[this.#count + 1] = this.#nameEnd;
    marks[this.#count + 2] = hasValue ? this.#valueStart : this.#nameEnd;
    marks[this.#count + 3] = hasValue ? this.#valueEnd : this.#nameEnd;
    marks[this.#count + 4] = hasValue ? end : this.#nameEnd;
    marks[this.#count + 5] = quote;
    this.#count += numbersEach;
  }

  ranges(text: string): AttributeRange[] {
    const found: AttributeRange[] = [];
    const marks = this.#marks;
    for (let at = 0; at < this.#count; at += numbersEach) {
      const start = marks[at] ?? 0;
      found.push({
        name: text.slice(start, marks[at + 1]).toLowerCase(),
        start,
        end: marks[at + 4] ?? 0,
        valueStart: marks[at + 2] ?? 0,
        valueEnd: marks[at + 3] ?? 0,
        quote: toQuote(marks[at + 5] ?? 0),
      });
    }
    return found;
  }
}

function toQuote(quote: number): AttributeRange['quote'] {
  if (quote === QuoteType.Double) return '"';
  if (quote === QuoteType.Single) return "'";
  if (quote === QuoteType.Unquoted) return '';
  return undefined;
}
