import type { GitData } from './git.ts';
import type { LocalRepository } from './state.ts';
import type { Trigger } from './workflow-filters.ts';

/** Something for which workflows of a commit may begin. */
export interface Occasion extends Trigger {
  /** Branch or tag that the run is shown with. */
  readonly branch: string;
  /** Its workflows are those that count. */
  readonly commit: string;
  /** Name of the run; empty: the first line of the commit. */
  readonly title: string;
  /** The run waits until somebody with write access lets it begin. */
  readonly isHeld: boolean;
  /** Commits between which paths count as changed; `undefined`: of the commit alone. */
  readonly since?: string;
  /** Of the event, for whoever runs the workflow. */
  readonly payload?: Readonly<Record<string, string>>;
}

/** Where something has happened, and who it was. */
export interface EventPlace {
  readonly repository: LocalRepository;
  readonly defaultBranch: string;
  readonly ask: GitData['ask'];
  /** Login of who has caused it. */
  readonly by: string;
  /** Whether runs can wait for an approval. An Enterprise Server starts none instead. */
  readonly holds: boolean;
}
