import { describe, expect, it } from 'vitest';
import {
  commentAccess,
  type RunnerContext,
  readGitHubAccess,
  readRequest,
  readSecret,
} from '../../../src/action/inputs.ts';
import { Secret } from '../../../src/shared/secret.ts';
import { recordingLog } from '../../support/log.ts';

const context: RunnerContext = {
  eventName: 'push',
  ref: 'refs/heads/release/1.4.0',
  sha: 'c0ffee',
  runId: 77,
  serverUrl: 'https://github.example',
  payload: { head_commit: { message: 'Merge it' } },
};
const env = {
  GITHUB_WORKSPACE: '/workspace',
  GITHUB_REPOSITORY: 'acme/site',
  GITHUB_RUN_ATTEMPT: '3',
};

const getInputs = (inputs: Record<string, string>) => (name: string) => inputs[name] ?? '';

function read(
  inputs: Record<string, string> = {},
  more: Partial<RunnerContext> = {},
  variables: object = env,
) {
  return readRequest(getInputs(inputs), { ...context, ...more }, { ...variables });
}

describe('readRequest', () => {
  it("reads the event, the runner's variables and empty inputs", () => {
    expect(read()).toEqual({
      workspace: '/workspace',
      event: {
        name: 'push',
        ref: 'refs/heads/release/1.4.0',
        sha: 'c0ffee',
        repository: 'acme/site',
        commitMessage: 'Merge it',
        run: { id: '77', attempt: 3, url: 'https://github.example/acme/site/actions/runs/77' },
      },
      config: '',
      environment: '',
      siteVersion: '',
      mode: '',
      rollbackRun: '',
      uploader: '',
      dryRun: '',
      force: '',
      pins: { portalUrl: '', audience: '', tenantId: '', clientId: '' },
    });
  });

  it.each([
    ['config', 'config'],
    ['environment', 'environment'],
    ['mode', 'mode'],
    ['uploader', 'uploader'],
    ['force', 'force'],
    ['rollback-run', 'rollbackRun'],
    ['site-version', 'siteVersion'],
    ['dry-run', 'dryRun'],
  ])('passes the input %s on unchanged', (name, field) => {
    expect(read({ [name]: ' Nonsense' })).toMatchObject({ [field]: ' Nonsense' });
  });

  it.each([
    ['portal-url', 'portalUrl'],
    ['audience', 'audience'],
    ['tenant-id', 'tenantId'],
    ['client-id', 'clientId'],
  ])('passes the pin %s on unchanged', (name, field) => {
    expect(read({ [name]: 'HTTPS://p' }).pins).toMatchObject({ [field]: 'HTTPS://p' });
  });

  it.each([{}, { head_commit: null }, { head_commit: 'text' }, { head_commit: { message: 5 } }])(
    'finds no commit message in the payload %j',
    (payload) => expect(read({}, { payload }).event.commitMessage).toBeUndefined(),
  );

  it.each([
    ['uses the tree of the head commit', 'c0ffee', 'the tree', 'the tree'],
    ['ignores the tree of a different commit', 'another commit', 'the tree', undefined],
    ['ignores a tree that is not a string', 'c0ffee', 5, undefined],
  ])('%s', (_, id, tree_id, expected) => {
    expect(read({}, { payload: { head_commit: { id, tree_id } } }).event.tree).toBe(expected);
  });

  it('uses the ref in the payload of a delete event if the ref is a branch', () => {
    const deleted = {
      eventName: 'delete',
      ref: 'refs/heads/master',
      payload: { ref_type: 'branch', ref: 'release/1' },
    };
    expect(read({}, deleted).event.ref).toBe('refs/heads/release/1');
    expect(read({}, { ...deleted, payload: { ref_type: 'tag', ref: 'v1' } }).event.ref).toBe(
      'refs/heads/master',
    );
  });

  it('reads a pull request, its state, and whether it is from a fork', () => {
    const repo = { full_name: 'Acme/Site' };
    const head = { ref: 'topic', sha: 'b', repo };
    const context = (action: string, side: object) => ({
      eventName: 'pull_request',
      payload: { action, pull_request: { number: 12, head: side } },
    });
    const own = { number: 12, branch: 'topic', commit: 'b', isFork: false, isClosed: false };
    expect(read({}, context('opened', head)).event.pull).toEqual(own);
    const fork = { ...head, repo: { full_name: 'other/site' } };
    expect(read({}, context('closed', fork)).event.pull).toEqual({
      ...own,
      isFork: true,
      isClosed: true,
    });
    expect(read({}, context('opened', { ...head, repo: null })).event.pull?.isFork).toBe(true);
    expect(read({}, { ...context('opened', head), eventName: 'push' }).event.pull).toBeUndefined();
  });

  it('uses 1 as the attempt if the runner names none', () => {
    expect(read({}, {}, { GITHUB_REPOSITORY: 'acme/site' }).event.run.attempt).toBe(1);
  });

  it('uses the current folder if the runner names none', () => {
    expect(read({}, {}, {}).workspace).toBe('.');
  });
});

describe('tokens', () => {
  const masked: string[] = [];
  const mask = (secret: Secret) => void masked.push(secret.reveal());
  const access = (token: string, variables: Record<string, string> = {}) =>
    readGitHubAccess(getInputs({ 'github-token': token }), variables, mask);

  it('are masked before use', () => {
    const github = access('ghs_1');
    expect(readSecret('the-api-token', mask)?.reveal()).toBe('the-api-token');
    expect(masked).toEqual(['ghs_1', 'the-api-token']);
    expect(github?.token.reveal()).toBe('ghs_1');
    expect(JSON.stringify(github)).not.toContain('ghs_1');
  });

  it('are sent to the GitHub API of the runner', () => {
    expect(access('ghs_1')?.apiUrl).toBe('https://api.github.com');
    const variables = { GITHUB_API_URL: 'https://api.acme.ghe.com' };
    expect(access('ghs_1', variables)?.apiUrl).toBe('https://api.acme.ghe.com');
  });

  it('are undefined if their inputs are empty', () => {
    expect([readSecret(undefined, mask), readSecret('', mask), access('')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the input comment', () => {
  const access = { apiUrl: 'https://api.github.com', token: new Secret('ghs_1') };
  const ask = (comment: string, given: typeof access | undefined, log = recordingLog()) =>
    commentAccess(getInputs({ comment }), given, log);

  it('requests comments with the token of the job if it is true', () => {
    const found = ['', 'false', 'true', ' True '].map((value) => ask(value, access));
    expect(found).toEqual([undefined, undefined, access, access]);
  });

  it('leads to one line in the log if there is no token', () => {
    const log = recordingLog();
    expect(ask('true', undefined, log)).toBeUndefined();
    const line = 'info No comment on the pull request: the input "github-token" is empty.';
    expect(log.lines).toEqual([line]);
  });

  it('refuses a value other than true and false', () => {
    expect(() => ask('yes', undefined)).toThrow('comment: found "yes", expected true or false');
  });
});
