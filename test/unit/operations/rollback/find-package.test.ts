import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRepository } from '../../../../src/clients/github/repository.ts';
import type { LocalRun } from '../../../../src/localcloud/github/state/state.ts';
import {
  findRetainedPackage,
  type PackageSearch,
} from '../../../../src/operations/rollback/find-package.ts';
import { catchError } from '../../../support/failure.ts';
import { createPlan } from '../../../support/plan.ts';
import { type Harness, openHarness } from '../onboard/harness.ts';
import { site } from '../onboard/site.ts';

let harness: Harness;
let shelf: PackageSearch;
let head: string;
const { config } = createPlan();
const workflow = '.github/workflows/deploy.yml';
beforeAll(async () => {
  harness = await openHarness();
  await harness.api.writeFile(
    'Acme/docs',
    'master',
    workflow,
    'name: Deploy\non: push\njobs: {}\n',
  );
  head = (await harness.api.getHead('Acme/docs', 'master')) ?? '';
  const repository = await readRepository({ ...harness.github, ...site.repository });
  shelf = {
    repository,
    config: { ...config, site: { ...config.site, slug: site.slug } },
    environment: 'Production',
    configFile: 'site.config.yml',
  };
});
afterAll(() => harness.close());

const state = () => {
  const found = harness.api.repository('Acme/docs');
  if (found === undefined) throw new Error('no repository');
  return found;
};
beforeEach(() => {
  state().runs.length = 0;
  state().artifacts.length = 0;
  state().deployments.length = 0;
});

/**
 * Adds a run with a stored package.
 * @param day day in January
 */
function keep(
  id: number,
  name: string,
  day: number,
  run: Partial<LocalRun> = {},
  expiresAt = '2099-01-01T00:00:00Z',
) {
  const createdAt = `2026-01-${String(day).padStart(2, '0')}T00:00:00Z`;
  const made = { workflow, event: 'push', branch: 'master', commit: head, inputs: {} };
  const ended = { status: 'completed', conclusion: 'success' } as const;
  state().runs.push({ id, ...made, ...ended, repository: 'Acme/docs', createdAt, ...run });
  state().artifacts.push({
    id: id * 10,
    name,
    run: id,
    bytes: 9,
    digest: '',
    createdAt,
    expiresAt,
  });
  if (!run.conclusion) deployed(id, 'https://www.acme.example');
}

/** Adds GitHub's record of a deployment. The URL is empty if the deployment was superseded. */
function deployed(id: number, environmentUrl: string) {
  const by = { creator: 'github-actions[bot]', at: '' };
  const logUrl = `https://github.com/Acme/docs/actions/runs/${id}/job/1`;
  const status = { id, state: 'success', description: '', environmentUrl, logUrl, ...by };
  const made = { ref: 'master', sha: head, task: 'deploy', description: '', payload: {}, ...by };
  const kinds = { environment: 'Production', transient: false, production: false };
  state().deployments.push({ id: id * 100, ...made, ...kinds, statuses: [status] });
}
const name = (version: string, environment = 'Production', slug = 'acme-docs') =>
  `site-${slug}-${environment}-${version}`;
const expired = '2026-01-03T00:00:00Z';

describe('findRetainedPackage with a version', () => {
  it('finds the newest package that has not expired', async () => {
    keep(1, name('1.0.0'), 1);
    keep(2, name('1.0.0'), 5);
    keep(3, name('1.0.0'), 9, {}, expired);
    keep(4, name('1.0.1'), 9);
    expect(await findRetainedPackage({ version: '1.0.0' }, shelf)).toMatchObject({
      version: '1.0.0',
      run: { id: 2, workflow },
      proven: true,
      builtAt: '2026-01-05T00:00:00Z',
    });
  });

  it.each<[string, Partial<LocalRun>]>([
    ['a pull request', { event: 'pull_request' }],
    ['a fork', { repository: 'evil/docs' }],
    ['a different branch', { branch: 'evil' }],
    ['a workflow that does not deploy', { workflow: '.github/workflows/agent.yml' }],
    ['a workflow that GitHub does not name', { workflow: '' }],
  ])(
    'skips a package of the same name from %s, and explains why if there is no other',
    async (_, run) => {
      keep(1, name('1.0.0'), 1);
      keep(2, name('1.0.0'), 9, run);
      expect((await findRetainedPackage({ version: '1.0.0' }, shelf)).run.id).toBe(1);
      state().runs.shift();
      state().artifacts.shift();
      keep(3, name('1.0.0', 'Preview'), 9);
      const { code, facts } = await catchError(findRetainedPackage({ version: '1.0.0' }, shelf));
      expect(code).toBe('ROLLBACK_PACKAGE_UNKNOWN');
      expect(facts[0]).toMatch(/^not used: the package of run 2, because .*(started|built|deploy)/);
    },
  );

  it.each<[string, Partial<LocalRun>]>([
    ['has failed', { conclusion: 'failure' }],
    ['was cancelled', { conclusion: 'cancelled' }],
    ['has not ended', { status: 'waiting', conclusion: null }],
  ])('prefers a successful run to a newer build whose run %s', async (_, run) => {
    keep(1, name('1.0.0'), 1);
    keep(2, name('1.0.0'), 5, run);
    expect((await findRetainedPackage({ version: '1.0.0' }, shelf)).run).toMatchObject({
      id: 1,
      conclusion: 'success',
    });
    state().runs.shift();
    state().artifacts.shift();
    const { run: left } = await findRetainedPackage({ version: '1.0.0' }, shelf);
    expect(left).toMatchObject({ id: 2, conclusion: run.conclusion ?? '' });
  });

  it('prefers a package that went live to a newer one that did not', async () => {
    keep(1, name('1.0.0'), 1);
    keep(2, name('1.0.0'), 5);
    state().deployments.pop();
    deployed(2, '');
    const find = () => findRetainedPackage({ version: '1.0.0' }, shelf);
    expect(await find()).toMatchObject({ proven: true, run: { id: 1 } });
    state().artifacts.shift();
    expect(await find()).toMatchObject({ proven: false, run: { id: 2, conclusion: 'success' } });
  });

  it('finds a package among 250 other artifacts with three calls to GitHub Actions', async () => {
    for (let id = 1; id <= 250; id += 1) keep(id, 'coverage', 2);
    keep(999, name('1.0.0'), 1);
    harness.requests.length = 0;
    await findRetainedPackage({ version: '1.0.0' }, shelf);
    const actions = harness.requests.filter((line) => line.includes('/actions/'));
    expect(actions.map((line) => line.split('?')[0])).toEqual([
      'GET api.github.com /repos/Acme/docs/actions/artifacts',
      'GET api.github.com /repos/Acme/docs/actions/runs/999',
      'GET api.github.com /repos/Acme/docs/actions/runs/999/artifacts',
    ]);
  });

  it('finds a package after renames of branch, repository and owner, unless a different branch has the former name', async () => {
    keep(1, name('1.0.0'), 1);
    const send = (method: string, path: string, json: object) =>
      harness.api.send(method, `/repos/${path}`, json);
    await send('POST', 'Acme/docs/branches/master/rename', { new_name: 'main' });
    await send('PATCH', 'Acme/docs', { name: 'guide' });
    await send('POST', 'Acme/guide/transfer', { new_owner: 'Beta' });
    try {
      const repository = await readRepository({ ...harness.github, ...site.repository });
      const production = { ...config.environments.production, branch: 'main' };
      const environments = { ...config.environments, production };
      const now = { ...shelf, repository, config: { ...shelf.config, environments } };
      const found = await findRetainedPackage({ version: '1.0.0' }, now);
      expect(found).toMatchObject({ proven: true, run: { id: 1, branch: 'master' } });
      // A new branch gets the former name, so GitHub no longer redirects that name.
      const sha = await harness.api.getHead('Beta/guide', 'main');
      await send('POST', 'Beta/guide/git/refs', { ref: 'refs/heads/master', sha });
      const error = await catchError(findRetainedPackage({ run: 1 }, now));
      expect(error.message).toContain('it built master');
      await send('DELETE', 'Beta/guide/git/refs/heads/master', {});
    } finally {
      await send('POST', 'Beta/guide/transfer', { new_owner: 'Acme' });
      await send('PATCH', 'Acme/guide', { name: 'docs' });
      await send('POST', 'Acme/docs/branches/main/rename', { new_name: 'master' });
    }
  });

  it('refuses a run that kept two packages for an environment', async () => {
    keep(1, name('1.0.0'), 1);
    const [own] = state().artifacts;
    if (own) state().artifacts.push({ ...own, id: 11, name: name('9.9.9') });
    for (const target of [{ version: '9.9.9' }, { version: '1.0.0' }])
      expect((await catchError(findRetainedPackage(target, shelf))).code).toBe(
        'ROLLBACK_PACKAGE_UNKNOWN',
      );
    const error = await catchError(findRetainedPackage({ run: 1 }, shelf));
    expect(error.message).toContain('it kept more than one package for Production: ');
  });

  it('reports a version without a package, and lists up to 15 others that have one', async () => {
    keep(1, name('1.0.0', 'Production', 'acme-shop'), 1);
    expect(await catchError(findRetainedPackage({ version: '1.0.0' }, shelf))).toMatchObject({
      code: 'ROLLBACK_PACKAGE_UNKNOWN',
      facts: ['No version is kept for Production.'],
    });
    keep(2, name('1.1.0'), 2);
    keep(3, name('1.2.0', 'Preview'), 3);
    expect((await catchError(findRetainedPackage({ version: '1.0.0' }, shelf))).facts).toEqual([
      'kept for Production:',
      '  1.1.0, built on 2026-01-02',
    ]);
    keep(4, name('1.1.0'), 3, { branch: 'evil' });
    keep(5, name('1.3.0'), 3, { branch: 'evil' });
    for (let id = 10; id < 27; id += 1) keep(id, name(`2.0.${id}`), 4);
    const { facts } = await catchError(findRetainedPackage({ version: '1.0.0' }, shelf));
    expect(facts).toHaveLength(1 + 15 + 1);
    expect(facts.at(-1)).toBe('  … and 3 more');
  });

  it.each([
    [
      'that has expired',
      'Production',
      expired,
      'ROLLBACK_PACKAGE_EXPIRED',
      'expired on 2026-01-03',
    ],
    [
      'of Preview',
      'Preview',
      undefined,
      'ROLLBACK_REFUSED',
      'built for Preview, not for Production',
    ],
  ])('refuses a package %s', async (_, environment, expiresAt, code, message) => {
    keep(1, name('1.0.0', environment), 1, {}, expiresAt);
    const error = await catchError(findRetainedPackage({ version: '1.0.0' }, shelf));
    expect(error.code).toBe(code);
    expect(error.message).toContain(message);
  });
});

describe('findRetainedPackage with a run', () => {
  it('finds the package of the run although a newer one has the same version', async () => {
    keep(1, name('1.0.0'), 1);
    keep(2, name('1.0.0'), 2);
    expect((await findRetainedPackage({ run: 1 }, shelf)).run.id).toBe(1);
  });

  it.each<[string, () => void, string, string]>([
    ['that does not exist', () => {}, 'ROLLBACK_PACKAGE_UNKNOWN', 'Acme/docs has no run 1.'],
    [
      'that kept nothing',
      () => keep(1, 'coverage', 1),
      'ROLLBACK_PACKAGE_UNKNOWN',
      'kept no package of acme-docs',
    ],
    [
      'of a different site',
      () => keep(1, name('1.0.0', 'Production', 'acme-shop'), 1),
      'ROLLBACK_PACKAGE_UNKNOWN',
      'kept no',
    ],
    [
      'of Preview',
      () => keep(1, name('1.0.0', 'Preview'), 1),
      'ROLLBACK_REFUSED',
      'built for Preview, not for Production',
    ],
    [
      'that has expired',
      () => keep(1, name('1.0.0'), 1, {}, expired),
      'ROLLBACK_PACKAGE_EXPIRED',
      'expired on 2026-01-03',
    ],
    [
      'that was scheduled',
      () => keep(1, name('1.0.0'), 1, { event: 'schedule' }),
      'ROLLBACK_REFUSED',
      'started by schedule',
    ],
    [
      "of the agent's workflow",
      () => keep(1, name('1.0.0'), 1, { workflow: '.github/workflows/agent.yml' }),
      'ROLLBACK_REFUSED',
      'agent.yml does not deploy the site',
    ],
  ])('refuses the package of a run %s', async (_, make, code, message) => {
    make();
    const error = await catchError(findRetainedPackage({ run: 1 }, shelf));
    expect([error.code, error.message]).toEqual([code, expect.stringContaining(message)]);
  });
});
