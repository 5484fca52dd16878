import type { SiteDeployError } from '../shared/errors/error.ts';
import type { Log } from '../shared/log.ts';
import type { TextStream } from '../shared/plain-log.ts';
import type { Redactor } from '../shared/secret.ts';

/** The parts of the process that a command may use. */
export interface CommandContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Working directory; paths in arguments are relative to it. */
  readonly cwd: string;
  /** For data. */
  readonly stdout: TextStream;
  readonly stderr: TextStream;
  /** Opens stdin lazily. Absent: no stdin. */
  readonly stdin?: () => NodeJS.ReadableStream;
  /**
   * For messages to people. Errors go to stderr, the rest to stdout, or to stderr if stdout carries
   * data.
   */
  readonly log: Log;
  readonly redactor: Redactor;
  /** Shows on a terminal what is being waited for, until disposed. */
  readonly waiting: (description: string) => Disposable;
  /** Aborts on Ctrl-C. */
  readonly signal: AbortSignal;
  /**
   * Loads modules before anything has started that Ctrl-C would have to clean up: meanwhile it
   * exits at once.
   */
  readonly loading: <Loaded>(load: () => Promise<Loaded>) => Promise<Loaded>;
}

/**
 * Exit code: 0 done, 1 failed, 2 usage error (including config errors), 3 checked and found
 * something left to do.
 */
export type ExitCode = 0 | 1 | 2 | 3;

/**
 * Runs a command. With `stdoutIsData` the log avoids stdout, which then carries only JSON, a table
 * or a token.
 */
export type Execute = (
  command: (context: CommandContext) => Promise<ExitCode>,
  stdoutIsData: boolean | undefined,
) => Promise<void>;

/** Exit code of a failure: 2 if the command or the site config must be changed, else 1. */
export function toExitCode(error: SiteDeployError | undefined): 1 | 2 {
  if (error?.code === 'USAGE' || error?.code.startsWith('CONFIG_')) return 2;
  return 1;
}
