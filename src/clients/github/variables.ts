import * as z from 'zod/mini';
import { readGitHubAnswer } from './refusal.ts';
import { type Repository, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const Variable = z.looseObject({ name: z.string(), value: z.string() });

/** Names are upper case, as GitHub stores them. */
export async function readVariables(github: GitHub, repo: Repository) {
  const path = `${repositoryPath(repo)}/actions/variables`;
  const found = await github.list({ path, needs: 'Variables: read' }, 'variables');
  const variables = readGitHubAnswer(z.array(Variable), found, 'the variables');
  return new Map(variables.map((item) => [item.name.toUpperCase(), item.value]));
}

export async function writeVariable(
  github: GitHub,
  repo: Repository,
  variable: { readonly name: string; readonly value: string },
): Promise<void> {
  const path = `${repositoryPath(repo)}/actions/variables`;
  const request = { needs: 'Variables: write', json: variable } as const;
  const created = await github.call({ ...request, method: 'POST', path, expected: [409] });
  if (created.status === 409)
    await github.call({ ...request, method: 'PATCH', path: `${path}/${variable.name}` });
}

export async function deleteVariable(github: GitHub, repo: Repository, name: string) {
  const path = `${repositoryPath(repo)}/actions/variables/${encodeURIComponent(name)}`;
  await github.call({ method: 'DELETE', path, needs: 'Variables: write', expected: [404] });
}
