/** The runner's event, or a local run (`name: 'local'`). */
export interface RunEvent {
  /** `push`, `workflow_dispatch`, … as the runner names it; `local` outside of a runner. */
  readonly name: string;
  /** `refs/heads/master`, `refs/tags/v1.0.0`, … */
  readonly ref: string;
  /** Full commit id. */
  readonly sha: string;
  /** `owner/name`. */
  readonly repository: string;
  /** Set if the event contains it. */
  readonly commitMessage?: string;
  readonly run: RunReference;
}

export interface RunReference {
  readonly id: string;
  readonly attempt: number;
  readonly url?: string;
}
