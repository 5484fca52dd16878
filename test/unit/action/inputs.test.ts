import { describe, expect, it } from 'vitest';
import { optionsOf, type RunnerContext, workspaceOf } from '../../../src/action/inputs.ts';

const context: RunnerContext = {
  eventName: 'push',
  ref: 'refs/heads/release/1.4.0',
  sha: 'c0ffee',
  runId: 77,
  serverUrl: 'https://github.example',
  payload: { head_commit: { message: 'Merge it' } },
};
const env = { GITHUB_WORKSPACE: '/workspace', GITHUB_REPOSITORY: 'acme/site', GITHUB_RUN_ATTEMPT: '3' };

function read(inputs: Record<string, string> = {}, more: Partial<RunnerContext> = {}, variables: object = env) {
  const masked: string[] = [];
  const options = optionsOf({
    input: (name) => inputs[name] ?? '',
    context: { ...context, ...more },
    env: { ...variables },
    mask: (secret) => masked.push(secret.reveal()),
    git: async () => undefined,
  });
  return { options, masked };
}

describe('optionsOf', () => {
  it('is what the runner says, and nothing that was not said', () => {
    const { options, masked } = read();
    expect(options).toEqual({
      workspace: '/workspace',
      dryRun: false,
      force: false,
      event: {
        name: 'push',
        ref: 'refs/heads/release/1.4.0',
        sha: 'c0ffee',
        repository: 'acme/site',
        commitMessage: 'Merge it',
        run: { id: '77', attempt: 3, url: 'https://github.example/acme/site/actions/runs/77' },
      },
      git: expect.any(Function),
      env,
    });
    expect(masked).toEqual([]);
  });

  it('takes every input as it is', () => {
    const inputs = { config: 'c.yml', environment: 'Preview', version: '1.2.3', mode: 'build', uploader: 'direct' };
    expect(read(inputs).options).toMatchObject(inputs);
    expect(read({ 'rollback-run': '77' }).options.rollbackRun).toBe('77');
    expect(read({ mode: 'nonsense' }).options.mode).toBe('nonsense');
  });

  it.each([
    ['true', true],
    ['TRUE', true],
    ['false', false],
    ['', false],
    ['yes', false],
  ])('dry-run %j is %s', (text, expected) => expect(read({ 'dry-run': text }).options.dryRun).toBe(expected));

  it('masks the API token before it is used', () => {
    const { options, masked } = read({ 'api-token': 'the-api-token' });
    expect(masked).toEqual(['the-api-token']);
    expect(options.apiToken?.reveal()).toBe('the-api-token');
    expect(JSON.stringify(options)).not.toContain('the-api-token');
  });

  it.each([{}, { head_commit: null }, { head_commit: 'text' }, { head_commit: { message: 5 } }])(
    'has no commit message from %j',
    (payload) => expect(read({}, { payload }).options.event).not.toHaveProperty('commitMessage'),
  );

  it('is the first attempt where nobody counts', () => {
    expect(read({}, {}, { GITHUB_REPOSITORY: 'acme/site' }).options.event.run.attempt).toBe(1);
  });
});

it('the workspace is the folder of the job', () => {
  expect(workspaceOf(env)).toBe('/workspace');
  expect(workspaceOf({})).toBe('.');
});
