import type { DeploymentProgress } from '../release/state.ts';
import type { MergedTexts } from './merge-texts.ts';

/** A branch and the merged content for its file. */
export interface TextBranch {
  readonly branch: string;
  readonly head: string;
  readonly merged: MergedTexts;
}

/** Everything that decides how edited texts get into the repository. */
export interface TextsState {
  /** In runtime mode, texts go live without a commit. */
  readonly mode: 'commit' | 'runtime';
  readonly page: string;
  readonly file: string;
  /** The branch to commit texts to; `undefined` if no release is open. */
  readonly target: TextBranch | undefined;
  /** Whether to use a pull request, because of the policy or a branch rule. */
  readonly needsPull: boolean;
  /** Branch of the texts pull request. */
  readonly proposal: (TextBranch & { readonly holdsTarget: boolean }) | undefined;
  /** URL of that branch's open pull request. */
  readonly pull: string | undefined;
  /** If the target's last commit contains texts: its deployment. */
  readonly deployment: DeploymentProgress | undefined;
}

export type TextStep =
  | { readonly do: 'commit-texts'; readonly branch: string; readonly parent: string }
  | { readonly do: 'point-branch'; readonly branch: string; readonly commit: string }
  | { readonly do: 'open-pull'; readonly branch: string; readonly into: string }
  | { readonly do: 'tell-portal'; readonly commit: string }
  | {
      readonly do: 'deploy';
      readonly environment: 'Preview' | 'Production';
      readonly branch: string;
    };

/** Branch of the pull request that proposes texts. Reserved for this tool. */
export const textsBranch = 'site-deploy/texts';
/** First line of commits made by this automation. */
export const textsHeadline = 'Texts from the portal';
/** First line of commits that add or revert the texts of a request. */
export const requestTextsHeadline = (issue: number | undefined) =>
  `${textsHeadline} for request #${issue}`;
