import type { NamedRepository } from '../../github/repository.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { CommandContext } from '../context.ts';
import { askCheckout } from '../deploy/local-event.ts';

/**
 * The repository of `--repository`, else of the origin of a checkout.
 * @param folder absolute path of the checkout
 * @throws SiteDeployError `USAGE`
 */
export async function repositoryFrom(
  option: string | undefined,
  folder: string,
  { env, signal }: CommandContext,
): Promise<NamedRepository> {
  const fullName = option ?? (await askCheckout(folder, env, signal)).repository;
  const [, owner, name] = /^([\w.-]+)\/([\w.-]+)$/.exec(fullName ?? '') ?? [];
  if (owner !== undefined && name !== undefined) return { owner, name };
  const found =
    option === undefined ? 'The checkout has no origin that names a repository.' : `"${option}" is not owner/name.`;
  throw new SiteDeployError('USAGE', found, { remedy: 'Name the repository: --repository owner/name' });
}
