import type { MergeablePull, MergeRules } from '../../clients/github/merging.ts';
import type { Checks } from './checks.ts';

/** A change that must not reach Production. */
export interface UnapprovedChange {
  /** Title of its development request. */
  readonly title: string;
  /** Whether it was rejected or archived, even if it had been approved before. */
  readonly isDeclined: boolean;
}

/** State of a commit on its way to an environment. */
export interface DeploymentProgress {
  readonly environment: 'Preview' | 'Production';
  /** Address of the environment, if known. */
  readonly url: string | undefined;
  /** Whether the live site serves the commit or, in Production, a descendant. */
  readonly served: boolean;
  /** Whether the portal reports the commit as live; `undefined` if it wasn't queried. */
  readonly portalAgrees: boolean | undefined;
  /** The deployment run that decides: the newest one for the commit. */
  readonly run: DeploymentRun | undefined;
  /** Number of its runs that succeeded. */
  readonly succeeded: number;
  /** Whether the commit is so new that a run triggered by its push may still appear. */
  readonly settling: boolean;
}

export interface DeploymentRun {
  readonly url: string;
  /**
   * `queued`: no runner has picked it up. `pending`: waiting for another run. `review`: waiting for
   * approval. `superseded`: a run of another branch took its place in the queue. `cancelled`: a
   * person cancelled it.
   */
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

/** A branch `release/X.Y.Z`, compared with the production branch. */
export interface ReleaseBranch {
  readonly version: string;
  readonly branch: string;
  readonly head: string;
  /** Whether it contains everything on the production branch. */
  readonly holdsProduction: boolean;
}

/** Everything that decides how a release continues: equal state gives an equal plan. */
export interface ReleaseState {
  readonly version: string;
  /** `release/X.Y.Z`. */
  readonly branch: string;
  readonly productionBranch: string;
  /** URL of the repository. */
  readonly page: string;
  /** The release branch; absent before it is created and after it is removed. */
  readonly release: ReleaseBranch | undefined;
  /**
   * The newest pull request from the branch into the production branch, ignoring those closed
   * unmerged.
   */
  readonly pull: MergeablePull | undefined;
  readonly checks: Checks;
  /** URL of a pull request run that needs approval to start. */
  readonly blockedRun: string | undefined;
  /**
   * Requests whose change is on the branch but is unapproved or declined. Empty if the portal
   * wasn't queried.
   */
  readonly unapproved: readonly UnapprovedChange[];
  readonly rules: MergeRules;
  readonly preview: DeploymentProgress | undefined;
  /** After the merge. */
  readonly production: DeploymentProgress | undefined;
  /** Commit of the tag `vX.Y.Z`. */
  readonly tag: string | undefined;
  /** Ids of drafts for the tag, oldest first. */
  readonly drafts: readonly number[];
  readonly published: boolean;
  /** Whether it is the highest tagged version. */
  readonly isLatest: boolean;
  /**
   * Whether the portal shows the version's notes; `undefined` if this run isn't allowed to send
   * them.
   */
  readonly notesReported: boolean | undefined;
  /** Release branches of higher versions. */
  readonly next: readonly ReleaseBranch[];
}

/** A single write whose effect shows in the next state. */
export type ReleaseStep =
  | { readonly do: 'update'; readonly branch: string }
  | {
      readonly do: 'deploy';
      readonly environment: 'Preview' | 'Production';
      readonly branch: string;
    }
  | { readonly do: 'open-pull' }
  | {
      readonly do: 'merge';
      readonly number: number;
      readonly headCommit: string;
      readonly title: string;
    }
  | { readonly do: 'tag'; readonly commit: string }
  | { readonly do: 'draft'; readonly commit: string }
  | { readonly do: 'remove-draft'; readonly id: number }
  | { readonly do: 'tell-notes' }
  | { readonly do: 'publish'; readonly id: number; readonly isLatest: boolean }
  | { readonly do: 'remove-branch' };
