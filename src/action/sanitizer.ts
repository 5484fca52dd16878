import { sanitize, sanitizeName } from '../shared/sanitize.ts';
import type { Redactor } from '../shared/secret.ts';

export type Sanitizer = ReturnType<typeof createSanitizer>;

export function createSanitizer(redactor: Redactor) {
  return {
    text: (text: string) => sanitize(redactor.redact(text)),
    /** Into one line: a later step may print it anywhere, including at the start of a line. */
    value: (value: string) => sanitizeName(redactor.redact(value)),
  };
}
