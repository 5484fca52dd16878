import {
  changesBetween,
  compareCommits,
  countLines,
  type FileChange,
  isIn,
} from '../git/history.ts';
import type { OpenRepository } from '../git/types.ts';
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
  paged,
  type RouteAnswer,
  refused,
} from '../rest/call.ts';
import { list, record, text, toApiUser } from '../rest/values.ts';
import type { LocalIssue, LocalRepository } from '../state/state.ts';
import { toApiChange } from './commits.ts';
import {
  change,
  findIssue,
  listEdits,
  listIssues,
  onExistingIssue,
  open,
  person,
  refusedIssue,
  toApiIssue,
  toListed,
} from './issues.ts';
import { findMerge, type PullIssue, refresh, testMerge, testMergeRef } from './pull-refs.ts';
import { ruleAgainstMerge } from './rules.ts';

export const isPull = (issue: LocalIssue | undefined): issue is PullIssue =>
  issue?.pull !== undefined;

export function findPull(repository: LocalRepository, number: unknown): PullIssue | undefined {
  const issue = findIssue(repository, number);
  if (isPull(issue)) return issue;
  return undefined;
}

/** Creates a handler that finds the pull request, or responds with 404 if it doesn't exist. */
export function onPull(answer: ItemAnswer<PullIssue>): RouteAnswer {
  return (call) => {
    const issue = findPull(call.repository, call.parts[0]);
    return issue ? answer(issue, call) : noSuchThing;
  };
}

export function toListedPull(here: OpenRepository, issue: PullIssue): object {
  const { repository, git } = here;
  refresh(issue, git);
  const { pull, number } = issue;
  const [owner = '', name = ''] = repository.fullName.split('/');
  const merge = findMerge(repository, issue);
  const repo = { id: repository.id, name, full_name: repository.fullName };
  const toSide = (ref: string, sha: string) => ({ ref, sha, label: `${owner}:${ref}`, repo });
  return {
    ...toApiIssue(repository, issue),
    merged: merge !== undefined,
    merged_at: merge?.at ?? null,
    merge_commit_sha: merge?.commit ?? git.readRef(testMergeRef(number)) ?? null,
    head: toSide(pull.head, merge?.head ?? pull.headCommit),
    base: toSide(pull.base, pull.baseCommit),
    requested_reviewers: (pull.reviewers ?? []).map(toApiUser),
  };
}

export async function toApiPull(here: OpenRepository, issue: PullIssue): Promise<object> {
  const { git } = here;
  const fits = (await testMerge(here, issue)) !== undefined;
  const changes = await listChanges(here, issue);
  const sum = (name: 'additions' | 'deletions') =>
    changes.reduce((total, change) => total + change[name], 0);
  const size = { additions: sum('additions'), deletions: sum('deletions') };
  const listed = { ...toListedPull(here, issue), ...size, changed_files: changes.length };
  if (!refresh(issue, git)) return listed;
  const { base, headCommit, baseCommit, draft } = issue.pull;
  const { number } = issue;
  const merge = { number, base: baseCommit, head: headCommit, method: 'any' };
  let state = (await ruleAgainstMerge(here, base, merge)) ? 'blocked' : 'clean';
  if (draft) state = 'draft';
  if (!fits) state = 'dirty';
  const { ahead } = await compareCommits(git, baseCommit, headCommit);
  return { ...listed, mergeable: fits, mergeable_state: state, commits: ahead.length };
}

/**
 * Returns a pull request as JSON. As on GitHub, `mergeable` is `null` in the first response after
 * each push.
 */
async function answerPull(call: GitHubCall, issue: PullIssue): Promise<object> {
  const { pull } = issue;
  const json = await toApiPull(call, issue);
  const commits = `${pull.baseCommit} ${pull.headCommit}`;
  if (issue.state !== 'open' || pull.computed === commits) return json;
  pull.computed = commits;
  return { ...json, mergeable: null, mergeable_state: 'unknown' };
}

/**
 * Closes pull requests if a push has deleted their head or base branch, or if the base now contains
 * their commits.
 */
export async function closePulls(
  call: OpenRepository & Pick<GitHubCall, 'at'>,
  event: GitHubEvent,
): Promise<GitHubEvent[]> {
  const { ref, deleted, before, after } = record(event.payload);
  const branch = text(ref).replace('refs/heads/', '');
  if (event.name !== 'push' || branch === ref) return [];
  const { at, git, repository } = call;
  const closed: PullIssue[] = [];
  for (const issue of repository.issues.filter(isPull)) {
    const { pull, number, state } = issue;
    if (state !== 'open' || ![pull.head, pull.base].includes(branch)) continue;
    refresh(issue, git);
    if (deleted !== true) {
      const head = pull.headCommit;
      if (pull.base !== branch || !(await isIn(git, head, text(after)))) continue;
      repository.merges.push({ number, commit: text(after), before: text(before), head, at });
    }
    closed.push(Object.assign(issue, { state: 'closed', closedAt: at, updatedAt: at }));
  }
  return Promise.all(closed.map((issue) => pullEvent(call, 'closed', issue)));
}

export async function pullEvent(call: OpenRepository, action: string, issue: PullIssue) {
  const json = await toApiPull(call, issue);
  return { name: 'pull_request', payload: { action, number: issue.number, pull_request: json } };
}

/**
 * Creates an event of an issue or a pull request.
 * @param more additional fields of the payload
 */
export function itemEvent(
  here: OpenRepository,
  issue: LocalIssue,
  action: string,
  more: object = {},
): GitHubEvent {
  const { number } = issue;
  if (!isPull(issue))
    return {
      name: 'issues',
      payload: { action, issue: toListed(here.repository, issue), ...more },
    };
  const json = toListedPull(here, issue);
  return { name: 'pull_request', payload: { action, number, pull_request: json, ...more } };
}

async function create(call: GitHubCall) {
  const { repository, git, body } = call;
  const [owner = ''] = repository.fullName.split('/');
  const head = text(body.head).replace(new RegExp(`^${owner}:`, 'i'), '');
  const base = text(body.base);
  const refusal = refusedIssue({ title: '', ...body });
  if (refusal) return refusal;
  const resource = 'PullRequest';
  const [headCommit, baseCommit] = [head, base].map((name) => git.readRef(`refs/heads/${name}`));
  if (!headCommit) return invalid({ resource, field: 'head', code: 'invalid' });
  if (!baseCommit) return invalid({ resource, field: 'base', code: 'invalid' });
  const custom = (message: string) => invalid({ resource, code: 'custom', message });
  const isOpen = repository.issues.some(
    (issue) => issue.state === 'open' && issue.pull?.head === head && issue.pull.base === base,
  );
  if (isOpen) return custom(`A pull request already exists for ${owner}:${head}.`);
  const { ahead } = await compareCommits(git, baseCommit, headCommit);
  if (ahead.length === 0) return custom(`No commits between ${base} and ${head}`);
  const draft = body.draft === true;
  const issue = open(call, { head, base, draft, headCommit, baseCommit }) as PullIssue;
  const event = await pullEvent(call, 'opened', issue);
  return created(await answerPull(call, issue), [event]);
}

/**
 * Changes an issue or a pull request. For a pull request, GitHub's endpoints for issues and for
 * pull requests start the same runs.
 */
async function update(issue: LocalIssue, call: GitHubCall): Promise<Answered> {
  const { repository, body } = call;
  const { pull } = issue;
  const before = { ...issue, base: pull?.base };
  if (findMerge(repository, issue) && body.state === 'open') {
    const message = 'state cannot be changed. The pull request cannot be reopened.';
    return invalid({ resource: 'PullRequest', code: 'custom', field: 'state', message });
  }
  const refusal = change(issue, call);
  if (refusal) return refusal;
  if (pull) pull.base = text(body.base, pull.base);
  const isMoved = before.base !== pull?.base;
  const changes = { ...listEdits(before, issue), ...(isMoved && { base: { from: before.base } }) };
  const action = issue.state === 'open' ? 'reopened' : 'closed';
  const events: GitHubEvent[] = [];
  if (before.state !== issue.state)
    events.push(
      isPull(issue) ? await pullEvent(call, action, issue) : itemEvent(call, issue, action),
    );
  if (Object.keys(changes).length > 0) events.push(itemEvent(call, issue, 'edited', { changes }));
  return { status: 200, json: toListed(repository, issue), events };
}

async function updatePull(issue: PullIssue, call: GitHubCall): Promise<Answered> {
  const answered = await update(issue, call);
  return answered.status === 200 ? { ...answered, json: await toApiPull(call, issue) } : answered;
}

/** Adds or removes requested reviewers: https://docs.github.com/rest/pulls/review-requests */
function requestReviews(issue: PullIssue, call: GitHubCall, isWanted: boolean): Answered {
  const { pull } = issue;
  const { reviewers: before = [] } = pull;
  const logins = list(call.body.reviewers).map(String);
  const author = call.repository.authors.get(issue.number) ?? person;
  if (isWanted && logins.includes(author))
    return refused(422, 'Review cannot be requested from pull request author.');
  const changed = logins.filter((login) => before.includes(login) !== isWanted);
  pull.reviewers = isWanted
    ? [...before, ...changed]
    : before.filter((login) => !changed.includes(login));
  const action = isWanted ? 'review_requested' : 'review_request_removed';
  const { number } = issue;
  const entries = changed.map((reviewer) => ({
    issue: number,
    event: action,
    at: call.at,
    reviewer,
  }));
  call.repository.timeline.push(...entries);
  const events = changed.map((login) =>
    itemEvent(call, issue, action, { requested_reviewer: toApiUser(login) }),
  );
  return { status: isWanted ? 201 : 200, json: toListedPull(call, issue), events };
}

function listPulls(call: GitHubCall) {
  const { query } = call;
  const head = query.get('head')?.replace(/^[^:]*:/, '');
  const base = query.get('base');
  const fits = ({ pull }: LocalIssue) =>
    (!head || pull?.head === head) && (!base || pull?.base === base);
  const pulls = listIssues(call, fits).filter(isPull);
  const listed = pulls.map((issue) => toListedPull(call, issue));
  return paged(listed, call);
}

/** Returns the base and head commit of a pull request's changes. */
export function getSides(here: OpenRepository, issue: PullIssue): [string, string] {
  refresh(issue, here.git);
  const merge = findMerge(here.repository, issue);
  return [merge?.before ?? issue.pull.baseCommit, merge?.head ?? issue.pull.headCommit];
}

async function listChanges(here: OpenRepository, issue: PullIssue) {
  const changes = await changesBetween(here.git, ...getSides(here, issue));
  const count = async (change: FileChange) => {
    return { ...toApiChange(change), ...(await countLines(here.git, change)) };
  };
  return Promise.all(changes.map(count));
}

export const pullRoutes: GitHubRoutes = {
  'GET /pulls': listPulls,
  'POST /pulls': create,
  'GET /pulls/{number}': onPull(async (issue, call) => ok(await answerPull(call, issue))),
  'PATCH /pulls/{number}': onPull(updatePull),
  'POST /pulls/{number}/requested_reviewers': onPull((issue, call) =>
    requestReviews(issue, call, true),
  ),
  'DELETE /pulls/{number}/requested_reviewers': onPull((issue, call) =>
    requestReviews(issue, call, false),
  ),
  'PATCH /issues/{number}': onExistingIssue(update),
  'GET /pulls/{number}/files': onPull(async (issue, call) =>
    paged(await listChanges(call, issue), call),
  ),
};
