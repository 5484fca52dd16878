import { created, type GitHubCall, type GitHubRoutes, ok, onCommit, paged } from '../rest/call.ts';
import { page, text } from '../rest/values.ts';
import { type LocalStatus, nextId } from '../state/state.ts';

/** Returns the statuses of a commit, newest first. */
const listStatuses = ({ repository }: GitHubCall, commit: string) =>
  repository.statuses.filter((status) => status.commit === commit).toReversed();

function toApi({ repository }: GitHubCall, status: LocalStatus): object {
  const { id, state, context, description, target, creator, at, commit } = status;
  const url = `https://api.github.com/repos/${repository.fullName}/statuses/${commit}`;
  const times = { created_at: at, updated_at: at };
  const details = { description, target_url: target, creator: { login: creator } };
  return { id, url, state, context, ...details, ...times };
}

/**
 * Combines the last status of each context:
 * https://docs.github.com/rest/commits/statuses#get-the-combined-status-for-a-specific-reference
 */
const combine = onCommit((commit, call) => {
  const byContext = Map.groupBy(listStatuses(call, commit), ({ context }) => context);
  const last = [...byContext.values()].flatMap(([newest]) => newest ?? []);
  const states = new Set(last.map(({ state }) => state));
  let state = last.length === 0 || states.has('pending') ? 'pending' : 'success';
  if (states.has('error') || states.has('failure')) state = 'failure';
  const { fullName, id } = call.repository;
  const address = `https://api.github.com/repos/${fullName}/commits/${commit}`;
  return ok({
    state,
    statuses: page(
      last.map((status) => toApi(call, status)),
      call.query,
    ),
    sha: commit,
    total_count: last.length,
    repository: { id, full_name: fullName },
    commit_url: address,
    url: `${address}/status`,
  });
});

const list = onCommit((commit, call) =>
  paged(
    listStatuses(call, commit).map((status) => toApi(call, status)),
    call,
  ),
);

/** Creates a commit status: https://docs.github.com/rest/commits/statuses#create-a-commit-status */
const report = onCommit((commit, call) => {
  const { repository, body, actor, at } = call;
  const status: LocalStatus = {
    id: nextId(),
    commit,
    state: body.state as LocalStatus['state'],
    context: text(body.context) || 'default',
    description: text(body.description) || null,
    target: text(body.target_url) || null,
    creator: actor,
    at,
  };
  repository.statuses.push(status);
  const json = toApi(call, status);
  return created(json, [{ name: 'status', payload: { ...json, sha: commit } }]);
});

export const statusRoutes: GitHubRoutes = {
  'GET /commits/{+rest}/status': combine,
  'GET /commits/{+rest}/statuses': list,
  'GET /statuses/{+rest}': list,
  'POST /statuses/{sha}': report,
};
