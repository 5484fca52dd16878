import type { SiteDeployError } from '../shared/errors/error.ts';
import type { Log } from '../shared/log.ts';
import type { TextStream } from '../shared/plain-log.ts';
import type { Redactor } from '../shared/secret.ts';

/** What a command may use of the process. */
export interface CommandContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Working directory; paths in arguments are relative to it. */
  readonly cwd: string;
  /** For data. */
  readonly stdout: TextStream;
  readonly stderr: TextStream;
  /** Opens stdin; it is not touched before. Left out: there is none. */
  readonly stdin?: () => NodeJS.ReadableStream;
  /** For what is said to people. Errors go to stderr, the rest to stdout, or to stderr where stdout carries data. */
  readonly log: Log;
  readonly redactor: Redactor;
  /** On a terminal: shows in silence what is waited for, until it is disposed of. */
  readonly waiting: (what: string) => Disposable;
  /** Aborts on Ctrl-C. */
  readonly signal: AbortSignal;
  /** Loads modules while nothing has been started that Ctrl-C has to end: it ends the program at once. */
  readonly loading: <Loaded>(load: () => Promise<Loaded>) => Promise<Loaded>;
}

/**
 * How a command has ended: done, failed, used wrongly (a config with errors included), or 3: it has looked, and
 * something is left to do.
 */
export type ExitCode = 0 | 1 | 2 | 3;

/**
 * Runs a command. With `stdoutIsData` the log keeps off stdout: it carries JSON, a table or a token, and nothing else.
 */
export type Execute = (
  command: (context: CommandContext) => Promise<ExitCode>,
  stdoutIsData: boolean | undefined,
) => Promise<void>;

/** The exit code of a failure: 2 where the person has to change the command or the site config, else 1. */
export function exitCodeOf(error: SiteDeployError | undefined): 1 | 2 {
  if (error?.code === 'USAGE' || error?.code.startsWith('CONFIG_')) return 2;
  return 1;
}
