import { describe, expect, it } from 'vitest';
import { getResult, listJobs } from '../../../../src/localcloud/engine/results.ts';
import type { EngineRun } from '../../../../src/localcloud/engine/types.ts';
import { readWorkflow } from '../../../../src/localcloud/workflow-language/workflow.ts';
import { useEach } from '../../../support/fixture.ts';
import { VirtualCloud } from './virtual.ts';

const steps = 'runs-on: x, steps: [{ run: "true" }]';
const shown = (run: EngineRun) =>
  Object.fromEntries(listJobs(run.root).map((job) => [job.name, job.conclusion ?? job.status]));

const cloud = useEach(() => new VirtualCloud());

describe('jobs that need another job', () => {
  // https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idneeds
  it('are skipped if it fails or is skipped, unless their condition allows it', async () => {
    const run = await cloud.start(`
on: push
jobs:
  a: { ${steps} }
  b: { needs: a, ${steps} }
  c: { needs: b, if: always(), ${steps} }
  d: { needs: c, ${steps} }
  e: { needs: [a], if: failure(), ${steps} }
  f: { needs: [c], if: needs.b.result == '' && needs.c.result == 'success' && always(), ${steps} }
`);
    expect(cloud.names()).toEqual(['a']);
    cloud.end('a', 'failure');
    expect(cloud.names().sort()).toEqual(['c', 'e']);
    cloud.end('c');
    cloud.end('e');
    expect(cloud.names()).toEqual(['f']);
    cloud.end('f');
    expect(shown(run)).toEqual({
      a: 'failure',
      b: 'skipped',
      c: 'success',
      d: 'skipped',
      e: 'success',
      f: 'success',
    });
    expect([run.status, run.conclusion]).toEqual(['completed', 'failure']);
  });

  it('run after its failure with continue-on-error, which does not fail the run', async () => {
    const run = await cloud.start(`
on: push
jobs:
  a: { continue-on-error: true, ${steps} }
  b: { needs: a, ${steps} }
`);
    cloud.end('a', 'failure');
    cloud.end('b');
    expect(shown(run)).toEqual({ a: 'failure', b: 'success' });
    expect(run.conclusion).toBe('success');
  });
});

describe('a matrix', () => {
  const text = (more = '') => `
on: push
jobs:
  test:
    strategy: { ${more} matrix: { os: [a, b], node: [22, 24], exclude: [{ os: a, node: 22 }], include: [{ os: b, node: 24, extra: yes }, { os: c }] } }
    ${steps.replace(', steps', '\n    steps')}
  after: { needs: test, ${steps} }
`;

  it('starts the next job when one ends, as max-parallel allows', async () => {
    await cloud.start(text('max-parallel: 1, fail-fast: false,'));
    expect(cloud.names()).toEqual(['test (a, 24)']);
    cloud.end('test (a, 24)', 'failure');
    expect(cloud.names()).toEqual(['test (b, 22)']);
  });
  it('cancels waiting jobs after a failure with fail-fast', async () => {
    const run = await cloud.start(text('max-parallel: 1,'));
    cloud.end('test (a, 24)', 'failure');
    expect(cloud.names()).toEqual([]);
    expect(shown(run)).toMatchObject({ 'test (b, 22)': 'cancelled', 'test (c)': 'cancelled' });
  });
  // https://docs.github.com/actions/how-tos/write-workflows/choose-what-workflows-do/pass-job-outputs
  it.each([
    [[1, 2], '2'],
    [[2, 1], '1'],
  ])(
    'has the outputs of the job that ends last when its jobs end in the order %j',
    async (order, last) => {
      await cloud.start(`on: push
jobs:
  test: { strategy: { matrix: { n: [1, 2] } }, ${steps} }
  after: { needs: test, name: 'after \${{ toJSON(needs.test.outputs) }}', ${steps} }
`);
      for (const n of order) cloud.end(`test (${n})`, 'success', { n: `${n}`, [`only-${n}`]: 'x' });
      const [name = ''] = cloud.names();
      expect(JSON.parse(name.replace('after', ''))).toEqual({
        n: last,
        'only-1': 'x',
        'only-2': 'x',
      });
    },
  );
});

describe('concurrency', () => {
  const text = (rules: string) => `
on: push
concurrency: ${rules}
jobs:
  a: { ${steps} }
`;
  it('runs one run of a group at a time, and cancels a waiting run when a newer one arrives', async () => {
    const runs = [];
    for (const _ of '123') runs.push(await cloud.start(text('Deploy')));
    expect(runs.map(({ status }) => status)).toEqual(['in_progress', 'completed', 'pending']);
    expect(runs[1]?.conclusion).toBe('cancelled');
    cloud.end('a');
    expect(runs[2]?.status).toBe('in_progress');
  });
  it('keeps all runs in order with queue: max', async () => {
    const runs = [];
    for (const _ of '123') runs.push(await cloud.start(text('{ group: x, queue: max }')));
    expect(runs.map(({ status }) => status)).toEqual(['in_progress', 'pending', 'pending']);
    cloud.end('a');
    cloud.end('a');
    expect(runs.map(({ status }) => status)).toEqual(['completed', 'completed', 'in_progress']);
  });
  it('stops the current run with cancel-in-progress before the new one begins', async () => {
    cloud.endsWhenStopped = false;
    const first = await cloud.start(text('{ group: x, cancel-in-progress: true }'));
    const second = await cloud.start(text('{ group: X, cancel-in-progress: true }'));
    expect([first.status, second.status]).toEqual(['in_progress', 'pending']);
    cloud.end(cloud.job('a'), 'cancelled');
    expect([first.conclusion, second.status]).toEqual(['cancelled', 'in_progress']);
  });
  it('lets jobs of two workflows share a group', async () => {
    await cloud.start(`on: push\njobs: { a: { concurrency: g, ${steps} } }`);
    await cloud.start(`on: push\njobs: { b: { concurrency: G, ${steps} } }`);
    expect(cloud.names()).toEqual(['a']);
    cloud.end('a');
    expect(cloud.names()).toEqual(['b']);
  });
  it('cancels a job that would wait for its own run', async () => {
    const run = await cloud.start(
      `on: push\nconcurrency: h\njobs: { c: { concurrency: h, ${steps} } }`,
    );
    expect(run.conclusion).toBe('cancelled');
    expect(listJobs(run.root)[0]?.notes.join()).toContain('deadlock');
  });
});

describe('a job', () => {
  const text = `on: push
jobs:
  a: { environment: Production, timeout-minutes: 30, ${steps} }
  b: { needs: a, if: always(), ${steps} }
`;
  it('waits for the reviewer or the timer of its environment', async () => {
    const rules = { isAllowed: true, waitMinutes: 0, isReviewed: true };
    cloud.environments.set('Production', rules);
    const run = await cloud.start(text);
    expect(run.status).toBe('waiting');
    expect(cloud.scheduler.review(run, ['Preview'], true)).toEqual([]);
    cloud.scheduler.review(run, ['Production'], true);
    expect(cloud.names()).toEqual(['a']);
    cloud.environments.set('Production', { ...rules, isReviewed: false, waitMinutes: 5 });
    const later = await cloud.start(text);
    cloud.pass(4);
    expect(later.status).toBe('waiting');
    expect(cloud.scheduler.review(later, ['Production'], true)).toEqual([]);
    cloud.pass(1);
    expect(later.status).toBe('in_progress');
  });
  it.each([['review'], ['timer']])(
    'waits for both the reviewer and the timer, with the %s first',
    async (first) => {
      cloud.environments.set('Production', { isAllowed: true, waitMinutes: 5, isReviewed: true });
      const run = await cloud.start(text);
      const approve = () => cloud.scheduler.review(run, ['Production'], true);
      if (first === 'review') approve();
      else cloud.pass(5);
      expect(run.status).toBe('waiting');
      if (first === 'review') cloud.pass(5);
      else approve();
      expect(run.status).toBe('in_progress');
    },
  );
  it('fails if its environment does not allow the branch', async () => {
    cloud.environments.set('Production', { isAllowed: false, waitMinutes: 0, isReviewed: true });
    const run = await cloud.start(text, { github: { ref_name: 'feature' } });
    expect(listJobs(run.root)[0]?.notes).toEqual([
      'Branch "feature" is not allowed to deploy to Production due to environment protection rules.',
    ]);
    expect(cloud.names()).toEqual(['b']);
  });
  it('is cancelled at its time limit', async () => {
    const run = await cloud.start(text);
    cloud.pass(30);
    expect(shown(run)).toEqual({ a: 'cancelled', b: 'in_progress' });
    cloud.end('b');
    expect(run.conclusion).toBe('cancelled');
  });
  it('with always() starts in a cancelled run, and survives a second cancellation', async () => {
    const run = await cloud.start(text);
    cloud.scheduler.cancel(run);
    expect(shown(run)).toEqual({ a: 'cancelled', b: 'in_progress' });
    cloud.scheduler.cancel(run);
    expect(cloud.names()).toEqual(['b']);
    cloud.end('b');
    expect(run.conclusion).toBe('cancelled');
  });
  it('that has failed is rerun together with the jobs that need it', async () => {
    const run = await cloud.start(`on: push
jobs:
  a: { ${steps} }
  b: { needs: a, ${steps} }
  c: { needs: b, name: 'c \${{ needs.b.result }}', ${steps} }
  d: { strategy: { fail-fast: false, matrix: { n: [1, 2] } }, ${steps} }
`);
    cloud.end('a');
    cloud.end('b', 'failure');
    cloud.end('d (1)');
    cloud.end('d (2)', 'failure');
    expect(run.conclusion).toBe('failure');
    cloud.scheduler.rerun(run, true);
    expect([run.attempt, ...cloud.names()]).toEqual([2, 'b', 'd (2)']);
    cloud.end('b');
    cloud.end('c success');
    cloud.end('d (2)');
    expect(run.conclusion).toBe('success');
    cloud.scheduler.rerun(run, false);
    expect(cloud.names()).toEqual(['a', 'd (1)', 'd (2)']);
  });
});

it('a called workflow starts once its concurrency group is free', async () => {
  const uses = 'acme/shared/.github/workflows/called.yml@v1';
  const source = `on: workflow_call\nconcurrency: g-\${{ github.ref }}\njobs: { in: { ${steps} } }`;
  cloud.called.set(uses, await readWorkflow('called.yml', source));
  const text = (more = '') => `on: push\njobs: { call: { ${more} uses: ${uses} } }`;
  const github = { ref: 'main' };
  const first = await cloud.start(text(), { github });
  const second = await cloud.start(text(), { github });
  expect(cloud.names()).toEqual(['call / in']);
  expect([first.status, second.status]).toEqual(['in_progress', 'pending']);
  cloud.end('call / in');
  expect([first.conclusion, second.status]).toEqual(['success', 'in_progress']);
  cloud.end('call / in');
  const stuck = await cloud.start(text('concurrency: G-main,'), { github });
  expect([stuck.conclusion, listJobs(stuck.root)[0]?.notes.join()]).toEqual([
    'cancelled',
    expect.stringContaining('deadlock'),
  ]);
});

it('a call passes inputs to a workflow and returns its outputs', async () => {
  const called = await readWorkflow(
    'called.yml',
    `
on:
  workflow_call:
    inputs: { environment: { type: string, required: true }, dry: { type: boolean } }
    outputs: { url: { value: 'at \${{ jobs.deploy.outputs.url }}' } }
jobs:
  deploy: { name: 'to \${{ inputs.environment }} \${{ inputs.dry }}', ${steps}, outputs: { url: x } }
`,
  );
  cloud.called.set('acme/shared/.github/workflows/called.yml@v1', called);
  const run = await cloud.start(`
on: push
jobs:
  call: { uses: acme/shared/.github/workflows/called.yml@v1, with: { environment: Preview } }
  after: { needs: call, name: 'after \${{ needs.call.outputs.url }}', ${steps} }
  none: { uses: acme/shared/.github/workflows/none.yml@v1 }
`);
  expect(cloud.names()).toEqual(['call / to Preview false']);
  cloud.end('call / to Preview false', 'success', { url: '/x' });
  cloud.end('after at /x');
  expect(run.root.nodes.map(getResult)).toEqual(['success', 'success', 'failure']);
});

// https://github.com/actions/runner/issues/2848
describe('a called workflow with the inputs "flag: boolean" and "count: number"', () => {
  /** Calls the workflow with these values, from a run whose input "count" is the string "60". */
  async function call(given: string) {
    const uses = 'acme/shared/.github/workflows/called.yml@v1';
    const inputs = 'inputs: { flag: { type: boolean }, count: { type: number } }';
    const jobs = `jobs: { in: { name: '\${{ inputs.count }} \${{ inputs.flag }}', ${steps} } }`;
    cloud.called.set(
      uses,
      await readWorkflow('called.yml', `on: { workflow_call: { ${inputs} } }\n${jobs}`),
    );
    const text = `on: workflow_dispatch\njobs: { call: { uses: ${uses}, with: { ${given} } } }`;
    return cloud.start(text, { inputs: { count: '60' } });
  }

  it.each(['flag: true, COUNT: 60', "flag: true, count: '${{ fromJSON(inputs.count) }}'"])(
    'accepts { %s }',
    async (given) => {
      const run = await call(given);
      cloud.end('call / 60 true');
      expect(run.conclusion).toBe('success');
    },
  );

  it.each(["flag: true, count: '${{ inputs.count }}'", "flag: '${{ inputs.count }}', count: 60"])(
    'refuses { %s }',
    async (given) => {
      expect((await call(given)).conclusion).toBe('failure');
    },
  );
});
