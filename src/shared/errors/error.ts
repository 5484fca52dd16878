import { catalogue, type ErrorCode } from './catalogue/catalogue.ts';
import { machineFailure } from './machine-failure.ts';

/** One place in a file that is wrong. Lines and columns count from 1. */
export interface Problem {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  /** The line of the file as it stands. */
  readonly source?: string;
  /** What is wrong and what was expected. */
  readonly message: string;
}

export interface ErrorDetails {
  readonly cause?: unknown;
  /** A more exact remedy than the catalogue's. */
  readonly remedy?: string;
  /** Further lines that explain what happened: one fact each. */
  readonly facts?: readonly string[];
  readonly problems?: readonly Problem[];
}

/**
 * A failure that a person can meet: a stable code, what happened, and what to do. Everything that leaves a step is one
 * of these; anything else is a defect and is reported as `INTERNAL`.
 */
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

  /** Any thrown value as a `SiteDeployError`: itself, a failure of the machine, or a defect. */
  static from(thrown: unknown): SiteDeployError {
    if (thrown instanceof SiteDeployError) return thrown;
    const message = messageOf(thrown);
    const failure = machineFailure(thrown);
    if (failure) return new SiteDeployError(failure, catalogue[failure].title, { cause: thrown, facts: [message] });
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

/** What a thrown value says: the message of an error, anything else as text. */
export function messageOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message;
  return String(thrown);
}

/** The error as lines for people: what happened, the facts, the problems with their place, the remedy. */
export function describeError(error: SiteDeployError): string[] {
  return [
    `${error.message} [${error.code}]`,
    ...error.facts.map((fact) => `  ${fact}`),
    ...error.problems.flatMap(describeProblem),
    `What to do: ${error.remedy}`,
  ];
}

/** One problem as `file:line:column  message`, with the line and a mark under the column. */
function describeProblem(problem: Problem): string[] {
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined).join(':');
  const lines = [`  ${place}  ${problem.message}`];
  if (problem.source !== undefined && problem.line !== undefined) {
    const gutter = `    ${problem.line} | `;
    lines.push(gutter + problem.source);
    if (problem.column !== undefined) lines.push(`${' '.repeat(gutter.length + problem.column - 1)}^`);
  }
  return lines;
}
