import { createGitHub } from '../../clients/github/github.ts';
import type { Pace } from '../../clients/github/pace.ts';
import type { Deps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { Secret } from '../../shared/secret.ts';
import type { TokenSource } from '../../shared/token-source.ts';
import type { CommandContext } from '../context.ts';
import { resolveGitHubServer } from './github-server.ts';
import { renewedToken } from './token-command.ts';

export interface GitHubOpening {
  readonly pace?: Pace;
  /** Default: GITHUB_API_URL, then GitHub.com. */
  readonly apiUrl?: string;
  readonly app?: { readonly id: string; readonly privateKey: Secret };
}

/** @throws SiteDeployError `GITHUB_TOKEN_MISSING`, `GITHUB_APP_REFUSED` */
export async function openGitHub(context: CommandContext, deps: Deps, opening: GitHubOpening = {}) {
  const { pace, app, apiUrl = resolveGitHubServer({ env: context.env }).apiUrl } = opening;
  return createGitHub({
    http: deps.http,
    clock: deps.clock,
    token: app ? await appSource(app, apiUrl, context, deps) : getToken(context, deps),
    signal: deps.signal,
    onPause: (line) => context.log.info(line),
    apiUrl,
    pace,
  });
}

/** @throws SiteDeployError `GITHUB_TOKEN_MISSING` */
function getToken(context: CommandContext, deps: Pick<Deps, 'exec'>): Secret | TokenSource {
  const token = renewedToken(
    context,
    deps,
    ['GH_TOKEN', 'GITHUB_TOKEN'],
    'SITE_DEPLOY_GITHUB_TOKEN_COMMAND',
  );
  if (!token) throw new SiteDeployError('GITHUB_TOKEN_MISSING', 'There is no GitHub token.');
  return token;
}

async function appSource(
  options: NonNullable<GitHubOpening['app']>,
  apiUrl: string,
  context: CommandContext,
  deps: Deps,
): Promise<TokenSource> {
  const { http, clock, signal } = deps;
  const { appTokens } = await import('../../clients/github/app-tokens.ts');
  return appTokens({
    http,
    clock,
    signal,
    apiUrl,
    appId: options.id,
    privateKey: options.privateKey,
    mask: (token) => context.log.mask(token),
  });
}
