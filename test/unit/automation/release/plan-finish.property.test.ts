import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Harness, histories, play } from './model.ts';
import { settle } from './settle.ts';

it('3,000 random histories with two runners and lost calls each publish a release once', () => {
  fc.assert(
    fc.property(histories, ({ rules, acts }) => {
      const harness = new Harness(rules);
      play(harness, acts, (planned) => {
        expect(harness.tags.length).toBeLessThanOrEqual(1);
        expect(harness.published.length).toBeLessThanOrEqual(1);
        expect(harness.pulls.filter(({ state }) => state === 'open').length).toBeLessThanOrEqual(1);
        expect(harness.pulls.filter(({ state }) => state === 'merged').length).toBeLessThanOrEqual(
          1,
        );
        // Only the head that Preview served is merged.
        for (const { head, served } of harness.merged) expect(served).toBe(head);
        // A published release contains the merge, or else the tagged commit.
        const merge = harness.pulls.find(({ state }) => state === 'merged')?.mergeCommit;
        for (const commit of harness.published)
          expect(harness.holds.get(commit)?.has(merge ?? harness.tags[0] ?? '')).toBe(true);
        for (const tag of harness.tags)
          if (merge) expect(tag).toBe(merge);
          else expect(harness.holds.get(harness.production)?.has(tag)).toBe(true);
        if (planned?.kind === 'person') expect(planned.url).toMatch(/^https:/);
      });
      // The release reaches the same end wherever it was interrupted.
      settle(harness);
      expect([harness.published.length, harness.drafts, harness.release]).toEqual([
        1,
        [],
        undefined,
      ]);
      expect(harness.announced).toBe(1);
    }),
    { numRuns: 3_000 },
  );
});
