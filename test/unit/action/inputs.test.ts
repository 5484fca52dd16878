import { describe, expect, it } from 'vitest';
import {
  commentAccess,
  type RunnerContext,
  readRequest,
  readTokens,
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

const inputsOf = (inputs: Record<string, string>) => (name: string) => inputs[name] ?? '';

function read(
  inputs: Record<string, string> = {},
  more: Partial<RunnerContext> = {},
  variables: object = env,
) {
  return readRequest(inputsOf(inputs), { ...context, ...more }, { ...variables });
}

describe('requestOf', () => {
  it('reads the values of the runner, with every input unchanged', () => {
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

  it('passes every input through unchanged', () => {
    const inputs = {
      config: 'c.yml',
      environment: 'Preview',
      mode: 'nonsense',
      uploader: 'direct',
      force: 'yes',
    };
    expect(read(inputs)).toMatchObject(inputs);
    expect(read({ 'rollback-run': '77' }).rollbackRun).toBe('77');
    expect(read({ 'site-version': '1.2.3' }).siteVersion).toBe('1.2.3');
    expect(read({ 'dry-run': 'yes' }).dryRun).toBe('yes');
    const pins = {
      'portal-url': 'https://p.example',
      audience: 'api://x',
      'tenant-id': 't',
      'client-id': 'c',
    };
    expect(read(pins).pins).toEqual({
      portalUrl: 'https://p.example',
      audience: 'api://x',
      tenantId: 't',
      clientId: 'c',
    });
  });

  it.each([{}, { head_commit: null }, { head_commit: 'text' }, { head_commit: { message: 5 } }])(
    'has no commit message for the payload %j',
    (payload) => expect(read({}, { payload }).event.commitMessage).toBeUndefined(),
  );

  it('uses the deleted branch of a delete event', () => {
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

  it('defaults to the first run attempt', () => {
    expect(read({}, {}, { GITHUB_REPOSITORY: 'acme/site' }).event.run.attempt).toBe(1);
  });

  it('defaults to the folder of the job', () => {
    expect(read({}, {}, {}).workspace).toBe('.');
  });
});

describe('tokensOf', () => {
  const tokens = (inputs: Record<string, string>, variables: Record<string, string> = {}) => {
    const masked: string[] = [];
    return {
      found: readTokens(inputsOf(inputs), variables, (secret) => masked.push(secret.reveal())),
      masked,
    };
  };

  it('masks every token before use', () => {
    const inputs = { 'api-token': 'the-api-token', 'github-token': 'ghs_1' };
    const { found, masked } = tokens(inputs, { ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'request' });
    expect(masked.toSorted()).toEqual(['ghs_1', 'request', 'the-api-token']);
    expect(found.apiToken?.reveal()).toBe('the-api-token');
    expect(found.github?.apiUrl).toBe('https://api.github.com');
    expect(found.github?.token.reveal()).toBe('ghs_1');
    expect(found.idTokenRequest?.reveal()).toBe('request');
    expect(JSON.stringify(found)).not.toMatch(/the-api-token|ghs_1|"request"/);
  });

  it('uses the GitHub API of the runner', () => {
    const { found } = tokens(
      { 'github-token': 'ghs_1' },
      { GITHUB_API_URL: 'https://api.acme.ghe.com' },
    );
    expect(found.github?.apiUrl).toBe('https://api.acme.ghe.com');
  });

  it('has no tokens if none are given', () => {
    const none = { github: undefined, apiToken: undefined, idTokenRequest: undefined };
    expect(tokens({})).toEqual({ found: none, masked: [] });
    expect(tokens({}, { ACTIONS_ID_TOKEN_REQUEST_TOKEN: '' }).found).toEqual(none);
  });
});

describe('the input comment', () => {
  const access = { apiUrl: 'https://api.github.com', token: new Secret('ghs_1') };
  const ask = (comment: string, given: typeof access | undefined, log = recordingLog()) =>
    commentAccess(inputsOf({ comment }), given, log);

  it('asks for comments with the token of the job', () => {
    const found = ['', 'false', 'true', ' True '].map((value) => ask(value, access));
    expect(found).toEqual([undefined, undefined, access, access]);
  });

  it('logs one line without a token', () => {
    const log = recordingLog();
    expect(ask('true', undefined, log)).toBeUndefined();
    const line = 'info No comment on the pull request: the input "github-token" is empty.';
    expect(log.lines).toEqual([line]);
  });

  it('accepts only true and false', () => {
    expect(() => ask('yes', undefined)).toThrow('comment: found "yes", expected true or false');
  });
});
