import { createGitHub, type GitHub } from '../../github/client.ts';
import type { Deps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { CommandContext } from '../context.ts';
import { secretOf } from './secrets.ts';

/**
 * @param writesPerMinute at most; absent: as many as come
 * @throws SiteDeployError `GITHUB_TOKEN_MISSING`
 */
export function gitHubOf(context: CommandContext, deps: Deps, writesPerMinute?: number): GitHub {
  const token = secretOf(context, 'GH_TOKEN', 'GITHUB_TOKEN');
  if (token === undefined) throw new SiteDeployError('GITHUB_TOKEN_MISSING', 'There is no token for GitHub.');
  const apiUrl = context.env.GITHUB_API_URL;
  return createGitHub({
    http: deps.http,
    clock: deps.clock,
    token,
    signal: deps.signal,
    onPause: (line) => context.log.info(line),
    ...(apiUrl !== undefined && { apiUrl }),
    writeIntervalMs: writesPerMinute === undefined ? 0 : 60_000 / writesPerMinute,
  });
}
