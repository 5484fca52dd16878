import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { histories } from './histories.ts';
import { playHistory } from './rules.ts';

/** Number of histories. `npm run test:histories` runs ten thousand. */
const runs = Number(process.env.SITE_DEPLOY_HISTORIES ?? 150);

describe('planning development requests', () => {
  it(`${runs} histories of two runners, agents, people and lost calls create no duplicates and leave nothing`, () => {
    fc.assert(
      fc.property(histories, ({ policy, acts }) => {
        expect(playHistory(policy, acts)).toEqual([]);
      }),
      { numRuns: runs, seed: 20261122 },
    );
  }, 900_000);
});
