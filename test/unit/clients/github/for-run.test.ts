import { describe, expect, it } from 'vitest';
import { listAttestations } from '../../../../src/clients/github/attestations.ts';
import { isAncestor } from '../../../../src/clients/github/commits.ts';
import { ifAnswered, repositoryForRun } from '../../../../src/clients/github/for-run.ts';
import { runsOfPush } from '../../../../src/clients/github/runs.ts';
import { SiteDeployError } from '../../../../src/shared/errors/error.ts';
import { Secret } from '../../../../src/shared/secret.ts';
import { createDeps } from '../../../support/deps.ts';
import { fault, type Reply, scriptedHttp } from '../../../support/http.ts';
import { workflowRun } from '../../../support/repository.ts';

const access = { apiUrl: 'https://github.acme.example/api/v3', token: new Secret('read-only') };

function harness(answer: Reply | Error) {
  const http = scriptedHttp(() => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const deps = createDeps({ http });
  return { http, deps, repository: repositoryForRun('acme/site', access, deps) };
}

const run = { ...workflowRun, head_sha: 'a'.repeat(40) };

describe('the GitHub client of a deployment', () => {
  it('uses the API address and the token of the run', async () => {
    const { repository, http } = harness({ body: { status: 'behind' } });
    expect(await isAncestor(repository, 'older', 'newer')).toBe(true);
    expect(http.requests[0]?.url.href).toBe(
      'https://github.acme.example/api/v3/repos/acme/site/compare/newer...older',
    );
    expect(http.requests[0]?.headers.authorization).toBe('Bearer read-only');
  });

  it('lists the workflow runs of a push', async () => {
    const { repository, http } = harness({ body: { total_count: 1, workflow_runs: [run] } });
    const pushed = { commit: run.head_sha, branch: 'master' };
    expect(await runsOfPush(repository, pushed)).toMatchObject([{ id: 77, url: run.html_url }]);
    expect(http.requests[0]?.url.search).toBe(
      `?head_sha=${run.head_sha}&branch=master&event=push&per_page=100&page=1`,
    );
    const none = harness({ body: { total_count: 0, workflow_runs: [] } });
    expect(await runsOfPush(none.repository, pushed)).toEqual([]);
  });

  it('returns an empty list for a digest without attestations', async () => {
    const { repository } = harness({ status: 404, body: { message: 'Not Found' } });
    expect(await listAttestations(repository, `sha256:${'a'.repeat(64)}`, 30)).toEqual([]);
  });
});

it.each<[string, Reply | Error]>([
  ['the token lacks a permission', { status: 404, body: { message: 'Not Found' } }],
  ['the token has expired', { status: 401, body: { message: 'Bad credentials' } }],
  ['a rate limit lasts for an hour', { status: 429, headers: { 'retry-after': '3600' } }],
  ['the answer has an unexpected shape', { body: { state: 'behind' } }],
  ['GitHub cannot be reached', fault('ENOTFOUND')],
])('ifAnswered returns undefined and logs a line if %s', async (_, answer) => {
  const { repository, deps } = harness(answer);
  expect(await ifAnswered(isAncestor(repository, 'older', 'newer'), deps)).toBeUndefined();
  expect(
    deps.log.lines.filter((line) => line.includes('GitHub') || line.includes('token')),
  ).not.toEqual([]);
});

it('ifAnswered rejects with the abort reason', async () => {
  const cancelled = new SiteDeployError('CANCELLED', 'The run was cancelled.');
  await expect(ifAnswered(Promise.reject(cancelled), createDeps({}))).rejects.toBe(cancelled);
});
