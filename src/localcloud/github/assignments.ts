import type { EventEmitter } from 'node:events';

export interface Assignment {
  readonly repository: string;
  readonly issue: number;
  readonly login: string;
  readonly base: string;
  readonly instructions: string;
}

export type Assignments = EventEmitter<{ agent: [assignment: Assignment] }>;
