import { describe, expect, it } from 'vitest';
import type { Next } from '../../../../src/automation/reconcile.ts';
import {
  deployment,
  planChecks,
  planFinish,
} from '../../../../src/automation/release/plan-finish.ts';
import { planPull } from '../../../../src/automation/release/release-pull.ts';
import { planStart, type StartState } from '../../../../src/automation/release/start.ts';
import type { DeploymentProgress } from '../../../../src/automation/release/state.ts';
import { progress, pull } from '../requests/request-state.ts';
import { Harness } from './model.ts';
import { settle } from './settle.ts';

/** Rules that let the program merge. */
const free = { approvals: 0, mergeCommits: true, mergeQueue: false };

describe('planFinish', { timeout: 120_000 }, () => {
  it('plans these steps if nothing blocks the release', () => {
    const harness = new Harness(free);
    harness.happen('push to production');
    expect(settle(harness).filter((line) => !line.includes('is running.'))).toEqual([
      'update',
      'deploy',
      'open-pull',
      'merge',
      'tag',
      'draft',
      'tell-notes',
      'publish',
      'announce',
      'remove-branch',
    ]);
  });

  it.each([
    [{ mergeCommits: false }, 'press the merge button'],
    [{ mergeQueue: true }, 'press "Merge when ready"'],
    [{ approvals: 2 }, 'is waiting for 2 approving reviews: press "Approve"'],
    [{ approvals: 1, mergeCommits: false }, 'needs one approving review, then: press the merge'],
  ])('names the button to press under the rules %o', (rules, words) => {
    const harness = new Harness({ ...free, ...rules });
    expect(settle(harness).join('\n')).toContain(words);
  });

  it.each([
    [false, 'is waiting for the requirements of master (a, b, c, d, e and 2 more)'],
    [true, 'needs a, b, c, d, e and 2 more, then: press "Merge when ready"'],
  ])('lists the unmet requirements (with a merge queue: %s)', (mergeQueue, words) => {
    const state = new Harness({ ...free, mergeQueue }).observe();
    const rules = { ...state.rules, mergeQueue, wants: [...'abcdefg'] };
    const { head = '' } = state.release ?? {};
    const blocked = pull({ headCommit: head, mergeableState: 'blocked' });
    const ready = { ...state, rules, preview: undefined, pull: { ...blocked, body: '' } };
    expect(getText(planFinish(ready))).toContain(words);
  });

  it.each([
    [
      'not approved' as const,
      'which nobody has approved. Approve or reject it: "site-deploy requests advance" rolls a rejected',
    ],
    ['declined' as const, 'which was declined: "site-deploy requests advance" rolls it back.'],
    ['changed' as const, 'which was approved before the branch changed. Check Preview again'],
  ])('stops at the change of a request, and explains why: it is %s', (why, words) => {
    const harness = new Harness(free);
    const observed = {
      ...harness.observe(),
      preview: undefined,
      unapproved: [{ title: 'A form', why }],
    };
    expect(planFinish(observed)).toMatchObject({
      kind: 'person',
      what: expect.stringContaining(`release/1.4.0 contains the change for "A form", ${words}`),
    });
  });

  it('stops if the tag is on another commit', () => {
    const harness = new Harness(free);
    harness.tags.push('p0');
    expect(planFinish(harness.observe())).toMatchObject({
      kind: 'person',
      what: expect.stringContaining('never merged'),
    });
  });

  it('stops after two successful deployments without effect', () => {
    const harness = new Harness(free);
    const commit = harness.release ?? '';
    for (let time = 0; time < 2; time += 1)
      harness.runs.push({ environment: 'Preview', commit, state: 'succeeded' });
    expect(planFinish(harness.observe())).toMatchObject({
      kind: 'person',
      what: expect.stringContaining('serves another commit'),
    });
  });
});

/** Returns the step with its reason, or who must act and the message. */
function getText(next: Next<{ readonly do: string }> | undefined): string {
  if (!next) return '';
  if (next.kind === 'step') return `${next.step.do}: ${next.why}`;
  return `${next.kind}: ${next.what}`;
}

const runs = (state: NonNullable<DeploymentProgress['run']>['state']) => ({ url: 'run', state });
const lost = { served: false, portalAgrees: false };

/** The progress of a deployment whose run has succeeded twice. */
const twice = { run: runs('succeeded'), succeeded: 2 };
it.each<[Partial<DeploymentProgress>, string]>([
  [{}, ''],
  [{ succeeded: 0 }, ''],
  [{ portalAgrees: undefined }, ''],
  [{ run: runs('runs') }, ''],
  [{ succeeded: 0, run: runs('runs') }, 'machine: .* is running'],
  [{ ...lost, run: runs('queued') }, 'machine: .* is waiting for a runner'],
  [{ ...lost, run: runs('pending') }, 'machine: .* is waiting for an earlier one'],
  [{ ...lost, run: runs('review') }, 'person: .* press "Review deployments"'],
  [{ ...lost, run: runs('cancelled') }, 'person: .* was cancelled: run it again if you need it'],
  [{ ...lost, run: runs('failed') }, 'person: .* failed: check the last lines of its log'],
  [{ ...lost, settling: true }, 'machine: The push may start the deployment to Preview'],
  [{ ...lost, run: runs('succeeded'), settling: true }, 'deploy: Preview does not serve the head'],
  [{ ...lost, run: runs('superseded') }, 'deploy: .* lost its place in the Preview queue'],
  [{ isOutdated: true }, 'deploy: The metadata of pages has changed since the deployment'],
  [lost, 'deploy: Preview does not serve the head of release/1.4.0 yet'],
  [{ ...lost, run: runs('succeeded'), succeeded: 1 }, 'deploy: Preview does not serve'],
  [
    { ...lost, ...twice },
    'person: .* serves another commit: check that address, then run it again',
  ],
  [{ ...lost, ...twice, url: undefined }, 'person: .* its address is unknown'],
  [{ ...twice, portalAgrees: false }, 'person: .* the portal reports another commit: run it again'],
  [{ ...twice, isOutdated: true }, 'person: .* changed since: run it again'],
])('deployment (progress %j) plans "%s"', (more, expected) => {
  const text = getText(deployment(progress(more), 'release/1.4.0'));
  if (expected) expect(text).toMatch(new RegExp(`^${expected}`));
  else expect(text).toBe('');
});

it.each<[Parameters<typeof pull>[0], string]>([
  [{}, ''],
  [{ blockedRun: 'run' }, 'person: .* press "Approve and run workflows"'],
  [{ checks: { running: ['a'], failed: ['b'] } }, 'person: Checks of .* failed: b'],
  [{ checks: { running: ['a'], failed: [] } }, 'machine: Checks of .* are running: a'],
  [{ checks: { running: [], failed: [...'abcdefg'] } }, 'person: .*: a, b, c, d, e and 2 more\\.'],
  [{ checks: { running: [...'abcdefg'], failed: [] } }, 'machine: .*: a, b, c, d, e and 2 more\\.'],
  [{ mergeable: false }, 'person: .* conflicts with master'],
  [{ mergeable: undefined, mergeableState: 'dirty' }, 'person: .* conflicts with master'],
  [{ mergeable: undefined }, 'machine: GitHub is still checking'],
  [{ mergeableState: 'unknown' }, 'machine: GitHub is still checking'],
  [{ mergeable: undefined, draft: true }, ''],
])('planChecks (pull request %j) plans "%s"', (more, expected) => {
  const found = pull(more);
  const text = getText(planChecks(found, found, 'master'));
  if (expected) expect(text).toMatch(new RegExp(`^${expected}`));
  else expect(text).toBe('');
});

describe('planStart', () => {
  const branch = (version: string, more: Partial<StartState['open'][number]> = {}) => ({
    ...{ version, branch: `release/${version}`, head: 'r4', holdsProduction: true },
    ...{ isProduction: false, outdated: undefined, isMerged: false },
    ...{ pull: { body: '' }, preview: undefined },
    ...more,
  });
  const outdated = { path: 'package.json', found: '1.3.0' };
  const own = branch('1.4.0');
  const open = (...changes: Partial<StartState['open'][number]>[]) => ({
    open: changes.map((change) => branch('1.4.0', change)),
  });
  const both = { open: [branch('1.3.0', { isMerged: true }), own] };
  it.each<[string, Partial<StartState>, string]>([
    ['no release is open', {}, 'create-branch: Because'],
    ['the version is too low', { tooLow: 'It is too low.' }, 'person: It is too low.'],
    [
      'another release is open',
      { requested: '1.5.0', open: [own] },
      'person: release/1.4.0 is open: finish it first',
    ],
    [
      'the same release is open',
      { requested: '1.4.0', open: [own] },
      'done: release/1.4.0 is open, from master.',
    ],
    [
      'a release is open and no version is requested',
      { open: [own] },
      'done: release/1.4.0 is open, from master.',
    ],
    ['a later release is open', { requested: '1.3.1', open: [own] }, 'create-branch'],
    ['a release is merged', open({ isMerged: true }), 'person: release/1.4.0 is merged, but'],
    ['one release is merged and one is open', both, 'done: release/1.4.0'],
    ['a file is outdated', open({ outdated }), 'bump: package.json says 1.3.0'],
    [
      'the release is live in Preview',
      open({ preview: progress() }),
      'done: .* and live in Preview',
    ],
    [
      'Preview does not serve the release',
      open({ preview: progress(lost) }),
      'deploy: Preview does not',
    ],
    ['the release has no pull request', open({ pull: undefined }), 'open-pull: It shows what'],
  ])('plans, if $0: $2', (_, more, expected) => {
    const chosen = { version: '1.4.0', level: 'minor', because: ['Because'] } as const;
    const state: StartState = {
      ...{ productionBranch: 'master', productionHead: 'p1', page: 'https://github.com/acme/docs' },
      ...{ open: [], chosen, requested: undefined, tooLow: undefined },
      ...{ raisedTo: undefined, replaced: undefined },
      ...more,
    };
    expect(getText(planStart(state))).toMatch(new RegExp(`^${expected}`));
  });

  const head = 'a'.repeat(40);
  const notes = (of: string) =>
    `<!-- site-deploy: notes of ${of}, ${'0'.repeat(64)}. Edit -->\nNotes`;
  const older = notes('b'.repeat(40));
  it.each<[string, string | undefined, object, string]>([
    ['it does not exist', undefined, {}, 'open-pull: It shows what 1.4.0 releases.'],
    ['the branch has no commits', undefined, { isProduction: true }, ''],
    ['Production has other commits', undefined, { holdsProduction: false }, ''],
    ['it shows the head', notes(head), {}, ''],
    ['it shows an older head', older, {}, 'open-pull: release/1.4.0 has new commits.'],
    ['a person wrote it', 'Please merge.', {}, ''],
  ])('planPull plans for the pull request of a release, if $0: "$3"', (_, body, more, expected) => {
    const known = body === undefined ? undefined : { body };
    expect(getText(planPull({ ...own, head, ...more }, known))).toBe(expected);
  });
});
