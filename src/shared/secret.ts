import { inspect } from 'node:util';

/**
 * A value that must never be seen: it prints as `***` wherever text is made of it. The value itself is only had by asking for it
 * by name, so that every place that takes a secret out can be found with one search for `.reveal()`.
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
 * Replaces secrets in text. The runner masks what it is told with `::add-mask::`; this does the same for every other output
 * (a terminal, an error, a file), and a second time on the runner.
 */
export class Redactor {
  readonly #forms = new Set<string>();
  #pattern: RegExp | undefined;

  /**
   * @param value the secret in clear
   * @returns the forms in which it may appear in text: as it is, percent-encoded, and line by line; each is to be masked
   */
  add(value: string): string[] {
    const forms = [value, encodeURIComponent(value), ...value.split(/\r?\n/)].filter((form) => form.length >= 6);
    const fresh = [...new Set(forms)].filter((form) => !this.#forms.has(form));
    for (const form of fresh) this.#forms.add(form);
    this.#pattern = undefined;
    return fresh;
  }

  /** The text with every known secret replaced by `***`. */
  redact(text: string): string {
    if (this.#forms.size === 0) return text;
    // Longest first: a secret that contains another one must not leave its ends behind.
    this.#pattern ??= new RegExp(
      [...this.#forms]
        .sort((a, b) => b.length - a.length)
        .map((form) => escapeRegExp(form))
        .join('|'),
      'g',
    );
    return text.replace(this.#pattern, '***');
  }
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
