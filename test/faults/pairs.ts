import path from 'node:path';
import type { DistributionBehaviour } from '../../src/localcloud/distribution/types.ts';
import type { OpenHarness, RunOptions } from '../e2e/harness/harness.ts';
import { target } from '../e2e/harness/sent.ts';
import type { Row } from './row.ts';

type Pair = Pick<Row, 'call' | 'fault' | 'arrange' | 'site' | 'run' | 'verdict'> & {
  readonly limit?: number;
};

const behave = (changes: Partial<DistributionBehaviour>) => ({
  arrange: ({ cloud }: OpenHarness) => Object.assign(cloud.distribution.behaviour, changes),
});

/**
 * Returns options that make the clock jump two seconds after the start, when the upload is done.
 */
function clockThatJumps(milliseconds: number): RunOptions {
  const shift = path.join(import.meta.dirname, 'shift-clock.cjs');
  const env = { SHIFT_CLOCK: String(milliseconds), SHIFT_CLOCK_AFTER: '2000' };
  return { env: { NODE_OPTIONS: `--require ${shift}`, ...env } };
}

/** Runs with several faults at the same time, or with a site that only some visitors get. */
const pairs: Readonly<Record<string, Pair>> = {
  'one of nine visitors gets the site before': {
    ...behave({ everyOld: 9 }),
    verdict: /^failed VERIFY_MISMATCH, live changed, portal: failed$/,
  },
  'a distribution failed, and half of the visitors get it': {
    ...behave({ everyOld: 2, outcome: { state: 'Failed', reason: 'No room.', isLive: true } }),
    verdict: /^failed DISTRIBUTION_FAILED, live changed, portal: failed$/,
  },
  'a distribution failed, nobody gets it, and the site has no connection': {
    ...behave({ outcome: { state: 'Failed', reason: 'No room.' } }),
    call: 'marker',
    fault: 'certificate-expired',
    verdict: /^failed DISTRIBUTION_FAILED, live as before, portal: failed$/,
  },
  'a Preview is closed, and one of four visitors gets it': {
    call: 'close',
    ...behave({ everyOld: 4 }),
    verdict: /^unknown CLOSE_UNKNOWN, /,
  },
  'the distribution begins, the answer is lost, and the repetition is refused': {
    call: 'update',
    fault: '409',
    arrange: ({ cloud }) =>
      cloud.faults.add({ ...target.update, times: 1, kind: { type: 'break', afterBytes: 0 } }),
    verdict: /^succeeded, live changed, portal: succeeded$/,
  },
  'the platform goes on distributing, and the clock is set back an hour': {
    ...behave({ outcome: 'stuck' }),
    run: clockThatJumps(-3_600_000),
    verdict: /^unknown DISTRIBUTION_UNKNOWN, live as before, portal: unknown$/,
  },
};

export const pairRows: readonly Row[] = Object.entries(pairs).map(
  ([name, { limit = 60, ...row }]): Row => ({ name, kind: 'pair', limit, ...row }),
);
