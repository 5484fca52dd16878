import type { MergeablePull, MergeRules } from '../../clients/github/merging.ts';
import { compact } from '../../shared/compact.ts';
import { plainText } from '../../shared/plain-text.ts';
import { count, firstNames } from '../../shared/units.ts';
import { type Pending, person, waitForCi } from '../reconcile.ts';
import type { PullVerdict } from './checks.ts';

export const inQueue = ({ number, url }: Pick<MergeablePull, 'number' | 'url'>, base: string) =>
  waitForCi(`Pull request #${number} is in the merge queue of ${base}.`, url);

/**
 * Returns what has to happen first, or what a person has to do instead, if the rules of the base
 * branch keep site-deploy from merging; `undefined` if site-deploy may merge.
 */
export function planRules(
  { number, url, mergeableState }: MergeablePull,
  rules: MergeRules | undefined,
  base: string,
): Pending | undefined {
  const ask = (what: string) => person(`Pull request #${number}${what}`, url);
  if (!rules) return undefined;
  if (rules.isQueued) return inQueue({ number, url }, base);
  if (rules.methods.length === 0)
    return ask(
      " can't be merged: every merge method that the repository settings allow is forbidden by " +
        `the rules of ${base}. Allow another method, preferably merge commits.`,
    );
  const unmet = needs(rules, mergeableState);
  if (rules.mergeQueue)
    return ask(`${unmet}: press "Merge when ready". ${base} has a merge queue.`);
  if (!rules.methods.includes('merge')) {
    const names = rules.methods.map((method) => `"${buttons[method]}"`).join(' or ');
    return ask(
      `${unmet}: press the merge button (${names}). ${base} does not accept merge commits, and ` +
        'only a person can choose another method.',
    );
  }
  return mergeableState === 'blocked' ? ask(blocked(rules, base)) : undefined;
}

export const settleObjection =
  'settle it with them. It goes on once they approve, or once their review is dismissed';

/** Returns what a merge has to wait for, e.g. a check or a review; `undefined` if nothing. */
export function planChecks(
  pull: MergeablePull,
  seen: PullVerdict,
  base: string,
): Pending | undefined {
  const { number, url, mergeable, mergeableState } = pull;
  const { objection, isHeld } = seen;
  const { running, failed } = seen.checks;
  const pullName = `pull request #${number}`;
  if (objection)
    return person(
      `${objection.author} requested changes to ${pullName}: ${settleObjection}.`,
      objection.url || url,
    );
  if (isHeld) {
    const what = `Pull request #${number} was made a draft again`;
    return person(`${what}: press "Ready for review" once it may be merged.`, url);
  }
  if (seen.blockedRun)
    return person(
      `The checks of ${pullName} are waiting for approval: press "Approve and run workflows".`,
      url,
    );
  if (failed.length > 0)
    return person(`Checks of ${pullName} failed: ${firstNames(failed, 5)}.`, url);
  if (seen.waitingRun) {
    const what = `Checks of ${pullName} are waiting for an environment review`;
    return person(`${what}: press "Review deployments".`, seen.waitingRun);
  }
  if (running.length > 0)
    return waitForCi(`Checks of ${pullName} are running: ${firstNames(running, 5)}.`, url);
  if (mergeable === false || mergeableState === 'dirty') {
    const what = `Pull request #${number} conflicts with ${base}`;
    return person(`${what}: resolve the conflict there.`, url);
  }
  // GitHub doesn't compute conflicts of drafts.
  if (pull.draft || (mergeable !== undefined && mergeableState !== 'unknown')) return undefined;
  return waitForCi(`GitHub is still checking whether ${pullName} can be merged.`, url);
}

function blocked(rules: MergeRules, branch: string): string {
  const { approvals, restricted, wants } = rules;
  if (restricted) return `: press the merge button. A rule of ${branch} lists the people who may.`;
  const names = firstNames(wants.map(plainText), 5);
  const missing = compact([
    approvals > 0 && `${count(approvals, 'approving review')}: press "Approve"`,
    wants.length > 0 && `the requirements of ${branch} (${names}): its page lists the missing ones`,
  ]);
  if (missing.length > 0) return ` is waiting for ${missing.join('; and for ')}.`;
  const unmet = ` does not meet the requirements of ${branch} yet`;
  return `${unmet}: see its page, e.g. press "Approve".`;
}

const buttons = {
  merge: 'Create a merge commit',
  squash: 'Squash and merge',
  rebase: 'Rebase and merge',
} as const;

function needs(rules: MergeRules, mergeableState: string): string {
  const missing = compact([
    rules.approvals > 0 && count(rules.approvals, 'approving review'),
    ...rules.wants.map((want) => mergeableState === 'blocked' && plainText(want)),
  ]);
  if (missing.length > 0) return ` needs ${firstNames(missing, 5)}, then`;
  return '';
}
