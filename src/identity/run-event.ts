/** The trigger of this run: the runner's event, or a person at a terminal (`name: 'local'`). */
export interface RunEvent {
  /** `push`, `workflow_dispatch`, … as named by the runner; `local` outside of a runner. */
  readonly name: string;
  /** `refs/heads/master`, `refs/tags/v1.0.0`, … */
  readonly ref: string;
  /** Full commit id. */
  readonly sha: string;
  /** `owner/name`. */
  readonly repository: string;
  /** Message of the head commit, if the event contains it. */
  readonly commitMessage?: string;
  readonly run: RunReference;
}

/** Identifies the run, for the portal and for links. */
export interface RunReference {
  readonly id: string;
  readonly attempt: number;
  /** Page of the run, if there is one. */
  readonly url?: string;
}
