import { sendJson } from '../http.ts';
import type { GitHubEvent } from './events.ts';
import type { EventPlace, Occasion } from './occasion.ts';
import { type GitHubRoute, notFound, refuse } from './route.ts';
import type { LocalRun } from './state.ts';
import { record, text } from './values.ts';

/** Accounts whose runs begin only after approval by a user with write access. */
export const isHeldAccount = (login: string) =>
  login === 'github-actions[bot]' || /^copilot/i.test(login);

/**
 * Returns the runs that the events of a pull request trigger. Those of a job's token, or of a
 * coding agent, wait for approval: their runs complete as `action_required`
 * (https://docs.github.com/actions/concepts/security/github_token).
 */
export async function pullOccasions(
  { name, payload }: GitHubEvent,
  place: EventPlace,
): Promise<Occasion[]> {
  const { pull_request: opened, action, ref, deleted } = record(payload);
  const { repository, ask, by, holds } = place;
  if (isHeldAccount(by) && !holds) return [];
  if (name === 'pull_request' && action === 'opened')
    return occasionOf(record(opened), 'opened', place);
  if (name !== 'push' || deleted === true || !text(ref).startsWith('refs/heads/')) return [];
  const branch = text(ref).replace('refs/heads/', '');
  const [owner = ''] = repository.fullName.split('/');
  const query = `state=open&head=${encodeURIComponent(`${owner}:${branch}`)}`;
  const { json } = await ask('GET', `/repos/${repository.fullName}/pulls?${query}`);
  const pulls = Array.isArray(json) ? json.map(record) : [];
  return (await Promise.all(pulls.map((pull) => occasionOf(pull, 'synchronize', place)))).flat();
}

async function occasionOf(
  pull: Readonly<Record<string, unknown>>,
  type: 'opened' | 'synchronize',
  { repository, ask, by }: EventPlace,
): Promise<Occasion[]> {
  const at = `/repos/${repository.fullName}`;
  const [head = '', base = ''] = [pull.head, pull.base].map((side) => text(record(side).ref));
  const [commit = '', since] = await Promise.all(
    [head, base].map(async (branch) => {
      const { json } = await ask('GET', `${at}/git/ref/heads/${branch}`);
      return text(record(record(json).object).sha);
    }),
  );
  if (commit === '') return [];
  const common = { event: 'pull_request', type, ref: `refs/heads/${base}`, branch: head } as const;
  return [{ ...common, commit, since, title: text(pull.title), isHeld: isHeldAccount(by) }];
}

/** Approval of a waiting run. */
export const pullRunRoutes: readonly GitHubRoute[] = [
  {
    method: 'POST',
    path: '/actions/runs/{id}/approve',
    answer({ repository, parameters, author, response, dispatches }) {
      const run = repository.runs.find(({ id }) => String(id) === parameters.id);
      if (!run) return notFound(response);
      // A job's token can't approve.
      if (isHeldAccount(author))
        return refuse(response, 403, 'Resource not accessible by integration');
      if (!approveRun(run))
        return refuse(response, 403, 'This run is not from a fork pull request');
      sendJson(response, 201, {});
      dispatches.emit('run', run);
    },
  },
];

/** Acts like "Approve and run". @returns whether the run was waiting for it */
export function approveRun(run: LocalRun): boolean {
  if (run.conclusion !== 'action_required') return false;
  Object.assign(run, { status: 'queued', conclusion: null });
  return true;
}
