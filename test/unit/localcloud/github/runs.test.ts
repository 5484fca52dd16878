import { afterAll, describe, expect, it } from 'vitest';
import type { LocalRun } from '../../../../src/localcloud/github/state/state.ts';
import { serveGitHub } from './served.ts';

const workflow = `name: Back
run-name: 'Back to \${{ inputs.run }} on \${{ github.ref_name }}'
on:
  push:
  workflow_dispatch:
    inputs:
      environment: { type: choice, options: [Preview, Production], required: true }
      run: { type: string }
      dry: { type: boolean }
jobs: {}
`;
const dispatched: LocalRun[] = [];
const github = await serveGitHub();
const { api } = github;
await api.writeFile('acme/docs', 'master', '.github/workflows/back.yml', workflow);
await api.writeFile('acme/docs', 'master', '.github/workflows/push.yml', 'on: push\njobs: {}\n');
api.dispatches.on('run', (run) => dispatched.push(run));
afterAll(() => github[Symbol.asyncDispose]());
const call = (method: string, path: string, body?: object, token?: string) =>
  github.call(method, `/actions${path}`, body, token);
const dispatch = (body: object, file = 'back.yml', token?: string) =>
  call('POST', `/workflows/${file}/dispatches`, { ref: 'master', ...body }, token);
const inputs = { environment: 'Production', run: '7' };

describe('a dispatch of a workflow', () => {
  it('starts a run on the head of the branch, with its inputs', async () => {
    const { status, json } = await dispatch({ inputs, return_run_details: true });
    expect(status).toBe(200);
    const commit = await api.getHead('acme/docs', 'master');
    expect(dispatched.at(-1)).toMatchObject({
      id: json.workflow_run_id,
      branch: 'master',
      commit,
      inputs,
    });
    expect((await call('GET', `/runs/${json.workflow_run_id}`)).json).toMatchObject({
      name: 'Back',
      display_title: 'Back to 7 on master',
      event: 'workflow_dispatch',
      status: 'queued',
      conclusion: null,
      head_sha: commit,
      head_repository: { full_name: 'acme/docs' },
      html_url: json.html_url,
    });
  });

  it('returns the run only on request', async () => {
    expect(await dispatch({ inputs })).toMatchObject({ status: 204, json: undefined });
    const { json } = await call(
      'GET',
      '/workflows/back.yml/runs?event=workflow_dispatch&branch=master',
    );
    expect(json.workflow_runs[0].id).toBe(dispatched.at(-1)?.id);
  });

  const unexpected = { inputs: { ...inputs, force: '1' } };
  it.each<[string, object, message: string, file?: string, status?: number]>([
    ['undeclared inputs', unexpected, 'Unexpected inputs provided: ["force"]'],
    ['a missing required input', { inputs: { run: '7' } }, "'environment' not provided"],
    [
      'a choice that is not an option',
      { inputs: { environment: 'Moon' } },
      'not in the list of allowed',
    ],
    [
      'a boolean input that is neither true nor false',
      { inputs: { ...inputs, dry: 'maybe' } },
      'not in the list of allowed',
    ],
    ['a missing branch', { ref: 'gone', inputs }, 'No ref found for: gone'],
    ['a workflow without the trigger', {}, "have 'workflow_dispatch' trigger", 'push.yml'],
    ['a missing workflow', {}, 'Not Found', 'gone.yml', 404],
    ['an unknown key', { inputs, wait: true }, 'Validation Failed'],
  ])('is refused because of %s', async (_, body, message, file = 'back.yml', status = 422) => {
    const before = dispatched.length;
    const refused = await dispatch(body, file);
    expect(refused.status).toBe(status);
    expect(refused.json.message).toContain(message);
    expect(dispatched).toHaveLength(before);
  });

  it('requires "actions: write"', async () => {
    api.tokens.set('reader', { actions: 'read' });
    const refused = await dispatch({ inputs }, 'back.yml', 'reader');
    expect(refused.status).toBe(403);
    expect(refused.headers.get('x-accepted-github-permissions')).toBe('actions=write');
  });

  it('is refused while the workflow is disabled', async () => {
    const disabled = api.repository('acme/docs')?.disabledWorkflows;
    disabled?.add('.github/workflows/back.yml');
    expect((await dispatch({ inputs })).status).toBe(422);
    disabled?.clear();
  });
});

it('lists of runs and artifacts require "actions: read"', async () => {
  api.tokens.set('reader', { actions: 'read' });
  api.tokens.set('stranger', { contents: 'write' });
  for (const path of ['/runs', '/artifacts', '/workflows/back.yml/runs']) {
    expect((await call('GET', path, undefined, 'reader')).status).toBe(200);
    expect((await call('GET', path, undefined, 'stranger')).status).toBe(403);
  }
});

describe('a workflow started by pull requests', () => {
  const jobToken = 'ghs_job';
  const send = async (token: string, method: string, path: string, body: object) =>
    (await github.call(method, path, body, token)).status;
  const newBranch = async (name: string) => {
    const sha = await api.getHead('acme/docs', 'master');
    await api.send('POST', '/repos/acme/docs/git/refs', { ref: `refs/heads/${name}`, sha });
    const on = 'on: { pull_request: { branches: ["mas*"] } }';
    await api.writeFile('acme/docs', name, '.github/workflows/test.yml', on);
  };
  const pull = (head: string) => ({ title: head, head, base: 'master', body: '' });
  const getRuns = (branch: string) =>
    api
      .repository('acme/docs')
      ?.runs.filter((run) => run.branch === branch && run.event === 'pull_request') ?? [];
  api.tokens.set(jobToken, { contents: 'write', pull_requests: 'write', actions: 'write' });

  it("waits for a person's approval if a job's token opened the pull request", async () => {
    await newBranch('by-job');
    expect(await send(jobToken, 'POST', '/pulls', pull('by-job'))).toBe(201);
    const [run] = getRuns('by-job');
    expect(run).toMatchObject({ status: 'completed', conclusion: 'action_required' });
    expect(dispatched).not.toContain(run);
    expect((await call('POST', `/runs/${run?.id}/approve`, undefined, jobToken)).status).toBe(403);
    expect((await call('POST', `/runs/${run?.id}/approve`)).status).toBe(201);
    expect(run).toMatchObject({ status: 'queued', conclusion: null });
    expect(dispatched.at(-1)).toBe(run);
    expect((await call('POST', `/runs/${run?.id}/approve`)).status).toBe(403);
  });

  it("does not start if a job's token opened the pull request on an Enterprise Server", async () => {
    await newBranch('by-server');
    Object.assign(api.features, { installedVersion: '3.20.4' });
    const headers = { authorization: `Bearer ${jobToken}` };
    const body = JSON.stringify(pull('by-server'));
    await fetch(`${github.base}/api/v3/repos/acme/docs/pulls`, { method: 'POST', headers, body });
    delete api.features.installedVersion;
    expect(getRuns('by-server')).toEqual([]);
  });
});
