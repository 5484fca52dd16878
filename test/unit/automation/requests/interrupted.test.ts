import { describe, expect, it } from 'vitest';
import type { Interruption } from '../release/harness.ts';
import { play, scenarios } from './interrupted.ts';

/** Whether every write is interrupted, as in `npm run test:interruptions`. */
const isAll = process.env.SITE_DEPLOY_INTERRUPTIONS === 'all';
const hows = ['ends', 'request lost', 'answer lost'] as const;

/** Lists each write with each kind of interruption, but only a few of them for `npm test`. */
function listInterruptions(writes: number): Pick<Interruption, 'at' | 'how'>[] {
  const all = Array.from({ length: writes }, (_, index) =>
    hows.map((how) => ({ at: index + 1, how })),
  ).flat();
  return isAll ? all : all.filter((_, index) => index % 60 === 4);
}

describe('a development request', { timeout: isAll ? 3_600_000 : 180_000 }, () => {
  it.each(isAll ? scenarios : scenarios.slice(1, 2))(
    'has the same result after an interruption at a write: $name',
    async (scenario) => {
      const { state, writes } = await play(scenario);
      const { isDeclined = false, isRevised = false, policy } = scenario;
      const rounds = isRevised ? ['1', '2'] : ['1'];
      expect(state).toMatchObject({
        request: { status: isDeclined ? 'rejected' : 'completed' },
        issues: ['closed'],
        agentRuns: policy.by === 'workflow' ? rounds : [],
        releases: isDeclined ? [] : [{ tag: 'v1.4.0', draft: false }],
        isLive: true,
      });
      const ends: Record<string, unknown> = {};
      for (const { at, how } of listInterruptions(writes))
        ends[`write ${at} of ${writes}, ${how}`] = await play(scenario, { at, how }).then(
          (again) => again.state,
          (error: Error) => error.message,
        );
      expect(Object.keys(ends)).not.toEqual([]);
      expect(ends).toEqual(Object.fromEntries(Object.keys(ends).map((name) => [name, state])));
    },
  );
});
