import type { Secret } from './secret.ts';

export type Concern = 'visitors' | 'search' | 'run' | 'style';

/** The subject of a line. Lines and columns of a file count from 1. */
export interface LogLocation {
  readonly concern?: Concern;
  readonly title?: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** Workflow commands on a runner (`action/log.ts`), plain lines elsewhere. */
export interface Log {
  debug(line: string): void;
  info(line: string): void;
  warn(line: string, location?: LogLocation): void;
  error(line: string, location?: LogLocation): void;
  /** Redacts the value in all further output. Called before anything else is done with a secret. */
  mask(secret: Secret): void;
  /** For a program's output, never obeyed. Other lines wait until it is closed, except errors. */
  foreign(title: string): ForeignOutput;
}

export interface ForeignOutput {
  line(text: string): void;
  close(): void;
}
