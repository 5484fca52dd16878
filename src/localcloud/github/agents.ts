import { sendJson } from '../http.ts';
import type { GitEmulator } from './emulator.ts';
import { type GitHubRoute, gitHubRoute, type RepositoryRequest, refuse } from './route.ts';
import { type LocalRepository, type LocalReview, nextId } from './state.ts';
import { changedFiles } from './trees.ts';
import { list, page, record, records, text, toApiUser } from './values.ts';

export function toApiIssue(
  localRepository: LocalRepository,
  json: unknown,
): Readonly<Record<string, unknown>> {
  const { fullName, authors, assigned, strangers } = localRepository;
  const issue = record(json);
  const number = Number(issue.number);
  const author = authors.get(number);
  const kind = issue.pull_request ? 'pull' : 'issues';
  const shared = {
    ...issue,
    html_url: `https://github.com/${fullName}/${kind}/${number}`,
    assignees: (assigned.get(number) ?? []).map(toApiUser),
  };
  if (!author) return shared;
  const isOutside = author.endsWith('[bot]') || strangers.has(author);
  const association = isOutside ? 'NONE' : issue.author_association;
  return { ...shared, user: toApiUser(author), author_association: association };
}

export function noteOpened(
  repository: LocalRepository,
  json: unknown,
  author: string,
  isPull: boolean,
): void {
  const { number, body } = record(json);
  if (author !== 'local-admin') repository.authors.set(Number(number), author);
  if (!isPull) return;
  for (const [, issue] of text(body).matchAll(/(?:^|\s)#(\d+)\b/g))
    repository.timeline.push({
      issue: Number(issue),
      event: 'cross-referenced',
      at: new Date().toISOString(),
      pull: Number(number),
    });
}

/**
 * A coding agent needs a user's token, and to be enabled; other invalid assignees are silently
 * omitted.
 */
async function assign(request: RepositoryRequest): Promise<void> {
  const { repository, parameters, body, isUser, git, response, assignments } = request;
  const number = Number(parameters.number);
  const logins = Array.isArray(body.assignees) ? body.assignees.map(String) : [];
  const isAgent = (login: string) =>
    repository.agents.has(login) || /^copilot-swe-agent/.test(login);
  const refused = logins.find(
    (login) => isAgent(login) && (!isUser || !repository.agents.has(login)),
  );
  if (refused && !isUser)
    return refuse(response, 422, `${refused.replace('[bot]', '')} is not available as an assignee`);
  const taken = logins.filter(
    (login) => repository.agents.has(login) || repository.people.has(login),
  );
  repository.assigned.set(number, [
    ...new Set([...(repository.assigned.get(number) ?? []), ...taken]),
  ]);
  const at = new Date().toISOString();
  for (const login of taken)
    repository.timeline.push({ issue: number, event: 'assigned', at, assignee: login });
  const { json } = await git.send('GET', `/repos/${repository.fullName}/issues/${number}`);
  sendJson(response, 201, toApiIssue(repository, json));
  for (const login of taken.filter(isAgent)) {
    const { base_branch: base, custom_instructions: instructions } = record(body.agent_assignment);
    assignments.emit('agent', {
      repository: repository.fullName,
      issue: number,
      login,
      base: text(base, request.defaultBranch),
      instructions: text(instructions),
    });
  }
}

async function unassign(repositoryRequest: RepositoryRequest): Promise<void> {
  const { repository, parameters, body, git, response } = repositoryRequest;
  const number = Number(parameters.number);
  const logins = Array.isArray(body.assignees) ? body.assignees.map(String) : [];
  const before = repository.assigned.get(number) ?? [];
  repository.assigned.set(
    number,
    before.filter((login) => !logins.includes(login)),
  );
  const at = new Date().toISOString();
  for (const assignee of before.filter((login) => logins.includes(login)))
    repository.timeline.push({ issue: number, event: 'unassigned', at, assignee });
  const { json } = await git.send('GET', `/repos/${repository.fullName}/issues/${number}`);
  sendJson(response, 200, toApiIssue(repository, json));
}

const toApiReview = (localRepository: LocalRepository, review: LocalReview) => ({
  id: review.id,
  body: review.body,
  state: review.state,
  commit_id: review.commit,
  submitted_at: review.at,
  html_url:
    `https://github.com/${localRepository.fullName}/pull/${review.pull}` +
    `#pullrequestreview-${review.id}`,
  user: toApiUser(review.author),
  author_association: review.association,
});

/** Write access and more may approve. Programs have no role. */
export function getRole(repository: LocalRepository, login: string): string {
  if (login.endsWith('[bot]') || repository.strangers.has(login)) return 'none';
  return repository.roles.get(login) ?? 'write';
}

/** Logins behind the commits of a pull request: who pushed them. */
export async function commitAuthors(
  repository: LocalRepository,
  pull: number,
  send: GitEmulator['send'],
): Promise<{ readonly sha: string; readonly login: string }[]> {
  const path = `/repos/${repository.fullName}/pulls/${pull}/commits?per_page=100`;
  return records((await send('GET', path)).json).map((commit) => {
    const sha = text(commit.sha);
    const pushed = repository.activity.find((entry) => entry.after === sha);
    return { sha, login: pushed?.actor ?? repository.authors.get(pull) ?? 'local-admin' };
  });
}

/** @param association of the person with the repository */
export function addReview(
  repository: LocalRepository,
  review: Omit<LocalReview, 'id' | 'at' | 'association'> & { readonly association?: string },
): LocalReview {
  const made = {
    association: 'COLLABORATOR',
    ...review,
    id: nextId(),
    at: new Date().toISOString(),
  };
  repository.reviews.push(made);
  return made;
}

export const agentRoutes: readonly GitHubRoute[] = [
  gitHubRoute('POST', '/issues/{number}/assignees', assign),
  gitHubRoute('DELETE', '/issues/{number}/assignees', unassign),
  gitHubRoute('GET', '/issues/{number}/timeline', ({ repository, parameters, query, response }) => {
    const found = repository.timeline.filter(
      (localTimelineEntry) => String(localTimelineEntry.issue) === parameters.number,
    );
    const apiEvents = found.map(({ event, at, assignee, pull }) => ({
      event,
      created_at: at,
      assignee: assignee && toApiUser(assignee),
      source: pull && { type: 'issue', issue: { number: pull, pull_request: {} } },
    }));
    sendJson(response, 200, page(apiEvents, query));
  }),
  gitHubRoute(
    'GET',
    '/pulls/{number}/reviews',
    async ({ repository, parameters, query, git, response }) => {
      const { json } = await git.send(
        'GET',
        `/repos/${repository.fullName}/pulls/${parameters.number}/reviews`,
      );
      const localReviews = repository.reviews.filter(
        (review) => String(review.pull) === parameters.number,
      );
      const all = [...list(json), ...localReviews.map((review) => toApiReview(repository, review))];
      sendJson(response, 200, page(all, query));
    },
  ),
  gitHubRoute(
    'GET',
    '/collaborators/{login}/permission',
    ({ repository, parameters, response }) => {
      const login = parameters.login ?? '';
      const permission = getRole(repository, login);
      sendJson(response, 200, { permission, role_name: permission, user: toApiUser(login) });
    },
  ),
  gitHubRoute(
    'GET',
    '/pulls/{number}/commits',
    async ({ repository, parameters, query, git, response }) => {
      const send = git.send as GitEmulator['send'];
      const found = await commitAuthors(repository, Number(parameters.number), send);
      const commits = found.map(({ sha, login }) => ({ sha, author: toApiUser(login) }));
      sendJson(response, 200, page(commits, query));
    },
  ),
  gitHubRoute(
    'GET',
    '/pulls/{number}/files',
    async ({ repository, parameters, query, git, response }) => {
      const { fullName } = repository;
      const { json } = await git.send('GET', `/repos/${fullName}/pulls/${parameters.number}`);
      const { head, base } = record(json);
      const [from, to] = [base, head].map((side) => text(record(side).ref));
      const files = await changedFiles(git.send as GitEmulator['send'], fullName, {
        base: from ?? '',
        head: to ?? '',
      });
      sendJson(response, 200, page(files, query));
    },
  ),
];
