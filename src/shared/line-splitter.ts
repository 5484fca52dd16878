import { StringDecoder } from 'node:string_decoder';

/**
 * Longest line that is handed over, in characters: a program may print hundreds of megabytes without an end of line.
 */
const longest = 64 << 10;
/** No credential is longer, in characters, and none has a blank in it. */
const longestWord = 8 << 10;

/**
 * Makes lines of the bytes that a program prints. They end with LF, CRLF or CR, as progress bars have it. What is too
 * long is cut between two words, so that the beginning of a credential never stands where nobody knows it any more.
 */
export class LineSplitter {
  readonly #onLine: (line: string) => void;
  readonly #decoder = new StringDecoder('utf8');
  #line = '';
  /** Characters of the line that were dropped. */
  #dropped = 0;
  #endsWithReturn = false;

  constructor(onLine: (line: string) => void) {
    this.#onLine = onLine;
  }

  write(chunk: Buffer): void {
    this.#read(this.#decoder.write(chunk));
  }

  /** Hands over the last line where it has no end. */
  end(): void {
    this.#read(this.#decoder.end());
    if (this.#line !== '' || this.#dropped > 0) this.#hand();
  }

  #read(text: string): void {
    let start = 0;
    for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g)) {
      // The second half of a CRLF that two chunks share.
      const isRest = index === 0 && end === '\n' && this.#endsWithReturn;
      this.#keep(text.slice(start, index));
      if (!isRest) this.#hand();
      start = index + end.length;
    }
    this.#keep(text.slice(start));
    if (text !== '') this.#endsWithReturn = text.endsWith('\r');
  }

  #keep(part: string): void {
    const room = Math.max(0, longest - this.#line.length);
    this.#line += part.slice(0, room);
    this.#dropped += Math.max(0, part.length - room);
  }

  #hand(): void {
    const line = this.#dropped === 0 ? this.#line : cut(this.#line, this.#dropped);
    this.#line = '';
    this.#dropped = 0;
    this.#onLine(line);
  }
}

function cut(line: string, dropped: number): string {
  const last = line.slice(-longestWord).search(/\s\S*$/);
  const kept = line.slice(0, line.length - longestWord + Math.max(0, last));
  return `${kept} … (${line.length - kept.length + dropped} characters more)`;
}
