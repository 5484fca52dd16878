import type { MergeablePull, MergeRules, PullMerge } from '../../clients/github/merging.ts';
import type { PullVerdict } from './checks.ts';
import type { ChosenVersion } from './next-version.ts';
import type { OutdatedFile } from './version-files.ts';

export interface UnapprovedChange {
  readonly title: string;
  /**
   * `unknown`: GitHub doesn't have the request's merge commit. `declined`: the request was
   * declined, possibly after an approval. `objected`: a reviewer requests changes to its pull
   * request. `changed`: the release differs from what was approved.
   */
  readonly why: 'not approved' | 'unknown' | 'declined' | 'objected' | 'changed';
}

export interface DeploymentProgress {
  readonly environment: 'Preview' | 'Production';
  readonly url: string | undefined;
  readonly served: boolean;
  readonly portalAgrees: boolean | undefined;
  /**
   * Whether the portal's metadata has changed since this deployment. A new deployment would then
   * differ.
   */
  readonly isOutdated?: boolean;
  readonly run: DeploymentRun | undefined;
  readonly succeeded: number;
  /** Whether the commit is so recent that its push may still start a run. */
  readonly settling: boolean;
}

export interface DeploymentRun {
  readonly url: string;
  /** State of the run. `superseded`: a run for a different branch replaced it in the queue. */
  readonly state:
    | 'queued'
    | 'pending'
    | 'runs'
    | 'review'
    | 'succeeded'
    | 'failed'
    | 'superseded'
    | 'cancelled';
}

export interface ReleaseContent {
  /** Higher version that the content of the release requires. */
  readonly offer: ChosenVersion | undefined;
  readonly unclassified: readonly string[];
}

export interface ReleaseBranch {
  readonly version: string;
  readonly branch: string;
  readonly head: string;
  readonly holdsProduction: boolean;
  readonly isProduction: boolean;
  readonly content?: ReleaseContent | undefined;
}

export interface ReleaseMerge {
  readonly commit: string | undefined;
  readonly head: string;
  readonly url: string;
}

export interface ReleaseState extends PullVerdict {
  readonly version: string;
  readonly branch: string;
  readonly productionBranch: string;
  readonly page: string;
  readonly release: ReleaseBranch | undefined;
  readonly pull: (MergeablePull & { readonly body: string }) | undefined;
  readonly merge: ReleaseMerge | undefined;
  readonly unapproved: readonly UnapprovedChange[];
  readonly rules: MergeRules;
  readonly preview: DeploymentProgress | undefined;
  readonly production: DeploymentProgress | undefined;
  readonly tag: string | undefined;
  readonly tooLow: string | undefined;
  /** A file of the release branch that has a different version. Absent after the merge. */
  readonly outdated?: OutdatedFile;
  readonly drafts: readonly number[];
  readonly published: boolean;
  readonly isLatest: boolean;
  /** Whether the portal has the notes; `undefined` if this run may not send them. */
  readonly notesReported: boolean | undefined;
  /** Issues and pull requests in a published release that lack the comment about it. */
  readonly unannounced: readonly number[];
  readonly next: readonly ReleaseBranch[];
  /** Open pull requests into the branch of a published release. */
  readonly stranded?: readonly number[];
}

export interface DeployStep {
  readonly do: 'deploy';
  readonly environment: 'Preview' | 'Production';
  readonly branch: string;
}

export interface RetargetStep {
  readonly do: 'retarget';
  readonly pull: number;
  readonly base: string;
}

/** Step that opens the pull request of a release or updates its notes. */
export interface PullStep {
  readonly do: 'open-pull';
  readonly version: string;
  readonly head: string;
  readonly content?: ReleaseContent | undefined;
  /** Version of the replaced release, whose edited notes are kept. */
  readonly replaces?: string | undefined;
}

export type ReleaseStep =
  | DeployStep
  | { readonly do: 'update'; readonly branch: string }
  | PullStep
  | ({ readonly do: 'merge' } & PullMerge)
  | { readonly do: 'tag' | 'draft'; readonly commit: string }
  | { readonly do: 'remove-draft'; readonly id: number }
  | { readonly do: 'publish'; readonly id: number; readonly isLatest: boolean }
  | { readonly do: 'announce'; readonly numbers: readonly number[] }
  | RetargetStep
  | { readonly do: 'tell-notes' | 'remove-branch' };
