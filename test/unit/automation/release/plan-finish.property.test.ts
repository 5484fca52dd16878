import fc from 'fast-check';
import { expect, it } from 'vitest';
import { histories, play, World } from './model.ts';
import { settle } from './settle.ts';

it('ten thousand histories with two runners, lost calls and people never create duplicates', () => {
  fc.assert(
    fc.property(histories, ({ rules, acts }) => {
      const world = new World(rules);
      play(world, acts, (planned) => {
        expect(world.tags.length).toBeLessThanOrEqual(1);
        expect(world.published.length).toBeLessThanOrEqual(1);
        expect(world.pulls.filter(({ state }) => state === 'open').length).toBeLessThanOrEqual(1);
        expect(world.pulls.filter(({ state }) => state === 'merged').length).toBeLessThanOrEqual(1);
        // Only the head that Preview served is merged.
        for (const { head, served } of world.merged) expect(served).toBe(head);
        // A published release contains what is live.
        const merge = world.pulls.find(({ state }) => state === 'merged')?.mergeCommit;
        for (const commit of world.published)
          expect(world.holds.get(commit)?.has(merge ?? world.tags[0] ?? '')).toBe(true);
        for (const tag of world.tags)
          if (merge) expect(tag).toBe(merge);
          else expect(world.holds.get(world.production)?.has(tag)).toBe(true);
        if (planned?.kind === 'person') expect(planned.url).toMatch(/^https:/);
      });
      // It ends in the same state from wherever it was interrupted.
      settle(world);
      expect([world.published.length, world.drafts, world.release]).toEqual([1, [], undefined]);
      expect(world.announced).toBe(1);
    }),
    { numRuns: 10_000 },
  );
});
