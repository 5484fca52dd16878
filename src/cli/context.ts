import type { Readable } from 'node:stream';
import type { SiteDeployError } from '../shared/errors/error.ts';
import type { Log } from '../shared/log.ts';
import type { TextStream } from '../shared/plain-log.ts';
import type { Redactor } from '../shared/secret.ts';

export interface CommandContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly stdout: TextStream;
  readonly stderr: TextStream;
  readonly stdin?: () => Readable;
  /** Errors go to stderr, the rest to stdout, or to stderr if stdout carries data. */
  readonly log: Log;
  readonly redactor: Redactor;
  readonly waiting: (description: string) => Disposable;
  readonly signal: AbortSignal;
  /** Replaces what is printed if the process is ended before the command is done. */
  readonly onEarlyEnd?: (report: (error: SiteDeployError) => void) => void;
  /** Loads code before there is anything to clean up: Ctrl-C then exits at once. */
  readonly loading: <Loaded>(load: () => Promise<Loaded>) => Promise<Loaded>;
}

/** 0: done. 1: failed. 2: usage error (including config errors). 3: something is left to do. */
export type ExitCode = 0 | 1 | 2 | 3;

export type Execute = (
  command: (context: CommandContext) => Promise<ExitCode>,
  stdoutIsData: boolean | undefined,
) => Promise<void>;

/** 2 if the command or the site config must be changed, else 1. */
export function toExitCode(error: SiteDeployError | undefined): 1 | 2 {
  if (error?.code === 'USAGE' || error?.code.startsWith('CONFIG_')) return 2;
  // The path is in the site config.
  const isInConfig = error?.code === 'PATH_OUTSIDE_WORKSPACE' && error.problems.length > 0;
  if (isInConfig) return 2;
  return 1;
}
