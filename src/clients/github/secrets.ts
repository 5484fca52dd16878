import * as z from 'zod/mini';
import { SiteDeployError } from '../../shared/errors/error.ts';
import { readGitHubAnswer } from './refusal.ts';
import { type Repository, repositoryPath } from './repository.ts';
import type { GitHub } from './types.ts';

const Secret = z.looseObject({ name: z.string() });

export type SecretOwner = 'repository' | 'organisation';

export type ReadableSecrets = Awaited<ReturnType<typeof readSecretNames>>;

/** Includes those of the organisation. @throws SiteDeployError `GITHUB_*` */
export async function readSecretNames(github: GitHub, repo: Repository) {
  const unread: SecretOwner[] = [];
  const read = async (owner: SecretOwner) => {
    const list = { repository: 'secrets', organisation: 'organization-secrets' }[owner];
    const path = `${repositoryPath(repo)}/actions/${list}`;
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
