import type { LocalRepository } from './state.ts';

export interface GitHubEvent {
  readonly name: string;
  readonly payload: object;
}

export function payloadRepository(localRepository: LocalRepository): object {
  const { id, ownerId, fullName } = localRepository;
  const [owner = '', name = ''] = fullName.split('/');
  return { id, name, full_name: fullName, owner: { login: owner, id: ownerId } };
}

export function toApiRepository(repository: LocalRepository): object {
  return {
    ...payloadRepository(repository),
    default_branch: repository.defaultBranch,
    private: true,
    visibility: 'private',
    archived: repository.archived,
    fork: repository.fork,
    allow_merge_commit: repository.merging.merge,
    allow_squash_merge: repository.merging.squash,
    allow_rebase_merge: repository.merging.rebase,
  };
}
