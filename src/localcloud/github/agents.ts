import { findIssue, toListed } from './issues.ts';
import {
  type GitHubRoute,
  gitHubRoute,
  notFound,
  type RepositoryRequest,
  refuse,
  sendJson,
} from './route.ts';
import { type LocalRepository, type LocalReview, nextId } from './state.ts';
import { page, record, text, toApiUser } from './values.ts';

/**
 * A coding agent needs a user's token, and to be enabled; other invalid assignees are silently
 * omitted.
 */
function assign(request: RepositoryRequest) {
  const { repository, parameters, body, isUser, response, assignments } = request;
  const issue = findIssue(repository, parameters.number);
  if (!issue) return notFound(response);
  const { number } = issue;
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
  sendJson(response, 201, toListed(repository, issue));
  for (const login of taken.filter(isAgent)) {
    const { base_branch: base, custom_instructions: instructions } = record(body.agent_assignment);
    assignments.emit('agent', {
      repository: repository.fullName,
      issue: number,
      login,
      base: text(base, repository.defaultBranch),
      instructions: text(instructions),
    });
  }
}

function unassign(repositoryRequest: RepositoryRequest) {
  const { repository, parameters, body, response } = repositoryRequest;
  const issue = findIssue(repository, parameters.number);
  if (!issue) return notFound(response);
  const { number } = issue;
  const logins = Array.isArray(body.assignees) ? body.assignees.map(String) : [];
  const before = repository.assigned.get(number) ?? [];
  repository.assigned.set(
    number,
    before.filter((login) => !logins.includes(login)),
  );
  const at = new Date().toISOString();
  for (const assignee of before.filter((login) => logins.includes(login)))
    repository.timeline.push({ issue: number, event: 'unassigned', at, assignee });
  sendJson(response, 200, toListed(repository, issue));
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
  gitHubRoute('GET', '/pulls/{number}/reviews', ({ repository, parameters, query, response }) => {
    const found = repository.reviews.filter((review) => String(review.pull) === parameters.number);
    const reviews = found.map((review) => toApiReview(repository, review));
    sendJson(response, 200, page(reviews, query));
  }),
];
