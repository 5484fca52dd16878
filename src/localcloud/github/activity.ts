import type { GitHubEvent } from './events.ts';
import { type GitHubRoute, gitHubRoute, sendJson } from './route.ts';
import { type LocalActivity, type LocalRepository, nextId } from './state.ts';
import { page, record, text, toApiUser } from './values.ts';

/** @param by login @param now milliseconds since 1970 */
export function noteActivity(
  repository: LocalRepository,
  gitHubEvent: GitHubEvent,
  actor: string,
  now: number,
): void {
  if (gitHubEvent.name !== 'push') return;
  const { ref, before, after, created, deleted, forced } = record(gitHubEvent.payload);
  let kind: LocalActivity['kind'] = 'push';
  if (forced === true) kind = 'force_push';
  if (deleted === true) kind = 'branch_deletion';
  if (created === true) kind = 'branch_creation';
  repository.activity.push({
    id: nextId(),
    ref: text(ref),
    before: text(before, '0'.repeat(40)),
    after: text(after),
    kind,
    actor,
    at: new Date(now).toISOString(),
  });
}

export const activityRoutes: readonly GitHubRoute[] = [
  gitHubRoute('GET', '/activity', ({ repository, query, response }) => {
    const ref = query.get('ref');
    const found = repository.activity
      .filter((move) => ref === null || move.ref === ref || move.ref === `refs/heads/${ref}`)
      .toReversed()
      .map(({ id, ref: of, before, after, kind, actor: by, at }) => ({
        id,
        ref: of,
        before,
        after,
        activity_type: kind,
        timestamp: at,
        actor: toApiUser(by),
      }));
    sendJson(response, 200, page(found, query));
  }),
];
