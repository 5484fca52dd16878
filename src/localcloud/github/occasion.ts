import type { BareRepository } from './git/bare-repository.ts';
import type { LocalRepository } from './state.ts';
import type { Trigger } from './workflow-filters.ts';

export interface Occasion extends Trigger {
  readonly branch: string;
  readonly commit: string;
  readonly title: string;
  readonly needsApproval: boolean;
  readonly since?: string;
  readonly payload?: Readonly<Record<string, unknown>>;
  /** Ref of the run, if it is another one than the filters see. */
  readonly runRef?: string;
  readonly chain?: number;
}

export interface EventContext {
  readonly repository: LocalRepository;
  readonly git: BareRepository;
  readonly actor: string;
  /** Runs can wait for approval. An Enterprise Server doesn't start them at all. */
  readonly holds: boolean;
}
