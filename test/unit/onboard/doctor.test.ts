import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { examine } from '../../../src/onboard/doctor.ts';
import { onboardingBranch } from '../../../src/onboard/plan/pull-request.ts';
import { openWorld, site, type World } from './world.ts';

const workflows = ['deploy', 'rollback', 'close-preview'].map((name) => `.github/workflows/${name}.yml`);
let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.apply((await world.look()).plan);
  for (const path of [...workflows, 'site.config.yml']) {
    const text = await world.api.readFile('Acme/docs', onboardingBranch, path);
    await world.api.writeFile('Acme/docs', 'master', path, text ?? '');
  }
});
afterEach(() => world.close());

async function findings() {
  const looked = await world.look();
  return examine(site, looked, looked.plan, world.github);
}
const repository = () => {
  const found = world.api.repository('Acme/docs');
  if (found === undefined) throw new Error('no repository');
  return found;
};

describe('the doctor', () => {
  it('finds nothing where everything is as it should be', async () => {
    expect(await findings()).toEqual([]);
  });

  it('explains a renamed repository and its stale subjects', async () => {
    await world.api.rename('Acme/docs', 'handbook');
    const found = await findings();
    expect(found.map(({ weight }) => weight)).toEqual(['risk', 'broken', 'broken']);
    expect(found[0]?.what).toBe('The portal calls the repository Acme/docs; it is Acme/handbook now.');
    expect(found[1]?.what).toContain(
      'has the subject repo:Acme@1001/docs@2002:environment:Production, and runs present repo:Acme@1001/handbook@2002:environment:Production',
    );
  });

  it('explains a missing policy', async () => {
    repository().environments[1]?.branches.splice(1, 1);
    expect(await findings()).toMatchObject([{ weight: 'broken', what: 'Preview does not let release/*/* deploy.' }]);
  });

  it('explains a policy that lets more branches in', async () => {
    repository().environments[0]?.branches.push({ id: 9, name: '*', type: 'branch' });
    expect(await findings()).toMatchObject([{ weight: 'risk', what: 'Production also lets * deploy.' }]);
  });

  it('explains a workflow that is switched off', async () => {
    repository().disabledWorkflows.add('.github/workflows/deploy.yml');
    expect(await findings()).toMatchObject([
      { weight: 'broken', remedy: 'Switch it on again: gh workflow enable deploy.yml' },
    ]);
  });

  it.each([
    [[200, 500, 502, 0], 'The portal did not take them.'],
    [[401, 401, 401], 'The portal refuses the signature: the secret is not the one that it supplies.'],
  ])('explains deliveries that fail: %j', async (statuses, why) => {
    for (const status of statuses)
      repository().hooks[0]?.deliveries.push({ event: 'push', status, at: '2026-01-02T03:04:05Z' });
    expect(await findings()).toMatchObject([{ weight: 'broken', why }]);
  });

  it('does not complain about a webhook that works again', async () => {
    for (const status of [500, 500, 200])
      repository().hooks[0]?.deliveries.push({ event: 'push', status, at: '2026-01-02T03:04:05Z' });
    expect(await findings()).toEqual([]);
  });

  it('says that without the rollback workflow deployments still succeed', async () => {
    const at = '/repos/Acme/docs/contents/.github/workflows/rollback.yml';
    const { sha } = (await world.api.ask('GET', at)).json as { sha: string };
    await world.api.ask('DELETE', at, { message: 'Remove it', branch: 'master', sha });
    expect(await findings()).toMatchObject([
      { weight: 'risk', what: 'Not as they should be: .github/workflows/rollback.yml (missing).' },
    ]);
  });

  it('explains a site config that speaks of another site', async () => {
    const text = (await world.api.readFile('Acme/docs', 'master', 'site.config.yml')) ?? '';
    await world.api.writeFile(
      'Acme/docs',
      'master',
      'site.config.yml',
      text.replace('slug: acme-docs', 'slug: acme-shop'),
    );
    expect(await findings()).toMatchObject([
      { weight: 'broken', what: 'site.config.yml says site.slug: acme-shop; the portal says acme-docs.' },
    ]);
  });
});
