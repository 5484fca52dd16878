import { errorCode } from '../files.ts';
import { catalogue, type ErrorCode, type HostErrorCode } from './catalogue.ts';

/** An error in a file. Line and column are 1-based. */
export interface Problem {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  readonly source?: string;
  readonly message: string;
}

export interface ErrorDetails {
  readonly cause?: unknown;
  readonly remedy?: string;
  readonly facts?: readonly string[];
  readonly problems?: readonly Problem[];
}

/** An error with a stable code, a message and a remedy. */
export class SiteDeployError extends Error {
  override readonly name = 'SiteDeployError';
  readonly code: ErrorCode;
  readonly remedy: string;
  readonly facts: readonly string[];
  readonly problems: readonly Problem[];

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, details.cause === undefined ? {} : { cause: details.cause });
    this.code = code;
    this.facts = details.facts ?? [];
    this.remedy = details.remedy ?? getRemedy(code, this.facts);
    this.problems = details.problems ?? [];
  }

  /**
   * Converts any thrown value. A `SiteDeployError` stays as it is; other errors get the code of a
   * host failure, such as `DISK_FULL`, or else `INTERNAL`.
   */
  static from(thrown: unknown): SiteDeployError {
    if (thrown instanceof SiteDeployError) return thrown;
    // Report the first error. The cleanup that followed it has failed, too.
    if (thrown instanceof SuppressedError) return SiteDeployError.from(thrown.suppressed);
    const message = getErrorMessage(thrown);
    const failure = findHostFailure(thrown);
    const cause = thrown;
    if (failure)
      return new SiteDeployError(failure, catalogue[failure].title, { cause, facts: [message] });
    const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
    const facts = stack.split('\n').slice(1, 6);
    return new SiteDeployError('INTERNAL', message, {
      cause,
      facts: facts.map((line) => line.trim()),
    });
  }
}

/** Returns the remedy for a code. If there is no request id, leaves out the request to quote it. */
function getRemedy(code: ErrorCode, facts: readonly string[]): string {
  const { remedy } = catalogue[code];
  if (facts.some((fact) => fact.startsWith('request id'))) return remedy;
  return remedy.replace(/; quote the request id[^.]*/, '');
}

/** Returns whether an error has one of the codes; without codes, whether it has any. */
export function hasCode(error: unknown, ...codes: readonly ErrorCode[]): error is SiteDeployError {
  if (!(error instanceof SiteDeployError)) return false;
  return codes.length === 0 || codes.includes(error.code);
}

/**
 * Creates a handler for `catch`: errors with one of the codes become the value, others are thrown
 * again. Without codes, any code counts.
 */
export function returnFor<Value>(value: Value, ...codes: readonly ErrorCode[]) {
  return (error: unknown): Value => {
    if (hasCode(error, ...codes)) return value;
    throw error;
  };
}

export function usageError(message: string, remedy: string): SiteDeployError {
  return new SiteDeployError('USAGE', message, { remedy });
}

export function getErrorMessage(thrown: unknown): string {
  // Node's error about a host with several addresses has no message of its own.
  if (thrown instanceof AggregateError && !thrown.message)
    return thrown.errors.map(getErrorMessage).join('; ');
  if (thrown instanceof Error) return thrown.message;
  return String(thrown);
}

export function describeError(error: SiteDeployError): string[] {
  return [
    `${error.message} [${error.code}]`,
    ...error.facts.map((fact) => `  ${fact}`),
    ...error.problems.flatMap(describeProblem),
    `What to do: ${error.remedy}`,
  ];
}

function describeProblem(problem: Problem): string[] {
  const location = [problem.file, problem.line, problem.column]
    .filter((part) => part !== undefined)
    .join(':');
  const lines = [`  ${location}  ${problem.message}`];
  if (problem.source !== undefined && problem.line !== undefined) {
    const gutter = `    ${problem.line} | `;
    lines.push(gutter + problem.source);
    if (problem.column !== undefined)
      lines.push(`${' '.repeat(gutter.length + problem.column - 1)}^`);
  }
  return lines;
}

const hostCodes: Readonly<Record<HostErrorCode, string>> = {
  DISK_FULL: 'ENOSPC EDQUOT',
  TOO_MANY_OPEN_FILES: 'EMFILE ENFILE',
  FILE_TOO_LARGE: 'EFBIG ERR_FS_FILE_TOO_LARGE',
  FILE_GONE: 'ENOENT ENOTDIR ESTALE',
  FILE_REFUSED: 'EACCES EPERM EROFS EBUSY EIO EISDIR ELOOP ENAMETOOLONG',
};

const codes = new Map(
  (Object.keys(hostCodes) as HostErrorCode[]).flatMap((failure) =>
    hostCodes[failure].split(' ').map((code) => [code, failure] as const),
  ),
);

const noDescriptors = /^Worker initialization failure: E[MN]FILE|^child process missing stdin$/;

/**
 * Finds the host's failure behind an error. A code about a single file counts only if the error
 * names a file.
 */
function findHostFailure(thrown: unknown): HostErrorCode | undefined {
  // If no thread or command could be started, the error has no system code.
  if (thrown instanceof Error && noDescriptors.test(thrown.message)) return 'TOO_MANY_OPEN_FILES';
  const code = codes.get(errorCode(thrown) ?? '');
  const isOfFile = code === 'FILE_GONE' || code === 'FILE_REFUSED';
  if (isOfFile && !(thrown instanceof Error && 'path' in thrown)) return undefined;
  return code;
}
