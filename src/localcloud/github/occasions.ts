import type { GitHubEvent } from './events.ts';
import { type Answered, type GitHubCall, type GitHubRoute, ofItem, refused } from './git/call.ts';
import { findIssue } from './issues.ts';
import type { EventContext, Occasion } from './occasion.ts';
import type { LocalIssue, LocalRun } from './state.ts';
import { record, text } from './values.ts';

/** Their runs begin only after approval by a user with write access. */
export const requiresApproval = (login: string) =>
  login === 'github-actions[bot]' || /^copilot/i.test(login);

/**
 * Runs of a job's token or a coding agent complete as `action_required` and wait for approval
 * (https://docs.github.com/actions/concepts/security/github_token).
 */
export function pullOccasions(gitHubEvent: GitHubEvent, context: EventContext): Occasion[] {
  const { number, action, ref, deleted } = record(gitHubEvent.payload);
  const { repository, actor, holds } = context;
  if (requiresApproval(actor) && !holds) return [];
  const opened = findIssue(repository, number);
  if (gitHubEvent.name === 'pull_request' && action === 'opened' && opened)
    return toOccasions(opened, 'opened', context);
  if (gitHubEvent.name !== 'push' || deleted === true || !text(ref).startsWith('refs/heads/'))
    return [];
  const branch = text(ref).replace('refs/heads/', '');
  return repository.issues
    .filter((issue) => issue.state === 'open' && issue.pull?.head === branch)
    .flatMap((issue) => toOccasions(issue, 'synchronize', context));
}

function toOccasions(
  issue: LocalIssue,
  type: 'opened' | 'synchronize',
  { git, actor }: EventContext,
): Occasion[] {
  const { head = '', base = '' } = issue.pull ?? {};
  const [commit, since] = [head, base].map((branch) => git.readRef(`refs/heads/${branch}`));
  if (!commit) return [];
  const common = { event: 'pull_request', type, ref: `refs/heads/${base}`, branch: head } as const;
  const { number, title } = issue;
  const sides = { head: { ref: head, sha: commit }, base: { ref: base, sha: since } };
  const payload = { action: type, number, pull_request: { number, title, ...sides } };
  const needsApproval = requiresApproval(actor);
  return [{ ...common, commit, since, title, needsApproval, payload }];
}

/** A job's token can't approve. */
function approve(run: LocalRun, { actor, dispatches }: GitHubCall): Answered {
  if (requiresApproval(actor)) return refused(403, 'Resource not accessible by integration');
  if (!approveRun(run)) return refused(403, 'This run is not from a fork pull request');
  dispatches.emit('run', run);
  return { status: 201, json: {} };
}

export const pullRunRoutes: readonly GitHubRoute[] = [
  ['POST', /^\/actions\/runs\/(\d+)\/approve$/, ofItem('runs', approve)],
];

/** "Approve and run". @returns whether the run was waiting for it */
export function approveRun(run: LocalRun): boolean {
  if (run.conclusion !== 'action_required') return false;
  Object.assign(run, { status: 'queued', conclusion: null });
  return true;
}

/**
 * `push`, and `create` or `delete`. None for a job's token or a coding agent
 * (https://docs.github.com/actions/concepts/security/github_token).
 */
export function pushOccasions(gitHubEvent: GitHubEvent, context: EventContext): Occasion[] {
  if (gitHubEvent.name !== 'push' || requiresApproval(context.actor)) return [];
  const { ref: given, before, after, created, deleted } = record(gitHubEvent.payload);
  const ref = text(given);
  const [, kind = '', branch = ''] = /^refs\/(heads|tags)\/(.*)$/s.exec(ref) ?? [];
  if (branch === '') return [];
  const common = { type: '', ref, title: '', needsApproval: false };
  const change = { ref: branch, ref_type: kind === 'tags' ? 'tag' : 'branch' };
  if (deleted === true) {
    const { defaultBranch } = context.repository;
    const commit = context.git.readRef(`refs/heads/${defaultBranch}`) ?? '';
    const title = `${change.ref_type} ${branch} deleted`;
    return [{ ...common, event: 'delete', branch: defaultBranch, commit, title, payload: change }];
  }
  const commit = text(after);
  const push: Occasion = {
    ...common,
    event: 'push',
    branch,
    commit,
    payload: { ref },
    since: (created !== true && text(before)) || undefined,
  };
  const title = `${change.ref_type} ${branch} created`;
  if (created === true) return [{ ...push, event: 'create', title, payload: change }, push];
  return [push];
}
