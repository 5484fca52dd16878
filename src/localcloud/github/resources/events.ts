import {
  type Answered,
  type GitHubCall,
  type GitHubEvent,
  type GitHubRoutes,
  noContent,
  paged,
  refused,
} from '../rest/call.ts';
import { record, text, toApiUser } from '../rest/values.ts';
import { shownSettings } from '../state/repository-settings.ts';
import {
  type LocalActivity,
  type LocalRepository,
  nextId,
  type TokenPermissions,
} from '../state/state.ts';

export function payloadRepository(localRepository: LocalRepository): object {
  const { id, ownerId, fullName, ofPerson } = localRepository;
  const type = ofPerson ? 'User' : 'Organization';
  const [owner = '', name = ''] = fullName.split('/');
  return { id, name, full_name: fullName, owner: { login: owner, id: ownerId, type } };
}

/** Returns a repository as GitHub's API shows it to a token with these permissions. */
export function toApiRepository(
  repository: LocalRepository,
  permissions: TokenPermissions = {},
): object {
  const mayWriteContents = permissions === 'all' || permissions.contents === 'write';
  return {
    ...payloadRepository(repository),
    html_url: `https://github.com/${repository.fullName}`,
    url: `https://api.github.com/repos/${repository.fullName}`,
    clone_url: `https://github.com/${repository.fullName}.git`,
    default_branch: repository.defaultBranch,
    has_issues: true,
    private: repository.visibility === 'private',
    visibility: repository.visibility,
    archived: repository.archived,
    fork: repository.fork,
    template_repository: repository.template ? { full_name: repository.template } : null,
    ...shownSettings(repository.settings, mayWriteContents),
  };
}

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

/**
 * Creates a `repository_dispatch` event:
 * https://docs.github.com/rest/repos/repos#create-a-repository-dispatch-event
 */
function dispatch({ body, repository }: GitHubCall): Answered {
  const { event_type: action, client_payload: sent = {} } = body;
  const count = Object.keys(record(sent)).length;
  if (count > maxProperties)
    return refused(
      422,
      `No more than ${maxProperties} properties are allowed; ${count} were supplied.`,
    );
  const payload = { action, branch: repository.defaultBranch, client_payload: sent };
  return { ...noContent, events: [{ name: 'repository_dispatch', payload }] };
}

const maxProperties = 10;

export const activityRoutes: GitHubRoutes = {
  'POST /dispatches': dispatch,
  'GET /activity': (call) => {
    const ref = call.query.get('ref');
    const moves = call.repository.activity
      .filter((move) => ref === null || move.ref === ref || move.ref === `refs/heads/${ref}`)
      .map(({ kind, actor, at, ...move }) => ({
        ...move,
        activity_type: kind,
        timestamp: at,
        actor: toApiUser(actor),
      }));
    return paged(moves.toReversed(), call);
  },
};
