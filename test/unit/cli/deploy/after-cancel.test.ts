import { expect, it } from 'vitest';
import { getAfterCancelMs } from '../../../../src/cli/deploy/deploy.ts';

const write = () => true;

it.each([
  ['1,600 ms if stdout and stderr are terminals', true, true, 1_600],
  ['1,600 ms if stdout is a terminal', true, false, 1_600],
  ['1,600 ms if stderr is a terminal', false, true, 1_600],
  ['undefined without a terminal', false, undefined, undefined],
])('getAfterCancelMs returns %s', (_, stdout, stderr, ms) => {
  const on = (isTTY: boolean | undefined) => ({ write, ...(isTTY !== undefined && { isTTY }) });
  expect(getAfterCancelMs({ stdout: on(stdout), stderr: on(stderr) })).toBe(ms);
});
