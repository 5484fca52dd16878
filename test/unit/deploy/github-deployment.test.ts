import { expect, it } from 'vitest';
import { deactivateOnGitHub } from '../../../src/deploy/github-deployment.ts';
import { RunRecord } from '../../../src/deploy/record.ts';
import { buildReport } from '../../../src/deploy/run-report.ts';
import { SiteDeployError } from '../../../src/shared/errors/error.ts';
import type { Http } from '../../../src/shared/http/client.ts';
import { HttpFault } from '../../../src/shared/http/fault.ts';
import { Secret } from '../../../src/shared/secret.ts';
import { depsOf } from '../../support/deps.ts';
import { closingPlanOf, planOf } from '../../support/plan.ts';
import {
  apiUrl,
  commit,
  failed,
  http,
  log,
  made,
  openGitHub,
  run,
  states,
  succeeds,
  type World,
} from './shown-run.ts';

openGitHub();

it('a run creates a deployment with states, the verified address and a link to its log', async () => {
  const { result, lines } = await run(succeeds);
  expect(made()).toMatchObject([
    { sha: commit, task: 'deploy', environment: 'Production', production: true, transient: false },
  ]);
  expect(made()[0]?.statuses).toMatchObject([
    { state: 'in_progress', logUrl: log },
    { state: 'success', environmentUrl: 'https://www.acme.example', logUrl: log },
  ]);
  expect(made()[0]?.statuses[1]?.description).toMatch(/^\S+ 1\.4\.0 is live in Production$/);
  const id = made()[0]?.id;
  expect(lines).toEqual([`info GitHub shows this run as deployment ${id} of acme/site: success.`]);
  expect(buildReport(result).gitHubDeployment).toEqual({ id, state: 'success' });
});

const isUnchanged = (record: RunRecord) => {
  record.addFacts({ isUnchanged: true });
  record.complete('skipped');
};
const isOvertaken = (record: RunRecord) =>
  record.failed(new SiteDeployError('SUPERSEDED', 'a newer commit'));
const hasUnknownOutcome = (record: RunRecord) => {
  record.mayHaveChanged();
  record.failed(new SiteDeployError('DISTRIBUTION_UNKNOWN', 'no answer'));
};

it.each([
  [
    'fails',
    (record: RunRecord) => record.failed(failed),
    'failure',
    /failed\. The live site was not changed\.$/,
  ],
  ['finds the same files live', isUnchanged, 'success', /already$/],
  ['is overtaken', isOvertaken, 'inactive', /was skipped\. The live site was not changed\.$/],
  [
    'has an unknown outcome',
    hasUnknownOutcome,
    'error',
    /unknown outcome\. The site may have changed/,
  ],
] as const)('a run that %s sets its state on GitHub', async (_, work, state, said) => {
  const { result } = await run(work);
  expect(states()).toEqual(['in_progress', state]);
  expect(made()[0]?.statuses[1]?.description).toMatch(said);
  expect(made()[0]?.statuses[1]?.environmentUrl).toBe('');
  expect(result.gitHubDeployment?.state).toBe(state);
});

it('a cancelled run sets "error", even if Ctrl-C comes while the deployment is being created', async () => {
  const ctrlC = new AbortController();
  await run(
    (record) => {
      ctrlC.abort(new SiteDeployError('CANCELLED', 'The run was cancelled (SIGINT).'));
      record.failed(ctrlC.signal.reason);
    },
    { signal: ctrlC.signal },
  );
  expect(states()).toEqual(['in_progress', 'error']);
  expect(made()[0]?.statuses[1]?.description).toMatch(
    /was cancelled\. The live site was not changed\.$/,
  );
});

it('a Preview is a transient deployment environment', async () => {
  await run(succeeds, { plan: { environment: 'Preview', environmentName: 'preview' } });
  expect(made()).toMatchObject([{ environment: 'Preview', production: false, transient: true }]);
});

it('a success deactivates earlier deployments of this site only', async () => {
  const other = planOf({}, '').config;
  const shop = { ...other, site: { ...other.site, slug: 'shop' } };
  await run(succeeds, { page: `${log}1` });
  await run(succeeds, { page: `${log}2`, plan: { config: shop } });
  await run((record) => record.failed(failed), { page: `${log}3` });
  await run(succeeds, { page: `${log}4` });
  expect([0, 1, 2, 3].map((index) => states(index)?.at(-1))).toEqual([
    'inactive',
    'success',
    'failure',
    'success',
  ]);
});

it('a success ends the deployment of a killed run', async () => {
  await run(succeeds, { page: `${log}1` });
  made()[0]?.statuses.splice(1);
  await run(succeeds, { page: `${log}2` });
  expect(states(0)).toEqual(['in_progress', 'inactive']);
});

it('a closed Preview has no active deployment', async () => {
  await run(succeeds, { plan: { environment: 'Preview', environmentName: 'preview' } });
  const access = { apiUrl, token: new Secret('ci') };
  const { event } = planOf();
  const plan = closingPlanOf({ event: { ...event, repository: 'acme/site' } });
  await deactivateOnGitHub(plan, access, new RunRecord(depsOf({ http })));
  expect(states()?.at(-1)).toBe('inactive');
});

/** The network loses the first answers to these requests: GitHub has carried them out. */
function losing(pattern: RegExp, times = 1): Http {
  let left = times;
  return {
    async send(request) {
      const answer = await http.send(request);
      if (left === 0 || !pattern.test(`${request.method} ${request.url}`)) return answer;
      left -= 1;
      throw new HttpFault('reset', `${request.method} ${request.url}`, 1, new Error('ECONNRESET'));
    },
  };
}

it.each([
  ['the deployment', /^POST .+\/deployments$/],
  ['its state', /^POST .+\/statuses$/],
])('never creates two deployments if the answer about %s is lost', async (_, pattern) => {
  await run(succeeds, { http: losing(pattern) });
  expect(made()).toHaveLength(1);
  expect(states()?.at(-1)).toBe('success');
});

it('reports the run at its end if GitHub is unreachable at first', async () => {
  let left = 1;
  const flaky: Http = {
    send(request) {
      left -= 1;
      if (left < 0) return http.send(request);
      return Promise.reject(new HttpFault('refused', String(request.url), 1, new Error('down')));
    },
  };
  await run(succeeds, { http: flaky });
  expect(made()).toHaveLength(1);
  expect(states()).toEqual(['success']);
});

it('a second attempt of a run continues its deployment', async () => {
  await run((record) => record.failed(failed));
  await run(succeeds);
  expect(made()).toHaveLength(1);
  expect(states()).toEqual(['in_progress', 'failure', 'in_progress', 'success']);
});

it('creates no second deployment for a job with an environment', async () => {
  const page = 'https://github.com/acme/site/actions/runs/17';
  const at = '/repos/acme/site/deployments';
  const call = (path: string, body: object) =>
    fetch(`${apiUrl}${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer ci' },
      body: JSON.stringify(body),
    }).then((answer) => answer.json());
  const own = { ref: commit, environment: 'Production', auto_merge: false, required_contexts: [] };
  const { id } = (await call(at, own)) as { id: number };
  await call(`${at}/${id}/statuses`, { state: 'in_progress', log_url: `${page}/job/3` });
  const { lines } = await run(succeeds, { page });
  expect(lines).toEqual([
    'info GitHub has made a deployment for the environment of this job: there is no second one.',
  ]);
  expect(made()).toHaveLength(1);
  // Another run has none.
  await run(succeeds, { page: `${page}9` });
  expect(made()).toHaveLength(2);
});

it.each<[string, World, string]>([
  [
    'may only read',
    { token: 'reader' },
    'give the token the permission "deployments: write" for acme/site, which has',
  ],
  ['is not known', { token: 'nobody' }, 'GitHub did not accept the token'],
  [
    'is for another repository',
    { repository: 'acme/other' },
    '"deployments: write" for acme/other',
  ],
  [
    'is fine, but the commit is not pushed',
    { commit: 'c'.repeat(40) },
    'does not have the commit cccccccccccc: push',
  ],
  [
    'is fine, but the folder is no checkout',
    { commit: '' },
    'it is not known which commit of which repository',
  ],
])('a run whose token %s logs one line and does not fail', async (_, world, said) => {
  const { result, lines } = await run(succeeds, world);
  expect(lines).toEqual([expect.stringContaining('info No deployment on GitHub: ')]);
  expect(lines[0]).toContain(said);
  expect(result).toMatchObject({
    status: 'succeeded',
    gitHubDeployment: { problem: expect.stringContaining(said) },
  });
  expect(made()).toEqual([]);
});

/** A token that may write so many times, and then may only read. */
const writesFor = (times: number): Http => {
  let left = times;
  return {
    send: (request) => {
      if (request.method === 'POST') left -= 1;
      return http.send(
        left < 0 ? { ...request, headers: { authorization: 'Bearer reader' } } : request,
      );
    },
  };
};

it('reports a state that could not be written, and keeps that in the result', async () => {
  const { result, lines } = await run(succeeds, { http: writesFor(2) });
  expect(states()).toEqual(['in_progress']);
  expect(lines.at(-1)).toContain('info GitHub shows an unfinished deployment: give the token');
  expect(result.gitHubDeployment).toMatchObject({ id: made()[0]?.id, state: 'in_progress' });
});

it('does not report the final state as missing if only its answer is lost', async () => {
  let left = 3;
  const deaf: Http = {
    async send(request) {
      left -= 1;
      const answer = await http.send(request);
      if (left >= 0) return answer;
      throw new HttpFault('reset', String(request.url), 1, new Error('ECONNRESET'));
    },
  };
  const { lines } = await run(succeeds, { http: deaf });
  expect(states()).toEqual(['in_progress', 'success']);
  expect(lines.at(-1)).toBe(
    'info GitHub may show an unfinished deployment: it has not answered in time.',
  );
});

it('logs one line if GitHub does not answer, without claiming that no deployment exists', async () => {
  const down: Http = {
    send: ({ url }) =>
      Promise.reject(new HttpFault('reset', String(url), 1, new Error('ECONNRESET'))),
  };
  const { result, lines } = await run(succeeds, { http: down });
  expect(lines).toEqual(['info Perhaps no deployment on GitHub: it has not answered in time.']);
  expect(result).toMatchObject({
    status: 'succeeded',
    gitHubDeployment: { problem: 'it did not respond in time' },
  });
});

it('reports a deployment as possibly unfinished if its states get no answer', async () => {
  const cancel = new AbortController();
  const hangs: Http = {
    send: (request) =>
      request.method === 'POST' && String(request.url).endsWith('/statuses')
        ? new Promise((_, reject) => {
            request.signal?.addEventListener('abort', () => reject(request.signal?.reason), {
              once: true,
            });
            cancel.abort(new SiteDeployError('CANCELLED', 'The run was cancelled (SIGINT).'));
          })
        : http.send(request),
  };
  const cancelled = (record: RunRecord) =>
    record.failed(new SiteDeployError('CANCELLED', 'cancelled'));
  const { result, lines } = await run(cancelled, {
    http: hangs,
    signal: cancel.signal,
    afterCancelMs: 50,
  });
  expect(lines).toEqual([
    'info GitHub may show an unfinished deployment: it has not answered in time.',
  ]);
  expect(result.gitHubDeployment?.id).toBe(made()[0]?.id);
});

it('reports an earlier deployment that could not be ended, and keeps the state of the run', async () => {
  await run(succeeds, { page: `${log}1` });
  const { result, lines } = await run(succeeds, { page: `${log}2`, http: writesFor(3) });
  expect([0, 1].map((index) => states(index)?.at(-1))).toEqual(['success', 'success']);
  expect(lines.at(-1)).toMatch(
    /^info GitHub may show an earlier deployment to Production as active, too: give the token/,
  );
  expect(lines.join('\n')).not.toContain('unfinished');
  expect(result.gitHubDeployment).toMatchObject({
    state: 'success',
    problem: expect.stringContaining('give the token'),
  });
});

it('reports a closed Preview that GitHub still shows as active', async () => {
  await run(succeeds, { plan: { environment: 'Preview', environmentName: 'preview' } });
  const deps = depsOf({ http });
  const plan = closingPlanOf({ event: { ...planOf().event, repository: 'acme/site' } });
  await deactivateOnGitHub(plan, { apiUrl, token: new Secret('reader') }, new RunRecord(deps));
  expect(deps.log.lines).toEqual([
    expect.stringMatching(
      /^info GitHub may still show the closed Preview as active: give the token the permission/,
    ),
  ]);
});
