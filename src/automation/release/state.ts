import type { MergeablePull, MergeRules, PullMerge } from '../../clients/github/merging.ts';
import type { Checks } from './checks.ts';
import type { ChosenVersion } from './next-version.ts';
import type { OutdatedFile } from './version-files.ts';

export interface UnapprovedChange {
  readonly title: string;
  /**
   * `unknown`: GitHub does not have its merge commit. `declined`: even if approved before.
   * `objected`: somebody requested changes to its pull request. `changed`: the release differs from
   * the approved one.
   */
  readonly why: 'not approved' | 'unknown' | 'declined' | 'objected' | 'changed';
}

export interface DeploymentProgress {
  readonly environment: 'Preview' | 'Production';
  readonly url: string | undefined;
  readonly served: boolean;
  readonly portalAgrees: boolean | undefined;
  /**
   * Whether the portal's metadata has changed since, so that Production would differ from this
   * Preview.
   */
  readonly isOutdated?: boolean;
  readonly run: DeploymentRun | undefined;
  readonly succeeded: number;
  /** Whether the commit is so new that its push may still trigger a run. */
  readonly settling: boolean;
}

export interface DeploymentRun {
  readonly url: string;
  /** `superseded`: a run of another branch replaced this run in the queue. */
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
  /** The higher version that its content asks for. */
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

export interface ReleaseState {
  readonly version: string;
  readonly branch: string;
  readonly productionBranch: string;
  readonly page: string;
  readonly release: ReleaseBranch | undefined;
  readonly pull: (MergeablePull & { readonly body: string }) | undefined;
  readonly merge: ReleaseMerge | undefined;
  readonly checks: Checks;
  readonly blockedRun: string | undefined;
  readonly unapproved: readonly UnapprovedChange[];
  readonly rules: MergeRules;
  readonly preview: DeploymentProgress | undefined;
  readonly production: DeploymentProgress | undefined;
  readonly tag: string | undefined;
  readonly tooLow: string | undefined;
  /** A file of the release branch with another version; absent after the merge. */
  readonly outdated?: OutdatedFile;
  readonly drafts: readonly number[];
  readonly published: boolean;
  readonly isLatest: boolean;
  /** `undefined` if this run isn't allowed to send notes. */
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

/** Opens the pull request of a release, or refreshes its notes. */
export interface PullStep {
  readonly do: 'open-pull';
  readonly version: string;
  readonly head: string;
  readonly content?: ReleaseContent | undefined;
  /** The version that it replaces, whose edited notes it keeps. */
  readonly replaces?: string | undefined;
}

export type ReleaseStep =
  | DeployStep
  | { readonly do: 'update'; readonly branch: string }
  | PullStep
  | ({ readonly do: 'merge' } & PullMerge)
  | { readonly do: 'tag'; readonly commit: string }
  | { readonly do: 'draft'; readonly commit: string }
  | { readonly do: 'remove-draft'; readonly id: number }
  | { readonly do: 'tell-notes' }
  | { readonly do: 'publish'; readonly id: number; readonly isLatest: boolean }
  | { readonly do: 'announce'; readonly numbers: readonly number[] }
  | { readonly do: 'retarget'; readonly pull: number; readonly base: string }
  | { readonly do: 'remove-branch' };
