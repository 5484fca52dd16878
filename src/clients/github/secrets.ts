import * as z from 'zod/mini';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { readGitHubAnswer } from './refusal.ts';
import { type Repository, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const Secret = z.looseObject({ name: z.string() });

/** Owner of the secrets in a list. */
export type SecretOwner = 'repository' | 'organisation';

/** Actions secrets that the repository's workflows can read. */
export interface ReadableSecrets {
  readonly names: ReadonlySet<string>;
  /**
   * Owners whose secrets couldn't be listed: missing permission, or the repository has no
   * organisation.
   */
  readonly unread: readonly SecretOwner[];
}

/**
 * Names of the Actions secrets that the repository's workflows can read, including those of its
 * organisation.
 * @throws SiteDeployError `GITHUB_*`
 */
export async function readSecretNames(
  github: GitHub,
  repository: Repository,
): Promise<ReadableSecrets> {
  const unread: SecretOwner[] = [];
  const read = async (owner: SecretOwner) => {
    const list = owner === 'repository' ? 'secrets' : 'organization-secrets';
    const path = `${repositoryPath(repository)}/actions/${list}`;
    try {
      const found = await github.list({ path, needs: 'Secrets: read' }, 'secrets');
      return readGitHubAnswer(z.array(Secret), found, 'the secrets').map((item) => item.name);
    } catch (error) {
      if (!(error instanceof SiteDeployError) || error.code !== 'GITHUB_PERMISSION_MISSING')
        throw error;
      unread.push(owner);
      return [];
    }
  };
  const names = (await Promise.all([read('repository'), read('organisation')])).flat();
  return { names: new Set(names), unread: unread.toSorted().toReversed() };
}
