import { catalogue, type ErrorCode } from './catalogue/catalogue.ts';
import { findHostFailure } from './host-failure.ts';

/** One error in a file. Lines and columns count from 1. */
export interface Problem {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  readonly source?: string;
  /** What is wrong, and what was expected. */
  readonly message: string;
}

export interface ErrorDetails {
  readonly cause?: unknown;
  /** More specific than the catalogue's remedy. */
  readonly remedy?: string;
  /** Additional lines that explain what happened: one fact each. */
  readonly facts?: readonly string[];
  readonly problems?: readonly Problem[];
}

/** A stable code, what happened, and what to do. Other errors of a step become `INTERNAL`. */
export class SiteDeployError extends Error {
  override readonly name = 'SiteDeployError';
  readonly code: ErrorCode;
  readonly remedy: string;
  readonly facts: readonly string[];
  readonly problems: readonly Problem[];

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, details.cause === undefined ? {} : { cause: details.cause });
    this.code = code;
    this.remedy = details.remedy ?? catalogue[code].remedy;
    this.facts = details.facts ?? [];
    this.problems = details.problems ?? [];
  }

  /** Converts any thrown value to a `SiteDeployError`: itself, an error of the host, or a bug. */
  static from(thrown: unknown): SiteDeployError {
    if (thrown instanceof SiteDeployError) return thrown;
    const message = getErrorMessage(thrown);
    const failure = findHostFailure(thrown);
    if (failure)
      return new SiteDeployError(failure, catalogue[failure].title, {
        cause: thrown,
        facts: [message],
      });
    const stack =
      thrown instanceof Error
        ? (thrown.stack ?? '')
            .split('\n')
            .slice(1, 6)
            .map((line) => line.trim())
        : [];
    return new SiteDeployError('INTERNAL', message, { cause: thrown, facts: stack });
  }
}

/** The error for a misused command or input. */
export function usageError(message: string, remedy: string): SiteDeployError {
  return new SiteDeployError('USAGE', message, { remedy });
}

export function getErrorMessage(thrown: unknown): string {
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

/** `file:line:column message`, with the source line and a mark under the column. */
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
