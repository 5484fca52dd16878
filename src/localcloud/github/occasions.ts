import { sendJson } from '../http.ts';
import type { GitHubEvent } from './events.ts';
import type { EventContext, Occasion } from './occasion.ts';
import { type GitHubRoute, gitHubRoute, notFound, refuse } from './route.ts';
import type { LocalRun } from './state.ts';
import { getRefCommit, record, records, text } from './values.ts';

/** Their runs begin only after approval by a user with write access. */
export const requiresApproval = (login: string) =>
  login === 'github-actions[bot]' || /^copilot/i.test(login);

/**
 * Runs of a job's token or a coding agent complete as `action_required` and wait for approval
 * (https://docs.github.com/actions/concepts/security/github_token).
 */
export async function pullOccasions(
  gitHubEvent: GitHubEvent,
  context: EventContext,
): Promise<Occasion[]> {
  const { pull_request: opened, action, ref, deleted } = record(gitHubEvent.payload);
  const { repository, send, actor, holds } = context;
  if (requiresApproval(actor) && !holds) return [];
  if (gitHubEvent.name === 'pull_request' && action === 'opened')
    return toOccasions(record(opened), 'opened', context);
  if (gitHubEvent.name !== 'push' || deleted === true || !text(ref).startsWith('refs/heads/'))
    return [];
  const branch = text(ref).replace('refs/heads/', '');
  const [owner = ''] = repository.fullName.split('/');
  const query = `state=open&head=${encodeURIComponent(`${owner}:${branch}`)}`;
  const { json } = await send('GET', `/repos/${repository.fullName}/pulls?${query}`);
  const pulls = records(json);
  return (await Promise.all(pulls.map((pull) => toOccasions(pull, 'synchronize', context)))).flat();
}

async function toOccasions(
  pull: Readonly<Record<string, unknown>>,
  type: 'opened' | 'synchronize',
  eventContext: EventContext,
): Promise<Occasion[]> {
  const { repository, send, actor } = eventContext;
  const at = `/repos/${repository.fullName}`;
  const [head = '', base = ''] = [pull.head, pull.base].map((side) => text(record(side).ref));
  const [commit = '', since] = await Promise.all(
    [head, base].map(async (branch) => {
      const { json } = await send('GET', `${at}/git/ref/heads/${branch}`);
      return getRefCommit(json) ?? '';
    }),
  );
  if (commit === '') return [];
  const common = { event: 'pull_request', type, ref: `refs/heads/${base}`, branch: head } as const;
  return [
    { ...common, commit, since, title: text(pull.title), needsApproval: requiresApproval(actor) },
  ];
}

export const pullRunRoutes: readonly GitHubRoute[] = [
  gitHubRoute(
    'POST',
    '/actions/runs/{id}/approve',
    ({ repository, parameters, author, response, dispatches }) => {
      const run = repository.runs.find((localRun) => String(localRun.id) === parameters.id);
      if (!run) return notFound(response);
      // A job's token can't approve.
      if (requiresApproval(author))
        return refuse(response, 403, 'Resource not accessible by integration');
      if (!approveRun(run))
        return refuse(response, 403, 'This run is not from a fork pull request');
      sendJson(response, 201, {});
      dispatches.emit('run', run);
    },
  ),
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
export async function pushOccasions(
  gitHubEvent: GitHubEvent,
  context: EventContext,
): Promise<Occasion[]> {
  if (gitHubEvent.name !== 'push' || requiresApproval(context.actor)) return [];
  const { ref: given, before, after, created, deleted } = record(gitHubEvent.payload);
  const ref = text(given);
  const [, kind = '', branch = ''] = /^refs\/(heads|tags)\/(.*)$/s.exec(ref) ?? [];
  if (branch === '') return [];
  const common = { type: '', ref, title: '', needsApproval: false };
  const change = { ref: branch, ref_type: kind === 'tags' ? 'tag' : 'branch' };
  if (deleted === true) {
    const { defaultBranch } = context;
    const { json } = await context.send(
      'GET',
      `/repos/${context.repository.fullName}/git/ref/heads/${defaultBranch}`,
    );
    const commit = getRefCommit(json) ?? '';
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
