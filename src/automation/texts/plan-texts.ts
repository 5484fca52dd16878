import { plainText } from '../../shared/plain-text.ts';
import { count, firstNames } from '../../shared/units.ts';
import { type Next, person, step } from '../reconcile.ts';
import { deployment } from '../release/plan-finish.ts';
import type { DeploymentProgress, DeployStep } from '../release/state.ts';
import type { TextOverrideDifference } from './update-content-file.ts';

type NextStep = Next<TextStep>;

/** Pure: plans the next step. Notifies the portal only after the branch contains the commit. */
export function planTexts(state: TextsState): NextStep {
  const { mode, target, page } = state;
  if (mode === 'runtime') {
    const what = 'The site loads its texts from the portal itself, so nothing is committed.';
    const metadata = target && state.deployment && deployment(state.deployment, target.branch);
    return metadata ?? { kind: 'done', what };
  }
  if (!target) {
    const reason =
      'Texts are waiting for a release, but none is open: start one, or set ' +
      'automation.texts.to: production.';
    return person(reason, page);
  }
  const { branch, head, merged } = target;
  const { applied } = merged;
  if (applied.length + target.unreported.length > 0)
    return step(
      { do: 'tell-portal', commit: head },
      applied.length > 0
        ? `${branch} holds ${count(applied.length, 'edited text')}.`
        : `The file has ${count(target.unreported.length, 'text')} that the portal does not know.`,
    );
  if (merged.changes.length > 0) {
    if (state.needsPull) return propose(state, target.branch, target.head);
    return step(
      { do: 'commit-texts', branch, parent: head },
      `${count(merged.changes.length, 'edited text')} for ${branch}.`,
    );
  }
  if (state.pull)
    return step(
      { do: 'close-pull', pull: state.pull.number },
      'The portal has no more texts for the pull request.',
    );
  const deployed = state.deployment && deployment(state.deployment, branch);
  if (deployed) return deployed;
  if (merged.conflicts.length > 0) return conflicts(state);
  return { kind: 'done', what: `${branch} contains all texts from the portal.` };
}

function propose(state: TextsState, into: string, head: string): NextStep {
  const { proposal, pull, declined } = state;
  if (declined && proposal?.changes.length === 0) {
    const what = `Pull request #${declined.number} with the texts was closed`;
    return person(`${what}: reopen it, or withdraw the texts in the portal.`, declined.url);
  }
  // Reset the branch after its pull request was merged or closed.
  if (!proposal || (pull === undefined && !proposal.holdsTarget))
    return step(
      { do: 'point-branch', branch: textsBranch, commit: head },
      `Texts for ${into} go through a pull request.`,
    );
  if (proposal.changes.length > 0)
    return step(
      { do: 'commit-texts', branch: textsBranch, parent: proposal.head },
      `${count(proposal.changes.length, 'edited text')} for ${into}.`,
    );
  if (pull === undefined)
    return step(
      { do: 'open-pull', branch: textsBranch, into },
      `${textsBranch} contains the texts.`,
    );
  return person(`The pull request with the texts is pending: merge it into ${into}.`, pull.url);
}

function conflicts(state: TextsState): NextStep {
  const { target, page, file } = state;
  const found = target?.merged.conflicts ?? [];
  const names = found.map((conflict) => plainText(conflict.key));
  const reason =
    `${count(found.length, 'text')} changed both in the portal and in ${file}, with ` +
    `different results: ${firstNames(names, 5)}. ` +
    'Neither version is lost. Save the correct one again in the portal, or write it to the file.';
  return person(reason, `${page}/blob/${target?.branch}/${file}`);
}

export interface TextBranch {
  readonly branch: string;
  readonly head: string;
  readonly merged: MergedTexts;
  readonly unreported: readonly string[];
}

interface TextProposal {
  readonly head: string;
  readonly changes: readonly TextOverrideDifference[];
  readonly holdsTarget: boolean;
}

export interface TextsState {
  readonly mode: 'commit' | 'runtime';
  readonly page: string;
  readonly file: string;
  readonly target: TextBranch | undefined;
  readonly needsPull: boolean;
  readonly proposal: TextProposal | undefined;
  readonly pull: { readonly number: number; readonly url: string } | undefined;
  /** Pull request of the proposal's head that people have closed without merging it. */
  readonly declined?: { readonly number: number; readonly url: string } | undefined;
  readonly deployment: DeploymentProgress | undefined;
}

export type TextStep =
  | { readonly do: 'commit-texts'; readonly branch: string; readonly parent: string }
  | { readonly do: 'point-branch'; readonly branch: string; readonly commit: string }
  | { readonly do: 'open-pull'; readonly branch: string; readonly into: string }
  | { readonly do: 'close-pull'; readonly pull: number }
  | { readonly do: 'tell-portal'; readonly commit: string }
  | DeployStep;

export const textsBranch = 'site-deploy/texts';
export const textsHeadline = 'Texts from the portal';
export const requestTextsHeadline = (issue: number | undefined) =>
  `${textsHeadline} for request #${issue}`;

export interface PendingTextOverride {
  readonly key: string;
  readonly value: string | null;
  readonly before: string | undefined;
}

interface TextConflict extends TextOverrideDifference {
  readonly before: string | undefined;
}

export type MergedTexts = ReturnType<typeof mergeTexts>;

/**
 * Compares edits with the texts of the content file. `applied` lists the keys whose text the file
 * already has. If the file has neither the text of an edit nor the text that it replaces, the edit
 * is a conflict.
 */
export function mergeTexts(
  file: ReadonlyMap<string, string>,
  pending: readonly PendingTextOverride[],
) {
  const changes: TextOverrideDifference[] = [];
  const conflicts: TextConflict[] = [];
  const held: string[] = [];
  for (const { key, value, before } of pending) {
    const current = file.get(key);
    const desired = value ?? undefined;
    if (current === desired) held.push(key);
    else if (current === before) changes.push({ key, file: current, portal: desired });
    else conflicts.push({ key, file: current, portal: desired, before });
  }
  return { changes, conflicts, applied: held };
}
