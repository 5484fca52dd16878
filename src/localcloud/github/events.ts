import type { LocalRepository } from './state.ts';
import { list, record, text } from './values.ts';

export interface GitHubEvent {
  readonly name: string;
  readonly payload: object;
}

export function payloadRepository(localRepository: LocalRepository): object {
  const { id, ownerId, fullName } = localRepository;
  const [owner = '', name = ''] = fullName.split('/');
  return { id, name, full_name: fullName, owner: { login: owner, id: ownerId } };
}

export function toApiRepository(repository: LocalRepository, defaultBranch: string): object {
  return {
    ...payloadRepository(repository),
    default_branch: defaultBranch,
    private: true,
    visibility: 'private',
    archived: repository.archived,
    fork: repository.fork,
    allow_merge_commit: repository.merging.merge,
    allow_squash_merge: repository.merging.squash,
    allow_rebase_merge: repository.merging.rebase,
  };
}

/** Commit id of a branch that doesn't exist. */
const nothing = '0'.repeat(40);

interface Write {
  readonly method: string;
  /** Relative to the repository. */
  readonly path: string;
  readonly body: unknown;
  readonly json: unknown;
  readonly before: string | undefined;
}

/**
 * Events that sites' webhooks subscribe to: Issues, Pull requests and Pushes
 * (https://docs.github.com/webhooks/webhook-events-and-payloads). Merges emit their own.
 */
export function toEvents(write: Write): GitHubEvent[] {
  const { method, path, body, json, before } = write;
  const input = record(body);
  const call = `${method} ${path}`;
  if (call === 'POST /issues')
    return [{ name: 'issues', payload: { action: 'opened', issue: json } }];
  if (call === 'POST /pulls')
    return [{ name: 'pull_request', payload: { action: 'opened', pull_request: json } }];
  if (/^PATCH \/issues\/\d+$/.test(call) && input.state === 'closed')
    return [{ name: 'issues', payload: { action: 'closed', issue: json } }];
  if (/^PATCH \/pulls\/\d+$/.test(call) && input.state === 'closed')
    return [{ name: 'pull_request', payload: { action: 'closed', pull_request: json } }];
  if (call === 'POST /git/refs')
    return [createRefCreation(text(record(json).ref), text(input.sha))];
  if (call.startsWith('PATCH /git/refs/')) {
    const after = text(input.sha);
    if (after === before) return [];
    return [createPush(text(record(json).ref), before, after, [after], input.force === true)];
  }
  const deleted = /^DELETE \/git\/(refs\/(?:heads|tags)\/.+)$/.exec(call)?.[1];
  if (deleted !== undefined) return [createRefDeletion(deleted, before)];
  if (/^(PUT|DELETE) \/contents\//.test(call)) {
    const { sha, parents } = record(record(json).commit);
    return [
      createPush(`refs/heads/${text(input.branch)}`, getParent({ parents }), text(sha), [
        text(sha),
      ]),
    ];
  }
  return [];
}

/** @param before the branch's previous commit; `undefined` if no longer known */
export function createPush(
  ref: string,
  before: string | undefined,
  after: string,
  commits: readonly string[],
  forced = false,
): GitHubEvent {
  const payload = {
    ref,
    before,
    after,
    created: before === nothing,
    deleted: after === nothing,
    forced,
    commits: commits.map((id) => ({ id })),
  };
  return { name: 'push', payload };
}

export function createRefCreation(ref: string, after: string): GitHubEvent {
  return createPush(ref, nothing, after, []);
}

export function createRefDeletion(ref: string, before: string | undefined): GitHubEvent {
  return createPush(ref, before, nothing, []);
}

/** `undefined` if it has none. */
function getParent(commit: unknown): string | undefined {
  const { parents } = record(commit);
  const [first] = list(parents);
  return text(record(first).sha) || undefined;
}
