import { expect, it } from 'vitest';
import { expectRun } from './harness/expect.ts';
import { useHarness } from './harness/harness.ts';
import { succeeded } from './harness/outcomes.ts';
import { everything } from './harness/sent.ts';

const harness = useHarness();
const behave = (changes: Partial<typeof harness.cloud.distribution.behaviour>) =>
  Object.assign(harness.cloud.distribution.behaviour, changes);

it.each([
  ['plain ids and fields in Pascal case', { ids: 'plain', spelling: 'pascal' }],
  ['numeric ids', { ids: 'number' }],
] as const)(
  'a deployment succeeds if the answers of the service contain %s',
  async (_, changes) => {
    behave(changes);
    const run = await harness.deploy();
    expectRun(run, {
      ...succeeded,
      outputs: { 'deployment-id': expect.stringMatching(/^\d+$/) },
      sent: everything,
    });
  },
);
