import type { Repository } from '../../src/clients/github/repository.ts';

/** The repository acme/docs, whose requests all fail. */
export const docsRepository: Repository = {
  apiUrl: 'https://api.github.com',
  call: () => Promise.reject(new Error('Nothing answers.')),
  list: () => Promise.reject(new Error('Nothing answers.')),
  id: 1,
  owner: 'acme',
  ownerId: 2,
  name: 'docs',
  defaultBranch: 'master',
  visibility: 'public',
  archived: false,
  fork: false,
  settings: {},
};

/** The completed run 77 of the deployment workflow of acme/site in GitHub's format. */
export const workflowRun = {
  id: 77,
  html_url: 'https://github.com/acme/site/actions/runs/77',
  status: 'completed',
  created_at: '2026-05-20T12:00:00Z',
  event: 'push',
  path: '.github/workflows/deploy.yml',
  head_branch: 'master',
  repository: { id: 2002 },
  head_repository: { id: 2002, full_name: 'acme/site' },
};
