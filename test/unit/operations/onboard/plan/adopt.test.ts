import { afterEach, beforeEach, expect, it } from 'vitest';
import { failureOf } from '../../../../support/failure.ts';
import { openWorld, type World } from '../world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const ci = '.github/workflows/ci.yml';
const own = `name: CI
on: [push, pull_request]
jobs:
  test:
    runs-on: ubuntu-latest
    steps: [{ run: 'true' }]
`;

it('a foreign workflow is adopted in the pull request, and later runs recognize it', async () => {
  await world.write(ci, own);
  await world.apply((await world.look({ adopt: ci })).plan);
  const { plan, current } = await world.look();
  expect(plan.state).toBe('waiting for merge');
  const open = current.pulls.find(({ state }) => state === 'open');
  await world.api.send('PUT', `/repos/Acme/docs/pulls/${open?.number}/merge`, {});
  const merged = await world.read(ci);
  expect(merged).toContain("    steps: [{ run: 'true' }]\n");
  expect(merged).toContain('uses: acme/site-deploy/.github/workflows/deploy.yml@');
  expect(await world.read('.github/workflows/deploy.yml')).toBe(undefined);
  expect((await world.look()).plan).toMatchObject({ steps: [], state: 'ready' });
});

it('a workflow that does not exist, and one beside a generated one, cannot be adopted', async () => {
  expect(await failureOf(world.look({ adopt: ci }))).toMatchObject({
    code: 'ONBOARD_INPUT_INVALID',
    message: `There is no workflow ${ci} to adopt.`,
  });
  await world.apply((await world.look()).plan);
  const [open] = (await world.look()).current.pulls;
  await world.api.send('PUT', `/repos/Acme/docs/pulls/${open?.number}/merge`, {});
  await world.write(ci, own);
  expect(await failureOf(world.look({ adopt: ci }))).toMatchObject({
    message: expect.stringContaining('already deploys the repository'),
  });
});
