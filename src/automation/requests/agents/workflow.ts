import type { Repository } from '../../../clients/github/repository.ts';
import { cancelRun, dispatchWorkflow, listDispatchedRuns } from '../../../clients/github/runs.ts';
import type { GitHub } from '../../../clients/github/types.ts';
import type { Deps } from '../../../shared/deps.ts';
import type { Agent, AgentTask, AgentWork } from './agent.ts';
import { costIn } from './cost.ts';

/** Reserved for this tool: the workflow's second job proposes changes on it. */
export const agentBranch = (issue: number): string => `site-deploy/request-${issue}`;

/** Finds the run if the response was lost. */
const runTitle = (issue: number, round: number) => `Request #${issue}, round ${round}`;

/** Its job is read-only, and runs from the default branch, whose workflow no agent can change. */
export function workflowAgent(
  file: string,
  options: { readonly github: GitHub; readonly repository: Repository; readonly deps: Deps },
): Agent {
  const { github, repository, deps } = options;
  const branch = repository.defaultBranch;

  async function listTaskRuns(task: AgentTask) {
    const title = new RegExp(`^${runTitle(task.issue, 0).replace('0', '(\\d+)')}$`);
    return (await listDispatchedRuns(github, repository, file)).flatMap((run) => {
      const round = Number(title.exec(run.title)?.[1] ?? 0);
      if (round > 0 && run.branch === branch) return [{ ...run, round }];
      return [];
    });
  }

  async function dispatch(task: AgentTask, round: number): Promise<undefined> {
    const { issue, base, commit, pulls } = task;
    const open = pulls.find((pull) => pull.head === agentBranch(issue) && pull.state === 'open');
    const inputs = {
      issue: String(issue),
      round: String(round),
      base,
      commit: round === 1 ? commit : (open?.headCommit ?? commit),
    };
    await dispatchWorkflow(
      github,
      repository,
      { workflow: file, branch, inputs },
      deps.clock,
      deps.signal,
    );
    return undefined;
  }

  return {
    name: `workflow ${file}`,
    async observe(task): Promise<AgentWork> {
      const runs = await listTaskRuns(task);
      const { issue, pulls } = task;
      const head = agentBranch(issue);
      const pull = pulls.find((item) => item.head === head && item.number > issue);
      const running = runs.find((run) => run.status !== 'completed');
      const rounds = Math.max(0, ...runs.map((run) => run.round));
      // If a round runs twice, one run may find the change already proposed.
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
        startedAt: newest?.createdAt ?? '',
        cost: pull && costIn(pull.body),
        pull: pull?.number,
      };
    },
    start: (task) => dispatch(task, 1),
    revise: (task, _, round) => dispatch(task, round),
    async stop(task) {
      for (const run of await listTaskRuns(task))
        if (run.status !== 'completed') await cancelRun(github, repository, run.id);
    },
  };
}
