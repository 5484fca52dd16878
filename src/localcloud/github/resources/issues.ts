import {
  type Answered,
  created,
  type GitHubCall,
  type GitHubEvent,
  type GitHubRoutes,
  type ItemAnswer,
  invalid,
  noSuchThing,
  ok,
  onItem,
  onRemoval,
  paged,
  type RouteAnswer,
} from '../rest/call.ts';
import { list, record, text, toApiUser } from '../rest/values.ts';
import {
  type LocalComment,
  type LocalIssue,
  type LocalRepository,
  nextId,
} from '../state/state.ts';

export const person = 'octocat';

export function toApiIssue(repository: LocalRepository, issue: LocalIssue): object {
  const { fullName, authors, assigned, strangers, comments } = repository;
  const { number, title, body, state, labels } = issue;
  const author = authors.get(number) ?? person;
  const isOutside = author.endsWith('[bot]') || strangers.has(author);
  const [kind, apiKind] = issue.pull ? ['pull', 'pulls'] : ['issues', 'issues'];
  return {
    id: repository.id * 10_000 + number,
    node_id: toNodeId(repository, number),
    number,
    title,
    body,
    state,
    state_reason: issue.stateReason ?? null,
    draft: issue.pull?.draft,
    labels: labels.map((name) => toApiLabel(name, repository)),
    comments: comments.filter((comment) => comment.issue === number).length,
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    closed_at: issue.closedAt,
    url: `https://api.github.com/repos/${fullName}/${apiKind}/${number}`,
    html_url: `https://github.com/${fullName}/${kind}/${number}`,
    user: toApiUser(author),
    author_association: isOutside ? 'NONE' : 'COLLABORATOR',
    assignees: (assigned.get(number) ?? []).map(toApiUser),
  };
}

export const toApiLabel = (name: string, { fullName }: LocalRepository) => ({
  name,
  url: `https://api.github.com/repos/${fullName}/labels/${encodeURIComponent(name)}`,
  color: 'ededed',
  default: false,
  description: null,
});

const toNodeId = (repository: LocalRepository, number: number) =>
  Buffer.from(`Issue:${repository.id}:${number}`).toString('base64url');

export function findIssue(repository: LocalRepository, number: unknown): LocalIssue | undefined {
  return repository.issues.find(
    (issue) => String(issue.number) === String(number) && !issue.isDeleted,
  );
}

/** Creates a handler that finds the issue, or responds with 404 if it doesn't exist. */
export function onExistingIssue(answer: ItemAnswer<LocalIssue>): RouteAnswer {
  return (call) => {
    const issue = findIssue(call.repository, call.parts[0]);
    return issue ? answer(issue, call) : noSuchThing;
  };
}

export function open(call: GitHubCall, pull?: LocalIssue['pull']): LocalIssue {
  const { repository, body, actor, at } = call;
  const issue: LocalIssue = {
    number: repository.issues.length + 1,
    title: text(body.title),
    body: text(body.body),
    state: 'open',
    labels: list(body.labels).map((label) => text(label) || text(record(label).name)),
    createdAt: at,
    updatedAt: at,
    closedAt: null,
    pull,
  };
  repository.issues.push(issue);
  repository.authors.set(issue.number, actor === 'local-admin' ? person : actor);
  if (pull)
    for (const [, mentioned] of issue.body.matchAll(/(?:^|\s)#(\d+)\b/g))
      repository.timeline.push({
        issue: Number(mentioned),
        event: 'cross-referenced',
        at,
        pull: issue.number,
      });
  return issue;
}

export function change(issue: LocalIssue, call: GitHubCall): Answered | undefined {
  const { body, repository, at } = call;
  const refusal = refusedIssue(body);
  if (refusal) return refusal;
  issue.title = text(body.title, issue.title);
  issue.body = text(body.body, issue.body);
  issue.updatedAt = at;
  const { number, state } = issue;
  if ((body.state !== 'open' && body.state !== 'closed') || body.state === state) return undefined;
  const isClosed = body.state === 'closed';
  const event = isClosed ? 'closed' : 'reopened';
  repository.timeline.push({ issue: number, event, at });
  Object.assign(issue, { state: body.state, closedAt: isClosed ? at : null });
  if (!issue.pull) issue.stateReason = isClosed ? text(body.state_reason, 'completed') : event;
  return undefined;
}

/** Returns the previous title and body if they have changed, in the form of an event's payload. */
export function listEdits(before: LocalIssue, after: LocalIssue) {
  const names = (['title', 'body'] as const).filter((name) => before[name] !== after[name]);
  return Object.fromEntries(names.map((name) => [name, { from: before[name] }]));
}

export function refusedIssue(body: GitHubCall['body']): Answered | undefined {
  return refusedTitle(body.title) ?? refusedText(text(body.body));
}

export function listIssues(call: GitHubCall, matches: (issue: LocalIssue) => boolean) {
  const { repository, query } = call;
  const state = query.get('state') ?? 'open';
  const found = repository.issues.filter(
    (issue) => (state === 'all' || issue.state === state) && !issue.isDeleted && matches(issue),
  );
  const isUpdated = query.get('sort') === 'updated';
  if (isUpdated) found.sort((a, b) => (a.updatedAt < b.updatedAt ? -1 : 1));
  if (query.get('direction') === 'asc') return found;
  return found.toReversed();
}

const event = (action: string, issue: object, more: object = {}): GitHubEvent => ({
  name: 'issues',
  payload: { action, issue, ...more },
});

export const issueRoutes: GitHubRoutes = {
  'GET /issues': (call) => {
    const labels = (call.query.get('labels') ?? '').split(',').filter(Boolean);
    const found = listIssues(call, (issue) =>
      labels.every((label) => issue.labels.includes(label)),
    );
    const issues = found.map((issue) => toListed(call.repository, issue));
    return paged(issues, call);
  },
  'POST /issues': (call) => {
    const refusal = refusedIssue({ title: '', ...call.body });
    if (refusal) return refusal;
    const { repository } = call;
    const issue = open(call);
    const json = toApiIssue(repository, issue);
    const labeled = issue.labels.map((name) =>
      event('labeled', json, { label: toApiLabel(name, repository) }),
    );
    return created(json, [event('opened', json), ...labeled]);
  },
  'GET /issues/{number}': onExistingIssue((issue, { repository }) =>
    ok(toListed(repository, issue)),
  ),
};

export function toListed(repository: LocalRepository, issue: LocalIssue): object {
  const json = toApiIssue(repository, issue);
  if (!issue.pull) return json;
  const url = `https://api.github.com/repos/${repository.fullName}/pulls/${issue.number}`;
  return { ...json, pull_request: { url } };
}

function toApiComment(repository: LocalRepository, comment: LocalComment): object {
  const { id, issue, body, author, association = 'COLLABORATOR', at = '' } = comment;
  const kind = findIssue(repository, issue)?.pull ? 'pull' : 'issues';
  return {
    id,
    body,
    created_at: at,
    updated_at: comment.editedAt ?? at,
    author_association: association,
    html_url: `https://github.com/${repository.fullName}/${kind}/${issue}#issuecomment-${id}`,
    user: toApiUser(author),
  };
}

function refusedBody(body: string): Answered | undefined {
  if (body === '') return invalid({ message: 'body is missing' });
  return refusedText(body);
}

export const commentRoutes: GitHubRoutes = {
  'GET /issues/{number}/comments': onExistingIssue((issue, call) => {
    const { repository } = call;
    const found = repository.comments.filter((comment) => comment.issue === issue.number);
    const comments = found.map((comment) => toApiComment(repository, comment));
    return paged(comments, call);
  }),
  'POST /issues/{number}/comments': onExistingIssue((issue, { repository, body, actor, at }) => {
    const author = actor === 'local-admin' ? person : actor;
    const refusal = refusedBody(text(body.body));
    if (refusal) return refusal;
    const association = author.endsWith('[bot]') ? 'NONE' : 'COLLABORATOR';
    const made = { body: text(body.body), author, association, at };
    const comment = { id: nextId(), issue: issue.number, ...made };
    repository.comments.push(comment);
    const json = toApiComment(repository, comment);
    const payload = { action: 'created', issue: toListed(repository, issue), comment: json };
    return created(json, [{ name: 'issue_comment', payload }]);
  }),
  'PATCH /issues/comments/{number}': onItem('comments', (comment, call) => {
    const refusal = refusedBody(text(call.body.body));
    if (refusal) return refusal;
    comment.body = text(call.body.body);
    comment.editedAt = call.at;
    return ok(toApiComment(call.repository, comment));
  }),
  'DELETE /issues/comments/{number}': onRemoval('comments'),
};

const maxTextLength = 65_536;
const maxTitleLength = 256;

function refusedText(body: string): Answered | undefined {
  if (body.length <= maxTextLength) return undefined;
  return invalid({ message: `Body is too long (maximum is ${maxTextLength} characters)` });
}

function refusedTitle(title: unknown): Answered | undefined {
  if (typeof title !== 'string') return undefined;
  if (title.trim() === '') return invalid({ message: "title can't be blank" });
  if (title.length <= maxTitleLength) return undefined;
  return invalid({ message: `title is too long (maximum is ${maxTitleLength} characters)` });
}

/**
 * Removes the instructions for agents before validation, because GitHub's OpenAPI description
 * doesn't contain them.
 */
export function described(path: string, json: unknown): unknown {
  if (!path.endsWith('/assignees')) return json;
  const { agent_assignment: _, ...known } = record(json);
  return known;
}
