import type { DeploymentSight } from '../release/sight.ts';
import type { MergedTexts } from './merge-texts.ts';

/** A branch with what its content file is to become. */
export interface TextBranch {
  readonly branch: string;
  readonly head: string;
  readonly merged: MergedTexts;
}

/** All that decides how edited texts come to the repository. */
export interface TextSight {
  /** In runtime mode texts are live without a commit. */
  readonly mode: 'commit' | 'runtime';
  readonly page: string;
  readonly file: string;
  /** The branch that texts are committed to; `undefined`: no release is open. */
  readonly target: TextBranch | undefined;
  /** By a pull request, since the policy or a rule of the branch says so. */
  readonly byPull: boolean;
  /** The branch of our pull request. */
  readonly proposal: (TextBranch & { readonly holdsTarget: boolean }) | undefined;
  /** Address of the open pull request of that branch. */
  readonly pull: string | undefined;
  /** Where the last commit of the target is one of texts: whether it is live. */
  readonly deployment: DeploymentSight | undefined;
}

export type TextStep =
  | { readonly do: 'commit-texts'; readonly branch: string; readonly parent: string }
  | { readonly do: 'point-branch'; readonly branch: string; readonly commit: string }
  | { readonly do: 'open-pull'; readonly branch: string; readonly into: string }
  | { readonly do: 'tell-portal'; readonly commit: string }
  | { readonly do: 'deploy'; readonly environment: 'Preview' | 'Production'; readonly branch: string };

/** Branch of the pull request that proposes texts. It is ours alone. */
export const textsBranch = 'site-deploy/texts';
/** First line of the commits that this story makes. */
export const textsHeadline = 'Texts from the portal';
/** The same, of those that bring the texts of a request, or take them back. */
export const requestTextsHeadline = (issue: number | undefined) => `${textsHeadline} for request #${issue}`;
