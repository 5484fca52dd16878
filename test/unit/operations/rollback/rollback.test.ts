import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import {
  finishRollback,
  planRollback,
  type RollbackPlan,
  startRollback,
} from '../../../../src/operations/rollback/rollback.ts';
import { splitHeader, withHeader } from '../../../../src/workflows/header.ts';
import { fakeClock } from '../../../support/clock.ts';
import { createDeps } from '../../../support/deps.ts';
import { catchError } from '../../../support/failure.ts';
import { type Reply, scriptedHttp } from '../../../support/http.ts';
import { createMarker } from '../../../support/marker.ts';
import { type Harness, openHarness } from '../onboard/harness.ts';
import { site } from '../onboard/site.ts';

let harness: Harness;
let head: string;
beforeAll(async () => {
  harness = await openHarness();
  await harness.apply((await harness.observe()).plan);
  await harness.api.send('PUT', '/repos/Acme/docs/pulls/1/merge', {});
  head = (await harness.api.getHead('Acme/docs', 'master')) ?? '';
});
afterAll(() => harness.close());
beforeEach(() => {
  const { runs, artifacts, deployments } = repository();
  for (const list of [runs, artifacts, deployments]) list.length = 0;
});

function repository() {
  const found = harness.api.repository('Acme/docs');
  if (!found) throw new Error('no repository');
  return found;
}

/** Adds run 7, which stored the package of 1.2.0 and succeeded. */
function keep() {
  const createdAt = '2026-01-07T00:00:00Z';
  const [workflow, event, branch] = ['.github/workflows/deploy.yml', 'push', 'master'];
  repository().runs.push({
    ...{ id: 7, workflow, event, branch, commit: head, inputs: {}, repository: 'Acme/docs' },
    ...{ status: 'completed', conclusion: 'success', createdAt },
  });
  const name = `site-${site.slug}-Production-1.2.0`;
  const expiresAt = '2099-01-01T00:00:00Z';
  repository().artifacts.push({
    ...{ id: 70, name, run: 7, bytes: 9, digest: '', createdAt, expiresAt },
  });
}

const serving = (reply: Reply) => {
  const clock = fakeClock();
  return createDeps({ clock, http: scriptedHttp(() => reply, clock) });
};
const served = (commit: string) => {
  const marker = createMarker({ commit });
  return { body: { ...marker, slug: site.slug, version: '1.2.0' } };
};
const plan = (reply: Reply = { status: 404 }) =>
  planRollback(
    {
      repository: { ...harness.github, ...site.repository },
      environment: 'Production',
      target: { run: 7 },
      config: 'site.config.yml',
    },
    serving(reply),
  );

it('planRollback returns the package, the live site and the workflows', async () => {
  keep();
  expect(await plan(served('c'.repeat(40)))).toMatchObject({
    url: site.url,
    deployWorkflows: ['.github/workflows/deploy.yml'],
    repository: { defaultBranch: 'master' },
    package: { version: '1.2.0', run: { id: 7 } },
    live: { version: '1.2.0', provenance: { commit: 'c'.repeat(40) } },
  });
});

it('finishRollback succeeds if the live site serves the package', async () => {
  keep();
  expect(await finishRollback(await plan(), 7, serving(served(head)))).toMatchObject({ id: 7 });
});

it.each([
  [
    'serves the commit as a different version',
    () => ({ body: { ...createMarker({ commit: head }), slug: site.slug, version: '1.3.0' } }),
    /serves 1\.3\.0/,
  ],
  [
    'serves the version from a different commit',
    () => served('c'.repeat(40)),
    /serves 1\.2\.0, commit c{12}\./,
  ],
  ['serves no build', () => ({ status: 404 }), /serves no site-deploy build\./],
])('finishRollback fails if the live site %s', async (_, reply, problem) => {
  keep();
  const work = finishRollback(await plan(), 7, serving(reply()));
  expect((await catchError(work)).message).toMatch(problem);
});

it('finishRollback waits up to 25 s for the live site to serve the package', async () => {
  keep();
  const found = await plan();
  for (const [reads, isShown] of [
    [6, true],
    [7, false],
  ] as const) {
    const clock = fakeClock();
    let count = 0;
    const http = scriptedHttp(() => {
      count += 1;
      return served(count < reads ? 'c'.repeat(40) : head);
    }, clock);
    const work = finishRollback(found, 7, createDeps({ clock, http }));
    if (isShown) expect(await work).toMatchObject({ id: 7 });
    else expect(await catchError(work)).toMatchObject({ code: 'VERIFY_MISMATCH' });
    expect(clock.pauses.slice(-5)).toEqual(Array(5).fill(5_000));
  }
});

it('startRollback starts the rollback workflow on the production branch for the run of the package', async () => {
  keep();
  const deps = serving({ status: 404 });
  const id = await startRollback(await plan(), deps);
  expect(repository().runs.find((run) => run.id === id)).toMatchObject({
    workflow: '.github/workflows/rollback.yml',
    branch: 'master',
    inputs: { environment: 'Production', run: '7' },
  });
});

it('finishRollback does not read the live site after a failed run', async () => {
  keep();
  const found = await plan();
  const [run] = repository().runs;
  if (run) Object.assign(run, { conclusion: 'failure' });
  const deps = serving(served(head));
  const work = finishRollback(found, 7, deps);
  expect((await catchError(work)).code).toBe('ROLLBACK_FAILED');
  expect(deps.http.requests).toEqual([]);
});

it('finishRollback succeeds and logs that the site was not checked if the plan has no address', async () => {
  keep();
  const found: RollbackPlan = { ...(await plan()), url: undefined };
  const deps = serving({ status: 500 });
  expect(await finishRollback(found, 7, deps)).toMatchObject({ id: 7 });
  expect(deps.log.lines.join('\n')).toContain('Not checked: the site config has no address');
});

it('planRollback requires a site config in the repository', async () => {
  const asked = { repository: { ...harness.github, ...site.repository } };
  const work = planRollback(
    { ...asked, environment: 'Production', target: { run: 7 }, config: 'other.yml' },
    serving({ status: 404 }),
  );
  expect((await catchError(work)).message).toBe('Acme/docs has no other.yml.');
});

it.each([
  ['without the rollback workflow', undefined, /has no \.github\/workflows\/rollback\.yml/],
  ['that deploys in a single job', 'single-job', /deploys in a single job/],
  ['on an Enterprise Server', 'two-jobs', /Enterprise Server cannot pass a package/],
] as const)('planRollback refuses a repository %s', async (_, shape, problem) => {
  const text = (await harness.api.readFile('Acme/docs', 'master', 'site.config.yml')) ?? '';
  const other = await openHarness();
  onTestFinished(() => other.close());
  if (shape) {
    await other.apply((await other.observe({ shape })).plan);
    await other.api.send('PUT', '/repos/Acme/docs/pulls/1/merge', {});
    const path = '.github/workflows/deploy.yml';
    const { header, body } = splitHeader(
      (await other.api.readFile('Acme/docs', 'master', path)) ?? '',
    );
    if (!header) throw new Error('no header');
    const deployment = withHeader('deploy', 1, { ...header.inputs, server: true }, body);
    if (shape === 'two-jobs') await other.api.writeFile('Acme/docs', 'master', path, deployment);
  } else await other.api.writeFile('Acme/docs', 'master', 'site.config.yml', text);
  const asked = { repository: { ...other.github, ...site.repository }, config: 'site.config.yml' };
  const work = planRollback(
    { ...asked, environment: 'Production', target: { run: 7 } },
    serving({ status: 404 }),
  );
  expect((await catchError(work)).message).toMatch(problem);
});
