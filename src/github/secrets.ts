import * as z from 'zod/mini';
import { SiteDeployError } from '../shared/errors/error.ts';
import { readGitHubAnswer } from './refusal.ts';
import { type Repository, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const Secret = z.looseObject({ name: z.string() });

/**
 * Names of the secrets of Actions that workflows of the repository can read, those of its organisation among them.
 * @returns `undefined`: the token may not list them
 * @throws SiteDeployError `GITHUB_*`
 */
export async function readSecretNames(github: GitHub, repository: Repository): Promise<Set<string> | undefined> {
  const read = async (kind: 'secrets' | 'organization-secrets') => {
    const path = `${repositoryPath(repository)}/actions/${kind}`;
    const found = await github.list({ path, needs: 'Secrets: read' }, 'secrets');
    return readGitHubAnswer(z.array(Secret), found, 'the secrets').map(({ name }) => name);
  };
  try {
    return new Set((await Promise.all([read('secrets'), read('organization-secrets')])).flat());
  } catch (error) {
    if (error instanceof SiteDeployError && error.code === 'GITHUB_PERMISSION_MISSING') return undefined;
    throw error;
  }
}
