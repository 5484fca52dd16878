import type { GitHubEvent } from './events.ts';
import type { EventContext, Occasion } from './occasion.ts';
import { requiresApproval } from './pull-runs.ts';
import { record, text } from './values.ts';

/**
 * Returns the runs that a push triggers: `push`, and `create` or `delete` of the branch or tag. A
 * push by a job's token, or by a coding agent, triggers none
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
    const commit = text(record(record(json).object).sha);
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
    ...(created !== true && { since: text(before) || undefined }),
  };
  const title = `${change.ref_type} ${branch} created`;
  if (created === true) return [{ ...push, event: 'create', title, payload: change }, push];
  return [push];
}
