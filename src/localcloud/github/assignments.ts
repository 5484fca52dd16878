import type { EventEmitter } from 'node:events';

export interface Assignment {
  /** `owner/name`. */
  readonly repository: string;
  readonly issue: number;
  readonly login: string;
  readonly base: string;
  readonly instructions: string;
}

/** The listener works on the issue. */
export type Assignments = EventEmitter<{ agent: [assignment: Assignment] }>;
