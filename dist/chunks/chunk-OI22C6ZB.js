import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/shared/secret.ts
import { inspect } from "node:util";
var Secret = class {
  #value;
  constructor(value) {
    this.#value = value;
  }
  /** The value in clear. Hand it to a header or a body, never to a message. */
  reveal() {
    return this.#value;
  }
  toString() {
    return "***";
  }
  toJSON() {
    return "***";
  }
  [inspect.custom]() {
    return "***";
  }
};
var Redactor = class {
  #forms = /* @__PURE__ */ new Set();
  /**
   * @param value the secret in clear
   * @returns the forms in which it may appear in text: as it is, percent-encoded in either case, and line by line; each is to be masked
   */
  add(value) {
    const encoded = encodeURIComponent(value);
    const lower = encoded.replaceAll(/%[0-9A-F]{2}/g, (octet) => octet.toLowerCase());
    const forms = [value, encoded, lower, ...value.split(/\r?\n/)].filter((form) => form.length >= 6);
    const fresh = [...new Set(forms)].filter((form) => !this.#forms.has(form));
    for (const form of fresh) this.#forms.add(form);
    return fresh;
  }
  /** The text with every known secret replaced by `***`. */
  redact(text) {
    let shown = "";
    let end = 0;
    for (const span of this.#spansIn(text)) {
      if (span.start < end) end = Math.max(end, span.end);
      else {
        shown += `${text.slice(end, span.start)}***`;
        end = span.end;
      }
    }
    return end === 0 ? text : shown + text.slice(end);
  }
  #spansIn(text) {
    const spans = [];
    for (const form of this.#forms)
      for (let start = text.indexOf(form); start >= 0; start = text.indexOf(form, start + 1))
        spans.push({ start, end: start + form.length });
    return spans.sort((a, b) => a.start - b.start);
  }
};

export {
  Secret,
  Redactor
};
