import { describe, expect, it } from 'vitest';
import type { Next } from '../../../../src/automation/reconcile.ts';
import { deployment, planFinish } from '../../../../src/automation/release/plan-finish.ts';
import { planPull } from '../../../../src/automation/release/release-pull.ts';
import { planStart, type StartState } from '../../../../src/automation/release/start.ts';
import type { DeploymentProgress } from '../../../../src/automation/release/state.ts';
import { progress, pull } from '../requests/request-state.ts';
import { Harness } from './model.ts';
import { settle } from './settle.ts';

/** Rules that let the program merge. */
const free = { approvals: 0, mergeCommits: true, mergeQueue: false };

describe('planFinish', { timeout: 120_000 }, () => {
  it('plans the steps from the update of the branch to its removal if nothing blocks the release', () => {
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
    ['without merge commits', { mergeCommits: false }, 'press the merge button'],
    ['with a merge queue', { mergeQueue: true }, 'press "Merge when ready"'],
    [
      'with two required approvals',
      { approvals: 2 },
      'is waiting for 2 approving reviews: press "Approve"',
    ],
    [
      'with one required approval and no merge commits',
      { approvals: 1, mergeCommits: false },
      'needs one approving review, then: press the merge',
    ],
  ])('names the button to press in a repository %s', (_, rules, words) => {
    const harness = new Harness({ ...free, ...rules });
    expect(settle(harness).join('\n')).toContain(words);
  });

  it.each([
    ['without', false, 'is waiting for the requirements of master (a, b, c, d, e and 2 more)'],
    ['with', true, 'needs a, b, c, d, e and 2 more, then: press "Merge when ready"'],
  ])('lists unmet requirements in a repository %s a merge queue', (_, mergeQueue, words) => {
    const state = new Harness({ ...free, mergeQueue }).observe();
    const rules = { ...state.rules, mergeQueue, wants: [...'abcdefg'] };
    const { head = '' } = state.release ?? {};
    const blocked = pull({ headCommit: head, mergeableState: 'blocked' });
    const ready = { ...state, rules, preview: undefined, pull: { ...blocked, body: '' } };
    expect(getText(planFinish(ready))).toContain(words);
  });

  it.each([
    [
      'is not approved',
      'not approved' as const,
      'which nobody has approved. Approve or reject it: "site-deploy requests advance" rolls a rejected',
    ],
    [
      'is declined',
      'declined' as const,
      'which was declined: "site-deploy requests advance" rolls it back.',
    ],
    [
      'has changed after its approval',
      'changed' as const,
      'which was approved before the branch changed. Check Preview again',
    ],
  ])('stops if the change of a request %s', (_, why, words) => {
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

  it('stops if the tag of the version is on another commit', () => {
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

/** The progress of a deployment after two successful runs. */
const twice = { run: runs('succeeded'), succeeded: 2 };
/** Expects that a plan is of this kind, and that its reason or message matches. */
function expectPlan(next: Next<{ readonly do: string }> | undefined, kind: string, words: string) {
  expect(getText(next)).toMatch(new RegExp(`^${kind}: ${words}`));
}

describe('deployment', () => {
  const plan = (more: Partial<DeploymentProgress>) => deployment(progress(more), 'release/1.4.0');

  it.each<[string, Partial<DeploymentProgress>]>([
    ['the commit is served after a run', {}],
    ['the commit is served without a run', { succeeded: 0 }],
    ['the commit is served and there is no portal', { portalAgrees: undefined }],
    ['the commit is served and a later run is active', { run: runs('runs') }],
  ])('plans nothing if %s', (_, more) => expect(plan(more)).toBeUndefined());

  it.each<[string, Partial<DeploymentProgress>, string]>([
    ['the first run is active', { succeeded: 0, run: runs('runs') }, '.* is running'],
    ['the run is queued', { ...lost, run: runs('queued') }, '.* is waiting for a runner'],
    ['the run is pending', { ...lost, run: runs('pending') }, '.* is waiting for an earlier one'],
    [
      'a push may still start a run',
      { ...lost, settling: true },
      'The push may start the deployment to Preview',
    ],
  ])('waits if %s', (_, more, words) => expectPlan(plan(more), 'machine', words));

  it.each<[string, Partial<DeploymentProgress>, string]>([
    [
      'nothing has deployed the commit',
      lost,
      'Preview does not serve the head of release/1.4.0 yet',
    ],
    [
      'a run has succeeded without effect',
      { ...lost, run: runs('succeeded'), succeeded: 1 },
      'Preview does not serve',
    ],
    [
      'a run has succeeded without effect, although a push may start another one',
      { ...lost, run: runs('succeeded'), settling: true },
      'Preview does not serve the head',
    ],
    [
      'the run is superseded',
      { ...lost, run: runs('superseded') },
      '.* lost its place in the Preview queue',
    ],
    [
      'the metadata is outdated',
      { isOutdated: true },
      'The metadata of pages has changed since the deployment',
    ],
  ])('deploys if %s', (_, more, words) => expectPlan(plan(more), 'deploy', words));

  it.each<[string, Partial<DeploymentProgress>, string]>([
    [
      'the run waits for a review',
      { ...lost, run: runs('review') },
      '.* press "Review deployments"',
    ],
    [
      'the run is cancelled',
      { ...lost, run: runs('cancelled') },
      '.* was cancelled: run it again if you need it',
    ],
    [
      'the run has failed',
      { ...lost, run: runs('failed') },
      '.* failed: check the last lines of its log',
    ],
    [
      'a different commit is served after two runs',
      { ...lost, ...twice },
      '.* serves another commit: check that address, then run it again',
    ],
    [
      'the address is unknown after two runs',
      { ...lost, ...twice, url: undefined },
      '.* its address is unknown',
    ],
    [
      'the portal reports a different commit after two runs',
      { ...twice, portalAgrees: false },
      '.* the portal reports another commit: run it again',
    ],
    [
      'the metadata is outdated after two runs',
      { ...twice, isOutdated: true },
      '.* changed since: run it again',
    ],
  ])('asks a person if %s', (_, more, words) => expectPlan(plan(more), 'person', words));
});

const branch = (version: string, more: Partial<StartState['open'][number]> = {}) => ({
  ...{ version, branch: `release/${version}`, head: 'r4', holdsProduction: true },
  ...{ isProduction: false, outdated: undefined, isMerged: false },
  ...{ pull: { body: '' }, preview: undefined },
  ...more,
});
const own = branch('1.4.0');

describe('planStart', () => {
  const outdated = { path: 'package.json', found: '1.3.0' };
  const open = (...changes: Partial<StartState['open'][number]>[]) => ({
    open: changes.map((change) => branch('1.4.0', change)),
  });
  const both = { open: [branch('1.3.0', { isMerged: true }), own] };
  const plan = (more: Partial<StartState>) => {
    const chosen = { version: '1.4.0', level: 'minor', because: ['Because'] } as const;
    return planStart({
      ...{ productionBranch: 'master', productionHead: 'p1', page: 'https://github.com/acme/docs' },
      ...{ open: [], chosen, requested: undefined, tooLow: undefined },
      ...{ raisedTo: undefined, replaced: undefined },
      ...more,
    });
  };

  it.each<[string, Partial<StartState>]>([
    ['no release is open', {}],
    ['only a later release is open', { requested: '1.3.1', open: [own] }],
  ])('creates the branch if %s', (_, more) => expectPlan(plan(more), 'create-branch', ''));

  it.each<[string, Partial<StartState>, string]>([
    ['the version is too low', { tooLow: 'It is too low.' }, 'It is too low.'],
    [
      'another release is open',
      { requested: '1.5.0', open: [own] },
      'release/1.4.0 is open: finish it first',
    ],
    ['the release is merged', open({ isMerged: true }), 'release/1.4.0 is merged, but'],
  ])('asks a person if %s', (_, more, words) => expectPlan(plan(more), 'person', words));

  it.each<[string, string, Partial<StartState>, string]>([
    ['bump', 'a file contains an earlier version', open({ outdated }), 'package.json says 1.3.0'],
    ['deploy', 'Preview does not serve it', open({ preview: progress(lost) }), 'Preview does not'],
    ['open-pull', 'it has no pull request', open({ pull: undefined }), 'It shows what'],
  ])('plans the step %s for an open release if %s', (step, _, more, words) =>
    expectPlan(plan(more), step, words),
  );

  it.each<[string, Partial<StartState>, string]>([
    ['its version is requested', { requested: '1.4.0', open: [own] }, ', from master.'],
    ['no version is requested', { open: [own] }, ', from master.'],
    ['another release is merged', both, ''],
    ['it is live in Preview', open({ preview: progress() }), '.* and live in Preview'],
  ])('reports the open release if %s', (_, more, words) =>
    expectPlan(plan(more), 'done', `release/1.4.0 is open${words}`),
  );
});

describe('planPull', () => {
  const head = 'a'.repeat(40);
  const notes = (of: string) =>
    `<!-- site-deploy: notes of ${of}, ${'0'.repeat(64)}. Edit -->\nNotes`;
  const plan = (body: string | undefined, more: object) =>
    getText(planPull({ ...own, head, ...more }, body === undefined ? undefined : { body }));

  it('opens a pull request if the release has none', () => {
    expect(plan(undefined, {})).toBe('open-pull: It shows what 1.4.0 releases.');
  });

  it('updates a pull request that shows an older head', () => {
    expect(plan(notes('b'.repeat(40)), {})).toBe('open-pull: release/1.4.0 has new commits.');
  });

  it.each<[string, string | undefined, object]>([
    ['the branch has no commits', undefined, { isProduction: true }],
    ['Production has other commits', undefined, { holdsProduction: false }],
    ['the pull request shows the head', notes(head), {}],
    ['a person wrote the pull request', 'Please merge.', {}],
  ])('plans nothing if %s', (_, body, more) => expect(plan(body, more)).toBe(''));
});
