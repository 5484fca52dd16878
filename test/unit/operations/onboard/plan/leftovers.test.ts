import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await onboarded({ shape: 'two-jobs' });
});
afterEach(() => world.close());

const rollback = '.github/workflows/rollback.yml';
const deploy = '.github/workflows/deploy.yml';
const read = async (path: string) => (await world.read(path)) ?? '';
const write = (path: string, text: string) => world.write(path, text);

async function onboarded(options: Parameters<World['look']>[0]): Promise<void> {
  await world.apply((await world.look(options)).plan);
  const open = (await world.look(options)).current.pulls.find(({ state }) => state === 'open');
  await world.api.send('PUT', `/repos/Acme/docs/pulls/${open?.number}/merge`, {});
}

describe('what an earlier choice has left', () => {
  it('the rollback of two jobs is removed together with them', async () => {
    const { plan } = await world.look({ shape: 'single-job' });
    const step = plan.steps.find(({ kind }) => kind === 'pull-request');
    expect(step).toMatchObject({
      files: [
        { path: deploy },
        { path: expect.any(String) },
        { path: rollback, state: 'leftover' },
      ],
    });
    await onboarded({ shape: 'single-job' });
    expect(await world.read(rollback)).toBeUndefined();
    expect((await world.look()).plan).toMatchObject({ steps: [], state: 'ready' });
  });

  it('an edited one is named, and stays', async () => {
    await write(rollback, `${await read(rollback)}# ours\n`);
    await onboarded({ shape: 'single-job' });
    const { plan } = await world.look();
    expect(plan.remarks).toEqual([
      `${rollback} is no longer needed, but has been edited: remove it.`,
    ]);
    expect(await read(rollback)).toContain('# ours');
  });

  it('a custom condition about the former production branch is named', async () => {
    const condition =
      "github.ref == 'refs/heads/master' && startsWith(github.ref, 'refs/heads/release/')";
    const env = `    env:\n      LIVE: \${{ ${condition} }}\n    steps:\n`;
    const text = (await read(deploy)).replace('    steps:\n', env);
    await write(deploy, text);
    expect((await world.look()).plan.remarks).toEqual([]);
    const config = await read('site.config.yml');
    await write('site.config.yml', config.replace('branch: master', 'branch: main'));
    const { plan } = await world.look();
    const line = 1 + text.split('\n').findIndex((one) => one.includes('LIVE'));
    expect(plan.remarks).toContain(
      `${deploy}, line ${line}, names the branch master, which deploys nothing.`,
    );
    expect(plan.remarks.filter((remark) => remark.includes('names the branch'))).toHaveLength(1);
  });
});
