import { usageError } from '../../shared/errors/error.ts';
import { isLoopback, serviceAddress } from '../../shared/http/service-address.ts';
import type { CommandContext } from '../context.ts';

const gitHubCom = 'https://api.github.com';

export interface GitHubSources {
  readonly server?: string;
  readonly env: CommandContext['env'];
  readonly originHost?: string;
}

export interface GitHubServer {
  readonly apiUrl: string;
  readonly isServer: boolean | undefined;
  readonly source: string | undefined;
}

/** @throws SiteDeployError `USAGE` if `--server` isn't an address */
export function resolveGitHubServer(sources: GitHubSources): GitHubServer {
  const { server, env, originHost } = sources;
  const of = (apiUrl: string, source: string): GitHubServer => ({
    apiUrl,
    isServer: apiUrl.endsWith('/api/v3'),
    source,
  });
  if (server) return of(toApiUrl(new URL(serviceAddress(server, '--server'))), '--server');
  const envUrl = env.GITHUB_API_URL?.replace(/\/$/, '');
  if (envUrl) return of(envUrl, 'GITHUB_API_URL');
  // A name without a dot is a local SSH alias.
  if (originHost?.includes('.'))
    return of(toApiUrl(new URL(`https://${originHost}`)), 'the origin of the checkout');
  return { apiUrl: gitHubCom, isServer: undefined, source: undefined };
}

/** A token only goes to an explicitly named host: the same name elsewhere may be someone else's. */
export function checkOriginHost(sources: GitHubSources, remedy: (host: string) => string): void {
  const { server, env, originHost } = sources;
  if (server || env.GITHUB_API_URL || !originHost?.includes('.')) return;
  if (resolveGitHubServer({ env, originHost }).apiUrl === gitHubCom) return;
  const otherwise = 'If the repository is on GitHub.com, name it with --repository owner/name.';
  throw usageError(
    `The origin of the checkout is on ${originHost}, but the command would use GitHub.com.`,
    `${remedy(originHost)} ${otherwise}`,
  );
}

function toApiUrl(url: URL): string {
  const host = url.hostname.toLowerCase();
  // SSH aliases for multiple accounts look like github.com-work.
  if (/^(www\.|ssh\.)?github\.com([-_][\w-]+)?$/.test(host)) return gitHubCom;
  // GitHub Enterprise Cloud on its own domain.
  if (host.endsWith('.ghe.com')) return `https://api.${host.replace(/^api\./, '')}`;
  // A local cloud: it stands for GitHub.com.
  if (isLoopback(url)) return url.origin;
  return `${url.origin}/api/v3`;
}
