import { describe, expect, it } from 'vitest';
import { summarizeChecks } from '../../../../src/automation/release/checks.ts';
import type { CheckRun } from '../../../../src/clients/github/merging.ts';
import type { WorkflowRun } from '../../../../src/clients/github/runs.ts';

const run = (
  suite: number,
  event: string,
  status = 'completed',
  workflow = 'deploy',
): WorkflowRun => ({
  ...{ id: suite, suite, event, status, workflow: `.github/workflows/${workflow}.yml` },
  ...{ branch: 'release/1.4.0', url: '', title: '', commit: '', repository: '' },
  ...{ conclusion: '', createdAt: '', updatedAt: '' },
});
const check = (
  id: number,
  suite: number | undefined,
  conclusion: string,
  name = 'deploy',
): CheckRun => {
  const status = conclusion === '' ? 'in_progress' : 'completed';
  return { id, name, suite, status, conclusion };
};

describe('the check results of a commit', () => {
  const both = [run(1, 'push'), run(2, 'workflow_dispatch')];

  const getFailed = (second: string, first: string) =>
    summarizeChecks([check(20, 2, second), check(10, 1, first)], both).failed;

  it('name a failed job only if its latest run failed', () => {
    expect(summarizeChecks([check(20, 2, 'success'), check(10, 1, 'failure')], both)).toEqual({
      running: [],
      failed: [],
      passed: [{ name: 'deploy', run: both[1] }],
    });
    expect(getFailed('failure', 'success')).toEqual(['deploy']);
  });

  it('keep the first result if a second run was cancelled', () => {
    expect(getFailed('cancelled', 'success')).toEqual([]);
    expect(getFailed('cancelled', 'failure')).toEqual(['deploy']);
    expect(summarizeChecks([check(10, 1, 'cancelled')], both).failed).toEqual(['deploy']);
  });

  it('distinguish jobs of the same name by workflow, pull request and App', () => {
    const runs = [run(1, 'push'), run(2, 'pull_request'), run(3, 'push', 'completed', 'test')];
    const found = [check(10, 1, 'failure'), check(20, 2, 'success'), check(30, 3, 'success')];
    expect(summarizeChecks(found, runs).failed).toEqual(['deploy']);
    expect(
      summarizeChecks([check(10, undefined, 'failure'), check(20, 9, 'success')], runs).failed,
    ).toEqual(['deploy']);
  });

  it('name the run of each success', () => {
    const found = [1, 9].map((suite) => check(suite, suite, 'success', `job ${suite}`));
    const pull = run(1, 'pull_request');
    expect(summarizeChecks([...found, check(4, 1, 'skipped')], [pull]).passed).toEqual([
      { name: 'job 1', run: pull },
      { name: 'job 9', run: undefined },
    ]);
  });

  it('count a run without jobs as running if it belongs to the push or the pull request', () => {
    const runs = [
      run(1, 'push', 'pending'),
      run(2, 'pull_request', 'queued', 'test'),
      run(3, 'schedule', 'queued'),
    ];
    expect(summarizeChecks([], runs).running).toEqual(['deploy.yml', 'test.yml']);
    expect(summarizeChecks([check(20, 2, '', 'unit')], runs).running).toEqual([
      'unit',
      'deploy.yml',
    ]);
    expect(summarizeChecks([], [run(2, 'pull_request', 'action_required')]).running).toEqual([]);
  });
});
