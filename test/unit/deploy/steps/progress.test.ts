import { expect, it } from 'vitest';
import { transferProgress } from '../../../../src/deploy/steps/progress.ts';
import { fakeClock } from '../../../support/clock.ts';
import { recordingLog } from '../../../support/log.ts';

it('transferProgress logs a line every three seconds', () => {
  const log = recordingLog();
  const clock = fakeClock();
  const progress = transferProgress(log, clock, 'upload', 4_000_000);
  progress(500_000);
  clock.pass(2_999);
  progress(900_000);
  expect(log.lines).toEqual([]);
  clock.pass(1);
  progress(1_000_000);
  progress(1_100_000);
  clock.pass(3_000);
  progress(4_000_000);
  expect(log.lines).toEqual([
    'info upload: 1.0 MB of 4.0 MB (25 %)',
    'info upload: 4.0 MB of 4.0 MB (100 %)',
  ]);
});

it('transferProgress logs an empty transfer as 0 %', () => {
  const log = recordingLog();
  const clock = fakeClock();
  const progress = transferProgress(log, clock, 'upload', 0);
  clock.pass(5_000);
  progress(0);
  expect(log.lines).toEqual(['info upload: 0 B of 0 B (0 %)']);
});
