import { inspect } from 'node:util';

/** A secret, which converts to the string `***`. Only `.reveal()` returns its value. */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  /** Returns the plain value, for headers and bodies but never for messages. */
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

export class Redactor {
  readonly #known = new Set<string>();
  /**
   * Forms to redact. Only `part`, the beginning, is searched for, because third-party output may be
   * cut off anywhere.
   */
  readonly #forms: { readonly form: string; readonly part: string }[] = [];

  /**
   * Adds a secret. Returns the new forms that a runner has to mask: runners derive Base64 forms
   * themselves, so those are only redacted here.
   */
  add(value: string): string[] {
    const encoded = encodeURIComponent(value);
    const lower = encoded.replaceAll(/%[0-9A-F]{2}/g, (octet) => octet.toLowerCase());
    const json = JSON.stringify(value).slice(1, -1);
    const forms = [value, encoded, lower, json, ...value.split(/\r?\n/)].filter(
      (form) => form.length >= 6,
    );
    const fresh = [...new Set(forms)].filter((form) => !this.#known.has(form));
    const encodedForms = base64Forms(value).filter((form) => form.length >= 12);
    for (const form of [...fresh, ...encodedForms]) {
      if (this.#known.has(form)) continue;
      this.#known.add(form);
      const length = Math.max(shortestPart, Math.ceil(form.length / 2));
      this.#forms.push({ form, part: form.slice(0, length) });
    }
    return fresh;
  }

  /** Replaces secrets with `***`, even incomplete ones. */
  redact(text: string): string {
    let redacted = '';
    let end = 0;
    for (const span of this.#spansIn(text)) {
      // Merge overlapping secrets: redacting one alone would leave part of the other visible.
      if (span.start < end) end = Math.max(end, span.end);
      else {
        redacted += `${text.slice(end, span.start)}***`;
        end = span.end;
      }
    }
    if (end === 0) return text;
    return redacted + text.slice(end);
  }

  #spansIn(text: string): { readonly start: number; readonly end: number }[] {
    const spans = [];
    for (const { form, part } of this.#forms.filter(({ part }) => text.includes(part))) {
      for (let start = text.indexOf(part); start >= 0; start = text.indexOf(part, start + 1)) {
        let length = part.length;
        while (length < form.length && text[start + length] === form[length]) length += 1;
        spans.push({ start, end: start + length });
      }
    }
    return spans.sort((a, b) => a.start - b.start);
  }
}

/**
 * Minimum length of an incomplete secret that is detected. It must also be at least half of the
 * secret.
 */
const shortestPart = 12;

/**
 * Returns the forms that a value can take in a Base64 string, after 0, 1 or 2 other bytes and in
 * both alphabets. Leaves out the characters at either end that also depend on neighbouring bytes.
 */
function base64Forms(value: string): string[] {
  const bytes = Buffer.from(value);
  return [0, 1, 2].flatMap((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes]);
    const encodings = [
      whole.toString('base64').replace(/(?<!=)=+$/, ''),
      whole.toString('base64url'),
    ];
    const from = Math.ceil((before * 8) / 6);
    const to = Math.floor((whole.byteLength * 8) / 6);
    return encodings.map((text) => text.slice(from, to));
  });
}
