import { describe, expect, it } from 'vitest';
import type { RequestState } from '../../../../src/automation/requests/state.ts';
import {
  applied,
  at,
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
  url,
  work,
} from './request-state.ts';

describe('the plan for a request in triage', () => {
  const texts = { textsSuffice: true, textKeys: ['home.title'] };
  it.each<[string, Partial<RequestState>, string]>([
    ['begins with the analysis', { request: request({ status: 'submitted' }) }, 'analyse'],
    ['closes a second issue of the request', { issue, duplicates: [4] }, 'close-twin'],
    ['does not close the only issue', { duplicates: [4] }, 'person: No release is open'],
    [
      'waits while an earlier request is in progress',
      { before: 'A menu' },
      'turn: Requests are processed one at a time',
    ],
    [
      'asks people to start a release',
      {},
      'person: No release is open: run "site-deploy release start".',
    ],
    [
      'starts a release if the policy allows it',
      { policy: { ...policy, release: 'start' } },
      'start-release',
    ],
    ['opens an issue', { release }, 'open-issue'],
    ['begins the implementation if there is an issue', { release, issue }, 'begin'],
    [
      'suggests editing texts if that may be enough',
      { release, request: request({ analysis: texts }) },
      'person: Editing texts in the portal may be enough: home.title.',
    ],
    [
      'begins the implementation if there is an issue, even if texts may be enough',
      { release, issue, request: request({ analysis: texts }) },
      'begin',
    ],
  ])('%s', (_, more, expected) => {
    expect(planned(more)).toContain(expected);
  });
});

describe('the plan for a request in review', () => {
  const reviewed = request({ status: 'in-review', mergeCommit: 'm1', servedIn: ['Preview'] });
  const here = {
    request: reviewed,
    release,
    preview: progress(),
    holdsChange: true,
    texts: noTexts,
    pull: pull({ state: 'merged', mergeCommit: 'm1' }),
  };
  const unserved = { ...reviewed, servedIn: [] };
  it.each<[string, Partial<RequestState>, string]>([
    ['asks people to approve the request', {}, 'person: Check it in Preview, then approve it'],
    [
      'deploys what is missing in Preview',
      { preview: progress({ served: false, succeeded: 0 }) },
      'deploy',
    ],
    ['asks people to approve it if Preview is unknown', { preview: undefined }, 'person: Check it'],
    [
      'stops at an objection',
      { objection: review },
      'person: Bea requested changes to pull request #7, and the request stops until then',
    ],
    [
      'deploys what is missing in Preview in spite of an objection',
      { objection: review, preview: progress({ served: false, succeeded: 0 }) },
      'deploy',
    ],
    [
      'ignores an objection to what is in Production',
      { objection: review, production },
      'person: Check it',
    ],
    [
      'ignores an objection if there is no pull request',
      { objection: review, pull: undefined },
      'person: Check it',
    ],
    ['commits new texts', { texts: { ...noTexts, changes: [edit] } }, 'commit-texts'],
    ['reports the commit if the portal missed Preview', { request: unserved }, 'tell-commit'],
    [
      'does not report a commit if nothing was merged',
      { request: { ...unserved, mergeCommit: undefined } },
      'person: Check it',
    ],
    [
      'does not report a commit to a portal without servedIn',
      { request: { ...reviewed, servedIn: undefined } },
      'person: Check it',
    ],
    [
      'reports the commit if the portal missed Production',
      { request: unserved, production },
      'tell-commit',
    ],
    [
      'does not report a commit before the texts are read',
      { request: unserved, texts: undefined },
      'person: Check it',
    ],
    [
      'asks a person if no release contains the change',
      { holdsChange: false },
      'person: Pull request #7 was merged into ',
    ],
    [
      'asks a person if the change is in Production without an approval',
      { holdsChange: false, production },
      'person: It is in Production without an approval',
    ],
    [
      'forwards an approval from GitHub',
      { pendingApproval: review, mayApprove: true },
      'hand-on-approval',
    ],
    [
      'asks a person to forward an approval from GitHub',
      { pendingApproval: review },
      'person: Bea approved pull request #7: run',
    ],
    [
      'does not forward an approval if no release is open',
      { release: undefined, pendingApproval: review, mayApprove: true },
      'person: ',
    ],
    [
      'asks people to finish the release if no approval is needed',
      { needsApproval: false },
      'person: No approval is needed: finish the release',
    ],
  ])('%s', (_, more, expected) => {
    expect(planned({ ...here, ...more })).toContain(expected);
  });

  describe('after the approval', () => {
    const approved = { ...reviewed, approval: { by: 'Cem', at, via: 'portal' } as const };
    const isRunning = progress({ run: { url, state: 'runs' }, succeeded: 0 });
    it.each<[string, Partial<RequestState>, string]>([
      ['withdraws an approval at an objection', { objection: review }, 'withdraw-approval'],
      [
        'withdraws an approval of a different version',
        { isApprovalKept: false },
        'withdraw-approval',
      ],
      [
        'withdraws an approval that was withdrawn on GitHub',
        { request: approved, isApprovalGiven: false },
        'withdraw-approval',
      ],
      [
        'does not commit texts',
        { texts: { ...noTexts, changes: [edit] } },
        'person: Cem approved it: finish the release',
      ],
      ['asks people to finish the release', {}, 'person: Cem approved it: finish the release'],
      [
        'finishes the release if the policy allows it',
        { policy: { ...policy, release: 'each' }, finishing: '1.5.0' },
        'finish-release',
      ],
      [
        'does not finish the release if the policy leaves it to people',
        { finishing: '1.5.0' },
        'person: Cem approved it',
      ],
      ['reports Production to the portal', { production }, 'tell-commit'],
      [
        'waits for the deployment to Production',
        { production: { ...production, seen: isRunning } },
        'machine: The deployment to Preview is running',
      ],
      [
        'waits for the portal to register Production',
        { request: { ...approved, mergeCommit: undefined }, production },
        'machine: The portal has not registered',
      ],
    ])('%s', (_, more, expected) => {
      expect(planned({ ...here, request: approved, ...more })).toContain(expected);
    });
  });
});

describe('the plan for a completed request', () => {
  it.each<[string, Partial<RequestState>, string]>([
    [
      'finishes the release if the policy allows it',
      { policy: { ...policy, release: 'each' }, finishing: '1.5.0' },
      'finish-release',
    ],
    [
      'does not finish the release if the policy leaves it to people',
      { finishing: '1.5.0' },
      'done: It is live',
    ],
    ['removes leftover branches', { leftovers: ['site-deploy/request-3'], issue }, 'remove-branch'],
    ['closes the issue', { issue }, 'complete-issue'],
    [
      'leaves an issue open that somebody has reopened',
      { issue: { ...issue, isReopened: true } },
      'done: It is live in Production.',
    ],
    [
      'has no further step',
      { issue: { ...issue, open: false } },
      'done: It is live in Production.',
    ],
  ])('%s', (_, more, expected) => {
    expect(planned({ request: request({ status: 'completed' }), ...more })).toContain(expected);
  });
});

describe('the plan for a rejected request', () => {
  const rejected = request({ status: 'rejected' });
  it.each<[string, Partial<RequestState>, string]>([
    ['stops the agent', { work: work({ state: 'runs' }), pull: pull() }, 'stop-agent'],
    ['closes the pull request', { pull: pull(), leftovers: ['x'] }, 'close-pull'],
    [
      'closes a pull request of the agent that nothing links',
      { orphans: [{ number: 9, head: 'x' }] },
      'close-pull',
    ],
    ['removes leftover branches', { leftovers: ['x'], issue }, 'remove-branch'],
    [
      'unlinks the pull request that people closed',
      { request: { ...rejected, pullRequestNumber: 7 }, pull: pull({ state: 'closed' }) },
      'unlink',
    ],
    [
      'does not link a pull request that people closed',
      { pull: pull({ state: 'closed' }) },
      'done: The request is rejected',
    ],
    ['has no further step', {}, 'done: The request is rejected'],
  ])('%s', (_, more, expected) => {
    expect(planned({ request: rejected, ...more })).toContain(expected);
  });

  describe('whose change was merged', () => {
    const linked = { ...rejected, pullRequestNumber: 7 };
    const merged = pull({ state: 'merged', mergeCommit: 'm1' });
    const held = { request: linked, pull: merged, release, holdsChange: true, preview: progress() };
    const wasLive = { ...linked, history: [{ status: 'completed' as const, at, by: 'portal' }] };
    const missing = progress({ served: false, succeeded: 0 });
    it.each<[string, Partial<RequestState>, string]>([
      ['links the merged pull request', { request: rejected, issue }, 'link-pull'],
      ['closes the issue', { issue }, 'decline-issue'],
      ['closes the issue of a change that was live', { request: wasLive, issue }, 'complete-issue'],
      ['reverts the merge', {}, 'open-revert'],
      [
        'merges the revert',
        { revert: pull({ number: 8 }), policy: { ...policy, merge: 'green' } },
        'merge',
      ],
      [
        'asks people to merge the revert',
        { revert: pull({ number: 8 }) },
        'person: Merge pull request #8: it reverts #7.',
      ],
      [
        'asks a person if the merged revert leaves a part',
        { revert: pull({ number: 8, state: 'merged' }) },
        'person: #8 was merged, but release/1.5.0 still has a part of #7',
      ],
      [
        'asks people to merge a revert that has a conflict',
        { revert: pull({ number: 8, mergeable: false }), policy: { ...policy, merge: 'green' } },
        'person: Merge pull request #8',
      ],
      [
        'asks a person if the revert was closed',
        { revert: pull({ number: 8, state: 'closed' }) },
        'person: Pull request #8, which reverts #7, was closed',
      ],
      [
        'deploys the revert',
        { isTakenBack: true, revert: pull({ state: 'merged' }), preview: missing },
        'deploy',
      ],
      [
        'asks people to remove texts if the branch needs pull requests',
        { texts: { ...noTexts, changes: [edit], needsPull: true } },
        "person: release/1.5.0 accepts only pull requests: open one that removes the request's texts",
      ],
      ['commits the previous texts', { texts: { ...noTexts, changes: [edit] } }, 'commit-texts'],
      [
        'reports the removed texts to the portal',
        { texts: { ...noTexts, applied: [applied] } },
        'tell-texts',
      ],
      [
        'asks a person about a change that is live',
        { production },
        'person: Pull request #7 is live in Production, but its request is rejected',
      ],
      [
        'asks a person about a change in master that is not live',
        { production: { ...production, seen: progress({ served: false }) } },
        'person: Pull request #7 is merged into master',
      ],
      ['unlinks a change that no release contains', { holdsChange: false }, 'unlink'],
    ])('%s', (_, more, expected) => {
      expect(planned({ ...held, ...more })).toContain(expected);
    });
  });
});
