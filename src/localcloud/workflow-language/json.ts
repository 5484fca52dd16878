import { RunnerRefusal } from '../runner/command.ts';

/**
 * Parses JSON as `fromJSON` does. The runner's library accepts more than the standard, e.g.
 * `['a',]`:
 * https://github.com/JamesNK/Newtonsoft.Json/blob/master/Src/Newtonsoft.Json/JsonTextReader.cs
 */
export function parseLenientJson(text: string): unknown {
  const reader = new JsonReader(text);
  // Like the runner, ignore everything after the first value.
  return reader.readValue();
}

const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
const words: Readonly<Record<string, unknown>> = {
  true: true,
  false: false,
  null: null,
  NaN: Number.NaN,
  Infinity,
  '-Infinity': -Infinity,
};
const maxDepth = 64;

class JsonReader {
  readonly #text: string;
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  readValue(): unknown {
    this.#skipSpace();
    const next = this.#text[this.#at] ?? '';
    if (next === '[' || next === '{') {
      this.#depth += 1;
      if (this.#depth > maxDepth) throw refuse(`The reader's MaxDepth of ${maxDepth} is exceeded`);
      this.#at += 1;
      const value = next === '[' ? this.#readArray() : this.#readObject();
      this.#depth -= 1;
      return value;
    }
    if (next === '"' || next === "'") return this.#readString();
    const word = this.#take(/[^\s,:/[\]{}"']+/y);
    if (Object.hasOwn(words, word)) return words[word];
    return toNumber(word || next);
  }

  #readArray(): unknown[] {
    const items: unknown[] = [];
    while (!this.#isAt(']')) {
      items.push(this.readValue());
      if (!this.#isAt(',')) {
        this.#expect(']');
        break;
      }
    }
    return items;
  }

  #readObject(): Record<string, unknown> {
    const members: [string, unknown][] = [];
    while (!this.#isAt('}')) {
      const isQuoted = /["']/.test(this.#text[this.#at] ?? '');
      const name = isQuoted ? this.#readString() : this.#take(/[\p{L}\p{Nd}_$]+/uy);
      if (!isQuoted && !name) throw this.#unexpected();
      this.#expect(':');
      members.push([name, this.readValue()]);
      if (!this.#isAt(',')) {
        this.#expect('}');
        break;
      }
    }
    return Object.fromEntries(members);
  }

  #readString(): string {
    const quote = this.#text[this.#at];
    let value = '';
    for (this.#at += 1; this.#at < this.#text.length; this.#at += 1) {
      const next = this.#text[this.#at] ?? '';
      if (next === quote) {
        this.#at += 1;
        return value;
      }
      value += next === '\\' ? this.#readEscape() : next;
    }
    throw refuse('Unterminated string');
  }

  #readEscape(): string {
    this.#at += 1;
    const next = this.#text[this.#at] ?? '';
    if (/["'\\/]/.test(next)) return next;
    if (next !== 'u' && escapes[next]) return escapes[next];
    const [digits = ''] = /^[\da-fA-F]{4}/.exec(this.#text.slice(this.#at + 1)) ?? [];
    if (next !== 'u' || !digits) throw refuse(`Bad JSON escape sequence: \\${next}`);
    this.#at += 4;
    return String.fromCharCode(Number.parseInt(digits, 16));
  }

  /**
   * Skips white space and comments, and then the character, if it is next.
   * @returns whether the character was next
   */
  #isAt(character: string): boolean {
    this.#skipSpace();
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #expect(character: string): void {
    if (!this.#isAt(character)) throw this.#unexpected();
  }

  #skipSpace(): void {
    this.#take(/(?:\s|\/\/[^\r\n]*|\/\*(?:(?!\*\/)[\s\S])*\*\/)*/y);
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [found = ''] = pattern.exec(this.#text) ?? [];
    this.#at += found.length;
    return found;
  }

  #unexpected(): RunnerRefusal {
    return refuse(`Unexpected character '${this.#text[this.#at] ?? ''}' at ${this.#at}`);
  }
}

function toNumber(word: string): number {
  // A leading zero makes a number octal.
  const octal = /^(-?)0([0-7]+)$/.exec(word);
  if (octal) return Number(`${octal[1]}1`) * Number.parseInt(octal[2] ?? '', 8);
  const isNumber = /^-?(0x[\da-f]+|(\d+\.?\d*|\.\d+)(e[+-]?\d+)?)$/i.test(word);
  if (!isNumber || /^-?0\d/.test(word)) throw refuse(`Unexpected character '${word.slice(0, 1)}'`);
  return word.startsWith('-') ? -Number(word.slice(1)) : Number(word);
}

const refuse = (message: string) => new RunnerRefusal(`Error parsing fromJson: ${message}`);
