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

describe('a request in triage', () => {
  const texts = { textsSuffice: true, textKeys: ['home.title'] };
  it.each<[string, Partial<RequestState>, string]>([
    ['is analysed first', { request: request({ status: 'submitted' }) }, 'analyse'],
    ['closes a second issue', { issue, duplicates: [4] }, 'close-twin'],
    ['keeps an issue without a first one', { duplicates: [4] }, 'person: No release is open'],
    ['waits for its turn', { before: 'A menu' }, 'turn: Requests are processed one at a time'],
    ['waits for a release of people', {}, 'person: No release is open: start one'],
    ['starts a release', { policy: { ...policy, release: 'start' } }, 'start-release'],
    ['opens its issue', { release }, 'open-issue'],
    ['begins with its issue', { release, issue }, 'begin'],
    [
      'is settled by texts',
      { release, request: request({ analysis: texts }) },
      'person: Editing texts in the portal may be enough: home.title.',
    ],
    [
      'is implemented once it has an issue',
      { release, issue, request: request({ analysis: texts }) },
      'begin',
    ],
  ])('%s', (_, more, expected) => {
    expect(planned(more)).toContain(expected);
  });
});

describe('a request in review', () => {
  const reviewed = request({ status: 'in-review', mergeCommit: 'm1', servedIn: ['Preview'] });
  const here = {
    request: reviewed,
    release,
    preview: progress(),
    holdsChange: true,
    texts: noTexts,
    pull: pull({ state: 'merged', mergeCommit: 'm1' }),
  };
  const approval = { by: 'Cem', at, via: 'portal' } as const;
  const approved = { ...here, request: { ...reviewed, approval } };
  const unserved = { ...reviewed, servedIn: [] };
  it.each<[string, Partial<RequestState>, string]>([
    ['waits for an approval', here, 'person: Check it in Preview, then approve it'],
    [
      'loses an approval of another state',
      { ...approved, isApprovalKept: false },
      'withdraw-approval',
    ],
    [
      'brings what is missing in Preview',
      { ...here, preview: progress({ served: false, succeeded: 0 }) },
      'deploy',
    ],
    ['brings texts', { ...here, texts: { ...noTexts, changes: [edit] } }, 'commit-texts'],
    [
      'changes nothing once approved',
      { ...approved, texts: { ...noTexts, changes: [edit] } },
      'person: Cem approved it: finish the release',
    ],
    ['tells a portal that missed Preview', { ...here, request: unserved }, 'tell-commit'],
    [
      'tells no portal without a merge',
      { ...here, request: { ...unserved, mergeCommit: undefined } },
      'person: Check it',
    ],
    [
      'tells no older portal',
      { ...here, request: { ...reviewed, servedIn: undefined } },
      'person: Check it',
    ],
    [
      'tells no portal of what Production has',
      { ...here, request: unserved, production },
      'person: Check it',
    ],
    [
      'reads the texts before',
      { ...here, request: unserved, texts: undefined },
      'person: Check it',
    ],
    [
      'is not in a release',
      { ...here, holdsChange: false },
      'person: Pull request #7 is not in an open release',
    ],
    [
      'is not in a release, but in Production',
      { ...here, holdsChange: false, production },
      'person: It is in Production without an approval',
    ],
    [
      'forwards an approval',
      { ...here, pendingApproval: review, mayApprove: true },
      'hand-on-approval',
    ],
    [
      'names who may forward it',
      { ...here, pendingApproval: review },
      'person: Bea approved pull request #7: run',
    ],
    [
      'forwards none without a release',
      { ...here, release: undefined, pendingApproval: review, mayApprove: true },
      'person: ',
    ],
    ['needs people for the release', approved, 'person: Cem approved it: finish the release'],
    [
      'needs no approval',
      { ...here, needsApproval: false },
      'person: No approval is needed: finish the release',
    ],
    [
      'finishes its release',
      { ...approved, policy: { ...policy, release: 'each' }, finishing: '1.5.0' },
      'finish-release',
    ],
    [
      'finishes no release of people',
      { ...approved, finishing: '1.5.0' },
      'person: Cem approved it',
    ],
    ['is told to be in Production', { ...approved, production }, 'tell-commit'],
    [
      'waits for Production',
      {
        ...approved,
        production: {
          ...production,
          seen: progress({ run: { url, state: 'runs' }, succeeded: 0 }),
        },
      },
      'machine: The deployment to Preview is running',
    ],
    [
      'waits for the report of Production',
      { ...approved, request: { ...approved.request, mergeCommit: undefined }, production },
      'machine: The portal has not registered',
    ],
  ])('%s', (_, more, expected) => {
    expect(planned(more)).toContain(expected);
  });
});

describe('a completed request', () => {
  const here = { request: request({ status: 'completed' }) };
  it.each<[string, Partial<RequestState>, string]>([
    [
      'publishes its release',
      { ...here, policy: { ...policy, release: 'each' }, finishing: '1.5.0' },
      'finish-release',
    ],
    ['leaves a release to people', { ...here, finishing: '1.5.0' }, 'done: It is live'],
    [
      'removes its branches',
      { ...here, leftovers: ['site-deploy/request-3'], issue },
      'remove-branch',
    ],
    ['closes its issue', { ...here, issue }, 'complete-issue'],
    ['is done', { ...here, issue: { ...issue, open: false } }, 'done: It is live in Production.'],
  ])('%s', (_, more, expected) => {
    expect(planned(more)).toContain(expected);
  });
});

describe('a rejected request', () => {
  const rejected = request({ status: 'rejected' });
  const linked = { ...rejected, pullRequestNumber: 7 };
  const merged = pull({ state: 'merged', mergeCommit: 'm1' });
  const held = { request: linked, pull: merged, release, holdsChange: true, preview: progress() };
  const wasLive = [{ status: 'completed' as const, at, by: 'portal' }];
  it.each<[string, Partial<RequestState>, string]>([
    [
      'stops its agent',
      { request: rejected, work: work({ state: 'runs' }), pull: pull() },
      'stop-agent',
    ],
    [
      'closes its pull request',
      { request: rejected, pull: pull(), leftovers: ['x'] },
      'close-pull',
    ],
    [
      'closes what its agent left',
      { request: rejected, orphans: [{ number: 9, head: 'x' }] },
      'close-pull',
    ],
    ['removes its branches', { request: rejected, leftovers: ['x'], issue }, 'remove-branch'],
    ['links what is to be reverted', { ...held, request: rejected, issue }, 'link-pull'],
    ['closes its issue', { ...held, issue }, 'decline-issue'],
    [
      'closes the issue of what was live',
      { ...held, request: { ...linked, history: wasLive }, issue },
      'complete-issue',
    ],
    ['reverts what was merged', held, 'open-revert'],
    [
      'merges the revert',
      { ...held, revert: pull({ number: 8 }), policy: { ...policy, merge: 'green' } },
      'merge',
    ],
    [
      'lets people merge the revert',
      { ...held, revert: pull({ number: 8 }) },
      'person: Merge pull request #8: it reverts #7.',
    ],
    [
      'asks about a closed revert',
      { ...held, revert: pull({ number: 8, state: 'closed' }) },
      'person: Pull request #8, which reverts #7, was closed',
    ],
    [
      'deploys the revert',
      {
        ...held,
        revert: pull({ state: 'merged' }),
        preview: progress({ served: false, succeeded: 0 }),
      },
      'deploy',
    ],
    ['takes its texts back', { ...held, texts: { ...noTexts, changes: [edit] } }, 'commit-texts'],
    [
      'tells that its texts are gone',
      { ...held, texts: { ...noTexts, applied: [applied] } },
      'tell-texts',
    ],
    [
      'cannot take back what is live',
      { ...held, production },
      'person: Pull request #7 is live in Production, but its request is rejected',
    ],
    [
      'cannot take back what is merged',
      { ...held, production: { ...production, seen: progress({ served: false }) } },
      'person: Pull request #7 is merged into master',
    ],
    ['unlinks what no release holds', { ...held, holdsChange: false }, 'unlink'],
    ['is done', { request: rejected }, 'done: The request is rejected'],
  ])('%s', (_, more, expected) => {
    expect(planned(more)).toContain(expected);
  });
});
