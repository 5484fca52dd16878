import type { DeploymentProgress, DeployStep } from '../release/state.ts';
import type { MergedTexts } from './merge-texts.ts';
import type { TextDifference } from './update-content-file.ts';

export interface TextBranch {
  readonly branch: string;
  readonly head: string;
  readonly merged: MergedTexts;
  /** Keys whose text in the file the portal doesn't know: people wrote them there. */
  readonly untold: readonly string[];
}

/**
 * On a branch reserved for site-deploy: its file should contain the target's texts plus the pending
 * edits.
 */
export interface TextProposal {
  readonly head: string;
  readonly changes: readonly TextDifference[];
  readonly holdsTarget: boolean;
}

/** Equal state gives an equal plan. */
export interface TextsState {
  /** In runtime mode, texts go live without a commit. */
  readonly mode: 'commit' | 'runtime';
  readonly page: string;
  readonly file: string;
  /** `undefined` if no release is open. */
  readonly target: TextBranch | undefined;
  /** Because of the policy or a branch rule. */
  readonly needsPull: boolean;
  readonly proposal: TextProposal | undefined;
  readonly pull: { readonly number: number; readonly url: string } | undefined;
  readonly deployment: DeploymentProgress | undefined;
}

export type TextStep =
  | { readonly do: 'commit-texts'; readonly branch: string; readonly parent: string }
  | { readonly do: 'point-branch'; readonly branch: string; readonly commit: string }
  | { readonly do: 'open-pull'; readonly branch: string; readonly into: string }
  | { readonly do: 'close-pull'; readonly pull: number }
  | { readonly do: 'tell-portal'; readonly commit: string }
  | DeployStep;

/** Reserved for this tool. */
export const textsBranch = 'site-deploy/texts';
export const textsHeadline = 'Texts from the portal';
export const requestTextsHeadline = (issue: number | undefined) =>
  `${textsHeadline} for request #${issue}`;
