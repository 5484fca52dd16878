import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { histories } from './histories.ts';
import { playHistory } from './rules.ts';

/** Number of histories. `npm run test:histories` runs ten thousand. */
const runs = Number(process.env.SITE_DEPLOY_HISTORIES ?? 150);

describe('planning development requests', () => {
  it(`creates no duplicates and leaves nothing behind in ${runs} histories with two runners, agents, people and lost calls`, () => {
    fc.assert(
      fc.property(histories, ({ policy, acts }) => {
        expect(playHistory(policy, acts)).toEqual([]);
      }),
      { numRuns: runs, seed: 20261122 },
    );
  }, 900_000);
});
