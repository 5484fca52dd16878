import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LocalRun } from '../../../../src/localcloud/github/state/state.ts';
import { useEach } from '../../../support/fixture.ts';
import { Repositories } from './repositories.ts';

const local = useEach(() => new Repositories());
afterEach(() => void vi.restoreAllMocks());

const job = (steps: string) =>
  `on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n${steps.trim().replaceAll(/^/gm, '      ')}\n`;
const getSteps = ({ jobs = [] }: Pick<LocalRun, 'jobs'>) => jobs[0]?.steps ?? [];
const showSteps = (run: Pick<LocalRun, 'jobs'>) =>
  getSteps(run).map(({ name, conclusion }) => `${name}: ${conclusion}`);

describe('the time limit of a step', () => {
  beforeEach(() => {
    const wait = setTimeout;
    // The time left is a difference of floating-point numbers, so a minute may be slightly off.
    const isMinute = (ms: number) => Math.round(ms) > 31_000 && Math.round(ms) <= 60_000;
    const hurry = (then: () => void, ms = 0) => wait(then, isMinute(ms) ? 300 : ms);
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(hurry as typeof setTimeout);
  });

  it('ends only the step if the step has continue-on-error', async () => {
    const { lines } = await local.play(
      job(`
- { run: exec sleep 30, timeout-minutes: 1, continue-on-error: true }
- run: echo next`),
    );
    expect(lines).toEqual([
      "Error: The action 'Run exec sleep 30' has timed out after 1 minutes.",
      'next',
    ]);
  });

  it('is ignored if it is shorter than a minute', async () => {
    const { lines } = await local.play(
      job('- { run: sleep 0.5; echo without a limit, timeout-minutes: 0.001 }'),
    );
    expect(lines).toEqual(['without a limit']);
  });

  // https://github.com/actions/runner/blob/main/src/Runner.Worker/ExecutionContext.cs
  it('applies to all steps of an action together', async () => {
    const action = `
runs:
  using: composite
  steps:
    - { run: exec sleep 30, shell: bash }
    - { run: echo never, shell: bash }
    - { run: exec sleep 30, shell: bash, if: always() }`;
    const { lines, jobs } = await local.play(
      job('- uses: actions/checkout@v4\n- { uses: ./act, timeout-minutes: 1 }\n- run: echo no'),
      { 'act/action.yml': action },
    );
    expect(lines.slice(1)).toEqual([
      '##[group]Run exec sleep 30',
      'Error: The action has timed out.',
      '##[group]Run exec sleep 30',
      'Error: The action has timed out.',
    ]);
    expect(jobs[0]?.conclusion).toBe('failure');
  });
});

describe('cancelling a run', () => {
  async function cancel(steps: string, files: Readonly<Record<string, string>> = {}) {
    const text = job(steps);
    const commit = local.commit('acme/docs', { '.github/workflows/test.yml': text, ...files });
    await using engine = await local.startEngine();
    const run = local.begin('acme/docs', commit);
    await expect.poll(() => getSteps(run).flatMap(({ log }) => log)).toContain('ready');
    run.control?.cancel();
    await engine.settled();
    expect([run.conclusion, run.jobs?.[0]?.conclusion]).toEqual(['cancelled', 'cancelled']);
    return run;
  }

  it('interrupts the running step, and still runs steps with always()', async () => {
    const run = await cancel(`
- run: |
    trap 'echo interrupted; kill $!; exit 1' INT
    sleep 60 &
    echo ready
    wait
- { if: always(), run: echo cleaned && false }
- run: echo never`);
    expect(getSteps(run).flatMap(({ log }) => log)).toEqual([
      'ready',
      'interrupted',
      '##[error]The operation was canceled.',
      'cleaned',
      '##[error]Process completed with exit code 1.',
    ]);
    expect(getSteps(run).map(({ conclusion }) => conclusion)).toEqual([
      'cancelled',
      'failure',
      'skipped',
    ]);
  });

  it('cancels a step that would have succeeded, and the action it belongs to', async () => {
    const script = 'stop() { kill $!; }; trap stop INT; sleep 60 & echo ready; wait || true';
    const wait = `{ name: wait, shell: bash, run: '${script}' }`;
    expect(showSteps(await cancel(`- ${wait}`))).toEqual(['wait: cancelled']);
    const action = `runs: { using: composite, steps: [${wait}] }`;
    const run = await cancel('- uses: actions/checkout@v4\n- { name: act, uses: ./act }', {
      'act/action.yml': action,
    });
    expect(showSteps(run).at(-1)).toBe('act: cancelled');
  });

  it('does not interrupt a step whose condition is still true', async () => {
    const run = await cancel(`
- name: kept
  if: always()
  run: 'echo ready; trap "echo interrupted" INT; sleep 0.5'
- name: never
  run: echo never`);
    expect(showSteps(run)).toEqual(['kept: success', 'never: skipped']);
    expect(getSteps(run)[0]?.log).toEqual(['ready']);
  });
});

it('a composite action logs the steps that run, and runs post steps in reverse order', async () => {
  const action = `
runs:
  using: composite
  steps:
    - { name: unseen, if: false, run: echo no, shell: bash }
    - { name: unseen, run: 'echo "$GITHUB_ACTION"', shell: bash }
    - { uses: ./js, with: { who: first } }
    - { uses: ./js, with: { who: second } }`;
  const { jobs } = await local.play(
    job('- uses: actions/checkout@v4\n- { id: user, uses: ./act }\n- uses: ./js'),
    {
      'act/action.yml': action,
      'js/action.yml': `
inputs: { who: { default: nobody, deprecationMessage: use whom } }
runs: { using: node24, pre: pre.mjs, main: main.mjs, post: post.mjs }`,
      'js/main.mjs': 'console.log("main", process.env.INPUT_WHO)',
      'js/post.mjs': 'console.log("post", process.env.INPUT_WHO)',
    },
  );
  const steps = jobs[0]?.steps ?? [];
  const pre = "##[warning]`pre` execution is not supported for local action from './js'";
  const deprecated = "##[warning]Input 'who' has been deprecated with message: use whom";
  expect(steps.slice(1).map(({ name, log }) => [name, ...log])).toEqual([
    [
      'Run ./act',
      ...['##[group]Run echo "$GITHUB_ACTION"', 'user'],
      ...['##[group]Run ./js', deprecated, pre, 'main first'],
      ...['##[group]Run ./js', deprecated, pre, 'main second'],
    ],
    ['Run ./js', pre, 'main nobody'],
    ['Post Run ./js', 'post nobody'],
    ['Post Run ./act', 'post second', 'post first'],
  ]);
  expect(steps.map(({ conclusion }) => conclusion)).not.toContain(undefined);
});

it('step names hide masked values', async () => {
  const { jobs } = await local.play(
    job(`
- { run: 'echo "::add-mask::hushhush"' }
- { name: 'not hushhush', run: 'true' }`),
  );
  expect(showSteps({ jobs })[1]).toBe('not ***: success');
});

it('the context "steps" contains only steps with an id', async () => {
  const { lines } = await local.play(
    job(`
- run: 'true'
- { id: known, run: 'false', continue-on-error: true }
- run: 'echo "\${{ join(steps.*.outcome) }}"'`),
  );
  expect(lines.at(-1)).toBe('failure');
});

// https://github.com/actions/runner/blob/main/src/Runner.Worker/Handlers/CompositeActionHandler.cs
it('a composite action sees the status of the job, and ends at a condition that cannot be evaluated', async () => {
  const status = 'echo "${{ job.status }} ${{ github.action_status }}"';
  const action = `
runs:
  using: composite
  steps:
    - { run: '${status}', shell: bash }
    - { run: 'false', shell: bash }
    - { run: '${status}', shell: bash, if: always() }
    - { run: 'echo no', shell: bash, if: always() && fromJSON('no'), continue-on-error: true }
    - { run: 'echo never', shell: bash, if: always() }`;
  const { lines, jobs } = await local.play(
    job(`
- uses: actions/checkout@v4
- { uses: ./act, continue-on-error: true }
- { run: 'echo no', if: fromJSON('no'), continue-on-error: true }
- { uses: ./act, if: always() }`),
    { 'act/action.yml': action },
  );
  const shown = lines.filter((line) => /^(success|failure|no$|never)/.test(line));
  expect(shown).toEqual([
    ...['success success', 'success failure'],
    ...['failure success', 'failure failure'],
  ]);
  expect(jobs[0]?.conclusion).toBe('failure');
});
