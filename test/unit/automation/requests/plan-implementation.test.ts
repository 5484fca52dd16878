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

describe('the plan for a request in progress', () => {
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
    ['records the rounds of the agent', { work: work({ rounds: 1 }) }, 'note-work'],
    [
      'records the costs of the agent',
      { work: work({ cost: { amount: 1, currency: 'EUR' } }) },
      'note-work',
    ],
    [
      'records the costs of the agent in a different currency',
      {
        request: request({ ...linked, cost: { amount: 1, currency: 'USD' } }),
        work: work({ cost: { amount: 1, currency: 'EUR' } }),
      },
      'note-work',
    ],
    [
      'does not record costs twice',
      {
        request: request({ ...linked, cost: { amount: 1, currency: 'EUR' } }),
        work: work({ cost: { amount: 1, currency: 'EUR' } }),
      },
      'person: Review pull request #7',
    ],
    [
      'does not start the agent if the issue was deleted',
      { ...none, issue: undefined },
      'was deleted or transferred, and no agent works without it',
    ],
    [
      'asks a person to implement the request if no agent works on it',
      { pull: undefined },
      'person: Implement it',
    ],
    ['starts the agent', none, 'start-agent'],
    ['waits for the agent', { work: runs }, 'machine: The agent is working'],
    ['stops the agent at its time limit', { overdue: true, work: runs }, 'stop-agent'],
    [
      'asks a person if the agent ended without a pull request',
      { pull: undefined, work: failed },
      'person: The agent ended without a pull request',
    ],
    [
      'does not start the agent on a closed issue',
      { ...none, issue: { ...issue, open: false } },
      'was closed, and no agent works on a closed issue',
    ],
    [
      'does not start the agent if the issue has lost its marker',
      { ...none, issue: { ...issue, hasLostMarker: true } },
      'only if its first line is',
    ],
    [
      'does not start the agent above the daily budget',
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
      'does not send the change back above the daily budget',
      { work: { ...proposed, starts: 5 }, feedback: wish },
      'person: The agent was started 5 times',
    ],
    [
      'does not start the agent if no release is open',
      { ...none, release: undefined },
      'person: No release',
    ],
    [
      'asks a person if the pull request was closed',
      { pull: pull({ state: 'closed' }), work: work() },
      'person: Pull request #7 was closed',
    ],
    ['links the pull request', { request: request({ status: 'in-progress' }) }, 'link-pull'],
    ['links a new commit of the pull request', { pull: pull({ headCommit: 'h2' }) }, 'link-pull'],
    [
      'asks for a release if none is open',
      { release: undefined },
      'person: No release is open for',
    ],
    ['moves a pull request into the open release', { pull: pull({ base: 'master' }) }, 'retarget'],
    ['asks people to merge', {}, 'person: Review pull request #7 and merge it.'],
    ['merges if the policy allows it', { policy: green }, 'merge'],
    [
      'asks people to merge if no check has built the change',
      { policy: green, pull: pull({ isBuilt: false }) },
      'person: No check has built pull request #7',
    ],
    [
      'ends the draft if the policy merges',
      { policy: green, pull: pull({ isBuilt: false, draft: true }) },
      'end-draft',
    ],
    [
      'asks people to merge a change that people wrote',
      { policy: green, pull: pull({ isByAgent: false }) },
      'person: Review',
    ],
    [
      'asks people to merge a change of protected files',
      { policy: green, pull: pull({ guarded: ['package.json'] }) },
      'person: Pull request #7 changes files that only people may merge',
    ],
    [
      'does not merge after the agent failed',
      { policy: green, work: failed },
      'person: The agent failed',
    ],
    [
      'sends a change back to the agent after a review',
      { work: proposed, feedback: wish },
      'revise',
    ],
    [
      'does not send a change back after the last round',
      { ...lastRound, work: work({ state: 'proposed', rounds: 1 }), feedback: wish },
      'person: Bea requested changes after one round by the agent',
    ],
    [
      'does not send a change back if the last round had no new commit',
      { work: proposed, feedback: { ...review, isTried: true } },
      'person: Round 0 of the agent brought no new commit',
    ],
    [
      'leaves a reviewed change to the people who wrote it',
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

  describe('whose change is merged', () => {
    const merged = {
      ...here,
      request: request({ ...linked, mergeCommit: 'm1' }),
      pull: pull({ state: 'merged', mergeCommit: 'm1' }),
      preview: progress(),
      holdsChange: true,
    };
    it.each<[string, Partial<RequestState>, string]>([
      [
        'asks a person if no release contains the change',
        { holdsChange: false },
        'person: Pull request #7 was merged into ',
      ],
      ['deploys to Preview', { preview: progress({ served: false, succeeded: 0 }) }, 'deploy'],
      ['reports the commit to the portal', {}, 'tell-commit'],
      ['reports Production to the portal', { production }, 'tell-commit'],
      [
        'asks people to add texts if the branch needs pull requests',
        { texts: { ...noTexts, changes: [edit], needsPull: true } },
        "person: release/1.5.0 accepts only pull requests: open one that writes the request's texts",
      ],
      [
        'reports texts of people before a conflict',
        { texts: { ...noTexts, conflicts: [conflict], isUnreported: true } },
        'tell-texts',
      ],
      [
        'asks for a change in the same release if it was lost',
        { holdsChange: false },
        'merge another pull request with the change into it.',
      ],
      [
        'asks for a change in the next release if none is open',
        { release: undefined },
        'merge another pull request with the change into the next release.',
      ],
      [
        'asks for the change in a different release',
        { holdsChange: false, release: { branch: 'release/1.6.0', head: 'r6' } },
        'merge another pull request with the change into release/1.6.0.',
      ],
      [
        'commits the texts of the request',
        { texts: { ...noTexts, changes: [edit] } },
        'commit-texts',
      ],
      [
        'reports the texts to the portal',
        { texts: { ...noTexts, applied: [applied] } },
        'tell-texts',
      ],
      [
        'asks a person about a conflict of texts',
        { texts: { ...noTexts, conflicts: [conflict] } },
        'person: The request and texts.json differ: a.',
      ],
    ])('%s', (_, more, expected) => {
      expect(planned({ ...merged, ...more })).toContain(expected);
    });
  });
});
