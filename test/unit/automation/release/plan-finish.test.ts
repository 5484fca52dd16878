import { describe, expect, it } from 'vitest';
import { planFinish } from '../../../../src/automation/release/plan-finish.ts';
import { World } from './model.ts';
import { settle } from './settle.ts';

describe('the plan of a release to Production', { timeout: 120_000 }, () => {
  it('takes these steps if nothing blocks it', () => {
    const world = new World({ approvals: 0, mergeCommits: true, mergeQueue: false });
    world.happen('push to production');
    expect(settle(world).filter((line) => !line.includes('is running.'))).toEqual([
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
    [{ approvals: 0, mergeCommits: false, mergeQueue: false }, 'press the merge button'],
    [{ approvals: 0, mergeCommits: true, mergeQueue: true }, 'press "Merge when ready"'],
    [
      { approvals: 2, mergeCommits: true, mergeQueue: false },
      'is waiting for 2 approving reviews: press "Approve"',
    ],
    [
      { approvals: 1, mergeCommits: false, mergeQueue: false },
      'needs one approving review, then: press the merge',
    ],
  ])('with the rules %o it names the button for a person', (rules, words) => {
    const world = new World(rules);
    expect(settle(world).join('\n')).toContain(words);
  });

  it.each([
    [
      'not approved' as const,
      'which nobody has approved. Approve or reject it: "site-deploy requests advance" rolls a rejected',
    ],
    ['declined' as const, 'which was declined: "site-deploy requests advance" rolls it back.'],
    ['changed' as const, 'which was approved before the branch changed. Check Preview again'],
  ])('stops at a change that must not reach Production, and says why: %s', (why, words) => {
    const world = new World({ approvals: 0, mergeCommits: true, mergeQueue: false });
    const sight = { ...world.look(), preview: undefined, unapproved: [{ title: 'A form', why }] };
    expect(planFinish(sight)).toMatchObject({
      kind: 'person',
      what: expect.stringContaining(`release/1.4.0 contains the change for "A form", ${words}`),
    });
  });

  it('does not move a tag that is on another commit', () => {
    const world = new World({ approvals: 0, mergeCommits: true, mergeQueue: false });
    world.tags.push('p0');
    expect(planFinish(world.look())).toMatchObject({
      kind: 'person',
      what: expect.stringContaining('never merged'),
    });
  });

  it('asks people if a deployment succeeded twice without effect', () => {
    const world = new World({ approvals: 0, mergeCommits: true, mergeQueue: false });
    const commit = world.release ?? '';
    for (let time = 0; time < 2; time += 1)
      world.runs.push({ environment: 'Preview', commit, state: 'succeeded' });
    expect(planFinish(world.look())).toMatchObject({
      kind: 'person',
      what: expect.stringContaining('serves another commit'),
    });
  });
});
