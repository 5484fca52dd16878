/** The runner's event, or a local run (`name: 'local'`). */
export interface RunEvent {
  /** `push`, `workflow_dispatch` etc., as the runner names it; `local` outside of a runner. */
  readonly name: string;
  /** For example `refs/heads/master` or `refs/tags/v1.0.0`. */
  readonly ref: string;
  /** Full commit id. */
  readonly sha: string;
  /** `owner/name`. */
  readonly repository: string;
  /** The commit's message, if the event contains it. */
  readonly commitMessage?: string;
  /** The commit's tree, if the event contains it. */
  readonly tree?: string;
  readonly run: RunReference;
  /** Set for `pull_request`. */
  readonly pull?: PullReference;
}

export interface PullReference {
  readonly number: number;
  /** The branch to be merged, and its commit. `sha` is GitHub's test merge. */
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
