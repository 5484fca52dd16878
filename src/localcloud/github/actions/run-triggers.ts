import { compact } from '../../../shared/compact.ts';
import type { OpenRepository } from '../git/types.ts';
import { findMerge, type PullIssue, testMerge, testMergeRef } from '../resources/pull-refs.ts';
import { findPull, getSides, isPull, toListedPull } from '../resources/pulls.ts';
import {
  created,
  type GitHubCall,
  type GitHubEvent,
  type GitHubRoutes,
  onItem,
  refused,
} from '../rest/call.ts';
import { record, text } from '../rest/values.ts';
import type { LocalRun } from '../state/state.ts';
import type { Trigger } from './workflow-filters.ts';

export interface RunTrigger extends Trigger {
  readonly branch: string;
  readonly commit: string;
  readonly title: string;
  readonly needsApproval?: boolean;
  readonly since?: string;
  /** Test merge of the pull request, which the run checks out. */
  readonly merge?: string;
  /** Commit whose changes path filters examine, if it isn't the run's own. */
  readonly compared?: string;
  readonly payload?: Readonly<Record<string, unknown>>;
  /** Ref of the run, if filters examine a different one. */
  readonly runRef?: string;
  readonly chain?: number;
}

export interface EventContext extends OpenRepository {
  readonly actor: string;
  /**
   * Whether untrusted runs wait for approval. If not, as on an Enterprise Server, they aren't
   * started.
   */
  readonly holds: boolean;
}

/** Returns whether this account's runs need approval by somebody with write access. */
const requiresApproval = (login: string) =>
  login === 'github-actions[bot]' || /^copilot/i.test(login);

/** Returns the triggers for events of pull requests, and for pushes to their branches. */
export async function pullTriggers(
  gitHubEvent: GitHubEvent,
  context: EventContext,
): Promise<RunTrigger[]> {
  const payload = record(gitHubEvent.payload);
  const { number, action, ref, deleted } = payload;
  const { repository, actor, holds } = context;
  if (requiresApproval(actor) && !holds) return [];
  const pull = findPull(repository, number);
  const { name } = gitHubEvent;
  if ((name === 'pull_request' || name === 'pull_request_review') && pull)
    return toTriggers(pull, { ...payload, action: text(action) }, context, name);
  if (gitHubEvent.name !== 'push' || deleted === true || !text(ref).startsWith('refs/heads/'))
    return [];
  const branch = text(ref).replace('refs/heads/', '');
  const moved = repository.issues
    .filter(isPull)
    .filter((issue) => issue.state === 'open' && issue.pull.head === branch)
    .map((issue) => toTriggers(issue, { action: 'synchronize' }, context));
  return (await Promise.all(moved)).flat();
}

/**
 * Pull request activities that start runs after approval if a job or a coding agent causes them.
 */
const approvable = ['opened', 'reopened', 'synchronize', 'closed'];

/**
 * Returns the triggers for one activity. After a merge, runs use the base branch. A pull request
 * with conflicts has no test merge, so only `pull_request_target` starts runs.
 */
async function toTriggers(
  issue: PullIssue,
  activity: { readonly action: string },
  context: EventContext,
  event: 'pull_request' | 'pull_request_review' = 'pull_request',
): Promise<RunTrigger[]> {
  const { actor, repository } = context;
  const { number, title } = issue;
  const { action: type } = activity;
  const needsApproval = requiresApproval(actor);
  if (needsApproval && !approvable.includes(type)) return [];
  const merged = findMerge(repository, issue);
  const merge = merged?.commit ?? (await testMerge(context, issue));
  const { head, base } = issue.pull;
  const [since, commit] = getSides(context, issue);
  const ref = `refs/heads/${base}`;
  const payload = { ...activity, number, pull_request: toListedPull(context, issue) };
  const common = { type, ref, since, title, payload, needsApproval, compared: commit };
  const runRef = merged ? ref : testMergeRef(number);
  const pull: RunTrigger = {
    ...common,
    event,
    runRef,
    branch: head,
    commit,
    merge,
  };
  // `pull_request_target` uses the default branch:
  // https://github.blog/changelog/2025-11-07-actions-pull_request_target-and-environment-branch-protections-changes/
  const target = {
    ...atDefaultBranch(context),
    branch: head,
    event: 'pull_request_target',
  } as const;
  const isChange = event === 'pull_request' && !needsApproval;
  return compact([merge !== undefined && pull, isChange && { ...common, ...target }]);
}

function approve(run: LocalRun, { actor, dispatches }: GitHubCall) {
  if (requiresApproval(actor)) return refused(403, 'Resource not accessible by integration');
  if (!approveRun(run)) return refused(403, 'This run is not from a fork pull request');
  dispatches.emit('run', run);
  return created({});
}

export const pullRunRoutes: GitHubRoutes = {
  'POST /actions/runs/{number}/approve': onItem('runs', approve),
};

export function approveRun(run: LocalRun): boolean {
  if (run.conclusion !== 'action_required') return false;
  Object.assign(run, { status: 'queued', conclusion: null });
  return true;
}

/** Returns the triggers for a push. Pushes by a job's token or a coding agent trigger nothing. */
export function pushTriggers(gitHubEvent: GitHubEvent, context: EventContext): RunTrigger[] {
  if (gitHubEvent.name !== 'push' || requiresApproval(context.actor)) return [];
  const whole = record(gitHubEvent.payload);
  const { before, after, created, deleted } = whole;
  const ref = text(whole.ref);
  const [, kind = '', branch = ''] = /^refs\/(heads|tags)\/(.*)$/s.exec(ref) ?? [];
  if (branch === '') return [];
  const common = { type: '', ref, title: '' };
  const change = { ref: branch, ref_type: kind === 'tags' ? 'tag' : 'branch' };
  if (deleted === true) {
    const title = `${change.ref_type} ${branch} deleted`;
    return [{ ...common, ...atDefaultBranch(context), event: 'delete', title, payload: change }];
  }
  const commit = text(after);
  const since = (created !== true && text(before)) || undefined;
  const push: RunTrigger = { ...common, event: 'push', branch, commit, payload: whole, since };
  const title = `${change.ref_type} ${branch} created`;
  if (created === true) return [{ ...push, event: 'create', title, payload: change }, push];
  return [push];
}

/**
 * Returns the ref and commit for events without a commit. They use the default branch's workflows.
 */
function atDefaultBranch({ repository, git }: EventContext) {
  const branch = repository.defaultBranch;
  const runRef = `refs/heads/${branch}`;
  return { branch, runRef, commit: git.readRef(runRef) ?? '' };
}

/** Maximum length of a chain of runs that start each other by `workflow_run`, as on GitHub. */
const maxChain = 3;

export function otherTriggers(event: GitHubEvent, context: EventContext): RunTrigger[] {
  const payload = record(event.payload);
  const common = { ...atDefaultBranch(context), type: text(payload.action), payload };
  const { runRef: ref, commit } = common;
  if (!commit) return [];
  if (event.name === 'issues' || event.name === 'issue_comment') {
    if (requiresApproval(context.actor)) return [];
    const title = text(record(payload.issue).title);
    return [{ ...common, event: event.name, ref, title }];
  }
  if (event.name === 'repository_dispatch')
    return [{ ...common, event: event.name, ref, title: common.type }];
  if (event.name === 'release') return releaseTriggers(common, context);
  if (event.name === 'merge_group') {
    const { head_ref: runRef, head_sha: sha, base_ref: base } = record(payload.merge_group);
    const at = { ref: text(base), runRef: text(runRef), commit: text(sha) };
    const branch = at.runRef.replace('refs/heads/', '');
    return [{ ...common, ...at, branch, event: event.name, title: '' }];
  }
  if (event.name !== 'workflow_run') return [];
  const other = record(payload.workflow_run);
  const chain = 1 + (context.repository.runs.find(({ id }) => id === other.id)?.chain ?? 0);
  if (chain > maxChain) return [];
  const from = { ref: `refs/heads/${text(other.head_branch)}`, workflow: text(other.name) };
  const title = text(other.name);
  return [{ ...common, ...from, event: event.name, title, chain }];
}

function releaseTriggers(
  common: Pick<RunTrigger, 'type' | 'payload'>,
  { actor, git }: EventContext,
): RunTrigger[] {
  const { tag_name: tag, name } = record(common.payload?.release);
  const ref = `refs/tags/${text(tag)}`;
  const commit = git.readRef(ref);
  if (requiresApproval(actor) || !commit) return [];
  const title = text(name) || text(tag);
  const at = { ref, runRef: ref, branch: text(tag), commit };
  return [{ ...common, ...at, event: 'release', title }];
}
