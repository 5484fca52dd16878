import { describe, expect, it } from 'vitest';
import type { AgentTask } from '../../../../src/automation/requests/agents/agent.ts';
import { findAgent } from '../../../../src/automation/requests/agents/find-agent.ts';
import type { RepositoryPull } from '../../../../src/clients/github/pulls.ts';
import { createPull, minute, page, scriptedContext } from '../scripted.ts';
import { request, review } from './request-state.ts';

const copilot = 'assignee copilot-swe-agent[bot]';

type Answers = Parameters<typeof scriptedContext>[0];

function open(agent: string, answers: Answers = {}, isUser = true) {
  const { context, sent, clock } = scriptedContext(answers, isUser);
  // Sets the clock back to the day of the timestamps below.
  clock.pass(-24 * 3_600_000);
  const found = findAgent(withPolicy(context, agent), request({ agent }));
  if (!found) throw new Error('no agent');
  return { agent: found, sent };
}

/** Returns the context with a policy that names this agent. */
function withPolicy(context: ReturnType<typeof scriptedContext>['context'], agent: string) {
  const [by = '', name] = agent.split(' ');
  const requests = { ...context.config.automation.requests, by, [by]: name };
  const automation = { ...context.config.automation, requests };
  return { ...context, config: { ...context.config, automation } } as typeof context;
}

function find(policy: string, agent: string) {
  const { context } = scriptedContext();
  return findAgent(withPolicy(context, policy), request({ agent }))?.name;
}

it.each(['workflow agent.yml', 'assignee claude[bot]'])(
  'findAgent finds "%s" if the config and the request name it',
  (agent) => expect(find(agent, agent)).toBe(agent),
);

it.each([
  ['workflow agent.yml', 'workflow release.yml'],
  ['workflow agent.yml', 'assignee mallory'],
  ['assignee claude[bot]', 'assignee mallory'],
  ['people', 'workflow agent.yml'],
  ['workflow agent.yml', 'a person'],
])('findAgent returns undefined if the config names "%s" and the request "%s"', (policy, agent) => {
  expect(find(policy, agent)).toBeUndefined();
});

const task = (...pulls: RepositoryPull[]): AgentTask => createTask(3, ...pulls);
const createTask = (issue: number, ...pulls: RepositoryPull[]): AgentTask => ({
  issue,
  base: 'release/1.5.0',
  commit: 'c1',
  pulls,
});

type Entry = readonly [event: string, at: number, assignee?: string];
const entry = ([event, at, login]: Entry) => ({
  event,
  created_at: minute(at),
  assignee: login ? { login } : null,
});
const reference = (number: number) => ({
  event: 'cross-referenced',
  created_at: minute(2),
  source: { issue: { number, pull_request: {} } },
});

const assigned: Entry = ['assigned', 1, 'Copilot'];
const unassigned: Entry = ['unassigned', 4, 'Copilot'];
const started = (at: number): Entry => ['copilot_work_started', at];
const finished: Entry = ['copilot_work_finished', 5];
const failed: Entry = ['copilot_work_finished_failure', 5];

describe('an agent as assignee', () => {
  it.each<[string, Entry[], string, number]>([
    ['was never assigned', [], 'none', 0],
    ['is assigned', [assigned], 'runs', 1],
    ['is not assigned, but somebody else is,', [['assigned', 1, 'ada']], 'none', 0],
    [
      'is assigned, but somebody else no longer is,',
      [assigned, ['unassigned', 4, 'ada']],
      'runs',
      1,
    ],
    ['was unassigned', [assigned, unassigned], 'failed', 1],
    [
      'was unassigned and assigned again',
      [assigned, unassigned, ['assigned', 6, 'Copilot']],
      'runs',
      1,
    ],
    ['has ended its work', [assigned, finished], 'failed', 1],
  ])(
    'that $0 has the state "$2" if there is no pull request',
    async (_, onIssue, state, rounds) => {
      const { agent } = open(copilot, { 'issues/3/timeline': onIssue.map(entry) });
      const seen = await agent.observe(task());
      expect([seen.state, seen.rounds]).toEqual([state, rounds]);
      const starts = onIssue.filter(([event, , login]) => event + login === 'assignedCopilot');
      expect(seen).toMatchObject({
        ...{ url: `${page}/issues/3`, pull: undefined, starts: starts.length },
      });
    },
  );

  it.each<[string, Entry[], Entry[], Partial<RepositoryPull>, string]>([
    ['has only opened the pull request', [assigned], [], {}, 'runs'],
    ['has opened it without an assignment', [], [], {}, 'proposed'],
    ['has begun to work', [assigned], [started(3)], {}, 'runs'],
    ['has finished its work', [assigned], [started(3), finished], {}, 'proposed'],
    ['requested a review', [assigned], [['review_requested', 5]], {}, 'proposed'],
    ['marked its work as ready', [assigned], [['ready_for_review', 5]], {}, 'proposed'],
    ['has begun to work again', [assigned], [finished, started(6)], {}, 'runs'],
    ['has failed', [assigned], [started(3), failed], {}, 'failed'],
    ['was unassigned', [assigned, unassigned], [], {}, 'failed'],
    ['was unassigned after finishing', [assigned, unassigned], [finished], {}, 'proposed'],
    ['opened a pull request that was closed', [assigned], [], { state: 'closed' }, 'failed'],
    [
      'finished a pull request that was closed',
      [assigned],
      [finished],
      { state: 'closed' },
      'failed',
    ],
    [
      'opened a pull request that was merged',
      [assigned, unassigned],
      [],
      { state: 'merged' },
      'proposed',
    ],
    // Only an event shows that Copilot has finished, not the state of its pull request.
    ['only made the pull request ready', [assigned], [], { draft: false }, 'runs'],
    [
      'was unassigned only from the pull request',
      [assigned],
      [['unassigned', 6, 'Copilot']],
      {},
      'runs',
    ],
  ])(
    'that $0 has the state "$4" if there is a pull request',
    async (_, onIssue, onPull, more, state) => {
      const { agent } = open(copilot, {
        'issues/3/timeline': [...onIssue.map(entry), reference(9)],
        'issues/9/timeline': onPull.map(entry),
      });
      const seen = { state, rounds: 1, pull: 9, url: `${page}/pull/9` };
      expect(await agent.observe(task(createPull(more)))).toMatchObject(seen);
    },
  );

  const findPull = async (pulls: RepositoryPull[], linked: number[]) => {
    const timeline = [entry(assigned), ...linked.map(reference)];
    const { agent } = open(copilot, { 'issues/3/timeline': timeline });
    return (await agent.observe(task(...pulls))).pull;
  };

  it.each<[string, RepositoryPull[], number[]]>([
    ['that is closed', [createPull({ state: 'closed' })], [9]],
    [
      'that is open next to a closed one',
      [createPull({ number: 11, state: 'closed' }), createPull()],
      [9, 11],
    ],
    [
      'by an account with an alternative name of the agent',
      [createPull({ author: 'copilot-swe-agent' })],
      [9],
    ],
  ])('owns a linked pull request %s', async (_, pulls, linked) => {
    expect(await findPull(pulls, linked)).toBe(9);
  });

  it.each<[string, RepositoryPull[], number[]]>([
    ['by somebody else', [createPull({ author: 'mallory' })], [9]],
    ['that is not linked', [createPull()], [8]],
    ['that is older than the issue', [createPull({ number: 2, state: 'closed' })], [2]],
  ])('does not own a pull request %s', async (_, pulls, linked) => {
    expect(await findPull(pulls, linked)).toBeUndefined();
  });

  it('other than Copilot has finished once its pull request is no longer a draft', async () => {
    const timeline = [entry(['assigned', 1, 'claude[bot]']), reference(9)];
    const { agent } = open('assignee claude[bot]', { 'issues/3/timeline': timeline });
    const at = async (draft: boolean) =>
      (await agent.observe(task(createPull({ author: 'claude', draft })))).state;
    expect([await at(true), await at(false)]).toEqual(['runs', 'proposed']);
    expect((await agent.observe(task(createPull()))).pull).toBeUndefined();
  });

  it('has one more round than the number of times it was sent back', async () => {
    const body = '<!-- site-deploy: sent back -->\n@copilot Address this review.';
    const back = { id: 1, body, created_at: minute(7), user: { login: 'ada' } };
    const { agent } = open(copilot, {
      'issues/3/timeline': [entry(assigned), reference(9)],
      'issues/9/timeline': [entry(finished)],
      'issues/9/comments': [back, { ...back, id: 2, body: 'Thanks.', created_at: minute(8) }],
    });
    const seen = await agent.observe(task(createPull()));
    expect(seen).toMatchObject({ state: 'runs', rounds: 2, starts: 2, startedAt: minute(7) });
  });

  const issueWith = (...logins: string[]) => ({
    'POST issues/3/assignees': {
      ...{ number: 3, state: 'open', title: '', html_url: '' },
      assignees: logins.map((login) => ({ login })),
    },
  });

  it('is assigned with the token of a user, or else by people', async () => {
    const { agent, sent } = open(copilot, issueWith('ada', 'Copilot'));
    expect(await agent.start(task())).toBeUndefined();
    expect(sent).toEqual([
      [
        ...['POST', 'issues/3/assignees', 'Bearer user'],
        {
          assignees: ['copilot-swe-agent[bot]'],
          agent_assignment: expect.objectContaining({ base_branch: 'release/1.5.0' }),
        },
      ],
    ]);
    const url = `${page}/issues/3`;
    expect(await open(copilot, issueWith('ada')).agent.start(task())).toMatchObject({
      what: expect.stringContaining('GitHub did not assign the issue to copilot-swe-agent[bot].'),
      url,
    });
    const without = open(copilot, {}, false);
    const what = expect.stringContaining('Assign the issue to copilot-swe-agent[bot]');
    expect(await without.agent.start(task())).toMatchObject({ what, url });
    expect(without.sent).toEqual([]);
  });

  it.each([
    ['@copilot', copilot],
    ['@claude', 'assignee claude[bot]'],
  ])("is sent back by a user's comment to %s, or else by people", async (mention, name) => {
    const wish = { ...review, url: `${page}/pull/9#pullrequestreview-5` };
    const comment = { id: 1, body: '', user: { login: 'ada' } };
    const { agent, sent } = open(name, { 'POST issues/9/comments': comment });
    expect(await agent.revise(task(), wish, 2)).toBeUndefined();
    const body = `<!-- site-deploy: sent back -->\n${mention} Address this review: ${wish.url}`;
    expect(sent).toEqual([['POST', 'issues/9/comments', 'Bearer user', { body }]]);
    const without = open(name, {}, false);
    expect(await without.agent.revise(task(), wish, 2)).toMatchObject({
      what: `Ask the agent for the changes in a comment: ${wish.url}`,
      url: `${page}/issues/3`,
    });
    expect(without.sent).toEqual([]);
  });

  it.each([
    ['a user if there is one', true, 'Bearer user'],
    ['the job otherwise', false, 'Bearer job'],
  ])('is unassigned with the token of %s', async (_, isUser, token) => {
    const { agent, sent } = open(copilot, {}, isUser);
    await agent.stop(task());
    const body = { assignees: ['copilot-swe-agent[bot]'] };
    expect(sent).toEqual([['DELETE', 'issues/3/assignees', token, body]]);
  });
});

describe('an agent in a workflow', () => {
  const runs = 'actions/workflows/agent.yml/runs';
  const name = 'workflow agent.yml';
  const run = (id: number, round: number, conclusion: string | null, more = {}) => ({
    id,
    html_url: `${page}/actions/runs/${id}`,
    event: 'workflow_dispatch',
    head_branch: 'master',
    head_sha: 'a',
    status: conclusion ? 'completed' : 'in_progress',
    conclusion,
    created_at: minute(id),
    display_title: `Request #3, round ${round}`,
    ...more,
  });
  const own = (more: Partial<RepositoryPull> = {}) =>
    createPull({ head: 'site-deploy/request-3', author: 'github-actions[bot]', ...more });

  const evil = { name: 'evil' };
  const done = run(1, 1, 'success');
  const other = 'Request #33, round 1';
  it.each<[string, object[], RepositoryPull[], string, number]>([
    ['has not run', [], [], 'none', 0],
    ['runs', [run(1, 1, null)], [], 'runs', 1],
    ['runs next to a run that ended', [run(2, 2, 'success'), run(1, 1, null)], [own()], 'runs', 2],
    ['has failed', [run(1, 1, 'failure')], [own()], 'failed', 1],
    ['has proposed nothing', [done], [], 'failed', 1],
    ['has proposed a change', [done], [own()], 'proposed', 1],
    ['proposed a change that was merged', [done], [own({ state: 'merged' })], 'proposed', 1],
    ['proposed a change that was closed', [done], [own({ state: 'closed' })], 'failed', 1],
    ['ran for an older pull request', [done], [own({ number: 2 })], 'failed', 1],
    ['ran for a different pull request', [done], [createPull()], 'failed', 1],
    ['failed in its second round', [run(2, 2, 'failure'), done], [own()], 'failed', 2],
    ['ran a round twice', [run(2, 1, 'failure'), done], [own()], 'proposed', 1],
    ['ran for a different issue', [run(1, 1, null, { display_title: other })], [], 'none', 0],
    ['ran on a different branch', [run(1, 1, null, { head_branch: 'evil' })], [], 'none', 0],
  ])('that $0 has the state "$3"', async (_, found, pulls, state, rounds) => {
    const { agent } = open(name, { [runs]: { workflow_runs: found }, 'branches/evil': evil });
    const seen = await agent.observe(task(...pulls));
    expect([seen.state, seen.rounds]).toEqual([state, rounds]);
  });

  it.each([10, 20, 105, 100])('counts only the runs for its issue %i', async (issue) => {
    const titled = (round: number) => ({ display_title: `Request #${issue}, round ${round}` });
    const found = [run(2, 2, null, titled(2)), run(1, 1, 'success', titled(1)), done];
    const { agent } = open(name, { [runs]: { workflow_runs: found } });
    const seen = await agent.observe(createTask(issue));
    expect(seen).toMatchObject({ state: 'runs', rounds: 2, starts: 2 });
  });

  it('counts its starts within a day, including runs that name no issue', async () => {
    const old = run(6, 1, 'success', { created_at: '2025-12-31T03:04:05Z' });
    const recent = run(7, 1, 'success', { created_at: '2025-12-31T03:04:06Z' });
    const renamed = run(5, 1, 'success', { display_title: 'Agent' });
    const foreign = run(4, 1, 'success', { display_title: other });
    const found = [recent, renamed, foreign, old, run(2, 1, 'failure'), done];
    const { agent } = open(name, { [runs]: { workflow_runs: found } });
    expect(await agent.observe(task())).toMatchObject({ starts: 4, rounds: 1 });
  });

  it('reports the active run, and the cost that its change states', async () => {
    const found = [run(2, 2, 'success'), run(1, 1, null)];
    const { agent } = open(name, { [runs]: { workflow_runs: found } });
    const body = '<!-- site-deploy: cost 1.5 USD -->';
    expect(await agent.observe(task(own({ body })))).toMatchObject({
      url: `${page}/actions/runs/1`,
      startedAt: minute(1),
      cost: { amount: 1.5, currency: 'USD' },
      pull: 9,
    });
  });

  it('starts on the release branch, and revises its own open change', async () => {
    const dispatch = 'actions/workflows/agent.yml/dispatches';
    const started = { workflow_run_id: 5, run_url: '', html_url: '' };
    type Agent = ReturnType<typeof open>['agent'];
    const getInputs = async (start: (agent: Agent) => Promise<unknown>) => {
      const { agent, sent } = open(name, { [`POST ${dispatch}`]: started });
      expect(await start(agent)).toBeUndefined();
      return sent;
    };
    const inputs = { issue: '3', round: '1', base: 'release/1.5.0', commit: 'c1' };
    const call = (more: object) => {
      const body = { ref: 'master', inputs: { ...inputs, ...more }, return_run_details: true };
      return [['POST', dispatch, 'Bearer job', body]];
    };
    expect(await getInputs((agent) => agent.start(task(own())))).toEqual(call({}));
    const revise = (...pulls: RepositoryPull[]) =>
      getInputs((agent) => agent.revise(task(...pulls), review, 2));
    expect(await revise(own())).toEqual(call({ round: '2', commit: 'h9' }));
    expect(await revise(own({ state: 'closed' }), createPull())).toEqual(call({ round: '2' }));
  });

  it('is stopped by cancelling only its own active runs', async () => {
    const others = [run(4, 1, null, { head_branch: 'evil' }), run(5, 2, 'success')];
    const found = { workflow_runs: [run(7, 3, null), ...others] };
    const { agent, sent } = open(name, { [runs]: found, 'branches/evil': evil });
    await agent.stop(task());
    expect(sent).toEqual([['POST', 'actions/runs/7/cancel', 'Bearer job', undefined]]);
  });
});
