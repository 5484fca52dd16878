import * as z from 'zod/mini';
import { readGitHubAnswer } from './refusal.ts';
import { type Repository, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const Workflow = z.looseObject({ path: z.string(), state: z.string() });

/** State of each workflow that GitHub knows, by its path: `active`, `disabled_manually`, `disabled_inactivity`, … */
export async function readWorkflowStates(github: GitHub, repository: Repository): Promise<Map<string, string>> {
  const found = await github.list(
    { path: `${repositoryPath(repository)}/actions/workflows`, needs: 'Actions: read' },
    'workflows',
  );
  return new Map(readGitHubAnswer(z.array(Workflow), found, 'the workflows').map(({ path, state }) => [path, state]));
}

const Commit = z.looseObject({ sha: z.string() });

/** The full id of the commit that a tag, branch or id stands for, in any repository. */
export async function resolveCommit(
  github: GitHub,
  repository: { readonly owner: string; readonly name: string },
  ref: string,
): Promise<string> {
  const response = await github.call({
    method: 'GET',
    path: `${repositoryPath(repository)}/commits/${ref.split('/').map(encodeURIComponent).join('/')}`,
    needs: 'Contents: read',
  });
  return readGitHubAnswer(Commit, response.json, 'a commit').sha;
}
