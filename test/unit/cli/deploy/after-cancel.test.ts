import { expect, it } from 'vitest';
import { getAfterCancelMs } from '../../../../src/cli/deploy/deploy.ts';

const write = () => true;

it.each([
  [true, true, 1_600],
  [true, false, 1_600],
  [false, true, 1_600],
  [false, undefined, undefined],
])(
  'with a terminal as stdout: %s, as stderr: %s, a cancelled run may take %s ms',
  (stdout, stderr, ms) => {
    const on = (isTTY: boolean | undefined) => ({ write, ...(isTTY !== undefined && { isTTY }) });
    expect(getAfterCancelMs({ stdout: on(stdout), stderr: on(stderr) })).toBe(ms);
  },
);
