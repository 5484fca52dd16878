import type { Deps } from '../../../shared/deps.ts';
import type { Plan } from '../plan/types.ts';

/** The site's code runs as the same user, who can read a process's environment in /proc. */
export function warnAboutExposedSecrets(plan: Plan, deps: Deps): void {
  const { log, env, apiToken, github } = deps;
  if (plan.mode === 'build') {
    if (github)
      log.info(
        "The site's code can read github-token. " +
          'This job does not need it: set "github-token: \'\'".',
      );
    return;
  }
  const exposed: string[] = [];
  if (env.ACTIONS_ID_TOKEN_REQUEST_TOKEN) exposed.push("the request for the job's id token");
  if (apiToken) exposed.push('api-token');
  if (github) exposed.push('github-token');
  if (plan.dryRun || exposed.length === 0) return;
  const line =
    `In a single job, the site's code can read ${exposed.join(', ')}, and change what later ` +
    'steps run. To isolate it, use two jobs with "mode: build" and "mode: deploy".';
  // A token that outlives the job.
  if (!apiToken) log.info(line);
  else log.warn(line);
}
