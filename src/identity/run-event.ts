/** The event that started the run, or a local run (`name: 'local'`). */
export interface RunEvent {
  /**
   * Name of the event as on the runner, e.g. `push` or `workflow_dispatch`; `local` outside of a
   * runner.
   */
  readonly name: string;
  /** Full ref, e.g. `refs/heads/master` or `refs/tags/v1.0.0`. */
  readonly ref: string;
  /** Full commit id. */
  readonly sha: string;
  /** Repository, as `owner/name`. */
  readonly repository: string;
  /** The commit's message, if the event contains it. */
  readonly commitMessage?: string;
  /** The commit's tree, if the event contains it. */
  readonly tree?: string;
  readonly run: RunReference;
  /** Pull request of the event `pull_request`. */
  readonly pull?: PullReference;
}

export interface PullReference {
  readonly number: number;
  /** Branch to be merged. Its head is `commit`, while the event's `sha` is GitHub's test merge. */
  readonly branch: string;
  readonly commit: string;
  readonly isFork: boolean;
  readonly isClosed: boolean;
}

interface RunReference {
  readonly id: string;
  readonly attempt: number;
  readonly url?: string;
}
