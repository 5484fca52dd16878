import { beforeEach, describe, expect, it } from 'vitest';
import type { Pending } from '../../../../src/automation/reconcile.ts';
import { startOnce } from '../../../../src/automation/requests/claim.ts';
import { advanceRequests } from '../../../../src/automation/requests/requests.ts';
import { SiteDeployError } from '../../../../src/shared/errors/error.ts';
import type { PortalHarness } from '../release/harness.ts';
import { harnessWithoutRequests } from './harness.ts';

const agentWorkflow = `run-name: 'Request #\${{ inputs.issue }}, round \${{ inputs.round }}'
on: { workflow_dispatch: { inputs: { issue: {}, round: {}, base: {}, commit: {} } } }
jobs: {}
`;
let here: PortalHarness['here'];
let requests: PortalHarness['requests'];
let id: string;
beforeEach(async () => {
  ({ here, requests } = await harnessWithoutRequests());
  id = await requests.create('Add a newsletter form', 'On the home page.');
  await here.write('master', '.github/workflows/agent.yml', agentWorkflow);
});

/** Number of active processes. A pause lasts until all other processes pause or have ended. */
let atWork = 0;
async function advance() {
  const policy = { by: 'workflow', release: 'start' } as const;
  const { harness } = await here.openRequests(policy);
  const { clock } = harness.deps;
  async function sleep(...pause: Parameters<typeof clock.sleep>) {
    atWork -= 1;
    while (atWork > 0) await new Promise(setImmediate);
    atWork += 1;
    await clock.sleep(...pause);
  }
  const deps = { ...harness.deps, clock: { ...clock, sleep } };
  atWork += 1;
  return advanceRequests({ ...harness, deps }, { waitMs: 0 }).finally(() => {
    atWork -= 1;
  });
}
interface Issue {
  readonly pull_request?: object;
}
const listIssues = async () =>
  (await here.send<Issue[]>('GET', '/issues?state=all')).filter((issue) => !issue.pull_request);
const agentRuns = () =>
  here.repository().runs.filter(({ workflow }) => workflow.endsWith('agent.yml'));
const listStarts = async () => {
  const refs = await here.send<{ ref: string }[]>('GET', '/git/matching-refs/site-deploy/starts/');
  return refs.map(({ ref }) => ref.split('/').slice(-2).join('/'));
};

describe('concurrent runs for a request', { timeout: 60_000 }, () => {
  it('open one issue and start one agent', async () => {
    for (let turn = 0; turn < 2; turn += 1)
      await Promise.all(Array.from({ length: 3 }, () => advance().catch(() => undefined)));
    expect(await listIssues()).toHaveLength(1);
    expect(agentRuns()).toHaveLength(1);
    expect(await listStarts()).toEqual(['issue/1', 'round-1/1']);
  });

  it('do what an interrupted run has claimed but not done', async () => {
    const folder = Buffer.from(id).toString('base64url');
    const sha = await here.head('master');
    for (const name of ['issue', 'round-1']) {
      const ref = `refs/site-deploy/starts/${folder}/${name}/1`;
      await here.send('POST', '/git/refs', { ref, sha });
    }
    for (let turn = 0; turn < 2; turn += 1) await advance();
    expect([(await listIssues()).length, agentRuns().length]).toEqual([1, 1]);
    expect(await listStarts()).toEqual(['issue/1', 'issue/2', 'round-1/1', 'round-1/2']);
  });
});

describe('startOnce', () => {
  interface Attempt {
    readonly isDone?: boolean;
    readonly act?: () => Promise<Pending | undefined>;
  }
  let acts = 0;
  async function attempt({ isDone = true, act = async () => undefined }: Attempt = {}) {
    const commit = (await here.head('master')) ?? '';
    const { harness } = await here.openRequests();
    return startOnce(harness, {
      ...{ request: id, name: 'issue', commit, isDone: async () => isDone },
      act() {
        acts += 1;
        return act();
      },
    });
  }
  const lost = new SiteDeployError('GITHUB_UNAVAILABLE', 'GitHub did not respond.');
  const refusal = new SiteDeployError('GITHUB_REFUSED', 'GitHub refused it.');

  it('acts once, and again only if the first attempt had no effect', async () => {
    acts = 0;
    await Promise.all(Array.from({ length: 5 }, () => attempt()));
    expect(acts).toBe(1);
    expect(await attempt()).toMatchObject({ kind: 'machine' });
    expect(acts).toBe(1);
    await Promise.all(Array.from({ length: 5 }, () => attempt({ isDone: false })));
    expect(acts).toBe(2);
  });

  it('keeps the claim if the response is lost, but not after a refusal', async () => {
    await expect(attempt({ act: () => Promise.reject(lost) })).rejects.toBe(lost);
    expect(await listStarts()).toEqual(['issue/1']);
    await expect(attempt({ isDone: false, act: () => Promise.reject(refusal) })).rejects.toBe(
      refusal,
    );
    const person = { kind: 'person', what: 'Assign it.', url: '' } as const;
    expect(await attempt({ isDone: false, act: async () => person })).toEqual(person);
    expect(await listStarts()).toEqual(['issue/1']);
  });

  it('removes the refs of closed requests, but not those of another site of the repository', async () => {
    await attempt();
    await requests.patch(id, { status: 'rejected', reason: 'done' });
    id = await requests.create('Add a map', 'On the contact page.');
    const ref = 'refs/site-deploy/starts/b3RoZXI/round/1';
    await here.send('POST', '/git/refs', { ref, sha: await here.head('master') });
    await attempt();
    expect(await listStarts()).toEqual(['round/1', 'issue/1']);
  });
});
