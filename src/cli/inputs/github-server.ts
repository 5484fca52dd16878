import { SiteDeployError } from '../../shared/errors/error.ts';
import { serviceAddress } from '../../shared/http/service-address.ts';
import type { CommandContext } from '../context.ts';

const gitHubCom = 'https://api.github.com';

/** What says on which GitHub a repository is, in this order. */
export interface GitHubSources {
  /** `--server`: the address as people open it. */
  readonly server?: string;
  readonly env: CommandContext['env'];
  /** Host of the checkout's origin. */
  readonly originHost?: string;
}

/** Where a repository is. */
export interface GitHubPlace {
  /** Address of the API. */
  readonly apiUrl: string;
  /** Whether it is a GitHub Enterprise Server; `undefined`: nothing says so. */
  readonly isServer: boolean | undefined;
  /** What said so. */
  readonly saidBy: string | undefined;
}

/**
 * The GitHub that is meant.
 * @throws SiteDeployError `USAGE` for a `--server` that is no address
 */
export function gitHubPlace({ server, env, originHost }: GitHubSources): GitHubPlace {
  const of = (apiUrl: string, saidBy: string): GitHubPlace => ({ apiUrl, isServer: isServer(apiUrl), saidBy });
  if (server) return of(apiOf(new URL(serviceAddress(server, '--server'))), '--server');
  const given = env.GITHUB_API_URL?.replace(/\/$/, '');
  if (given) return of(given, 'GITHUB_API_URL');
  // A name without a dot is one of the person's own SSH settings: it says nothing.
  if (originHost?.includes('.')) return of(apiOf(new URL(`https://${originHost}`)), 'the origin of the checkout');
  return { apiUrl: gitHubCom, isServer: undefined, saidBy: undefined };
}

/**
 * Refuses the name of a repository that is on another host than the one that is asked: there it would be somebody
 * else's, and a token is only sent to a host that a person has named.
 * @param remedy how the host is named to this command
 * @throws SiteDeployError `USAGE`
 */
export function checkOriginHost({ server, env, originHost }: GitHubSources, remedy: (host: string) => string): void {
  if (server || env.GITHUB_API_URL || !originHost?.includes('.')) return;
  if (gitHubPlace({ env, originHost }).apiUrl === gitHubCom) return;
  throw new SiteDeployError('USAGE', `The origin of the checkout is on ${originHost}, and GitHub.com would be asked.`, {
    remedy: `${remedy(originHost)} If the repository is on GitHub.com, name it with --repository owner/name.`,
  });
}

function apiOf({ origin, hostname }: URL): string {
  const host = hostname.toLowerCase();
  // SSH settings for several accounts call it github.com-work, as an example.
  if (/^(www\.|ssh\.)?github\.com([-_][\w-]+)?$/.test(host)) return gitHubCom;
  // GitHub Enterprise Cloud at an address of its own.
  if (host.endsWith('.ghe.com')) return `https://api.${host.replace(/^api\./, '')}`;
  return `${origin}/api/v3`;
}

/** https://docs.github.com/enterprise-server/rest/using-the-rest-api/getting-started-with-the-rest-api */
function isServer(apiUrl: string): boolean {
  return apiUrl.endsWith('/api/v3');
}
