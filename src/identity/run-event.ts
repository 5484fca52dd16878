/** What made this run start: the runner's event, or a person at a terminal (`name: 'local'`). */
export interface RunEvent {
  /** `push`, `workflow_dispatch`, … as the runner names it; `local` outside of a runner. */
  readonly name: string;
  /** `refs/heads/master`, `refs/tags/v1.0.0`, … */
  readonly ref: string;
  /** Full commit id. */
  readonly sha: string;
  /** `owner/name`. */
  readonly repository: string;
  /** Message of the head commit, where the event carries it. */
  readonly commitMessage?: string;
  readonly run: RunReference;
}

/** Which run this is, for the portal and for links. */
export interface RunReference {
  readonly id: string;
  readonly attempt: number;
  /** Page of the run, where there is one. */
  readonly url?: string;
}
