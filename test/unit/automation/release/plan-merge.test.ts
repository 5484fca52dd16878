import { describe, expect, it } from 'vitest';
import { planChecks } from '../../../../src/automation/release/plan-merge.ts';
import { pull, review } from '../requests/request-state.ts';

describe('planChecks', () => {
  type Changes = Parameters<typeof pull>[0];
  const plan = (more: Changes) => planChecks(pull(more), pull(more), 'master');
  const expectPlan = (more: Changes, kind: string, words: string) => {
    const next = plan(more);
    expect(`${next?.kind}: ${next?.what}`).toMatch(new RegExp(`^${kind}: ${words}`));
  };

  it.each<[string, Changes]>([
    ['nothing blocks the merge', {}],
    ['GitHub does not check the merge of a draft', { mergeable: undefined, draft: true }],
  ])('plans nothing if %s', (_, more) => expect(plan(more)).toBeUndefined());

  it.each<[string, Changes, string]>([
    [
      'a check is running',
      { checks: { running: ['a'], failed: [] } },
      'Checks of .* are running: a',
    ],
    [
      'seven checks are running',
      { checks: { running: [...'abcdefg'], failed: [] } },
      '.*: a, b, c, d, e and 2 more\\.',
    ],
    ['mergeability is unknown', { mergeable: undefined }, 'GitHub is still checking'],
    ['the merge state is unknown', { mergeableState: 'unknown' }, 'GitHub is still checking'],
  ])('waits if %s', (_, more, words) => expectPlan(more, 'machine', words));

  it.each<[string, Changes, string]>([
    [
      'a reviewer has requested changes to an earlier commit',
      { objection: { ...review, commit: 'h0' } },
      'Bea requested changes to pull request #7: settle it with them\\. It goes on once they approve',
    ],
    [
      'somebody has made it a draft again',
      { draft: true, isHeld: true },
      'Pull request #7 was made a draft again: press "Ready for review"',
    ],
    [
      'a check waits for the review of an environment',
      { waitingRun: 'run', checks: { running: ['deploy'], failed: [] } },
      '.* press "Review deployments"',
    ],
    ['a run is blocked', { blockedRun: 'run' }, '.* press "Approve and run workflows"'],
    [
      'a check has failed and another is running',
      { checks: { running: ['a'], failed: ['b'] } },
      'Checks of .* failed: b',
    ],
    [
      'seven checks have failed',
      { checks: { running: [], failed: [...'abcdefg'] } },
      '.*: a, b, c, d, e and 2 more\\.',
    ],
    ['the branch is not mergeable', { mergeable: false }, '.* conflicts with master'],
    [
      'the merge state is dirty',
      { mergeable: undefined, mergeableState: 'dirty' },
      '.* conflicts with master',
    ],
  ])('asks a person if %s', (_, more, words) => expectPlan(more, 'person', words));
});
