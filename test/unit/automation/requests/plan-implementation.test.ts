import { describe, expect, it } from 'vitest';
import type { RequestState } from '../../../../src/automation/requests/state.ts';
import {
  applied,
  conflict,
  edit,
  issue,
  noTexts,
  planned,
  policy,
  production,
  progress,
  pull,
  release,
  request,
  review,
  work,
} from './request-state.ts';

describe('a request in progress', () => {
  const linked = request({ status: 'in-progress', pullRequestNumber: 7, headCommit: 'h1' });
  const green = { ...policy, merge: 'green' } as const;
  const here = { request: linked, issue, release, pull: pull() };
  const failed = work({ state: 'failed' });
  const proposed = work({ state: 'proposed' });
  const runs = work({ state: 'runs' });
  const none = { pull: undefined, work: work() };
  const wish = { ...review, isTried: false };
  const lastRound = { policy: { ...policy, rounds: 1 }, request: { ...linked, rounds: 1 } };
  it.each<[string, Partial<RequestState>, string]>([
    ['records rounds', { work: work({ rounds: 1 }) }, 'note-work'],
    ['records costs', { work: work({ cost: { amount: 1, currency: 'EUR' } }) }, 'note-work'],
    ['needs a person without an agent', { pull: undefined }, 'person: Implement it'],
    ['starts the agent', none, 'start-agent'],
    ['waits for the agent', { work: runs }, 'machine: The agent is working'],
    ['stops the agent at its time limit', { overdue: true, work: runs }, 'stop-agent'],
    [
      'needs a person if the agent changed nothing',
      { pull: undefined, work: failed },
      'person: The agent ended without a pull request',
    ],
    [
      'starts no agent on a closed issue',
      { ...none, issue: { ...issue, open: false } },
      'was closed, and no agent works on a closed issue',
    ],
    [
      'starts no agent without its marker',
      { ...none, issue: { ...issue, hasLostMarker: true } },
      'only if its first line is',
    ],
    [
      'starts no agent above the daily budget',
      { ...none, work: work({ starts: 5 }) },
      'person: The agent was started 5 times for this request within 24 hours, and ' +
        'automation.requests.startsPerDay in the site config allows no more',
    ],
    [
      'starts the agent again once the budget is raised',
      { ...none, work: work({ starts: 5 }), policy: { ...policy, startsPerDay: 6 } },
      'start-agent',
    ],
    [
      'is not sent back above the daily budget',
      { work: { ...proposed, starts: 5 }, feedback: wish },
      'person: The agent was started 5 times',
    ],
    ['starts no agent without a release', { ...none, release: undefined }, 'person: No release'],
    [
      'respects a closed pull request',
      { pull: pull({ state: 'closed' }), work: work() },
      'person: Pull request #7 was closed',
    ],
    ['links the pull request', { request: request({ status: 'in-progress' }) }, 'link-pull'],
    ['links a new commit', { pull: pull({ headCommit: 'h2' }) }, 'link-pull'],
    ['needs a release', { release: undefined }, 'person: No release is open for'],
    ['continues in the open release', { pull: pull({ base: 'master' }) }, 'retarget'],
    ['is merged by people', {}, 'person: Review pull request #7 and merge it.'],
    ['is merged by the policy', { policy: green }, 'merge'],
    [
      'is merged by people if no check has built it',
      { policy: green, pull: pull({ isBuilt: false }) },
      'person: No check has built pull request #7',
    ],
    [
      'stays a draft until nothing blocks it',
      { policy: green, pull: pull({ isBuilt: false, draft: true }) },
      'end-draft',
    ],
    [
      'is merged by people if people wrote it',
      { policy: green, pull: pull({ isByAgent: false }) },
      'person: Review',
    ],
    [
      'is merged by people if it changes protected files',
      { policy: green, pull: pull({ guarded: ['package.json'] }) },
      'person: Pull request #7 changes files that only people may merge',
    ],
    ['is not merged after a failure', { policy: green, work: failed }, 'person: The agent failed'],
    ['is sent back to the agent', { work: proposed, feedback: wish }, 'revise'],
    [
      'is not sent back after the last round',
      { ...lastRound, work: work({ state: 'proposed', rounds: 1 }), feedback: wish },
      'person: Bea requested changes after one round by the agent',
    ],
    [
      'is not sent back without a new commit',
      { work: proposed, feedback: { ...review, isTried: true } },
      'person: Round 0 of the agent brought no new commit',
    ],
    [
      'is left to people if they wrote it',
      { pull: pull({ isByAgent: false }), work: work(), feedback: wish },
      'person: Bea requested changes to pull request #7.',
    ],
    ['records the merge', { pull: pull({ state: 'merged', mergeCommit: 'm1' }) }, 'note-merge'],
    [
      'waits for the merge commit',
      { pull: pull({ state: 'merged' }) },
      'machine: GitHub has not reported the merge',
    ],
  ])('%s', (_, more, expected) => {
    expect(planned({ ...here, ...more })).toContain(expected);
  });

  const merged = {
    ...here,
    request: request({ ...linked, mergeCommit: 'm1' }),
    pull: pull({ state: 'merged', mergeCommit: 'm1' }),
    preview: progress(),
    holdsChange: true,
  };
  it.each<[string, Partial<RequestState>, string]>([
    [
      'needs a release that contains it',
      { holdsChange: false },
      'person: Pull request #7 was merged into ',
    ],
    ['deploys to Preview', { preview: progress({ served: false, succeeded: 0 }) }, 'deploy'],
    ['reports the commit to the portal', {}, 'tell-commit'],
    ['reports Production to the portal', { production }, 'tell-commit'],
    ['writes its texts first', { texts: { ...noTexts, changes: [edit] } }, 'commit-texts'],
    [
      'reports its texts to the portal',
      { texts: { ...noTexts, applied: [applied] } },
      'tell-texts',
    ],
    [
      'asks about a conflict',
      { texts: { ...noTexts, conflicts: [conflict] } },
      'person: The request and texts.json differ: a.',
    ],
  ])('%s once it is merged', (_, more, expected) => {
    expect(planned({ ...merged, ...more })).toContain(expected);
  });
});
