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
  const merged = pull({ state: 'merged', mergeCommit: 'm1' });
  const noted = request({ ...linked, mergeCommit: 'm1' });
  const inPreview = {
    ...here,
    request: noted,
    pull: merged,
    preview: progress(),
    holdsChange: true,
  };
  it.each<[string, Partial<RequestState>, string]>([
    ['records rounds', { ...here, work: work({ rounds: 1 }) }, 'note-work'],
    [
      'records costs',
      { ...here, work: work({ cost: { amount: 1, currency: 'EUR' } }) },
      'note-work',
    ],
    ['needs a person without an agent', { ...here, pull: undefined }, 'person: Implement it'],
    ['starts the agent', { ...here, pull: undefined, work: work() }, 'start-agent'],
    [
      'waits for the agent',
      { ...here, work: work({ state: 'runs' }) },
      'machine: The agent is working',
    ],
    ['stops it in time', { ...here, overdue: true, work: work({ state: 'runs' }) }, 'stop-agent'],
    [
      'needs a person after an agent without a change',
      { ...here, pull: undefined, work: work({ state: 'failed' }) },
      'person: The agent ended without a pull request',
    ],
    [
      'starts no agent on a closed issue',
      { ...here, pull: undefined, work: work(), issue: { ...issue, open: false } },
      'was closed, and no agent works on a closed issue',
    ],
    [
      'starts no agent without its marker',
      { ...here, pull: undefined, work: work(), issue: { ...issue, hasLostMarker: true } },
      'only if its first line is',
    ],
    [
      'starts no agent without a release',
      { ...here, pull: undefined, work: work(), release: undefined },
      'person: No release is open',
    ],
    [
      'respects a closed pull request',
      { ...here, pull: pull({ state: 'closed' }), work: work() },
      'person: Pull request #7 was closed',
    ],
    [
      'links the pull request',
      { ...here, request: request({ status: 'in-progress' }) },
      'link-pull',
    ],
    ['links a new commit', { ...here, pull: pull({ headCommit: 'h2' }) }, 'link-pull'],
    [
      'needs a release',
      { ...here, release: undefined },
      'person: No release is open for pull request #7',
    ],
    [
      'needs the base of the release',
      { ...here, pull: pull({ base: 'master' }) },
      'person: Pull request #7 targets master',
    ],
    ['is merged by people', here, 'person: Review pull request #7 and merge it.'],
    ['is merged by the policy', { ...here, policy: green, pull: pull() }, 'merge'],
    [
      'is merged by people if no check has built it',
      { ...here, policy: green, pull: pull({ isBuilt: false }) },
      'person: No check has built pull request #7',
    ],
    [
      'is a draft until nothing blocks it',
      { ...here, policy: green, pull: pull({ isBuilt: false, draft: true }) },
      'end-draft',
    ],
    [
      'is merged by people if people wrote it',
      { ...here, policy: green, pull: pull({ isByAgent: false }) },
      'person: Review',
    ],
    [
      'is merged by people if it is guarded',
      { ...here, policy: green, pull: pull({ guarded: ['package.json'] }) },
      'person: Pull request #7 changes files that only people may merge',
    ],
    [
      'is not merged after a failure',
      { ...here, policy: green, work: work({ state: 'failed' }) },
      'person: The agent failed',
    ],
    [
      'goes back to the agent',
      { ...here, work: work({ state: 'proposed' }), feedback: { ...review, isTried: false } },
      'revise',
    ],
    [
      'goes back no more after the last round',
      {
        ...here,
        policy: { ...policy, rounds: 1 },
        request: { ...linked, rounds: 1 },
        work: work({ state: 'proposed', rounds: 1 }),
        feedback: { ...review, isTried: false },
      },
      'person: Bea requested changes after one round by the agent',
    ],
    [
      'goes back no more without a new commit',
      { ...here, work: work({ state: 'proposed' }), feedback: { ...review, isTried: true } },
      'person: Round 0 of the agent brought no new commit',
    ],
    [
      'stays with people if they wrote it',
      {
        ...here,
        pull: pull({ isByAgent: false }),
        work: work(),
        feedback: { ...review, isTried: false },
      },
      'person: Bea requested changes to pull request #7.',
    ],
    ['records the merge', { ...here, pull: merged }, 'note-merge'],
    [
      'waits for the merge commit',
      { ...here, pull: pull({ state: 'merged' }) },
      'machine: GitHub has not reported the merge',
    ],
    [
      'needs a release that holds it',
      { ...inPreview, holdsChange: false },
      'person: Pull request #7 was not merged into an open release',
    ],
    [
      'deploys to Preview',
      { ...inPreview, preview: progress({ served: false, succeeded: 0 }) },
      'deploy',
    ],
    ['tells the portal', inPreview, 'tell-commit'],
    ['tells the portal of Production', { ...inPreview, production }, 'tell-commit'],
    [
      'writes its texts first',
      { ...inPreview, texts: { ...noTexts, changes: [edit] } },
      'commit-texts',
    ],
    ['tells its texts', { ...inPreview, texts: { ...noTexts, applied: [applied] } }, 'tell-texts'],
    [
      'asks about a conflict',
      { ...inPreview, texts: { ...noTexts, conflicts: [conflict] } },
      'person: The request and texts.json differ: a.',
    ],
  ])('%s', (_, more, expected) => {
    expect(planned(more)).toContain(expected);
  });
});
