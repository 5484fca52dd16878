import { disarm, disarmName } from '../shared/disarm.ts';
import type { Redactor } from '../shared/secret.ts';

/** Text as a job may show it: without secrets, and without anything that a runner obeys. */
export interface Shown {
  /** Lines. */
  text(text: string): string;
  /** A value on one line. */
  value(value: string): string;
}

export function shownBy(redactor: Redactor): Shown {
  return {
    text: (text) => disarm(redactor.redact(text)),
    // A later step may print it, at the start of a line or anywhere.
    value: (value) => disarmName(redactor.redact(value)),
  };
}
