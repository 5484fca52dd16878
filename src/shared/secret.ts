import { inspect } from 'node:util';

/**
 * A value that must never be seen: it prints as `***` wherever text is made of it. The value itself is only had by
 * asking for it by name, so that every place that takes a secret out can be found with one search for `.reveal()`.
 */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  /** The value in clear. Hand it to a header or a body, never to a message. */
  reveal(): string {
    return this.#value;
  }

  toString(): string {
    return '***';
  }

  toJSON(): string {
    return '***';
  }

  [inspect.custom](): string {
    return '***';
  }
}

/**
 * Replaces secrets in text. The runner masks what it is told with `::add-mask::`; this does the same for every other
 * output (a terminal, an error, a file), and a second time on the runner.
 */
export class Redactor {
  readonly #forms = new Set<string>();

  /**
   * @param value the secret in clear
   * @returns the forms in which it may appear in text: as it is, percent-encoded in either case, in JSON, and line by
   *   line; each is to be masked. Base64, which a runner knows by itself, is only replaced here.
   */
  add(value: string): string[] {
    const encoded = encodeURIComponent(value);
    const lower = encoded.replaceAll(/%[0-9A-F]{2}/g, (octet) => octet.toLowerCase());
    const json = JSON.stringify(value).slice(1, -1);
    const forms = [value, encoded, lower, json, ...value.split(/\r?\n/)].filter((form) => form.length >= 6);
    const fresh = [...new Set(forms)].filter((form) => !this.#forms.has(form));
    const encodedForms = base64Forms(value).filter((form) => form.length >= 12);
    for (const form of [...fresh, ...encodedForms]) this.#forms.add(form);
    return fresh;
  }

  /**
   * The text with every known secret replaced by `***`; also one of which half is there, since what others say is cut
   * somewhere.
   */
  redact(text: string): string {
    let shown = '';
    let end = 0;
    for (const span of this.#spansIn(text)) {
      // Secrets that overlap become one: what one of them leaves over is a part of the other.
      if (span.start < end) end = Math.max(end, span.end);
      else {
        shown += `${text.slice(end, span.start)}***`;
        end = span.end;
      }
    }
    if (end === 0) return text;
    return shown + text.slice(end);
  }

  #spansIn(text: string): { readonly start: number; readonly end: number }[] {
    const spans = [];
    for (const form of this.#forms) {
      const part = form.slice(0, Math.max(shortestPart, Math.ceil(form.length / 2)));
      for (let start = text.indexOf(part); start >= 0; start = text.indexOf(part, start + 1)) {
        let length = part.length;
        while (length < form.length && text[start + length] === form[length]) length += 1;
        spans.push({ start, end: start + length });
      }
    }
    return spans.sort((a, b) => a.start - b.start);
  }
}

/** Of a secret that was cut, so many characters are recognised, or half of it where that is more. */
const shortestPart = 12;

/**
 * What base64 makes of a value behind 0, 1 and 2 other bytes, in both alphabets, without what depends on its
 * neighbours.
 */
function base64Forms(value: string): string[] {
  const bytes = Buffer.from(value);
  return [0, 1, 2].flatMap((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes]);
    const encodings = [whole.toString('base64').replace(/=+$/, ''), whole.toString('base64url')];
    const from = Math.ceil((before * 8) / 6);
    const to = Math.floor((whole.byteLength * 8) / 6);
    return encodings.map((text) => text.slice(from, to));
  });
}
