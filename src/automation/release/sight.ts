import type { MergeablePull, MergeRules } from '../../clients/github/merging.ts';
import type { Checks } from './checks.ts';

/** A change that must not come to Production. */
export interface UnapprovedChange {
  /** Of its development request. */
  readonly title: string;
  /** It was rejected or archived, whether it was approved before or not. */
  readonly isDeclined: boolean;
}

/** A commit on its way to an environment, as far as it can be seen. */
export interface DeploymentSight {
  readonly environment: 'Preview' | 'Production';
  /** Address of the environment, where it is known. */
  readonly url: string | undefined;
  /** The live address serves the commit: of Production also a later one that holds it. */
  readonly served: boolean;
  /** What the portal says is there; `undefined`: it was not asked. */
  readonly portalAgrees: boolean | undefined;
  /** The run of the deployment workflow for the commit that decides: the newest one. */
  readonly run: DeploymentRun | undefined;
  /** How many of its runs have succeeded. */
  readonly succeeded: number;
  /** The commit is so new that a run by its push may still appear. */
  readonly settling: boolean;
}

export interface DeploymentRun {
  readonly url: string;
  /**
   * `queued`: no runner has taken it. `pending`: another run comes first. `review`: people have to let it begin.
   * `superseded`: while it waited, a run of another branch took its place in the queue. `cancelled`: somebody ended it.
   */
  readonly state: 'queued' | 'pending' | 'runs' | 'review' | 'succeeded' | 'failed' | 'superseded' | 'cancelled';
}

/** A branch `release/X.Y.Z`, beside the production branch. */
export interface ReleaseBranch {
  readonly version: string;
  readonly branch: string;
  readonly head: string;
  /** It holds all that the production branch holds. */
  readonly holdsProduction: boolean;
}

/** All that decides how a release goes on. Nothing else does: the same sight gives the same plan. */
export interface ReleaseSight {
  readonly version: string;
  /** `release/X.Y.Z`. */
  readonly branch: string;
  readonly productionBranch: string;
  /** Page of the repository. */
  readonly page: string;
  /** The release branch; absent before it is made and after it is removed. */
  readonly release: ReleaseBranch | undefined;
  /** The newest pull request of the branch into the production branch that was not closed unmerged. */
  readonly pull: MergeablePull | undefined;
  readonly checks: Checks;
  /** Page of a run of the pull request that people have to let begin. */
  readonly heldRun: string | undefined;
  /**
   * Requests whose change the branch holds, and that were not approved, or were declined. Empty where the portal was
   * not asked.
   */
  readonly unapproved: readonly UnapprovedChange[];
  readonly rules: MergeRules;
  readonly preview: DeploymentSight | undefined;
  /** After the merge. */
  readonly production: DeploymentSight | undefined;
  /** Commit of the tag `vX.Y.Z`. */
  readonly tag: string | undefined;
  /** Ids of the drafts for the tag, the oldest first. */
  readonly drafts: readonly number[];
  readonly published: boolean;
  /** It is the highest version that has a tag. */
  readonly isLatest: boolean;
  /** The portal shows the notes with the version; `undefined`: this run may not tell it. */
  readonly notesTold: boolean | undefined;
  /** Other release branches of higher versions. */
  readonly next: readonly ReleaseBranch[];
}

/** One thing to do. Each is a single write, and looking again shows whether it was done. */
export type ReleaseStep =
  | { readonly do: 'update'; readonly branch: string }
  | { readonly do: 'deploy'; readonly environment: 'Preview' | 'Production'; readonly branch: string }
  | { readonly do: 'open-pull' }
  | { readonly do: 'merge'; readonly number: number; readonly headCommit: string; readonly title: string }
  | { readonly do: 'tag'; readonly commit: string }
  | { readonly do: 'draft'; readonly commit: string }
  | { readonly do: 'remove-draft'; readonly id: number }
  | { readonly do: 'tell-notes' }
  | { readonly do: 'publish'; readonly id: number; readonly isLatest: boolean }
  | { readonly do: 'remove-branch' };
