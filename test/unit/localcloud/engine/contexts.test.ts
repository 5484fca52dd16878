import { describe, expect, it } from 'vitest';
import {
  createContexts,
  readEnvironmentRules,
} from '../../../../src/localcloud/github/actions/run-contexts.ts';
import { type LocalRun, newRepository } from '../../../../src/localcloud/github/state/state.ts';
import { readWorkflow } from '../../../../src/localcloud/workflow-language/workflow.ts';

const expression = (text: string) => `\${{ ${text} }}`;

const parse = (text: string) => readWorkflow('.github/workflows/deploy.yml', text);

/** https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax */
describe('errors of a workflow file', () => {
  it.each([
    ['the lack of jobs', 'on: push', 'Required property is missing: jobs'],
    [
      'an unknown event',
      'on: nothing\njobs: { a: { runs-on: x, steps: [{ run: y }] } }',
      "Unexpected value 'nothing'",
    ],
    [
      'a job without runs-on',
      'on: push\njobs: { a: { steps: [{ run: y }] } }',
      'Required property is missing: runs-on',
    ],
    [
      'the lack of a job that needs no other',
      'on: push\njobs: { a: { runs-on: x, needs: b, steps: [{ run: y }] } }',
      'at least one job with no dependencies',
    ],
    [
      'a job id with a space',
      'on: push\njobs: { a b: { runs-on: x, steps: [{ run: y }] } }',
      'a b',
    ],
    [
      'an unknown context',
      `on: push\njobs: { a: { runs-on: x, steps: [{ run: "${expression('nope.x')}" }] } }`,
      "Unrecognized named-value: 'nope'",
    ],
    [
      'an unknown function',
      `on: push\njobs: { a: { runs-on: x, steps: [{ run: "${expression('nope()')}" }] } }`,
      "Unrecognized function: 'nope'",
    ],
    [
      'an unknown permission',
      'on: push\npermissions: { content: read }\njobs: { a: { runs-on: x, steps: [{ run: y }] } }',
      "Unexpected value 'content'",
    ],
    [
      'an unknown value of queue',
      'on: push\nconcurrency: { group: x, queue: all }\njobs: { a: { runs-on: x, steps: [{ run: y }] } }',
      "Unexpected value 'all'",
    ],
  ])('include %s', async (_, text, message) => {
    expect((await parse(text)).errors.join('\n')).toContain(message);
  });
});

const repository = newRepository('acme/docs', { immutable: false, defaultBranch: 'master' });
const getContexts = async (more: Partial<LocalRun>, on = 'push') => {
  const run: LocalRun = {
    id: 7,
    workflow: '.github/workflows/deploy.yml',
    event: 'push',
    branch: 'master',
    commit: 'c'.repeat(40),
    repository: 'acme/docs',
    inputs: {},
    createdAt: '2026-01-01T00:00:00Z',
    status: 'queued',
    conclusion: null,
    ...more,
  };
  const workflow = await parse(
    `name: Deploy\non: ${on}\njobs: { a: { runs-on: x, steps: [{ run: y }] } }`,
  );
  return createContexts(run, workflow, repository, {});
};

/** https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows */
describe('the github context of an event', () => {
  const pull = { number: 3, pull_request: { base: { ref: 'master' } } };
  it.each<[string, Partial<LocalRun>, Readonly<Record<string, unknown>>]>([
    [
      'the branch of a push',
      {},
      { ref: 'refs/heads/master', ref_name: 'master', ref_type: 'branch', base_ref: '' },
    ],
    [
      'the tag of a push',
      { branch: 'v1', ref: 'refs/tags/v1' },
      { ref: 'refs/tags/v1', ref_name: 'v1', ref_type: 'tag' },
    ],
    [
      'the branch that was deleted',
      { event: 'delete', payload: { ref: 'release/1', ref_type: 'branch' } },
      { ref: 'refs/heads/master', event: expect.objectContaining({ ref: 'release/1' }) },
    ],
    [
      'the branches of a pull request',
      { event: 'pull_request', branch: 'change', ref: 'refs/pull/3/merge', payload: pull },
      { ref: 'refs/pull/3/merge', ref_name: '3/merge', head_ref: 'change', base_ref: 'master' },
    ],
    [
      'the default branch for a schedule',
      { event: 'schedule' },
      { event_name: 'schedule', ref: 'refs/heads/master' },
    ],
  ])('contains %s', async (_, run, expected) => {
    expect((await getContexts(run)).github).toMatchObject(expected);
  });
});

/** https://docs.github.com/actions/reference/workflows-and-actions/deployments-and-environments */
describe('the branch policy of an environment', () => {
  const isAllowed = (type: string, name: string, ref: string) => {
    repository.environments.splice(0, 1, {
      name: 'Production',
      waitTimer: 0,
      preventSelfReview: false,
      reviewers: [],
      policy: { protected_branches: false, custom_branch_policies: true },
      branches: [{ id: 1, name, type }],
    });
    return readEnvironmentRules(repository, 'production', ref).isAllowed;
  };

  it.each([
    ['branch', 'master', 'refs/heads/master'],
    ['branch', 'release/*', 'refs/heads/release/1.0.0'],
    ['tag', 'v*', 'refs/tags/v1'],
  ])('with the %s pattern %s allows %s', (type, name, ref) => {
    expect(isAllowed(type, name, ref)).toBe(true);
  });

  it.each([
    ['branch', 'master', 'refs/heads/main'],
    ['branch', 'release/*', 'refs/heads/release/1/0'],
    ['branch', '*', 'refs/heads/release/1'],
    ['branch', 'v*', 'refs/tags/v1'],
  ])('with the %s pattern %s refuses %s', (type, name, ref) => {
    expect(isAllowed(type, name, ref)).toBe(false);
  });
});
