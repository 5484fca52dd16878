import type { Repository } from '../../src/clients/github/repository.ts';

/** The repository acme/docs, as GitHub tells of it. */
export const docsRepository: Repository = {
  id: 1,
  owner: 'acme',
  ownerId: 2,
  name: 'docs',
  defaultBranch: 'master',
  visibility: 'public',
  archived: false,
  fork: false,
};
