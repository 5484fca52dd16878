import type { DeploySite } from '../../localcloud/face/runs.ts';
import type { ActionResult, LocalCloud } from '../../localcloud/localcloud.ts';
import type { LocalSite } from '../../localcloud/types.ts';
import { describeError, SiteDeployError } from '../../shared/errors/error.ts';
import type { CommandContext } from '../context.ts';
import type { DeployCommandOptions } from './deploy.ts';
import { readLocalRequest } from './local-request.ts';
import { runLocally } from './run-locally.ts';

/**
 * Deploys a folder to a local cloud as often as it is asked to, as the folder stands then.
 * @param site whom the cloud was started with
 * @param onResult called with how each run has ended
 */
export function localDeployer(
  cloud: LocalCloud,
  site: LocalSite,
  folder: string,
  options: DeployCommandOptions,
  context: CommandContext,
  onResult: (result: ActionResult) => void = () => {},
): DeploySite {
  return async (runId, onLine) => {
    const say = (line: string) => {
      context.log.info(`  ${line}`);
      onLine(line);
    };
    try {
      const request = await readLocalRequest(folder, options, context, runId);
      checkSameSite(site, request.site);
      const result = await runLocally(request, cloud, context, say);
      onResult(result);
      return result.outputs.report;
    } catch (error) {
      // Who has asked in a browser sees it there, and the local cloud goes on.
      if (!context.signal.aborted) for (const line of describeError(SiteDeployError.from(error))) say(line);
      return undefined;
    }
  };
}

function checkSameSite(started: LocalSite, now: LocalSite): void {
  const isSame = (['id', 'slug', 'url'] as const).every((key) => started[key] === now[key]);
  if (isSame && started.portal.url === now.portal.url) return;
  throw new SiteDeployError('USAGE', `The site config names another site now: ${now.slug} (${now.id}), ${now.url}.`, {
    remedy: 'End the local cloud with Ctrl-C, and start it again.',
  });
}
