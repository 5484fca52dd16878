import { findBranchName } from '../../../clients/github/branches.ts';
import { createComment } from '../../../clients/github/comments.ts';
import {
  assignIssue,
  readTimeline,
  type TimelineEntry,
  unassignIssue,
} from '../../../clients/github/issues.ts';
import type { RepositoryPull } from '../../../clients/github/pulls.ts';
import { repositoryPage } from '../../../clients/github/repository.ts';
import { listReviews, type Review } from '../../../clients/github/reviews.ts';
import { cancelRun, dispatchWorkflow, listDispatchedRuns } from '../../../clients/github/runs.ts';
import type { DevelopmentRequest } from '../../../contracts/portal/development-request.ts';
import type { RequestsContext } from '../../context.ts';
import { performed, person } from '../../reconcile.ts';
import { type Agent, type AgentTask, type AgentWork, costIn, instructions } from './agent.ts';

export const people = 'a person';

const forAgents = ['high', 'medium'];

/**
 * Returns the agent of the site config; `undefined` if people implement the request. The request's
 * field `agent` may only confirm that agent, because any run can write the field.
 */
export function findAgent(context: RequestsContext, request: DevelopmentRequest) {
  const { by, assignee, workflow } = context.config.automation.requests;
  if (by === 'people') return undefined;
  const agent =
    by === 'assignee' ? assigneeAgent(assignee, context) : workflowAgent(workflow, context);
  if (request.agent) return request.agent === agent.name ? agent : undefined;
  return forAgents.includes(request.automationPotential ?? '') ? agent : undefined;
}

const day = 24 * 3_600_000;

/** Creates a function that counts how many of the given times are within the last 24 hours. */
const recentCounter = (context: RequestsContext) => (times: readonly string[]) =>
  times.filter((at) => Date.parse(at) > context.deps.clock.now() - day).length;

const sentBack = '<!-- site-deploy: sent back -->';

/** Names of Copilot, which vary between GitHub's APIs. */
const aliases = ['copilot', 'copilot-swe-agent', 'github-copilot', 'github-copilot-enterprise'];
const plain = (login: string) => login.replace(/\[bot\]$/, '').toLowerCase();

/**
 * Creates the interface to an agent that works on issues assigned to it. Only a user's token can
 * assign it, because GitHub refuses a job's token.
 */
function assigneeAgent(login: string, context: RequestsContext): Agent {
  const { asUser, repository } = context;
  const countRecent = recentCounter(context);
  const isAgent = (id: string) => plain(id) === plain(login) || (isCopilot(login) && isCopilot(id));
  const issuePage = (issue: number) => `${repositoryPage(repository)}/issues/${issue}`;
  const ask = (what: string, issue: number) => person(what, issuePage(issue));

  /**
   * Finds the agent's pull request by its author and by GitHub's link to the issue, because the
   * text of a pull request is untrusted.
   */
  function findAgentPull(task: AgentTask, onIssue: readonly TimelineEntry[]) {
    const references = onIssue.filter((entry) => entry.event === 'cross-referenced');
    const linked = references.map((entry) => entry.pull);
    const found = task.pulls.filter((pull) => linked.includes(pull.number) && isAgent(pull.author));
    const open = found.find((pull) => pull.state !== 'closed');
    return open ?? found.find((pull) => pull.number > task.issue);
  }

  const isOfAgent = (entry: TimelineEntry) => !isAssignment(entry) || isAgent(entry.assignee);

  function toWork(
    issue: number,
    events: readonly TimelineEntry[],
    back: readonly Review[],
    pull: RepositoryPull | undefined,
  ): AgentWork {
    const getLast = (...names: readonly string[]) =>
      events.findLast((entry) => names.includes(entry.event))?.at ?? '';
    const isTaken = events.findLast(isAssignment)?.event === 'assigned';
    const times = [getLast('assigned', 'copilot_work_started'), back.at(-1)?.at ?? ''];
    const startedAt = times.sort().at(-1) ?? '';
    const assigned = events.filter((entry) => entry.event === 'assigned');
    const hasRounds = Boolean(pull) || assigned.length > 0;
    return {
      state: getState(events, pull, isTaken, startedAt),
      url: pull?.url ?? issuePage(issue),
      rounds: hasRounds ? 1 + back.length : 0,
      starts: countRecent([...assigned, ...back].map(({ at }) => at)),
      startedAt,
      cost: undefined,
      pull: pull?.number,
    };
  }

  return {
    name: `assignee ${login}`,
    async observe(task): Promise<AgentWork> {
      const onIssue = await readTimeline(repository, task.issue);
      const pull = findAgentPull(task, onIssue);
      if (!pull) return toWork(task.issue, onIssue.filter(isOfAgent), [], undefined);
      const [onPull, reviews] = await Promise.all([
        readTimeline(repository, pull.number),
        listReviews(repository, pull.number),
      ]);
      const back = reviews.filter((review) => review.text.startsWith(sentBack));
      const entries = [
        ...onIssue.filter(isOfAgent),
        ...onPull.filter((item) => !isAssignment(item)),
      ];
      const events = entries.sort((a, b) => a.at.localeCompare(b.at));
      return toWork(task.issue, events, back, pull);
    },
    async start(task) {
      const { issue, base } = task;
      if (!asUser)
        return ask(`Assign the issue to ${login}: site-deploy has no user token that can.`, issue);
      const assignment = { base_branch: base, custom_instructions: instructions };
      const assigned = await assignIssue(asUser, { number: issue, login, assignment });
      if (assigned.some(isAgent)) return undefined;
      const why = "The agent may be disabled for the repository, or the token's user has no seat.";
      return ask(`GitHub did not assign the issue to ${login}. ${why}`, issue);
    },
    async revise(task, review, _) {
      if (!asUser)
        return ask(`Ask the agent for the changes in a comment: ${review.url}`, task.issue);
      const number = Number(/\/pull\/(\d+)/.exec(review.url)?.[1]);
      const name = isCopilot(login) ? 'copilot' : plain(login);
      const body = `${sentBack}\n@${name} Address this review: ${review.url}`;
      return performed(createComment(asUser, number, body));
    },
    async stop(task) {
      await unassignIssue(asUser ?? repository, task.issue, login);
    },
  };
}

/**
 * Timeline events that end an agent's round: Copilot's own event or, for any agent, a review
 * request or a draft that was marked as ready for review.
 */
const ended = /^(copilot_work_finished.*|review_requested|ready_for_review)$/;
const isCopilot = (login: string) => aliases.includes(plain(login));

const isAssignment = ({ event }: TimelineEntry) => event === 'assigned' || event === 'unassigned';

function getState(
  events: readonly TimelineEntry[],
  pull: RepositoryPull | undefined,
  isTaken: boolean,
  startedAt: string,
): AgentWork['state'] {
  // Don't restart an agent that was assigned earlier: it was stopped, or a person took over.
  if (!pull && !isTaken && !startedAt) return 'none';
  if (!pull && !isTaken) return 'failed';
  const finished = events.findLast((entry) => ended.test(entry.event));
  const times = [finished?.at ?? ''];
  if (pull?.state === 'open' && !pull.draft && !isCopilot(pull.author)) times.push(pull.createdAt);
  const finishedAt = times.sort().at(-1) ?? '';
  const isOver = pull?.state === 'closed' || finishedAt >= startedAt;
  if (isTaken && !isOver) return 'runs';
  const hasFailed = finished?.event === 'copilot_work_finished_failure';
  if (!pull || pull.state === 'closed' || hasFailed || !(isOver || pull.state === 'merged'))
    return 'failed';
  return 'proposed';
}

/**
 * Prefix of the branches on which the workflow's second job proposes changes. Reserved for
 * site-deploy.
 */
export const agentBranches = 'site-deploy/request-';
export const agentBranch = (issue: number): string => `${agentBranches}${issue}`;

/**
 * Title of the agent's runs, set by its workflow. It identifies a run if the response to its start
 * was lost.
 */
const runTitle = /^Request #(\d+), round (\d+)$/;

/**
 * Creates the interface to an agent that runs in a workflow. Its job can't write, and the workflow
 * is on the default branch, which no agent can change.
 */
function workflowAgent(file: string, context: RequestsContext): Agent {
  const { repository, deps } = context;
  const branch = repository.defaultBranch;
  const countRecent = recentCounter(context);

  /** Lists the agent's runs. Runs with a different title have issue and round 0. */
  async function listAgentRuns() {
    const runs = await listDispatchedRuns(repository, file);
    // If the default branch was renamed, earlier runs still have its former name.
    const known = new Map([[branch, true]]);
    for (const { branch: name } of runs)
      if (!known.has(name)) known.set(name, (await findBranchName(repository, name)) === branch);
    return runs
      .filter((run) => known.get(run.branch))
      .map((run) => {
        const [, issue, round] = runTitle.exec(run.title) ?? [];
        return { ...run, issue: Number(issue ?? 0), round: Number(round ?? 0) };
      });
  }

  async function dispatch(task: AgentTask, round: number): Promise<undefined> {
    const { issue, base, commit, pulls } = task;
    const open = pulls.find((pull) => pull.head === agentBranch(issue) && pull.state === 'open');
    const head = round === 1 ? commit : (open?.headCommit ?? commit);
    const inputs = { issue: String(issue), round: String(round), base, commit: head };
    const run = { workflow: file, branch, inputs };
    return performed(dispatchWorkflow(repository, run, deps.clock, deps.signal));
  }

  return {
    name: `workflow ${file}`,
    async observe(task): Promise<AgentWork> {
      const { issue, pulls } = task;
      const all = await listAgentRuns();
      const runs = all.filter((run) => run.issue === issue && run.round > 0);
      const head = agentBranch(issue);
      const pull = pulls.find((item) => item.head === head && item.number > issue);
      const running = runs.find((run) => run.status !== 'completed');
      const rounds = Math.max(0, ...runs.map((run) => run.round));
      // One success is enough: a second run of the same round may fail because the change is
      // already proposed.
      const succeeded = runs.some((run) => run.round === rounds && run.conclusion === 'success');
      const newest = running ?? runs[0];
      let state: AgentWork['state'] = 'failed';
      if (!newest) state = 'none';
      else if (running) state = 'runs';
      else if (succeeded && pull && pull.state !== 'closed') state = 'proposed';
      return {
        state,
        url: newest?.url,
        rounds,
        // Count a run whose title names no issue towards the limit of every issue. Otherwise, such
        // runs would be unlimited.
        starts: countRecent(
          all.filter((run) => run.issue === issue || run.issue === 0).map((run) => run.createdAt),
        ),
        startedAt: newest?.createdAt ?? '',
        cost: pull && costIn(pull.body),
        pull: pull?.number,
      };
    },
    start: (task) => dispatch(task, 1),
    revise: (task, _, round) => dispatch(task, round),
    async stop(task) {
      for (const run of await listAgentRuns())
        if (run.issue === task.issue && run.status !== 'completed')
          await cancelRun(repository, run.id);
    },
  };
}
