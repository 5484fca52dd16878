import type { NamedRepository } from '../../clients/github/repository.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { CommandContext } from '../context.ts';
import { readLocalCheckout } from '../deploy/local-event.ts';
import { checkOriginHost, resolveGitHubServer } from './github-server.ts';

/**
 * Returns the repository from `--repository`, else from the origin of the checkout.
 * @param folder absolute path of the checkout
 * @throws SiteDeployError `USAGE`
 */
export async function repositoryFrom(
  option: string | undefined,
  folder: string,
  commandContext: CommandContext,
): Promise<NamedRepository> {
  const checkout =
    option === undefined
      ? await readLocalCheckout(folder, commandContext.env, commandContext.signal)
      : undefined;
  const sources = { env: commandContext.env, originHost: checkout?.host };
  checkOriginHost(sources, () => `Set GITHUB_API_URL=${resolveGitHubServer(sources).apiUrl}.`);
  const fullName = option ?? checkout?.repository;
  const [, owner, name] = /^([\w.-]+)\/([\w.-]+)$/.exec(fullName ?? '') ?? [];
  if (owner && name) return { owner, name };
  const found =
    option === undefined
      ? 'The checkout has no origin that names a repository.'
      : `"${option}" is not owner/name.`;
  throw new SiteDeployError('USAGE', found, {
    remedy: 'Name the repository: --repository owner/name',
  });
}
