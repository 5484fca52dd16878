import { afterEach, beforeEach, expect, it } from 'vitest';
import { catchError } from '../../../../support/failure.ts';
import { type Harness, openHarness } from '../harness.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness();
});
afterEach(() => harness.close());

const ci = '.github/workflows/ci.yml';
const own = `name: CI
on: [push, pull_request]
jobs:
  test:
    runs-on: ubuntu-latest
    steps: [{ run: 'true' }]
`;

it('a foreign workflow is adopted in the pull request, and later runs recognize it', async () => {
  await harness.write(ci, own);
  await harness.apply((await harness.observe({ adopt: ci })).plan);
  const { plan, current } = await harness.observe();
  expect(plan.state).toBe('waiting for merge');
  const open = current.pulls.find(({ state }) => state === 'open');
  await harness.api.send('PUT', `/repos/Acme/docs/pulls/${open?.number}/merge`, {});
  const merged = await harness.read(ci);
  expect(merged).toContain("    steps: [{ run: 'true' }]\n");
  expect(merged).toContain('uses: acme/site-deploy/.github/workflows/deploy.yml@');
  expect(await harness.read('.github/workflows/deploy.yml')).toBe(undefined);
  expect((await harness.observe()).plan).toMatchObject({ steps: [], state: 'ready' });
});

it('a missing workflow, and one in addition to a generated one, cannot be adopted', async () => {
  expect(await catchError(harness.observe({ adopt: ci }))).toMatchObject({
    code: 'ONBOARD_INPUT_INVALID',
    message: `There is no workflow ${ci} to adopt.`,
  });
  await harness.apply((await harness.observe()).plan);
  const [open] = (await harness.observe()).current.pulls;
  await harness.api.send('PUT', `/repos/Acme/docs/pulls/${open?.number}/merge`, {});
  await harness.write(ci, own);
  expect(await catchError(harness.observe({ adopt: ci }))).toMatchObject({
    message: expect.stringContaining('already deploys the repository'),
  });
});
