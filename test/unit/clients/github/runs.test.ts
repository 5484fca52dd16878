import { describe, expect, it } from 'vitest';
import { createGitHub } from '../../../../src/clients/github/github.ts';
import { dispatchWorkflow } from '../../../../src/clients/github/runs.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { fakeClock } from '../../../support/clock.ts';
import { catchError } from '../../../support/failure.ts';
import { type Reply, readJson, scriptedHttp } from '../../../support/http.ts';
import { docsRepository as repository } from '../../../support/repository.ts';

const dispatch = {
  workflow: 'rollback.yml',
  branch: 'master',
  inputs: { environment: 'Production', run: '7' },
};
const run = (id: number) => ({
  id,
  html_url: `https://github.com/acme/docs/actions/runs/${id}`,
  event: 'workflow_dispatch',
  head_branch: 'master',
  head_sha: 'a',
  status: 'queued',
  created_at: '2026-01-02T03:04:05Z',
});

/** The response of an older server to a request with an unknown key. */
const refused = {
  status: 400,
  body: { message: 'Invalid request. "return_run_details" is not a permitted key.' },
};

function start(answer: (method: string, post: number, get: number) => Reply) {
  const counts = { POST: 0, GET: 0 };
  const clock = fakeClock();
  const http = scriptedHttp(({ method }) => {
    counts[method === 'POST' ? 'POST' : 'GET'] += 1;
    return answer(method, counts.POST, counts.GET);
  }, clock);
  const { signal } = new AbortController();
  const github = createGitHub({ http, clock, signal, token: new Secret('token') });
  return {
    http,
    clock,
    started: dispatchWorkflow({ ...repository, ...github }, dispatch, clock, signal),
  };
}

describe('starting a workflow', () => {
  it('returns the id of the run that GitHub names', async () => {
    const { http, started } = start(() => ({ body: { workflow_run_id: 9 } }));
    expect(await started).toBe(9);
    expect(http.requests).toHaveLength(1);
    expect(readJson(http.requests[0])).toEqual({
      ref: 'master',
      inputs: dispatch.inputs,
      return_run_details: true,
    });
  });

  it('finds the new run in the list of runs on an older server', async () => {
    const { http, clock, started } = start((method, post, get): Reply => {
      if (method === 'POST') return post === 1 ? refused : { status: 204 };
      return { body: { workflow_runs: get < 4 ? [run(8)] : [run(9), run(8)] } };
    });
    expect(await started).toBe(9);
    expect(clock.pauses).toEqual([2_000, 2_000, 2_000]);
    const posts = http.requests.filter(({ method }) => method === 'POST');
    expect(posts.map(readJson).at(-1)).toEqual({ ref: 'master', inputs: dispatch.inputs });
  });
});

describe('a failed start of a workflow', () => {
  it('is not repeated if an older server accepts the request but lists no new run', async () => {
    const { http, started } = start((method, post): Reply => {
      if (method === 'POST') return post === 1 ? refused : { status: 204 };
      return { body: { workflow_runs: [run(8)] } };
    });
    expect((await catchError(started)).message).toContain('shows no run');
    expect(http.requests.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  it.each([
    [422, 'Unexpected inputs provided: ["run"]', 'GITHUB_REFUSED'],
    [403, 'Resource not accessible', 'GITHUB_PERMISSION_MISSING'],
    [404, 'Not Found', 'GITHUB_PERMISSION_MISSING'],
  ])(
    'is reported after one request if GitHub answers with status %i "%s"',
    async (status, message, code) => {
      const { http, started } = start(() => ({ status, body: { message } }));
      const error = await catchError(started);
      expect(error.code).toBe(code);
      expect(error.facts.join()).toContain(message);
      expect(http.requests).toHaveLength(1);
    },
  );
});
