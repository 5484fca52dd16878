import type { Secret } from './secret.ts';

/** Whom a warning is about, and so how much it matters. */
export type Concern = 'visitors' | 'search' | 'run' | 'style';

/** What a line is about. Lines and columns of a file count from 1. */
export interface LogPlace {
  /** Of a warning. Default: the run itself. */
  readonly concern?: Concern;
  readonly title?: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** What the program says. The kinds: workflow commands on a runner (`action/log.ts`), plain lines elsewhere. */
export interface Log {
  debug(line: string): void;
  info(line: string): void;
  warn(line: string, place?: LogPlace): void;
  error(line: string, place?: LogPlace): void;
  /** From now on the value appears nowhere. Called before anything else is done with a secret. */
  mask(secret: Secret): void;
  /**
   * Opens a block for the output of a program that is not ours. What it prints is shown but never obeyed. Other lines
   * wait until the block is closed, except errors.
   */
  foreign(title: string): ForeignOutput;
}

export interface ForeignOutput {
  /** One line without its line end. */
  line(text: string): void;
  close(): void;
}
