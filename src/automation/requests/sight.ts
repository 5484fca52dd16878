import type { MergeablePull } from '../../clients/github/merging.ts';
import type { Word } from '../../clients/github/reviews.ts';
import type { SiteConfig } from '../../config/schema.ts';
import type { DevelopmentRequest } from '../../contracts/portal/development-request.ts';
import type { Checks } from '../release/checks.ts';
import type { DeploymentSight } from '../release/sight.ts';
import type { RequestTexts } from '../texts/request-texts.ts';
import type { AgentWork } from './agents/agent.ts';

/** What the site config says about requests. */
export type RequestPolicy = SiteConfig['automation']['requests'];

/** A pull request of a branch of the repository itself. */
export interface RequestPull extends MergeablePull {
  /** It came from an agent, so that nobody has read it yet. */
  readonly byAgent: boolean;
  /** Of an open one. */
  readonly checks: Checks;
  /** A run of it that people have to let begin. */
  readonly heldRun: string | undefined;
  /** Files that it touches and that only people may merge; of an open one of an agent. */
  readonly guarded: readonly string[];
}

/** The open release that changes go into. */
export interface OpenRelease {
  readonly branch: string;
  readonly head: string;
}

/** All that decides how a request goes on. Nothing else does: the same sight gives the same step. */
export interface RequestSight {
  readonly request: DevelopmentRequest;
  readonly policy: RequestPolicy;
  /** Page of the repository. */
  readonly page: string;
  /** Title of the request that is processed now, where it is another one. */
  readonly before: string | undefined;
  /** The issue of the request, and others that a lost answer or a second runner has left. */
  readonly issue: { readonly number: number; readonly url: string; readonly open: boolean } | undefined;
  readonly twins: readonly number[];
  /** Of a request in review: the issue says where it can be looked at. */
  readonly isTold: boolean;
  /** Who is to implement it, as the portal shows it. */
  readonly agent: string;
  /** What the agent does; `undefined`: people implement it. */
  readonly work: AgentWork | undefined;
  /** The agent works for longer than the policy allows. */
  readonly overdue: boolean;
  readonly pull: RequestPull | undefined;
  /** Other open pull requests that close the issue. */
  readonly strays: readonly { readonly number: number; readonly head: string }[];
  /** What a reviewer wants changed, and nobody has taken up yet. */
  readonly feedback: Word | undefined;
  readonly release: OpenRelease | undefined;
  /** The deployment of that release's head to Preview. */
  readonly preview: DeploymentSight | undefined;
  /** The head of the release holds the merged change. */
  readonly holdsChange: boolean;
  /**
   * The texts that go with its code, where that was merged; of a declined one those that are to be taken back. They
   * are committed to the release branch.
   */
  readonly texts: RequestTexts | undefined;
  /** The production branch, where it holds the merged change. */
  readonly production: { readonly branch: string; readonly head: string; readonly seen: DeploymentSight } | undefined;
  /** Whether the portal wants an approval before Production. */
  readonly needsApproval: boolean;
  /** A reviewer's approval on the pull request, which the portal does not know yet. */
  readonly word: Word | undefined;
  /** Whether this run may hand on what a reviewer has said. */
  readonly mayApprove: boolean;
  /** The pull request that takes the merged change back. */
  readonly revert: RequestPull | undefined;
  /** Version of the release that was begun and is not finished. */
  readonly finishing: string | undefined;
}

/** One thing to do. Each is a single write, or looks first whether it was done. */
export type RequestStep =
  | { readonly do: 'analyse' }
  | { readonly do: 'start-release' }
  | { readonly do: 'open-issue'; readonly base: string }
  | { readonly do: 'close-twin'; readonly issue: number }
  | { readonly do: 'tell-issue'; readonly issue: number }
  | { readonly do: 'begin'; readonly issue: number; readonly agent: string }
  | { readonly do: 'start-agent'; readonly issue: number }
  | { readonly do: 'revise'; readonly round: number; readonly word: number }
  | { readonly do: 'stop-agent' }
  | { readonly do: 'note-work'; readonly rounds: number }
  | { readonly do: 'link-pull'; readonly pull: number; readonly commit: string }
  | { readonly do: 'end-draft'; readonly pull: number }
  | { readonly do: 'merge'; readonly pull: number; readonly headCommit: string }
  | { readonly do: 'note-merge'; readonly commit: string }
  | { readonly do: 'deploy'; readonly environment: 'Preview' | 'Production'; readonly branch: string }
  | { readonly do: 'commit-texts'; readonly branch: string; readonly parent: string }
  | { readonly do: 'tell-texts'; readonly commit: string }
  | { readonly do: 'tell-commit'; readonly commit: string; readonly holds: string }
  | { readonly do: 'hand-on-approval'; readonly by: string; readonly url: string; readonly commit: string }
  | { readonly do: 'finish-release'; readonly version: string }
  | { readonly do: 'close-pull'; readonly pull: number }
  | { readonly do: 'decline-issue'; readonly issue: number }
  | { readonly do: 'complete-issue'; readonly issue: number }
  | { readonly do: 'open-revert'; readonly pull: number }
  | { readonly do: 'unlink' };
