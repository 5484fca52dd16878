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
    ['keeps its only issue', { duplicates: [4] }, 'person: No release is open'],
    ['waits for its turn', { before: 'A menu' }, 'turn: Requests are processed one at a time'],
    [
      "waits for people's release",
      {},
      'person: No release is open: run "site-deploy release start".',
    ],
    ['starts a release', { policy: { ...policy, release: 'start' } }, 'start-release'],
    ['opens its issue', { release }, 'open-issue'],
    ['begins with its issue', { release, issue }, 'begin'],
    [
      'may be settled by editing texts',
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
  const unserved = { ...reviewed, servedIn: [] };
  it.each<[string, Partial<RequestState>, string]>([
    ['waits for approval', {}, 'person: Check it in Preview, then approve it'],
    [
      'deploys what is missing in Preview',
      { preview: progress({ served: false, succeeded: 0 }) },
      'deploy',
    ],
    ['brings texts', { texts: { ...noTexts, changes: [edit] } }, 'commit-texts'],
    ['reports the commit if the portal missed Preview', { request: unserved }, 'tell-commit'],
    [
      'reports nothing without a merge',
      { request: { ...unserved, mergeCommit: undefined } },
      'person: Check it',
    ],
    [
      'reports nothing to an older portal',
      { request: { ...reviewed, servedIn: undefined } },
      'person: Check it',
    ],
    [
      'reports Production if the portal missed it',
      { request: unserved, production },
      'tell-commit',
    ],
    ['reads the texts first', { request: unserved, texts: undefined }, 'person: Check it'],
    ['is not in a release', { holdsChange: false }, 'person: Pull request #7 was merged into '],
    [
      'is not in a release, but in Production',
      { holdsChange: false, production },
      'person: It is in Production without an approval',
    ],
    ['forwards an approval', { pendingApproval: review, mayApprove: true }, 'hand-on-approval'],
    [
      'names who may forward an approval',
      { pendingApproval: review },
      'person: Bea approved pull request #7: run',
    ],
    [
      'forwards no approval without a release',
      { release: undefined, pendingApproval: review, mayApprove: true },
      'person: ',
    ],
    [
      'needs no approval',
      { needsApproval: false },
      'person: No approval is needed: finish the release',
    ],
  ])('%s', (_, more, expected) => {
    expect(planned({ ...here, ...more })).toContain(expected);
  });

  const approved = { ...reviewed, approval: { by: 'Cem', at, via: 'portal' } as const };
  const isRunning = progress({ run: { url, state: 'runs' }, succeeded: 0 });
  it.each<[string, Partial<RequestState>, string]>([
    ['loses an approval of another version', { isApprovalKept: false }, 'withdraw-approval'],
    [
      'loses an approval that was withdrawn on GitHub',
      { request: approved, isApprovalGiven: false },
      'withdraw-approval',
    ],
    [
      'changes nothing',
      { texts: { ...noTexts, changes: [edit] } },
      'person: Cem approved it: finish the release',
    ],
    ['needs people for the release', {}, 'person: Cem approved it: finish the release'],
    [
      'finishes its release',
      { policy: { ...policy, release: 'each' }, finishing: '1.5.0' },
      'finish-release',
    ],
    ["does not finish people's release", { finishing: '1.5.0' }, 'person: Cem approved it'],
    ['is reported to be in Production', { production }, 'tell-commit'],
    [
      'waits for Production',
      { production: { ...production, seen: isRunning } },
      'machine: The deployment to Preview is running',
    ],
    [
      'waits for the portal to register Production',
      { request: { ...approved, mergeCommit: undefined }, production },
      'machine: The portal has not registered',
    ],
  ])('%s once it is approved', (_, more, expected) => {
    expect(planned({ ...here, request: approved, ...more })).toContain(expected);
  });
});

describe('a completed request', () => {
  it.each<[string, Partial<RequestState>, string]>([
    [
      'publishes its release',
      { policy: { ...policy, release: 'each' }, finishing: '1.5.0' },
      'finish-release',
    ],
    ['leaves the release to people', { finishing: '1.5.0' }, 'done: It is live'],
    ['removes its branches', { leftovers: ['site-deploy/request-3'], issue }, 'remove-branch'],
    ['closes its issue', { issue }, 'complete-issue'],
    ['is done', { issue: { ...issue, open: false } }, 'done: It is live in Production.'],
  ])('%s', (_, more, expected) => {
    expect(planned({ request: request({ status: 'completed' }), ...more })).toContain(expected);
  });
});

describe('a rejected request', () => {
  const rejected = request({ status: 'rejected' });
  it.each<[string, Partial<RequestState>, string]>([
    ['stops its agent', { work: work({ state: 'runs' }), pull: pull() }, 'stop-agent'],
    ['closes its pull request', { pull: pull(), leftovers: ['x'] }, 'close-pull'],
    ['closes the work of its agent', { orphans: [{ number: 9, head: 'x' }] }, 'close-pull'],
    ['removes its branches', { leftovers: ['x'], issue }, 'remove-branch'],
    ['is done', {}, 'done: The request is rejected'],
  ])('%s', (_, more, expected) => {
    expect(planned({ request: rejected, ...more })).toContain(expected);
  });

  const linked = { ...rejected, pullRequestNumber: 7 };
  const merged = pull({ state: 'merged', mergeCommit: 'm1' });
  const held = { request: linked, pull: merged, release, holdsChange: true, preview: progress() };
  const wasLive = { ...linked, history: [{ status: 'completed' as const, at, by: 'portal' }] };
  const missing = progress({ served: false, succeeded: 0 });
  it.each<[string, Partial<RequestState>, string]>([
    ['links the merge to revert', { request: rejected, issue }, 'link-pull'],
    ['closes its issue', { issue }, 'decline-issue'],
    ['closes the issue of a change that was live', { request: wasLive, issue }, 'complete-issue'],
    ['reverts the merge', {}, 'open-revert'],
    [
      'merges the revert',
      { revert: pull({ number: 8 }), policy: { ...policy, merge: 'green' } },
      'merge',
    ],
    [
      'lets people merge the revert',
      { revert: pull({ number: 8 }) },
      'person: Merge pull request #8: it reverts #7.',
    ],
    [
      'asks about a closed revert',
      { revert: pull({ number: 8, state: 'closed' }) },
      'person: Pull request #8, which reverts #7, was closed',
    ],
    [
      'deploys the revert',
      { isTakenBack: true, revert: pull({ state: 'merged' }), preview: missing },
      'deploy',
    ],
    ['reverts its texts', { texts: { ...noTexts, changes: [edit] } }, 'commit-texts'],
    [
      'reports that its texts are gone',
      { texts: { ...noTexts, applied: [applied] } },
      'tell-texts',
    ],
    [
      'cannot revert a live change',
      { production },
      'person: Pull request #7 is live in Production, but its request is rejected',
    ],
    [
      'cannot revert a change merged into master',
      { production: { ...production, seen: progress({ served: false }) } },
      'person: Pull request #7 is merged into master',
    ],
    ['unlinks a change that no release contains', { holdsChange: false }, 'unlink'],
  ])('%s if it was merged before', (_, more, expected) => {
    expect(planned({ ...held, ...more })).toContain(expected);
  });
});
