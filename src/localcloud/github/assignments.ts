import { EventEmitter } from 'node:events';

/** Data that a coding agent receives when an issue is assigned to it. */
export interface Assignment {
  /** `owner/name`. */
  readonly repository: string;
  readonly issue: number;
  readonly login: string;
  readonly base: string;
  readonly instructions: string;
}

/** Emits each issue assigned to a coding agent: the listener works on it. */
export type Assignments = EventEmitter<{ agent: [assignment: Assignment] }>;

export const newAssignments = (): Assignments => new EventEmitter();
