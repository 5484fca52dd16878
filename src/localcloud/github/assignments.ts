import { EventEmitter } from 'node:events';

/** What a coding agent is told when an issue is assigned to it. */
export interface Assignment {
  /** `owner/name`. */
  readonly repository: string;
  readonly issue: number;
  readonly login: string;
  readonly base: string;
  readonly instructions: string;
}

/** Told of each issue that was assigned to a coding agent: whoever listens works on it. */
export type Assignments = EventEmitter<{ agent: [assignment: Assignment] }>;

export const newAssignments = (): Assignments => new EventEmitter();
