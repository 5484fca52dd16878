import type { BareRepository } from './git/bare-repository.ts';
import type { LocalRepository } from './state.ts';
import type { Trigger } from './workflow-filters.ts';

/** An event for which workflows of a commit may begin. */
export interface Occasion extends Trigger {
  /** Displayed branch or tag. */
  readonly branch: string;
  /** Commit whose workflows apply. */
  readonly commit: string;
  /** If empty, the first line of the commit message. */
  readonly title: string;
  /** Whether a user with write access has to approve it. */
  readonly needsApproval: boolean;
  /** Base for changed paths; `undefined`: only the commit's own changes. */
  readonly since?: string;
  readonly payload?: Readonly<Record<string, unknown>>;
  /** Ref of the run, if it is another one than the filters see. */
  readonly runRef?: string;
  readonly chain?: number;
}

export interface EventContext {
  readonly repository: LocalRepository;
  readonly git: BareRepository;
  /** Login of the author. */
  readonly actor: string;
  /** Runs can wait for approval. An Enterprise Server doesn't start them at all. */
  readonly holds: boolean;
}
