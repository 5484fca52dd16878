import type { DevelopmentRequest } from '../../../src/portal/contract/development-request.ts';

export interface Issue {
  readonly number: number;
  readonly of: string;
  open: boolean;
}
export interface Pull {
  readonly number: number;
  readonly of: string;
  readonly byAgent: boolean;
  readonly reverts?: number;
  head: string;
  state: 'open' | 'closed' | 'merged';
  mergeCommit?: string;
  draft: boolean;
  mergeable: boolean;
  guarded: boolean;
  checks: 'green' | 'running' | 'failed';
  /** A commit that a reviewer wants changed. */
  wanted?: string;
  isReviewed: boolean;
}
export interface Run {
  readonly of: string;
  readonly round: number;
  state: 'runs' | 'failed' | 'done' | 'stopped';
}
export type Request = DevelopmentRequest & { isWordGiven?: boolean };
