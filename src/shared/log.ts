import type { Secret } from './secret.ts';

export type Concern = 'visitors' | 'search' | 'run' | 'style';

/** A position in a file, and what the line is about. Lines and columns count from 1. */
export interface LogLocation {
  readonly concern?: Concern;
  readonly title?: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** Writes workflow commands on a runner (`action/log.ts`), and plain lines elsewhere. */
export interface Log {
  debug(line: string): void;
  info(line: string): void;
  warn(line: string, location?: LogLocation): void;
  error(line: string, location?: LogLocation): void;
  /** Redacts a value in all further output. Call this before any other use of a secret. */
  mask(secret: Secret): void;
  /**
   * Prints a program's output, ignoring any commands in it. Other lines wait, except for errors.
   */
  foreign(title: string): ForeignOutput;
}

export interface ForeignOutput {
  line(text: string): void;
  close(): void;
}
