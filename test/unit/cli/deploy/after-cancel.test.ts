import { expect, it } from 'vitest';
import { getAfterCancelMs } from '../../../../src/cli/deploy/deploy.ts';

const write = () => true;

it.each([
  [true, true, 1_600],
  [true, false, 1_600],
  [false, true, 1_600],
  [false, undefined, undefined],
])('getAfterCancelMs (stdout is a terminal: %s, stderr: %s) is %s', (stdout, stderr, ms) => {
  const on = (isTTY: boolean | undefined) => ({ write, ...(isTTY !== undefined && { isTTY }) });
  expect(getAfterCancelMs({ stdout: on(stdout), stderr: on(stderr) })).toBe(ms);
});
