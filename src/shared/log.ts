import type { Secret } from './secret.ts';

export type Concern = 'visitors' | 'search' | 'run' | 'style';

/** A position in a file, and what the line concerns. Line and column are 1-based. */
export interface LogLocation {
  readonly concern?: Concern;
  readonly title?: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/**
 * Log of a run. On a runner, it writes workflow commands (`action/log.ts`); elsewhere, plain lines.
 */
export interface Log {
  debug(line: string): void;
  info(line: string): void;
  warn(line: string, location?: LogLocation): void;
  error(line: string, location?: LogLocation): void;
  /** Redacts a value in all further output. Must be called before any other use of a secret. */
  mask(secret: Secret): void;
  /**
   * Prints the output of a program, with any workflow commands in it disabled. On a runner, other
   * lines except for errors wait until it is closed.
   */
  foreign(title: string): ForeignOutput;
}

export interface ForeignOutput {
  line(text: string): void;
  close(): void;
}
