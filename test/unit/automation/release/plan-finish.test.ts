import { describe, expect, it } from 'vitest';
import { planFinish } from '../../../../src/automation/release/plan-finish.ts';
import { World } from './model.ts';
import { settle } from './settle.ts';

describe('the plan of a release on its way to Production', { timeout: 120_000 }, () => {
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
    [
      { approvals: 2, mergeCommits: true, mergeQueue: false },
      'waits for 2 approving reviews: press "Approve"',
    ],
    [
      { approvals: 1, mergeCommits: false, mergeQueue: false },
      'needs one approving review, then: press the merge',
    ],
  ])('with the rules %o it says what a person presses', (rules, words) => {
    const world = new World(rules);
    expect(settle(world).join('\n')).toContain(words);
  });

  it.each([
    [
      false,
      'which nobody has approved. Approve it, or reject it: "site-deploy requests advance" takes a rejected',
    ],
    [true, 'which was declined: "site-deploy requests advance" takes it back.'],
  ])(
    'a change that must not come to Production stops it, and it says why (declined: %s)',
    (isDeclined, words) => {
      const world = new World({ approvals: 0, mergeCommits: true, mergeQueue: false });
      const sight = {
        ...world.look(),
        preview: undefined,
        unapproved: [{ title: 'A form', isDeclined }],
      };
      expect(planFinish(sight)).toMatchObject({
        kind: 'person',
        what: expect.stringContaining(`release/1.4.0 holds the change of "A form", ${words}`),
      });
    },
  );

  it('a tag that stands elsewhere is not moved', () => {
    const world = new World({ approvals: 0, mergeCommits: true, mergeQueue: false });
    world.tags.push('p0');
    expect(planFinish(world.look())).toMatchObject({
      kind: 'person',
      what: expect.stringContaining('never merged'),
    });
  });

  it('a deployment that succeeds twice in vain is shown to people', () => {
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
