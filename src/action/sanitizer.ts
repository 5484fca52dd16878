import { sanitize, sanitizeName } from '../shared/sanitize.ts';
import type { Redactor } from '../shared/secret.ts';

/** Makes text safe to show in a job: no secrets, no workflow commands. */
export interface Sanitizer {
  text(text: string): string;
  /** Into one line. */
  value(value: string): string;
}

export function createSanitizer(redactor: Redactor): Sanitizer {
  return {
    text: (text) => sanitize(redactor.redact(text)),
    // A later step may print it anywhere, including at the start of a line.
    value: (value) => sanitizeName(redactor.redact(value)),
  };
}
