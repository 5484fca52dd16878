import { payloadRepository } from './events.ts';
import type { LocalRepository } from './state.ts';
import { record } from './values.ts';

/** A repository as it is answered. */
export function shownRepository(repository: LocalRepository, defaultBranch: string): object {
  return {
    ...payloadRepository(repository),
    default_branch: defaultBranch,
    private: true,
    visibility: 'private',
    archived: false,
    allow_merge_commit: repository.merging.merge,
    allow_squash_merge: repository.merging.squash,
    allow_rebase_merge: repository.merging.rebase,
  };
}

/** GitHub's description does not know what an agent is told with an assignment, which GitHub takes. */
export function described(path: string, json: unknown): unknown {
  if (!path.endsWith('/assignees')) return json;
  const { agent_assignment: _, ...known } = record(json);
  return known;
}

/** @returns `undefined` where it is no JSON */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
