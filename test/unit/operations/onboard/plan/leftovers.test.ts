import { beforeEach, describe, expect, it } from 'vitest';
import { useEach } from '../../../../support/fixture.ts';
import { type Harness, openHarness } from '../harness.ts';

const harness = useEach(openHarness);
beforeEach(async () => {
  await onboarded({ shape: 'two-jobs' });
});

const rollback = '.github/workflows/rollback.yml';
const deploy = '.github/workflows/deploy.yml';
const read = async (path: string) => (await harness.read(path)) ?? '';
const write = (path: string, text: string) => harness.write(path, text);

async function onboarded(options: Parameters<Harness['observe']>[0]): Promise<void> {
  await harness.apply((await harness.observe(options)).plan);
  const open = (await harness.observe(options)).current.pulls.find(({ state }) => state === 'open');
  await harness.api.send('PUT', `/repos/Acme/docs/pulls/${open?.number}/merge`, {});
}

describe('onboarding again', () => {
  it('removes the rollback workflow after a change to a single job', async () => {
    const { plan } = await harness.observe({ shape: 'single-job' });
    const step = plan.steps.find(({ kind }) => kind === 'pull-request');
    expect(step).toMatchObject({
      files: [
        { path: deploy },
        { path: expect.any(String) },
        { path: rollback, state: 'leftover' },
      ],
    });
    await onboarded({ shape: 'single-job' });
    expect(await harness.read(rollback)).toBeUndefined();
    expect((await harness.observe()).plan).toMatchObject({ steps: [], state: 'ready' });
  });

  it('reports and keeps an edited rollback workflow after a change to a single job', async () => {
    await write(rollback, `${await read(rollback)}# ours\n`);
    await onboarded({ shape: 'single-job' });
    const { plan } = await harness.observe();
    expect(plan.remarks).toEqual([
      `${rollback} is no longer needed, but has been edited: remove it.`,
    ]);
    expect(await read(rollback)).toContain('# ours');
  });

  it('reports a condition that names the former production branch', async () => {
    const condition =
      "github.ref == 'refs/heads/master' && startsWith(github.ref, 'refs/heads/release/')";
    const env = `    env:\n      LIVE: \${{ ${condition} }}\n    steps:\n`;
    const text = (await read(deploy)).replace('    steps:\n', env);
    await write(deploy, text);
    expect((await harness.observe()).plan.remarks).toEqual([]);
    const config = await read('site.config.yml');
    await write('site.config.yml', config.replace('branch: master', 'branch: main'));
    const { plan } = await harness.observe();
    const line = 1 + text.split('\n').findIndex((one) => one.includes('LIVE'));
    expect(plan.remarks).toContain(
      `${deploy}, line ${line}, names the branch master, which deploys nothing.`,
    );
    expect(plan.remarks.filter((remark) => remark.includes('names the branch'))).toHaveLength(1);
  });
});
