import { createGitHub } from '../../clients/github/github.ts';
import type { Pace } from '../../clients/github/pace.ts';
import type { RepoName } from '../../clients/github/repository.ts';
import type { Deps } from '../../shared/deps.ts';
import { SiteDeployError, usageError } from '../../shared/errors/error.ts';
import { isLoopback, serviceAddress } from '../../shared/http/service-address.ts';
import type { Secret } from '../../shared/secret.ts';
import type { TokenSource } from '../../shared/token-source.ts';
import type { CommandContext } from '../context.ts';
import { readLocalCheckout } from './local-checkout.ts';
import { renewedToken } from './secrets.ts';

interface GitHubOpening {
  readonly pace?: Pace;
  readonly apiUrl?: string;
  readonly app?: { readonly id: string; readonly privateKey: Secret };
}

/**
 * Opens a GitHub client with the user's token or App.
 * @throws SiteDeployError `GITHUB_TOKEN_MISSING`, `GITHUB_APP_REFUSED`
 */
export async function openGitHub(context: CommandContext, deps: Deps, opening: GitHubOpening = {}) {
  const { pace, app, apiUrl = resolveGitHubServer({ env: context.env }).apiUrl } = opening;
  const { http, clock, signal } = deps;
  const command = 'SITE_DEPLOY_GITHUB_TOKEN_COMMAND';
  let token: Secret | TokenSource | undefined;
  if (app) {
    const { appTokens } = await import('../../clients/github/app-tokens.ts');
    const { id: appId, privateKey } = app;
    const { mask } = context.log;
    token = await appTokens({ http, clock, signal, apiUrl, appId, privateKey, mask });
  } else token = renewedToken(context, deps, ['GH_TOKEN', 'GITHUB_TOKEN'], command);
  if (!token) throw new SiteDeployError('GITHUB_TOKEN_MISSING', 'There is no GitHub token.');
  const onPause = (line: string) => context.log.info(line);
  return createGitHub({ http, clock, token, signal, onPause, apiUrl, pace });
}

const gitHubCom = 'https://api.github.com';

interface GitHubSources {
  readonly server?: string;
  readonly env: CommandContext['env'];
  readonly originHost?: string;
}

interface GitHubServer {
  readonly apiUrl: string;
  readonly isServer: boolean | undefined;
  readonly source: string | undefined;
}

export function resolveGitHubServer(sources: GitHubSources): GitHubServer {
  const { server, env, originHost } = sources;
  const of = (apiUrl: string, source: string): GitHubServer => ({
    apiUrl,
    isServer: apiUrl.endsWith('/api/v3'),
    source,
  });
  if (server) return of(toApiUrl(new URL(serviceAddress(server, '--server'))), '--server');
  const envUrl = env.GITHUB_API_URL && serviceAddress(env.GITHUB_API_URL, 'GITHUB_API_URL');
  if (envUrl) return of(envUrl, 'GITHUB_API_URL');
  // A host name without a dot is an alias from the user's SSH config.
  if (originHost?.includes('.'))
    return of(toApiUrl(new URL(`https://${originHost}`)), 'the origin of the checkout');
  return { apiUrl: gitHubCom, isServer: undefined, source: undefined };
}

/**
 * Refuses a checkout from a server that neither `--server` nor `GITHUB_API_URL` names: on
 * GitHub.com, `owner/name` may be somebody else's repository.
 */
export function checkOriginHost(
  sources: GitHubSources,
  remedy = `If it is a GitHub Enterprise Server, add --server https://${sources.originHost}.`,
): void {
  const { server, env, originHost } = sources;
  if (server || env.GITHUB_API_URL || !originHost?.includes('.')) return;
  if (resolveGitHubServer({ env, originHost }).apiUrl === gitHubCom) return;
  const location = `The origin of the checkout is on ${originHost}`;
  const problem = `${location}, but the command would use GitHub.com.`;
  if (isLoopback(new URL(`https://${originHost}`)))
    throw usageError(
      problem,
      "For a repository of the local cloud, set GITHUB_API_URL to its remote's address, without " +
        'path and token: http://127.0.0.1:PORT.',
    );
  const otherwise = 'If the repository is on GitHub.com, name it with --repository owner/name.';
  throw usageError(problem, `${remedy} ${otherwise}`);
}

function toApiUrl(url: URL): string {
  const host = url.hostname.toLowerCase();
  // SSH aliases for several accounts have names such as github.com-work.
  if (/^(www\.|ssh\.)?github\.com([-_][\w-]+)?$/.test(host)) return gitHubCom;
  // Subdomains of ghe.com belong to GitHub Enterprise Cloud with data residency.
  if (host.endsWith('.ghe.com')) return `https://api.${host.replace(/^api\./, '')}`;
  // Like GitHub.com's, the local cloud's API has no path prefix.
  if (isLoopback(url)) return url.origin;
  return `${url.origin}/api/v3`;
}

export async function repositoryFrom(
  option: string | undefined,
  folder: string,
  context: CommandContext,
): Promise<RepoName> {
  let found = option;
  if (found === undefined) {
    const { env, signal } = context;
    const { host, repository } = await readLocalCheckout(folder, env, signal);
    const sources = { env, originHost: host };
    checkOriginHost(sources, `Set GITHUB_API_URL=${resolveGitHubServer(sources).apiUrl}.`);
    found = repository;
  }
  const [, owner, name] = /^([\w.-]+)\/([\w.-]+)$/.exec(found ?? '') ?? [];
  if (owner && name) return { owner, name };
  const problem = 'The checkout has no origin that names a repository.';
  throw usageError(problem, 'Name the repository: --repository owner/name');
}
