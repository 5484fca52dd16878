import type { RepoName } from '../../clients/github/repository.ts';
import { usageError } from '../../shared/errors/error.ts';
import type { CommandContext } from '../context.ts';
import { readLocalCheckout } from '../deploy/local-event.ts';
import { checkOriginHost, resolveGitHubServer } from './github-server.ts';

/** Reads `--repository`, else the origin. @throws SiteDeployError `USAGE` */
export async function repositoryFrom(
  option: string | undefined,
  folder: string,
  context: CommandContext,
): Promise<RepoName> {
  const found = option ?? (await readOrigin(folder, context)) ?? '';
  const [, owner, name] = /^([\w.-]+)\/([\w.-]+)$/.exec(found) ?? [];
  if (owner && name) return { owner, name };
  let problem = 'The checkout has no origin that names a repository.';
  if (option !== undefined) problem = `"${option}" is not owner/name.`;
  throw usageError(problem, 'Name the repository: --repository owner/name');
}

async function readOrigin(folder: string, context: CommandContext) {
  const { env, signal } = context;
  const { host, repository } = await readLocalCheckout(folder, env, signal);
  const sources = { env, originHost: host };
  checkOriginHost(sources, () => `Set GITHUB_API_URL=${resolveGitHubServer(sources).apiUrl}.`);
  return repository;
}
