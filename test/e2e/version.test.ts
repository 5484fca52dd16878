import { it } from 'vitest';
import { expectRun } from './harness/expect.ts';
import { makeRepository } from './harness/git.ts';
import { useHarness } from './harness/harness.ts';

const harness = useHarness();

const planned = {
  code: 0,
  status: 'skipped',
  known: 'packed',
  steps: 'plan build finish pack',
  sent: [],
  notifications: [],
} as const;

it('the site version comes from the highest tag of the commit', async () => {
  const checkout = await harness.checkout();
  const git = await makeRepository(checkout.workspace);
  for (const tag of ['v2.0.0', 'v2.10.0', 'v2.9.0', 'latest']) await git('tag', tag);
  const run = await harness.run(checkout, {
    event: { name: 'workflow_dispatch', sha: await git('rev-parse', 'HEAD') },
    inputs: { environment: 'production', 'dry-run': 'true' },
  });
  expectRun(run, { ...planned, outputs: { 'site-version': '2.10.0' } });
});
