import { createGitHub } from '../../github/github.ts';
import type { GitHub } from '../../github/types.ts';
import type { Deps } from '../../shared/deps.ts';
import { SiteDeployError } from '../../shared/errors/error.ts';
import type { CommandContext } from '../context.ts';
import { secretFromEnv } from './secrets.ts';

/**
 * @param writesPerMinute at most; absent: as many as come
 * @throws SiteDeployError `GITHUB_TOKEN_MISSING`
 */
export function openGitHub(context: CommandContext, deps: Deps, writesPerMinute?: number): GitHub {
  const token = secretFromEnv(context, 'GH_TOKEN', 'GITHUB_TOKEN');
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
