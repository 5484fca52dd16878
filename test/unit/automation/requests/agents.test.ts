import { beforeEach, describe, expect, it } from 'vitest';
import { finishRelease } from '../../../../src/automation/release/release.ts';
import { advanceRequests } from '../../../../src/automation/requests/requests.ts';
import type { SiteConfig } from '../../../../src/config/schema.ts';
import { approveRun } from '../../../../src/localcloud/github/actions/run-triggers.ts';
import { addReview } from '../../../../src/localcloud/github/resources/agents.ts';
import { docsSite } from '../../localcloud/portal/harness.ts';
import { fullName, harnessWithPortal, type PortalHarness } from '../release/harness.ts';

type Policy = Partial<SiteConfig['automation']['requests']>;
const agentWorkflow = `run-name: 'Request #\${{ inputs.issue }}, round \${{ inputs.round }}'
on:
  workflow_dispatch:
    inputs: { issue: {}, round: {}, base: {}, commit: {} }
`;
/** Token of a job that advances requests. */
const job = 'ghs_requests';
let here: PortalHarness['here'];
let requests: PortalHarness['requests'];
let id: string;
beforeEach(async () => {
  ({ here, requests } = await harnessWithPortal(
    { sites: [{ ...docsSite, repository: { owner: 'acme', name: 'site' } }], seed: false },
    { site: { id: docsSite.id, slug: docsSite.slug } },
  ));
  id = await requests.create('Add a newsletter form', 'On the home page.');
  await here.write('master', '.github/workflows/agent.yml', agentWorkflow);
  const writes = { contents: 'write', issues: 'write', pull_requests: 'write' } as const;
  here.api.tokens.set(job, { ...writes, actions: 'write', checks: 'read' });
});

const decline = (status = 'rejected') => requests.patch(id, { status, reason: 'No' });
const getRequest = () => requests.get(id);
/** Returns pull requests except those of releases. */
const pulls = async () => {
  type Pull = { number: number; state: string; head: { ref: string } };
  const all = await here.send<Pull[]>('GET', '/pulls?state=all');
  return all.filter(({ head }) => !head.ref.startsWith('release/'));
};
const found = () => here.repository();
const branches = async () =>
  (await here.send<{ ref: string }[]>('GET', '/git/matching-refs/heads/')).map(({ ref }) =>
    ref.replace('refs/heads/', ''),
  );

async function advance(policy: Policy, laterMs?: number, token?: string) {
  const own = { release: 'start' as const, checks: ['site build'] };
  const opening = { laterMs, ...(token && { token }) };
  const { harness } = await here.openRequests({ ...own, ...policy }, undefined, opening);
  return advanceRequests({ ...harness, asUser: harness.repository }, { waitMs: 60_000 });
}
const getOutcome = async (policy: Policy, token?: string) => {
  const [outcome] = await advance(policy, undefined, token);
  if (outcome?.error) throw outcome.error;
  return outcome?.end.what;
};

/** Changes a file and proposes the change, as an agent does. */
async function propose(
  issue: number,
  base: string,
  { branch, author }: { branch: string; author: string },
) {
  if (!(await here.head(branch))) await here.branchOff(branch, base);
  await here.write(branch, `form-${Math.random()}.html`, '<form>');
  const sha = await here.head(branch);
  const check = { name: 'site build', head_sha: sha, conclusion: 'success' };
  await here.send('POST', '/check-runs', check);
  const text = { title: 'Newsletter', body: `Closes #${issue}`, head: branch, base, draft: true };
  const open = (await pulls()).find(({ state }) => state === 'open');
  if (open !== undefined) return open.number;
  const { number } = await here.send<{ number: number }>('POST', '/pulls', text, author);
  found().authors.set(number, author);
  happened(issue, 'cross-referenced', number);
  return number;
}
const happened = (issue: number, event: string, pull?: number) =>
  found().timeline.push({ issue, event, at: new Date().toISOString(), pull });

describe('a request implemented by an agent as assignee', { timeout: 60_000 }, () => {
  const policy = { by: 'assignee', merge: 'green' } as const;
  function employ(work: (issue: number, base: string) => Promise<void>) {
    found().agents.add('copilot-swe-agent[bot]');
    const started: { issue: number; base: string; instructions: string }[] = [];
    here.api.assignments.on('agent', (assignment) => {
      started.push(assignment);
      void work(assignment.issue, assignment.base);
    });
    return started;
  }

  it('is assigned once, merged into the release branch and waits for approval', async () => {
    const started = employ(async (issue, base) => {
      happened(issue, 'copilot_work_started');
      const pull = await propose(issue, base, { branch: 'copilot/fix', author: 'Copilot' });
      happened(pull, 'copilot_work_finished');
    });
    expect(await getOutcome(policy)).toContain('approve it in the portal');
    expect(started).toMatchObject([
      { base: 'release/1.4.0', instructions: expect.stringContaining('no workflow') },
    ]);
    expect(await getRequest()).toMatchObject({
      status: 'in-review',
      agent: 'assignee copilot-swe-agent[bot]',
      rounds: 1,
    });
    expect(found().merges).toHaveLength(1);
  });

  it('is not merged if it changes a protected file or its author is not the agent', async () => {
    employ(async (issue, base) => {
      happened(issue, 'copilot_work_started');
      const pull = await propose(issue, base, { branch: 'copilot/fix', author: 'Copilot' });
      await here.write('copilot/fix', 'site.config.yml', 'version: 1');
      happened(pull, 'copilot_work_finished');
    });
    expect(await getOutcome(policy)).toContain(
      'changes files that only people may merge: site.config.yml',
    );
    const [pull] = await pulls();
    const link = { path: 'shown.txt', mode: '120000', type: 'blob', content: '/etc/passwd' };
    const head = await here.head('copilot/fix');
    type Commit = { sha: string; tree: { sha: string } };
    const at = await here.send<Commit>('GET', `/git/commits/${head}`);
    const body = { base_tree: at.tree.sha, tree: [link] };
    const { sha: tree } = await here.send<Commit>('POST', '/git/trees', body);
    const made = { message: 'A link', tree, parents: [head] };
    const { sha } = await here.send<Commit>('POST', '/git/commits', made);
    await here.send('PATCH', '/git/refs/heads/copilot/fix', { sha, force: true });
    expect(await getOutcome(policy)).toContain('shown.txt, site.config.yml');
    found().authors.set(pull?.number ?? 0, 'somebody');
    expect(await getOutcome(policy)).not.toContain('carried out');
    expect(found().merges).toEqual([]);
  });
});

describe('a request implemented by an agent in a workflow', { timeout: 60_000 }, () => {
  const policy = { by: 'workflow', merge: 'green', rounds: 2 } as const;
  /**
   * Simulates the agent's workflow: each run commits a change and opens a pull request, or fails if
   * `ends` is `failure`.
   * @returns the rounds of the runs, in order
   */
  function run(ends: 'success' | 'failure' = 'success') {
    const rounds: string[] = [];
    here.api.dispatches.on('run', (made) => {
      if (!made.workflow.endsWith('agent.yml')) return;
      const { issue = '', round = '', base = '' } = made.inputs;
      rounds.push(round);
      Object.assign(made, { status: 'in_progress', conclusion: null });
      const end = () => Object.assign(made, { status: 'completed', conclusion: ends });
      if (ends === 'failure') end();
      else
        void propose(Number(issue), base, {
          branch: `site-deploy/request-${issue}`,
          author: 'github-actions[bot]',
        }).then(end);
    });
    return rounds;
  }

  it('is sent back only by people with write access, and not more often than the policy allows', async () => {
    const rounds = run();
    const careful = { ...policy, merge: 'people' } as const;
    expect(await getOutcome(careful)).toContain('Review pull request #');
    const review = async (role: 'read' | 'write') => {
      found().roles.set('anna', role);
      addReview(found(), {
        pull: (await pulls())[0]?.number ?? 0,
        author: 'anna',
        state: 'CHANGES_REQUESTED',
        body: 'Larger, please.',
        commit: (await here.head(`site-deploy/request-${(await getRequest()).issueNumber}`)) ?? '',
      });
    };
    await review('read');
    await getOutcome(careful);
    expect(rounds).toEqual(['1']);
    await review('write');
    expect(await getOutcome(careful)).toContain('Review pull request #');
    expect(rounds).toEqual(['1', '2']);
    expect(await getRequest()).toMatchObject({ rounds: 2 });
    await review('write');
    expect(await getOutcome(careful)).toContain('requested changes after 2 rounds by the agent');
    expect(rounds).toEqual(['1', '2']);
  });

  it('is not merged in the next round until the reviewer who sent it back agrees', async () => {
    run();
    await getOutcome({ ...policy, merge: 'people' });
    const [pull] = await pulls();
    const commit = (await here.head(pull?.head.ref ?? '')) ?? '';
    const made = { pull: pull?.number ?? 0, author: 'anna', body: 'Larger, please.', commit };
    const review = addReview(found(), { ...made, state: 'CHANGES_REQUESTED' });
    for (const _ of [1, 2])
      expect(await getOutcome(policy)).toContain('anna requested changes to pull request #');
    expect(await getRequest()).toMatchObject({ rounds: 2, status: 'in-progress' });
    expect(found().merges).toEqual([]);
    review.state = 'DISMISSED';
    expect(await getOutcome(policy)).toContain('approve it in the portal');
  });

  it('is not merged while a person keeps its pull request a draft', async () => {
    run();
    await getOutcome({ ...policy, merge: 'people' });
    const [pull] = await pulls();
    for (const stage of ['ready', 'draft'])
      await here.send('MUTATION', `/pulls/${pull?.number}/${stage}`);
    expect(await getOutcome(policy)).toContain('was made a draft again: press "Ready for review"');
    expect(found().merges).toEqual([]);
    await here.send('MUTATION', `/pulls/${pull?.number}/ready`);
    expect(await getOutcome(policy)).toContain('approve it in the portal');
  });

  it('leaves no run, open pull request or branch if it is rejected during the run', async () => {
    here.api.dispatches.on('run', (made) => {
      if (made.workflow.endsWith('agent.yml')) made.status = 'in_progress';
    });
    expect(await getOutcome(policy)).toContain('The agent is working.');
    const { issueNumber } = await getRequest();
    await propose(Number(issueNumber), 'release/1.4.0', {
      branch: `site-deploy/request-${issueNumber}`,
      author: 'github-actions[bot]',
    });
    await decline();
    expect(await getOutcome(policy)).toBe(
      'The request is rejected, with nothing left to clean up.',
    );
    expect(found().runs.find(({ workflow }) => workflow.endsWith('agent.yml'))?.conclusion).toBe(
      'cancelled',
    );
    expect((await pulls()).map(({ state }) => state)).toEqual(['closed']);
    expect(await here.head(`site-deploy/request-${issueNumber}`)).toBeUndefined();
    expect(await advance(policy)).toEqual([]);
  });

  it('is not started again after the default branch was renamed', async () => {
    const rounds = run('failure');
    const ended = 'The agent ended without a pull request';
    expect(await getOutcome(policy)).toContain(ended);
    await here.send('POST', '/branches/master/rename', { new_name: 'main' });
    expect(await getOutcome(policy)).toContain(ended);
    expect(rounds).toEqual(['1']);
  });

  it('needs a person if its issue has lost the marker', async () => {
    const rounds = run('failure');
    await getOutcome(policy);
    const { issueNumber } = await getRequest();
    const path = `/issues/${issueNumber}`;
    const { body } = await here.send<{ body: string }>('GET', path);
    await here.send('PATCH', path, { body: `A note.\n${body}` });
    expect(await getOutcome(policy)).toBe(
      `An agent works on issue #${issueNumber} only if its first line is ` +
        `<!-- site-request: ${id} -->: put it back.`,
    );
    expect(rounds).toEqual(['1']);
  });

  it.each([
    ['is gone', { isDeleted: true }, 'was deleted or transferred, and no agent works without it'],
    ['is locked', { locked: true }, 'The agent ended without a pull request'],
  ])('waits for people if its issue %s', async (_, change, expected) => {
    const rounds = run('failure');
    await getOutcome(policy);
    const { issueNumber } = await getRequest();
    const issue = found().issues.find(({ number }) => number === issueNumber);
    Object.assign(issue ?? {}, change);
    for (const token of [undefined, job])
      expect(await getOutcome(policy, token)).toContain(expected);
    expect(await getRequest()).toMatchObject({
      waitsFor: { what: expect.stringContaining(expected) },
    });
    expect(rounds).toEqual(['1']);
    await decline();
    const left = (await advance(policy, undefined, job))[0]?.end.what;
    expect(left).toBe(
      'locked' in change
        ? `Close issue #${issueNumber}: only people can, since it is locked.`
        : undefined,
    );
  });

  it('needs a person if the release branch has a merge queue', async () => {
    await here.branchOff('release/1.4.0', 'master');
    await here.write('release/1.4.0', 'package.json', here.manifest('1.4.0'));
    found().rules.set('release/1.4.0', [{ type: 'merge_queue' }]);
    run();
    for (const _ of [1, 2])
      expect(await getOutcome(policy)).toContain('"Merge when ready". release/1.4.0 has a');
    expect(found().merges).toEqual([]);
  });

  it('is reported if people merged it into Production without an approval', async () => {
    run();
    const careful = { ...policy, merge: 'people' } as const;
    await getOutcome(careful);
    const [pull] = await pulls();
    await here.send('PATCH', `/pulls/${pull?.number}`, { base: 'master' });
    await here.send('MUTATION', `/pulls/${pull?.number}/ready`);
    await here.merge(pull?.number ?? 0);
    expect(await getOutcome(careful)).toMatch(/^It is in Production without an approval: check it/);
  });

  it('waits for a person to approve its checks if a job token opened the pull request', async () => {
    const text = 'on: pull_request\njobs: { site: { steps: [{ run: npm run build }] } }\n';
    await here.write('master', '.github/workflows/test.yml', text);
    run();
    const byWorkflow = { ...policy, checks: undefined };
    const end = await getOutcome(byWorkflow);
    expect(end).toMatch(
      /^The checks of pull request #\d+ are waiting for approval: press "Approve and run workflows"\.$/,
    );
    expect(found().merges).toEqual([]);
    const approved = found().runs.filter(approveRun);
    for (const held of approved) held.status = 'waiting';
    expect(await getOutcome(byWorkflow)).toContain('press "Review deployments"');
    for (const held of approved)
      Object.assign(held, { status: 'completed', conclusion: 'success' });
    expect(await getOutcome(byWorkflow)).toContain('approve it in the portal');
  });

  it('is not merged if no check of its pull request has built the site', async () => {
    const text = 'on: pull_request\njobs: { lint: { steps: [{ run: npm run lint }] } }\n';
    await here.write('master', '.github/workflows/lint.yml', text);
    run();
    await getOutcome(policy);
    for (const held of found().runs.filter(approveRun))
      Object.assign(held, { status: 'completed', conclusion: 'success' });
    const begins = { ...policy, checks: ['lint and build'] };
    expect(await getOutcome(begins)).toContain('lint and build, which has not begun');
    const [late] = await advance(begins, 11 * 60_000);
    for (const what of [await getOutcome({ ...policy, checks: undefined }), late?.end.what])
      expect(what).toMatch(/^No check has built pull request #\d+: /);
    expect(found().merges).toEqual([]);
  });

  it('is reverted and deployed again if it is rejected after its merge', async () => {
    run();
    expect(await getOutcome(policy)).toContain('approve it in the portal');
    const files = async () =>
      (await here.api.listPaths(fullName, 'release/1.4.0')).filter((path) => /^form/.test(path));
    expect(await files()).toHaveLength(1);
    await decline();
    expect(await getOutcome(policy)).toBe(
      'The request is rejected, with nothing left to clean up.',
    );
    expect(await files()).toEqual([]);
    expect(await branches()).toEqual(['master', 'release/1.4.0']);
    expect(here.live.get('Preview')?.provenance.commit).toBe(await here.head('release/1.4.0'));
    expect(await advance(policy)).toEqual([]);
  });

  it('is released after approval, and leaves no branch, if the policy allows it', async () => {
    run();
    const each = { ...policy, release: 'each' } as const;
    expect(await getOutcome(each)).toContain('approve it in the portal');
    const early = await finishRelease((await here.open()).harness, '1.4.0', { waitMs: 0 });
    expect(early.what).toContain(
      'contains the change for "Add a newsletter form", which nobody has approved.',
    );
    await requests.approve(id, {});
    expect(await getOutcome(each)).toBe('It is live in Production.');
    expect(await getRequest()).toMatchObject({ status: 'completed' });
    expect(found().releases).toMatchObject([{ tag: 'v1.4.0', draft: false }]);
    expect(await branches()).toEqual(['master']);
    expect(await advance(each)).toEqual([]);
  });
});
