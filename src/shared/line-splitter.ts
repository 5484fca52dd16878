import { StringDecoder } from 'node:string_decoder';

/** Maximum characters per line: a program may print hundreds of megabytes without a newline. */
const maxLineLength = 64 << 10;
/** Maximum characters of a credential, none of which contains a blank. */
const maxWordLength = 8 << 10;

/**
 * Splits a program's output into lines. They end with LF, CRLF or CR (used by progress bars). Long
 * lines are cut between words, so that a credential is never split and thus missed by redaction.
 */
export class LineSplitter {
  readonly #onLine: (line: string) => void;
  readonly #decoder = new StringDecoder('utf8');
  #line = '';
  /** Number of dropped characters in the current line. */
  #dropped = 0;
  #endsWithReturn = false;

  constructor(onLine: (line: string) => void) {
    this.#onLine = onLine;
  }

  write(chunk: Buffer): void {
    this.#read(this.#decoder.write(chunk));
  }

  end(): void {
    this.#read(this.#decoder.end());
    if (this.#line !== '' || this.#dropped > 0) this.#hand();
  }

  #read(text: string): void {
    let start = 0;
    for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g)) {
      // Second half of a CRLF that is split across two chunks.
      const isSplitLineEnd = index === 0 && end === '\n' && this.#endsWithReturn;
      this.#append(text.slice(start, index));
      if (!isSplitLineEnd) this.#hand();
      start = index + end.length;
    }
    this.#append(text.slice(start));
    if (text !== '') this.#endsWithReturn = text.endsWith('\r');
  }

  #append(part: string): void {
    const free = Math.max(0, maxLineLength - this.#line.length);
    this.#line += part.slice(0, free);
    this.#dropped += Math.max(0, part.length - free);
  }

  #hand(): void {
    const line = this.#dropped === 0 ? this.#line : cut(this.#line, this.#dropped);
    this.#line = '';
    this.#dropped = 0;
    this.#onLine(line);
  }
}

function cut(line: string, dropped: number): string {
  const last = line.slice(-maxWordLength).search(/\s\S*$/);
  const head = line.slice(0, line.length - maxWordLength + Math.max(0, last));
  return `${head} … (${line.length - head.length + dropped} characters more)`;
}
