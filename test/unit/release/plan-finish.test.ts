import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planFinish } from '../../../src/release/plan-finish.ts';
import { histories, play, World } from './model.ts';

/** Lets everybody do their part, until nothing is left to do. */
function settle(world: World): string[] {
  const said: string[] = [];
  for (let turn = 0; turn < 200; turn += 1) {
    const next = planFinish(world.look());
    if (next.kind === 'done') return said;
    said.push(next.kind === 'step' ? next.step.do : next.what);
    if (next.kind === 'step') {
      world.apply(next.step);
      // People are told where branches conflict.
      if (next.step.do === 'update') world.happen('resolve');
    } else if (next.kind === 'machine')
      for (const event of ['run succeeds', 'checks pass'] as const) world.happen(event);
    else {
      for (const event of ['run again', 'resolve', 'approve', 'checks pass'] as const) world.happen(event);
      if (/press the merge|Merge when ready/.test(next.what)) world.happen('person merges');
    }
  }
  throw new Error(`It goes on for ever: ${said.slice(-6).join(' · ')}`);
}

describe('the plan of a release on its way to Production', { timeout: 120_000 }, () => {
  it('ten thousand histories of two runners, lost calls and people never make two of a thing', () => {
    fc.assert(
      fc.property(histories, ({ rules, acts }) => {
        const world = new World(rules);
        play(world, acts, (planned) => {
          expect(world.tags.length).toBeLessThanOrEqual(1);
          expect(world.published.length).toBeLessThanOrEqual(1);
          expect(world.pulls.filter(({ state }) => state === 'open').length).toBeLessThanOrEqual(1);
          expect(world.pulls.filter(({ state }) => state === 'merged').length).toBeLessThanOrEqual(1);
          // Only what Preview was seen to serve is merged: its head could not move in between.
          for (const { head, served } of world.merged) expect(served).toBe(head);
          // A release says what is live.
          const merge = world.pulls.find(({ state }) => state === 'merged')?.mergeCommit;
          for (const commit of world.published) expect(world.holds.get(commit)?.has(merge ?? '')).toBe(true);
          for (const tag of world.tags) expect(tag).toBe(merge);
          if (planned?.kind === 'person') expect(planned.url).toMatch(/^https:/);
        });
        // From wherever it was left, it ends, and in one state.
        settle(world);
        expect([world.published.length, world.drafts, world.release]).toEqual([1, [], undefined]);
      }),
      { numRuns: 10_000 },
    );
  });

  it('without anything in the way it takes these steps', () => {
    const world = new World({ approvals: 0, mergeCommits: true, mergeQueue: false });
    world.happen('push to production');
    expect(settle(world).filter((line) => !line.includes('runs.'))).toEqual([
      'update',
      'deploy',
      'open-pull',
      'merge',
      'tag',
      'draft',
      'tell-notes',
      'publish',
      'remove-branch',
    ]);
  });

  it.each([
    [{ approvals: 0, mergeCommits: false, mergeQueue: false }, 'press the merge button'],
    [{ approvals: 0, mergeCommits: true, mergeQueue: true }, 'press "Merge when ready"'],
    [{ approvals: 2, mergeCommits: true, mergeQueue: false }, 'waits for 2 approving review(s): press "Approve"'],
    [{ approvals: 1, mergeCommits: false, mergeQueue: false }, 'needs 1 approving review(s), then: press the merge'],
  ])('with the rules %o it says what a person presses', (rules, words) => {
    const world = new World(rules);
    expect(settle(world).join('\n')).toContain(words);
  });

  it('a tag that stands elsewhere is not moved', () => {
    const world = new World({ approvals: 0, mergeCommits: true, mergeQueue: false });
    world.tags.push('p0');
    expect(planFinish(world.look())).toMatchObject({ kind: 'person', what: expect.stringContaining('never merged') });
  });

  it('a deployment that succeeds twice in vain is shown to people', () => {
    const world = new World({ approvals: 0, mergeCommits: true, mergeQueue: false });
    const commit = world.release ?? '';
    for (let time = 0; time < 2; time += 1) world.runs.push({ environment: 'Preview', commit, state: 'succeeded' });
    expect(planFinish(world.look())).toMatchObject({
      kind: 'person',
      what: expect.stringContaining('serves another commit'),
    });
  });
});
