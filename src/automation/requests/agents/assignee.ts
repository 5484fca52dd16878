import { createComment } from '../../../clients/github/comments.ts';
import { assignIssue, readTimeline, unassignIssue } from '../../../clients/github/issues.ts';
import { type NamedRepository, repositoryPage } from '../../../clients/github/repository.ts';
import { listReviews } from '../../../clients/github/reviews.ts';
import type { GitHub } from '../../../clients/github/types.ts';
import { type Agent, type AgentTask, type AgentWork, instructions } from './agent.ts';

/** First line of a comment that sends the agent back. GitHub hides its content from the agent. */
const sentBack = '<!-- site-deploy: sent back -->';

/** Logins of the coding agent in pull requests and assignments; they differ by surface. */
const aliases = ['copilot', 'copilot-swe-agent', 'github-copilot', 'github-copilot-enterprise'];
const plain = (login: string) => login.replace(/\[bot\]$/, '').toLowerCase();

/**
 * An agent that is assigned to issues on GitHub, such as Copilot. Requires the token of a user with
 * write access; the job's token is refused
 * (https://docs.github.com/copilot/how-tos/use-copilot-agents/cloud-agent/use-cloud-agent-via-the-api).
 * @param asUser GitHub with such a token; `undefined` without one
 */
export function assigneeAgent(
  login: string,
  options: { github: GitHub; asUser: GitHub | undefined; repository: NamedRepository },
): Agent {
  const { github, asUser, repository } = options;
  const isAgent = (name: string) =>
    plain(name) === plain(login) ||
    (aliases.includes(plain(login)) && aliases.includes(plain(name)));
  const issuePage = (issue: number) => `${repositoryPage(github, repository)}/issues/${issue}`;
  const person = (what: string, issue: number) =>
    ({ kind: 'person', what, url: issuePage(issue) }) as const;

  /** Identified by its author and its link to the issue, never by its own text. */
  async function findAgentPull(agentTask: AgentTask, linked: readonly (number | undefined)[]) {
    const found = agentTask.pulls.filter(
      (pull) => linked.includes(pull.number) && isAgent(pull.author),
    );
    return (
      found.find((repositoryPull) => repositoryPull.state !== 'closed') ??
      found.find((repositoryPull) => repositoryPull.number > agentTask.issue)
    );
  }

  return {
    name: `assignee ${login}`,
    async observe(task): Promise<AgentWork> {
      const onIssue = await readTimeline(github, repository, task.issue);
      const pull = await findAgentPull(
        task,
        onIssue
          .filter((timelineEntry) => timelineEntry.event === 'cross-referenced')
          .map((entry) => entry.pull),
      );
      const [onPull, reviews] = pull
        ? await Promise.all([
            readTimeline(github, repository, pull.number),
            listReviews(github, repository, pull.number),
          ])
        : [[], []];
      const back = reviews.filter((review) => review.text.startsWith(sentBack));
      const events = [
        ...onIssue.filter(
          (timelineEntry) =>
            !/^(un)?assigned$/.test(timelineEntry.event) || isAgent(timelineEntry.assignee),
        ),
        ...onPull.filter((timelineEntry) => !/^(un)?assigned$/.test(timelineEntry.event)),
      ].sort((a, b) => a.at.localeCompare(b.at));
      const last = (...names: readonly string[]) =>
        events.findLast((timelineEntry) => names.includes(timelineEntry.event))?.at ?? '';
      const isTaken =
        events.findLast((timelineEntry) => /^(un)?assigned$/.test(timelineEntry.event))?.event ===
        'assigned';
      const startedAt =
        [last('assigned', 'copilot_work_started'), back.at(-1)?.at ?? ''].sort().at(-1) ?? '';
      const finished = events.findLast((timelineEntry) =>
        /^copilot_work_finished/.test(timelineEntry.event),
      );
      const state =
        !pull && !isTaken
          ? 'none'
          : isTaken && pull?.state !== 'closed' && (finished?.at ?? '') < startedAt
            ? 'runs'
            : !pull ||
                pull.state === 'closed' ||
                finished?.event === 'copilot_work_finished_failure'
              ? 'failed'
              : 'proposed';
      const rounds = isTaken || pull ? 1 + back.length : 0;
      return {
        state,
        url: pull?.url ?? issuePage(task.issue),
        rounds,
        startedAt,
        cost: undefined,
        pull: pull?.number,
      };
    },
    async start(agentTask) {
      const { issue, base } = agentTask;
      if (!asUser)
        return person(
          `Assign the issue to ${login}: site-deploy has no user token that can.`,
          issue,
        );
      const assignment = { base_branch: base, custom_instructions: instructions };
      const assigned = await assignIssue(asUser, repository, { number: issue, login, assignment });
      if (assigned.some(isAgent)) return undefined;
      const why = "The agent may be disabled for the repository, or the token's user has no seat.";
      return person(`GitHub did not assign the issue to ${login}. ${why}`, issue);
    },
    async revise(agentTask, review, _) {
      if (!asUser)
        return person(`Ask the agent for the changes in a comment: ${review.url}`, agentTask.issue);
      const number = Number(/\/pull\/(\d+)/.exec(review.url)?.[1]);
      await createComment(
        asUser,
        repository,
        number,
        `${sentBack}
@copilot Address this review: ${review.url}`,
      );
      return undefined;
    },
    async stop(agentTask) {
      await unassignIssue(asUser ?? github, repository, agentTask.issue, login);
    },
  };
}
