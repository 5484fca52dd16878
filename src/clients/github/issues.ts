import * as z from 'zod/mini';
import { readGitHubAnswer } from './refusal.ts';
import type { GitHubRepository } from './repository.ts';
import { findOne, readAll, send } from './requests.ts';

const IssueAnswer = z.looseObject({
  number: z.int(),
  state: z.string(),
  state_reason: z.nullish(z.string()),
  title: z.string(),
  body: z.nullish(z.string()),
  html_url: z.string(),
  author_association: z.optional(z.string()),
  pull_request: z.optional(z.unknown()),
  assignees: z.nullish(z.array(z.looseObject({ login: z.string() }))),
  user: z.nullish(z.looseObject({ login: z.optional(z.string()), type: z.optional(z.string()) })),
});

const trusted = ['OWNER', 'MEMBER', 'COLLABORATOR'];

export const belongs = (association: string | undefined) => trusted.includes(association ?? '');

const toIssue = (found: z.output<typeof IssueAnswer>) => ({
  number: found.number,
  open: found.state === 'open',
  isReopened: found.state_reason === 'reopened',
  title: found.title,
  body: found.body ?? '',
  url: found.html_url,
  author: found.user?.login ?? '',
  trusted: belongs(found.author_association) || found.user?.type === 'Bot',
  assignees: (found.assignees ?? []).map((item) => item.login),
});
export type Issue = Readonly<ReturnType<typeof toIssue>>;

export async function listIssues(repo: GitHubRepository, state: 'all' | 'open' = 'all') {
  const path = `/issues?state=${state}&sort=created&direction=desc`;
  const request = { path, needs: 'Issues: read', pages: 10 };
  return (await readAll(repo, IssueAnswer, request, 'the issues'))
    .filter((item) => item.pull_request === undefined)
    .map(toIssue);
}

/** Statuses of an issue that was transferred (301), is missing (404) or was deleted (410). */
const gone = [301, 404, 410];

/** Returns an issue; `undefined` if it was deleted or transferred to another repository. */
export async function findIssue(repo: GitHubRepository, number: number) {
  const request = { path: `/issues/${number}`, needs: 'Issues: read', expected: gone };
  const found = await findOne(repo, IssueAnswer, request, 'an issue');
  return found && toIssue(found);
}

export async function openIssue(
  repo: GitHubRepository,
  text: { readonly title: string; readonly body: string; readonly labels: readonly string[] },
): Promise<void> {
  await send(repo, { method: 'POST', path: '/issues', needs: 'Issues: write', json: text });
}

export async function updateIssueBody(
  repo: GitHubRepository,
  number: number,
  body: string,
): Promise<void> {
  const path = `/issues/${number}`;
  await send(repo, { method: 'PATCH', path, needs: 'Issues: write', json: { body } });
}

export async function closeIssue(
  repo: GitHubRepository,
  number: number,
  reason: 'completed' | 'not_planned',
): Promise<void> {
  const json = { state: 'closed', state_reason: reason };
  await send(repo, { method: 'PATCH', path: `/issues/${number}`, needs: 'Issues: write', json });
}

interface AgentAssignment {
  readonly base_branch: string;
  readonly custom_instructions: string;
}

/**
 * Assigns a user. GitHub silently skips users who can't be assigned.
 * @returns the logins of all assignees afterwards; an empty list if GitHub refuses with 422
 */
export async function assignIssue(
  repo: GitHubRepository,
  options: { readonly number: number; readonly login: string; assignment?: AgentAssignment },
): Promise<string[]> {
  const { number, login, assignment } = options;
  const path = `/issues/${number}/assignees`;
  const target = { target_repo: `${repo.owner}/${repo.name}` };
  const agent_assignment = assignment && { ...target, ...assignment };
  const json = { assignees: [login], agent_assignment };
  const request = { method: 'POST', path, needs: 'Issues: write', expected: [422] } as const;
  const answer = await send(repo, { ...request, json });
  if (!answer.ok) return [];
  return [...toIssue(readGitHubAnswer(IssueAnswer, answer.json, 'an issue')).assignees];
}

export async function unassignIssue(repo: GitHubRepository, number: number, login: string) {
  const path = `/issues/${number}/assignees`;
  const json = { assignees: [login] };
  await send(repo, { method: 'DELETE', path, needs: 'Issues: write', json });
}

const TimelineEvent = z.looseObject({
  event: z.optional(z.string()),
  created_at: z.nullish(z.string()),
  assignee: z.nullish(z.looseObject({ login: z.string() })),
  requested_reviewer: z.nullish(z.looseObject({ login: z.string() })),
  source: z.nullish(
    z.looseObject({
      issue: z.optional(
        z.looseObject({
          number: z.int(),
          pull_request: z.optional(z.unknown()),
          repository: z.optional(z.looseObject({ full_name: z.string() })),
        }),
      ),
    }),
  ),
});

/**
 * Returns the events of an issue or pull request; an empty list if it was deleted or transferred.
 */
export async function readTimeline(repo: GitHubRepository, number: number) {
  const path = `/issues/${number}/timeline`;
  const request = { path, needs: 'Issues: read', expected: gone, pages: 10 };
  const own = `${repo.owner}/${repo.name}`.toLowerCase();
  return (await readAll(repo, TimelineEvent, request, 'the timeline')).map((event) =>
    toEntry(event, own),
  );
}

export type TimelineEntry = Readonly<ReturnType<typeof toEntry>>;

/** @param own full name of the repository. Pull requests in other repositories don't count. */
function toEntry(found: z.output<typeof TimelineEvent>, own: string) {
  const { number, pull_request: pull, repository } = found.source?.issue ?? {};
  const isOwn = (repository?.full_name.toLowerCase() ?? own) === own;
  return {
    event: found.event ?? '',
    at: found.created_at ?? '',
    assignee: found.assignee?.login ?? '',
    reviewer: found.requested_reviewer?.login ?? '',
    pull: pull && isOwn ? number : undefined,
  };
}
