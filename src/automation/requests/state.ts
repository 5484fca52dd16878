import type { MergeablePull, MergeRules } from '../../clients/github/merging.ts';
import type { Review } from '../../clients/github/reviews.ts';
import type { SiteConfig } from '../../config/schema.ts';
import type { DevelopmentRequest } from '../../contracts/portal/development-request.ts';
import type { Next } from '../reconcile.ts';
import type { PullVerdict } from '../release/checks.ts';
import type { DeploymentProgress, DeployStep, RetargetStep } from '../release/state.ts';
import type { RequestTexts } from '../texts/request-texts.ts';
import type { AgentWork } from './agents/agent.ts';

export type RequestPolicy = SiteConfig['automation']['requests'];

export interface RequestPull extends MergeablePull, PullVerdict {
  readonly isByAgent: boolean;
  /** Whether a passed check has built the head commit. Only read for an agent's pull request. */
  readonly isBuilt?: boolean;
  readonly guarded: readonly string[];
  /** Merge rules of the base; `undefined` if only people merge. */
  readonly rules?: MergeRules | undefined;
}

export interface OpenRelease {
  readonly branch: string;
  readonly head: string;
}

export interface Feedback extends Review {
  /** Whether the agent has already been started for this feedback. */
  readonly isTried: boolean;
}

interface Approvers {
  readonly may: readonly string[];
  /** People whose approvals don't count, because they wrote part of the change. */
  readonly ignored: readonly string[];
}

export interface RequestState {
  readonly request: DevelopmentRequest;
  readonly policy: RequestPolicy;
  readonly page: string;
  readonly before: string | undefined;
  readonly issue:
    | {
        readonly number: number;
        readonly url: string;
        readonly open: boolean;
        readonly hasLostMarker?: boolean;
        /** Whether somebody has reopened the issue since the request ended. */
        readonly isReopened?: boolean;
      }
    | undefined;
  readonly duplicates: readonly number[];
  readonly agent: string;
  readonly work: AgentWork | undefined;
  readonly overdue: boolean;
  readonly pull: RequestPull | undefined;
  readonly orphans: readonly { readonly number: number; readonly head: string }[];
  readonly feedback: Feedback | undefined;
  /** Unresolved review, of any commit, in which somebody with write access requests changes. */
  readonly objection: Review | undefined;
  readonly release: OpenRelease | undefined;
  readonly preview: DeploymentProgress | undefined;
  /** Identifies the build in Preview if it serves the head of the release. */
  readonly shown: string | undefined;
  readonly isApprovalKept: boolean;
  /** `false` if the approval was given on GitHub and is no longer its author's last verdict. */
  readonly isApprovalGiven: boolean;
  readonly holdsChange: boolean;
  /** Whether the release has a declined change in its history, but not in its content. */
  readonly isTakenBack: boolean;
  readonly texts: RequestTexts | undefined;
  readonly production:
    | { readonly branch: string; readonly head: string; readonly seen: DeploymentProgress }
    | undefined;
  readonly needsApproval: boolean;
  readonly pendingApproval: Review | undefined;
  /** Who may approve the request on GitHub; `undefined` if unknown or not needed. */
  readonly approvers?: Approvers | undefined;
  readonly mayApprove: boolean;
  readonly revert: RequestPull | undefined;
  /** Branches of site-deploy that a closed request no longer needs. */
  readonly leftovers: readonly string[];
  readonly finishing: string | undefined;
}

export type NextStep = Next<RequestStep>;

export type RequestStep =
  | { readonly do: 'analyse' | 'start-release' | 'stop-agent' | 'unlink' }
  | { readonly do: 'open-issue'; readonly base: string }
  | {
      readonly do: 'close-twin' | 'start-agent' | 'decline-issue' | 'complete-issue';
      readonly issue: number;
    }
  | { readonly do: 'begin'; readonly issue: number; readonly agent: string }
  | { readonly do: 'revise'; readonly round: number; readonly pendingApproval: number }
  | { readonly do: 'note-work'; readonly rounds: number }
  | { readonly do: 'link-pull'; readonly pull: number; readonly commit: string }
  | { readonly do: 'end-draft' | 'close-pull' | 'open-revert'; readonly pull: number }
  | RetargetStep
  | { readonly do: 'merge'; readonly pull: number; readonly headCommit: string }
  | { readonly do: 'note-merge'; readonly commit: string }
  | DeployStep
  | { readonly do: 'commit-texts'; readonly branch: string; readonly parent: string }
  | { readonly do: 'tell-texts'; readonly commit: string; readonly isOfPeople?: boolean }
  | { readonly do: 'tell-commit'; readonly commit: string; readonly holds: string }
  | {
      readonly do: 'hand-on-approval';
      readonly by: string;
      readonly url: string;
      readonly commit: string;
    }
  | { readonly do: 'withdraw-approval'; readonly why: string }
  | { readonly do: 'finish-release'; readonly version: string }
  | { readonly do: 'remove-branch'; readonly branch: string };
