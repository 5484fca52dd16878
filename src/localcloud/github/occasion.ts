import type { GitData } from './git.ts';
import type { LocalRepository } from './state.ts';
import type { Trigger } from './workflow-filters.ts';

/** An event for which workflows of a commit may begin. */
export interface Occasion extends Trigger {
  /** Branch or tag displayed for the run. */
  readonly branch: string;
  /** Commit whose workflows apply. */
  readonly commit: string;
  /** Name of the run; if empty, the first line of the commit message. */
  readonly title: string;
  /** Whether the run waits for approval by a user with write access. */
  readonly needsApproval: boolean;
  /** Base commit for changed paths; `undefined`: only the changes of the commit itself. */
  readonly since?: string;
  /** Fields of the event for the workflow's runner. */
  readonly payload?: Readonly<Record<string, string>>;
}

/** Repository and author of an event. */
export interface EventContext {
  readonly repository: LocalRepository;
  readonly defaultBranch: string;
  readonly send: GitData['send'];
  /** Login of the author. */
  readonly actor: string;
  /** Whether runs can wait for approval. An Enterprise Server doesn't start them at all. */
  readonly holds: boolean;
}
