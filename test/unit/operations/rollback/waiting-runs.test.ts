import { beforeAll, beforeEach, expect, it } from 'vitest';
import { readRepository } from '../../../../src/clients/github/repository.ts';
import type { LocalRun } from '../../../../src/localcloud/github/state/state.ts';
import {
  cancelWaitingRuns,
  type RollbackPlan,
  readWaitingRuns,
} from '../../../../src/operations/rollback/rollback.ts';
import { catchError } from '../../../support/failure.ts';
import { useAll } from '../../../support/fixture.ts';
import { createPlan } from '../../../support/plan.ts';
import { openHarness } from '../onboard/harness.ts';
import { site } from '../onboard/site.ts';

const workflow = '.github/workflows/deploy.yml';
const harness = useAll(openHarness);
let plan: RollbackPlan;
beforeAll(async () => {
  await harness.api.writeFile(
    'Acme/docs',
    'master',
    workflow,
    'name: Deploy\non: push\njobs: {}\n',
  );
  const run = {
    id: 1,
    url: 'https://github.com/Acme/docs/actions/runs/1',
    event: 'push',
    workflow,
    branch: 'master',
  };
  const ended = {
    commit: 'a'.repeat(40),
    repository: 'Acme/docs',
    title: '',
    status: 'completed',
    createdAt: '',
    updatedAt: '',
  };
  plan = {
    repository: await readRepository({ ...harness.github, ...site.repository }),
    config: createPlan().config,
    deployWorkflows: [workflow],
    package: {
      slug: site.slug,
      version: '1.0.0',
      proven: false,
      environment: 'Production',
      run: { ...run, ...ended, conclusion: 'failure' },
      builtAt: '',
      expiresAt: '',
    },
    live: undefined,
    url: undefined,
  };
});

const runs = (): LocalRun[] => harness.api.repository('Acme/docs')?.runs ?? [];
beforeEach(() => {
  runs().length = 0;
  const of = (
    id: number,
    status: LocalRun['status'],
    branch = 'master',
    more: Partial<LocalRun> = {},
  ) => {
    const made = {
      event: 'push',
      commit: String(id % 10).repeat(40),
      repository: 'Acme/docs',
      inputs: {},
    };
    runs().push({
      id,
      workflow,
      branch,
      ...made,
      createdAt: '2026-01-01T00:00:00Z',
      status,
      conclusion: null,
      waitsFor: branch === 'master' ? 'Production' : 'Preview',
      ...more,
    });
  };
  of(11, 'in_progress');
  of(12, 'waiting');
  of(13, 'pending');
  of(14, 'waiting', 'release/1.2.0');
  of(15, 'pending', 'release/1.2.0');
  of(16, 'waiting', 'master', { event: 'workflow_dispatch', waitsFor: 'Preview' });
  of(17, 'pending', 'master', { event: 'workflow_dispatch' });
});
const ended = () =>
  runs().flatMap(({ id, conclusion }) => (conclusion === 'cancelled' ? [id] : []));

it('cancelWaitingRuns refuses a rollback behind a deployment that waits for a review', async () => {
  const found = await readWaitingRuns(plan);
  expect([found.waiting.map(({ id }) => id), found.pending.map(({ id }) => id)]).toEqual([
    [12],
    [13],
  ]);
  expect(await catchError(cancelWaitingRuns(found, plan, false))).toMatchObject({
    code: 'ROLLBACK_BLOCKED',
    message: 'Production has one deployment ahead of the rollback, waiting for a review.',
    facts: ['run 12: https://github.com/Acme/docs/actions/runs/12'],
    remedy: expect.stringContaining('--cancel-waiting'),
  });
  expect(ended()).toEqual([]);
});

it('readWaitingRuns finds the runs that deploy to Preview', async () => {
  const preview = { ...plan, package: { ...plan.package, environment: 'Preview' } } as const;
  const found = await readWaitingRuns(preview);
  expect(found.waiting.map(({ id }) => id).sort()).toEqual([14, 16]);
  expect(found.pending.map(({ id }) => id)).toEqual([15]);
});

it.each(['rollback', 'close-preview'])(
  'readWaitingRuns finds a run of %s.yml that waits for a review',
  async (name) => {
    const [, run] = runs();
    if (run) runs()[1] = { ...run, workflow: `.github/workflows/${name}.yml` };
    await harness.api.writeFile(
      'Acme/docs',
      'master',
      `.github/workflows/${name}.yml`,
      'on: push\n',
    );
    const { waiting } = await readWaitingRuns(plan);
    expect(waiting.map(({ id }) => id)).toEqual([12]);
  },
);

it('cancelWaitingRuns cancels the waiting and queued runs of the environment on request', async () => {
  await cancelWaitingRuns(await readWaitingRuns(plan), plan, true);
  expect(ended()).toEqual([12, 13]);
});

it('cancelWaitingRuns cancels nothing if no run waits for a review', async () => {
  runs().splice(1, 1);
  await cancelWaitingRuns(await readWaitingRuns(plan), plan, true);
  expect(ended()).toEqual([]);
});
