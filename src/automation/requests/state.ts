import type { MergeablePull } from '../../clients/github/merging.ts';
import type { Review } from '../../clients/github/reviews.ts';
import type { SiteConfig } from '../../config/schema.ts';
import type { DevelopmentRequest } from '../../contracts/portal/development-request.ts';
import type { Checks } from '../release/checks.ts';
import type { DeploymentProgress } from '../release/state.ts';
import type { RequestTexts } from '../texts/request-texts.ts';
import type { AgentWork } from './agents/agent.ts';

/** Site config section for requests. */
export type RequestPolicy = SiteConfig['automation']['requests'];

/** A pull request from a branch of this repository. */
export interface RequestPull extends MergeablePull {
  /** Whether an agent created it, i.e. nobody has reviewed it yet. */
  readonly isByAgent: boolean;
  /** Only if open. */
  readonly checks: Checks;
  /** URL of a run that needs approval to start. */
  readonly blockedRun: string | undefined;
  /** Changed files that only people may merge; only for an agent's open pull request. */
  readonly guarded: readonly string[];
}

/** The open release that changes are merged into. */
export interface OpenRelease {
  readonly branch: string;
  readonly head: string;
}

/** Everything that decides how a request continues: equal state gives an equal step. */
export interface RequestState {
  readonly request: DevelopmentRequest;
  readonly policy: RequestPolicy;
  /** URL of the repository. */
  readonly page: string;
  /** Title of the request being processed now, if it is another one. */
  readonly before: string | undefined;
  /** The request's issue, and duplicates left by a lost response or a second runner. */
  readonly issue:
    | { readonly number: number; readonly url: string; readonly open: boolean }
    | undefined;
  readonly duplicates: readonly number[];
  /** For a request in review: whether the issue links to the Preview. */
  readonly isAnnounced: boolean;
  /** Implementer as shown in the portal. */
  readonly agent: string;
  /** The agent's progress; `undefined` if people implement it. */
  readonly work: AgentWork | undefined;
  /** Whether the agent has exceeded the policy's time limit. */
  readonly overdue: boolean;
  readonly pull: RequestPull | undefined;
  /** Other open pull requests that close the issue. */
  readonly orphans: readonly { readonly number: number; readonly head: string }[];
  /** A reviewer's change request that nobody has picked up yet. */
  readonly feedback: Review | undefined;
  readonly release: OpenRelease | undefined;
  /** Deployment of the release's head to Preview. */
  readonly preview: DeploymentProgress | undefined;
  /** Whether the release's head contains the merged change. */
  readonly holdsChange: boolean;
  /**
   * Texts to commit to the release branch: those of a merged request or, if it was declined, those
   * to revert.
   */
  readonly texts: RequestTexts | undefined;
  /** The production branch, if it contains the merged change. */
  readonly production:
    | { readonly branch: string; readonly head: string; readonly seen: DeploymentProgress }
    | undefined;
  /** Whether the portal requires approval before Production. */
  readonly needsApproval: boolean;
  /** A reviewer's approval of the pull request that the portal doesn't know about yet. */
  readonly pendingApproval: Review | undefined;
  /** Whether this run may forward reviewers' decisions. */
  readonly mayApprove: boolean;
  /** The pull request that reverts the merged change. */
  readonly revert: RequestPull | undefined;
  /** Version of the started, unfinished release. */
  readonly finishing: string | undefined;
}

/** A single action: either one write, or idempotent. */
export type RequestStep =
  | { readonly do: 'analyse' }
  | { readonly do: 'start-release' }
  | { readonly do: 'open-issue'; readonly base: string }
  | { readonly do: 'close-twin'; readonly issue: number }
  | { readonly do: 'tell-issue'; readonly issue: number }
  | { readonly do: 'begin'; readonly issue: number; readonly agent: string }
  | { readonly do: 'start-agent'; readonly issue: number }
  | { readonly do: 'revise'; readonly round: number; readonly pendingApproval: number }
  | { readonly do: 'stop-agent' }
  | { readonly do: 'note-work'; readonly rounds: number }
  | { readonly do: 'link-pull'; readonly pull: number; readonly commit: string }
  | { readonly do: 'end-draft'; readonly pull: number }
  | { readonly do: 'merge'; readonly pull: number; readonly headCommit: string }
  | { readonly do: 'note-merge'; readonly commit: string }
  | {
      readonly do: 'deploy';
      readonly environment: 'Preview' | 'Production';
      readonly branch: string;
    }
  | { readonly do: 'commit-texts'; readonly branch: string; readonly parent: string }
  | { readonly do: 'tell-texts'; readonly commit: string }
  | { readonly do: 'tell-commit'; readonly commit: string; readonly holds: string }
  | {
      readonly do: 'hand-on-approval';
      readonly by: string;
      readonly url: string;
      readonly commit: string;
    }
  | { readonly do: 'finish-release'; readonly version: string }
  | { readonly do: 'close-pull'; readonly pull: number }
  | { readonly do: 'decline-issue'; readonly issue: number }
  | { readonly do: 'complete-issue'; readonly issue: number }
  | { readonly do: 'open-revert'; readonly pull: number }
  | { readonly do: 'unlink' };
