import { parse } from 'yaml';
import type { FoundReview } from '../../service/types.ts';
import { isIn } from '../git/history.ts';
import type { OpenRepository } from '../git/types.ts';
import {
  type Answered,
  created,
  type GitHubCall,
  type GitHubRoutes,
  ok,
  paged,
  refused,
} from '../rest/call.ts';
import { list, record, text, toApiUser } from '../rest/values.ts';
import { type LocalIssue, type LocalRepository, type LocalReview, nextId } from '../state/state.ts';
import { onExistingIssue, person, toListed } from './issues.ts';
import { listWriters } from './pull-commits.ts';
import type { PullIssue } from './pull-refs.ts';
import { findPull, itemEvent, onPull } from './pulls.ts';

export const isUser = ({ isApp, actor }: Pick<GitHubCall, 'isApp' | 'actor'>) =>
  !isApp && actor !== 'github-actions[bot]';

/**
 * Assigns users to an issue. An agent can only be assigned by a user's token. Other invalid
 * assignees are silently ignored.
 */
function assign(issue: LocalIssue, call: GitHubCall) {
  const { repository, body, assignments, at } = call;
  const { agents, people, assigned, timeline } = repository;
  const logins = list(body.assignees).map(String);
  const isAgent = (login: string) => agents.has(login) || /^copilot-swe-agent/.test(login);
  const agent = logins.find(isAgent);
  if (agent && !isUser(call))
    return refused(422, `${agent.replace('[bot]', '')} is not available as an assignee`);
  const taken = logins.filter((login) => agents.has(login) || people.has(login));
  const { number } = issue;
  const before = assigned.get(number) ?? [];
  assigned.set(number, [...new Set([...before, ...taken])]);
  for (const login of taken)
    timeline.push({ issue: number, event: 'assigned', at, assignee: login });
  const { base_branch: base, custom_instructions: instructions } = record(body.agent_assignment);
  for (const login of taken.filter(isAgent))
    assignments.emit('agent', {
      repository: repository.fullName,
      issue: number,
      login,
      base: text(base, repository.defaultBranch),
      instructions: text(instructions),
    });
  const events = taken
    .filter((login) => !before.includes(login))
    .map((login) => itemEvent(call, issue, 'assigned', { assignee: toApiUser(login) }));
  return created(toListed(repository, issue), events);
}

function unassign(issue: LocalIssue, call: GitHubCall) {
  const { repository, body, at } = call;
  const { assigned, timeline } = repository;
  const { number } = issue;
  const gone = new Set(list(body.assignees).map(String));
  const before = assigned.get(number) ?? [];
  const left = before.filter((login) => !gone.has(login));
  assigned.set(number, left);
  const removed = before.filter((login) => gone.has(login));
  for (const assignee of removed)
    timeline.push({ issue: number, event: 'unassigned', at, assignee });
  const events = removed.map((login) =>
    itemEvent(call, issue, 'unassigned', { assignee: toApiUser(login) }),
  );
  return { ...ok(toListed(repository, issue)), events };
}

const toApiReview = (repository: LocalRepository, review: LocalReview) => ({
  id: review.id,
  body: review.body,
  state: review.state,
  commit_id: review.commit,
  submitted_at: review.at,
  html_url:
    `https://github.com/${repository.fullName}/pull/${review.pull}` +
    `#pullrequestreview-${review.id}`,
  user: toApiUser(review.author),
  author_association: review.association,
});

function getRole(repository: LocalRepository, login: string): string {
  if (login.endsWith('[bot]') || repository.strangers.has(login)) return 'none';
  return repository.roles.get(login) ?? 'write';
}

export function addReview(
  repository: LocalRepository,
  review: Omit<LocalReview, 'id' | 'at' | 'association'> & { readonly association?: string },
): LocalReview {
  const at = new Date().toISOString();
  const made = { association: 'COLLABORATOR', ...review, id: nextId(), at };
  repository.reviews.push(made);
  return made;
}

const verdictsByEvent: Readonly<Record<string, LocalReview['state']>> = {
  APPROVE: 'APPROVED',
  REQUEST_CHANGES: 'CHANGES_REQUESTED',
  COMMENT: 'COMMENTED',
};

/**
 * Creates a review: https://docs.github.com/rest/pulls/reviews#create-a-review-for-a-pull-request
 */
function review(issue: PullIssue, call: GitHubCall): Answered {
  const { repository, body, actor } = call;
  const state = verdictsByEvent[text(body.event)];
  if (!state) return refused(422, 'Pending reviews are not supported here: name an event.');
  const author = actor === 'local-admin' ? person : actor;
  if (state !== 'COMMENTED' && repository.authors.get(issue.number) === author) {
    const act = state === 'APPROVED' ? 'approve' : 'request changes on';
    return refused(422, `Can not ${act} your own pull request`);
  }
  const commit = text(body.commit_id, issue.pull.headCommit);
  const made = { pull: issue.number, author, state, body: text(body.body), commit };
  const json = toApiReview(repository, addReview(repository, made));
  const event = itemEvent(call, issue, 'submitted', { review: json });
  return { ...ok(json), events: [{ ...event, name: 'pull_request_review' }] };
}

export const agentRoutes: GitHubRoutes = {
  'POST /issues/{number}/assignees': onExistingIssue(assign),
  'DELETE /issues/{number}/assignees': onExistingIssue(unassign),
  'GET /issues/{number}/timeline': (call) => {
    const { repository, parts } = call;
    const found = repository.timeline.filter((entry) => String(entry.issue) === parts[0]);
    const own = { repository: { full_name: repository.fullName } };
    const events = found.map(({ event, at, assignee, reviewer, pull }) => ({
      event,
      created_at: at,
      assignee: assignee && toApiUser(assignee),
      requested_reviewer: reviewer && toApiUser(reviewer),
      source: pull && { type: 'issue', issue: { ...own, number: pull, pull_request: {} } },
    }));
    return paged(events, call);
  },
  'GET /pulls/{number}/reviews': (call) => {
    const { repository, parts } = call;
    const found = repository.reviews.filter((review) => String(review.pull) === parts[0]);
    return paged(
      found.map((review) => toApiReview(repository, review)),
      call,
    );
  },
  'POST /pulls/{number}/reviews': onPull(review),
  'GET /collaborators': (call) => {
    const { repository } = call;
    const known = new Set([...repository.roles.keys(), ...repository.people, person]);
    const logins = [...known].filter((login) =>
      ['admin', 'write'].includes(getRole(repository, login)),
    );
    return paged(
      logins.map((login) => ({ ...toApiUser(login), role_name: getRole(repository, login) })),
      call,
    );
  },
  'GET /collaborators/{name}/permission': ({ repository, parts }) => {
    const [login = ''] = parts;
    const permission = getRole(repository, login);
    return ok({ permission, role_name: permission, user: toApiUser(login) });
  },
};

const approveWord = /^\/approve\s*$/;

interface Word {
  readonly id: string;
  readonly author: string;
  readonly at: string;
  readonly verdict: string;
}

const verdicts = ['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED'];

/**
 * Returns the decisive reviews and approving comments of a pull request, oldest first. Edited
 * comments don't count.
 */
function listWords({ reviews, comments }: LocalRepository, pull: number): Word[] {
  const isApproval = ({ body, editedAt }: LocalRepository['comments'][number]) =>
    !editedAt && approveWord.test(body.split('\n', 1)[0] ?? '');
  const approving = comments.filter((item) => item.issue === pull && isApproval(item));
  return [
    ...reviews
      .filter((review) => review.pull === pull && verdicts.includes(review.state))
      .map(({ id, author, at, state: verdict }) => {
        return { id: `pullrequestreview-${id}`, author, at, verdict };
      }),
    ...approving.map(({ id, author, at = '' }) => {
      return { id: `issuecomment-${id}`, author, at, verdict: 'APPROVED' };
    }),
  ].sort((a, b) => a.at.localeCompare(b.at));
}

/**
 * Finds a review or an approving comment, and returns whether it approves and its author may
 * approve. If the URL names only a pull request, returns only the people who object to it.
 * @param evidence URL of a pull request, or of a review or comment on one, e.g.
 * `https://github.com/acme/site/pull/2#pullrequestreview-7`
 */
export async function findReview(
  here: OpenRepository,
  evidence: string,
): Promise<FoundReview | undefined> {
  const { repository } = here;
  const [, pull = '', id] = /\/pull\/(\d+)(?:#(.+))?$/.exec(evidence) ?? [];
  const isWriter = (login: string) => ['admin', 'write'].includes(getRole(repository, login));
  const words = listWords(repository, Number(pull));
  const last = [...new Map(words.map((word) => [word.author, word])).values()];
  const objections = last
    .filter((word) => word.verdict === 'CHANGES_REQUESTED' && isWriter(word.author))
    .map((word) => word.author);
  if (id === undefined)
    return { author: '', at: '', approves: false, mayApprove: false, objections };
  const found = words.find((word) => word.id === id);
  if (!found) return undefined;
  const { author, at, verdict } = found;
  const asked = repository.timeline.findLast(
    (entry) => String(entry.issue) === pull && entry.reviewer === author && entry.at > at,
  );
  const isAskedAgain = asked?.event === 'review_requested';
  const writers = (await acceptsSelfApproval(here)) ? [] : await listWriters(here, pull);
  return {
    author,
    at,
    approves: verdict === 'APPROVED' && last.includes(found) && !isAskedAgain,
    mayApprove: isWriter(author) && !writers.includes(author),
    objections,
  };
}

/** Returns whether the site config on the default branch allows self-approval. */
async function acceptsSelfApproval({ repository, git }: OpenRepository): Promise<boolean> {
  const text = await git.readFile(repository.defaultBranch, 'site.config.yml');
  const { requests } = record(record(parse(text?.toString('utf8') ?? '')).automation);
  return record(requests).selfApproval === true;
}

/**
 * Returns whether a commit contains an ancestor, in its history or through the squash merge of a
 * release branch.
 */
export async function contains(
  { repository, git }: OpenRepository,
  commit: string,
  ancestor: string,
): Promise<boolean> {
  if (await isIn(git, ancestor, commit)) return true;
  for (const { number, head, commit: made } of repository.merges) {
    const isRelease = findPull(repository, number)?.pull.head.startsWith('release/');
    if (isRelease && (await isIn(git, ancestor, head)) && (await isIn(git, made, commit)))
      return true;
  }
  return false;
}
