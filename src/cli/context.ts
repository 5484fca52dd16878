import type { Readable } from 'node:stream';
import type { ErrorCode } from '../shared/errors/catalogue.ts';
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
  /** Writes errors to stderr, and other lines to stdout unless stdout carries data. */
  readonly log: Log;
  readonly redactor: Redactor;
  readonly waiting: (description: string) => Disposable;
  readonly signal: AbortSignal;
  /** Sets the function that reports an early end of the process. */
  readonly onEarlyEnd?: (report: (error: SiteDeployError) => void) => void;
  /** Loads code while there is nothing to clean up, so that Ctrl-C exits at once. */
  readonly loading: <Loaded>(load: () => Promise<Loaded>) => Promise<Loaded>;
}

/**
 * 0: done. 1: failed. 2: usage error, including config errors. 3: something is left to do. If the
 * portal refuses a request, 4: not allowed. 5: not found. 6: conflict, e.g. a concurrent change. 7:
 * try again later.
 */
export type ExitCode = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

const byCode: Partial<Readonly<Record<ErrorCode, ExitCode>>> = {
  PORTAL_UNAUTHORIZED: 4,
  PORTAL_FORBIDDEN: 4,
  PORTAL_NOT_FOUND: 5,
  PORTAL_CONFLICT: 6,
  PORTAL_RATE_LIMITED: 7,
  PORTAL_UNAVAILABLE: 7,
};

export type Execute = (
  command: (context: CommandContext) => Promise<ExitCode>,
  stdoutIsData: boolean | undefined,
) => Promise<void>;

/**
 * Returns 2 if the command or the site config must change, 4 to 7 if the portal refused a request,
 * else 1.
 */
export function toExitCode(error: SiteDeployError | undefined): ExitCode {
  if (error?.code === 'USAGE' || error?.code.startsWith('CONFIG_')) return 2;
  // This error lists problems only if the path comes from the site config.
  const isInConfig = error?.code === 'PATH_OUTSIDE_WORKSPACE' && error.problems.length > 0;
  if (isInConfig) return 2;
  return (error && byCode[error.code]) ?? 1;
}
