import { describe, expect, it } from 'vitest';
import { advance, waitForCi } from '../../../src/automation/reconcile.ts';
import { fakeClock } from '../../support/clock.ts';
import { recordingLog } from '../../support/log.ts';

const run = 'https://github.com/acme/docs/actions/runs/7';

/** A run that ends after some minutes. @returns how often the state and the run were read */
async function waitFor(endMs: number, waitMs: number, canWatch = true) {
  const clock = fakeClock();
  const end = clock.now() + endMs;
  const reads = { state: 0, run: 0 };
  const outcome = await advance(
    {
      async observe() {
        reads.state += 1;
        return clock.now() >= end;
      },
      plan: (isOver) => (isOver ? { kind: 'done', what: 'Live.' } : waitForCi('It runs.', run)),
      apply: async () => undefined,
      async watch(url) {
        reads.run += 1;
        expect(url).toBe(run);
        if (!canWatch || clock.now() >= end) return undefined;
        return 'in_progress';
      },
    },
    { waitMs, deps: { clock, log: recordingLog(), signal: new AbortController().signal } },
  );
  return { ...reads, kind: outcome.kind, tookMs: clock.now() - end + endMs };
}

const minute = 60_000;

describe('waiting for a machine', () => {
  it('asks only the machine, within the requests that an hour of a job has', async () => {
    const { state, run: looks, kind, tookMs } = await waitFor(55 * minute, 60 * minute);
    expect(kind).toBe('done');
    expect(tookMs).toBeLessThanOrEqual(55 * minute + 30_000);
    // A look at the state is a dozen requests, at a pull request two.
    expect(state * 12 + looks * 2).toBeLessThan(1_000);
    expect(state).toBeLessThan(20);
  });

  it("reads the whole state if the flow can't watch the machine", async () => {
    const { state, kind } = await waitFor(2 * minute, 10 * minute, false);
    expect(kind).toBe('done');
    expect(state).toBeGreaterThan(8);
  });

  it('ends when its time is over', async () => {
    const { kind, tookMs } = await waitFor(60 * minute, 10 * minute);
    expect(kind).toBe('machine');
    expect(tookMs).toBeLessThanOrEqual(10 * minute);
  });
});
